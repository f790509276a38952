package columns

import (
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/scan"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// A LabelForm is all that a value of a label can look like.
type LabelForm struct {
	recognizers []*spec.Recognizer
	shapes      []labelShape
	grammars    []scan.Grammar

	// others are the recognizers that have more than these, or another form; they
	// are asked by [scanner.wholes].
	others *scan.Scanner
}

// A labelShape is a shape of a recognizer, and how many letters and digits it
// has.
type labelShape struct {
	*spec.Shape
	n     int
	check func(compact []byte) bool
}

// NewLabelForms gives the forms of each label.
func NewLabelForms(recognizers []*spec.Recognizer) map[privet.Label]*LabelForm {
	of := map[privet.Label]*LabelForm{}
	others := map[privet.Label][]*spec.Recognizer{}
	for _, r := range recognizers {
		if !r.HasForm() || r.Lenient {
			continue
		}
		f := of[r.Label]
		if f == nil {
			f = new(LabelForm)
			of[r.Label] = f
		}
		forms, ok := scan.WholeFormsOf(r)
		if !ok {
			others[r.Label] = append(others[r.Label], r)
			continue
		}
		for k := range r.Shapes {
			s := &r.Shapes[k]
			f.shapes = append(f.shapes, labelShape{s, s.CompactLength(), r.Check})
		}
		f.grammars = append(f.grammars, scan.GrammarsOf(len(f.recognizers), r, forms)...)
		f.recognizers = append(f.recognizers, r)
	}
	for label, list := range others {
		of[label].others = scan.NewWholeScanner(list)
	}
	return of
}

// IsOf reports whether a value has one of the forms. Nil has none.
func (f *LabelForm) IsOf(value string) bool {
	if f == nil {
		return false
	}
	c := cells.Cells.Get().(*cells.Cell)
	defer c.PutBack()
	c.Set(value)
	return f.take(c)
}

// take reports whether the value in the cell has one of the forms.
func (f *LabelForm) take(c *cells.Cell) bool {
	n := c.Digits + c.Letters
	for i := range f.shapes {
		s := &f.shapes[i]
		if s.n != n {
			continue
		}
		if c.Spell(); c.Compact == nil {
			break
		}
		end, ok := spec.MatchShape(c.Text, 0, s.Pattern)
		if (ok && end == len(c.Text) || c.Spelled && s.FitsCompact(c.Compact)) && (s.check == nil || s.check(c.Compact)) {
			return true
		}
	}
	for i := range f.grammars {
		if g := &f.grammars[i]; g.Admits(c) {
			if _, ok := g.Take(f.recognizers[g.Recognizer], c); ok {
				return true
			}
		}
	}
	taken := false
	if f.others != nil {
		f.others.Wholes(c, func(i int, _ float64) bool {
			taken = !f.others.Recognizers[i].Allowed.Has(c.Text)
			return !taken
		})
	}
	return taken
}
