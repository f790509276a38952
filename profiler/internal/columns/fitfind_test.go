package columns_test

import (
	"context"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/profiler/internal/columns"
)

// TestFitColumns fits the verdict on columns; see [columns.FitColumns].
func TestFitColumns(t *testing.T) {
	columns.FitColumns(t, func(_ context.Context, dst []privet.Finding, text string) []privet.Finding {
		return new(profiler.Profiler).AppendFind(dst, text)
	})
}
