package profiler

import (
	"github.com/privet-go/privet"
)

// A Column and a Result are what the root package calls so.
type (
	Column = privet.Column
	Result = privet.Result
)

// Columns says what each column holds: one result for each column, in the same
// order. The columns are one table; they inform each other, and neither their
// order nor that of the rows matters. All values are looked at. Two columns may
// have the same name, and columns need not be of equal length.
func (p *Profiler) Columns(cols []Column) []Result {
	return p.ColumnsWith(cols, nil)
}

// ColumnsWith is [Profiler.Columns] for one call with demands of its own.
// Columns of labels that are not asked for, and those whose label is not
// probable enough, are UNKNOWN.
func (p *Profiler) ColumnsWith(cols []Column, q *Query) []Result {
	return p.AppendColumns(make([]Result, 0, len(cols)), cols, q)
}

// AppendColumns appends the results of [Profiler.ColumnsWith] to dst. It does not
// allocate when dst has room for them, unless they are to be explained.
func (p *Profiler) AppendColumns(dst []Result, cols []Column, q *Query) []Result {
	query := q.or(&p.query)
	return p.judge.Append(dst, cols, &query)
}
