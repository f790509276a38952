package profiler

import "strings"

// This file asks the recognizers about whole values, such as those of a column.
// A value is brought into its compact form once; the length of that leads to the
// few shapes that it can have, and its first tokens to the grammars.

// A cell is a whole value made ready to be asked about. It is used again for the
// next value, so that nothing is allocated.
type cell struct {
	text    string // without space around it
	compact []byte // its letters and digits, letters in upper case; at most maxCompact of them
	spelled bool   // between them stand single separators in use for numbers and nothing else
	buf     [2 * maxCompact]byte
	folded  []byte // memory of what foldCell makes
}

// set makes the cell hold a value.
func (c *cell) set(value string) {
	value, c.folded = foldCell(c.folded, value)
	c.text = strings.TrimSpace(value)
	c.compact, c.spelled = nil, false
	if len(c.text) > len(c.buf) {
		return
	}
	c.spelled = true
	gap := true // before the first character
	n := 0
	for i := range len(c.text) {
		switch b := c.text[i]; {
		case isAlnum(b):
			c.buf[n] = upper(b)
			n++
			gap = false
		case b == ' ' || b == '-' || b == '.' || b == '/':
			c.spelled = c.spelled && !gap
			gap = true
		default:
			c.spelled = false
			gap = true
		}
	}
	c.spelled = c.spelled && !gap
	if n <= maxCompact {
		c.compact = c.buf[:n]
	}
}

// spelledOtherwise is what the form of a value is worth, at most, when it has
// the characters of a shape but other separators or none.
const spelledOtherwise = 0.05

// anchorReach is how far into a value, in bytes, what leads to a grammar can
// stand when the value as a whole has that grammar: the @ of an address stands
// behind 64 bytes at most.
const anchorReach = 80

// wholes calls yield for each recognizer that takes the cell as a whole, with the
// probability of its label for such a value alone. It may call it more than once
// for one recognizer. It stops when yield returns false.
func (s *scanner) wholes(c *cell, yield func(recognizer int, alone float64) bool) {
	if n := len(c.compact); n > 0 {
		for _, e := range s.byCompact[n] {
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
		end, entrances := i+1, s.byByte[c.text[i]]
		if classes[c.text[i]] != classOther {
			var kind tokenKind
			end, kind = nextToken(c.text, i)
			entrances = nil
			if kind < tokenKinds {
				entrances = s.byToken[kind][min(end-i, longestToken)]
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
