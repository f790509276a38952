package builtin

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestFalseAccept measures, on random strings of the shapes, the share that
// each check takes, and holds what the recognizer says of itself to it.
func TestFalseAccept(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("one goroutine that counts")
	}
	r := rand.New(rand.NewPCG(11, 12))
	const n = 40000
	for _, rec := range Recognizers() {
		if rec.Check == nil || len(rec.Shapes) == 0 || rec.FalseAccept == 0 {
			continue
		}
		taken := 0
		for range n {
			s := rec.Shapes[r.IntN(len(rec.Shapes))]
			if rec.Check(spec.AppendCompact(nil, samples.RandomOf(r, s.Pattern))) {
				taken++
			}
		}
		got := float64(taken) / n
		// Half as much again, or three standard errors, is the same figure.
		slack := max(rec.FalseAccept/2, 3*math.Sqrt(max(rec.FalseAccept, 1.0/n)/n))
		if math.Abs(got-rec.FalseAccept) > slack {
			t.Errorf("%s takes a share of %.4g of random strings and says %.4g", rec.Name, got, rec.FalseAccept)
		}
	}
}

func TestShapeTokens(t *testing.T) {
	// Whatever a random string of a shape begins with, the scanner is led there.
	r := rand.New(rand.NewPCG(5, 6))
	for _, rec := range Recognizers() {
		for _, s := range rec.Shapes {
			for range 50 {
				text := samples.RandomOf(r, s.Pattern)
				end, kind := lex.NextToken(text, 0)
				led := kind == lex.TokenWord && end == len(text) // a word is no number
				kinds, n := spec.ShapeTokens(s.Pattern)
				if led = led || kinds>>kind&1 == 1 && n == end; !led {
					t.Fatalf("%s: nothing leads to shape %q", rec.Name, s.Pattern)
				}
				if e, ok := spec.MatchShape(text, 0, s.Pattern); !ok || e != len(text) {
					t.Fatalf("%s: shape %q does not fit its own string", rec.Name, s.Pattern)
				}
			}
		}
	}
}
