package profiler

import (
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/columns"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/scan"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// plainValid is Valid that asks everybody.
func plainValid(p *Profiler, label privet.Label, value string) (valid bool) {
	c := new(cells.Cell)
	samples.PlainSet(c, value)
	p.scanner.Wholes(c, func(recognizer int, _ float64) bool {
		r := p.scanner.Recognizers[recognizer]
		valid = r.Label == label && !r.Lenient && !r.Allowed.Has(c.Text)
		return !valid
	})
	return valid
}

// TestValidTwin holds Valid equal to asking everybody.
func TestValidTwin(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	plain := newProfiler(t)
	holdValidTwin(t, plain, Valid)
	holdValidTwin(t, plain, plain.Valid)
	for _, own := range ownProfilers(t) {
		holdValidTwin(t, own, own.Valid)
	}
}

func holdValidTwin(t *testing.T, plain *Profiler, isValid func(privet.Label, string) bool) {
	r := rand.New(rand.NewPCG(8, 8))
	valid := 0
	for i, v := range samples.Values(t, r, builtin.Recognizers()) {
		// All labels of each value would take long. The steps meet all pairs of
		// label and remainder.
		step := longtest.Of(53, 17)
		for k := i % step; k < len(plain.judge.Kinds); k += step {
			label := plain.judge.Kinds[k].Label
			want := plainValid(plain, label, v)
			if isValid(label, v) != want {
				t.Fatalf("Valid of %s is %v for value %d (%q)", label, !want, i, v)
			}
			if want {
				valid++
			}
		}
	}
	if valid < 200 {
		t.Errorf("%d valid values only", valid)
	}
}

// TestOthers holds that a recognizer which the index does not know is asked all
// the same.
func TestOthers(t *testing.T) {
	p := newProfiler(t)
	strange := func(text string, at int) (spec.Match, bool) {
		return spec.Match{Start: 0, End: len(text), Alone: 0.9}, text[at] == '~'
	}
	list := append(slices.Clone(p.scanner.Recognizers),
		&spec.Recognizer{Name: "strange", Label: "STRANGE", Triggers: []spec.Trigger{spec.OnByte('~')}, Match: strange},
		&spec.Recognizer{Name: "small", Label: "SMALL", Shapes: []spec.Shape{{Pattern: "nr-9999", Alone: 0.7}, {Pattern: "Nr 99", Alone: 0.6}}})
	kinds, kindOf := columns.NewKinds(list)
	index := scan.NewWholeIndex(list, kindOf)
	own := columns.New(kinds, kindOf, sync.OnceValue(func() columns.HeaderIndex { return columns.NewHeaderIndex(kinds, builtin.Recognizers()) }),
		func() *scan.WholeIndex { return index }, nil, p.AppendFind)
	if index.Others == nil || len(index.OtherOf) != 2 {
		t.Fatalf("%d recognizers are not in the index, want 2", len(index.OtherOf))
	}
	if got := own.Append(nil, []Column{{Values: []string{"a~b", "~"}}}, &spec.Demand{}); got[0].Label != "STRANGE" {
		t.Errorf("the column is %s", got[0].Label)
	}
}

// TestColumnsAllocations holds that nothing is allocated for a value.
func TestColumnsAllocations(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("the race detector forgets pools")
	}
	p := newProfiler(t)
	for _, rows := range []int{2, 200} {
		columns := samples.MixedTable(rows)
		p.Columns(columns)
		if n := testing.AllocsPerRun(10, func() { p.Columns(columns) }); n > 1 {
			t.Errorf("%v allocations for %d rows, want that of the results", n, rows)
		}
	}
}
