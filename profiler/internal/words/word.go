package words

import (
	"math/bits"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
)

// This file tells what a word is and how it is written.

// LongestWord bounds a word in bytes. A longer one is part of no chain.
const LongestWord = 40

func IsLower(c byte) bool { return 'a' <= c && c <= 'z' }

// LetterBytes is true for the letters of ASCII.
var LetterBytes = func() (t [256]bool) {
	for c := range t {
		t[c] = numeral.IsLetter(byte(c))
	}
	return t
}()

// Bits of each of the eight bytes of a machine word.
const (
	eachByte = 0x0101010101010101
	highBits = 0x80 * eachByte
	caseBits = 0x20 * eachByte // what small letters of ASCII have and capitals have not
)

// LettersOf gives how many of the bytes of v, from the lowest on, are letters of ASCII.
func LettersOf(v uint64) int {
	c := (v | caseBits) &^ highBits
	is := (c + (0x80-'a')*eachByte) &^ (c + (0x7F-'z')*eachByte) &^ v
	return bits.TrailingZeros64(^is&highBits) >> 3
}

// LettersBefore is LettersOf from the highest byte down.
func LettersBefore(v uint64) int {
	c := (v | caseBits) &^ highBits
	is := (c + (0x80-'a')*eachByte) &^ (c + (0x7F-'z')*eachByte) &^ v
	return bits.LeadingZeros64(^is&highBits) >> 3
}

// End is the end of the word at text[i], or i where there is none, or at least
// LongestWord bytes behind it.
func End(text string, i int) int {
	until := min(len(text), i+LongestWord+1)
	for i+8 <= len(text) && i < until {
		n := LettersOf(chars.Load(text, i))
		if i += n; n < 8 {
			break
		}
	}
	if i >= until {
		return until
	}
	for i < until && LetterBytes[text[i]] {
		i++
	}
	for {
		for i < until {
			if c := text[i]; c < utf8.RuneSelf {
				if !numeral.IsLetter(c) {
					break
				}
				i++
				continue
			}
			if !BeginsRune[text[i]] {
				break
			}
			n, ok := WordRuneAt(text, i)
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

// IsCapital reports whether text begins with a capital.
func IsCapital(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return IsCapitalRune(r)
}

// WordSet makes a set of a list.
func WordSet(words []string) map[string]bool {
	set := map[string]bool{}
	for _, w := range words {
		set[w] = true
	}
	return set
}
