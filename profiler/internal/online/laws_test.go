package online

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestGrammars holds what the grammars of this package promise, but for what allocates in rare texts.
func TestGrammars(t *testing.T) { samples.HoldGrammars(t, recognizers, "ipv6") }
