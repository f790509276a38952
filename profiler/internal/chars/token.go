package chars

import (
	"github.com/privet-go/privet/internal/numeral"
)

// DigitsOf sets the high bits of those of eight bytes that are digits.
func DigitsOf(x uint64) uint64 {
	const each = 0x0101010101010101
	c := x &^ HighBits
	return (c + (0x80-'0')*each) &^ (c + (0x7F-'9')*each) &^ x & HighBits
}

// IsLatin reports whether a rune beyond ASCII is a letter of the Latin script,
// or a mark that combines with one. Such a rune continues a token; a letter of
// another script does not, since many scripts set no space between words and
// numbers.
func IsLatin(r rune) bool {
	return r >= 0x80 && (r <= 0x24F && IsLetterRune(r) || 0x1E00 <= r && r <= 0x1EFF || 0x300 <= r && r <= 0x36F)
}

func IsHex(c byte) bool { return hexes[c] }

// hexes is true for the digits of a number to the base of sixteen.
var hexes = func() (t [256]bool) {
	for c := range t {
		b := byte(c)
		t[c] = numeral.IsDigit(b) || 'a' <= b|0x20 && b|0x20 <= 'f'
	}
	return t
}()
