package profiler

// This file classifies 64 bytes of a text at a time. Their bits are transposed into
// eight planes, each of which holds one bit of all 64 bytes; a class of bytes is
// then a few logical operations on planes. That is three times as fast as a look-up
// in a table for each byte.

// blockSize is the number of bytes that are looked at together: the bits of a
// machine word.
const blockSize = 64

// A block is what the bytes of a stretch of text are: bit i tells of byte i.
type block struct {
	letters, digits, high uint64 // as classLetter, classDigit, classHigh
	capitals              uint64 // A to Z
	special               uint64 // specialBytes without the next two
	escaped               bool   // there is a byte that an escape can begin with; see leadOf
	dots, hyphens         uint64
	breaks                uint64 // . ? ! " and the ends of lines, behind which a sentence can begin
	glue                  uint64 // dots, hyphens and slashes, as isGlue
	underscores           uint64
	joints                uint64 // dots, hyphens, colons and slashes, which join the parts of a number
	colons                uint64
	equals, gaps          uint64 // equals signs; where there are any, spaces and control characters
}

// specialBytes are those that alone are a trigger of some recognizer. newBlock
// knows them in its own way.
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

// inOrder brings a mask of newBlock, whose bit 8i+k is byte 8k+i, into the order
// of the text: it transposes an 8 by 8 matrix of bits (Warren, Hacker's Delight,
// section 7-3).
func inOrder(m uint64) uint64 {
	t := (m ^ m>>7) & 0x00AA00AA00AA00AA
	m ^= t ^ t<<7
	t = (m ^ m>>14) & 0x0000CCCC0000CCCC
	m ^= t ^ t<<14
	t = (m ^ m>>28) & 0x00000000F0F0F0F0
	return m ^ t ^ t<<28
}

// newBlock classifies text[i:i+64], or what there is of it; behind the end of the
// text there is nothing of any class.
func newBlock(text string, i int) (k block) {
	k.classify(text, i)
	return k
}

// classify makes k, which is empty, the block of newBlock. A block is too large to be
// copied for each stretch of text.
func (k *block) classify(text string, i int) {
	if len(text)-i <= fewBytes {
		k.classifyFew(text[i:])
		return
	}
	var a, b, c, d, e, f, g, h uint64
	if len(text)-i >= blockSize {
		text = text[i : i+blockSize]
		a, b, c, d = load(text, 0), load(text, 8), load(text, 16), load(text, 24)
		e, f, g, h = load(text, 32), load(text, 40), load(text, 48), load(text, 56)
	} else {
		var w [8]uint64
		for k := range w {
			w[k] = loadTail(text, i+8*k)
		}
		a, b, c, d, e, f, g, h = w[0], w[1], w[2], w[3], w[4], w[5], w[6], w[7]
	}

	// Word k holds the bytes 8k to 8k+7. After three rounds of exchanges bit k of
	// byte i in plane p is bit p of byte 8k+i.
	a, b = exchange(a, b, 1, 0x5555555555555555)
	c, d = exchange(c, d, 1, 0x5555555555555555)
	e, f = exchange(e, f, 1, 0x5555555555555555)
	g, h = exchange(g, h, 1, 0x5555555555555555)
	a, c = exchange(a, c, 2, 0x3333333333333333)
	b, d = exchange(b, d, 2, 0x3333333333333333)
	e, g = exchange(e, g, 2, 0x3333333333333333)
	f, h = exchange(f, h, 2, 0x3333333333333333)
	a, e = exchange(a, e, 4, 0x0F0F0F0F0F0F0F0F)
	b, f = exchange(b, f, 4, 0x0F0F0F0F0F0F0F0F)
	c, g = exchange(c, g, 4, 0x0F0F0F0F0F0F0F0F)
	d, h = exchange(d, h, 4, 0x0F0F0F0F0F0F0F0F)
	p0, p1, p2, p3, p4, p5, p6, p7 := a, b, c, d, e, f, g, h

	row2 := ^p7 & ^p6 & p5 & ^p4 // 0x20 to 0x2F
	row3 := ^p7 & ^p6 & p5 & p4  // 0x30 to 0x3F
	upper := ^p7 & p6            // 0x40 to 0x7F

	letters := upper & (p4 | p3 | p2 | p1 | p0) & ^(p4 & p3 & (p2 | p1&p0)) // 1 to 26 in the low five bits
	digits := row3 & ^(p3 & (p2 | p1))
	hyphens := row2 & p3 & p2 & ^p1 & p0
	dots := row2 & p3 & p2 & p1 & ^p0
	slashes := row2 & p3 & p2 & p1 & p0
	colons := row3 & p3 & ^p2 & p1 & ^p0
	equals := row3 & p3 & p2 & ^p1 & p0
	others := row2&(^p3&p2&^(p1&p0)|p3&^p2&^(p1^p0)) | // $ % &, ( +
		row3&p3&(p1^p2)&^(colons|equals) | // ; <
		upper&(^p5&^p4&^p3&^p2&^p1&^p0| // @
			p5&p4&p3&^p2&p1&p0) // {

	stops := row3&p3&p2&p1&p0 | row2&^(p3|p2)&(p1^p0) | ^(p7|p6|p5|p4)&p3&^p2&p1&^p0 // ? ! " and the end of a line
	escapes := p7 | row2&^p3&p2&(p1^p0) | upper&^p5&p4&p3&p2&^p1&^p0                 // beyond ASCII, % &, \
	k.letters, k.escaped = inOrder(letters), escapes != 0
	if digits != 0 {
		k.digits = inOrder(digits)
	}
	if capitals := letters & ^p5; capitals != 0 {
		k.capitals = inOrder(capitals)
	}
	if dots != 0 {
		k.dots = inOrder(dots)
	}
	if hyphens != 0 {
		k.hyphens = inOrder(hyphens)
	}
	if slashes|colons|equals|others != 0 {
		if slashes != 0 {
			k.special = inOrder(slashes)
			k.glue = k.special
		}
		if colons != 0 {
			k.colons = inOrder(colons)
			k.joints = k.colons
			k.special |= k.colons
		}
		if equals != 0 {
			k.equals, k.gaps = inOrder(equals), inOrder(^p7&^p6&^p5|row2&^p3&^p2&^p1&^p0)
			k.special |= k.equals
		}
		if others != 0 {
			k.special |= inOrder(others)
		}
	}
	k.glue |= k.dots | k.hyphens
	k.joints |= k.glue
	k.breaks = k.dots
	if stops != 0 {
		k.breaks |= inOrder(stops)
	}
	if underscores := upper & ^p5 & p4 & p3 & p2 & p1 & p0; underscores != 0 {
		k.underscores = inOrder(underscores)
	}
	if p7 != 0 {
		k.high = inOrder(p7)
	}
}

// fewBytes is up to how many bytes they are classified one by one, which for a number or a
// name takes less than half the time.
const fewBytes = 24

// classifyFew is classify for few bytes.
func (k *block) classifyFew(text string) {
	for i := range len(text) {
		c, bit := text[i], uint64(1)<<(i&63)
		switch classes[c] {
		case classLetter:
			k.letters |= bit
			if c < 'a' {
				k.capitals |= bit
			}
		case classDigit:
			k.digits |= bit
		case classHigh:
			k.high |= bit
			k.escaped = true
		default:
			k.add(c, bit)
		}
	}
	k.glue |= k.dots | k.hyphens
	k.joints |= k.glue
	k.breaks |= k.dots
}

// add notes a byte of ASCII that is neither a letter nor a digit.
func (k *block) add(c byte, bit uint64) {
	switch c {
	case '.':
		k.dots |= bit
		return
	case '-':
		k.hyphens |= bit
		return
	case '_':
		k.underscores |= bit
	case '/':
		k.glue |= bit
	case ':':
		k.colons |= bit
		k.joints |= bit
	case '=':
		k.equals |= bit
	case '?', '!', '\n':
		k.breaks |= bit
	}
	if c <= ' ' {
		k.gaps |= bit
	}
	if specialOf[c] != 0 {
		k.special |= bit
	}
	k.escaped = k.escaped || c == '%' || c == '&' || c == '\\'
}
