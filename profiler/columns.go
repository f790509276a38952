package profiler

import (
	"context"
	"fmt"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/profiler/internal/halt"
)

// A Column and a Result are what the root package calls so.
type (
	Column = privet.Column
	Result = privet.Result
)

// A Sketch gathers from parts of a table what [Profiler.Columns] needs for a verdict on the whole, on as many machines
// as there are parts. Its Columns are the argument.
type Sketch = tabular.Sketch

// ErrSketch and ErrOtherTable are the errors of a [Sketch].
var ErrSketch, ErrOtherTable = tabular.ErrSketch, tabular.ErrOtherTable

// NewSketch makes the sketch of a table whose columns have these names, before any of its rows.
func NewSketch(names []string) *Sketch { return tabular.NewSketch(names) }

// Columns says what each column holds: one result for each column, in the same
// order. The columns are one table; they inform each other, and neither their
// order nor that of the rows matters. All values are looked at. Two columns may
// have the same name, and columns need not be of equal length.
func (p *Profiler) Columns(cols []Column) []Result {
	p = p.made()
	return p.appendColumns(context.Background(), make([]Result, 0, len(cols)), cols, p.base)
}

// ColumnsContext is [Profiler.Columns] for a caller who may lose interest: when the context
// ends, it stops within a few milliseconds and returns the context's error.
func (p *Profiler) ColumnsContext(ctx context.Context, cols []Column) (results []Result, err error) {
	defer halt.Recover(&err)
	p = p.made()
	return p.appendColumns(ctx, make([]Result, 0, len(cols)), cols, p.base), nil
}

// ColumnsWith is [Profiler.Columns] for one call with demands of its own.
// Columns of labels that are not asked for, and those whose label is not
// probable enough, are UNKNOWN. The error is that of [Profiler.FindWith].
func (p *Profiler) ColumnsWith(cols []Column, q *Query) ([]Result, error) {
	return p.AppendColumns(make([]Result, 0, len(cols)), cols, q)
}

// AppendColumns appends the results of [Profiler.ColumnsWith] to dst. It does not
// allocate when dst has room for them and the query is nil or that of a call before, unless they are to
// be explained. On an error it returns nil.
func (p *Profiler) AppendColumns(dst []Result, cols []Column, q *Query) (results []Result, err error) {
	p = p.made()
	l, err := p.plan(q)
	if err != nil {
		return nil, fmt.Errorf("profiler: %w", err)
	}
	defer halt.Recover(&err)
	return p.appendColumns(q.context(), dst, cols, l), nil
}

func (p *Profiler) appendColumns(ctx context.Context, dst []Result, cols []Column, l *plan) []Result {
	return p.judge.Append(ctx, dst, cols, &l.demand)
}
