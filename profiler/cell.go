package profiler

import (
	"math/bits"
	"strings"
	"unicode/utf8"
)

// This file makes whole values, such as those of a column, ready to be asked
// about, and asks all recognizers about one. How a column is asked about without
// asking everybody about every value is in wholes.go.

// A cell is a whole value and what is seen in it at a glance: where its digits,
// letters and spaces are. It is used again for the next value, so that nothing
// is allocated.
type cell struct {
	raw  string // the value as it stands, without space around it
	text string // the same in ASCII where it only looks like something else; see foldCell

	// A bit for each of the first 64 bytes: it is an ASCII digit, an ASCII letter.
	digit, letter uint64

	// How many of each are in the whole text, and of spaces.
	digits, letters, spaces int

	signs uint64 // which other ASCII characters are in it; see signOf
	high  bool   // there are bytes beyond ASCII

	// Made by spell.
	spelt   bool
	compact []byte // its letters and digits, letters in upper case; at most maxCompact of them
	spelled bool   // between them stand single separators in use for numbers and nothing else
	buf     [2 * maxCompact]byte
	folded  []byte // memory of what foldCell makes
}

// signOf gives each ASCII character that is neither letter nor digit a bit of
// its own; those that are not printed share one.
var signOf = func() (t [256]uint8) {
	n := uint8(1)
	for c := range utf8.RuneSelf {
		if b := byte(c); b >= ' ' && b != 0x7F && !isAlnum(b) {
			t[c] = n
			n++
		}
	}
	return t
}()

// signsIn is the set of the signs of a string.
func signsIn(s string) (set uint64) {
	for i := range len(s) {
		if c := s[i]; c < utf8.RuneSelf && !isAlnum(c) {
			set |= 1 << signOf[c]
		}
	}
	return set
}

// valueIn is what a field of a table holds: the field without space around it.
func valueIn(field string) string {
	// Most have no space around them.
	if n := len(field); n > 0 && (field[0] <= ' ' || field[0] >= utf8.RuneSelf || field[n-1] <= ' ' || field[n-1] >= utf8.RuneSelf) {
		return strings.TrimSpace(field)
	}
	return field
}

// set makes the cell hold what the field holds.
func (c *cell) set(field string) {
	c.raw = valueIn(field)
	c.see(c.raw)
	if c.high {
		c.fold()
	}
}

// fold brings the value into ASCII where its characters only look like that.
func (c *cell) fold() {
	var value string
	if value, c.folded = foldCell(c.folded, c.raw); len(value) != len(c.raw) {
		c.see(strings.TrimSpace(value))
	}
}

// isFolded reports whether the value is not read as it stands.
func (c *cell) isFolded() bool { return len(c.text) != len(c.raw) }

// see notes what is in the value.
func (c *cell) see(value string) {
	c.text, c.spelt = value, false
	c.digit, c.letter, c.signs, c.high = 0, 0, 0, false
	c.digits, c.letters, c.spaces = 0, 0, 0
	for from := 0; from < len(value); from += 64 {
		part := value[from:min(len(value), from+64)]
		digit, letter, space, high := planes(part)
		c.digits += bits.OnesCount64(digit)
		c.letters += bits.OnesCount64(letter)
		if space != 0 {
			c.spaces += bits.OnesCount64(space)
			c.signs |= 1 << signOf[' ']
		}
		c.high = c.high || high != 0
		if from == 0 {
			c.digit, c.letter = digit, letter
		}
		for others := ^(digit | letter | space | high) & lowest(len(part)); others != 0; others &= others - 1 {
			c.signs |= 1 << signOf[part[bits.TrailingZeros64(others)]]
		}
	}
}

// longestKept is how many bytes of a folded value are kept for the next one.
const longestKept = 1 << 12

// forget makes the cell hold nothing, not even the traces of a value.
func (c *cell) forget() {
	folded := c.folded[:cap(c.folded)]
	if len(folded) > longestKept {
		folded = nil
	}
	clear(folded)
	*c = cell{folded: folded[:0]}
}

// putBack keeps a cell for the next call, without the value.
func (c *cell) putBack() {
	c.forget()
	cells.Put(c)
}

// lowest is a set of the n lowest bits.
func lowest(n int) uint64 {
	if n >= 64 {
		return ^uint64(0)
	}
	return 1<<n - 1
}

// planes gives a bit for each of at most 64 bytes: it is a digit, an ASCII
// letter, a space, no ASCII. Eight bytes are looked at together, which takes a
// third of the time of a table.
func planes(s string) (digit, letter, space, high uint64) {
	const (
		ones = 0x0101010101010101
		tops = 0x80 * ones
	)
	for i := 0; i < len(s); i += 8 {
		w := loadTail(s, i)
		low := w &^ tops
		h := w & tops
		fold := low | 0x20*ones
		d := (low + (0x80-'0')*ones) &^ (low + (0x7F-'9')*ones) & tops &^ h
		l := (fold + (0x80-'a')*ones) &^ (fold + (0x7F-'z')*ones) & tops &^ h
		b := ^((low ^ ' '*ones) + 0x7F*ones) & tops &^ h
		digit |= gather(d) << i
		letter |= gather(l) << i
		space |= gather(b) << i
		high |= gather(h) << i
	}
	return digit, letter, space, high
}

// gather brings the top bits of eight bytes together.
func gather(w uint64) uint64 { return w * 0x02040810204081 >> 56 }

// spell makes the compact form.
func (c *cell) spell() {
	if c.spelt {
		return
	}
	c.spelt, c.compact, c.spelled = true, nil, false
	if len(c.text) > len(c.buf) {
		return
	}
	// What is a letter and what is not is as good as random in many values, so
	// that there is no branch on it.
	n := 0
	for i := range len(c.text) {
		b := c.text[i]
		c.buf[n&(len(c.buf)-1)] = compactOf[b].letter
		n += int(compactOf[b].length)
	}
	if n <= maxCompact {
		c.compact = c.buf[:n]
	}
	if c.high || c.signs&^spelledSigns != 0 || n == 0 {
		return
	}
	if len(c.text) <= 64 {
		c.spelled = areSingle(^(c.digit|c.letter)&lowest(len(c.text)), len(c.text))
		return
	}
	gap := true // before the first character
	for i := range len(c.text) {
		alnum := isAlnum(c.text[i])
		if gap && !alnum {
			return
		}
		gap = !alnum
	}
	c.spelled = !gap
}

// areSingle reports whether no separator begins or ends a value of n bytes, at
// most 64, or follows another. There is a bit for each.
func areSingle(places uint64, n int) bool {
	return places&1 == 0 && places>>(n-1) == 0 && places&(places<<1) == 0
}

// compactOf is what a byte is in the compact form: nothing, or a digit or a
// letter in upper case.
var compactOf = func() (t [256]struct{ letter, length uint8 }) {
	for c := range t {
		if b := byte(c); isAlnum(b) {
			t[c].letter, t[c].length = upper(b), 1
		}
	}
	return t
}()

// spelledSigns are the separators in use for numbers.
var spelledSigns = signsIn(" -./")

// spelledOtherwise is what the form of a value is worth, at most, when it has
// the characters of a shape but other separators or none.
const spelledOtherwise = 0.05

// anchorReach is how far into a value, in bytes, what leads to a grammar can
// stand when the value as a whole has that grammar: the @ of an address stands
// behind 64 bytes at most, and the = of a storage key behind 86.
const anchorReach = 88

// newWholeScanner compiles recognizers for wholes alone.
func newWholeScanner(recognizers []*Recognizer) *scanner {
	return &scanner{recognizers: recognizers, ownMatcher: newOwnMatcher(recognizers), plain: plainEntrancesOf(recognizers)}
}

// wholes calls yield for each recognizer that takes the cell as a whole, with the
// probability of its label for such a value alone. It may call it more than once
// for one recognizer. It stops when yield returns false.
func (s *scanner) wholes(c *cell, yield func(recognizer int, alone float64) bool) {
	c.spell()
	plain := s.plain()
	if n := len(c.compact); n > 0 {
		for _, e := range plain.byCompact[n] {
			r := s.recognizers[e.recognizer]
			shape := &r.Shapes[e.shape]
			alone := shape.Alone
			if end, ok := matchShape(c.text, 0, shape.Pattern); !ok || end != len(c.text) {
				if !c.spelled || !shape.fitsCompact(c.compact) {
					continue
				}
				alone = min(alone, spelledOtherwise)
			}
			if r.check(c.compact) && !yield(int(e.recognizer), alone) {
				return
			}
		}
	}
	for i := 0; i < len(c.text) && i < anchorReach; {
		end, entrances := i+1, plain.byByte[c.text[i]]
		if classes[c.text[i]] != classOther {
			var kind tokenKind
			end, kind = nextToken(c.text, i)
			entrances = nil
			if kind < tokenKinds {
				entrances = plain.byToken[kind][min(end-i, longestToken)]
			}
		}
		for _, e := range entrances {
			if e.shape >= 0 {
				continue
			}
			r := s.recognizers[e.recognizer]
			m, ok := r.match(c.text, i)
			if !ok || m.start != 0 || m.end != len(c.text) {
				continue
			}
			if r.Check != nil && (c.compact == nil || !r.Check(c.compact)) {
				continue
			}
			if !yield(int(e.recognizer), m.alone) {
				return
			}
		}
		i = end
	}
	s.ownWholes(c, yield)
}

// fitsCompact reports whether a compact form has the shape, separators left
// out on both sides.
func (s *Shape) fitsCompact(compact []byte) bool {
	n := 0
	for i := range len(s.Pattern) {
		p := s.Pattern[i]
		if !isAlnum(p) {
			continue
		}
		if n == len(compact) {
			return false
		}
		c := compact[n]
		n++
		switch p {
		case '9':
			if !isDigit(c) {
				return false
			}
		case 'A':
			if !isLetter(c) {
				return false
			}
		case 'X':
		default:
			if c != upper(p) {
				return false
			}
		}
	}
	return n == len(compact)
}

// compactLength is the number of letters and digits of a shape.
func (s *Shape) compactLength() int {
	n := 0
	for i := range len(s.Pattern) {
		if isAlnum(s.Pattern[i]) {
			n++
		}
	}
	return n
}
