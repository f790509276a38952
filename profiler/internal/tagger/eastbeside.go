package tagger

import (
	"math/bits"
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds what stands beside names in Chinese, Japanese and Korean: jobs and ages.

// longestEastJob bounds a name of a job in characters.
const longestEastJob = 8

// jobAt gives how many characters from i on are a known job.
func (q *runes) jobAt(text string, i int) int {
	for left := q.lengths(i, longestEastJob); left != 0; {
		n := bits.Len8(left) - 1
		left ^= 1 << n
		if q.class(text, i, i+n+2).Is(lexicon.Occupation) {
			return n + 2
		}
	}
	return 0
}

// jobTo gives how many characters before i are a known job, as far as character least.
func (q *runes) jobTo(text string, i, least int) int {
	for k := max(least, i-longestEastJob); k < i-1; k++ {
		if q.class(text, k, i).Is(lexicon.Occupation) {
			return i - k
		}
	}
	return 0
}

// jobBefore are characters before a job.
var jobBefore = runesOf("做当當任为為是名のでが的位")

// eastJob gives how many characters from i on are a job of somebody: behind a word for
// doing it, or in a list behind a name or an age.
func (q *runes) eastJob(text string, i int) int {
	switch {
	case i > 0 && jobBefore.contains(q.r[i-1]):
	case i == 0 && (scriptOf(q.r[0]) == scriptHangul || q.inList(text)):
	default:
		return 0
	}
	n := q.jobAt(text, i)
	if n == 0 {
		return 0
	}
	rest := text[q.at[i+n]:]
	switch {
	case i == 0 && scriptOf(q.r[0]) == scriptHangul:
		return q.koreanJob(text, n)
	case i == 0:
	case strings.ContainsRune("のでが", q.r[i-1]):
		return n * beginsWith(rest, "で", "を", "に", "として", "です", "だ")
	case q.r[i-1] == '的' && i+n < q.n:
		return 0
	}
	return n
}

// koreanJob gives n when the n characters that the run begins with are a job of
// somebody.
func (q *runes) koreanJob(text string, n int) int {
	rest := text[q.at[n]:]
	if q.inList(text) && n == q.n {
		return n
	}
	for _, p := range [...]string{"으로 ", "로 "} {
		if behind, ok := strings.CutPrefix(rest, p); ok {
			return n * beginsWith(behind, "일", "근무", "활동", "재직", "취직")
		}
	}
	head := text[max(0, q.at[0]-4):q.at[0]]
	if n+1 < q.n && beginsWith(rest, "입니다", "이에요", "예요", "이며", "이다") == 1 && q.at[0] > 0 && head[len(head)-1] == ' ' && q.n < 10 {
		return n
	}
	if head == "의 " {
		return n * beginsWith(rest, "이다", "다", "입니다", "이며", "이자", "인", "였다", "이었다")
	}
	return 0
}

// beginsWith is 1 when text begins with one of the words, or else 0.
func beginsWith(text string, words ...string) int {
	for _, w := range words {
		if strings.HasPrefix(text, w) {
			return 1
		}
	}
	return 0
}

// inList reports whether the run stands behind an age with a comma between them.
func (q *runes) inList(text string) bool {
	k := q.at[0]
	for least := max(0, k-24); k > least && text[k-1] == ' '; {
		k--
	}
	if k == 0 || text[k-1] != ',' && text[k-1] != "，"[2] && text[k-1] != "、"[2] {
		return false // most runs have none of these before them
	}
	head := strings.TrimRight(text[max(0, q.at[0]-24):q.at[0]], " ")
	cut := strings.TrimRight(head, ",，、")
	if cut == head {
		return false
	}
	cut = strings.TrimRight(cut, ")）")
	for _, unit := range eastYears {
		if rest, ok := strings.CutSuffix(cut, unit); ok && rest != "" && isDigit(rest[len(rest)-1]) {
			return true
		}
	}
	return false
}

// eastYears stand behind a number of years that somebody is old.
var eastYears = [...]string{"岁", "歲", "歳", "才", "세", "살"}

// ageBefore gives the number right before the run at text[at] that it makes an age.
func (q *runes) ageBefore(text string, at, done int) (from, to int) {
	if q.n == 0 {
		return at, at
	}
	switch q.r[0] {
	case '岁', '歲', '歳', '才', '세', '살': // eastYears
	default:
		return at, at
	}
	if q.r[0] == '才' && q.n > 1 && scriptOf(q.r[1]) == scriptHan || q.r[0] == '세' && q.n > 1 && !strings.ContainsRune("의로이가에인며", q.r[1]) {
		return at, at
	}
	if isEastLimit(text[q.at[1]:]) {
		return at, at
	}
	for from = at; from > done && at-from < 3 && isDigit(text[from-1]); from-- {
	}
	if from == at || text[from] == '0' && at-from > 1 || from > 0 && (isAlnum(text[from-1]) || text[from-1] == '.' || text[from-1] == '-') || at-from == 3 && text[from:at] > "120" {
		return at, at
	}
	return from, at
}

// isEastLimit reports whether what stands behind the years makes them a limit.
func isEastLimit(rest string) bool {
	return beginsWith(strings.TrimPrefix(rest, " "), "以上", "以下", "以内", "以內", "未満", "未满", "未滿", "이상", "이하", "미만") == 1
}

// longestRole bounds what stands between a name and the age in brackets behind it, in bytes: a title,
// or a word for who somebody is in a matter.
const longestRole = 12

// eastYearsBehind gives the number in brackets right behind a run that ends at text[i]: 井上修被告(45).
func eastYearsBehind(text string, i int) (from, to int) {
	from = skip(text, i, "(", "（")
	to = from
	for to < len(text) && to-from < 3 && isDigit(text[to]) {
		to++
	}
	if from == i || to-from != 2 || text[from] == '0' || skip(text, to, ")", "）") == to {
		return i, i
	}
	return from, to
}
