package columns

import (
	"iter"
	"math/bits"
	"slices"
	"sync"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/columns/headings"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/scan"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// generalLabels are those of numbers of any country.
var generalLabels = []privet.Label{"NATIONAL_ID", "TAX_ID"}

// A Table is the memory of one call, used by one goroutine at a time and kept
// for the next.
type Table struct {
	judge     Judge // of the present call, with its context
	tally     *tally
	things    things
	looks     looking
	words     wordMemo
	repeats   repeats
	guess     guessing
	found     []privet.Finding // in a text
	scored    kindSet          // kinds with a score
	named     []score          // those of the header
	own       kindSet          // kinds of the caller's own, of which nothing is known
	closed    kindSet          // kinds of which all values are known
	stated    kindSet          // kinds of special categories, which yes and no are values of
	coded     kindSet          // kinds of what is told of people in a few words, for which codes stand as well
	untold    kindSet          // kinds that no value tells
	ruled     []ruledGroup     // groups of the model for which there are rules
	allGroups []ruledGroup     // all that are of kinds
	kinds     map[privet.Label]int
	is        struct{ dob, url, zip, street, city, job, age, ip int } // kinds that are asked for often, or -1

	formKinds, shareKinds, placeKinds, lonelyKinds, lonelyWith, peopleKinds []int // those of the rules

	general    kindSet // kinds of numbers of any country
	country    kindSet // kinds of numbers that a government gives out
	checkable  kindSet // kinds of numbers that are given to people
	places     kindSet // kinds of places
	health     kindSet // kinds of what is known of a health
	names      []int   // kinds of names that the model knows
	soleNames  kindSet // kinds of names that are parts of one
	lookOnly   kindSet // kinds that things look like as well, and which people have beside their names
	dated      kindSet // kinds of dates, whose look does not tell of what
	numerals   kindSet // kinds whose written forms have no letters
	long       kindSet // those of them that are no small numbers
	formed     formedKinds
	formedKind kindSet     // kinds whose forms are known for the whole world
	unsaid     []unsaid    // kinds of which it is known what they are called
	refutable  []refutable // kinds that what the values have in common may speak against
	Header     HeaderScratch
	Headers    headerCache
	home       []int // of the kinds: the place in homes, or -1
	homes      homeTally
	homesTold  bool // homes are those of the present table
	evensTold  bool // evens and located are those of the present table
	evens      int  // columns of numbers that may be postcodes
	located    bool // some column is surely of towns or streets
	views      []view
}

func newTable(x *scan.WholeIndex, kinds []kind) *Table {
	t := &Table{tally: newTally(x, len(kinds)), own: newKindSet(len(kinds))}
	t.looks.tables = lookTablesOnce.Get()
	for _, s := range []*kindSet{&t.scored, &t.closed, &t.stated, &t.coded, &t.formedKind, &t.untold, &t.general, &t.country, &t.checkable, &t.places,
		&t.health, &t.soleNames,
		&t.lookOnly, &t.dated} {
		*s = newKindSet(len(kinds))
	}
	t.kinds = make(map[privet.Label]int, len(kinds))
	for i, k := range kinds {
		t.kinds[k.Label] = i
	}
	t.is.dob, t.is.url, t.is.zip, t.is.street = t.kind("DOB"), t.kind("URL"), t.kind("ZIP_CODE"), t.kind("STREET_ADDRESS")
	t.is.city, t.is.job, t.is.age, t.is.ip = t.kind("CITY"), t.kind("JOB_TITLE"), t.kind("AGE"), t.kind("IP_ADDRESS")
	t.formKinds = kindsOf(t, formRules[:], func(r *formRule) privet.Label { return r.label })
	t.shareKinds = kindsOf(t, shareRules[:], func(r *scoreRule) privet.Label { return r.label })
	t.placeKinds = kindsOf(t, placeRules[:], func(r *scoreRule) privet.Label { return r.label })
	t.lonelyKinds = kindsOf(t, lonelyRules[:], func(r *lonelyRule) privet.Label { return r.label })
	t.lonelyWith = kindsOf(t, lonelyRules[:], func(r *lonelyRule) privet.Label { return r.with })
	t.peopleKinds = kindsOf(t, peopleRules[:], func(r *peopleRule) privet.Label { return r.label })
	t.numerals, t.long = numeralKinds(kinds)
	t.formed = newFormedKinds(kinds)
	for _, h := range headings.States() {
		if k := t.kind(h.Label); k >= 0 && h.Label != "GENDER" { // nobody is asked for a sex with yes or no
			t.stated.add(k)
		}
	}
	t.refutable, t.unsaid = newRefutable(t.kind), newUnsaid(t.kind)
	for i, k := range kinds {
		t.home = append(t.home, homeOf(k.Label))
		if !k.Label.IsBuiltIn() {
			t.own.add(i)
		}
		if slices.Contains(closedLabels, k.Label) {
			t.closed.add(i)
		}
		if slices.Contains(formedLabels, k.Label) {
			t.formedKind.add(i)
		}
		if slices.Contains(codedLabels, k.Label) {
			t.coded.add(i)
		}
		if slices.Contains(untoldLabels, k.Label) {
			t.untold.add(i)
		}
		if k.Label.Category() == privet.CategoryLocation {
			t.places.add(i)
		}
		if k.Label.Category() == privet.CategoryHealth {
			t.health.add(i)
		}
		if tailLabels.Get()[k.Label]&tailDated != 0 {
			t.dated.add(i)
		}
		if k.Label == "FIRST_NAME" || k.Label == "LAST_NAME" {
			t.soleNames.add(i)
		}
		if slices.Contains(lookOnlyLabels, k.Label) {
			t.lookOnly.add(i)
		}
		if hasCheckOfPerson(k.Label) {
			t.checkable.add(i)
		}
		switch {
		case slices.Contains(generalLabels, k.Label):
			t.general.add(i)
		case k.Label.Category() == privet.CategoryGovernment:
			t.country.add(i)
		}
	}
	t.setModel(lookModelOnce.Get(), kinds)
	return t
}

// ownForm gives the kind of which patterns of the caller's own take all values, each
// pattern more likely right than not, or -1. Of several it is the first.
func (t *Table) ownForm(values []string) int {
	for i, r := range t.tally.x.Recognizers {
		if r.Own && len(r.Compiled) > 0 && t.takesAll(r, values) {
			return t.tally.x.KindOf[i]
		}
	}
	return -1
}

// takesAll reports whether there are values that say something, and patterns of the recognizer take each.
func (t *Table) takesAll(r *spec.Recognizer, values []string) (all bool) {
	c := &t.tally.cell
	defer c.Forget()
	for _, value := range values {
		c.Set(value)
		if t.judge.Allowed.SaysNothing(c.Raw) {
			continue
		}
		c.Spell()
		all = false
		for i, f := range r.Compiled {
			all = all || r.Patterns[i].Alone > 0.5 && len(c.Text) <= f.Most && f.Whole.MatchString(c.Text)
		}
		if !all || r.Allowed.Has(c.Text) || r.Check != nil && (c.Compact == nil || !r.Check(c.Compact)) {
			return false
		}
	}
	return all
}

// kindsOf gives the kinds of the labels of rules, or -1.
func kindsOf[R any](t *Table, rules []R, label func(*R) privet.Label) (kinds []int) {
	for i := range rules {
		kinds = append(kinds, t.kind(label(&rules[i])))
	}
	return kinds
}

// setModel makes it ask a model of looks.
func (t *Table) setModel(m *lookModel, kinds []kind) {
	t.guess.setModel(m, kinds)
	t.names, t.ruled, t.allGroups = nil, nil, nil
	for i, k := range t.guess.kinds {
		if kinds[k].name {
			t.names = append(t.names, k)
		}
		of := ruledGroup{group: groupKinds + i, kind: k, is: rulesOf(kinds[k].Label)}
		t.allGroups = append(t.allGroups, of)
		if of.is != 0 {
			t.ruled = append(t.ruled, of)
		}
	}
}

// A kindSet is a set of kinds.
type kindSet []uint64

func newKindSet(kinds int) kindSet { return make(kindSet, kinds/64+1) }

func (s kindSet) has(k int) bool { return k >= 0 && s[k/64]>>(k%64)&1 == 1 }

func (s kindSet) add(k int) { s[k/64] |= 1 << (k % 64) }

// all gives the kinds in order.
func (s kindSet) all() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i, w := range s {
			for ; w != 0; w &= w - 1 {
				if !yield(64*i + bits.TrailingZeros64(w)) {
					return
				}
			}
		}
	}
}

// mostViews is how many views are kept for the next call.
const mostViews = 256

// Begin makes the table ready for n columns.
func (x *Table) Begin(n int) {
	if cap(x.views) > mostViews && n <= mostViews {
		x.views = nil
	}
	x.views = slices.Grow(x.views[:0], n)[:n]
	x.homesTold, x.evensTold = false, false
}

// BuiltInKinds are the kinds of the built-in recognizers.
var BuiltInKinds = sync.OnceValues(func() ([]kind, []int) { return NewKinds(builtin.Recognizers()) })

// BuiltInHeaders is the index of the headers of the built-in recognizers.
var BuiltInHeaders = lazy.Value[HeaderIndex]{Make: func() HeaderIndex {
	kinds, _ := BuiltInKinds()
	return NewHeaderIndex(kinds, builtin.Recognizers())
}}

// BuiltInWholes is the index of whole values of the built-in recognizers.
var BuiltInWholes = lazy.Value[*scan.WholeIndex]{Make: func() *scan.WholeIndex {
	_, kindOf := BuiltInKinds()
	return scan.NewWholeIndex(builtin.Recognizers(), kindOf)
}}
