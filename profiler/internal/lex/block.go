package lex

import (
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/bytekind"
)

// This file classifies 64 bytes of a text at a time, by four planes that tell the kind of
// each of them: a class of bytes is a few logical operations on planes.

// BlockSize is the number of bytes that are looked at together.
const BlockSize = bytekind.Size

// A Block is what the bytes of a stretch of text are: bit i tells of byte i.
type Block struct {
	Letters, Digits, High uint64 // as classLetter, classDigit, classHigh
	Capitals              uint64 // A to Z
	Special               uint64 // specialBytes without the next two, and backslashes
	Escaped               bool   // there is a byte that an escape can begin with; see leadOf
	Dots, Hyphens         uint64
	Breaks                uint64 // . ? ! " and the ends of lines, behind which a sentence can begin
	Glue                  uint64 // dots, hyphens and slashes, as isGlue
	Underscores           uint64
	Joints                uint64 // dots, hyphens, colons and slashes, which join the parts of a number
	Colons                uint64
	Equals                uint64
	Gaps                  uint64 // spaces and control characters, and what is behind the text
}

// specialBytes are those that alone are a trigger of some recognizer.
const specialBytes = "$%&(+-./:;<=@{"

// Specials is how many there are, and a place for all other bytes.
const Specials = len(specialBytes) + 1

// SpecialOf gives each of them its number, from 1.
var SpecialOf = func() (t [256]uint8) {
	for i := range len(specialBytes) {
		t[specialBytes[i]] = uint8(i + 1)
	}
	return t
}()

// The kinds of bytes that a block tells apart. Each is four bits, chosen so that the
// masks of most texts take few operations.
const (
	byteGap        = iota // a space or a control character
	byteLower             // a letter
	byteHyphen            // and with the bit of byteLower a capital
	byteCapital           //
	byteDigit             //
	byteHigh              // part of a rune beyond ASCII
	byteDot               //
	byteOther             // a byte of no other kind
	byteSlash             //
	byteColon             //
	byteEquals            //
	byteSign              // one more of specialBytes
	byteEscape            // one that an escape can begin with; see leadOf
	byteUnderscore        //
	byteStop              // ? ! "
	byteNewline           //
)

// kindOfByte is the kind of a byte.
func kindOfByte(c byte) uint8 {
	switch {
	case c == '\n':
		return byteNewline
	case c <= ' ':
		return byteGap
	case numeral.IsDigit(c):
		return byteDigit
	case numeral.IsLetter(c) && c < 'a':
		return byteCapital
	case numeral.IsLetter(c):
		return byteLower
	case Classes[c] == ClassHigh:
		return byteHigh
	}
	switch c {
	case '-':
		return byteHyphen
	case '.':
		return byteDot
	case '/':
		return byteSlash
	case ':':
		return byteColon
	case '=':
		return byteEquals
	case '%', '&', '\\':
		return byteEscape
	case '_':
		return byteUnderscore
	case '?', '!', '"':
		return byteStop
	}
	if SpecialOf[c] != 0 {
		return byteSign
	}
	return byteOther
}

// byteKinds are the kinds of all bytes.
var byteKinds = bytekind.NewTable(kindOfByte)

// Classify makes k, which is empty, the block of newBlock. A block is too large to be
// copied for each stretch of text.
func (k *Block) Classify(text string, i int) {
	a, b, c, d := byteKinds.Split(text, i)
	letters := a &^ (c | d)
	k.Letters, k.Capitals = letters, letters&b
	k.Digits = c &^ (a | b | d)
	if marks := b &^ (a | d); marks != 0 {
		k.Dots = marks & c
		k.Hyphens = marks &^ c
		k.Breaks, k.Glue, k.Joints = k.Dots, marks, marks
	}
	k.Gaps = ^(a | b | c | d)
	if d != 0 {
		one, two, both := a&^b, b&^a, a&b
		signs, others := d&^c, d&c // those before byteEscape, and the others
		k.Glue |= signs &^ (a | b)
		k.Colons = signs & one
		k.Joints = k.Glue | k.Colons
		k.Equals = signs & two
		escapes := others &^ (a | b)
		k.Special = signs | escapes
		k.Escaped = escapes != 0
		k.Underscores = others & one
		k.Breaks |= others & b
		k.Gaps |= others & both
	}
	if high := a & c &^ (b | d); high != 0 {
		k.High, k.Escaped = high, true
	}
}

// AfterBlock is how many bytes there must be behind a block for readBlock.
const AfterBlock = 8

// What a token that is still open is made of.
const (
	WithLetters = 1 << iota
	WithDigits
	WithHigh
)

// Kinds is what the bytes of a mask are.
func (k *Block) Kinds(mask uint64) uint8 {
	var kinds uint8
	if k.Letters&mask != 0 {
		kinds |= WithLetters
	}
	if k.Digits&mask != 0 {
		kinds |= WithDigits
	}
	if k.High&mask != 0 {
		kinds |= WithHigh
	}
	return kinds
}
