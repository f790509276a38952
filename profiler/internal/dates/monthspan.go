package dates

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads months and years in digits in the ranges of curricula:
//
//	01/2017 to 01/2018, 01.2015 – 07.2019, 04/2016 - heute, 2019.03 ~ 현재, 6/2018–, depuis 09/2018
//
// A month alone may be a fraction, a version or the end of a card. It is one with another month of the same form or a word
// for now on the other side of a dash or of a word for until, or behind a word for since.

func SpanRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "month-of-span", Label: "DATE_TIME",
			Doc:    "A month with its year in digits, in a range with another one or with a word for now, or behind a word for since.",
			Source: "common usage of curricula",
			Triggers: []spec.Trigger{
				spec.OnToken(lex.TokenDigits, 4).StartingWith("19", "20").FollowedBy(".9/9").Standing(),
				spec.OnToken(lex.TokenDigits, 1).FollowedBy("/9").Standing(), spec.OnToken(lex.TokenDigits, 2).FollowedBy("/9").Standing(),
				spec.OnToken(lex.TokenDigits, 4).StartingWith("19", "20").FollowedBy(" *.*:*\x80*,*)*\n*\r*;*~*|* A"),
			},
			Match: monthOfSpan,
		},
	}
}

// The years of such months, and how sure they are.
const (
	firstSpanYear = 1950
	lastSpanYear  = 2049
)

// mostSpanLinks bounds the dashes and words between two months, and mostSpanSpaces what is blank before each of them.
const (
	mostSpanLinks  = 3
	mostSpanSpaces = 2
)

var (
	// spanLinks stand between the two sides of a range.
	spanLinks = &wordset.WordList{File: "dates", Set: "spanLinks", Capitals: true}

	// nowWords are words for now.
	nowWords = &wordset.WordList{File: "dates", Set: "nowWords", Capitals: true}

	// spanSinces stand before a month from which on something holds.
	spanSinces = &wordset.WordList{File: "dates", Set: "spanSinces", Capitals: true}

	// markedNows are such words where no spaces are set, or with dots or spaces inside, and eastLinks links like that.
	markedNows = [...]string{"현재", "지금", "재직", "現在", "现在", "至今", "今", "ปัจจุบัน", "н.в", "н. в", "н.ч", "наст.", "d.d", "i dag"}
	eastLinks  = [...]string{"〜", "～", "–", "—", "―", "−", "至", "到", "から", "부터"}
)

// A spanMonth is a month and its year in digits: text[start:end].
type spanMonth struct {
	start, end int
	months     int // since the beginning of our era
	sep        byte
	yearFirst  bool
	padded     bool // the month has two digits
}

// spanMonthAt reads such a month at text[i].
func spanMonthAt(text string, i int) (m spanMonth, ok bool) {
	a, j := Number(text, i, 5)
	if j == i || j == len(text) || text[j] != '/' && text[j] != '.' || lex.JoinsBefore(text, i) || i > 1 && (text[i-1] == '.' || text[i-1] == '/') &&
		numeral.IsAlnum(text[i-2]) {
		return m, false
	}
	b, k := Number(text, j+1, 5)
	m = spanMonth{start: i, end: k, sep: text[j]}
	switch {
	case j-i == 4 && (k-j == 2 || k-j == 3):
		m.yearFirst, m.padded = true, k-j == 3
		a, b = b, a
	case j-i <= 2 && k-j == 5:
		m.padded = j-i == 2
	default:
		return m, false
	}
	m.months = 12*b + a
	return m, 1 <= a && a <= 12 && firstSpanYear <= b && b <= lastSpanYear && !lex.JoinsAfter(text, k) &&
		(k+1 >= len(text) || text[k] != '.' && text[k] != '/' && text[k] != ',' || !numeral.IsDigit(text[k+1]))
}

// monthOfSpan reads the month that begins at text[at], or whose year stands there.
func monthOfSpan(text string, at int) (spec.Match, bool) {
	i := at
	if at > 1 && (text[at-1] == '/' || text[at-1] == '.') {
		i = chars.DigitsStart(text, i-1, at-4)
	} else if at+4 < len(text) && (text[at+1] == '/' || text[at+2] == '/') {
		// as it stands
	} else if at+4 >= len(text) || text[at+4] != '.' && text[at+4] != '/' {
		return spec.Match{}, false // as nearly all
	}
	m, ok := spanMonthAt(text, i)
	if !ok || i == 0 && m.end == len(text) {
		return spec.Match{}, false
	}
	if !m.hasEnd(text) && !m.hasStart(text) || m.sep == '.' && isOfVersion(text, i) {
		return spec.Match{}, false
	}
	return spec.Match{Start: m.start, End: m.end, Alone: 0.88}, true
}

// isSpan reports whether two months are the sides of a range. Two numbers with a dot and one digit before it are decimals or
// versions.
func isSpan(a, b spanMonth) bool {
	return a.sep == b.sep && a.yearFirst == b.yearFirst && a.months <= b.months && (a.sep == '/' || a.padded && b.padded)
}

// hasEnd reports whether the other side of a range is behind the month.
func (m spanMonth) hasEnd(text string) bool {
	if isOpenSpan(text, m.end) {
		return true
	}
	i := m.end
	for n := 0; n <= mostSpanLinks; n++ {
		j := chars.BytesEnd(text, i, i+mostSpanSpaces, " ")
		if j == len(text) {
			return false
		}
		if d := dashLen(text, j); d > 0 {
			i = j + d
			continue
		}
		if numeral.IsDigit(text[j]) {
			other, ok := spanMonthAt(text, j)
			return n > 0 && ok && isSpan(m, other)
		}
		if n == 0 && j == m.end && text[j] < utf8.RuneSelf {
			return false
		}
		if n > 0 && text[j] == '(' {
			j++
		}
		if chars.PrefixOf(text[j:], markedNows[:]...) != "" {
			return true
		}
		e, _ := prose.WordAt(text, j)
		if e == j {
			return false
		}
		w := text[j:e]
		if (n > 0 || text[j] >= utf8.RuneSelf) && wordset.InSet(nowWords, w) {
			return true
		}
		if !wordset.InSet(spanLinks, w) {
			return false
		}
		i = chars.BytesEnd(text, e, e+1, "./'") // н.в., t/m, jusqu'à
	}
	return false
}

// isOpenSpan reports whether a dash without a blank before it ends a range at text[i] whose other side is left out: 6/2018–
// and no more in the line, or a word behind a blank.
func isOpenSpan(text string, i int) bool {
	d := dashLen(text, i)
	if d == 0 {
		return false
	}
	k := chars.SkipByte(text, i+d, ' ')
	return k == len(text) || text[k] == '\n' || k > i+d && d > 1 && !numeral.IsDigit(text[k])
}

// hasStart reports whether the other side of a range, or a word for since, is before the month.
func (m spanMonth) hasStart(text string) bool {
	i := m.start
	for n := 0; n <= mostSpanLinks; n++ {
		j := chars.BytesStart(text, i, i-mostSpanSpaces, " ")
		if j == 0 {
			return false
		}
		if numeral.IsDigit(text[j-1]) {
			if n == 0 {
				return false
			}
			k := j
			for k > 0 && j-k < len("12/2019") && (numeral.IsDigit(text[k-1]) || text[k-1] == m.sep) {
				k--
			}
			other, ok := spanMonthAt(text, k)
			return ok && other.end == j && isSpan(other, m)
		}
		if d := dashBefore(text, j); d > 0 {
			i = j - d
			continue
		}
		k := lex.WordStartWithin(text, j, j-wordset.LongestWord)
		if k == j {
			return false
		}
		w := text[k:j]
		if n == 0 && wordset.InSet(spanSinces, w) && !(m.sep == '.' && !m.padded) {
			return true
		}
		if !wordset.InSet(spanLinks, w) {
			return false
		}
		i = chars.BytesStart(text, k, k-1, "/'")
	}
	return false
}

// dashLen is the length of a dash or of another sign between the sides of a range at text[i], or 0.
func dashLen(text string, i int) int {
	if i >= len(text) {
		return 0
	}
	switch c := text[i]; {
	case c == '-', c == '~':
		return 1
	case c < utf8.RuneSelf:
		return 0
	}
	for _, s := range eastLinks {
		if strings.HasPrefix(text[i:], s) && !strings.HasPrefix(text[i:], "至今") {
			return len(s)
		}
	}
	return 0
}

// dashBefore is dashLen for one that ends at text[i].
func dashBefore(text string, i int) int {
	switch c := text[i-1]; {
	case c == '-', c == '~':
		return 1
	case c < utf8.RuneSelf:
		return 0
	}
	return len(chars.SuffixOf(text[:i], eastLinks[:]...))
}
