package prose

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file tells numbers that are written in groups from rows of groups, such as a table of
// code points or the dump of a file, in which any few groups are such a number by chance; and
// codes of letters and digits from words of programs.

// mostGroups is how many groups are read on either side of a number.
const mostGroups = 16

// goesOnInRow reports whether a space and a group stand at text[i], isInRowBefore whether they
// stand before it.
func goesOnInRow(text string, i, size int) bool {
	return i < len(text) && text[i] == ' ' && isGroup(text, i+1, size)
}

func isInRowBefore(text string, i, size int) bool {
	return i > size && text[i-1] == ' ' && isGroup(text, i-1-size, size)
}

// isGroup reports whether a group of hexadecimal digits of a size stands at text[i], with spaces
// or the ends of the line beside it.
func isGroup(text string, i, size int) bool {
	if i+size > len(text) || i > 0 && text[i-1] > ' ' || i+size < len(text) && text[i+size] > ' ' {
		return false
	}
	for _, c := range []byte(text[i : i+size]) {
		if !chars.IsHex(c) {
			return false
		}
	}
	return true
}

// fewestHumped is the length from which on codes of letters and digits are looked at, since
// shorter ones are typed in any letter case.
const fewestHumped = 12

// IsHumped reports whether a code of letters and digits is written as words put together, with
// capitals inside: a name of a program, and not a code that has a check digit by chance.
func IsHumped(code string) bool {
	if len(code) < fewestHumped || numeral.IsDigit(code[0]) {
		return false
	}
	humps := 0
	for i := 1; i < len(code); i++ {
		if code[i] == ' ' {
			return false // words are put together without
		}
		small, before := 'a' <= code[i] && code[i] <= 'z', code[i-1]
		if small && 'A' <= before && before <= 'Z' {
			humps++
		}
	}
	return humps > 1
}

// MayBeInRow is false for nearly all that is not written in groups of two or of four.
func MayBeInRow(text string, start, end int) bool {
	return end-start > 4 && (text[start+4] == ' ' || text[start+2] == ' ')
}

// IsInRow reports whether text[start:end], groups of two or of four digits with a space between
// them, goes on with such groups before or behind it, three at least, that are no further
// numbers of as many groups.
func IsInRow(text string, start, end int) bool {
	size := 4
	if text[start+2] == ' ' {
		size = 2
	}
	n := end - start + 1
	if n%(size+1) != 0 || !goesOnInRow(text, end, size) && !isInRowBefore(text, start, size) {
		return false
	}
	for i := start; i < end; i += size + 1 {
		if !isGroup(text, i, size) {
			return false
		}
	}
	groups := n / (size + 1)
	before, behind := 0, 0
	for i := start - size - 1; before < mostGroups && isInRowBefore(text, i+size+1, size); i -= size + 1 {
		before++
	}
	for i := end; behind < mostGroups && goesOnInRow(text, i, size); i += size + 1 {
		behind++
	}
	return before+behind > 2 && (before%groups != 0 || behind%groups != 0 || before == mostGroups || behind == mostGroups)
}

// Measures stand behind an amount.
var Measures = &wordset.WordList{File: "lex", Set: "Measures"}

// units are units of two letters that touch their number.
var units = &wordset.WordList{File: "lex", Set: "units"}

// IsUnit reports whether a word is a unit that can touch its number, as in 20ms.
func IsUnit(word string) bool { return wordset.InSet(units, word) }

// IsMeasured reports whether what stands behind text[:i] makes the number before it an
// amount.
func IsMeasured(text string, i int) bool {
	rest := text[i:]
	if len(rest) > 0 && rest[0] == ' ' {
		rest = rest[1:]
	}
	if len(rest) == 0 {
		return false
	}
	if rest[0] == '%' || rest[0] == '$' {
		return true
	}
	if rest[0] >= utf8.RuneSelf {
		if r, _ := utf8.DecodeRuneInString(rest); strings.ContainsRune("€£¥₽元円원", r) {
			return true
		}
	}
	e, _ := WordAt(text, len(text)-len(rest))
	return e > len(text)-len(rest) && wordset.InSet(Measures, text[len(text)-len(rest):e])
}
