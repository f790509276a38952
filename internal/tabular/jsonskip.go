package tabular

import (
	"bytes"
	"encoding/binary"
	"math/bits"
)

// A jsonSkip goes to the end of an object or an array by its quotes and brackets
// alone, at some three times the rate at which it can be read: what is inside is
// for others to read, side by side.
//
// Where the text is JSON, both come to the same end. Where it is not, whoever reads
// it comes to the place where it goes wrong before the end that is found here, since
// up to there the brackets are the same.
type jsonSkip struct {
	at       int // what stands before it has been skipped
	depth    int // how many objects and arrays are open
	inString bool
}

// run goes on in b, which begins with the first bracket or before it. It reports
// whether the end has been reached, and otherwise whether more than most objects and
// arrays are open.
func (s *jsonSkip) run(b []byte, most int) (ended, deep bool) {
	i := s.at
	for {
		if s.inString {
			if i = closingQuote(b, i); i == len(b) {
				break
			}
			s.inString = false
			i++
		}
		// Eight bytes at a time: a bracket and its brace differ in one bit.
		for i+8 <= len(b) {
			w := binary.LittleEndian.Uint64(b[i:])
			lower := w | ' '*ones
			m := zeros(w^'"'*ones) | zeros(lower^'{'*ones) | zeros(lower^'}'*ones)
			if m != 0 {
				i += bits.TrailingZeros64(m) / 8
				break
			}
			i += 8
		}
		if i == len(b) {
			break
		}
		switch c := b[i]; {
		case c == '"':
			s.inString = true
		case c|' ' == '{':
			if s.depth++; s.depth > most {
				s.at = i
				return false, true
			}
		case c|' ' == '}':
			if s.depth--; s.depth == 0 {
				s.at = i + 1
				return true, false
			}
		}
		i++
	}
	s.at = i
	return false, false
}

// closingQuote gives the place of the quote that ends the string in which b[i] is, or
// the length of b.
func closingQuote(b []byte, i int) int {
	for {
		// Most strings are short; for others package bytes is faster.
		for n := 0; i+8 <= len(b); i += 8 {
			if m := zeros(binary.LittleEndian.Uint64(b[i:]) ^ '"'*ones); m != 0 {
				i += bits.TrailingZeros64(m) / 8
				break
			}
			const short = 32
			if n += 8; n == short {
				if n = bytes.IndexByte(b[i+8:], '"'); n < 0 {
					return len(b)
				}
				i += 8 + n
				break
			}
		}
		for i < len(b) && b[i] != '"' {
			i++
		}
		if i == len(b) {
			return i
		}
		// Behind an odd number of backslashes it is part of the string. They are
		// counted back to what is no backslash, at the latest to the quote before.
		back := 0
		for b[i-1-back] == '\\' {
			back++
		}
		if back%2 == 0 {
			return i
		}
		i++
	}
}
