package columns

import (
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/chars"
)

// wholeNumbers gives the values of a column as whole numbers if nine in ten of those
// that say something are floating-point ones, and otherwise as they are.
func (p *Judge) wholeNumbers(values []string) []string {
	whole, others := 0, 0
	for _, s := range values {
		if _, ok := cells.FloatNumber(chars.ValueIn(s)); ok {
			whole++
		} else if !p.Allowed.SaysNothing(chars.ValueIn(s)) {
			if others++; others*10 > len(values) {
				return values
			}
		}
	}
	if whole == 0 || others*10 > whole+others {
		return values
	}
	read := make([]string, len(values))
	for i, s := range values {
		read[i] = s
		if number, ok := cells.FloatNumber(chars.ValueIn(s)); ok {
			read[i] = number.String()
		}
	}
	return read
}
