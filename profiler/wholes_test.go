package profiler

import (
	"math/rand/v2"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/samples"
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
		step := longtest.Of(101, 17)
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
