package spec

import (
	"github.com/privet-go/privet/internal/numeral"
)

// FitsCompact reports whether a compact form has the shape, separators left
// out on both sides.
func (s *Shape) FitsCompact(compact []byte) bool {
	n := 0
	for i := range len(s.Pattern) {
		p := s.Pattern[i]
		if !numeral.IsAlnum(p) {
			continue
		}
		if n == len(compact) {
			return false
		}
		c := compact[n]
		n++
		switch p {
		case '9':
			if !numeral.IsDigit(c) {
				return false
			}
		case 'A':
			if !numeral.IsLetter(c) {
				return false
			}
		case 'X':
		default:
			if c != numeral.Upper(p) {
				return false
			}
		}
	}
	return n == len(compact)
}

// CompactLength is the number of letters and digits of a shape.
func (s *Shape) CompactLength() int {
	n := 0
	for i := range len(s.Pattern) {
		if numeral.IsAlnum(s.Pattern[i]) {
			n++
		}
	}
	return n
}
