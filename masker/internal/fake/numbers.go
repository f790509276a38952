package fake

import (
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/numbers"
)

// The kinds of numbers are the fakes of package numbers. This file and those named numbers_ are the table of the others: of what is no
// identity number, and of labels that documents of many countries share. A label can have several rows; the first form that a value
// has counts.

// A numberRow is a row of the table: forms of the numbers of a label, and how
// their check characters are computed.
type numberRow struct {
	label    privet.Label
	doc      string
	patterns []string
	check    check  // nil when there are no check characters
	like     string // the name of the number in package numbers that has this check instead

	// only says which numbers the row is for, when the patterns alone do not.
	only func(c []byte) bool
}

// numberTables are the parts of the table.
var numberTables = [][]numberRow{bankNumbers, ibanNumbers(), deviceNumbers, documentNumbers}

// addNumber adds the fakes of a number to the kinds.
func addNumber(m map[privet.Label]*kind, n *numbers.Number) {
	for i := range n.Fakes {
		fake := &n.Fakes[i]
		isRight := fake.Check
		if isRight == nil {
			isRight = n.Check
		}
		for _, p := range fake.Patterns {
			f := newForm(p, fake.Years, nil)
			f.check, f.arrange, f.only = f.finder(isRight, fake.From), fake.Arrange, fake.Only
			addForm(m, n.Label, fake.Doc, f)
		}
	}
}

func addForm(m map[privet.Label]*kind, label privet.Label, doc string, f *form) {
	k := m[label]
	if k == nil {
		k = &kind{doc: doc, byLength: map[int][]*form{}}
		m[label] = k
	}
	k.forms = append(k.forms, f)
	k.byLength[f.length] = append(k.byLength[f.length], f)
}

// finder gives the check that finds the check characters with which a number is right; see [numbers.FindCheck]. It is nil where every
// number is right.
func (f *form) finder(isRight func(c []byte) bool, least int) check {
	if isRight == nil {
		return nil
	}
	var at []int
	i := 0
	for _, p := range f.places {
		if p.kind == placeCheck {
			at = append(at, i)
		}
		i += p.width
	}
	return func(c []byte) bool { return numbers.FindCheck(c, at, least, isRight) }
}

// A values is a row of the table of what is no number.
type values struct {
	label  privet.Label
	doc    string
	append func(dst []byte, value string, r *request) ([]byte, bool)
}

var valueTables = [][]values{personValues, contactValues, phoneValues, shapeValues, dateValues, networkValues, measureValues, coinValues,
	secretValues, documentValues, vocabularyValues, placeValues, compoundValues}
