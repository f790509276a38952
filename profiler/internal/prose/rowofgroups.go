package prose

import (
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
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
