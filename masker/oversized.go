package masker

import "github.com/privet-go/privet/internal/tabular"

// This file masks the values that are too long to be looked at.

// isOversized reports whether a cell is.
func (t *table) isOversized(c *tabular.Cell) bool { return int(c.End-c.Start) > t.opts.MaxField }

// coverOversized masks such a value whole, and reports whether that changes it. What is restored does not change.
func (t *table) coverOversized(c tabular.Cell, value string, typer tabular.Typer, w *worker) ([]byte, bool) {
	if t.restoring {
		return nil, false
	}
	masked := appendWhole(nil, value)
	if typer != nil {
		masked = typer.Typed(c, masked)
	}
	return masked, string(masked) != value
}
