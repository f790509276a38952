package columns_test

import (
	"testing"

	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/profiler/internal/columns"
)

// TestFitColumns fits the verdict on columns; see [columns.FitColumns].
func TestFitColumns(t *testing.T) { columns.FitColumns(t, new(profiler.Profiler).AppendFind) }
