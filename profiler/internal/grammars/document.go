package grammars

import (
	"github.com/privet-go/privet/internal/numbers"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// IsDocumentNumber reports whether a value looks like the number of a document:
// 5 to 20 letters and digits with single separators, some of them digits.
func IsDocumentNumber(v string) bool {
	letters, digits, ok := spec.Spelling(v)
	return ok && digits >= 3 && letters+digits >= 5 && letters+digits <= 20
}

// IsConditionCell reports whether a value can name a disease, in words or by
// its code.
func IsConditionCell(v string) bool {
	if cells.IsStreetCell(v) {
		return true
	}
	c := cells.Cells.Get().(*cells.Cell)
	defer c.PutBack()
	c.Set(v)
	c.Spell()
	return c.Spelled && numbers.IsICD10(c.Compact)
}
