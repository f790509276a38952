package tagger

import (
	"math/bits"
	"slices"
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds names of people in Chinese, Japanese and Korean, which put no
// space between words. A name is a family name that is known, what is given to
// people behind it, and what stands on both sides: a title, a verb, the end of the
// run of characters.

// mostEast bounds the characters that are looked at together, in bytes, and mostRun
// a run of them without a space, a mark or a line break: what goes on behind it is not
// looked at.
const (
	mostEast = 384
	mostRun  = 16 << 10
)

// A script of the east.
type script uint8

const (
	scriptNone script = iota
	scriptHan
	scriptKana
	scriptHangul
)

// firstEastByte is the least first byte of the characters of the east.
const firstEastByte = 0xE3

func scriptOf(r rune) script {
	switch {
	case uint32(r-0x4E00) <= 0x9FFF-0x4E00:
		return scriptHan
	case uint32(r-0xAC00) <= 0xD7A3-0xAC00:
		return scriptHangul
	case uint32(r-0x3041) <= 0x30FF-0x3041 && r != 'ヶ' && r != '・':
		return scriptKana
	case uint32(r-0x3400) <= 0x4DBF-0x3400, r == '々', r == 'ヶ':
		return scriptHan
	}
	return scriptNone
}

// eastRunes are those of a script of the east. All are of three bytes.
var eastRunes = func() *runeSet {
	s := &runeSet{}
	for r := rune(firstEast); r < 1<<16; r++ {
		if scriptOf(r) != scriptNone {
			s[r/64] |= 1 << (r % 64)
		}
	}
	return s
}()

const firstEast = 0x3000

// isPlainlyEast tells most characters of the east by their bytes: those from U+5000 to U+9FFF, and
// nearly all syllables of Korean.
func isPlainlyEast(text string, i int) bool {
	if i+3 > len(text) || text[i+1]&0xC0 != 0x80 || text[i+2]&0xC0 != 0x80 {
		return false
	}
	two := uint(text[i])<<8 | uint(text[i+1])
	return two-0xE580 < 0xEA00-0xE580 || two-0xEAB0 < 0xED9E-0xEAB0
}

// eastRune gives the character of the east at text[i], or 0.
func eastRune(text string, i int) rune {
	var v uint32
	if i+4 <= len(text) {
		b := text[i : i+4]
		v = uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24
	} else {
		v = uint32(loadAt(text, i))
	}
	if v&maskOfThree != threeBytes {
		return 0
	}
	if r := runeOfThree(v); eastRunes.has(r) {
		return r
	}
	return 0
}

// isKoreanParticle reports whether what follows a name in Korean without a space is no part of a
// longer word.
func isKoreanParticle(rest string) bool {
	switch rest {
	case "은", "는", "이", "가", "을", "를", "의", "에게", "와", "과", "도", "입니다", "이다", "이고", "씨", "님", "께", "께서", "로", "으로", "라고", "이라고", "이며":
		return true
	}
	return false
}

// appendEast appends the names in the run of characters at text[at] and gives its
// end.
func (x *Scratch) appendEast(dst []Span, text string, at, done int) (spans []Span, end int) {
	q := &x.runes
	q.classes = &x.classes
	end = q.read(text, at)
	if from, to := q.ageBefore(text, at, done); from < to {
		dst = append(dst, Span{from, to, Age, ageShare})
	}
	if span, ok := q.fieldSpan(text, at, end); ok && at >= done {
		return append(dst, span), span.End
	}
	var orgs [mostEastOrgs]eastOrg
	left := orgs[:q.organizations(text, &orgs)]
	kana, known := false, false // whether there are kana, once somebody asks
	sound := q.soundStart(text, end)
	begins := 0 // the first character that is in none of the spans
	for i := 0; i < q.n; {
		if len(left) > 0 && left[0].from <= i {
			o := left[0]
			left = left[1:]
			if o.from < begins || q.at[o.from] < done {
				continue
			}
			to := q.at[o.to]
			if o.to == q.n && orgForms.has(q, text, o.from, o.to) {
				if to = behindForm(text, to); to == end && (scriptOf(q.r[o.from]) == scriptHangul || leadingForms.has(q, text, o.from, o.to)) {
					continue
				}
			}
			if o.to == q.n && to == end && scriptOf(q.r[o.from]) == scriptHangul {
				to = moreOfKorean(text, to)
			}
			dst = append(dst, Span{q.at[o.from], to, Organization, o.p})
			if i, begins = o.to, o.to; to > end {
				return dst, to
			}
			continue
		}
		if i > begins && i != sound && q.insideHangul(i) {
			i++ // nothing else begins there
			continue
		}
		if n := q.eastJob(text, i); n > 0 && q.at[i] >= done {
			dst = append(dst, Span{q.at[i], q.at[i+n], Job, jobShare})
			i += n
			begins = i
			continue
		}
		if n := q.calledOut(text, i, end); n > 0 && q.at[0] >= done {
			dst = append(dst, Span{q.at[0], q.at[n], Person, 0.6})
			i, begins = n, n
			continue
		}
		if i == sound && q.at[i] >= done {
			if to, p := q.dotted(text, i, end); to > end {
				return append(dst, Span{q.at[i], to, Person, p}), to
			}
		}
		if i == 0 && scriptOf(q.r[0]) == scriptHangul {
			if from, to, p := q.bracketForm(text, end, done); to > from {
				return append(dst, Span{from, to, Organization, p}), to
			}
			if to := q.foreignHangul(text, end); to > 0 && q.at[0] >= done {
				return append(dst, Span{q.at[0], to, Person, 0.65}), max(to, end)
			}
		}
		if to, ok := q.personField(text, i, end); ok && q.at[0] >= done {
			dst = append(dst, Span{q.at[0], to, Person, 0.85})
			if to > end {
				return dst, to
			}
			for i < q.n && q.at[i] < to {
				i++
			}
			begins = i
			continue
		}
		if to := q.spaced(text, i, end); to > end && q.at[i] >= done {
			return append(dst, Span{q.at[i], to, Person, 0.8}), to
		}
		if n, p := q.place(text, i); n > 0 && q.at[i] >= done && !q.fillsStreet(text, i, n, end) && !q.isNamed(text, i, n) && !(i == begins && i > 0 && q.restIsStreet(text, i, end)) {
			label := Location
			if c := q.class(text, i, i+n); i+n < q.n && q.r[i+n] == '籍' || c.Is(lexicon.Demonym) && !c.Is(lexicon.Country) && c.Place() == 0 {
				label = Nationality
			}
			dst = append(dst, Span{q.at[i], q.at[i+n], label, p})
			i += n
			begins = i
			continue
		}
		if i == begins && addressBefore.contains(q.r[i]) {
			i++
			begins = i
			continue
		}
		if i == begins {
			if to, ok := q.streetAt(text, i, end); ok && q.at[i] >= done {
				return append(dst, Span{q.at[i], to, Street, 0.8}), to
			}
		}
		var n int
		var p float64
		switch s := scriptOf(q.r[i]); {
		case s == scriptHangul:
			n, p = q.korean(text, i)
		case s == scriptKana:
			n, p = q.foreign(text, i)
		case s == scriptHan && q.mayBeName(text, i):
			if !known {
				kana, known = hasKana(text, at, end), true
			}
			n, p = q.han(text, i, kana)
		}
		if n == 0 || q.at[i] < done {
			i++
			continue
		}
		if k := q.jobTo(text, i, begins); k > 0 && q.at[i-k] >= done {
			dst = append(dst, Span{q.at[i-k], q.at[i], Job, p * jobShare})
		}
		dst = append(dst, Span{q.at[i], q.at[i+n], Person, p})
		i += n
		begins = i
	}
	return dst, end
}

// insideHangul reports whether character i goes on with a word in Korean.
func (q *runes) insideHangul(i int) bool {
	return i > 0 && scriptOf(q.r[i-1]) == scriptHangul && scriptOf(q.r[i]) == scriptHangul
}

// han is the name of characters that are Chinese or Japanese.
func (q *runes) han(text string, i int, kana bool) (n int, p float64) {
	if !kana {
		if n, p = q.chinese(text, i); p >= 0.5 {
			return n, p
		}
	}
	if m, o := q.japanese(text, i); o > p {
		return m, o
	}
	return n, p
}

// mayBeName reports whether a name begins with character i.
func (q *runes) mayBeName(text string, i int) bool {
	for k := i + 1; k <= min(q.n, i+3); k++ {
		c := q.class(text, i, k)
		if c.Family() > 0 || c.Given() > 0 && (k < q.n && calledFirst.contains(q.r[k]) || i > 0 && q.r[i-1] == 'の') {
			return true
		}
	}
	return false
}

// calledFirst are the characters that the words behind given names begin with, as isCalled has them.
var calledFirst = runesOf("さくち君様氏")

// longestPlace bounds a name of a place in characters.
const longestPlace = 7

// placeSuffixes are what stands behind names of towns and districts and is part of
// them.
var placeSuffixes = runesOf("市区县區縣省州都道府県町村郡시도군구동")

// betweenWords are the characters that stand between words in Japanese.
var betweenWords = runesOf("のはをにがへとでも")

// place gives how many characters from i on are a place that is known, and how
// surely.
func (q *runes) place(text string, i int) (n int, p float64) {
	if q.insideKana(i) || q.insideHangul(i) || betweenWords.contains(q.r[i]) {
		return 0, 0 // inside of a word, or what stands between words
	}
	if n := q.nature(text, i); n > 0 {
		return n, 0.8
	}
	for left := q.lengths(i, longestPlace); left != 0; {
		n := bits.Len8(left) - 1
		left ^= 1 << n
		k := i + n + 2
		c := q.class(text, i, k)
		if k < q.n && languageEnds.contains(q.r[k]) || q.insideKana(k) && scriptOf(q.r[i]) == scriptKana {
			continue // a language, or a part of a word
		}
		if c&^lexicon.Begins == 0 || strings.ContainsRune("在是有和与與", q.r[k-1]) || q.hasNoName(i, k) || scriptOf(q.r[k-2]) == scriptHan && betweenWords.contains(q.r[k-1]) || k == q.n && beginsValue(text[q.at[k]:]) || eastWords.has(q, text, i, k) {
			continue
		}
		if c.Common() == 3 && isEverydayEast(c) || q.insideWords(text, i, k) || scriptOf(q.r[i]) == scriptHangul && q.koreanWord(text, i, q.hangulEnd(i)) > 0 {
			return 0, 0
		}
		last := q.r[k-1]
		suffixed := placeSuffixes.contains(last) && k-i > 2
		if suffixed && k < q.n && (q.r[k] == '长' || q.r[k] == '長') {
			continue // the mayor of the town
		}
		follows := k < q.n && placeSuffixes.contains(q.r[k]) && !(k+1 < q.n && (q.r[k+1] == '长' || q.r[k+1] == '長'))
		switch {
		case c.Place() > 1 && k < q.n && scriptOf(q.r[k]) == scriptHangul && q.isPlaceSuffix(text, i, k):
			return k + 1 - i, 0.8
		case c.Given() > 1 && c.Place() == 3 && i == 0 && scriptOf(q.r[i]) == scriptHan && k < q.n && strings.ContainsRune("回说說打吃笑哭", q.r[k]):
			return 0, 0 // somebody who is called like the place does something
		case c.Is(lexicon.Country|lexicon.Region|lexicon.Demonym) || c.Place() == 3:
			return k - i, 0.85
		case c.Place() > 0 && (suffixed || follows):
			if follows {
				k++
			}
			return k - i, 0.8
		case c.Place() == 2 && c.Family() == 0 && c.Given() == 0 && c.Common() == 0:
			return k - i, 0.6
		}
	}
	return 0, 0
}

// isPlaceSuffix reports whether character k, behind the place that begins at i, makes a town, a
// district or a province of it in Korean, and is no particle.
func (q *runes) isPlaceSuffix(text string, i, k int) bool {
	switch q.r[k] {
	case '시', '구', '군', '읍', '면':
	case '도':
		if w := q.word(text, i, k); w != "제주" && w != "경기" && w != "강원" {
			return false
		}
	default:
		return false
	}
	return q.fits(text, k+1, q.hangulEnd(i))
}

// languageEnds make a language of the name of a country.
var languageEnds = runesOf("语語어")

// insideKana reports whether the characters before and at i are of one word in kana.
func (q *runes) insideKana(i int) bool {
	return i > 0 && i < q.n && scriptOf(q.r[i]) == scriptKana && scriptOf(q.r[i-1]) == scriptKana && isKatakana(q.r[i]) == isKatakana(q.r[i-1])
}

// addressBefore are characters before an address that no street begins with: of 住在, 位于,
// 寄到, 送至, 住所は.
var addressBefore = runesOf("住在位于於寄到送至址是我所は先宅をへに家搬去往")

// isNamed reports whether the place of n characters from i on is the family name of
// somebody: a title follows, or a given name and what ends one.
func (q *runes) isNamed(text string, i, n int) bool {
	if scriptOf(q.r[i]) != scriptHan || q.family(text, i, i+n) == 0 && !q.before(text, i) {
		return false
	}
	if q.family(text, i, i+n) > 0 && q.behind(text, i+n) {
		return true
	}
	if q.before(text, i) {
		if m, p := q.chinese(text, i); m > n && p >= 0.7 {
			return true
		}
	}
	m, p := q.japanese(text, i)
	if m <= n || p < 0.5 {
		return false
	}
	return q.behind(text, i+m) || i+m == q.n && m > n+1 || q.before(text, i) || slices.ContainsFunc(behindJapanese, func(w string) bool { return strings.HasPrefix(text[q.at[i+m]:], w) })
}

// behindJapanese stand behind a name of somebody who is spoken of.
var behindJapanese = []string{"と", "です", "でした", "が", "は"}

// beginsValue reports whether text begins with a colon: what stands before it is the
// name of a field.
func beginsValue(text string) bool {
	return strings.HasPrefix(text, ":") || strings.HasPrefix(text, "：")
}

// hasKana reports whether there are kana in text[at:end] or near it.
func hasKana(text string, at, end int) bool {
	near := text[max(0, at-90):min(len(text), end+90)]
	for {
		i := strings.IndexByte(near, 0xE3)
		if i < 0 || i+2 >= len(near) {
			return false
		}
		if near = near[i+1:]; near[0] == 0x81 || near[0] == 0x82 || near[0] == 0x83 {
			return true
		}
	}
}

// word is the text of characters i to k.
func (q *runes) word(text string, i, k int) string { return text[q.at[i]:q.at[k]] }

func (q *runes) family(text string, i, k int) int {
	return q.class(text, i, k).Family()
}

// before reports whether one of the words that names follow stands before character i.
func (q *runes) before(text string, i int) bool {
	head := text[max(0, q.at[i]-28):q.at[i]]
	if i == 0 {
		head = strings.TrimSuffix(withoutColon(head), "　")
		if q.n > 0 && scriptOf(q.r[0]) == scriptHan {
			head = strings.TrimSuffix(head, " ")
		}
	}
	return endsEast(head)
}

// withoutColon is text without a colon and a space at its end.
func withoutColon(text string) string {
	head := strings.TrimSuffix(text, " ")
	if name, ok := strings.CutSuffix(head, ":"); ok {
		return strings.TrimSuffix(name, " ")
	}
	if name, ok := strings.CutSuffix(head, "："); ok {
		return name
	}
	return text
}

// endsEast reports whether text ends with one of the words that names follow.
func endsEast(text string) bool {
	if text == "" {
		return false
	}
	for _, w := range eastBeforeBy[text[len(text)-1]] {
		if strings.HasSuffix(text, w) {
			return true
		}
	}
	return false
}

// behind reports whether one of the words that follow names begins at character i.
func (q *runes) behind(text string, i int) bool {
	tail := strings.TrimPrefix(text[q.at[i]:], " ")
	if len(tail) < 3 {
		return false
	}
	for _, w := range eastBehindBy[tail[2]] {
		if rest, ok := strings.CutPrefix(tail, w); ok && (w[0] < firstHangulByte || endsTitle(rest)) {
			return true
		}
	}
	return false
}

// firstHangulByte is the least first byte of the syllables of Korean.
const firstHangulByte = 0xEA

// endsTitle reports whether a title of Korean ends before rest: 님 or a particle may follow it,
// and not what makes another word of it, as in 군대 and 의사소통.
func endsTitle(rest string) bool {
	rest = strings.TrimPrefix(rest, "님")
	end := 0
	for end < len(rest) && scriptOf(eastRune(rest, end)) == scriptHangul {
		end += 3
	}
	rest = rest[:end]
	return rest == "" || behindAny[rest] || behindConsonant[rest] || behindVowel[rest] || rest == "이사" // 대표이사
}

// eastWords are words of everyday language that begin with the character of a family
// name, or end with one, and words that are places as well.
var eastWords = newEastSet("身份证 护照 高兴 高度 高血压 高速 高考 高级 高中 高峰 高铁 高温 黄色 黄金 黄昏 马上 马路 马桶 金额 金融 金属 方便 方法 方式 方案 方向 方面 张开 哥哥 大桥 大橋 曾祖 高一 高二 高三 暴雨 居长 祝好 出来 出來 下新 人知 永眠 公司 给付 給付 盖章 蓋章 之日起 厳密 厳格 余計 簡潔 左端 文節 平文 紀元 全長 干渉 何年 余裕 严格 嚴格 方括 括号 括號 相容 连结 連結 连线 連線 明文 原语 原語 段中 文中 单一 單一 游标 游標 滑鼠 空行 公钥 公鑰 王国 王子 李子 周末 周一 周二 周三 周四 周五 周六 周日 周围 周期 周年 " +
	"白天 白色 江水 常见 常用 常常 时间 时候 时代 平均 平台 平时 安全 安排 安装 安静 安慰 安心 成功 成本 成为 成立 成绩 成熟 任何 任务 任班 程序 程度 段落 关于 关系 关注 关闭 关键 于是 应该 应用 应对 应当 应少 温度 温暖 水果 水平 水费 连续 连接 " +
	"路上 路线 路口 车辆 车站 车票 明天 明年 明显 明确 明白 和平 和谐 包括 包装 包裹 包含 党员 解决 解释 万一 万元 全部 全国 全球 全家 管理 管道 文件 文化 文章 易于 商品 商店 商业 商务 强调 强大 强烈 双方 双重 单位 单独 单元 古代 古老 都是 都有 计划 " +
	"计算 项目 项链 经济 经理 经过 经常 经验 经营 熟悉 毛巾 毛病 米饭 米粉 钱包 钱款 宁可 乐意 乐观 乐器 司机 司法 费用 支付 支持 支出 支票 沙发 牛奶 牛肉 石头 石油 花费 花园 花生 田野 谢谢 何时 何处 何况 边缘 广告 广场 广泛 左右 左边 终于 游戏 游客 " +
	"空调 空间 空气 阳光 阴天 农业 农民 宣布 宣传 郁闷 宫殿 向前 向上 向下 盛大 尚未 尚可 国家 国际 门口 门票 家里 家庭 家人 公司 公园 公共 公里 公开 公布 木头 里面 班主 来自 来源 能够 能力 能源 有效 有关 有人 有时 那么 那里 那个 所以 所有 所谓 查询 查看 " +
	"相关 相信 相机 后来 后面 后天 生产 生活 生日 生气 习惯 简单 简介 练习 冷水 冷静 权利 权限 通过 通知 通常 种类 种植 原因 原来 原则 充电 充分 充值 富有 东西 东方 东边 西方 西边 南方 南边 北方 北边 鱼类 歩行 红色 红包 海洋 海鲜 海关 麦片 从来 从事 年轻 年底 年龄 关照 班里 班上 班级 陈述 陈列 管家 相当 相同 应届 包子 包厢 牛仔 马虎 高清 高楼 高层 温馨 温泉 白酒 黄瓜 江边 金牌 金鱼 石油 米线 路过 車站 時間 關於 謝謝 應該 連續 項目 經濟 單位 車輛 邊緣 廣告 滿意 陽光 農業 齊全 齐全 段时 明信 常年 常委 全班 全场 全天 全程 全市 全省 全体 全勤 安保 安置 成人 成员 管控 管辖 通话 通报 通告 通讯 简历 简直 习题 解答 解释 终点 终止 屈服 宿舍 封面 车厢 车主 花园 花瓶 步行 都市 顾客 顾问 梁上 仇恨 莫名 支架 柴油 柏油 霍乱 包裹")
