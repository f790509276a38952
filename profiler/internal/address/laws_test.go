package address

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestGrammars holds what the grammars of this package promise.
func TestGrammars(t *testing.T) { samples.HoldGrammars(t, recognizers) }
