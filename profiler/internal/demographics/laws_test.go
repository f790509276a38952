package demographics

import (
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestGrammars holds what the grammars of this package promise, but for what allocates in rare texts.
func TestGrammars(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	samples.HoldGrammars(t, longtest.Of(1500, 15_000), recognizers, "password-field", "nationality-of-person")
}
