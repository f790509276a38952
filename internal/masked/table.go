package masked

import (
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
)

// A Table looks at the columns of a table, row by row. It is not safe for concurrent use.
type Table struct {
	columns []*Column
	rows    int64   // that were looked at
	ended   bool    // there was no reason to go on
	clear   []int64 // the row from which on a column is not masked, from 1; 0: none
}

// sureConfidence is that of findings which count in columns that are NONE.
const sureConfidence = 0.8

// surely finds, in columns that are NONE, what else is in the file.
type surely struct {
	masker.Finder
	labels []privet.Label
}

func (f surely) AppendFind(dst []privet.Finding, text string) []privet.Finding {
	n := len(dst)
	dst = f.Finder.AppendFind(dst, text)
	found := slices.DeleteFunc(dst[n:], func(f2 privet.Finding) bool {
		return f2.Confidence < sureConfidence || !slices.Contains(f.labels, f2.Label)
	})
	return dst[:n+len(found)]
}

// nobody finds nothing.
type nobody struct{}

func (nobody) AppendFind(dst []privet.Finding, _ string) []privet.Finding { return dst }

// firstRows is how many rows are looked at in any case. Behind them a column without anything masked is
// no reason to go on, so that a large file in clear is not read to its end.
const firstRows = 1000

// NewTable returns a Table for the columns of a file, which holds other labels in its texts. The
// labels by the names of columns are those that a classifier gives without values. The rest is that of [NewColumn].
func NewTable(columns []privet.Result, byName []privet.Result, inTexts []privet.Label, m *masker.Masker, finder masker.Finder, empty func(string) bool) *Table {
	t := &Table{clear: make([]int64, len(columns))}
	for i, c := range columns {
		by := finder
		if c.Label == privet.None && len(inTexts) > 0 {
			by = surely{finder, inTexts}
		} else if c.Label == privet.None {
			by = nobody{}
		}
		t.columns = append(t.columns, NewColumn(c.Label, byName[i].Label, m, by, empty))
	}
	return t
}

// Add looks at a row, which has a value for each column, and reports whether there is reason to
// go on: a column may still be masked.
func (t *Table) Add(values []string) bool {
	t.rows++
	more := false
	for i, c := range t.columns {
		if !c.Add(values[i]) && t.clear[i] == 0 {
			t.clear[i] = t.rows
		}
		more = more || t.clear[i] == 0 && (t.rows < firstRows || c.hasMasked())
	}
	t.ended = !more
	return more
}

// Column is what was looked at of a column.
func (t *Table) Column(i int) *Column { return t.columns[i] }

// InClear is the row from which on a column is not masked, from 1, or 0 where it may be.
func (t *Table) InClear(i int) int64 { return t.clear[i] }

// TextsMasked reports whether all values were looked at in which something was looked for, and what was
// found there is masked.
func (t *Table) TextsMasked() bool {
	for _, c := range t.columns {
		if isText(c.label) && c.inClear {
			return false
		}
	}
	return t.rows > 0 && !t.ended
}

// Hidden gives the labels of the columns, each as many times as there are columns of it, and those of
// them of which all columns are masked. The labels in texts are those of [NewTable].
func (t *Table) Hidden(inTexts []privet.Label) (labels map[privet.Label]int, hidden []privet.Label) {
	labels = map[privet.Label]int{}
	inClear := map[privet.Label]bool{}
	for _, c := range t.columns {
		label, _, ok := c.Masked()
		labels[label]++
		inClear[label] = inClear[label] || !ok
	}
	for _, l := range inTexts {
		labels[l] = max(labels[l], 1)
		inClear[l] = inClear[l] || !t.TextsMasked()
	}
	delete(labels, privet.None)
	for l := range labels {
		if !inClear[l] {
			hidden = append(hidden, l)
		}
	}
	slices.Sort(hidden)
	return labels, hidden
}
