package profiler

import (
	"math/rand/v2"

	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// mostTries bounds the search for an example. A check that takes fewer than one
// in so many strings gets none.
const mostTries = 200_000

// exampleOf makes a value that the recognizer takes, in its first form.
func exampleOf(r *spec.Recognizer) string {
	if len(r.Shapes) == 0 {
		return ""
	}
	random := rand.New(rand.NewPCG(1, 1))
	var buf [2 * cells.MaxCompact]byte
	for range mostTries {
		if s := samples.RandomOf(random, r.Shapes[0].Pattern); r.Passes(spec.AppendCompact(buf[:0], s)) {
			return "`" + s + "`"
		}
	}
	return ""
}
