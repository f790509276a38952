package tables

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
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
