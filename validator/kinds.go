package validator

import (
	"iter"
	"slices"
	"sync"
)

// The codes of what can harm the data of a table. Those of what leaks are in package attack. A
// kind of finding that is added needs its code, and a Kind in harms or leaks.
const (
	rowCountChanged    Code = "ROW_COUNT_CHANGED"
	rowShapeChanged    Code = "ROW_SHAPE_CHANGED"
	columnMissing      Code = "COLUMN_MISSING"
	columnAdded        Code = "COLUMN_ADDED"
	columnOrderChanged Code = "COLUMN_ORDER_CHANGED"
	nullsFilled        Code = "NULLS_FILLED"
	nullsAdded         Code = "NULLS_ADDED"
	typeChanged        Code = "TYPE_CHANGED"
	checkDigitsLost    Code = "CHECK_DIGITS_LOST"
	uniquenessLost     Code = "UNIQUENESS_LOST"
	inconsistent       Code = "INCONSISTENT"
	referenceBroken    Code = "REFERENCE_BROKEN"
	ruleNotFollowed    Code = "OPERATOR_NOT_FOLLOWED"
)

// A Kind documents what a code of a [TableFinding] means.
type Kind struct {
	Code Code

	// Level is the highest level of a finding of the kind. A finding has a lower one when
	// what its label stands for is worth less.
	Level Level

	// Doc is one sentence: what was seen.
	Doc string

	// Attack is one sentence: what somebody who has the masked table does with
	// it, or what breaks.
	Attack string

	// Remedy is one sentence: what to do about it.
	Remedy string

	// Citations are what it touches.
	Citations []Citation

	// Leaks reports whether data is given away. Other kinds say what harms the data.
	Leaks bool
}

// kinds returns the kinds of finding: first what harms the data, then what leaks.
var kinds = sync.OnceValue(func() []Kind { return slices.Concat(harms, leaks) })

// Kinds returns the kinds of finding, in the order of the documentation. The caller may keep
// and change them.
func Kinds() iter.Seq[Kind] {
	return func(yield func(Kind) bool) {
		for _, k := range kinds() {
			k.Citations = slices.Clone(k.Citations)
			if !yield(k) {
				return
			}
		}
	}
}

// kindIndex returns the place of a code among the kinds, or -1.
func kindIndex(code Code) int {
	return slices.IndexFunc(kinds(), func(k Kind) bool { return k.Code == code })
}

// kindOf returns the kind of a code. It panics when there is none, and a test makes a
// finding of each code.
func kindOf(code Code) *Kind { return &kinds()[kindIndex(code)] }
