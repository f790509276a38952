package profiler

import (
	"slices"
	"testing"

	"github.com/privet-go/privet/profiler/internal/corpus"
)

// fewestCued is how many texts are asked at least.
const fewestCued = 2000

// TestCues holds that no cue tells off a reader that would find something: a search that asks all readers finds the same in texts of all
// languages of the generator.
func TestCues(t *testing.T) {
	if underRace {
		t.Skip("it is about one goroutine")
	}
	s, n := newProfiler(t).scanner, 0
	all := *s
	all.unguided = true
	var guided, unguided scratch
	guided.profiler, unguided.profiler = judgeOfTables(), judgeOfTables()
	for sentence := range corpus.Generate(corpus.Options{Seed: 24, Number: fewestCued}) {
		s.scan(&guided, sentence.Text, 0)
		all.scan(&unguided, sentence.Text, 0)
		if !slices.Equal(guided.kept, unguided.kept) {
			t.Errorf("%s: cues tell something off in %q", sentence.Language, sentence.Text)
		}
		n++
	}
	if n < fewestCued {
		t.Errorf("%d texts", n)
	}
}
