package columns

import (
	"math"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file knows what values are that could be anything by themselves, where people stand beside them and the header says
// nothing: numbers spread as ages are, round amounts beside names, digits beside names that are as many as telephones have.

// A peopleRule adds to the score of a label where people are beside a column.
type peopleRule struct {
	label  privet.Label
	names  bool // names of people are beside it, and not only what else is told of them
	worded bool // the header may have words, if none is known, or say that they are days
	detail string
	when   func(p *Judge, x *Table, values []string) bool
}

var peopleRules = [...]peopleRule{
	{"AGE", false, false, "spread as ages are", func(p *Judge, _ *Table, values []string) bool { return p.areSpreadAsAges(values) }},
	{"DATE_TIME", false, true, "days of several years", func(p *Judge, x *Table, values []string) bool { return p.areDaysOfYears(x, values) }},
	{"SALARY", true, false, "round amounts", func(p *Judge, x *Table, values []string) bool { return p.areRoundPay(values) }},
	{"PHONE_NUMBER", true, false, "as many digits as telephone numbers have", func(p *Judge, x *Table, values []string) bool {
		return p.areTenDigits(x, values)
	}},
}

// datedTimes is how often partBeside counts for days under a header that says no more than that they are days, which speaks for
// NONE where things are beside it and not people.
const datedTimes = 1.8

// weighBesidePeople adds what peopleRules say of a column whose header names nothing, beside which people are.
func (p *Judge) weighBesidePeople(x *Table, v *view, values []string, names, things bool) {
	if v.heading > 0 || v.heading < 0 && (!v.dateHeaded || things) || v.count < fewLooked || v.births || v.spelled {
		return
	}
	for i := range v.scores {
		if s := &v.scores[i]; s.probability >= sureOf || s.checked {
			return
		}
	}
	for i := range peopleRules {
		r := &peopleRules[i]
		k := x.peopleKinds[i]
		if k < 0 || r.names && !names || !r.worded && (v.worded || v.heading < 0) || !r.when(p, x, values) {
			continue
		}
		if r.worded && v.heading == 0 && !v.worded && p.areTimed(values) {
			continue // a machine has noted them, where nobody says of what they are
		}
		times := 1.0
		if v.heading < 0 {
			times = datedTimes
		}
		s := v.scoreFor(k)
		v.changed = true
		s.matched = v.count
		s.add(partBeside, times, privet.EvidenceNeighbour, r.detail)
		return
	}
}

// Of numbers that are spread as ages are. The bounds are those that the ages of real tables keep and the counts, marks and
// measures beside them do not.
const (
	fewAges     = 8
	youngest    = 15 // of nine in ten
	oldestLeast = 38 // of all
	oldestMost  = 99
	agesApart   = 14 // years between the youngest and the oldest tenth
)

// areSpreadAsAges reports whether the values are mostly whole numbers that lie as the ages of grown-ups do.
func (p *Judge) areSpreadAsAges(values []string) bool {
	var counts [oldestMost + 1]int
	whole := 0
	said, ages := p.shareOf(values, func(v string) bool {
		before, behind, _ := strings.Cut(v, ".")
		if before == "" || len(before) > 2 || !chars.IsNumber(before) || !chars.IsNumber(behind) {
			return false
		}
		counts[chars.DigitsValue(before)]++
		if strings.Trim(behind, "0") == "" {
			whole++
		}
		return true
	})
	if said < fewAges || ages < said || 2*whole < said {
		return false
	}
	at := func(share int) (age int) { // the age below which so many hundredths lie
		for n := counts[0]; n*100 <= said*share && age < oldestMost; n += counts[age] {
			age++
		}
		return age
	}
	different, oldest := 0, 0
	for age, n := range counts {
		if n > 0 {
			different, oldest = different+1, age
		}
	}
	young, old := at(10), at(90)
	return young >= youngest && old-young >= agesApart && oldest >= oldestLeast && at(50) < oldest && different >= fewAges && different < said
}

// areDaysOfYears reports whether nearly all values are days, of two years or more, and half of them different.
func (p *Judge) areDaysOfYears(x *Table, values []string) bool {
	first, several := 0, false
	said, days := p.shareOf(values, func(v string) bool {
		if !dates.IsDate(v) || isMachineTime(v) {
			return false
		}
		year := yearOf(v)
		if first == 0 {
			first = year
		}
		several = several || year != first
		return true
	})
	return several && 10*days >= writtenShare*said && 2*p.distinct(x, values, said, said) >= said
}

// areMachineTimes reports whether most values are times as machines note them and people do not.
func (p *Judge) areMachineTimes(values []string) bool {
	said, times := p.shareOf(values, isMachineTime)
	return 2*times > said
}

// areTimed reports whether most values are times to the second.
func (p *Judge) areTimed(values []string) bool {
	said, timed := p.shareOf(values, func(v string) bool { return strings.Count(v, ":") > 1 && !strings.Contains(v, "00:00:00") })
	return 2*timed > said
}

// isMachineTime reports whether a value has parts of a second, or ends in a Z.
func isMachineTime(v string) bool {
	if len(v) < len("2006-01-02T15:04") {
		return false
	}
	i := strings.IndexByte(v, ':')
	if i < 0 {
		return false
	}
	point := strings.IndexByte(v[i:], '.')
	return strings.HasSuffix(v, "Z") || point >= 0 && strings.Trim(v[i+point+1:], "0") != ""
}

// yearOf gives the year of a day: four digits in it, or else its last number.
func yearOf(v string) int {
	day, _, _ := strings.Cut(v, " ")
	if y := yearWithin(day); y != 0 {
		return y
	}
	y, _ := wholeNumber(day[strings.LastIndexAny(day, "/-.")+1:])
	return int(y)
}

// areRoundPay reports whether all values are multiples of fifty as people are paid, and several of them different.
func (p *Judge) areRoundPay(values []string) bool {
	least, most := int64(500_000), int64(0)
	said, round := p.shareOf(values, func(v string) bool {
		v = strings.TrimSuffix(strings.TrimSuffix(v, ".00"), ".0")
		n, ok := wholeNumber(v)
		least, most = min(least, n), max(most, n)
		return ok && n%50 == 0 && n >= 500 && n <= 500_000
	})
	return said == round && most > least && most < 20*least
}

// areTenDigits reports whether the values are of ten digits each, as telephone numbers without signs are most often, most of them
// different and in no sequence.
func (p *Judge) areTenDigits(x *Table, values []string) bool {
	said, ten := p.shareOf(values, func(v string) bool { return len(v) == 10 && chars.IsNumber(v) })
	return said == ten && 3*p.distinct(x, values, said, said) >= said && !p.areClose(values, said)
}

// areClose reports whether the numbers lie as close together as those do that are given one after another.
func (p *Judge) areClose(values []string, said int) bool {
	least, most := int64(math.MaxInt64), int64(0)
	for v := range p.said(values) {
		n, _ := wholeNumber(v)
		least, most = min(least, n), max(most, n)
	}
	return most-least < closeNumbers*int64(said)
}

// closeNumbers is how far apart numbers of a series are at the most, on average.
const closeNumbers = 1000

// originWords are the origins and colours that people are sorted into.
var originWords = &wordset.WordList{File: "columns", Set: "originWords"}

// areOrigins reports whether all values are origins of people, and two of them at least are different.
func (p *Judge) areOrigins(values []string) bool {
	first, several := "", false
	said, origins := p.shareOf(values, func(v string) bool {
		var buf [2 * longestOrigin]byte
		if len(v) > longestOrigin || !originWords.Words()[string(chars.AppendFolded(buf[:0], v))] {
			return false
		}
		if first == "" {
			first = v
		}
		several = several || !strings.EqualFold(v, first)
		return true
	})
	return several && origins == said
}

// longestOrigin is the length in bytes of the longest of these words.
const longestOrigin = 28

// weighOrigins adds to column i that its values are origins, where sexes, ages or races stand beside it. Its header need not say
// so, and may say colour: beside these they are of people, whatever else is black or white.
func (x *Table) weighOrigins(i int) {
	k := x.kind("ETHNICITY")
	if k < 0 {
		return
	}
	for _, beside := range [...]privet.Label{"GENDER", "AGE", "ETHNICITY", "MARITAL_STATUS", "PERSON", "LAST_NAME"} {
		b := x.kind(beside)
		if b < 0 || !hasLikely(x.views, i, b) {
			continue
		}
		v := &x.views[i]
		s := v.scoreFor(k)
		v.changed = true
		s.matched = v.count
		s.add(partBeside, originTimes, privet.EvidenceNeighbour, "origins of people beside what else is told of them")
		return
	}
}

// originTimes is how often partBeside counts for them, which a header such as colour has to be outweighed by.
const originTimes = 1.5
