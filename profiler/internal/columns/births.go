package columns

import (
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
)

// This file tells years of births. A year says nothing by itself: wines, cars and houses
// have years. Years of two generations beside the names of people are their births,
// unless the header says otherwise.

// Of years of births.
const (
	firstBirth  = 1900
	lastBirth   = 2029
	grownBirth  = 2009 // the year from which on those who are born are children
	birthsApart = 20   // years between the first and the last of them, at least
	oldBirths   = 0.7  // the share of them that lie before traitYearNew and its like
)

// areBirths reports whether the values are years in which people may have been born.
func (g *things) areBirths(l *looking) bool {
	if g.count < fewValues || !g.numbers || g.least < firstBirth || g.most > lastBirth || g.most-g.least < birthsApart {
		return false
	}
	l.settle()
	return float64(l.counts[traitYearOld]+l.counts[traitYearMiddle]) >= oldBirths*float64(g.count)
}

// weighBirths adds whether there are names beside years of births. Under a header that
// names a year of something it cannot be told of what.
func (v *view) weighBirths(birth int, names bool) {
	v.changed = true
	if names && v.heading < 0 {
		v.tell(noneTelling, privet.EvidenceValues, "years of births beside names")
	}
	s := v.scoreOf(birth)
	switch {
	case s == nil || s.phrase != "":
	case !names:
		s.add(partLonely, 1, privet.EvidenceNeighbour, "nobody beside them whose births they could be")
	case v.heading == 0 && !v.worded:
		s.add(partBirths, 1, privet.EvidenceNeighbour, "names beside years")
	}
}

// spelledBirth is how often partBirths counts for days that are spelled out.
const spelledBirth = 1.0

// areSpelledBirths reports whether nearly all values are dates with the names of months, on which
// people of two generations may have been born.
func (p *Judge) areSpelledBirths(values []string) bool {
	old, first, last := 0, lastBirth, firstBirth
	said, spelled := p.shareOf(values, func(v string) bool {
		y := yearWithin(v)
		if lettered, _ := chars.LettersIn(v); !lettered || y < firstBirth || y > lastBirth || !dates.IsDate(v) {
			return false
		}
		first, last = min(first, y), max(last, y)
		if y < grownBirth {
			old++
		}
		return true
	})
	return spelled >= fewValues && 10*spelled >= writtenShare*said && last-first >= birthsApart && float64(old) >= oldBirths*float64(spelled)
}

// weighSpelled adds that there are names beside such days, where the header says nothing.
func (v *view) weighSpelled(birth int) {
	if s := v.scoreOf(birth); s != nil && v.heading == 0 && !v.worded {
		v.changed = true
		s.add(partBirths, spelledBirth, privet.EvidenceNeighbour, "names beside days of two generations")
	}
}

// Of years in which nobody was born who lives and is grown up.
const (
	firstLiving = 1920
	lastGrown   = 2012
	unbornShare = 20 // of so many values one has such a year at least
)

// areUnborn reports whether some values have a year in which nobody was born who lives and is
// grown up: works and buildings are older, and younger.
func (p *Judge) areUnborn(values []string) bool {
	said, unborn := p.shareOf(values, func(v string) bool {
		y := yearWithin(v)
		return y != 0 && (y < firstLiving || y > lastGrown)
	})
	return unborn > 0 && unborn*unbornShare >= said
}

// The years that yearWithin sees.
const (
	firstSeen = 1500
	lastSeen  = 2099
)

// yearWithin gives the first year that is a run of digits in a value, or its beginning or its end
// where it has eight digits, or 0.
func yearWithin(v string) int {
	for i := 0; i < len(v); {
		n := 0
		for i+n < len(v) && numeral.IsDigit(v[i+n]) {
			n++
		}
		if run := v[i : i+n]; n == 4 || n == 8 {
			for _, digits := range [...]string{run[:4], run[n-4:]} {
				if y := int(chars.DigitsValue(digits)); y >= firstSeen && y <= lastSeen {
					return y
				}
			}
		}
		i += max(n, 1)
	}
	return 0
}
