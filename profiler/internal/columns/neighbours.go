package columns

import (
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/lazy"
)

// This file lets the columns beside one speak for and against what it may be.

// askNeighbours lets the other columns speak for or against a kind that the
// header names in a word that things have as well.
func (p *Judge) askNeighbours(x *Table, i, people, things int) {
	views := x.views
	v := &views[i]
	if v.isPersonal(p.Kinds) {
		people-- // a column does not speak for itself
	}
	x.weighLonely(i, people)
	if v.besidePeople = people > 0; v.besidePeople {
		v.changed = true
		v.tell(nonePeople, privet.EvidenceNeighbour, "personal columns beside it")
	}
	for k := range v.scores {
		s := &v.scores[k]
		onPeople, onThings := partPeople, partThings
		switch {
		case s.ambiguous:
			if hasTwin(views, i, s.phrase) {
				s.add(partTwin, 1, privet.EvidenceNeighbour, twins.Get()[s.phrase])
			}
		case v.heading == 0:
			onPeople, onThings = partPeopleTold, partThingsTold
		default:
			continue
		}
		v.changed = true
		switch {
		case people > 0 && s.ambiguous && s.matched == 0 && v.count >= fewLooked && !x.guess.knows(s.kind) && !x.own.has(s.kind):
		case people > 0 && s.ambiguous && s.look <= unlikeNamed && v.count >= fewLooked && s.kind == x.is.job && 2*s.matched >= v.count:
			// Positions in a firm are called as it likes.
			s.add(onPeople, 1, privet.EvidenceNeighbour, "personal columns beside it")
			s.add(partLookNamed, leastLookNamed-min(s.look, leastLookNamed), privet.EvidenceValues, "any words may be positions")
		case people > 0 && s.ambiguous && s.look <= unlikeNamed && v.count >= fewLooked && !x.dated.has(s.kind):
		case people > 0:
			s.add(onPeople, 1, privet.EvidenceNeighbour, "personal columns beside it")
		case things >= 2:
			s.add(onThings, 1, privet.EvidenceNeighbour, "columns about things beside it")
		}
	}
	if v.heading == 0 {
		v.changed = true
		switch {
		case people > 0:
			v.none.add(partNonePeople, 1, privet.EvidenceNeighbour, "personal columns beside it")
		case things >= 2:
			v.none.add(partNoneOf, 1, privet.EvidenceNeighbour, "columns about things beside it")
		}
	}
}

// manyNothings is how many columns there are at least that hold nothing personal where a table
// is not about people.
const manyNothings = 4

// lookOnlyLabels are those of what is told of people beside their names, and which things look
// like as well: films have days on which they came out, and dishes are Italian.
var lookOnlyLabels = []privet.Label{"DOB", "DATE_TIME", "AGE", "NATIONALITY", "ETHNICITY", "RELIGION", "POLITICAL_OPINION", "JOB_TITLE"}

// How often partNobody counts for them, for towns, which things are called by, and for births,
// numbers and words under a header in words of which none is known: what these are called is.
const (
	lookOnlyNobody = 1.5
	townNobody     = 0.5
	unsaidBirths   = 1.8
	unsaidNumber   = 1.2
	unsaidWord     = 0.8
)

// isOnlyLooked reports whether the column surely holds what one of some kinds looks like, and
// its header does not say so. That speaks for no people in the table.
func (v *view) isOnlyLooked(kinds kindSet) bool {
	for i := range v.scores {
		if s := &v.scores[i]; s.probability >= sureOf {
			return s.phrase == "" && kinds.has(s.kind)
		}
	}
	return false
}

// An unsaid is a kind of which it is known in some sixty languages what it is called, and how
// often partNobody counts for it where a header has words and none of these.
type unsaid struct {
	kind  int
	count float64
}

// unsaidLabels are the labels of such kinds.
var unsaidLabels = []struct {
	label privet.Label
	count float64
}{{"DOB", unsaidBirths}, {"DATE_TIME", unsaidBirths}, {"ZIP_CODE", unsaidNumber}, {"LICENSE_PLATE", unsaidNumber}, {"CITY", unsaidWord}, {"STATE",
	unsaidWord}, {"JOB_TITLE", unsaidWord}, {"MEDICAL_CONDITION", unsaidWord}, {"COUNTRY", unsaidWord}, {"NATIONALITY", unsaidWord},
	{"ETHNICITY", unsaidWord}, {"FIRST_NAME", unsaidWord}, {"LAST_NAME", unsaidWord},
	{"PHONE_NUMBER", unsaidWord}, {"PASSPORT", unsaidNumber}, {"BANK_ACCOUNT", unsaidNumber}, {"GEO_COORDINATES", unsaidWord}}

func newUnsaid(find func(privet.Label) int) (list []unsaid) {
	for _, u := range unsaidLabels {
		if k := find(u.label); k >= 0 {
			list = append(list, unsaid{k, u.count})
		}
	}
	return list
}

// weighUnsaid adds to kinds that no header names that theirs has other words.
func (v *view) weighUnsaid(list []unsaid) {
	if !v.worded {
		return
	}
	for _, u := range list {
		if s := v.scoreOf(u.kind); s != nil && s.phrase == "" {
			v.changed = true
			s.add(partNobody, u.count, privet.EvidenceHeader, "words, and none for what they look like")
		}
	}
}

// weighNobody adds that nobody else is in a table of other things, to what no header names: to
// names that are parts of one, as roses, storms and dogs have such, and where there is nobody at
// all to what only looks like what people have. A header in words of which none is known is
// enough for that beside any other thing.
func (v *view) weighNobody(x *Table, nothings int, nobody bool) {
	if v.heading != 0 {
		return
	}
	for i := range v.scores {
		switch s := &v.scores[i]; {
		case x.soleNames.has(s.kind) && (nothings >= manyNothings || v.worded && nothings > 0):
			v.changed = true
			count := 1.0
			if v.worded {
				count = lookOnlyNobody
			}
			s.add(partNobody, count, privet.EvidenceNeighbour, "nobody else in a table of other things")
		case s.kind == x.is.dob && (v.worded || !v.unborn), s.kind == x.kind("DATE_TIME") && v.worded:
		case s.kind == x.is.city && s.phrase == "" && nobody && nothings >= manyNothings:
			v.changed = true
			s.add(partNobody, townNobody, privet.EvidenceNeighbour, "nobody in a table of other things")
		case x.lookOnly.has(s.kind) && nobody && s.phrase == "" && (nothings >= manyNothings || v.worded && nothings > 0):
			v.changed = true
			s.add(partNobody, lookOnlyNobody, privet.EvidenceNeighbour, "nobody in a table of other things")
		}
	}
}

// likelyPlace is the probability from which on a column is thought to be the other of
// two coordinates, or the number of a card that has a date.
const likelyPlace = 0.2

// Values are no names of people where so few of them are different and each is there so many
// times, on an average.
const (
	fewRepeated  = 3
	mostRepeated = 5
	repeatedEach = 8
)

// hasLikely reports whether another column may be of a kind.
func hasLikely(views []view, i, kind int) bool {
	for j := range views {
		if s := views[j].scoreOf(kind); j != i && s != nil && s.probability >= likelyPlace {
			return true
		}
	}
	return false
}

// hasTwin reports whether another column has the header that goes with phrase.
func hasTwin(views []view, i int, phrase string) bool {
	twin, ok := twins.Get()[phrase]
	if !ok {
		return false
	}
	for j := range views {
		if j == i {
			continue
		}
		for k := range views[j].scores {
			if h := views[j].scores[k].phrase; h == twin || twins.Get()[h] == phrase {
				return true
			}
		}
	}
	return false
}

// twins are headers that belong together.
var twins = lazy.Value[map[string]string]{Make: func() map[string]string {
	return map[string]string{"first": "last", "last": "first", "lat": "long", "long": "lat", "lon": "lat", "lng": "lat"}
}}
