package dates

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads dates of birth whose day is written in words, as contracts, deeds and people
// who speak have it: the twenty-first of May 1980, le premier mars 1970.

// dayWords are the words for the days of a month, and the parts of them, in the forms that stand
// before the name of one.
var dayWords = &wordset.WordList{File: "dates", Set: "dayWords"}

// dayJoins are those that stand only between others.
var dayJoins = &wordset.WordList{Text: "et y e un"}

// Bounds of such a day: its words, and the bytes of them and of the month before a year.
const (
	longestDayWord = 32
	longestWritten = 96
)

// maySpell reports whether a year stands at text[i] that a date can end with whose day is
// written in words: most begin a date of digits.
func maySpell(text string, i int) bool {
	if i < 2 || text[i-1] != ' ' || i+4 > len(text) || !numeral.IsDigit(text[i+1]) || !numeral.IsDigit(text[i+2]) || !numeral.IsDigit(text[i+3]) {
		return false
	}
	return i+4 == len(text) || text[i+4] != '-' && text[i+4] != '/' && !numeral.IsAlnum(text[i+4])
}

// spelledDay is where the day begins that is written in words before a month and the year at
// text[year], and not before text[least]; or the year.
func spelledDay(text string, year, least int) int {
	if y, e := yearAt(text, year); y < 1900 || lex.JoinsAfter(text, e) {
		return year
	}
	end := withoutOf(text, year)
	from := LetterStart(text, end, least)
	if from == end || MonthNamed(text[from:end]) == 0 {
		return year
	}
	at, whole := year, false
	for n := 0; n < 3; n++ { // words of a day
		end = from
		if n == 0 {
			end = withoutOf(text, from)
		} else if end > 0 && text[end-1] == ' ' {
			end--
		}
		if end == from {
			break
		}
		k := LetterStart(text, end, least)
		if k == end || !isDayWord(text[k:end]) {
			break
		}
		from = k
		if joins := dayJoins.Has(text[k:end]); !joins || !whole && text[k:end] == "un" {
			at, whole = k, true
		}
	}
	return at
}

// isDayWord reports whether a word, or each part of it between hyphens, is for a day.
func isDayWord(word string) bool {
	for part := range strings.SplitSeq(word, "-") {
		if len(part) > longestDayWord || !dayWords.Has(part) {
			return false
		}
	}
	return true
}

// withoutOf is the end of what stands before the space, or the comma or the word for of, right
// before text[i], or i.
func withoutOf(text string, i int) int {
	if i == 0 || text[i-1] != ' ' {
		return i
	}
	i--
	return i - len(chars.SuffixOf(text[:i], ",", " of", " de", " del", " di", " do", " van"))
}

// LetterStart is where the word of letters and hyphens before text[i] begins, not before
// text[least].
func LetterStart(text string, i, least int) int {
	k := i
	for k > least && i-k < longestDayWord {
		j := lex.WordStartWithin(text, k, max(least, i-longestDayWord))
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

// longestBornBehind bounds what stands between a date and the word geboren at the end of its
// sentence, in bytes.
const longestBornBehind = 48

// matchSpelledBefore reads the date before the word for birth that stands at text[at].
func matchSpelledBefore(text string, at int) (spec.Match, bool) {
	k := at
	for k > 0 && at-k < longestBornBehind && !numeral.IsDigit(text[k-1]) {
		if strings.IndexByte("\n.;!?", text[k-1]) >= 0 {
			return spec.Match{}, false
		}
		k--
	}
	year := k - 4
	if year < 1 || !numeral.IsDigit(text[k-1]) || text[year-1] != ' ' {
		return spec.Match{}, false
	}
	start := spelledDay(text, year, max(0, year-longestWritten))
	return spec.Match{Start: start, End: k, Alone: signedDate}, start < year
}

// matchSpelledBirth reads the date behind the word for birth that stands at text[at:i].
func matchSpelledBirth(text string, i int) (spec.Match, bool) {
	limit := min(len(text), i+longestWritten)
	year := chars.NextDigit(text, i, limit)
	if year == limit || !maySpell(text, year) || strings.IndexByte(text[i:year], '\n') >= 0 {
		return spec.Match{}, false
	}
	start := spelledDay(text, year, i)
	if start == year || start-i > shortBirthField {
		return spec.Match{}, false
	}
	return spec.Match{Start: start, End: year + 4, Alone: signedDate}, true
}
