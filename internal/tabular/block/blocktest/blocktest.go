// Package blocktest holds what the tests of all formats ask of a block.
package blocktest

import (
	"testing"

	"github.com/privet-go/privet/internal/tabular/block"
)

// Check holds that rows and cells are in order and cover the block.
func Check(t testing.TB, b *block.Block) {
	t.Helper()
	end, cell := int32(0), 0
	for _, r := range b.Rows {
		if r.End <= end || int(r.Cells) < cell || int(r.Cells) > len(b.Cells) {
			t.Fatalf("row %+v behind %d", r, end)
		}
		for ; cell < int(r.Cells); cell++ {
			if c := b.Cells[cell]; c.Start < end || c.End < c.Start || c.End > r.End {
				t.Fatalf("cell %+v in row %+v", c, r)
			} else {
				end = c.End
			}
		}
		end = r.End
	}
	if int(end) != len(b.Raw) || cell != len(b.Cells) {
		t.Fatalf("rows up to %d of %d and %d of %d cells", end, len(b.Raw), cell, len(b.Cells))
	}
}
