package address

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/streetparts"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads what stands before a street: towns and postcodes, the number of the house,
// and the first words of the street where nobody has found them.

// goBack reads what stands before the street, of which the last of out may be parts, and
// gives how many of them are.
func (w *addressWalk) goBack(out []spec.Candidate) (taken int) {
	least := w.least
	for k := len(out) - 1; k >= 0 && w.isWhole(); k-- { // a name that is none, but the first words of the street
		if c := &out[k]; c.Walked || c.Confidence > surelyName || w.joiner.roleOf(c) != roleName || w.street.Start-c.Start > AddressBack {
			break
		}
		if least = w.given; k > 0 {
			least = max(least, out[k-1].End)
		}
	}
	w.oddNumber(least)
	at := min(w.start, w.number)
	for taken < len(out) && out[len(out)-1-taken].Start >= at {
		taken++
	}
	if k := len(out) - 1 - taken; k >= 0 && out[k].End > at { // the middle of a name
		taken = 0
		w.begins(w.street.Start)
		w.oddNumber(w.least)
		at = min(w.start, w.number)
	}
	w.house.Start = at
	behind := w.places > 0 // the town stands there
	if taken == 0 && (w.script == ofCyrillic || w.script == ofCaseless) {
		k := at
		if w.script == ofCyrillic {
			k = markedPlaceBefore(w.text, at, w.given)
		} else {
			for range mostMarkedWords {
				before := caselessQuarter(w.text, k, w.given)
				if before == k {
					break
				}
				k = before
			}
		}
		if k < at {
			if n := w.beginsWith(out, taken, k); w.start == k {
				w.places++
				w.read++
				taken, at = n, k
			}
		}
	}
	if behind && !endsSpaceless(w.text[:at]) {
		return taken
	}
	for k := len(out) - 1 - taken; k >= 0 && taken < mostAddressParts; k-- {
		c := &out[k]
		r := w.joiner.roleOf(c)
		if r != rolePlace && r != rolePostcode || w.street.Start-c.Start > AddressBack || !w.leadsTo(c, at) {
			break
		}
		w.found++
		if r == rolePlace {
			w.places++
		} else {
			w.codes++
		}
		taken++
		at = c.Start
		w.begins(at)
	}
	if w.places > 0 && w.start < w.street.Start {
		w.begins(len(withoutTownMark(w.text[:at])))
		if w.codes == 0 {
			least := w.given
			if k := len(out) - 1 - taken; k >= 0 {
				least = max(least, out[k].End)
			}
			if code := codeBefore(w.text, w.start, least); code < w.start {
				w.begins(code)
				w.codes++
				w.read++
			}
		}
	}
	if w.codes > 0 && w.start < w.street.Start && w.start > w.given+1 && w.text[w.start-1] == '-' {
		for _, mark := range codeMarks { // H-4025 Debrecen
			if k := w.start - len(mark); k >= w.given && w.text[k:w.start] == mark && !lex.JoinsBefore(w.text, k) {
				taken = w.beginsWith(out, taken, k)
				break
			}
		}
	}
	if w.codes > 0 && w.start-len("〒") >= w.given && strings.HasSuffix(w.text[:w.start], "〒") {
		taken = w.beginsWith(out, taken, w.start-len("〒"))
	}
	if w.script == ofCyrillic && w.places > 0 && w.start < w.street.Start {
		taken = w.beginsWith(out, taken, regionBefore(w.text, w.start, w.given))
	}
	if mark := len("〒150-0001 "); w.script == ofSpaceless && w.codes == 0 && w.start-mark >= w.given &&
		strings.HasPrefix(w.text[w.start-mark:], "〒") && postcodeEnd(w.text, w.start-mark+len("〒")) == w.start-1 &&
		(len(out) == taken || out[len(out)-1-taken].End <= w.start-mark) {
		w.begins(w.start - mark)
		w.codes++
		w.read++
	}
	return taken
}

// beginsWith makes the address begin at text[at] with what has been found from there on, and gives
// how many of the last of out are parts of it then. It leaves all as it is where one of them
// begins before, is a sure name or is no part of an address.
func (w *addressWalk) beginsWith(out []spec.Candidate, taken, at int) int {
	n := taken
	for ; n < len(out) && out[len(out)-1-n].End > at; n++ {
		c := &out[len(out)-1-n]
		if r := w.joiner.roleOf(c); c.Start < at || r == roleOther || r == roleName && c.Confidence >= surelyName {
			return taken
		}
	}
	w.begins(at)
	return n
}

// regionEnds are words for regions and districts behind their names, in Russian and Ukrainian.
var regionEnds = [...]string{" обл., ", " область, ", " обл, ", " край, ", " р-н, ", " район, "}

// regionBefore is where the names of a region and a district before a town at text[i] begin, or i.
func regionBefore(text string, i, least int) int {
	for range 2 {
		k := i
		for _, end := range regionEnds {
			if at := i - len(end); at > least && text[at:i] == end {
				if from := capitalBefore(text, at+1, least); from <= at {
					k = from
				}
				break
			}
		}
		if k == i {
			break
		}
		i = k
	}
	return i
}

// leadsTo reports whether a place or a postcode goes on with what begins at text[at].
func (w *addressWalk) leadsTo(c *spec.Candidate, at int) bool {
	gap := withoutTownMark(w.text[c.End:at])
	switch gap {
	case ", ", ",", "، ", "，", "、":
		return true
	case "":
		return endsSpaceless(w.text[:at])
	case " ":
		return w.joiner.roleOf(c) == rolePostcode || endsSpaceless(w.text[:at-1])
	}
	return isDistricts(gap)
}

// endsSpaceless reports whether a text ends with a letter of a script without spaces.
func endsSpaceless(text string) bool {
	r, _ := utf8.DecodeLastRuneInString(text)
	return chars.Spaceless(r)
}

// Bounds of the numbers before a street, in digits.
const (
	longestOdd   = 3
	longestHouse = 5
)

// oddNumber looks for what stands right before the street and belongs to it: the number of
// the house and the first words, where nobody has found them, and a number before it that
// has another meaning, as in 63 30 N. Stadion. What begins before least does not.
func (w *addressWalk) oddNumber(least int) {
	street := w.text[w.street.Start:w.street.End]
	if k := w.start - len("B-"); k >= least && numeral.IsDigit(street[0]) && w.text[k+1] == '-' && 'A' <= w.text[k] && w.text[k] <= 'Z' &&
		!lex.JoinsBefore(w.text, k) {
		w.start = k // B-12-3 Pangsapuri Seri Mas
	}
	if !numeral.IsDigit(street[0]) {
		w.start = shortKindStart(w.text, w.start, least)
		if start, end := numberBefore(w.text, w.start, least, longestHouse); start < end && (!chars.HoldsDigit(street) || beginsCompass(street)) {
			w.start = start
		} else if at := w.firstWords(least); at < w.start {
			w.start = at
		}
		w.start = siteStart(w.text, w.start, least)
		w.start = repeatedBefore(w.text, w.start, least)
		if k := commaNumberBefore(w.text, w.start, least); k < w.start && numberMarkBefore(w.text, k, least) < k {
			w.start = k // No 5, Jalan Tun Razak
		}
		if w.isWhole() {
			w.start = commaNumberBefore(w.text, strokedBefore(w.text, w.start, least), least)
		}
	} else if at := ordinalNumberBefore(w.text, w.start, least); at < w.start {
		w.start = at // 82, 4th Cross
	} else if at := unitWordsBefore(w.text, w.start, least); at < w.start {
		w.start = at // Blk 412 Ang Mo Kio Avenue 10
	} else if end := numberTokenEnd(w.text, w.start); streetparts.UnitEnd(w.text, end) >= w.street.End && wordsBehindNumber(w.text, end, w.limit) == end {
		w.start = wordsBeforeNumber(w.text, w.start, least) // the number is all that was found
	}
	if !numeral.IsDigit(w.text[w.start]) {
		w.start = estateStart(w.text, w.start, least)
	}
	if w.start < w.street.Start && numeral.IsDigit(w.text[w.start]) {
		w.start = unitWordsBefore(w.text, w.start, least)
	} else if start, end := numberBefore(w.text, w.start, least, longestOdd); start < end && headUnitEnd(w.text, w.start) > w.start {
		if at := prose.WordBeforeIn(w.text, start, least, blockWords); at < start {
			w.start = at // Blk 4 Lot 7
		}
	}
	if w.number, w.numberEnd = numberBefore(w.text, w.start, least, longestOdd); w.number == w.numberEnd {
		w.number, w.numberEnd = w.start, w.start
		if end := numberTwice(w.text, w.start, w.street.End); end > w.start && w.start == w.street.Start {
			w.number, w.numberEnd = w.start, end // 65 Lipowa gatve 22
			w.start = end + 1
		}
	}
	w.number = lex.PhraseStart(w.text, w.number, least, "RR ", "HC ", "Rural Route ") // RR 2 Box 118
}

// estateWords begin the names of estates in Indonesian, before a block.
var estateWords = &wordset.WordList{Text: "perum perumahan komplek kompleks komp griya taman"}

// estateStart is where the name of an estate begins before the word for a block in Indonesian at text[i], or i.
func estateStart(text string, i, least int) int {
	if !strings.HasPrefix(text[i:], "Blok ") {
		return i
	}
	at := i
	for k, n := i, 0; n <= mostWordHeads+2 && k > least+1 && text[k-1] == ' '; n++ {
		from := lex.WordStartWithin(text, k-1, max(least, k-1-wordset.LongestWord))
		if from == k-1 || !chars.IsCapitalAt(text, from) {
			break
		}
		if k = from; wordset.InSet(estateWords, lettersAt(text, from)) {
			at = from
		}
	}
	return at
}

// lettersAt is the word of letters at text[i].
func lettersAt(text string, i int) string {
	e, _ := prose.WordAt(text, i)
	return text[i:e]
}

// Words that names of streets begin with in German which tell where they are, of which the first
// need no article; and words before the number of a house in Singapore.
var (
	siteWords    = &wordset.WordList{Text: "am im zum zur beim"}
	siteArticles = &wordset.WordList{Text: "an auf hinter unter vor bei in"}
	siteBetween  = &wordset.WordList{Text: "der den dem die das"}
	blockWords   = &wordset.WordList{File: "address", Set: "blockWords"}
	siteFirsts   = &wordset.WordList{File: "address", Set: "siteFirsts"}
)

// shortKinds are short forms of kinds of streets, which a stop stands behind.
var shortKinds = &wordset.WordList{File: "address", Set: "shortKinds"}

// shortKindStart is where such a word before the street that begins at text[i] begins, as in av.
// Reforma 279 and C/ Mayor 5, or i.
func shortKindStart(text string, i, least int) int {
	if i < 3 || text[i-1] != ' ' {
		return i
	}
	if text[i-2] == '/' {
		if k := i - 3; k >= least && text[k]|0x20 == 'c' && !lex.JoinsBefore(text, k) {
			return k
		}
		return i
	}
	if text[i-2] != '.' {
		return i
	}
	k := lex.WordStartWithin(text, i-2, max(least, i-2-wordset.LongestWord))
	if k < least || k == i-2 || lex.JoinsBefore(text, k) || !wordset.InSet(shortKinds, text[k:i-2]) {
		return i
	}
	return k
}

// beginsCompass reports whether a street begins with one or two letters for where it lies, as in S
// 4th Street.
func beginsCompass(street string) bool {
	i := 0
	for i < len(street) && i < 3 && strings.IndexByte("NESW", street[i]) >= 0 {
		i++
	}
	i = chars.SkipByte(street, i, '.')
	return i > 0 && i < len(street) && street[i] == ' '
}

// siteStart is where such words before the street that begins at text[i] begin, as in Am Alten
// Sportplatz and Hinter der Mauer, or i.
func siteStart(text string, i, least int) int {
	k := prose.WordBeforeIn(text, i, least, siteFirsts)
	if at := prose.WordBeforeIn(text, k, least, siteWords); at < k && chars.IsCapitalAt(text, at) {
		return at
	}
	if e, _ := prose.WordAt(text, i); e > i && hasTail(text[i:e]) {
		return i // Auf der Hauptstraße 5 says where something is
	}
	if at := prose.WordBeforeIn(text, k, least, siteBetween); at < k && !chars.IsCapitalAt(text, at) {
		if from := prose.WordBeforeIn(text, at, least, siteArticles); from < at && chars.IsCapitalAt(text, from) &&
			(from == 0 || text[from-1] == '\n' || text[from-1] == '\t' || from > 1 && strings.IndexByte(",:;(", text[from-2]) >= 0) {
			return from
		}
	}
	return i
}

// unitWordsBefore is where the word for a plot, a flat or a number begins that stands before the
// number at text[i], with others before it as in Blk 4 Lot 7, or i.
func unitWordsBefore(text string, i, least int) int {
	at := i
	for range 3 {
		k := prose.WordBeforeIn(text, at, least, blockWords)
		if k == at {
			k = numberMarkBefore(text, at, least)
		}
		if k == at {
			break
		}
		at = k
		if start, end := numberBefore(text, at, least, longestHouse); start < end {
			if k := prose.WordBeforeIn(text, start, least, blockWords); k < start {
				at = k
				continue
			}
		}
		break
	}
	return at
}

// houseWords stand before the number of a house.
var houseWords = &wordset.WordList{File: "address", Set: "houseWords"}

// firstWords gives where words with capitals before the street begin, if the number of the
// house stands before them, or behind the street, of which the rest is known.
func (w *addressWalk) firstWords(least int) int {
	at, whole := w.start, w.isWhole() && numeral.IsDigit(w.text[w.street.End-1]) && strings.ContainsFunc(w.text[w.street.Start:w.street.End], chars.IsLowerRune)
	first := at
	for n := 0; n < mostPlaceWords; n++ {
		from := capitalBefore(w.text, at, least)
		if from == at || w.street.Start-from > AddressBack {
			break
		}
		if start, end := numberBefore(w.text, from, least, longestHouse); start < end {
			return start
		}
		if wordset.InSet(addressNames, w.text[from:at-1]) || wordset.InSet(lateHomes, w.text[from:at-1]) || wordset.InSet(livesWords, w.text[from:at-1]) {
			break
		}
		if class := lexicon.Lookup(w.text[from : at-1]); class.Common() > 1 && !class.IsName() && !class.Is(lexicon.Street) {
			break // it begins a sentence
		}
		at = from
		if whole {
			first = at
		}
	}
	return first
}

// capitalBefore is the beginning of the word with a capital before text[i], with a blank
// between, or i.
func capitalBefore(text string, i, least int) int {
	if i < 2 || text[i-1] != ' ' {
		return i
	}
	from := i - 1
	for n := 0; n < wordset.LongestWord && from > least; n++ {
		r, size := utf8.DecodeLastRuneInString(text[:from])
		if !chars.IsLetterRune(r) && r != '-' && r != '\'' && !(r == '.' && from == i-1) {
			break
		}
		from -= size
	}
	if from < least || lex.JoinsBefore(text, from) {
		return i
	}
	if e, capital := prose.WordAt(text, from); !capital || e == from || from+2 < e && text[from+1] == '\'' && chars.IsLowerAt(text, from+2) {
		return i // J'habite
	}
	return from
}

// livesWords say in Greek where somebody lives, with a capital as they begin a sentence.
var livesWords = &wordset.WordList{File: "address", Set: "livesWords"}
