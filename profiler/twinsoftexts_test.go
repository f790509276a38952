package profiler

import (
	"slices"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/corpus"
	"github.com/privet-go/privet/profiler/internal/scan"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// fewestTwins is how many texts are asked at least.
const fewestTwins = 2000

// TestTwinsOfTexts holds that in texts of all languages of the generator the search finds what its plain twin does, which rules nothing
// out beforehand.
func TestTwinsOfTexts(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	s, n := newProfiler(t).scanner, 0
	var fast, plain scan.Scratch
	fast.Tables, plain.Tables = tablesOf(), tablesOf()
	for sentence := range corpus.Generate(corpus.Options{Seed: 24, Number: fewestTwins}) {
		for _, least := range []float64{0, spec.DefaultMinConfidence} {
			scanOf(s, &fast, sentence.Text, least)
			plainScan(s, &plain, sentence.Text, least)
			for _, x := range [...]*scan.Scratch{&fast, &plain} {
				for i := range x.Kept {
					x.Kept[i].Reading = 0 // they are numbered in the order of the calls
				}
			}
			if !slices.Equal(fast.Kept, plain.Kept) {
				t.Errorf("%s, from %v: found otherwise than plainly: %q", sentence.Language, least, sentence.Text)
			}
		}
		n++
	}
	if n < fewestTwins {
		t.Errorf("%d texts", n)
	}
}
