package tagger

import (
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

// spell notes how a word is spelled.
func (t *token) spell(word string) {
	t.brief = brief(t.class)
	t.ending = endingOf(word, 3)
	if t.isUnknown() {
		t.ends = [2]uint64{endingOf(word, 2), endingOf(word, 4)}
		t.starts = beginningOf(word)
	}
}

// endingOf is the hash of the last n letters of a word.
func endingOf(word string, n int) uint64 {
	i := len(word)
	for ; n > 0 && i > 0; n-- {
		_, size := utf8.DecodeLastRuneInString(word[:i])
		i -= size
	}
	return lexicon.HashOf(word[i:])
}

// beginningOf is the hash of the first three letters of a word.
func beginningOf(word string) uint64 {
	i := 0
	for n := 0; n < 3 && i < len(word); n++ {
		_, size := utf8.DecodeRuneInString(word[i:])
		i += size
	}
	return lexicon.HashOf(word[:i])
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

// wordEnd is the end of the word at text[i], or i where there is none, or at least
// longestWord bytes behind it.
func wordEnd(text string, i int) int {
	from := i
	until := min(len(text), from+longestWord+1)
	for i < until && letterBytes[text[i]] {
		i++
	}
	for i < until {
		if c := text[i]; c < utf8.RuneSelf {
			if !isLetterByte(c) {
				break
			}
			i++
			continue
		}
		r, n := utf8.DecodeRuneInString(text[i:])
		if !isWordRune(r) {
			break
		}
		i += n
	}
	return i
}

// isCapital reports whether text begins with a capital.
func isCapital(text string) bool {
	if text == "" {
		return false
	}
	if c := text[0]; c < utf8.RuneSelf {
		return 'A' <= c && c <= 'Z'
	}
	r, _ := utf8.DecodeRuneInString(text)
	return isCapitalRune(r)
}

// shapeOf tells how a word is written.
func shapeOf(word string) shape {
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
		r, n := utf8.DecodeRuneInString(word[i:])
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
