package validator

import (
	"iter"
	"slices"
)

// The codes of what can be wrong with a table. [Kinds] explains each.
const (
	RowCountChanged    Code = "ROW_COUNT_CHANGED"
	RowShapeChanged    Code = "ROW_SHAPE_CHANGED"
	ColumnMissing      Code = "COLUMN_MISSING"
	ColumnAdded        Code = "COLUMN_ADDED"
	ColumnOrderChanged Code = "COLUMN_ORDER_CHANGED"
	NullsFilled        Code = "NULLS_FILLED"
	NullsAdded         Code = "NULLS_ADDED"
	TypeChanged        Code = "TYPE_CHANGED"
	CheckDigitsLost    Code = "CHECK_DIGITS_LOST"
	UniquenessLost     Code = "UNIQUENESS_LOST"
	Inconsistent       Code = "INCONSISTENT"
	ReferenceBroken    Code = "REFERENCE_BROKEN"
	RuleNotFollowed    Code = "OPERATOR_NOT_FOLLOWED"
)

// A Kind documents what a code of a [TableFinding] means. To add a kind of
// finding, add one to harms or to leaks.
type Kind struct {
	Code Code

	// Level is how bad it is at most. What is given away is weighed by its
	// label, so that one finding of the kind can be lower.
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

	// Leaks reports whether data is given away. Kinds without it say what harms
	// the data.
	Leaks bool
}

// kinds are the kinds of finding: first what harms the data, then what leaks.
var kinds = slices.Concat(harms, leaks)

// Kinds gives the kinds of finding, in the order of the documentation. What it
// gives is the caller's own.
func Kinds() iter.Seq[Kind] {
	return func(yield func(Kind) bool) {
		for _, k := range kinds {
			k.Citations = slices.Clone(k.Citations)
			if !yield(k) {
				return
			}
		}
	}
}

// kindOf gives the kind of a code that is among kinds.
func kindOf(code Code) *Kind {
	for i := range kinds {
		if kinds[i].Code == code {
			return &kinds[i]
		}
	}
	panic("a finding of no kind") // a test makes one of each
}
