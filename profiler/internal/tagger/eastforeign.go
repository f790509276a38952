package tagger

import "strings"

// This file finds the names of foreigners in Chinese and Japanese, which are spelled by their
// sound and have a dot between given and family name: 约翰·史密斯, ジョン・スミス.

// soundRunes are the characters that names of foreigners are spelled with in Chinese.
var soundRunes = runesOf("阿埃艾爱愛安昂奥奧巴白柏班邦保鲍鮑贝貝本比毕畢彼边波伯博布查察达達大戴丹德登邓鄧迪蒂丁东多厄恩尔爾法凡范方菲费費芬丰夫弗福富盖蓋甘冈高戈哥格葛根古瓜圭哈海汉漢豪赫黑亨洪胡怀霍基吉加佳嘉杰傑金卡凯凱坎康考柯科克肯孔库庫夸奎昆拉莱萊兰蘭朗劳勞勒雷蕾累李里莉理利丽麗莲連连林琳龙龍隆卢盧鲁魯路露伦倫罗羅洛" +
	"马馬玛瑪迈邁麦麥曼芒毛梅美门門蒙孟米密敏明摩莫默姆穆娜纳納乃南瑙内尼妮宁纽紐农努诺諾欧歐帕派潘庞培佩彭皮匹平珀普齐奇恰强乔喬切琴琼瓊丘让讓热日荣茹儒瑞若撒萨薩塞赛賽桑瑟森沙莎山珊尚绍舍申圣聖施什史士舒朔思斯丝絲司松苏蘇索塔太泰坦汤湯特腾提廷图圖土托脱陀瓦旺威韦韋维維卫衛文翁沃乌烏伍武西希锡席夏香肖谢辛欣休修许雅亚亞延扬杨耶叶伊因英尤于约約泽澤扎詹珍芝治朱茱茨兹茲佐儿兒华華翰逊遜顿頓弥彌黛薇芙翠万萬可烈娅婭黎缪谬冯馮梵萝蘿芭芮茵玫仕喀契策岱蒂俄帝堅坚历歷")

// afterSound are those that more likely begin the next word when a name ends with them.
const afterSound = "于因当太明日毕畢约約"

// The most and the least characters of a part of such a name, and the most parts.
const (
	longestSound = 9
	leastSound   = 2
	mostSounds   = 4
)

// soundDots stand between the parts.
var soundDots = [...]string{"·", "・", "‧", "•"}

// dotAt is the end of such a dot at text[i], or i.
func dotAt(text string, i int) int {
	if i >= len(text) || text[i] < 0xC2 {
		return i
	}
	return skip(text, i, soundDots[:]...)
}

// isSound reports whether a character is one that names are spelled with by their sound, in
// katakana or in Chinese characters.
func isSound(r rune, katakana bool) bool {
	if katakana {
		return isKatakana(r)
	}
	return soundRunes.contains(r)
}

// soundStart is the character with which the first part of such a name begins, when a dot
// stands at text[end] behind the run, or the end of the run.
func (q *runes) soundStart(text string, end int) int {
	if dotAt(text, end) == end || q.n == 0 || q.at[q.n] != end {
		return q.n
	}
	katakana := isKatakana(q.r[q.n-1])
	from := q.n
	for from > 0 && q.n-from < longestSound && isSound(q.r[from-1], katakana) {
		from--
	}
	if katakana {
		if q.n-from < leastSound || from > 0 && isKatakana(q.r[from-1]) {
			return q.n
		}
		return from
	}
	for i := from; i+leastSound <= q.n; i++ {
		if i > 0 && q.before(text, i) {
			return i
		}
	}
	if q.n-from < leastSound {
		return q.n
	}
	return from
}

// dotted is the end of the name whose first part is the rest of the run from character i on, as
// soundStart has it, and how surely it is one, or end. In Japanese, where lists have such dots
// too, a part has to be known or a title to follow.
func (q *runes) dotted(text string, i, end int) (to int, p float64) {
	katakana := isKatakana(q.r[q.n-1])
	known := q.before(text, i) || q.isNamePart(text, i, q.n)
	to = end
	titled := false
	for range mostSounds - 1 {
		from := dotAt(text, to)
		if from == to {
			break
		}
		var next runes
		next.read(text, from)
		e := 0
		for e < next.n && e < longestSound && isSound(next.r[e], katakana) && (e < leastSound || katakana || !next.behind(text, e)) {
			e++
		}
		for e > leastSound && !katakana && strings.ContainsRune(afterSound, next.r[e-1]) {
			e--
		}
		if e < leastSound {
			break
		}
		known = known || next.isNamePart(text, 0, e)
		titled = next.behind(text, e)
		to = next.at[e]
	}
	switch {
	case to == end:
		return end, 0
	case titled:
		return to, 0.85
	case known || !katakana:
		return to, 0.75
	}
	return end, 0
}

// isNamePart reports whether characters i to k are a name that people have.
func (q *runes) isNamePart(text string, i, k int) bool {
	c := q.class(text, i, k)
	return c.Common() == 0 && (c.Given() > 0 || c.Family() > 0) && (k-i > 2 || !isKatakana(q.r[i]))
}

// foreign gives how many characters from i on are a foreign name before a title.
func (q *runes) foreign(text string, i int) (n int, p float64) {
	if !isKatakana(q.r[i]) || i > 0 && isKatakana(q.r[i-1]) {
		return 0, 0
	}
	e := i
	for e < q.n && isKatakana(q.r[e]) {
		e++
	}
	if e-i < 2 || q.class(text, i, e).Common() > 1 {
		return 0, 0
	}
	for _, w := range [...]string{"さん", "様", "氏", "君", "くん", "ちゃん"} {
		if strings.HasPrefix(text[q.at[e]:], w) {
			return e - i, 0.75
		}
	}
	return 0, 0
}
