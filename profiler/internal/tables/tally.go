package tables

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"github.com/privet-go/privet"
)

// A Rate is how many of some columns are right.
type Rate struct{ Right, All int }

// Share is the share of the right ones, or 0 of none.
func (r Rate) Share() float64 { return float64(r.Right) / float64(max(r.All, 1)) }

// Rates are rates by a name.
type Rates map[string]Rate

func (r Rates) add(name string, right bool) {
	rate := r[name]
	rate.All++
	if right {
		rate.Right++
	}
	r[name] = rate
}

// A Tally counts how many verdicts are right. The zero value is empty. It is used
// by one goroutine at a time.
//
// A column in which nothing stands is not counted. One that is personal and has an
// opaque header counts by style, country and label only where its values tell what
// they are and there are five of them or more.
type Tally struct {
	Styles  Rates // by style of header; those of columns that are not personal begin with "nothing personal, "
	Locales Rates // of columns that are personal
	Labels  Rates
	Fields  Rates // by style and field

	// FalseAlarms are the columns that are not personal; right is one that is taken
	// for personal.
	FalseAlarms Rate

	// Confusions are how often verdicts are wrong in a way.
	Confusions map[Confusion]int

	outcomes []outcome
}

// A Confusion is a way to be wrong.
type Confusion struct {
	Style                  Style
	Label, Field, Reported string
}

// An outcome is a verdict: how sure it was, and whether it was right.
type outcome struct {
	confidence float64
	right      bool
	style      Style
}

// fewValues is how many values a column has at least that is to be told by them.
const fewValues = 5

// Add counts the verdicts on the columns of a table, which stand in their order.
func (t *Tally) Add(table Table, verdicts []privet.Result) {
	if t.Styles == nil {
		t.Styles, t.Locales, t.Labels, t.Fields, t.Confusions = Rates{}, Rates{}, Rates{}, Rates{}, map[Confusion]int{}
	}
	for i := range table.Columns {
		c, r := &table.Columns[i], &verdicts[i]
		if r.Count == 0 {
			continue
		}
		right := c.Accepts(string(r.Label))
		t.outcomes = append(t.outcomes, outcome{r.Confidence, right, c.Style})
		switch {
		case !c.IsPersonal():
			t.FalseAlarms.All++
			if !right {
				t.FalseAlarms.Right++
			}
			t.Styles.add("nothing personal, "+string(c.Style), right)
			t.Labels.add(c.Label, right)
		case c.Style != Opaque || c.Tells && r.Count >= fewValues:
			t.Styles.add(string(c.Style), right)
			t.Locales.add(table.Locale, right)
			t.Labels.add(c.Label, right)
		}
		t.Fields.add(string(c.Style)+" "+c.Field, right)
		if !right && (c.Style != Opaque || c.Tells) {
			t.Confusions[Confusion{c.Style, c.Label, c.Field, string(r.Label)}]++
		}
	}
}

// Worst gives the confusions, the most frequent first.
func (t *Tally) Worst() []Confusion {
	return slices.SortedFunc(maps.Keys(t.Confusions), func(a, b Confusion) int {
		return cmp.Or(t.Confusions[b]-t.Confusions[a], cmp.Compare(a.Style, b.Style), cmp.Compare(a.Label, b.Label),
			cmp.Compare(a.Field, b.Field), cmp.Compare(a.Reported, b.Reported))
	})
}

// A Bin holds verdicts that are about equally sure.
type Bin struct {
	Count      int
	Confidence float64 // the mean
	Right      float64 // the share
}

const bins = 10

// Bins gives ten bins of equal width, from the least sure. Some may be empty.
func (t *Tally) Bins() []Bin { return binsOf(t.outcomes, byWidth) }

// CalibrationError is the mean distance of the mean confidence in a bin from the
// share that is right there, with ten bins of equal width and of equal mass.
func (t *Tally) CalibrationError() (width, mass float64) { return calibrationError(t.outcomes) }

// CalibrationErrorOf is the same of the columns with headers of one style.
func (t *Tally) CalibrationErrorOf(style Style) (width, mass float64) {
	return calibrationError(slices.DeleteFunc(slices.Clone(t.outcomes), func(o outcome) bool { return o.style != style }))
}

func calibrationError(outcomes []outcome) (width, mass float64) {
	of := func(list []Bin) (sum float64) {
		for _, b := range list {
			sum += math.Abs(b.Confidence-b.Right) * float64(b.Count) / float64(len(outcomes))
		}
		return sum
	}
	byMass := binsOf(outcomes, func(_ outcome, i int) int { return i * bins / len(outcomes) })
	return of(binsOf(outcomes, byWidth)), of(byMass)
}

func byWidth(o outcome, _ int) int { return int(o.confidence * bins) }

// binsOf puts each outcome, from the least sure, into the bin that is told.
func binsOf(outcomes []outcome, bin func(o outcome, i int) int) []Bin {
	list := make([]Bin, bins)
	ordered := slices.Clone(outcomes)
	slices.SortStableFunc(ordered, func(a, b outcome) int { return cmp.Compare(a.confidence, b.confidence) })
	for i, o := range ordered {
		b := &list[min(bin(o, i), bins-1)]
		b.Count++
		b.Confidence += o.confidence
		if o.right {
			b.Right++
		}
	}
	for i := range list {
		if n := float64(list[i].Count); n > 0 {
			list[i].Confidence /= n
			list[i].Right /= n
		}
	}
	return list
}
