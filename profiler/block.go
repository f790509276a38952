package profiler

import "github.com/privet-go/privet/profiler/internal/bytekind"

// This file classifies 64 bytes of a text at a time, by four planes that tell the kind of
// each of them: a class of bytes is a few logical operations on planes.

// blockSize is the number of bytes that are looked at together.
const blockSize = bytekind.Size

// A block is what the bytes of a stretch of text are: bit i tells of byte i.
type block struct {
	letters, digits, high uint64 // as classLetter, classDigit, classHigh
	capitals              uint64 // A to Z
	special               uint64 // specialBytes without the next two, and backslashes
	escaped               bool   // there is a byte that an escape can begin with; see leadOf
	dots, hyphens         uint64
	breaks                uint64 // . ? ! " and the ends of lines, behind which a sentence can begin
	glue                  uint64 // dots, hyphens and slashes, as isGlue
	underscores           uint64
	joints                uint64 // dots, hyphens, colons and slashes, which join the parts of a number
	colons                uint64
	equals                uint64
	gaps                  uint64 // spaces and control characters, and what is behind the text
}

// specialBytes are those that alone are a trigger of some recognizer.
const specialBytes = "$%&(+-./:;<=@{"

// specials is how many there are, and a place for all other bytes.
const specials = len(specialBytes) + 1

// specialOf gives each of them its number, from 1.
var specialOf = func() (t [256]uint8) {
	for i := range len(specialBytes) {
		t[specialBytes[i]] = uint8(i + 1)
	}
	return t
}()

// load reads eight bytes at text[i] as a machine word, the first one lowest.
func load(text string, i int) uint64 {
	b := text[i : i+8]
	return uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
		uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
}

// loadTail is load where the text may end; there are zeros behind it.
func loadTail(text string, i int) (v uint64) {
	if i+8 <= len(text) {
		return load(text, i)
	}
	if len(text) >= 8 {
		return load(text, len(text)-8) >> (8 * (i + 8 - len(text)))
	}
	for k := len(text) - 1; k >= i; k-- {
		v = v<<8 | uint64(text[k])
	}
	return v
}

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
	case isDigit(c):
		return byteDigit
	case isLetter(c) && c < 'a':
		return byteCapital
	case isLetter(c):
		return byteLower
	case classes[c] == classHigh:
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
	if specialOf[c] != 0 {
		return byteSign
	}
	return byteOther
}

// byteKinds are the kinds of all bytes.
var byteKinds = bytekind.NewTable(kindOfByte)

// classify makes k, which is empty, the block of newBlock. A block is too large to be
// copied for each stretch of text.
func (k *block) classify(text string, i int) {
	a, b, c, d := byteKinds.Split(text, i)
	letters := a &^ (c | d)
	k.letters, k.capitals = letters, letters&b
	k.digits = c &^ (a | b | d)
	if marks := b &^ (a | d); marks != 0 {
		k.dots = marks & c
		k.hyphens = marks &^ c
		k.breaks, k.glue, k.joints = k.dots, marks, marks
	}
	k.gaps = ^(a | b | c | d)
	if d != 0 {
		one, two, both := a&^b, b&^a, a&b
		signs, others := d&^c, d&c // those before byteEscape, and the others
		k.glue |= signs &^ (a | b)
		k.colons = signs & one
		k.joints = k.glue | k.colons
		k.equals = signs & two
		escapes := others &^ (a | b)
		k.special = signs | escapes
		k.escaped = escapes != 0
		k.underscores = others & one
		k.breaks |= others & b
		k.gaps |= others & both
	}
	if high := a & c &^ (b | d); high != 0 {
		k.high, k.escaped = high, true
	}
}
