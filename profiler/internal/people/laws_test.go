package people

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestGrammars holds what the grammars of this package promise, but for what allocates in rare texts.
func TestGrammars(t *testing.T) { samples.HoldGrammars(t, recognizers, "password-field", "nationality-of-person") }
