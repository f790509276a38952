package tagger

import "unicode/utf8"

// A token is a word, a number, a sign, or one character of a script that puts no space between words.
type token struct {
	start, end int32 // in bytes of the text
	kind       tokenKind
	gap        gap   // before it
	cased      uint8 // how a word is written: see the constants
}

type tokenKind uint8

const (
	tokenSign tokenKind = iota
	tokenNumber
	tokenWord
	tokenAlone
)

// A gap says what stands between a token and the one before it.
type gap uint8

const (
	gapNone gap = iota
	gapSpace
	gapBreak
)

// The ways in which a word is written.
const (
	casedNone  uint8 = iota // without letter cases
	casedLower              // words
	casedFirst              // Words
	casedUpper              // WORDS, of more than one letter
	casedOne                // W
	casedMixed              // wOrds, McWord
)

// longestRun bounds the bytes of a token: what is longer is cut. No name is.
const longestRun = 96

// read makes x, of which the start and the gap are known, the token that begins with the rune r of kind k and n bytes
// before text[i], and gives its end.
func (x *token) read(t *[firstFar]kind, text string, i int, r rune, k kind, n int) int {
	start := int(x.start)
	switch k {
	case kindSign:
		x.kind = tokenSign
		// A row of one sign is one token.
		for n == 1 && r < utf8.RuneSelf && i < len(text) && text[i] == byte(r) && i-start < longestRun {
			i++
		}
	case kindDigit:
		x.kind = tokenNumber
		for i < len(text) && i-start < longestRun {
			_, k, n := runeAt(t, text, i)
			if k != kindDigit {
				break
			}
			i += n
		}
	case kindAlone:
		x.kind = tokenAlone
	default:
		x.kind = tokenWord
		i, x.cased = wordFrom(t, text, i, len(text), k, start)
	}
	x.end = int32(i)
	return i
}

// begins reports whether a name can begin with a token by the looks of it: it has a capital, or there are none in its
// script.
func (x *token) begins() bool {
	return x.kind == tokenAlone || x.kind == tokenWord && x.cased != casedLower
}

// wordFrom reads on in a word that begins at text[start] with a rune of kind k and of which text[i]
// is the second rune. It gives the end of the word and how it is written.
func wordFrom(t *[firstFar]kind, text string, i, to int, k kind, start int) (end int, cased uint8) {
	letters, upper, lower := 1, 0, 0
	if k == kindUpper {
		upper = 1
	} else if k == kindLower {
		lower = 1
	}
	for i < to && i-start < longestRun {
		_, next, n := runeAt(t, text, i)
		if !next.isLetter() {
			break
		}
		switch next {
		case kindUpper:
			upper++
		case kindLower:
			lower++
		}
		letters++
		i += n
	}
	switch {
	case upper+lower == 0:
		cased = casedNone
	case upper == 0:
		cased = casedLower
	case lower == 0 && letters == 1:
		cased = casedOne
	case lower == 0:
		cased = casedUpper
	case upper == 1 && k == kindUpper:
		cased = casedFirst
	default:
		cased = casedMixed
	}
	return i, cased
}
