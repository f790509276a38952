package address

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/streetparts"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// ordinalNumberBefore is where the number of a house begins that stands with a comma before a street in India that is
// a number itself at text[i], as in 82, 4th Cross, or i.
func ordinalNumberBefore(text string, i, least int) int {
	if i < 4 || text[i-1] != ' ' || text[i-2] != ',' {
		return i
	}
	e := chars.DigitsEnd(text, i, i+3)
	if e+2 >= len(text) || text[e+2] != ' ' {
		return i
	}
	switch text[e : e+2] {
	case "st", "nd", "rd", "th":
		return digitsBefore(text, i, i-2, least)
	}
	return i
}

// repeatedBefore is where the number of a house with bis or ter begins that stands before a street at text[i], with a
// comma or without, as in 3 bis, impasse du Moulin, or i.
func repeatedBefore(text string, i, least int) int {
	if i < len("5 bis ") || text[i-1] != ' ' {
		return i
	}
	k := i - 1
	if text[k-1] == ',' {
		k--
	}
	for _, w := range [...]string{"bis", "quater", "ter"} {
		if strings.HasSuffix(text[:k], w) {
			k -= len(w)
			k = chars.BytesStart(text, k, k-1, " ")
			return digitsBefore(text, i, k, least)
		}
	}
	return i
}

// digitsBefore is where the number that ends at text[end] begins, if nothing is joined to it, or i.
func digitsBefore(text string, i, end, least int) int {
	k := chars.DigitsStart(text, end, max(least, end-longestOdd-1))
	if k == end || end-k > longestOdd || k > 0 && text[k-1] != ' ' && text[k-1] != '\n' && text[k-1] != ':' && text[k-1] != '(' {
		return i
	}
	return k
}

// strokedBefore is where two numbers with a stroke between them begin that stand before text[i], as in
// 45/3 Soi Sukhumvit 23, or i.
func strokedBefore(text string, i, least int) int {
	if i < 4 || text[i-1] != ' ' {
		return i
	}
	k := chars.DigitsStart(text, i-1, max(least, i-longestOdd-2))
	if k == i-1 || k-1 <= least || text[k-1] != '/' {
		return i
	}
	k--
	end := k
	k = chars.DigitsStart(text, k, max(least, end-longestOdd-2))
	if k == end || end-k > longestOdd+1 || k > 0 && text[k-1] != ' ' && text[k-1] != '\n' {
		return i
	}
	return k
}

// commaNumberBefore is where the number of a house begins that stands with a comma before a street in
// Malay or Indonesian at text[i], as in 23, Jalan Kenanga, or i.
func commaNumberBefore(text string, i, least int) int {
	if e, _ := prose.WordAt(text, i); i < 4 || text[i-1] != ' ' || text[i-2] != ',' || !wordset.InSet(streetHeadsNumberLast, text[i:e]) {
		return i
	}
	k := chars.DigitsStart(text, i-2, max(least, i-longestOdd-3))
	if k == i-2 || i-2-k > longestOdd || k > 0 && text[k-1] != ' ' && text[k-1] != '\n' {
		return i
	}
	return k
}

// numberMarks stand before the number of a house or a flat, with what it is the number of before
// them.
var numberMarks = [...]string{"H.No. ", "H.No.", "H. No. ", "D.No. ", "D. No. ", "F.No. ", "Hse No. ", "Hse No ", "Hse. No. ", "No. ", "No.", "No ",
	"no. ", "नं. ", "नं ", "नंबर ", "न. "}

// numberedThings are what that can be.
var numberedThings = &wordset.WordList{File: "address", Set: "numberedThings"}

// numberMarkBefore is where such a mark before the number at text[i] begins, or i.
func numberMarkBefore(text string, i, least int) int {
	for _, mark := range numberMarks {
		k := i - len(mark)
		if k < least || text[k:i] != mark || lex.JoinsBefore(text, k) {
			continue
		}
		at := chars.BytesStart(text, k, max(least, k-1), " ")
		for at > least && at < k {
			r, n := utf8.DecodeLastRuneInString(text[:at])
			if !chars.IsLetterRune(r) && !chars.IsMarkRune(r) {
				break
			}
			at -= n
		}
		if at < k && at >= least && wordset.InSet(numberedThings, text[at:k-1]) {
			return at
		}
		return k
	}
	return i
}

// mostTwice is how many digits the first of two numbers of a street may have that does not
// tell the house: longer ones do.
const mostTwice = 2

// numberTwice is the end of the number that text[from:to], a street, begins with, if another
// one behind the name tells the house, and else from. The number of a flat tells none.
func numberTwice(text string, from, to int) int {
	end := chars.DigitsEnd(text, from, to)
	if end == from || end-from > mostTwice || end == to || text[end] != ' ' || end+1 < to && numeral.IsDigit(text[end+1]) || !chars.HoldsDigit(text[end:to]) {
		return from
	}
	last := to
	for i := end + 1; i < to; i++ { // before the flat
		if text[i-1] == ' ' && numeral.IsLetter(text[i]) && streetparts.UnitAt(text, i) > i && !prose.IsWordAt(text, i, houseWords) {
			last = chars.SkipBack(text, i)
			break
		}
	}
	k := chars.LettersStart(text, last, max(end, last-1)) // 12a
	k = chars.BytesStart(text, k, end, "0123456789/-")
	if k == last || !numeral.IsDigit(text[k]) || k <= end+2 || addressScriptOf(text[end:last]) == ofSpaceless || strings.HasSuffix(text[:k], " ") &&
		strings.IndexByte(text[end:k], ',') > 0 || strings.IndexByte(" :.", text[k-1]) < 0 {
		return from
	}
	return end
}

// numberTokenEnd is the end of the number at text[i], with a letter behind it.
func numberTokenEnd(text string, i int) int {
	i = chars.DigitsEnd(text, i, len(text))
	if i < len(text) && numeral.IsLetter(text[i]) && !lex.JoinsAfter(text, i+1) {
		i++
	}
	return i
}

// numberBefore gives a number that stands before text[i], with a blank between, and is no
// part of something else.
func numberBefore(text string, i, least, longest int) (start, end int) {
	end = i - 1
	if end < 1 || text[end] != ' ' {
		return i, i
	}
	start = chars.DigitsStart(text, end, max(least, end-longest-1))
	if start == end || end-start > longest || start < least || !lex.StandsAfter(text, start) {
		return i, i
	}
	if start == 0 {
		return start, end
	}
	switch c := text[start-1]; c {
	case '\n', '(', ':', '"', '\t':
		return start, end
	case ' ':
		if start > 1 && strings.IndexByte("#$+*=%", text[start-2]) >= 0 {
			return i, i
		}
		return start, end
	}
	return i, i
}

// What follows reads what the names of streets and the numbers of houses behind them can be in Spanish,
// Portuguese and Malay: days, ordinal numbers, thousands, and what tells that a flat follows.

// flatStreet is how sure a street is that a flat or a quarter stands behind.
const flatStreet = 0.95

// tellsFlat reports whether the number of a house at text[i] stands behind a comma, and a flat stands
// at text[j] behind that, as in R. Oscar Freire, 900, ap. 81; told says that, or a hyphen and a quarter.
func tellsFlat(text string, i, j int) (flat, told bool) {
	if i < 2 || text[i-2] != ',' {
		return false, false
	}
	k := streetparts.UnitEnd(text, j)
	flat = k > j && chars.HoldsDigit(text[j:k])
	return flat, flat || strings.HasPrefix(text[j:], " - ") && chars.IsCapitalAt(text, j+len(" - "))
}

// ordinalKindStart is where a street begins whose name is the number before its kind at text[at], as in
// 6a Avenida 12-34, or at.
func ordinalKindStart(text string, at int) int {
	if at < 3 || text[at-1] != ' ' {
		return at
	}
	k := len(strings.TrimSuffix(strings.TrimSuffix(text[:at-1], "ª"), "a"))
	if k == at-1 {
		return at
	}
	from := chars.DigitsStart(text, k, k-3)
	if from == k || lex.JoinsBefore(text, from) || !lex.StandsAfter(text, from) {
		return at
	}
	return from
}

// thousandsEnd is the end of a number at text[i] that goes on at text[j] with a stop and three digits,
// as in Av. Afonso Pena, 1.500, or j.
func thousandsEnd(text string, i, j int) int {
	if j-i > 2 || j+1 >= len(text) || text[j] != '.' {
		return j
	}
	if _, k := dates.Number(text, j+1, 4); k == j+len(".500") && (k == len(text) || text[k] == ',' || text[k] == ' ' || text[k] == '\n') {
		return k
	}
	return j
}

// datedName is the end of such a name behind the kind of a street that ends at text[i], or i.
func datedName(text string, i int) int {
	if i+1 >= len(text) || text[i] != ' ' || !numeral.IsDigit(text[i+1]) {
		return i
	}
	_, k := dates.Number(text, i+1, 2)
	of := len(" de ")
	if !strings.HasPrefix(text[k:], " de ") {
		of = 1
	}
	if k+of >= len(text) || text[k] != ' ' {
		return i
	}
	e, capital := prose.WordAt(text, k+of)
	if e-k-of < 4 || !capital || dates.MonthNamed(text[k+of:e]) == 0 {
		return i
	}
	return e
}

// marksNumber reports whether the word for a number stands behind a name of a few words at text[i].
func marksNumber(text string, i int) bool {
	for range mostStreetWords {
		if wordset.HasWordFold(text, i, "no") {
			return true
		}
		e, capital := prose.WordAt(text, i)
		if !capital || e >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	return false
}

// What follows reads houses in Colombia, which are told by the number of the street, of the one that
// crosses it, and by how far they are from the corner.

// gridKinds are kinds of streets in Colombia, which have numbers for names.
var gridKinds = &wordset.WordList{File: "address", Set: "gridKinds"}

// gridSides stand behind such a number.
var gridSides = &wordset.WordList{Text: "sur norte este oeste bis"}

// crossingEnd is the end of what tells a house by the streets at text[i], as in 43A # 18 Sur-135
// behind Carrera, or i.
func crossingEnd(text string, i int) int {
	k := chars.SkipByte(text, gridNumberEnd(text, i), ' ')
	switch {
	case k == i || k >= len(text):
		return i
	case text[k] == '#':
		k++
	default:
		e, _ := prose.WordAt(text, k)
		if !strings.EqualFold(text[k:e], "no") && !strings.EqualFold(text[k:e], "n") {
			return i
		}
		if k = chars.SkipDot(text, e); strings.HasPrefix(text[k:], "º") || strings.HasPrefix(text[k:], "°") {
			k += len("º")
		}
	}
	k = chars.SkipByte(text, k, ' ')
	e := gridNumberEnd(text, k)
	if e == k {
		return i
	}
	e = chars.SkipByte(text, e, ' ')
	if e >= len(text) || text[e] != '-' {
		return i
	}
	k = chars.SkipByte(text, e+1, ' ')
	if _, e = dates.Number(text, k, 3); e == k || lex.JoinsAfter(text, e) {
		return i
	}
	if to, _ := prose.WordAt(text, chars.SkipByte(text, e, ' ')); to > e+1 && wordset.InSet(gridSides, text[e+1:to]) && isUnitEdge(text, to) {
		return to // # 45-12 Sur
	}
	return e
}

// gridNumberEnd is the end of the number of such a street at text[i], or i.
func gridNumberEnd(text string, i int) int {
	_, k := dates.Number(text, i, 3)
	if k == i {
		return i
	}
	if k < len(text) && 'A' <= text[k]&^0x20 && text[k]&^0x20 <= 'H' && !lex.JoinsAfter(text, k+1) {
		k++
	}
	for range 2 {
		e, _ := prose.WordAt(text, chars.SkipByte(text, k, ' '))
		if !wordset.InSet(gridSides, text[chars.SkipByte(text, k, ' '):e]) {
			break
		}
		k = e
	}
	return k
}
