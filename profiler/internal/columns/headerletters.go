package columns

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/chars"
)

// This file tells a header of a few letters that names a number from one that is short for
// something else: PNR is a Swedish personal number, and the booking of a flight.

// shortestTelling is the length in bytes up to which a header that names a number may be short
// for something else.
const shortestTelling = 4

// numeralKinds are the kinds whose written forms have no letters, and those of them that have mostSmall digits or fewer
// in none.
func numeralKinds(kinds []kind) (numerals, long kindSet) {
	numerals, long = newKindSet(len(kinds)), newKindSet(len(kinds))
	for i, k := range kinds {
		shapes, letters, small := 0, false, false
		for _, r := range k.Recognizers {
			for _, s := range r.Shapes {
				shapes++
				letters = letters || strings.ContainsAny(s.Pattern, "AX")
				small = small || strings.Count(s.Pattern, "9") <= mostSmall
			}
		}
		if shapes > 0 && !letters {
			if numerals.add(i); !small {
				long.add(i)
			}
		}
	}
	return numerals, long
}

// mostSmall is how many digits a number has, at most, that is none of a kind of long ones: what a server answers. Of
// longer ones somebody may have kept the last four digits.
const mostSmall = 3

// areSmall reports whether all values that say something are numbers of mostSmall digits or fewer.
func (p *Judge) areSmall(values []string) bool {
	return p.areSo(values, fewValues, 10, func(v string) bool { return len(v) <= mostSmall && chars.IsNumber(v) })
}

// letteredShare is the share of values, in tenths, that have as many letters as digits where
// a column is no numbers.
const letteredShare = 9

// areLettered reports whether nearly all values that say something have as many letters as
// digits. An X that stands for a hidden digit is no letter.
func (p *Judge) areLettered(values []string) bool {
	return p.areSo(values, 1, letteredShare, func(v string) bool {
		digits, letters, _ := digitsIn(v)
		return letters > 0 && letters >= digits
	})
}
