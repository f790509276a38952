package profiler

import (
	"math/bits"
	"unicode/utf8"
)

// This file is the first step of the engine: it parts a text into tokens and
// notes those that can lead to something. It looks at 64 bytes at a time. Their
// bits are transposed into eight planes, each of which holds one bit of all 64
// bytes; a class of bytes is then a few logical operations on planes, and a walk
// over the tokens is a walk over the ones in a mask. That is three times as fast
// as a look-up in a table for each byte.

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
	joints                uint64 // dots, hyphens, colons and slashes, which join the parts of a number
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
func newBlock(text string, i int) block {
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
	special := slashes | row2&(^p3&p2&^(p1&p0)|p3&^p2&^(p1^p0)) | // /, $ % &, ( +
		row3&p3&(p1^p2) | // : ; < =
		upper&(^p5&^p4&^p3&^p2&^p1&^p0| // @
			p5&p4&p3&^p2&p1&p0) // {

	escapes := p7 | row2&^p3&p2&(p1^p0) | upper&^p5&p4&p3&p2&^p1&^p0 // beyond ASCII, % &, \
	k := block{letters: inOrder(letters), escaped: escapes != 0}
	if digits != 0 {
		k.digits = inOrder(digits)
	}
	if capitals := letters & ^p5; capitals != 0 {
		k.capitals = inOrder(capitals)
	}
	if special != 0 {
		k.special = inOrder(special)
	}
	if joints := hyphens | dots | slashes | colons; joints != 0 {
		k.joints, k.hyphens, k.dots = inOrder(joints), inOrder(hyphens), inOrder(dots)
	}
	if p7 != 0 {
		k.high = inOrder(p7)
	}
	return k
}

// A sight is a token or a byte that can lead to something.
type sight struct {
	start  int
	size   int32 // in bytes
	word   int32 // of a word in the vocabulary: its number there, or -1
	kind   tokenKind
	place  place
	follow follow
	shape  bool // some shape can begin here
	high   bool // a word with letters beyond ASCII
}

// sightByte is the kind of a sight that is a single byte and no token.
const sightByte = tokenKinds

// A reader parts a text into tokens, from its beginning to its end.
type reader struct {
	sights []sight
	next   int // in sights: the first that has not been dealt with
	words  []contextWord
	long   []int // where tokens begin that may be base 64; see shortestNoticed

	at    int  // all before it has been read
	open  bool // a token goes on at text[at]
	from  int  // where that began
	kinds uint8
	done  bool // the end of the text has been read

	escaped bool // what has been read may have escapes
}

// What a token that is still open is made of.
const (
	withLetters = 1 << iota
	withDigits
	withHigh
)

// A contextWord is a word that a context phrase can begin with, or a stretch of
// text in which such words can be.
type contextWord struct {
	start, end int
	word       int32 // in the vocabulary, or -1 for a stretch
}

func (r *reader) begin() {
	*r = reader{sights: r.sights[:0], words: r.words[:0], long: r.long[:0]}
}

// read goes on by about one block, or to the end of the text.
func (r *reader) read(d *dispatch, text string) {
	k := newBlock(text, r.at)
	r.escaped = r.escaped || k.escaped
	if k.high == 0 && !r.open && len(text)-r.at >= blockSize+afterBlock && r.readASCII(d, text, &k) {
		return
	}
	r.readAny(d, text, &k)
}

// afterBlock is how many bytes there must be behind a block for readASCII.
const afterBlock = 8

// readASCII reads a block without bytes beyond ASCII. It decides for all words of
// it, mostly without a branch, whether they are worth a look; in a text without
// findings few are. It stops before a word that goes on behind the block, so that
// no word is parted, and reports false when that is the most of the block.
//
// Of what is behind the block nothing is known here. What it could be is taken
// for being so; the closer look decides.
func (r *reader) readASCII(d *dispatch, text string, k *block) bool {
	base := r.at
	all := k.letters | k.digits
	tokens, size := all, blockSize
	starts := tokens &^ (tokens << 1)
	if tokens>>(blockSize-1) == 1 {
		size = bits.Len64(starts) - 1
		if size < blockSize/2 {
			return false
		}
		starts &^= 1 << (size & 63)
		tokens &= 1<<(size&63) - 1
	}
	r.at = base + size
	ends := ^tokens & (tokens << 1) // behind the last byte of each token

	// Tokens with digits, which most are worth a look.
	var numbers, mixed uint64
	wordEnds := ends
	for digits := k.digits & tokens; digits != 0; {
		i := bits.TrailingZeros64(digits)
		start := lastBit(starts & (2<<(i&63) - 1))
		numbers |= start
		after := ^uint64(0) << (i & 63)
		end := ends & after & -(ends & after)
		wordEnds &^= end
		digits &= -end
		if k.letters&(end-start) != 0 {
			mixed |= start
		}
	}
	words := starts &^ numbers
	worth := numbers
	if !d.tied {
		// Digits behind a decimal point lead to nothing.
		worth &^= k.dots << 1 & (k.digits << 2) &^ mixed
	}
	if base == 0 {
		worth |= starts & 1 // what begins the text may count as one in capitals
	}

	// Words in lists, which are looked up in a loop without a branch.
	t := text[base : base+blockSize+afterBlock]
	var listed uint64
	for rest := words; rest != 0; rest &= rest - 1 {
		i, j := bits.TrailingZeros64(rest)&63, bits.TrailingZeros64(wordEnds)&63
		wordEnds &= wordEnds - 1
		h := shortHash(load(t, i), j-i) >> (64 - filterBits)
		listed |= rest & -rest & -(d.vocabulary.filter[h/64] >> (h % 64) & 1)
	}

	// Words of lengths of which much can follow: none, as it is.
	for rest := words; d.anyFollow != 0 && rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(rest) & 63
		n := bits.TrailingZeros64(^tokens >> i)
		worth |= uint64(d.anyFollow>>min(n, longestToken)&1) << i
	}

	// Words in capitals.
	for rest := words & k.capitals; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(rest) & 63
		j := i + bits.TrailingZeros64(^tokens>>i)
		if d.gates[min(j-i, longestToken)].initials>>initialOf[t[i]]&1 == 1 || d.hasTail(text, base+i, base+j) {
			worth |= 1 << i
		}
	}

	// Words that may be base 64.
	for rest := k.capitals & tokens &^ starts; rest != 0; {
		i := bits.TrailingZeros64(rest)
		end := ends & -(rest & -rest)
		end &= -end
		if start := lastBit(starts & (1<<(i&63) - 1)); bits.TrailingZeros64(end)-bits.TrailingZeros64(start) >= shortestNoticed {
			worth |= start
		}
		rest &= -end
	}

	// Words that are joined to something, or that a number follows.
	behind := all>>1 | 1<<(blockSize-1)
	near := k.digits | ^(^uint64(0) >> digitReach)
	near |= near>>1 | near>>2
	near |= near >> 3
	for rest := ends & (k.joints&behind | near>>1); rest != 0; rest &= rest - 1 {
		worth |= lastBit(words & (rest&-rest - 1))
	}

	// Bytes.
	edge := uint64(1)<<(blockSize-1) | 1
	special := k.special
	special |= k.dots & behind &^ (k.digits << 1 & (k.digits >> 1) &^ edge)
	special |= k.hyphens & (k.hyphens>>1 | edge) &^ (k.hyphens << 1 &^ edge)
	if size < blockSize {
		special &= 1<<size - 1
	}

	for seen := worth | listed | special; seen != 0; seen &= seen - 1 {
		i := bits.TrailingZeros64(seen) & 63
		if tokens>>i&1 == 0 {
			r.special(d, text, base+i)
			continue
		}
		n := bits.TrailingZeros64(^tokens >> i)
		switch {
		case numbers>>i&1 == 0:
			r.word(d, text, base+i, base+i+n, worth>>i&1 == 1)
		case mixed>>i&1 == 0:
			r.number(d, text, base+i, base+i+n)
		default:
			if k.letters&(k.letters>>1)>>i&(1<<(n&63)>>1-1) != 0 {
				r.words = append(r.words, contextWord{base + i, base + i + n, -1})
			}
			r.mixed(d, text, base+i, base+i+n)
		}
	}
	return true
}

// lastBit is the highest bit of a mask, or nothing of an empty one.
func lastBit(mask uint64) uint64 {
	if mask == 0 {
		return 0
	}
	return 1 << ((bits.Len64(mask) - 1) & 63)
}

// readAny reads any block.
func (r *reader) readAny(d *dispatch, text string, k *block) {
	base := r.at
	n := min(blockSize, len(text)-base)
	r.at = base + n
	tokens := k.letters | k.digits | k.high
	var open uint64
	if r.open {
		open = 1
	}
	edges := tokens ^ (tokens<<1 | open)
	if n < blockSize {
		edges &= 1<<n - 1
	}
	inside := ^uint64(0) // from the beginning of the token on, as far as it is in this block
	special := k.special | k.dots | k.hyphens
	for seen := edges | special; seen != 0; seen &= seen - 1 {
		bit := seen & -seen
		b := bits.TrailingZeros64(seen)
		if edges&bit != 0 {
			if tokens&bit != 0 {
				r.open, r.from, r.kinds = true, base+b, 0
				inside = -bit
			} else {
				r.open = false
				r.token(d, text, base+b, r.kinds|k.kinds(inside&(bit-1)))
			}
		}
		if special&bit != 0 {
			r.special(d, text, base+b)
		}
	}
	if r.open {
		r.kinds |= k.kinds(inside)
		switch {
		case r.at == len(text):
			r.open = false
			r.token(d, text, r.at, r.kinds)
		case r.at-r.from > 2*longestRun:
			r.part(d, text)
		}
	}
	r.done = r.at == len(text)
}

// part notes the beginning of a token that is very long and still open, so that
// nobody has to wait for its end.
func (r *reader) part(d *dispatch, text string) {
	for r.at-r.from > longestRun+utf8.UTFMax {
		end, _ := nextToken(text, r.from)
		r.slowTokens(d, text, r.from, end)
		r.from = end
	}
	r.kinds |= withHigh // the rest is read in the same way
}

// special notes a byte that is a trigger.
func (r *reader) special(d *dispatch, text string, i int) {
	if n := d.byteGroup(text, i); n != 0 && (!d.groups[n].long || mayBeLong(text, i)) {
		r.sights = append(r.sights, sight{start: i, size: 1, word: -1, kind: sightByte})
	}
}

// kinds is what the bytes of a mask are.
func (k *block) kinds(mask uint64) uint8 {
	var kinds uint8
	if k.letters&mask != 0 {
		kinds |= withLetters
	}
	if k.digits&mask != 0 {
		kinds |= withDigits
	}
	if k.high&mask != 0 {
		kinds |= withHigh
	}
	return kinds
}

// token notes what text[r.from:end] can lead to.
func (r *reader) token(d *dispatch, text string, end int, kinds uint8) {
	start := r.from
	if end-start > longestRun || kinds&withHigh != 0 {
		r.slowTokens(d, text, start, end)
		return
	}
	switch kinds {
	case withLetters:
		r.word(d, text, start, end, true)
	case withDigits:
		r.number(d, text, start, end)
	default:
		r.words = append(r.words, contextWord{start, end, -1})
		r.mixed(d, text, start, end)
	}
}

// mixed notes a token of letters and digits.
func (r *reader) mixed(d *dispatch, text string, start, end int) {
	if end-start >= shortestNoticed {
		r.long = append(r.long, start)
	}
	n, f, p := min(end-start, longestToken), followAt(text, end), placeAt(text, start)
	g := &d.groups[d.headGroup(text, start, n)]
	shape := p == placeFree && d.hasShape(tokenMixed, text, start, end, f)
	if shape || d.tokens[p][tokenMixed][n][f] != 0 || g.follows>>f&1 == 1 && (p == placeFree || !g.free) {
		r.sights = append(r.sights, sight{start: start, size: int32(end - start), word: -1, kind: tokenMixed, place: p, follow: f, shape: shape})
	}
}

// number notes a token of digits.
func (r *reader) number(d *dispatch, text string, start, end int) {
	n, f, p := min(end-start, longestToken), followAt(text, end), placeAt(text, start)
	number := d.tokens[p][tokenDigits][n][f]
	shape := p == placeFree && d.hasShape(tokenDigits, text, start, end, f)
	if shape || number != 0 && (!d.groups[number].fraction || fractionAt(text, end)) {
		r.sights = append(r.sights, sight{start: start, size: int32(end - start), word: -1, kind: tokenDigits, place: p, follow: f, shape: shape})
	}
}

// word notes a word of ASCII letters. Most lead to nothing; without more, only
// what lists it is in is of interest.
func (r *reader) word(d *dispatch, text string, start, end int, more bool) {
	if more && end-start >= shortestNoticed && hasInnerCapital(text[start:end]) {
		r.long = append(r.long, start)
	}
	number := int32(-1)
	if hash := wordHash(text, start, end); d.vocabulary.mayHave(hash) {
		if number = d.vocabulary.find(hash); number >= 0 {
			e := &d.vocabulary.entries[number]
			if len(e.phrases) > 0 {
				r.words = append(r.words, contextWord{start, end, number})
			}
			if len(e.group.all) == 0 || e.group.digits && !digitBehind(text, end) {
				number = -1
			}
		}
	}
	if number >= 0 || more && d.wordLeads(text, start, end) {
		f, p := followAt(text, end), placeAt(text, start)
		shape := p == placeFree && d.hasShape(tokenWord, text, start, end, f)
		r.sights = append(r.sights, sight{start: start, size: int32(end - start), word: number, kind: tokenWord, place: p, follow: f, shape: shape})
	}
}

// slowTokens notes the tokens of a run that has letters beyond ASCII, or that is
// very long.
func (r *reader) slowTokens(d *dispatch, text string, start, end int) {
	for i := start; i < end; {
		j, kind := nextToken(text, i)
		switch {
		case kind == tokenWord && !isASCII(text[i:j]):
			number := d.vocabulary.find(wordHash(text, i, j))
			if number >= 0 && len(d.vocabulary.entries[number].group.all) == 0 {
				number = -1
			}
			r.sights = append(r.sights, sight{start: i, size: int32(j - i), word: number, kind: tokenWord, high: true, place: placeAt(text, i), follow: followAt(text, j)})
			r.words = append(r.words, contextWord{i, j, -1})
		case kind == tokenWord:
			r.word(d, text, i, j, true)
		case kind < tokenKinds:
			switch kind {
			case tokenDigits:
				r.number(d, text, i, j)
			case tokenMixed:
				r.mixed(d, text, i, j)
			}
			if kind != tokenDigits {
				r.words = append(r.words, contextWord{i, j, -1})
			}
		}
		i = j
	}
}

// hasInnerCapital reports whether a word of ASCII letters has a capital behind its
// first letter.
func hasInnerCapital(word string) bool {
	for i := 1; i < len(word); i++ {
		if word[i] < 'a' {
			return true
		}
	}
	return false
}

// isASCII reports whether all bytes of s are.
func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}
