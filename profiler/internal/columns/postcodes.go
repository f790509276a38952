package columns

import (
	"math"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file tells postcodes that a header does not name: 468-2922 may be anything, but not
// where all values are written so and the other columns are of Japan.

// postcodeShare is the share of values, in tenths, that are written as postcodes of one
// country are.
const postcodeShare = 9

// elsewhere is what it counts that the values are written as postcodes of a country are which
// the other columns do not speak for, but for another.
const elsewhere = -0.75

// besideTown is what it counts that values are the only ones that may be postcodes in a table with
// towns or streets.
const besideTown = 0.75

const solePostcode = "the only ones that may be postcodes beside towns or streets"

// Of digits that may be a postcode, in any country that has no other signs in it.
const (
	leastEven = 4
	mostEven  = 7
)

// spacedPostcodes are the countries of codes that are written as thousands are, in halves with
// a space between them, so that such values say nothing of where a table is from.
var spacedPostcodes = homesNamed("IN")

// pinHeaders are words for postcodes in India and for what opens a card.
var pinHeaders = lazy.Value[map[string]bool]{Make: func() map[string]bool { return wordset.PhraseSet("pin") }}

// arePinCodes reports whether all values are six digits of which the first is none, as
// postcodes of India are. A space may stand in their midst.
func (p *Judge) arePinCodes(values []string) bool {
	return p.areSo(values, 1, 10, func(v string) bool {
		return isSpacedCode(v) && v[0] != '0' || len(v) == 6 && chars.IsNumber(v) && v[0] != '0'
	})
}

// isSpacedCode reports whether a value is twice three digits with a space between them.
func isSpacedCode(v string) bool {
	return len(v) == 7 && v[3] == ' ' && chars.IsNumber(v[:3]) && chars.IsNumber(v[4:])
}

// weighPostcodes adds whether the values are written as the postcodes of a country are which
// other columns speak for, beside people.
func (p *Judge) weighPostcodes(x *Table, i int, columns []Column) {
	v := &x.views[i]
	s := v.scoreOf(x.is.zip)
	if s == nil || v.heading != 0 || s.matched*10 < v.count*postcodeShare {
		return
	}
	set := p.postcodeHomes(columns[i].Values)
	if set == (homeSet{}) {
		if !v.worded && p.areEven(columns[i].Values) && p.isSolePostcode(x, columns) && !p.areDense(columns[i].Values) {
			v.changed = true
			s.add(partPostcodes, besideTown, privet.EvidenceNeighbour, solePostcode)
		}
		return
	}
	if !x.homesTold {
		x.homesTold, x.homes = true, homeTally{}
		for i := range columns {
			x.homes.add(columns[i].Values)
		}
	}
	var own homeTally
	own.add(columns[i].Values)
	switch in, out := x.homes.speaksFor(set, &own); {
	case in >= homeWorth-rounding && in >= out-rounding:
		v.changed = true
		s.add(partPostcodes, 1, privet.EvidenceNeighbour, "postcodes of the country that the table speaks for")
	case in < out-rounding && out >= homeWorth-rounding:
		v.changed = true
		s.add(partPostcodes, elsewhere, privet.EvidenceNeighbour, "postcodes of a country that the table does not speak for")
	case in < homeWorth-rounding && !v.worded && p.isSolePostcode(x, columns) && !p.areDense(columns[i].Values):
		v.changed = true
		s.add(partPostcodes, besideTown, privet.EvidenceNeighbour, solePostcode)
	}
}

// areEven reports whether nearly all values are digits, as many in each as in the others and as
// postcodes have, and not all are years.
func (p *Judge) areEven(values []string) bool {
	said, years := 0, 0
	var counts [mostEven + 1]int
	for v := range p.said(values) {
		said++
		if len(v) >= leastEven && len(v) <= mostEven && chars.IsNumber(v) {
			counts[len(v)]++
			if len(v) == leastEven && chars.YearIn(v) != 0 {
				years++
			}
		}
	}
	for _, n := range counts {
		if said >= fewValues && n*10 >= said*postcodeShare && years < n {
			return true
		}
	}
	return false
}

// denseRange is how many numbers there are in the range of those that count something, for each of them, at most, and
// mostSeen how many values are looked at for whether one comes again.
const (
	denseRange = 4
	mostSeen   = 1024
)

// areDense reports whether all values are numbers, none of which comes again, of a range that has few more: they count
// something. Of many values it is only seen that there are no more of them than numbers.
func (p *Judge) areDense(values []string) bool {
	said, least, most := 0, math.MaxInt, 0
	for v := range p.said(values) {
		if len(v) > mostEven || !chars.IsNumber(v) {
			return false
		}
		n, _ := dates.Number(v, 0, mostEven)
		said, least, most = said+1, min(least, n), max(most, n)
	}
	size := most - least + 1
	if said < fewValues || size < said || size > denseRange*said {
		return false
	}
	var seen [denseRange * mostSeen / 64]uint64
	if size > 64*len(seen) {
		return true
	}
	for v := range p.said(values) {
		n, _ := dates.Number(v, 0, mostEven)
		k := n - least
		if seen[k/64]>>(k%64)&1 == 1 {
			return false
		}
		seen[k/64] |= 1 << (k % 64)
	}
	return true
}

// isSolePostcode reports whether one of the other columns is surely of towns or streets, and none
// of them has numbers that may be postcodes as well, or is surely of such.
func (p *Judge) isSolePostcode(x *Table, columns []Column) bool {
	if !x.evensTold {
		x.evensTold, x.evens, x.located = true, 0, false
		for j := range x.views {
			o := &x.views[j]
			if s := o.scoreOf(x.is.zip); s != nil && (s.probability >= sureOf || o.heading == 0 && s.matched*10 >= o.count*postcodeShare &&
				(p.areEven(columns[j].Values) || p.postcodeHomes(columns[j].Values) != (homeSet{})) && !p.areDense(columns[j].Values)) {
				x.evens++
			}
			for _, k := range [...]int{x.is.city, x.is.street} {
				s := o.scoreOf(k)
				x.located = x.located || s != nil && s.probability >= sureOf
			}
		}
	}
	return x.located && x.evens == 1
}

// postcodeHomes gives the countries that nearly all values that say something have the form
// of postcodes of.
func (p *Judge) postcodeHomes(values []string) homeSet {
	said := 0
	var counts [len(homes)]int
	for v := range p.said(values) {
		said++
		set, ok := homesOfShape(v)
		if !ok && isSpacedCode(v) {
			set = spacedPostcodes
		}
		for i := range counts {
			if set.has(i) {
				counts[i]++
			}
		}
	}
	var set homeSet
	for i, n := range counts {
		if n > 0 && n*10 >= said*postcodeShare {
			set.add(i)
		}
	}
	return set
}

// speaksFor gives how much the tally without that of one column speaks for a home of the set,
// and how much for another.
func (t *homeTally) speaksFor(set homeSet, own *homeTally) (in, out float64) {
	for i := range t {
		if n := t[i] - own[i]; set.has(i) {
			in = max(in, n)
		} else {
			out = max(out, n)
		}
	}
	return in, out
}
