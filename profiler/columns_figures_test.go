package profiler_test

import (
	"cmp"
	"flag"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/profiler/internal/tables"
)

var (
	figureTables = flag.Int("tables", 400, "how many tables TestColumnFigures measures")
	figurePart   = flag.Int("part", int(tables.Test), "the part that TestColumnFigures measures on")
	figureFull   = flag.Bool("figures", false, "whether TestColumnFigures logs all figures")
	figureShow   = flag.String("show", "", "a field whose errors TestColumnFigures logs")
)

// A rate is how many of some columns are right.
type rate struct{ right, all int }

func (r *rate) add(right bool) {
	r.all++
	if right {
		r.right++
	}
}

func (r *rate) share() float64 { return float64(r.right) / float64(max(r.all, 1)) }

// figures are what is measured.
type figures struct {
	style, label, locale, fields map[string]*rate
	falseAlarms                  rate // right is a false alarm
	outcomes                     []outcome
	confusions                   map[string]int
}

// An outcome is a verdict: how sure it was, and whether it was right.
type outcome struct {
	confidence float64
	right      bool
}

func (f *figures) in(m map[string]*rate, key string) *rate {
	if m[key] == nil {
		m[key] = new(rate)
	}
	return m[key]
}

// measure profiles tables of a part.
func measure(t testing.TB, p *profiler.Profiler, o tables.Options) *figures {
	f := &figures{style: map[string]*rate{}, label: map[string]*rate{}, locale: map[string]*rate{}, fields: map[string]*rate{}, confusions: map[string]int{}}
	for table := range tables.Generate(o) {
		columns := make([]profiler.Column, len(table.Columns))
		for i, c := range table.Columns {
			columns[i] = profiler.Column{Name: c.Name, Values: c.Values}
		}
		for i, r := range p.Columns(columns) {
			c := &table.Columns[i]
			right := c.Accepts(string(r.Label))
			if r.Count == 0 {
				continue // nothing was there to see
			}
			f.outcomes = append(f.outcomes, outcome{r.Confidence, right})
			if !c.IsPersonal() {
				f.falseAlarms.add(!right)
				f.in(f.style, "nothing personal, "+string(c.Style)).add(right)
				f.in(f.label, c.Label).add(right)
			} else if c.Style != tables.Opaque || c.Tells && r.Count >= 5 {
				f.in(f.style, string(c.Style)).add(right)
				f.in(f.locale, table.Locale).add(right)
				f.in(f.label, c.Label).add(right)
			}
			f.in(f.fields, fmt.Sprintf("%-8s %s", c.Style, c.Field)).add(right)
			if !right && (c.Style != tables.Opaque || c.Tells) {
				f.confusions[fmt.Sprintf("%-8s %s (%s) is %s", c.Style, c.Label, c.Field, r.Label)]++
			}
			if c.Field == *figureShow && !right {
				t.Logf("%s %q is %s (%.2f): %q", table.Locale, c.Name, r.Label, r.Confidence, c.Values[:min(len(c.Values), 5)])
			}
		}
	}
	return f
}

// bins are how many groups of outcomes are compared.
const bins = 10

// calibrationError is the mean distance of the confidence in a bin from the share
// that is right there, with bins of equal width and of equal mass.
func calibrationError(outcomes []outcome) (width, mass float64) {
	type bin struct{ sum, right, n float64 }
	errorOf := func(list []bin) (e float64) {
		for _, b := range list {
			if b.n > 0 {
				e += math.Abs(b.sum-b.right) / float64(len(outcomes))
			}
		}
		return e
	}
	add := func(b *bin, o outcome) {
		b.sum += o.confidence
		b.n++
		if o.right {
			b.right++
		}
	}
	byWidth, byMass := make([]bin, bins), make([]bin, bins)
	outcomes = slices.Clone(outcomes)
	slices.SortStableFunc(outcomes, func(a, b outcome) int { return cmp.Compare(a.confidence, b.confidence) })
	for i, o := range outcomes {
		add(&byWidth[min(bins-1, int(o.confidence*bins))], o)
		add(&byMass[i*bins/len(outcomes)], o)
	}
	return errorOf(byWidth), errorOf(byMass)
}

func (f *figures) log(t testing.TB) {
	show := func(name string, m map[string]*rate) {
		var b strings.Builder
		for _, k := range slices.Sorted(maps.Keys(m)) {
			fmt.Fprintf(&b, "  %-34s %.3f of %d\n", k, m[k].share(), m[k].all)
		}
		t.Logf("right by %s:\n%s", name, b.String())
	}
	show("style", f.style)
	show("locale", f.locale)
	show("label", f.label)
	worst := slices.SortedFunc(maps.Keys(f.confusions), func(a, b string) int { return cmp.Or(f.confusions[b]-f.confusions[a], strings.Compare(a, b)) })
	var b strings.Builder
	for _, k := range worst[:min(len(worst), 70)] {
		fmt.Fprintf(&b, "  %4d %s\n", f.confusions[k], k)
	}
	t.Logf("confusions:\n%s", b.String())
	byWidth := make([][3]float64, bins)
	for _, o := range f.outcomes {
		w := &byWidth[min(bins-1, int(o.confidence*bins))]
		w[0]++
		w[1] += o.confidence
		if o.right {
			w[2]++
		}
	}
	for _, w := range byWidth {
		t.Logf("confidence %.3f, right %.3f of %.0f", w[1]/w[0], w[2]/w[0], w[0])
	}
}

// TestColumnFigures measures the verdict on tables that it was not fitted on.
func TestColumnFigures(t *testing.T) {
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	f := measure(t, p, tables.Options{Seed: 77, Tables: *figureTables, Part: tables.Part(*figurePart), Lists: tables.Load()})
	width, mass := calibrationError(f.outcomes)
	if *figureFull {
		f.log(t)
	}
	t.Logf("false alarms %.4f of %d, calibration error %.3f by width and %.3f by mass", f.falseAlarms.share(), f.falseAlarms.all, width, mass)
	for _, want := range []struct {
		style tables.Style
		least float64
	}{{tables.Clear, 0.97}, {tables.Short, 0.85}, {tables.Foreign, 0.85}, {tables.Opaque, 0.80}} {
		r := f.in(f.style, string(want.style))
		t.Logf("%s headers: %.3f of %d right", want.style, r.share(), r.all)
		if r.share() < want.least {
			t.Errorf("%s headers: less than %.2f are right", want.style, want.least)
		}
	}
	if f.falseAlarms.share() > 0.02 {
		t.Error("more than 0.02 of the columns that are not personal are called so")
	}
	if max(width, mass) > 0.05 {
		t.Error("the calibration error is above 0.05")
	}
}

var _ = privet.None
