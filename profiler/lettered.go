package profiler

import "strings"

// This file tells a header of a few letters that names a number from one that is short for
// something else: PNR is a Swedish personal number, and the booking of a flight.

// shortestTelling is the length in bytes up to which a header that names a number may be short
// for something else.
const shortestTelling = 4

// numeralKinds are the kinds whose written forms have no letters.
func numeralKinds(kinds []kind) kindSet {
	set := newKindSet(len(kinds))
	for i, k := range kinds {
		shapes, letters := 0, false
		for _, r := range k.recognizers {
			for _, s := range r.Shapes {
				shapes++
				letters = letters || strings.ContainsAny(s.Pattern, "AX")
			}
		}
		if shapes > 0 && !letters {
			set.add(i)
		}
	}
	return set
}

// letteredShare is the share of values, in tenths, that have as many letters as digits where
// a column is no numbers.
const letteredShare = 9

// areLettered reports whether nearly all values that say something have as many letters as
// digits. An X that stands for a hidden digit is no letter.
func (p *Profiler) areLettered(values []string) bool {
	said, lettered := 0, 0
	for _, v := range values {
		if v = valueIn(v); p.allowed.saysNothing(v) {
			continue
		}
		said++
		letters, digits := 0, 0
		for i := range len(v) {
			switch c := v[i]; {
			case isDigit(c):
				digits++
			case isLetter(c) && c|0x20 != 'x':
				letters++
			}
		}
		if letters > 0 && letters >= digits {
			lettered++
		}
	}
	return lettered > 0 && 10*lettered >= letteredShare*said
}
