package address

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/streetparts"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads what stands between a street and its town and is only an address's: the
// rest of the number of a house, floors and flats, and the marks before the names of towns
// and of their quarters.

// mostUnits bounds the floors, doors and flats of an address.
const mostUnits = 6

// gridEnd is the end of the number of a street with an English kind and of the flat behind it at
// text[i], as in Avenue 10 #08-1123, or i.
func gridEnd(text string, i int) int {
	if i+3 >= len(text) || text[i] != ' ' || !numeral.IsDigit(text[i+1]) {
		return i
	}
	_, k := dates.Number(text, i+1, 3)
	if k+2 < len(text) && (text[k] == ' ' || text[k] == ',') {
		if at := chars.SkipByte(text, chars.SkipByte(text, k, ','), ' '); at < len(text) && text[at] == '#' {
			_, e := dates.Number(text, at+1, 3)
			if e > at+1 && e+1 < len(text) && text[e] == '-' {
				if _, to := dates.Number(text, e+1, 5); to > e+1 && !lex.JoinsAfter(text, to) {
					return to
				}
			}
		}
	}
	return i
}

// unitsEnd is the end of what belongs to the house in the street that ends at text[i].
func unitsEnd(text string, i int, numbered bool) int {
	if numbered {
		i = gridEnd(text, i)
	}
	i = numberTail(text, i, numbered)
	if i > 0 && text[i-1] >= utf8.RuneSelf && chars.Spaceless(chars.LastRune(text[:i])) || numbered && i+2 < len(text) && text[i] == ',' &&
		numeral.IsDigit(text[i-1]) {
		i = eastUnitsEnd(text, i)
	}
	for range mostUnits {
		j := streetparts.UnitEnd(text, i)
		if j == i {
			j = unitBehind(text, i)
		}
		if j == i {
			break
		}
		i = j
	}
	return i
}

// houseTails stand behind the number of a house and a hyphen, in the Netherlands.
var houseTails = &wordset.WordList{File: "address", Set: "houseTails"}

// numberTail is the end of the rest of the number of a house at text[i]: 12/3/7, 12-III,
// 12 B 34; a number with strokes is read whole where the street has none.
func numberTail(text string, i int, numbered bool) int {
	j := i
	if !numbered {
		if j = chars.SkipByte(text, j, ' '); j == i || j >= len(text) || !numeral.IsDigit(text[j]) {
			return i
		}
		_, k := dates.Number(text, j, 4)
		if k+1 < len(text) && numeral.IsLetter(text[k]) && text[k+1] == '/' {
			k++ // 88A/2/14
		}
		if k == len(text) || text[k] != '/' {
			return i
		}
		j = k
	}
	if j == 0 || !numeral.IsDigit(text[j-1]) && !(j > 1 && numeral.IsLetter(text[j-1]) && numeral.IsDigit(text[j-2]) && j < len(text) && text[j] == '/') {
		return i
	}
	end := j
	for n := 0; n < 2 && end+1 < len(text) && text[end] == '/' && numeral.IsDigit(text[end+1]); n++ {
		_, end = dates.Number(text, end+1, 4)
	}
	if end == j && j+1 < len(text) && text[j] == '-' {
		if e, _ := prose.WordAt(text, j+1); e > j+1 && wordset.InSet(houseTails, text[j+1:e]) {
			end = e
		} else if 'A' <= text[j+1] && text[j+1] <= 'K' && isUnitEdge(text, j+2) {
			end = j + 2 // Sector 15-A
		}
	}
	if end == j && j+2 < len(text) && text[j] == ' ' && 'a' <= text[j+1]|0x20 && text[j+1]|0x20 <= 'k' && text[j+1] != 'A' &&
		(text[j+2] == ',' || text[j+2] == '\n') {
		return j + 2 // 23 b
	}
	if end == j && j+3 < len(text) && text[j] == ' ' && 'A' <= text[j+1] && text[j+1] <= 'K' && text[j+2] == ' ' && numeral.IsDigit(text[j+3]) {
		if _, e := dates.Number(text, j+3, 3); isUnitEdge(text, e) {
			end = e
		}
	}
	if end == j || lex.JoinsAfter(text, end) || end < len(text) && (text[end] == '/' || text[end] == '-') {
		return i
	}
	return end
}

// isUnitEdge reports whether a part of an address may end at text[i].
func isUnitEdge(text string, i int) bool {
	return i == len(text) || text[i] == ',' || text[i] == '\n' || text[i] == '\r' || text[i] == '"' || text[i] == '.' && (i+1 == len(text) || text[i+1] <= ' ')
}

// Words for floors, doors and flats, before their number and behind it.
var (
	unitNames = &wordset.WordList{File: "address", Set: "unitNames"}
	unitSides = &wordset.WordList{File: "address", Set: "unitSides"}
)

// unitBehind is the end of the name of a floor, a door or a flat and its number at text[i],
// or of a floor and its side, as in 2. tv.; with a comma or a space before it.
func unitBehind(text string, i int) int {
	j := chars.SkipByte(text, chars.SkipByte(text, chars.SkipByte(text, i, '.'), ','), ' ')
	if j == i || j >= len(text) {
		return i
	}
	if end := floorAndDoorEnd(text, j); end > j {
		return end
	}
	if text[i] == '.' && text[j] != 'I' && text[j] != 'V' {
		return i
	}
	if c := text[j]; text[i] == ' ' && (c == 'H' || c == 'L' || c == 'U' || c == 'K') { // Storgata 44 H0302
		if _, k := dates.Number(text, j+1, 4); k == j+5 && !lex.JoinsAfter(text, k) {
			return k
		}
	}
	if c := text[j]; c == 'I' || c == 'V' { // II. em. 6
		return romanFloorEnd(text, j, i)
	}
	if c := text[j] | 0x20; (c == 'r' || c == 's') && (strings.HasPrefix(text[j+1:], "/c") || strings.HasPrefix(text[j+1:], "/n") ||
		strings.HasPrefix(text[j+1:], "/C") || strings.HasPrefix(text[j+1:], "/N")) && !lex.JoinsAfter(text, j+3) {
		return j + 3 // r/c, s/n
	}
	if numeral.IsDigit(text[j]) {
		_, k := dates.Number(text, j, 2)
		e, _ := prose.WordAt(text, chars.SkipByte(text, chars.SkipByte(text, k, '.'), ' '))
		if from := chars.SkipByte(text, chars.SkipByte(text, k, '.'), ' '); k < len(text) && text[k] == '.' &&
			wordset.InSet(unitSides, strings.TrimRight(text[from:e], ".")) {
			return chars.SkipByte(text, e, '.')
		}
		return i
	}
	if strings.HasPrefix(text[j:], "Of. ") { // Torre B, Of. 902
		if e := numberTokenEnd(text, j+len("Of. ")); e > j+len("Of. ") && !lex.JoinsAfter(text, e) {
			return e
		}
	}
	if strings.HasPrefix(text[j:], "as. ") { // Koulukatu 3 as. 5
		if e := numberTokenEnd(text, j+len("as. ")); e > j+len("as. ") && !lex.JoinsAfter(text, e) {
			return e
		}
	}
	e, _ := prose.WordAt(text, j)
	if !wordset.InSet(unitNames, strings.TrimRight(text[j:e], ".")) {
		return i
	}
	k := chars.SkipByte(text, chars.SkipByte(text, chars.SkipByte(text, e, '.'), ':'), ' ')
	if k < len(text) && !numeral.IsDigit(text[k]) { // вх. Б
		if end, capital := prose.WordAt(text, k); capital && end-k <= 2 && (text[k] >= utf8.RuneSelf || end == k+1) && isUnitEdge(text, end) {
			return end
		}
	}
	if k >= len(text) || !numeral.IsDigit(text[k]) {
		return i
	}
	end := numberTokenEnd(text, k)
	if end-k > 5 || lex.JoinsAfter(text, end) {
		return i
	}
	return end
}

// orderedNames stand behind the number of a floor, with the sign that makes it an ordinal one.
var orderedNames = lists.List{File: "address", Set: "orderedNames"}

// Words for floors and doors in Hungarian, with a stop between them and their numbers.
var (
	orderedFloors = &wordset.WordList{Text: "em emelet"}
	groundFloors  = &wordset.WordList{Text: "fszt földszint fsz mfszt félem"}
)

// floorAndDoorEnd is the end of a floor and a door at text[j], as in 3. em. 4, II. em. 3. ajtó and
// fszt. 2, or j.
func floorAndDoorEnd(text string, j int) int {
	k := j
	if _, n := dates.Number(text, j, 2); n > j && n < len(text) && text[n] >= utf8.RuneSelf {
		if end := lex.PhraseEnd(text, n, orderedNames.Get()...); end > n {
			return end
		}
	}
	k = chars.BytesEnd(text, k, j+5, "0123456789IVX")
	floors := groundFloors
	if k > j {
		if k = chars.SkipByte(text, k, '.'); k == len(text) || text[k-1] != '.' {
			return j
		}
		k, floors = chars.SkipByte(text, k, ' '), orderedFloors
	}
	e, _ := prose.WordAt(text, k)
	if e == k || !wordset.InSet(floors, text[k:e]) {
		return j
	}
	end := e
	k = chars.SkipByte(text, e, '.')
	if k < len(text) && (text[k] == ' ' || text[k] == '/') {
		if n := numberTokenEnd(text, k+1); n > k+1 && n-k <= 4 && !lex.JoinsAfter(text, n) {
			end = lex.PhraseEnd(text, n, ". ajtó", ". a.", " ajtó")
		}
	} else if k > e && k < len(text) && text[k] == ',' {
		end = k
	}
	return end
}

// romanFloorEnd is the end of a floor in Roman numerals and the number of a door behind it at
// text[j], as in II. em. 6, or i.
func romanFloorEnd(text string, j, i int) int {
	k := chars.BytesEnd(text, j, j+5, "IVX")
	if k >= len(text) || text[k] != '.' && text[k] != '/' {
		return i
	}
	k = chars.SkipByte(text, k+1, ' ')
	if e, _ := prose.WordAt(text, k); e > k && wordset.InSet(unitSides, text[k:e]) {
		k = chars.SkipByte(text, e, '.')
		if at := chars.SkipByte(text, k, ' '); at < len(text) && numeral.IsDigit(text[at]) {
			if _, e := dates.Number(text, at, 3); !lex.JoinsAfter(text, e) {
				return e
			}
		}
		return k
	}
	if _, e := dates.Number(text, k, 3); e > k && text[k-1] == '/' && !lex.JoinsAfter(text, e) {
		return e // II/6
	}
	return i
}

// Marks before the names of towns, and before those of quarters, which many know.
var (
	cityMarks    = lists.List{File: "address", Set: "cityMarks"}
	quarterMarks = lists.List{File: "address", Set: "quarterMarks"}
)

// markedPart reads the name of a town or of a quarter behind its mark at text[at].
func (w *addressWalk) markedPart(at int) (addressPart, int) {
	if at >= len(w.text) {
		return noPart, at
	}
	marks := &marksOf.Get()[w.text[at]]
	for _, mark := range marks.towns {
		if k := at + len(mark); strings.HasPrefix(w.text[at:], mark) {
			if c, _ := w.candidateAt(k); c != nil && w.joiner.roleOf(c) == rolePlace {
				return foundPart, w.placeTail(c.End)
			}
		}
	}
	for _, mark := range marks.quarters {
		if k := at + len(mark); strings.HasPrefix(w.text[at:], mark) && k < len(w.text) && numeral.IsDigit(w.text[k]) {
			if _, e := dates.Number(w.text, k, 3); (mark[0] == 'B' || mark == "Zona " || mark == "Sector ") && isUnitEdge(w.text, e) {
				return wordPart, e // Brgy. 45, Zona 10
			}
		}
		if k := at + len(mark); strings.HasPrefix(w.text[at:], mark) && k < len(w.text) && chars.IsCapitalAt(w.text, k) {
			if end := w.wordsEnd(k, false); end > k {
				return wordPart, end
			}
			if e, _ := prose.WordAt(w.text, k); e < len(w.text) && w.text[e] == ',' && e <= w.limit {
				if _, free := w.candidateAt(e); free {
					return wordPart, e // Kel. Karet, though everybody uses the word
				}
			}
			if c, _ := w.candidateAt(k); c != nil && (w.joiner.roleOf(c) == rolePlace || w.joiner.roleOf(c) == roleStreet &&
				!chars.HoldsDigit(w.text[c.Start:c.End])) {
				return wordPart, c.End
			}
		}
	}
	return noPart, at
}

// marksOf are the marks before the names of towns, and of quarters, by their first bytes.
var marksOf = lazy.Value[*[256]struct {
	towns    []string
	quarters []string
}]{Make: func() *[256]struct{ towns, quarters []string } {
	var t [256]struct{ towns, quarters []string }
	for _, mark := range slices.Concat(townMarks[:], cityMarks.Get()) {
		t[mark[0]].towns = append(t[mark[0]].towns, mark)
	}
	for _, mark := range quarterMarks.Get() {
		t[mark[0]].quarters = append(t[mark[0]].quarters, mark)
	}
	return &t
}}

// provinceTail is the end of a space and the two letters of a province at text[i], at the
// end of a line or a sentence as in 30124 Venezia VE, or i.
func provinceTail(text string, i int) int {
	if i+3 > len(text) || text[i] != ' ' || text[i+1] < 'A' || text[i+1] > 'Z' || text[i+2] < 'A' || text[i+2] > 'Z' || !isUnitEdge(text, i+3) ||
		i > 0 && 'A' <= text[i-1] && text[i-1] <= 'Z' {
		return i
	}
	return i + 3
}

// addressNames are words for an address, which begin none.
var addressNames = &wordset.WordList{File: "address", Set: "addressNames", Capitals: true}
