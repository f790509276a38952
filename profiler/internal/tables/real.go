package tables

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"

	"github.com/privet-go/privet"
)

// A Real is a table that somebody has, with what is right of its columns. It is a line of a file, as JSON:
//
//	{"table": "staff", "columns": [{"name": "pay", "values": ["1200"], "cls": "P", "accept": ["SALARY"]}]}
type Real struct {
	Name    string       `json:"table"`
	Columns []RealColumn `json:"columns"`
}

// A RealColumn is a column of one.
type RealColumn struct {
	Name   string   `json:"name"` // empty where the table has no header
	Values []string `json:"values"`
	Class  Class    `json:"cls"`
	Accept []string `json:"accept"` // the labels that are right, GOV for any number of a government, ANY for all but NONE
}

// A Class says whether a column is personal.
type Class string

// The classes.
const (
	Personal Class = "P"
	Thing    Class = "N" // it is not, and NONE alone is right
	Either   Class = "A" // NONE is right, and so is the label of what it holds
	Empty    Class = "E" // it has no values, and is not counted
)

// Accepts reports whether a verdict on the column is right.
func (c *RealColumn) Accepts(l privet.Label) bool {
	return slices.Contains(c.Accept, string(l)) || slices.Contains(c.Accept, "GOV") && l.Category() == privet.CategoryGovernment ||
		slices.Contains(c.Accept, "ANY") && l != privet.None
}

// ReadReal reads tables, each of which is a line.
func ReadReal(r io.Reader) (list []Real, err error) {
	lines := bufio.NewReader(r)
	for n := 1; ; n++ {
		line, end := lines.ReadBytes('\n')
		if len(line) > 0 {
			var t Real
			if err := json.Unmarshal(line, &t); err != nil {
				return nil, fmt.Errorf("line %d: %w", n, err)
			}
			list = append(list, t)
		}
		switch {
		case errors.Is(end, io.EOF):
			return list, nil
		case end != nil:
			return nil, end
		}
	}
}

// A RealTally counts how often the verdict on columns of real tables is right.
type RealTally struct {
	Tables, Columns, Unknown        int
	Personal, Right, None, SureNone int // columns that are, those with their label, those called NONE, and so with sure or more
	Things, Alarms                  int // columns that are not, and those called personal
	bins                            [10]struct{ n, confidence, right float64 }
}

// sure is a confidence that somebody relies on.
const sure = 0.95

// Add counts the verdict on a column.
func (t *RealTally) Add(c *RealColumn, r privet.Result) {
	if c.Class == Empty {
		return
	}
	t.Columns++
	good := c.Accepts(r.Label)
	if r.Label == privet.Unknown {
		t.Unknown++
	} else {
		b := &t.bins[min(int(r.Confidence*10), 9)]
		b.n++
		b.confidence += r.Confidence
		if good {
			b.right++
		}
	}
	switch {
	case c.Class == Personal:
		t.Personal++
		if good {
			t.Right++
		} else if r.Label == privet.None {
			t.None++
			if r.Confidence >= sure {
				t.SureNone++
			}
		}
	case c.Class == Thing:
		t.Things++
		if r.Label != privet.None && r.Label != privet.Unknown {
			t.Alarms++
		}
	}
}

// CalibrationError is the mean distance of the confidence from the share that is right, in ten bins of equal width. Columns that are
// UNKNOWN do not count.
func (t *RealTally) CalibrationError() float64 {
	all, sum := 0.0, 0.0
	for _, b := range t.bins {
		all += b.n
		sum += math.Abs(b.confidence - b.right)
	}
	return sum / max(1, all)
}
