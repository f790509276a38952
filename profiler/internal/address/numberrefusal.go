package address

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/demographics"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file tells days, hours and counts from the numbers of houses that they look like beside a street, and reads a number
// that stands before its street with a word: le n.º 5 da Rua do Covo, número 31 de la calle Cortes.

// undated is a reader of streets that takes no day and no hour for the number of a house.
func undated(read func(text string, at int) (spec.Match, bool)) func(text string, at int) (spec.Match, bool) {
	return func(text string, at int) (spec.Match, bool) {
		m, ok := read(text, at)
		if !ok {
			return m, false
		}
		if e, _ := prose.WordAt(text, m.Start); m.Start > 1 && numeral.IsDigit(text[m.Start-2]) && text[m.Start-1] == ' ' && e+1 < m.End &&
			dates.MonthNamed(text[m.Start:possessiveCut(text, m.Start, e)]) > 0 {
			m.Start = e + 1 // 8 Mayıs'ta İstiklal Caddesi
		}
		return m, !isDayOrHour(text, m.Start, m.End)
	}
}

// possessiveCut is the end of the word text[i:e] without an ending behind an apostrophe.
func possessiveCut(text string, i, e int) int {
	if k := possessiveStart(text[i:e]); k > 0 {
		return i + k
	}
	return e
}

// clockWords stand behind an hour, and countLinks before a number that counts or is a day.
var (
	clockWords = &wordset.WordList{File: "address", Set: "clockWords"}
	countLinks = &wordset.WordList{File: "address", Set: "countLinks"}
)

// isDayOrHour reports whether the number at the beginning or the end of the street text[i:end] is an hour, or one of a day.
func isDayOrHour(text string, i, end int) bool {
	if numeral.IsDigit(text[i]) {
		_, k := dates.Number(text, i, 4)
		if k < end && text[k] == ' ' {
			if e, _ := prose.WordAt(text, k+1); wordset.InSet(clockWords, text[k+1:e]) {
				return true // 10 Uhr in St. Veit
			}
		}
		if i > 4 && text[i-1] == ' ' && k-i != 3 {
			j := chars.BytesStart(text, i-1, i-2, ".")
			if w := lex.WordStartWithin(text, j, j-wordset.LongestWord); j-w > 2 && dates.MonthNamed(text[w:j]) > 0 &&
				(text[i-2] == '.' || !chars.IsCapitalAt(text, w) || k-i < 3) {
				return true // Dec. 12
			}
		}
	}
	if !numeral.IsDigit(text[end-1]) {
		return false
	}
	k := chars.DigitsStart(text, end, i)
	if end-k > 2 || k < i+3 || text[k-1] != ' ' {
		return false
	}
	rest := strings.TrimPrefix(text[end:min(len(text), end+wordset.LongestWord)], ".")
	rest = strings.TrimPrefix(strings.TrimPrefix(rest, " de"), " ")
	e, _ := prose.WordAt(rest, 0)
	if e > 2 && dates.MonthNamed(rest[:e]) > 0 {
		return true // no dia 2 de fevereiro
	}
	w := lex.WordStartWithin(text, k-1, i)
	return w < k-1 && !chars.IsCapitalAt(text, w) && wordset.InSet(countLinks, text[w:k-1]) && end < len(text) && text[end] == ' ' &&
		chars.IsLowerAt(text, end+1)
}

// numberNouns stand before the number of a house that stands before its street, and numberLinks between the two.
var (
	numberNouns = &wordset.WordList{File: "address", Set: "numberNouns"}
	numberLinks = [...]string{" de la ", " del ", " de l'", " de l’", " da ", " do ", " de ", " della ", " dello ", " dell'", " dell’", " di ",
		" din ", " de pe "}
)

// longestNumberLink is the length of the longest of numberLinks, in bytes.
const longestNumberLink = len(" dell’")

// numberedStreet is a street whose kind stands at text[at], with such a number before it.
func numberedStreet(text string, at int) (spec.Match, bool) {
	if at < len("n. 5 di ") || text[at-1] != ' ' && text[at-1] != '\'' && lex.JoinsBefore(text, at) ||
		!spec.HasDigit(chars.Load(text, max(0, at-longestNumberLink-1))) {
		return spec.Match{}, false // as nearly all
	}
	link := chars.SuffixOf(text[:at], numberLinks[:]...)
	if link == "" {
		return spec.Match{}, false
	}
	i := at - len(link) + 1
	k := chars.DigitsStart(text, i-1, i-5)
	if k == i-1 || k < 3 || text[k-1] != ' ' {
		return spec.Match{}, false
	}
	if e, _ := prose.WordAt(text, at); !wordset.InSet(streetHeadsNumberLast, text[at:e]) && !hasTail(text[at:e]) {
		return spec.Match{}, false
	}
	from := k - 1
	for from > 0 && k-1-from < 10 && text[from-1] != ' ' && text[from-1] != '\n' && text[from-1] != '(' {
		from--
	}
	if !wordset.InSet(numberNouns, text[from:k-1]) {
		return spec.Match{}, false
	}
	to, named := at, 0
	for j, n := at, 0; n < 6; n++ { // words of the street
		e, capital := prose.WordAt(text, j)
		if e == j || n > 0 && !capital && !wordset.InSet(framedLinks, text[j:e]) {
			break
		}
		if capital && n > 0 {
			to = e
			named++
		}
		if e+1 >= len(text) || text[e] != ' ' {
			break
		}
		j = e + 1
	}
	return spec.Match{Start: from, End: to, Alone: 0.85}, named > 0
}

// framedLinks stand between the parts of names in small letters.
var framedLinks = &wordset.WordList{File: "address", Set: "framedLinks"}

// possessiveStart is where the ending of a name begins that an apostrophe parts from it, or 0: Krombach's, Hızır'ın.
func possessiveStart(word string) int {
	k := strings.IndexByte(word, '\'')
	rest := k + 1
	if k < 0 {
		k = strings.Index(word, "’")
		rest = k + len("’")
	}
	if k < demographics.FewestNamed || len(word)-rest > 6 || rest < len(word) && !chars.IsLowerAt(word, rest) {
		return 0
	}
	return k
}
