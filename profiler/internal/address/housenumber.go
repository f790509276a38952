package address

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
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
	e := i
	for e < len(text) && e-i < 3 && numeral.IsDigit(text[e]) {
		e++
	}
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
			if k > 0 && text[k-1] == ' ' {
				k--
			}
			return digitsBefore(text, i, k, least)
		}
	}
	return i
}

// digitsBefore is where the number that ends at text[end] begins, if nothing is joined to it, or i.
func digitsBefore(text string, i, end, least int) int {
	k := end
	for k > least && end-k <= longestOdd && numeral.IsDigit(text[k-1]) {
		k--
	}
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
	k := i - 1
	for k > least && i-1-k <= longestOdd && numeral.IsDigit(text[k-1]) {
		k--
	}
	if k == i-1 || k-1 <= least || text[k-1] != '/' {
		return i
	}
	k--
	end := k
	for k > least && end-k <= longestOdd+1 && numeral.IsDigit(text[k-1]) {
		k--
	}
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
	k := i - 2
	for k > least && i-2-k <= longestOdd && numeral.IsDigit(text[k-1]) {
		k--
	}
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
		at := k
		if at > least && text[at-1] == ' ' {
			at--
		}
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
	end := from
	for end < to && numeral.IsDigit(text[end]) {
		end++
	}
	if end == from || end-from > mostTwice || end == to || text[end] != ' ' || end+1 < to && numeral.IsDigit(text[end+1]) || !chars.HoldsDigit(text[end:to]) {
		return from
	}
	last := to
	for i := end + 1; i < to; i++ { // before the flat
		if text[i-1] == ' ' && numeral.IsLetter(text[i]) && streetparts.UnitAt(text, i) > i && !isHouseWord(text, i) {
			last = chars.SkipBack(text, i)
			break
		}
	}
	k := last
	if k > end && numeral.IsLetter(text[k-1]) {
		k-- // 12a
	}
	for k > end && (numeral.IsDigit(text[k-1]) || text[k-1] == '/' || text[k-1] == '-') {
		k--
	}
	if k == last || !numeral.IsDigit(text[k]) || k <= end+2 || addressScriptOf(text[end:last]) == ofSpaceless || strings.HasSuffix(text[:k], " ") &&
		strings.IndexByte(text[end:k], ',') > 0 || strings.IndexByte(" :.", text[k-1]) < 0 {
		return from
	}
	return end
}

// numberTokenEnd is the end of the number at text[i], with a letter behind it.
func numberTokenEnd(text string, i int) int {
	for i < len(text) && numeral.IsDigit(text[i]) {
		i++
	}
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
	start = end
	for start > least && end-start <= longest && numeral.IsDigit(text[start-1]) {
		start--
	}
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
