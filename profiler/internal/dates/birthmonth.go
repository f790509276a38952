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

// This file reads the month and the year of a birth, where no day is told, with the place of it between or not:
//
//	She was born in Leeds in June 1946.
//	Er wurde im Mai 1946 in Wels geboren.

// birthLinks stand between a word for birth and a month or a place, beside leadsToMonth and words of two letters.
var birthLinks = &wordset.WordList{File: "dates", Set: "birthLinks"}

// anniversaries are words for the day of a birth that comes again each year, and so in a month of any.
var anniversaries = &wordset.WordList{File: "dates", Set: "anniversaries"}

// matchMonthOfBirth reads the month behind the word for birth text[at:i].
func matchMonthOfBirth(text string, at, i int) (spec.Match, bool) {
	limit := min(len(text), i+72) // between a word for birth and the year
	year := chars.NextDigit(text, i, limit)
	if year == limit || wordset.InSet(anniversaries, text[at:i]) || isNATO(text[at:i]) {
		return spec.Match{}, false
	}
	comma := false
	for k := i; k < limit; {
		switch c := text[k]; {
		case k == year:
			end := yearMonthEnd(text, k)
			return spec.Match{Start: k, End: end, Alone: signedDate}, end > k
		case c == ' ', c == '(', c == ':' && k == i, c == '-':
			k++
			continue
		case c == ',':
			k, comma = k+1, true
			continue
		}
		if m, ok := datePartAt(text, monthBehindApostrophe(text, k, year), monthOfPart); ok && m.End > year+3 {
			m.Alone = signedDate
			return m, !comma || endsClause(text, m.End)
		}
		end, capital := prose.WordAt(text, k)
		if end == k || end > year || !capital && !isBirthLink(text[k:end]) {
			return spec.Match{}, false
		}
		comma = comma && !capital
		if k = end; capital && k < len(text) && text[k] == '.' { // St. Gallen
			k++
		}
	}
	return spec.Match{}, false
}

// isNATO reports whether a word with the form of a word for birth is the name of an alliance.
func isNATO(word string) bool { return word == "NATO" || word == "Nato" }

// isBirthLink reports whether a word in small letters may stand between a word for birth and a month.
func isBirthLink(word string) bool {
	return len(word) <= 2 || wordset.InSet(birthLinks, word) || wordset.InSet(leadsToMonth, word) || len(dayLeads.At(word, 0)) == len(word) ||
		strings.Count(word, "") == 3
}

// monthBehindApostrophe is where the word behind an apostrophe begins in the word at text[k], before text[year], or k:
// nell'aprile 1911.
func monthBehindApostrophe(text string, k, year int) int {
	end, _ := prose.WordAt(text, k)
	if n := strings.IndexAny(text[k:min(end, year)], "'’"); n > 0 && n < 6 {
		at := k + n
		if text[at] == '\'' {
			return at + 1
		}
		return at + len("’")
	}
	return k
}

// endsClause reports whether a sentence or a part of it ends at text[i].
func endsClause(text string, i int) bool {
	return i == len(text) || strings.IndexByte(",.;)\n", text[i]) >= 0
}

// matchMonthBefore reads the month before the word for birth that stands at text[at], in its sentence, with a place
// between or none.
func matchMonthBefore(text string, at int) (spec.Match, bool) {
	k := at
	for ; k > 0 && !numeral.IsDigit(text[k-1]); k-- {
		if at-k > longestBornBefore || strings.IndexByte("\n.,;:!?()", text[k-1]) >= 0 {
			break
		}
	}
	if k > 0 && numeral.IsDigit(text[k-1]) && k >= len("May 1970") {
		for i := max(0, k-longestDated); i < k; i++ {
			if c := text[i]; c <= ' ' || numeral.IsDigit(c) || i > 0 && (numeral.IsAlnum(text[i-1]) || text[i-1] >= utf8.RuneSelf) {
				continue
			}
			if m, ok := datePartAt(text, i, monthOfPart); ok && m.End >= k && numeral.IsDigit(text[k-4]) {
				m.Alone = signedDate
				return m, true
			}
		}
	}
	// 1946 júniusában, 1946. június, 1946年6月
	for i := max(0, at-longestBornBefore); i+4 < at; i++ {
		if numeral.IsDigit(text[i]) && (i == 0 || !numeral.IsAlnum(text[i-1]) && !lex.IsGlue(text[i-1])) {
			if end := yearMonthEnd(text, i); end > i && end <= at && !strings.ContainsAny(text[end:at], "\n.;:!?()") {
				return spec.Match{Start: i, End: end, Alone: signedDate}, true
			}
		}
	}
	return spec.Match{}, false
}

// What follows reads words for birth that stand behind the date, with the word for a year in them or without it:
//
//	Петров Пётр, 04.11.1949 г.р., паспорт выдан 12.05.2003
//	Ahmet, 1990-05-04 doğumlu, 12.05.2003 tarihinde geldi
//
// The word for the year is of the word for birth there and not of the date, and the next date is not of the birth.

// yearBirths go on behind a word for a year so that both are words for birth.
var yearBirths = [...]string{"р.", "рожд", "н.", "народж", "ur.", "urodzenia"}

// isYearOfBirth reports whether the word for a year that ends at text[i] goes on so. Behind a space a letter with its dot
// is short for a river or a village as well, where it does not end a part of the sentence.
func isYearOfBirth(text string, i int) bool {
	spaced := i < len(text) && text[i] == ' '
	if spaced {
		i++
	}
	for _, w := range yearBirths {
		if strings.HasPrefix(text[i:], w) {
			return !spaced || w != "р." && w != "н." || endsClause(text, i+len(w))
		}
	}
	return false
}

// A behindSign stands right behind a date of birth. A loose one can stand before the date as well, and is behind another
// only where a part of the sentence ends with it.
type behindSign struct {
	text  string
	loose bool
}

var behindSigns = [...]behindSign{{"г.р", false}, {"г. р", false}, {"г.рожд", false}, {"г. рожд", false}, {"года рожд", false}, {"р.н", false},
	{"р. н", false}, {"р.народж", false}, {"р. народж", false},
	{"року народж", false}, {"r. ur", false}, {"roku urodz", false}, {"doğumlu", false}, {"született", false}, {"születésű", false}, {"geboren", true}}

// farthestBirthBehind bounds what stands between two dates, in bytes.
const farthestBirthBehind = 64

// isBehindBirth reports whether the last date before text[i], in its line, has such a sign behind it, so that what begins
// at text[i] is a date of something else.
func isBehindBirth(text string, i int) bool {
	k, from := i, lex.LineStart(text, i, farthestBirthBehind)
	for k-8 >= from && chars.DigitsOf(chars.Load(text, k-8)) == 0 {
		k -= 8
	}
	for k > from && !numeral.IsDigit(text[k-1]) {
		k--
	}
	if k == from || k < len("1.1.1970") || !numeral.IsDigit(text[k-2]) {
		return false
	}
	j := chars.BytesEnd(text, k, i, ".-")
	if j > k && j < i && text[j-1] == '-' {
		j, _ = prose.WordAt(text, j) // 02-án
	}
	j = chars.BytesEnd(text, j, min(i, j+1), " ")
	for _, s := range behindSigns {
		if e := j + len(s.text); e < i && strings.HasPrefix(text[j:], s.text) {
			return !s.loose || strings.IndexByte(",;.)", text[e]) >= 0
		}
	}
	return false
}
