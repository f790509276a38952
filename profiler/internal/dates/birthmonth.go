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

// isBehindBirth reports whether the last date before text[i], in its line, has such a sign behind it, so that what begins
// at text[i] is a date of something else.
func isBehindBirth(text string, i int) bool {
	k, from := i, lex.LineStart(text, i, 64) // bytes between two dates
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

// What follows reads dates of birth whose day is written in words, as contracts, deeds and people
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

// matchSpelledBefore reads the date before the word for birth that stands at text[at].
func matchSpelledBefore(text string, at int) (spec.Match, bool) {
	k := at
	for k > 0 && at-k < 48 && !numeral.IsDigit(text[k-1]) { // bytes between the date and the word
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
	return spec.Match{Start: start, End: year + 4, Alone: signedDate}, start != year && start-i <= shortBirthField
}
