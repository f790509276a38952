package address

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/streetparts"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads addresses as they stand on letters, by their form: a street, and behind it a
// town and a postcode in the order of a country. Such a form tells more than the words in it, which
// may be made up: 817 Vance Fords Apt. 123, and North Vanceville, TX 12345 below it.

// Words that tell a street or a box before a town and its postcode.
var (
	// mailKinds are the words that the names of streets end with, in English and in India. In Britain they may have
	// small letters.
	mailKinds = &wordset.WordList{File: "address", Set: "mailKinds"}

	// mailHeads begin the names of streets, before which a number may stand and behind which one does.
	mailHeads = &wordset.WordList{File: "address", Set: "mailHeads"}

	// mailNumbered are those of them that a number stands before, or none at all.
	mailNumbered = &wordset.WordList{File: "address", Set: "mailNumbered"}

	// mailDated begin those that are called after a day in German: Straße des 17. Juni 135.
	mailDated = &wordset.WordList{Text: "straße strasse platz allee brücke"}

	// mailSorts begin the addresses of the armed forces of the United States; a number stands behind the first.
	mailSorts = &wordset.WordList{Text: "psc cmr unit uss usns uscgc usnv"}
	mailShips = &wordset.WordList{Text: "uss usns uscgc usnv"}
)

// mailUnitWords stand before the number of a flat, with a dot or without.
var mailUnitWords = &wordset.WordList{File: "address", Set: "mailUnitWords"}

// Regions behind which a postcode stands, in capitals and in full.
var (
	mailStates    = &wordset.WordList{File: "address", Set: "mailStates"}
	mailTerritory = &wordset.WordList{File: "address", Set: "mailTerritory"}
	mailProvinces = &wordset.WordList{File: "address", Set: "mailProvinces"}
	mailFullState = &wordset.WordList{File: "address", Set: "mailFullState"}
	mailFirsts    = &wordset.WordList{Text: "new north south west rhode puerto"}
	mailForces    = &wordset.WordList{Text: "apo fpo dpo"}
)

// mailLinks are the small words inside of the name of a town or of a street.
var mailLinks = &wordset.WordList{File: "address", Set: "mailLinks"}

// Bounds of what is read, in words, digits and bytes.
const (
	mostMailWords   = 4 // of a name
	mostMailParts   = 3 // before the postcode
	longestMailWord = 24
	longestMailUnit = 5
)

// How sure a street is with a town and a postcode behind it, and with a flat alone.
const (
	mailStreet = 0.97
	flatBehind = 0.93
)

// matchMailKind reads a street that ends with the word at text[at], before a town and its postcode or
// a flat.
func matchMailKind(text string, at int) (spec.Match, bool) {
	if at < 2 || text[at-1] != ' ' {
		return spec.Match{}, false
	}
	end, capital := prose.WordAt(text, at)
	word := text[at:end]
	end = chars.SkipByte(text, end, '.')
	if end >= len(text) || strings.IndexByte(" ,\n\r", text[end]) < 0 || text[end] == ' ' &&
		(!capital || end+1 == len(text) || !beginsUnit(text[end+1])) || !wordset.InSet(mailKinds, word) {
		return spec.Match{}, false
	}
	start, digits := mailStart(text, at)
	if start == at {
		return spec.Match{}, false
	}
	unit := mailUnitsEnd(text, end)
	to := postEnd(text, unit, false)
	switch {
	case to > unit && (capital || isGreatCode(text, to)) && (digits > 0 || isGreatCode(text, to)):
		return spec.Match{Start: start, End: unit, Alone: mailStreet}, true
	case capital && digits > 2 && unit > end && text[end] != '\n' && text[unit-1] != ' ' && isWideUnit(text, end, unit) && !isTitleBefore(text, start):
		return spec.Match{Start: start, End: unit, Alone: flatBehind}, true
	}
	return spec.Match{}, false
}

// beginsUnit reports whether a flat may begin with a byte: Suite 958, # 5.
func beginsUnit(c byte) bool { return 'A' <= c && c <= 'Z' || c == '#' }

// isTitleBefore reports whether a word with a capital and a blank stand before text[i], as in Windows Server 2019 Data Center.
func isTitleBefore(text string, i int) bool {
	if i < 2 || text[i-1] != ' ' || !chars.IsDigitAt(text, i) {
		return false
	}
	k := lex.WordStartWithin(text, i-1, i-1-longestMailWord)
	return k < i-1 && k > 1 && chars.IsCapitalAt(text, k) && text[k-2] != '.'
}

// isWideUnit reports whether a suite or a flat is told at text[i:end], which nothing else has.
func isWideUnit(text string, i, end int) bool {
	i = chars.SkipByte(text, chars.SkipByte(text, i, ','), ' ')
	return strings.HasPrefix(text[i:end], "Suite ") || strings.HasPrefix(text[i:end], "Apt")
}

// mailStart is where the street begins whose last word stands at text[at]: at the number of the house
// with the flat before it, or at a flat; or at. It gives the digits of the number, too.
func mailStart(text string, at int) (start, digits int) {
	i, words := at, 0
	for i > 1 && text[i-1] == ' ' && words <= mostMailWords {
		if text[i-2] == ',' && words > 0 {
			if unit := mailUnitBefore(text, i); unit < i {
				return unit, 0
			}
		}
		if numeral.IsAlnum(text[i-2]) && numeral.IsDigit(text[i-2]) || numeral.IsLetter(text[i-2]) && i > 2 && numeral.IsDigit(text[i-3]) || text[i-2] == ',' &&
			i > 2 && numeral.IsDigit(text[i-3]) {
			if words == 0 {
				return at, 0
			}
			k, n := mailNumberBefore(text, i)
			if n == 0 {
				return at, 0
			}
			if unit := mailUnitBefore(text, k); unit < k {
				k = unit
			}
			return k, n
		}
		k := lex.WordStartWithin(text, i-1, i-1-longestMailWord)
		if k == i-1 || !chars.IsCapitalAt(text, k) || k > 0 && text[k-1] == '-' {
			return at, 0
		}
		i = k
		words++
	}
	if words == 0 {
		return at, 0
	}
	if unit := mailUnitBefore(text, i); unit < i {
		return unit, 0
	}
	if i > 2 && text[i-1] == '\n' && numeral.IsDigit(text[i-2]) { // 71/23, and Saran Road below it
		if k, n := mailNumberBefore(text, i); n > 0 && (k == 0 || text[k-1] == ' ' || text[k-1] == '\n') {
			return k, 1
		}
	}
	return at, 0
}

// mailNumberBefore is where the number of a house before the blank before text[i] begins, and how many
// digits it has, or 0.
func mailNumberBefore(text string, i int) (start, digits int) {
	k := i - 1
	if text[k-1] == ',' {
		k--
	}
	if numeral.IsLetter(text[k-1]) {
		k--
	}
	end := k
	k = chars.DigitsStart(text, k, end-6)
	if digits = end - k; digits == 0 || digits > 5 {
		return i, 0
	}
	for n := 0; n < 2 && k > 1 && (text[k-1] == '/' || text[k-1] == '-') && numeral.IsAlnum(text[k-2]); n++ {
		from := chars.AlnumsStart(text, k-1, k-5)
		k = from
	}
	if k > 0 && (lex.JoinsBefore(text, k) || lex.IsGlue(text[k-1]) || text[k-1] == '/' || text[k-1] == '$' || text[k-1] == '#') {
		return i, 0
	}
	if j := k - len("H.No. "); j >= 0 && text[j:k] == "H.No. " {
		k = j
	}
	return k, digits
}

// mailUnitBefore is where a flat before the street at text[i] begins, in the line before it or with a comma or a
// blank between them, or i.
func mailUnitBefore(text string, i int) int {
	k := chars.BytesStart(text, i, i-4, "\n ,\r")
	if k == i || k == 0 || k == i-1 && text[k] == ' ' && !numeral.IsDigit(text[i]) {
		return i
	}
	end := k
	k = chars.AlnumsStart(text, k, end-longestMailUnit)
	if k == end || k < 3 || !numeral.IsDigit(text[k]) && end-k > 1 || text[k-1] != ' ' {
		return i
	}
	from := lex.WordStartWithin(text, k-1, k-1-longestMailWord)
	if from == k-1 || !chars.IsCapitalAt(text, from) || lex.JoinsBefore(text, from) || !wordset.InSet(mailUnitWords, text[from:k-1]) {
		return i
	}
	return from
}

// mailUnitsEnd is the end of the flats behind the street that ends at text[i], of which one may stand in the
// next line, or i.
func mailUnitsEnd(text string, i int) int {
	for range 3 { // units at most
		k := streetparts.UnitEnd(text, i)
		if k == i {
			k = mailUnitEnd(text, i)
		}
		if k == i {
			break
		}
		i = k
	}
	return i
}

// mailUnitEnd is the end of one of them.
func mailUnitEnd(text string, i int) int {
	k := postGap(text, i)
	if k == i {
		k = chars.SkipByte(text, i, ' ')
	}
	if k == i || k >= len(text) {
		return i
	}
	if e := sideEnd(text, k); e > k {
		return e
	}
	if text[k] == '#' {
		k = chars.SkipByte(text, k+1, ' ')
	} else {
		e, capital := prose.WordAt(text, k)
		if !capital || !wordset.InSet(mailUnitWords, strings.TrimSuffix(text[k:e], ".")) {
			return i
		}
		e = chars.SkipByte(text, e, '.')
		if k = chars.SkipByte(text, e, ' '); k == e {
			return i
		}
	}
	e := chars.AlnumsEnd(text, k, k+longestMailUnit+1)
	if e == k || e-k > longestMailUnit || !numeral.IsDigit(text[k]) && e-k > 1 || lex.JoinsAfter(text, e) {
		return i
	}
	return e
}

// sideEnd is the end of a floor in Roman numerals at text[i], as in 79 II, or of a side in Danish as in st. tv, or i.
func sideEnd(text string, i int) int {
	k := chars.BytesEnd(text, i, i+4, "I")
	if k > i+1 && i > 1 && text[i-1] == ' ' && numeral.IsDigit(text[i-2]) && isUnitEdge(text, k) {
		return k
	}
	for _, floor := range [...]string{"st. ", "kl. ", "st ", "kl "} {
		if strings.HasPrefix(text[i:], floor) {
			e, _ := prose.WordAt(text, i+len(floor))
			if wordset.InSet(unitSides, strings.TrimSuffix(text[i+len(floor):e], ".")) {
				return chars.SkipByte(text, e, '.')
			}
		}
	}
	return i
}

// matchMailHead reads a street that begins with the word at text[at], or a box of the armed forces,
// before a town and its postcode.
func matchMailHead(text string, at int) (spec.Match, bool) {
	end, capital := prose.WordAt(text, at)
	short := strings.HasPrefix(text[at:], "C/ ") || strings.HasPrefix(text[at:], "c/ ")
	if short {
		end, capital = at+len("C/"), true
	}
	word := text[at:end]
	if end < len(text) && text[end] == '.' && capital {
		end++ // Av. Pietra Lopes
	}
	if word == "" || end+2 >= len(text) || text[end] != ' ' || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	if wordset.InSet(mailSorts, word) {
		return matchForces(text, at, end)
	}
	if wordset.InSet(mailDated, word) {
		return matchDayStreet(text, at, end)
	}
	if !short && !wordset.InSet(mailHeads, word) {
		return spec.Match{}, false
	}
	numbered := wordset.InSet(mailNumbered, word)
	if !capital && !numbered && !wordset.InSet(smallHeads, word) {
		return spec.Match{}, false
	}
	i, name := end, end
	for n := 0; n <= mostMailWords+1; n++ {
		k := chars.SkipByte(text, i, ' ')
		if k == i {
			break
		}
		e, c := prose.WordAt(text, k)
		if e == k || e-k > longestMailWord || !c && !wordset.InSet(mailLinks, text[k:e]) {
			break
		}
		if wordset.InSet(mailUnitWords, text[k:e]) && n > 0 && e+1 < len(text) && numeral.IsDigit(text[e+1]) {
			break
		}
		if c {
			name = e
		}
		i = e
	}
	if name == end || name >= len(text) {
		return spec.Match{}, false
	}
	start, to := at, name
	k := chars.SkipByte(text, chars.SkipByte(text, name, ','), ' ')
	k += len(chars.PrefixOf(text[k:], "nº ", "n° ", "n. ", "Nº "))
	switch {
	case numbered && postEnd(text, name, false) > name: // the number is a postcode
	case k > name && k < len(text) && numeral.IsDigit(text[k]):
		e := numberTokenEnd(text, k)
		if e-k > 5 || lex.JoinsAfter(text, e) {
			return spec.Match{}, false
		}
		if e < len(text) && text[e] == '/' && chars.IsDigitAt(text, e+1) {
			e = numberTokenEnd(text, e+1)
		}
		to = mailUnitsEnd(text, e)
	case strings.HasPrefix(text[k:], "S/N") || strings.HasPrefix(text[k:], "s/n"):
		to = k + len("S/N")
	case !numbered:
		return spec.Match{}, false
	}
	if numbered && at > 2 && text[at-1] == ' ' && (numeral.IsDigit(text[at-2]) || numeral.IsDigit(text[at-3])) {
		if k, n := mailNumberBefore(text, at); n > 0 {
			start = k
		}
	}
	if postEnd(text, to, !numbered) == to {
		if short && text[at] == 'C' && isUnitEdge(text, to) {
			return spec.Match{Start: start, End: to, Alone: flatBehind}, true // C/ del Mar, 17
		}
		return spec.Match{}, false
	}
	return spec.Match{Start: start, End: to, Alone: mailStreet}, true
}

// matchDayStreet reads a street that is called after a day in German, with the number of the house.
func matchDayStreet(text string, at, end int) (spec.Match, bool) {
	k := end + 1
	if !strings.HasPrefix(text[k:], "des ") && !strings.HasPrefix(text[k:], "der ") {
		return spec.Match{}, false
	}
	k += len("des ")
	_, e := dates.Number(text, k, 2)
	if e == k || !strings.HasPrefix(text[e:], ". ") {
		return spec.Match{}, false
	}
	k = e + len(". ")
	e, capital := prose.WordAt(text, k)
	if !capital || dates.MonthNamed(text[k:e]) == 0 || e+1 >= len(text) || text[e] != ' ' || !numeral.IsDigit(text[e+1]) {
		return spec.Match{}, false
	}
	to := numberTokenEnd(text, e+1)
	if to-e > 4 || lex.JoinsAfter(text, to) {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: to, Alone: 0.99}, true // surer than the day
}

// matchForces reads PSC 1234, Box 5678 and USS Name before APO, FPO or DPO.
func matchForces(text string, at, end int) (spec.Match, bool) {
	if !chars.IsCapitalAt(text, at) {
		return spec.Match{}, false
	}
	to := end
	if wordset.InSet(mailShips, text[at:end]) {
		for n := 0; n < mostMailWords && to < len(text) && text[to] == ' '; n++ {
			e, capital := prose.WordAt(text, to+1)
			if !capital {
				break
			}
			to = e
		}
	} else {
		e := numberTokenEnd(text, end+1)
		if e == end+1 || e-end > 6 {
			return spec.Match{}, false
		}
		k := chars.SkipByte(text, chars.SkipByte(text, e, ','), ' ')
		if !strings.HasPrefix(text[k:], "Box ") {
			return spec.Match{}, false
		}
		if to = numberTokenEnd(text, k+len("Box ")); to == k+len("Box ") {
			return spec.Match{}, false
		}
	}
	k := postGap(text, to)
	if k == to || k+3 > len(text) || !wordset.InSet(mailForces, text[k:k+3]) || postEnd(text, to, false) == to {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: to, Alone: mailStreet}, true
}
