package profiler

// This file classifies 64 bytes of a text at a time. A table gives four bits for each of
// them, which are gathered in four planes, each of which holds one bit of all 64 bytes; a
// class of bytes is then a few logical operations on planes. That takes half the
// instructions of planes that are made of the eight bits of the bytes themselves.

// blockSize is the number of bytes that are looked at together: the bits of a
// machine word.
const blockSize = 64

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
	equals, gaps          uint64 // equals signs; where there are any, spaces and control characters, and what is behind the text
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

// exchange swaps the bits of a that are mask<<n with those of b that are mask.
func exchange(a, b uint64, n uint, mask uint64) (uint64, uint64) {
	t := (a>>n ^ b) & mask
	return a ^ t<<n, b ^ t
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
func kindOfByte(c byte) uint64 {
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

// planesOf has the bits of the kind of each byte, sixteen bits apart; the other three
// tables have the same for each of the next bytes, so that there is one shift for four.
var planesOf = func() (t [4][256]uint64) {
	for c := range 256 {
		kind := kindOfByte(byte(c))
		for n := range t {
			t[n][c] = (kind&1 | kind>>1&1<<16 | kind>>2&1<<32 | kind>>3<<48) << n
		}
	}
	return t
}()

// newBlock classifies text[i:i+64], or what there is of it; behind the end of the
// text there is nothing of any class.
func newBlock(text string, i int) (k block) {
	k.classify(text, i)
	return k
}

// classify makes k, which is empty, the block of newBlock. A block is too large to be
// copied for each stretch of text.
func (k *block) classify(text string, i int) {
	var w [blockSize / 16]uint64
	t := &planesOf
	if len(text)-i >= blockSize {
		text = text[i : i+blockSize]
		for n := range w {
			b := text[16*n:][:16]
			p := t[0][b[12]] | t[1][b[13]] | t[2][b[14]] | t[3][b[15]]
			p = p<<4 | t[0][b[8]] | t[1][b[9]] | t[2][b[10]] | t[3][b[11]]
			p = p<<4 | t[0][b[4]] | t[1][b[5]] | t[2][b[6]] | t[3][b[7]]
			p = p<<4 | t[0][b[0]] | t[1][b[1]] | t[2][b[2]] | t[3][b[3]]
			w[n] = p
		}
	} else {
		text = text[i:]
		for n := len(text) - 1; n >= 0; n-- {
			p := &w[n/16%len(w)]
			*p = *p<<1 | t[0][text[n]]
		}
	}
	a, b, c, d := w[0], w[1], w[2], w[3]
	a, b = exchange(a, b, 16, 0x0000FFFF0000FFFF)
	c, d = exchange(c, d, 16, 0x0000FFFF0000FFFF)
	a, c = exchange(a, c, 32, 0x00000000FFFFFFFF)
	b, d = exchange(b, d, 32, 0x00000000FFFFFFFF)

	letters := a &^ (c | d)
	k.letters, k.capitals = letters, letters&b
	k.digits = c &^ (a | b | d)
	if marks := b &^ (a | d); marks != 0 {
		k.dots = marks & c
		k.hyphens = marks &^ c
		k.breaks, k.glue, k.joints = k.dots, marks, marks
	}
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
		k.gaps = others&both | ^(a | b | c | d)
	}
	if high := a & c &^ (b | d); high != 0 {
		k.high, k.escaped = high, true
	}
}
