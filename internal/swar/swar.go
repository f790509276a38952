// Package swar looks at eight bytes at a time, as a number that has the first byte lowest.
// What it says about a byte is in the high bit of that. The bytes are ASCII, so that
// no sum carries into the next.
package swar

// Each byte of Ones is 1, and each of Highs its high bit.
const (
	Ones  = 0x0101010101010101
	Highs = 0x80 * Ones
)

// Word is eight bytes of text as a number.
func Word(s string) uint64 {
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// Half is four bytes of text as a number.
func Half(s string) uint64 {
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24
}

// At is Word for what stands in s from the place on. Behind its end there are zeros.
func At(s string, i int) uint64 {
	if i <= len(s)-8 {
		return Word(s[i : i+8])
	}
	return last(s, i)
}

func last(s string, i int) uint64 {
	n := len(s)
	if n >= 8 {
		return Word(s[n-8:]) >> (8 * uint(i+8-n))
	}
	if n >= 4 {
		last := Half(s[n-4:]) >> (8 * uint(8-n)) // without those that are among the first
		return (Half(s) | last<<32) >> (8 * uint(i))
	}
	w := uint64(0)
	for k := n - 1; k >= i; k-- {
		w = w<<8 | uint64(s[k])
	}
	return w
}

// Digits says which bytes are digits, Letters which are letters, and Equal which are c.
func Digits(w uint64) uint64 {
	return (w + (0x80-'0')*Ones) &^ (w + (0x7f-'9')*Ones) & Highs
}

func Letters(w uint64) uint64 {
	w |= 0x20 * Ones
	return (w + (0x80-'a')*Ones) &^ (w + (0x7f-'z')*Ones) & Highs
}

func Equal(w uint64, c byte) uint64 {
	return ^(w ^ uint64(c)*Ones + 0x7f*Ones) & Highs
}

// Bytes has all bits of those bytes set that have their high bit set in m.
func Bytes(m uint64) uint64 { return m >> 7 * 0xff }
