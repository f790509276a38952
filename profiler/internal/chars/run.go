package chars

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
)

// The functions of this file walk over bytes of one kind, forward from text[i] as far as until, or backward from before text[i]
// as far as least, and give where the walk ends. Bounds beyond the text are those of the text.

// DigitsEnd walks over digits.
func DigitsEnd(text string, i, until int) int {
	for until = min(until, len(text)); i < until && numeral.IsDigit(text[i]); {
		i++
	}
	return i
}

// DigitsStart walks back over digits.
func DigitsStart(text string, i, least int) int {
	for least = max(least, 0); i > least && numeral.IsDigit(text[i-1]); {
		i--
	}
	return i
}

// LettersEnd walks over letters of ASCII.
func LettersEnd(text string, i, until int) int {
	for until = min(until, len(text)); i < until && numeral.IsLetter(text[i]); {
		i++
	}
	return i
}

// LettersStart walks back over letters of ASCII.
func LettersStart(text string, i, least int) int {
	for least = max(least, 0); i > least && numeral.IsLetter(text[i-1]); {
		i--
	}
	return i
}

// AlnumsEnd walks over letters and digits of ASCII.
func AlnumsEnd(text string, i, until int) int {
	for until = min(until, len(text)); i < until && numeral.IsAlnum(text[i]); {
		i++
	}
	return i
}

// AlnumsStart walks back over letters and digits of ASCII.
func AlnumsStart(text string, i, least int) int {
	for least = max(least, 0); i > least && numeral.IsAlnum(text[i-1]); {
		i--
	}
	return i
}

// BytesEnd walks over bytes that are among others.
func BytesEnd(text string, i, until int, among string) int {
	for until = min(until, len(text)); i < until && strings.IndexByte(among, text[i]) >= 0; {
		i++
	}
	return i
}

// BytesStart walks back over bytes that are among others.
func BytesStart(text string, i, least int, among string) int {
	for least = max(least, 0); i > least && strings.IndexByte(among, text[i-1]) >= 0; {
		i--
	}
	return i
}

// SetEnd walks over bytes of a set.
func SetEnd(text string, i, until int, set *[256]bool) int {
	for until = min(until, len(text)); i < until && set[text[i]]; {
		i++
	}
	return i
}

// SetStart walks back over bytes of a set.
func SetStart(text string, i, least int, set *[256]bool) int {
	for least = max(least, 0); i > least && set[text[i-1]]; {
		i--
	}
	return i
}

// PrefixOf is the first of some phrases that a text begins with, or nothing.
func PrefixOf(text string, phrases ...string) string {
	for _, p := range phrases {
		if strings.HasPrefix(text, p) {
			return p
		}
	}
	return ""
}

// SuffixOf is the first of some phrases that a text ends with, or nothing.
func SuffixOf(text string, phrases ...string) string {
	for _, p := range phrases {
		if strings.HasSuffix(text, p) {
			return p
		}
	}
	return ""
}

// SetWhere is the set of the bytes of which something is true.
func SetWhere(is func(c byte) bool) (set [256]bool) {
	for c := range set {
		set[c] = is(byte(c))
	}
	return set
}

// SetOf is the set of some bytes.
func SetOf(bytes string) [256]bool {
	return SetWhere(func(c byte) bool { return strings.IndexByte(bytes, c) >= 0 })
}

// FirstsOf is the set of the bytes that some words begin with, in any letter case.
func FirstsOf(words []string) *[256]bool {
	set := new([256]bool)
	for _, w := range words {
		set[w[0]], set[numeral.Upper(w[0])] = true, true
	}
	return set
}

// CapitalsEnd walks over capitals of ASCII.
func CapitalsEnd(text string, i, until int) int {
	for until = min(until, len(text)); i < until && 'A' <= text[i] && text[i] <= 'Z'; {
		i++
	}
	return i
}

// CapitalsStart walks back over capitals of ASCII.
func CapitalsStart(text string, i, least int) int {
	for least = max(least, 0); i > least && 'A' <= text[i-1] && text[i-1] <= 'Z'; {
		i--
	}
	return i
}

// HexesEnd walks over digits of a number to the base of sixteen.
func HexesEnd(text string, i, until int) int { return SetEnd(text, i, until, &hexes) }

// HexesStart walks back over digits of a number to the base of sixteen.
func HexesStart(text string, i, least int) int { return SetStart(text, i, least, &hexes) }

// UntilByte is the place of the first of some bytes at text[i] or behind it, or else until.
func UntilByte(text string, i, until int, among string) int {
	for until = min(until, len(text)); i < until && strings.IndexByte(among, text[i]) < 0; {
		i++
	}
	return i
}

// AlnumsIn is how many letters and digits of ASCII a text has.
func AlnumsIn(text string) (n int) {
	for i := range len(text) {
		if numeral.IsAlnum(text[i]) {
			n++
		}
	}
	return n
}

// PrefixFold is the first of some phrases that a text begins with in any letter case, or nothing.
func PrefixFold(text string, phrases ...string) string {
	for _, p := range phrases {
		if len(text) >= len(p) && strings.EqualFold(text[:len(p)], p) {
			return p
		}
	}
	return ""
}

// ContainsAny reports whether one of some phrases is in a text.
func ContainsAny(text string, phrases ...string) bool {
	for _, p := range phrases {
		if strings.Contains(text, p) {
			return true
		}
	}
	return false
}
