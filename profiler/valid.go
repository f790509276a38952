package profiler

import (
	"sync"

	"github.com/privet-go/privet"
)

// Valid reports whether the value as a whole is written as the label is, by its
// shape, ranges and check digits. It takes the issuer's usual written forms:
// digits plain or with the separators in use (space, hyphen, dot, slash);
// surrounding space does not count. A label that has no form, such as a job
// title, and one that is not built in, is never valid; [Profiler.Valid] knows
// labels of the caller's own.
//
// It is safe for concurrent use by multiple goroutines.
func Valid(label privet.Label, value string) bool { return builtInLabelForms()[label].isOf(value) }

// Valid is the func [Valid] with the recognizers of the Profiler, those of the
// caller's own among them. What the options say about what is reported does not
// matter to it, except for the AllowList of a recognizer.
func (p *Profiler) Valid(label privet.Label, value string) bool {
	return p.labelForms()[label].isOf(value)
}

// cells are kept for the next call.
var cells = sync.Pool{New: func() any { return new(cell) }}

// builtInScanner is the scanner of the built-in recognizers.
var builtInScanner = sync.OnceValue(func() *scanner {
	s, err := newScanner(builtIn(), tableReader)
	if err != nil {
		panic(err) // the list is ours, and a test makes it
	}
	return s
})

// A labelForm is all that a value of a label can look like.
type labelForm struct {
	recognizers []*Recognizer
	shapes      []labelShape
	grammars    []grammar

	// others are the recognizers that have more than these, or another form; they
	// are asked by [scanner.wholes].
	others *scanner
}

// A labelShape is a shape of a recognizer, and how many letters and digits it
// has.
type labelShape struct {
	*Shape
	n     int
	check func(compact []byte) bool
}

// builtInLabelForms are those of the built-in recognizers.
var builtInLabelForms = sync.OnceValue(func() map[privet.Label]*labelForm { return newLabelForms(builtIn()) })

// newLabelForms gives the forms of each label.
func newLabelForms(recognizers []*Recognizer) map[privet.Label]*labelForm {
	of := map[privet.Label]*labelForm{}
	others := map[privet.Label][]*Recognizer{}
	for _, r := range recognizers {
		if !r.hasForm() || r.lenient {
			continue
		}
		f := of[r.Label]
		if f == nil {
			f = new(labelForm)
			of[r.Label] = f
		}
		forms, ok := wholeFormsOf(r)
		if !ok {
			others[r.Label] = append(others[r.Label], r)
			continue
		}
		for k := range r.Shapes {
			s := &r.Shapes[k]
			f.shapes = append(f.shapes, labelShape{s, s.compactLength(), r.Check})
		}
		f.grammars = append(f.grammars, grammarsOf(len(f.recognizers), r, forms)...)
		f.recognizers = append(f.recognizers, r)
	}
	for label, list := range others {
		of[label].others = newWholeScanner(list)
	}
	return of
}

// isOf reports whether a value has one of the forms. Nil has none.
func (f *labelForm) isOf(value string) bool {
	if f == nil {
		return false
	}
	c := cells.Get().(*cell)
	defer c.putBack()
	c.set(value)
	return f.take(c)
}

// take reports whether the value in the cell has one of the forms.
func (f *labelForm) take(c *cell) bool {
	n := c.digits + c.letters
	for i := range f.shapes {
		s := &f.shapes[i]
		if s.n != n {
			continue
		}
		if c.spell(); c.compact == nil {
			break
		}
		end, ok := matchShape(c.text, 0, s.Pattern)
		if (ok && end == len(c.text) || c.spelled && s.fitsCompact(c.compact)) && (s.check == nil || s.check(c.compact)) {
			return true
		}
	}
	for i := range f.grammars {
		if g := &f.grammars[i]; g.admits(c) {
			if _, ok := g.take(f.recognizers[g.recognizer], c); ok {
				return true
			}
		}
	}
	taken := false
	if f.others != nil {
		f.others.wholes(c, func(i int, _ float64) bool {
			taken = !f.others.recognizers[i].allowed.has(c.text)
			return !taken
		})
	}
	return taken
}
