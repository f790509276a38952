package profiler

import (
	"sync"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/columns"
	"github.com/privet-go/privet/profiler/internal/grids"
	"github.com/privet-go/privet/profiler/internal/scan"
)

// Valid reports whether the value as a whole is written as the label is, by its
// shape, ranges and check digits. It takes the issuer's usual written forms:
// digits plain or with the separators in use (space, hyphen, dot, slash);
// surrounding space does not count. A label that has no form, such as a job
// title, and one that is not built in, is never valid; [Profiler.Valid] knows
// labels of the caller's own.
//
// It is safe for concurrent use by multiple goroutines.
func Valid(label privet.Label, value string) bool { return builtInLabelForms()[label].IsOf(value) }

// Valid is the func [Valid] with the recognizers of the Profiler, those of the
// caller's own among them. What the options say about what is reported does not
// matter to it, except for the AllowList of a recognizer.
func (p *Profiler) Valid(label privet.Label, value string) bool {
	return p.made().labelForms()[label].IsOf(value)
}

// builtInScanner is the scanner of the built-in recognizers.
var builtInScanner = sync.OnceValue(func() *scan.Scanner {
	s, err := scan.New(builtin.Recognizers(), grids.TableReader.Get())
	if err != nil {
		panic(err) // the list is ours, and a test makes it
	}
	return s
})

// builtInLabelForms are those of the built-in recognizers.
var builtInLabelForms = sync.OnceValue(func() map[privet.Label]*columns.LabelForm { return columns.NewLabelForms(builtin.Recognizers()) })
