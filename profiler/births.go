package profiler

import "github.com/privet-go/privet"

// This file tells years of births. A year says nothing by itself: wines, cars and houses
// have years. Years of two generations beside the names of people are their births,
// unless the header says otherwise.

// Of years of births.
const (
	firstBirth  = 1900
	lastBirth   = 2029
	birthsApart = 20  // years between the first and the last of them, at least
	oldBirths   = 0.7 // the share of them that lie before traitYearNew and its like
)

// areBirths reports whether the values are years in which people may have been born.
func (g *things) areBirths(l *looking) bool {
	if g.count < fewValues || !g.numbers || g.least < firstBirth || g.most > lastBirth || g.most-g.least < birthsApart {
		return false
	}
	l.settle()
	return float64(l.counts[traitYearOld]+l.counts[traitYearMiddle]) >= oldBirths*float64(g.count)
}

// weighBirths adds that there are names beside years of births. Under a header that
// names a year of something it cannot be told of what.
func (v *view) weighBirths(birth int) {
	switch s := v.scoreOf(birth); {
	case v.heading < 0:
		v.evident += noneTelling
	case s != nil && v.heading == 0:
		s.add(partBirths, 1, privet.EvidenceNeighbour, "names beside years")
	}
	v.changed = true
}
