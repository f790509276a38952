package columns

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/chars"
)

// This file tells addresses by the numbers of houses. In many languages a street has no word that
// says so: a name and a number are one beside towns and postcodes, where the names are several.

// Of names with numbers.
const (
	leastNames   = 4  // different ones
	leastHighest = 20 // which one of the numbers is at least
	mostHouse    = 3  // digits of such a number
)

// areHoused reports whether nearly all values are a name and the number of a house.
func (p *Judge) areHoused(values []string) bool {
	said, housed, highest, known := 0, 0, 0, 0
	var names [leastNames]string
	for v := range p.said(values) {
		said++
		name, number := houseIn(v)
		if name == "" {
			continue
		}
		housed++
		highest = max(highest, number)
		if k := 0; known < leastNames {
			for k < known && names[k] != name {
				k++
			}
			if k == known {
				names[known] = name
				known++
			}
		}
	}
	return said >= fewValues && housed*10 >= said*writtenShare && known == leastNames && highest >= leastHighest
}

// houseIn parts a value into a name of letters and the number behind it, or before it, or gives
// no name.
func houseIn(v string) (name string, number int) {
	if len(v) > longestRead {
		return "", 0
	}
	before, after, ok := strings.Cut(v, " ")
	if n := len(before); ok && n > 0 && n <= mostHouse && chars.IsNumber(before) {
		name, number = strings.TrimSpace(after), int(chars.DigitsValue(before))
	} else if at := strings.LastIndexByte(v, ' '); at > 0 {
		digits := strings.TrimPrefix(v[at+1:], "#")
		if digits == "" || len(digits) > mostHouse || !chars.IsNumber(digits) {
			return "", 0
		}
		name, number = strings.TrimSpace(v[:at]), int(chars.DigitsValue(digits))
	}
	if utf8.RuneCountInString(name) < mostHouse || strings.ContainsFunc(name, unicode.IsDigit) || !strings.ContainsFunc(name, unicode.IsLetter) {
		return "", 0
	}
	return name, number
}

// weighHoused adds that the values are names with numbers beside towns or postcodes, where no other
// column is of addresses.
func (p *Judge) weighHoused(x *Table, v *view, values []string) {
	s := v.scoreOf(x.is.street)
	if s == nil || v.heading != 0 || v.worded || s.probability >= sureOf || !p.areHoused(values) {
		return
	}
	placed := false
	for i := range x.views {
		for _, k := range [...]int{x.is.street, x.is.city, x.is.zip} {
			if o := x.views[i].scoreOf(k); o != nil && o.probability >= sureOf {
				if k == x.is.street {
					return
				}
				placed = true
			}
		}
	}
	if placed {
		v.changed = true
		s.add(partHoused, 1, privet.EvidenceNeighbour, "names and numbers of houses beside towns or postcodes")
	}
}
