package tagger

import (
	"math/bits"
	"slices"
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds names of places in Chinese, Japanese and Korean: towns and countries that are
// known, and rivers, lakes, mountains and islands that everybody knows there.

// longestPlace bounds a name of a place in characters.
const longestPlace = 7

// placeSuffixes are what stands behind names of towns and districts and is part of
// them.
var placeSuffixes = runesOf("市区县區縣省州都道府県町村郡시도군구동")

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
	return q.fits(text, k+1, q.hangulEnd(k))
}

// languageEnds make a language of the name of a country.
var languageEnds = runesOf("语語어")

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

// eastNature are rivers, lakes, mountains and islands that everybody knows where Chinese, Japanese
// and Korean are spoken.
var eastNature = newEastSet("长江 長江 黄河 黃河 珠江 淮河 海河 辽河 松花江 嘉陵江 黑龙江 鸭绿江 雅鲁藏布江 澜沧江 怒江 钱塘江 黄浦江 湘江 赣江 汉江 岷江 金沙江 泰山 黄山 黃山 华山 衡山 恒山 嵩山 庐山 峨眉山 武当山 五台山 九华山 普陀山 武夷山 张家界 长白山 祁连山 天山 昆仑山 秦岭 大别山 太行山 阿里山 玉山 陽明山 喜马拉雅山 珠穆朗玛峰 " +
	"太湖 洞庭湖 鄱阳湖 洪泽湖 巢湖 西湖 青海湖 滇池 洱海 千岛湖 日月潭 渤海 黄海 东海 南海 舟山群岛 淡水河 濁水溪 " +
	"富士山 阿蘇山 高尾山 筑波山 浅間山 白山 立山 御嶽山 岩手山 鳥海山 磐梯山 那須岳 八ヶ岳 槍ヶ岳 谷川岳 大雪山 羊蹄山 桜島 屋久島 佐渡島 小豆島 淡路島 伊豆大島 八丈島 石垣島 宮古島 信濃川 利根川 石狩川 天塩川 北上川 最上川 阿武隈川 荒川 多摩川 相模川 天竜川 木曽川 長良川 揖斐川 淀川 吉野川 四万十川 筑後川 球磨川 隅田川 鴨川 琵琶湖 霞ヶ浦 浜名湖 猪苗代湖 洞爺湖 支笏湖 十和田湖 田沢湖 諏訪湖 芦ノ湖 河口湖 中禅寺湖 瀬戸内海 日本海 東京湾 大阪湾 津軽海峡 関門海峡 " +
	"한강 낙동강 금강 영산강 섬진강 임진강 북한강 남한강 소양강 대동강 압록강 두만강 만경강 형산강 태화강 한탄강 설악산 지리산 한라산 북한산 백두산 금강산 오대산 태백산 소백산 덕유산 내장산 계룡산 속리산 관악산 도봉산 무등산 팔공산 치악산 월악산 주왕산 소양호 충주호 안동호 대청호 의암호 동해 서해 남해 울릉도 독도 거제도 강화도 진도 완도")

// longestNature bounds them in characters.
const longestNature = 7

// nature gives how many characters from i on are one of them.
func (q *runes) nature(text string, i int) int {
	if !eastNature.firsts.contains(q.r[i]) {
		return 0
	}
	for k := min(q.n, i+longestNature); k > i+1; k-- {
		if k < q.n && strings.ContainsRune("区區县縣市路街道镇鎮村町", q.r[k]) {
			continue // a district or a street that is named after it
		}
		if eastNature.words[q.word(text, i, k)] && !q.insideKana(k) && (scriptOf(q.r[i]) != scriptHangul || q.fits(text, k, q.hangulEnd(i))) {
			return k - i
		}
	}
	return 0
}
