package attack

import (
	"fmt"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
)

// A Result is what [Run] finds and counts.
type Result struct {
	// Findings are what can be recovered, and which bounds were met, in no order.
	Findings []Finding

	// Tables are in the order of those that were compared.
	Tables []TableResult

	// Broken are the keys that no longer fit each other, in no order.
	Broken []BrokenKey
}

// A Finding is one way to recover something from a masked table. It holds names of columns,
// counts and places, never a value.
type Finding struct {
	Code    string       // one of the constants
	Level   Level        // empty for the level of its code
	Table   int          // the number of the table, from 0
	Columns []string     // the one that gives something away first
	Label   privet.Label // what is recovered; empty where that has no meaning

	// GivesAway are the labels of what somebody learns, each once.
	GivesAway []privet.Label

	// Count is how many Unit there are, of Of that were looked at.
	Count, Of int64
	Unit      string

	// Row and Column are where one of them is in the masked table, both from 1. They are 0
	// where there is no such place.
	Row    int64
	Column int

	Message string // a sentence
}

// A TableResult is what was counted in one table.
type TableResult struct {
	Format           string
	Header           bool
	Original, Masked File
	Misshapen        Count     // rows with more or fewer cells than their originals
	Columns          []*Column // of the original
	MaskedColumns    []MaskedColumn
}

// Aligned reports whether the two files have the same number of rows, so that rows can be
// compared one by one.
func (t *TableResult) Aligned() bool { return t.Original.Rows == t.Masked.Rows }

// A File is one file that was read.
type File struct {
	Sum         []byte // SHA-256 of its bytes
	Bytes, Rows int64
}

// A MaskedColumn is a column of a masked table.
type MaskedColumn struct {
	Display string // its name in reports
	Added   bool   // the original has no such column
}

// A BrokenKey is a pair of columns that hold the same keys before masking and different
// ones after it.
type BrokenKey struct {
	Table, Column int    // the numbers of one of them, from 0
	Other         string // the name of the other
	Seen          Count  // cells of the one
}

// A Column is a column of an original and what became of its values.
type Column struct {
	Index      int // in the original, from 0
	name       string
	Label      privet.Label
	Confidence float64 // of the label
	Identifies bool    // the label tells one person, account or device apart from all others
	IsName     bool    // the label is one of names

	// Operation is what the policy does with the column, or nil when there is no policy.
	Operation *masker.Operation

	// MaskedIndex is the number of the column in the masked table from 0, or -1.
	MaskedIndex int

	State              State
	Types, MaskedTypes Types

	// Cells are counted where the two files have as many rows as each other.
	NonEmpty  int64 // originals
	Filled    Count // empty before masking and not after it
	Emptied   Count // empty after masking and not before it
	Changed   Count
	Respelled int64 // not changed but for how they are written
	Starred   int64 // changed, with a mask character
	Misshapen Count // changed, with another length, separator or kind of character
	IsText    bool  // there is a text among the originals, and no types are counted after it

	// Of the first rows:
	Asked      int64 // originals for which the result of the operator is known
	Unfollowed Count // masked values that are not that result
	Valid      int64 // originals that pass as real, where masked values have to
	CheckLost  Count // masked values of these that do not pass

	Inconsistent Count // originals with another masked value than before
	Collisions   Count // masked values that stand for several originals
	EachOnce     bool  // each original that was followed is there once
}

// Display returns the name of the column in reports.
func (c *Column) Display() string { return displayName(c.name, c.Index) }

// Operator returns the name of the operator of the policy, or nothing when there is no
// policy.
func (c *Column) Operator() string {
	if c.Operation == nil {
		return ""
	}
	return c.Operation.Operator
}

// A State says what became of a column.
type State string

// The states.
const (
	StateClear   State = "clear"   // all values are as they were
	StateMixed   State = "mixed"   // some values are as they were
	StatePartial State = "partial" // part of each value is shown
	StateToken   State = "token"   // something else stands in their place
	StateHidden  State = "hidden"  // nothing is shown: masked whole, a constant, or empty
	StateGone    State = "gone"    // the column is not there
	StateEmpty   State = "empty"   // the original has no values
)

// displayName returns the name of a column in reports: #3 for the third when it has none.
func displayName(name string, index int) string {
	if name == "" {
		return fmt.Sprintf("#%d", index+1)
	}
	return name
}

// result returns what the two passes have counted.
func (c *comparison) result() *Result {
	r := &Result{Findings: c.findings}
	for _, t := range c.tables {
		of := TableResult{Format: t.format, Header: t.header, Misshapen: t.misshapen,
			Original: File{t.originalSum, t.originalBytes, t.originalRows},
			Masked:   File{t.maskedSum, t.maskedBytes, t.maskedRows}}
		for _, column := range t.columns {
			of.Columns = append(of.Columns, column.result())
		}
		for _, m := range t.masked {
			of.MaskedColumns = append(of.MaskedColumns, MaskedColumn{m.display(), m.source == nil})
		}
		r.Tables = append(r.Tables, of)
	}
	for _, d := range c.domains {
		for key, n := range d.broken {
			a, b := c.all[key[0]], c.all[key[1]]
			r.Broken = append(r.Broken, BrokenKey{b.table.index, b.Index, a.qualified(b.table), *n})
		}
	}
	return r
}

// result completes what is counted of the column.
func (c *column) result() *Column {
	c.Identifies, c.IsName = c.traits.has(identifies), c.traits.has(names)
	c.Column.State, c.MaskedIndex = c.state(), -1
	if c.masked != nil {
		c.MaskedIndex, c.MaskedTypes = c.masked.index, c.masked.types
	}
	if c.forward != nil {
		c.EachOnce = true
		for i := range c.forward.all() {
			c.EachOnce = c.EachOnce && c.forward.count(i) == 1
		}
	}
	return &c.Column
}
