package validator

import (
	"fmt"
	"slices"
	"strings"

	"github.com/privet-go/privet"
)

// A Level says how much a [TableFinding] matters, in the words of the flag
// -fail-on.
type Level string

// The levels, lowest first.
const (
	Low      Level = "Low"      // nothing is given away that is worth much, or a loss that masking brings with it
	Medium   Level = "Medium"   // a program may stumble, or a weak attribute is given away
	High     Level = "High"     // somebody can learn who a row is about
	Critical Level = "Critical" // an identifier, a secret or a sensitive attribute is given away
)

// levels are the levels, lowest first.
var levels = []Level{Low, Medium, High, Critical}

// AtLeast reports whether l is as high as other, or higher. A name that is no
// level is lower than all.
func (l Level) AtLeast(other Level) bool {
	return slices.Index(levels, l) >= slices.Index(levels, other)
}

// ParseLevel returns the level of that name, without regard to letter case.
func ParseLevel(s string) (Level, error) {
	for _, l := range levels {
		if strings.EqualFold(string(l), s) {
			return l, nil
		}
	}
	return "", fmt.Errorf("validator: the level is none of low, medium, high and critical")
}

// Severity returns the level in the words of an [Issue]: an error from [High] on, a warning at
// [Medium], and a remark at [Low].
func (l Level) Severity() Severity {
	switch l {
	case High, Critical:
		return Error
	case Medium:
		return Warning
	}
	return Info
}

// A Position is the place of a cell: the row of data and the column, both from 1.
// The column is 0 where a row as a whole is meant.
type Position struct {
	Row    int64 `json:"row"`
	Column int   `json:"column"`
}

// A Citation is an article of a standard that a finding touches.
type Citation struct {
	Standard  string `json:"standard"`
	Reference string `json:"reference"`
}

// A TableFinding is one thing that is wrong with a masked table, wherever in it.
// It holds names of columns, counts and places, never a value.
type TableFinding struct {
	Code     Code     `json:"code"`
	Level    Level    `json:"level"`
	Severity Severity `json:"severity"`

	// Table is the name of the table, as it was given.
	Table string `json:"table"`

	// Columns are the columns concerned, the one that gives something away
	// first. A column without a name is "#3" by its number.
	Columns []string `json:"columns"`

	// Label is what is given away, or the label of the column. It is empty where
	// that has no meaning.
	Label privet.Label `json:"label,omitempty"`

	// GivesAway are the labels of what somebody learns, each once, in the order
	// of the columns. It is empty where data is harmed and nothing is given away.
	GivesAway []privet.Label `json:"givesAway,omitempty"`

	// Count says how many Unit there are, of Of that were looked at.
	Count int64  `json:"count"`
	Of    int64  `json:"of"`
	Unit  string `json:"unit"` // "cells", "rows", "values", "columns", "bytes" or "tries"

	// Example is where one of them is in the masked table. It is the zero value
	// where there is no such place.
	Example Position `json:"example"`

	// Message says in a sentence what was seen.
	Message string `json:"message"`

	// Citations are what the finding touches.
	Citations []Citation `json:"citations"`
}
