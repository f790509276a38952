package columns

import (
	"math/rand/v2"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestFalseAcceptByShape holds that a check which proves something does so for
// each shape of its recognizer. A column is credited with a check only when a
// share of fitShare of its values passes; a shape of which that share passes by
// chance would be credited with what the check proves about the others.
func TestFalseAcceptByShape(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	r := rand.New(rand.NewPCG(13, 14))
	const n = 4000
	for _, rec := range builtin.Recognizers() {
		if rec.Check == nil || rec.FalseAccept == 0 || rec.FalseAccept >= alonePowerful {
			continue
		}
		for _, s := range rec.Shapes {
			taken := 0
			for range n {
				if rec.Check(spec.AppendCompact(nil, samples.RandomOf(r, s.Pattern))) {
					taken++
				}
			}
			if share := float64(taken) / n; share >= fitShare {
				t.Errorf("%s: its check takes a share of %.2f of shape %q and says %.2g", rec.Name, share, s.Pattern, rec.FalseAccept)
			}
		}
	}
}
