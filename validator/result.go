package validator

import (
	"fmt"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
)

// A result is what [run] has found and counted.
type result struct {
	// findings are what is given away, and which bounds were met, in no order.
	findings []finding

	// tables are in the order of those that were compared.
	tables []tableResult

	// broken are the keys that lead nowhere, in no order.
	broken []brokenKey
}

// A finding is one way in which a masked table gives something away.
type finding struct {
	code    string
	level   Level // empty for that of its kind
	table   int   // by its number
	columns []string
	label   privet.Label

	// givesAway are the labels of what somebody learns.
	givesAway []privet.Label

	number, of int64
	unit       string

	// row and column are where one of them is in the masked table, both from 1. They are
	// 0 where there is no such place.
	row    int64
	column int

	message string
}

// A tableResult is what was counted in one table.
type tableResult struct {
	format           string
	header           bool
	original, masked fileResult
	misshapen        count    // rows with more or fewer cells
	columns          []*tally // of the original
	maskedColumns    []maskedResult
}

// aligned reports whether the two files have as many rows as each other.
func (t *tableResult) aligned() bool { return t.original.rows == t.masked.rows }

// A fileResult says which file was read.
type fileResult struct {
	sum         []byte // SHA-256 of its bytes
	bytes, rows int64
}

// A maskedResult is a column of a masked table.
type maskedResult struct {
	display string
	added   bool // the original has no such column
}

// A brokenKey is a pair of columns in which originals have different masked values.
type brokenKey struct {
	table, column int    // of the one
	other         string // the name of the other
	seen          count
}

// A tally is a column of an original and what became of its values.
type tally struct {
	index      int // in the original
	name       string
	label      privet.Label
	confidence float64
	identifies bool // the label tells one person, account or device apart from all others
	isName     bool // the label is one of names

	// operation is that of the policy, or nil when there is none.
	operation *masker.Operation

	// maskedIndex is the number of the column in the masked table, or -1.
	maskedIndex int

	state              ColumnState
	types, maskedTypes typeTally

	// What is counted are cells of the masked table, where there are pairs of rows.
	nonEmpty  int64
	filled    count // empty before, not empty after
	emptied   count // the other way round
	changed   count
	respelled int64 // unchanged, but for how they are spelled
	starred   int64 // changed, and there is a mask character
	misshapen count // changed, and of another shape
	isText    bool  // values are text; types are not counted further

	asked      int64 // how many values of the first rows the operator was asked about
	unfollowed count // masked values of these that it does not make
	valid      int64 // originals of the first rows that pass as real, where masked values have to
	checkLost  count // masked values of these that do not

	inconsistent count // originals with another masked value than before
	collisions   count // masked values that stand for several originals
	eachOnce     bool  // each of the originals that were followed is there once
}

// display is how the column is called in reports.
func (c *tally) display() string { return displayName(c.name, c.index) }

// operator names the operator of the policy, or nothing when there is no policy.
func (c *tally) operator() string {
	if c.operation == nil {
		return ""
	}
	return c.operation.Operator
}

// displayName is how a column is called in reports.
func displayName(name string, index int) string {
	if name == "" {
		return fmt.Sprintf("#%d", index+1)
	}
	return name
}

// result returns what the two passes have counted.
func (c *comparison) result() *result {
	r := &result{findings: c.findings}
	for _, t := range c.tables {
		of := tableResult{format: t.format, header: t.header, misshapen: t.misshapen,
			original: fileResult{t.originalSum, t.originalBytes, t.originalRows},
			masked:   fileResult{t.maskedSum, t.maskedBytes, t.maskedRows}}
		for _, column := range t.columns {
			of.columns = append(of.columns, column.result())
		}
		for _, m := range t.masked {
			of.maskedColumns = append(of.maskedColumns, maskedResult{m.display(), m.source == nil})
		}
		r.tables = append(r.tables, of)
	}
	for _, d := range c.domains {
		for key, n := range d.broken {
			a, b := c.all[key[0]], c.all[key[1]]
			r.broken = append(r.broken, brokenKey{b.table.index, b.index, a.qualified(b.table), *n})
		}
	}
	return r
}

// result completes the tally of the column.
func (c *column) result() *tally {
	c.identifies, c.isName = c.traits.has(identifies), c.traits.has(names)
	c.tally.state, c.maskedIndex = c.state(), -1
	if c.masked != nil {
		c.maskedIndex, c.maskedTypes = c.masked.index, c.masked.types
	}
	if c.forward != nil {
		c.eachOnce = true
		for i := range c.forward.all() {
			c.eachOnce = c.eachOnce && c.forward.count(i) == 1
		}
	}
	return &c.tally
}
