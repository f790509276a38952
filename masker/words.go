package masker

import "math/bits"

// This file looks at eight bytes at a time, as a number that has the first byte lowest.
// What it says about a byte is in the high bit of that. The bytes are ASCII, so that
// no sum carries into the next.

const (
	ones  = 0x0101010101010101
	highs = 0x80 * ones
)

// word is eight bytes of text as a number.
func word(s string) uint64 {
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// half is four bytes of text as a number.
func half(s string) uint64 {
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24
}

// wordAt is word for what stands in s from the place on. Behind its end there are zeros.
func wordAt(s string, i int) uint64 {
	if i <= len(s)-8 {
		return word(s[i : i+8])
	}
	return lastWord(s, i)
}

func lastWord(s string, i int) uint64 {
	n := len(s)
	if n >= 8 {
		return word(s[n-8:]) >> (8 * uint(i+8-n))
	}
	if n >= 4 {
		last := half(s[n-4:]) >> (8 * uint(8-n)) // without those that are among the first
		return (half(s) | last<<32) >> (8 * uint(i))
	}
	w := uint64(0)
	for k := n - 1; k >= i; k-- {
		w = w<<8 | uint64(s[k])
	}
	return w
}

// digitsIn says which bytes are digits, lettersIn which are letters, and equalTo which
// are c.
func digitsIn(w uint64) uint64 {
	return (w + (0x80-'0')*ones) &^ (w + (0x7f-'9')*ones) & highs
}

func lettersIn(w uint64) uint64 {
	w |= 0x20 * ones
	return (w + (0x80-'a')*ones) &^ (w + (0x7f-'z')*ones) & highs
}

func equalTo(w uint64, c byte) uint64 {
	return ^(w ^ uint64(c)*ones + 0x7f*ones) & highs
}

// bytesOf has all bits of those bytes set that have their high bit set in m.
func bytesOf(m uint64) uint64 { return m >> 7 * 0xff }

// hiddenWord is a word of which each byte is what hiddenASCII has for it.
func hiddenWord(w uint64) uint64 {
	hide := digitsIn(w) | lettersIn(w)
	// Control characters, some of which are white space, and the symbols $ ^ ` ~ are rare.
	rare := ^((w + 0x60*ones) & ((w ^ '$'*ones) + 0x7f*ones) & ((w ^ '^'*ones) + 0x7f*ones) & ((w ^ '`'*ones) + 0x7f*ones)) | (w + 0x02*ones)
	for rare &= highs; rare != 0; rare &= rare - 1 {
		at := bits.TrailingZeros64(rare) &^ 7
		if hiddenASCII[byte(w>>at)] == Mask {
			hide |= 0x80 << at
		}
	}
	all := bytesOf(hide)
	return w&^all | Mask*ones&all
}
