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

// isChinese tells most Chinese characters by their bytes: those from U+5000 to U+9FFF.
func isChinese(text string, i int) bool {
	return i+3 <= len(text) && text[i]-0xE5 < 0xEA-0xE5 && text[i+1]&0xC0 == 0x80 && text[i+2]&0xC0 == 0x80
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
	begins := 0                 // the first character that is in none of the spans
	for i := 0; i < q.n; {
		if len(left) > 0 && left[0].from <= i {
			o := left[0]
			left = left[1:]
			if o.from < begins || q.at[o.from] < done {
				continue
			}
			to := q.at[o.to]
			if o.to == q.n && orgForms.has(q, text, o.from, o.to) {
				if to = behindForm(text, to); to == end {
					continue
				}
			}
			dst = append(dst, Span{q.at[o.from], to, Organization, o.p})
			if i, begins = o.to, o.to; to > end {
				return dst, to
			}
			continue
		}
		if n := q.eastJob(text, i); n > 0 && q.at[i] >= done {
			dst = append(dst, Span{q.at[i], q.at[i+n], Job, jobShare})
			i += n
			begins = i
			continue
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

// mayBeName reports whether a family name begins with character i.
func (q *runes) mayBeName(text string, i int) bool {
	for k := i + 1; k <= min(q.n, i+3); k++ {
		if q.family(text, i, k) > 0 {
			return true
		}
	}
	return false
}

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
	if i > 0 && scriptOf(q.r[i-1]) == scriptOf(q.r[i]) && scriptOf(q.r[i]) != scriptHan || betweenWords.contains(q.r[i]) {
		return 0, 0 // inside of a word, or what stands between words
	}
	for left := q.lengths(i, longestPlace); left != 0; {
		n := bits.Len8(left) - 1
		left ^= 1 << n
		k := i + n + 2
		c := q.class(text, i, k)
		if c&^lexicon.Begins == 0 || q.hasNoName(i, k) || scriptOf(q.r[k-2]) == scriptHan && betweenWords.contains(q.r[k-1]) || k == q.n && beginsValue(text[q.at[k]:]) || eastWords.has(q, text, i, k) {
			continue
		}
		if c.Common() == 3 && isEverydayEast(c) || q.insideWords(text, i, k) || scriptOf(q.r[i]) == scriptHangul && q.koreanWord(text, i, q.hangulEnd(i)) > 0 {
			return 0, 0
		}
		last := q.r[k-1]
		suffixed := placeSuffixes.contains(last) && k-i > 2
		follows := k < q.n && placeSuffixes.contains(q.r[k])
		switch {
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

// addressBefore are characters before an address that no street begins with: of 住在, 位于,
// 寄到, 送至, 住所は.
var addressBefore = runesOf("住在位于於寄到送至址是我所は先宅")

// isNamed reports whether the place of n characters from i on is the family name of
// somebody: a title follows, or a given name and what ends one.
func (q *runes) isNamed(text string, i, n int) bool {
	if scriptOf(q.r[i]) != scriptHan || q.family(text, i, i+n) == 0 {
		return false
	}
	if q.behind(text, i+n) {
		return true
	}
	m, p := q.japanese(text, i)
	if m <= n || p < 0.5 {
		return false
	}
	return i+m == q.n && m > n+1 || q.before(text, i) || slices.ContainsFunc(behindJapanese, func(w string) bool { return strings.HasPrefix(text[q.at[i+m]:], w) })
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
	return endsEast(text[max(0, q.at[i]-24):q.at[i]])
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
var eastWords = newEastSet("身份证 护照 高兴 高度 高血压 高速 高考 高级 高中 高峰 高铁 高温 黄色 黄金 黄昏 马上 马路 马桶 金额 金融 金属 方便 方法 方式 方案 方向 方面 张开 王国 王子 李子 周末 周一 周二 周三 周四 周五 周六 周日 周围 周期 周年 " +
	"白天 白色 江水 常见 常用 常常 时间 时候 时代 平均 平台 平时 安全 安排 安装 安静 安慰 安心 成功 成本 成为 成立 成绩 成熟 任何 任务 任班 程序 程度 段落 关于 关系 关注 关闭 关键 于是 应该 应用 应对 应当 应少 温度 温暖 水果 水平 水费 连续 连接 " +
	"路上 路线 路口 车辆 车站 车票 明天 明年 明显 明确 明白 和平 和谐 包括 包装 包裹 包含 党员 解决 解释 万一 万元 全部 全国 全球 全家 管理 管道 文件 文化 文章 易于 商品 商店 商业 商务 强调 强大 强烈 双方 双重 单位 单独 单元 古代 古老 都是 都有 计划 " +
	"计算 项目 项链 经济 经理 经过 经常 经验 经营 熟悉 毛巾 毛病 米饭 米粉 钱包 钱款 宁可 乐意 乐观 乐器 司机 司法 费用 支付 支持 支出 支票 沙发 牛奶 牛肉 石头 石油 花费 花园 花生 田野 谢谢 何时 何处 何况 边缘 广告 广场 广泛 左右 左边 终于 游戏 游客 " +
	"空调 空间 空气 阳光 阴天 农业 农民 宣布 宣传 郁闷 宫殿 向前 向上 向下 盛大 尚未 尚可 国家 国际 门口 门票 家里 家庭 家人 公司 公园 公共 公里 公开 公布 木头 里面 班主 来自 来源 能够 能力 能源 有效 有关 有人 有时 那么 那里 那个 所以 所有 所谓 查询 查看 " +
	"相关 相信 相机 后来 后面 后天 生产 生活 生日 生气 习惯 简单 简介 练习 冷水 冷静 权利 权限 通过 通知 通常 种类 种植 原因 原来 原则 充电 充分 充值 富有 东西 东方 东边 西方 西边 南方 南边 北方 北边 鱼类 歩行 红色 红包 海洋 海鲜 海关 麦片 从来 从事 年轻 年底 年龄")

// chinese gives how many characters from i on are a name, and how surely.
func (q *runes) chinese(text string, i int) (n int, p float64) {
	k := 0
	if i+1 < q.n && eastWords.has(q, text, i, i+2) || q.everydayHan(text, i) {
		return 0, 0
	}
	switch {
	case i+2 < q.n && q.family(text, i, i+2) >= 2 && scriptOf(q.r[i+1]) == scriptHan:
		k = 2
	case q.family(text, i, i+1) >= 2:
		k = 1
	default:
		return 0, 0
	}
	if k == 1 && q.behind(text, i+1) && (i == 0 || q.before(text, i) || q.family(text, i, i+1) == 3) {
		return 1, 0.8 // a family name and a title
	}
	// Two given characters before one: the longer name is the commoner.
	for given := 2; given > 0; given-- {
		e := i + k + given
		if e > q.n || noGiven.contains(q.r[e-1]) || given == 2 && noGiven.contains(q.r[e-2]) ||
			scriptOf(q.r[e-1]) != scriptHan || given == 2 && (scriptOf(q.r[e-2]) != scriptHan || strings.HasPrefix(text[q.at[e-1]:], "先生")) {
			continue
		}
		odds := -2.5 + 0.4*float64(q.family(text, i, i+k))
		if rest := text[q.at[e]:]; strings.HasPrefix(rest, ":") || strings.HasPrefix(rest, "：") {
			odds -= 3 // the name of a field
		}
		switch {
		case q.before(text, i):
			odds += 2.5
		case i == 0:
			odds++
		}
		switch {
		case q.behind(text, e):
			odds += 3
		case e == q.n:
			odds += 1.2
		case chineseVerbs.contains(q.r[e]):
			odds++
		case given == 1:
			odds -= 1.5
		}
		switch c := q.class(text, i+k, e); {
		case c.Given() > 0:
			odds++
		case given == 2 && auxiliaries.contains(q.r[e-1]) && (e < q.n || strings.ContainsRune("称稱", q.r[e-1])):
			odds -= 2 // 欧阳倩会在
		case given == 2 && c.Common() > 0:
			odds -= 2
		case given == 1 && wordEnds.contains(q.r[i+k]):
			odds -= 0.8
		}
		if q.class(text, i, e).Is(lexicon.Country | lexicon.Region | lexicon.Thing) {
			odds -= 4
		}
		if odds > 0 {
			return k + given, logistic(odds)
		}
	}
	return 0, 0
}

// japanese is chinese for Japanese.
func (q *runes) japanese(text string, i int) (n int, p float64) {
	if i > 0 && scriptOf(q.r[i-1]) == scriptHan && !q.before(text, i) {
		return 0, 0
	}
	end := i
	for end < q.n && end-i < 7 && scriptOf(q.r[end]) == scriptHan {
		end++
	}
	cue := 0.0
	if q.before(text, i) {
		cue = 1.5
	}
	// The whole name, up to the end of the characters or to a title among them.
	for e := min(end, i+6); e > i+1; e-- {
		titled := q.behind(text, e)
		if e < end && !titled {
			continue
		}
		for k := i + 1; k < e && k <= i+3; k++ {
			family, given := q.family(text, i, k), q.class(text, k, e).Given()
			if family == 0 || given == 0 || q.behind(text, k) {
				continue
			}
			odds := -1.8 + 0.6*float64(family+given) + cue
			if titled {
				odds += 2
			} else if q.isEveryday(text, i, e) {
				return 0, 0
			}
			return e - i, logistic(odds)
		}
	}
	// A given name in kana.
	if end-i <= 3 && end < q.n && q.family(text, i, end) > 1 {
		for e := min(q.n, end+4); e > end+1; e-- {
			if scriptOf(q.r[e-1]) == scriptKana && q.class(text, end, e).Given() > 0 {
				return e - i, logistic(0.6*float64(q.family(text, i, end)) + cue)
			}
		}
	}
	// A family name with a title.
	for e := min(end, i+3); e > i; e-- {
		if f := q.family(text, i, e); f > 0 && q.behind(text, e) && !q.class(text, i, e).Is(lexicon.Country) {
			return e - i, logistic(0.6*float64(f) + cue + 0.5)
		}
	}
	// A family name behind a word that leads to one, and a particle.
	if f := q.family(text, i, end); cue > 0 && f > 1 && end-i > 1 && end < q.n && strings.ContainsRune("とがはにへもか", q.r[end]) && !q.isEveryday(text, i, end) && q.class(text, i, end).Common() == 0 {
		return end - i, logistic(0.6*float64(f) - 1 + cue)
	}
	return 0, 0
}

// korean is chinese for Korean, where a name begins a word and particles follow it.
func (q *runes) korean(text string, i int) (n int, p float64) {
	if i > 0 && scriptOf(q.r[i-1]) == scriptHangul || !koreanFamilies.contains(q.r[i]) {
		return 0, 0
	}
	if q.n == 1 && strings.HasPrefix(text[q.at[1]:], " ") && q.behind(text, 1) && !ownWords.contains(q.r[0]) {
		return 1, 0.75 // a family name and a title
	}
	if i+3 > q.n {
		return 0, 0
	}
	end := q.hangulEnd(i)
	cue := 0.0
	if q.before(text, i) || i == 0 && q.at[0] > 0 && text[q.at[0]-1] == ' ' && q.beforeSpace(text, i) {
		cue = 2.5
	}
	for _, given := range [...]int{2, 1} {
		e := i + 1 + given
		if e > end {
			continue
		}
		titled := q.behind(text, e)
		if koreanWords.has(q, text, i, i+2) && !(titled && e == end) && (given == 1 || strings.ContainsRune("은는이가을를의도로에과와", q.r[e-1])) {
			continue
		}
		rest := q.word(text, e, end)
		odds := -2.2 + cue
		switch {
		case titled:
			odds += 3.2
		case rest == "":
		default:
			if !isKoreanParticle(rest) {
				continue
			}
		}
		if given == 1 {
			odds -= 1.5
		}
		c := q.class(text, i+1, e)
		if given == 2 && e == end && c.Given() == 0 && strings.ContainsRune("는가을를의도에와과", q.r[e-1]) && q.fits(text, e-1, e) {
			odds -= 0.5 // more likely a word and its particle
		}
		if c.Given() > 0 {
			odds += 2.4
		}
		if strings.ContainsRune("김이박최정강조윤장임", q.r[i]) {
			odds += 0.4
		}
		if odds > 0 {
			if odds += q.againstKorean(text, i, e, end, c.Given()); odds > 0 {
				return 1 + given, logistic(odds)
			}
		}
	}
	return 0, 0
}

// ownWords stand before a title with a space between them as family names do, and are words:
// my, all, the former one, this one's.
var ownWords = runesOf("제전현모주")

// koreanWords are words of everyday language that begin with the syllable of a family name.
var koreanWords = newEastSet("이름 이번 이후 이전 이용 이상 이하 이미 이것 이체 이자 이사 이메일 이용자 정보 정말 정도 정상 정책 정확 주소 주문 주의 주말 고객 고장 고급 전화 전체 전송 전달 신청 신규 신용 신분 안내 안녕 안전 유효 유지 유료 임시 임대 " +
	"장소 장비 조회 조건 최근 최대 최소 최종 강의 강조 한국 한글 한번 오늘 오전 오후 서명 서류 권한 송금 송장 문의 문서 문제 배송 배달 백업 허가 남은 남성 하나 하루 노력 구매 구입 구성 성명 성별 차량 차이 우편 우리 우선 민원 지금 지난 지역 지원 진행 진료 채용 원본 원래 방법 방문 공지 공유 현재 현금 함께 " +
	"변경 여기 여권 여러 추가 추천 도착 도움 소개 소득 석사 선택 선물 설명 설정 마감 길이 연락 연결 위해 위치 표시 명의 명단 기간 기타 기본 반품 반환 왕복 금액 금일 육아 인증 인쇄 제품 제출 제목 모든 모두 국가 국내 국적 어제 어디 은행 편지 용도 예약 예정 봉투 부서 부탁 피해 감사 경우 경력 계정 계좌 계약 단계 단위 도시 마음 범위 승인 음식 좌석 판매 평균 형태 호텔")

// beforeSpace is before where a space stands between.
func (q *runes) beforeSpace(text string, i int) bool {
	return endsEast(text[max(0, q.at[i]-25) : q.at[i]-1])
}
