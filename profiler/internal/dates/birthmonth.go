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
	if year == limit || wordset.InSet(anniversaries, text[at:i]) || text[at:i] == "NATO" || text[at:i] == "Nato" {
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

// What follows reads words for birth that stand behind the date with the word for a year in them, which is not of the date:
//
//	Петров Пётр, 04.11.1949 г.р.

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

// isYearAlone reports whether a year may stand at text[i] that a month with its name stands before: most begin a date of digits.
func isYearAlone(text string, i int) bool {
	if i < 2 || text[i-1] != ' ' || i+4 > len(text) || !numeral.IsDigit(text[i+1]) || !numeral.IsDigit(text[i+2]) || !numeral.IsDigit(text[i+3]) {
		return false
	}
	return i+4 == len(text) || text[i+4] != '-' && text[i+4] != '/' && !numeral.IsAlnum(text[i+4])
}

// longestHyphened bounds a word of letters and hyphens, in bytes.
const longestHyphened = 32

// LetterStart is where the word of letters and hyphens before text[i] begins, not before
// text[least].
func LetterStart(text string, i, least int) int {
	k := i
	for k > least && i-k < longestHyphened {
		j := lex.WordStartWithin(text, k, max(least, i-longestHyphened))
		if j == k {
			break
		}
		if k = j; k <= least+1 || text[k-1] != '-' {
			break
		}
		k--
	}
	return max(k, least)
}
