package profiler

import (
	"slices"
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
func Valid(label privet.Label, value string) bool {
	of := recognizersOf()[label]
	if len(of) == 0 {
		return false
	}
	c := cells.Get().(*cell)
	defer cells.Put(c)
	c.set(value)
	valid := false
	builtInScanner().wholes(c, func(recognizer int, _ float64) bool {
		valid = slices.Contains(of, recognizer)
		return !valid
	})
	return valid
}

// Valid is the func [Valid] with the recognizers of the Profiler, those of the
// caller's own among them. What the options say about what is reported does not
// matter to it, except for the AllowList of a recognizer.
func (p *Profiler) Valid(label privet.Label, value string) bool {
	c := cells.Get().(*cell)
	defer cells.Put(c)
	c.set(value)
	valid := false
	p.scanner.wholes(c, func(recognizer int, _ float64) bool {
		r := p.scanner.recognizers[recognizer]
		valid = r.Label == label && !r.allowed.has(c.text)
		return !valid
	})
	return valid
}

// cells are kept for the next call.
var cells = sync.Pool{New: func() any { return new(cell) }}

// builtInScanner is the scanner of the built-in recognizers.
var builtInScanner = sync.OnceValue(func() *scanner { return newScanner(builtIn()) })

// recognizersOf gives the recognizers with a form of each label.
var recognizersOf = sync.OnceValue(func() map[privet.Label][]int {
	of := map[privet.Label][]int{}
	for i, r := range builtIn() {
		if r.hasForm() {
			of[r.Label] = append(of[r.Label], i)
		}
	}
	return of
})
