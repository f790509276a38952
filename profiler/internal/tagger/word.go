package tagger

import (
	"math/bits"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file tells what a word is and how it is written.

// longestWord bounds a word in bytes. A longer one is part of no chain.
const longestWord = 40

// A shape is how the letters of a word are written.
type shape uint8

const (
	shapeLower   shape = iota
	shapeCapital       // Anna
	shapeInitial       // A
	shapeUpper         // ANNA
	shapeInner         // McAnn
	shapeNumber        // 12, 12a, SW1A
)

// spell notes what stands for a word beside others.
func (t *token) spell() { t.brief, t.identity = brief(t.class), identityOf(t) }

// endingOf is the hash of the last n letters of a word, four at most.
func endingOf(word string, n int) uint64 {
	i := len(word)
	if i >= 4 {
		s := word[i-4 : i]
		v := uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24
		if v >>= 8 * uint(4-n) & 63; v&highBits == 0 {
			return lexicon.HashLetters(v, n)
		}
	} else if v := loadAt(word, 0); v&highBits == 0 {
		n = min(n, i)
		return lexicon.HashLetters(v>>(8*uint(i-n)&63), n)
	}
	for ; n > 0 && i > 0; n-- {
		_, size := runeBefore(word, i)
		i -= size
	}
	return lexicon.HashFolded(word[i:])
}

// beginningOf is the hash of the first three letters of a word.
func beginningOf(word string) uint64 {
	if n := min(3, len(word)); loadAt(word, 0)<<(64-8*uint(n))&highBits == 0 {
		return lexicon.HashOf(word[:n])
	}
	i := 0
	for n := 0; n < 3 && i < len(word); n++ {
		_, size := runeAt(word, i)
		i += size
	}
	return lexicon.HashFolded(word[:i])
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func isLower(c byte) bool { return 'a' <= c && c <= 'z' }

func isLetterByte(c byte) bool { c |= 0x20; return 'a' <= c && c <= 'z' }

func isAlnum(c byte) bool { return isLetterByte(c) || isDigit(c) }

// letterBytes is true for the letters of ASCII.
var letterBytes = func() (t [256]bool) {
	for c := range t {
		t[c] = isLetterByte(byte(c)) && c < utf8.RuneSelf
	}
	return t
}()

// Bits of each of the eight bytes of a machine word.
const (
	eachByte = 0x0101010101010101
	highBits = 0x80 * eachByte
	caseBits = 0x20 * eachByte // what small letters of ASCII have and capitals have not
)

// lettersOf gives how many of the bytes of v, from the lowest on, are letters of ASCII.
func lettersOf(v uint64) int {
	c := (v | caseBits) &^ highBits
	is := (c + (0x80-'a')*eachByte) &^ (c + (0x7F-'z')*eachByte) &^ v
	return bits.TrailingZeros64(^is&highBits) >> 3
}

// lettersBefore is lettersOf from the highest byte down.
func lettersBefore(v uint64) int {
	c := (v | caseBits) &^ highBits
	is := (c + (0x80-'a')*eachByte) &^ (c + (0x7F-'z')*eachByte) &^ v
	return bits.LeadingZeros64(^is&highBits) >> 3
}

// loadAt gives the bytes of text from i on, the first of them in the lowest bits, with
// zeros behind the end.
func loadAt(text string, i int) (v uint64) {
	if i+8 <= len(text) {
		return load(text[i : i+8])
	}
	if len(text) >= 8 {
		return load(text[len(text)-8:]) >> (8 * uint(i+8-len(text)))
	}
	for k := len(text) - 1; k >= i; k-- {
		v = v<<8 | uint64(text[k])
	}
	return v
}

// wordEnd is the end of the word at text[i], or i where there is none, or at least
// longestWord bytes behind it.
func wordEnd(text string, i int) int {
	until := min(len(text), i+longestWord+1)
	for i+8 <= len(text) && i < until {
		n := lettersOf(load(text[i : i+8]))
		if i += n; n < 8 {
			break
		}
	}
	if i >= until {
		return until
	}
	for i < until && letterBytes[text[i]] {
		i++
	}
	for {
		for i < until {
			if c := text[i]; c < utf8.RuneSelf {
				if !isLetterByte(c) {
					break
				}
				i++
				continue
			}
			if !beginsRune[text[i]] {
				break
			}
			n, ok := wordRuneAt(text, i)
			if !ok {
				break
			}
			i += n
		}
		n := innerApostrophe(text, i)
		if n == 0 || i+n >= until {
			return i
		}
		i += n
	}
}

// innerApostrophe is the length of an apostrophe at text[i] that is part of the word around it,
// as in Ukrainian м'ята and Дем'ян: one between a Cyrillic letter and a vowel that it hardens.
func innerApostrophe(text string, i int) int {
	if i < 2 || i+3 > len(text) || text[i] != '\'' && text[i] != "’"[0] || text[i-2]&0xFE != 0xD0 {
		return 0
	}
	n := 1
	if text[i] != '\'' {
		if n = len("’"); i+n+2 > len(text) || text[i:i+n] != "’" {
			return 0
		}
	}
	switch text[i+n : i+n+2] {
	case "я", "ю", "є", "ї", "е", "ё", "і", "Я", "Ю", "Є", "Ї", "Е", "Ё", "І":
		return n
	}
	return 0
}

// isCapital reports whether text begins with a capital.
func isCapital(text string) bool {
	if text == "" {
		return false
	}
	if c := text[0]; c < utf8.RuneSelf {
		return 'A' <= c && c <= 'Z'
	}
	r, _ := runeAt(text, 0)
	return isCapitalRune(r)
}

// shapeOf tells how a word is written.
func shapeOf(word string) shape {
	if n := len(word); n <= 8 {
		if v := loadAt(word, 0); v&highBits == 0 {
			return shapeOfFew(v, n)
		}
	}
	capitals, others := 0, 0
	first := isCapital(word)
	i := 0
	for ; i < len(word) && word[i] < utf8.RuneSelf; i++ {
		capitals += int(^word[i] >> 5 & 1)
	}
	others = i - capitals
	for i < len(word) {
		if c := word[i]; c < utf8.RuneSelf {
			if c&0x20 == 0 {
				capitals++
			} else {
				others++
			}
			i++
			continue
		}
		if k, ok := kindOfTwo(word, i); ok {
			if i += 2; k&kindUpper != 0 {
				capitals++
			} else if k&kindMark == 0 {
				others++
			}
			continue
		}
		r, n := runeAt(word, i)
		if i += n; isUpperRune(r) {
			capitals++
		} else if !isMarkRune(r) {
			others++
		}
	}
	switch {
	case capitals == 0:
		return shapeLower
	case others == 0 && capitals == 1:
		return shapeInitial
	case others == 0:
		return shapeUpper
	case capitals > 1 || !first:
		return shapeInner
	}
	return shapeCapital
}

// shapeOfFew is shapeOf for a word of n letters of ASCII, eight at most, which are the bytes
// of v.
func shapeOfFew(v uint64, n int) shape {
	all := uint64(caseBits) >> (64 - 8*uint(n))
	switch capitals := ^v & all; {
	case capitals == 0:
		return shapeLower
	case capitals == all && n == 1:
		return shapeInitial
	case capitals == all:
		return shapeUpper
	case capitals == 0x20: // the first and no other one
		return shapeCapital
	}
	return shapeInner
}

// shapeOfTwo is shapeOf for a word of eight to fifteen letters of ASCII, of which the first
// eight are the bytes of v and the others those of w.
func shapeOfTwo(v, w uint64, n int) shape {
	rest := uint64(caseBits) & (1<<(8*uint(n-8)) - 1)
	switch a, b := ^v&caseBits, ^w&rest; {
	case b == 0 && a == 0:
		return shapeLower
	case b == 0 && a == 0x20: // the first and no other one
		return shapeCapital
	case a == caseBits && b == rest:
		return shapeUpper
	}
	return shapeInner
}
