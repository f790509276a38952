package registry

import (
	"cmp"
	"slices"

	"github.com/privet-go/privet/profiler"
)

// A Finder is one of the means by which a built-in recognizer finds its label: a
// [profiler.Recognizer], as far as it can be told in words.
type Finder struct {
	Name   string `json:"name"`
	Doc    string `json:"doc"`
	Region string `json:"region,omitempty"` // ISO 3166-1; empty: the same everywhere
	Source string `json:"source,omitempty"` // where the form is published

	// Forms are how it is written, as far as they are not told by Doc. Beside is the
	// probability of the label beside one of Context.
	Forms  []Form  `json:"forms,omitempty"`
	Beside float64 `json:"beside,omitempty"`

	// Checked says that digits, ranges or tables tell right values from wrong ones, and
	// FalseAccept which share of random values of the forms is taken, where it is known.
	Checked     bool    `json:"checked,omitempty"`
	FalseAccept float64 `json:"falseAccept,omitempty"`

	Context []string `json:"context,omitempty"`
	Headers []string `json:"headers,omitempty"`
}

// A Form is an example of how something is written: 9 stands for a digit, A for a letter,
// X for either. Confidence is the probability of the label for such a value alone.
type Form struct {
	Form       string  `json:"form"`
	Confidence float64 `json:"confidence"`
}

// tell adds what a built-in record finds by; see [kind.read].
func (r *Recognizer) tell() {
	for _, b := range builtIn().finders[r.ID] {
		r.Finders = append(r.Finders, finderOf(&b))
	}
}

// finderOf tells what a recognizer of the profiler goes by.
func finderOf(b *profiler.Recognizer) Finder {
	f := Finder{
		Name: b.Name, Doc: b.Doc, Region: b.Region, Source: b.Source, Checked: b.Check != nil || b.Checksum != "",
		FalseAccept: b.FalseAccept, Context: slices.Clone(b.Context), Headers: slices.Clone(b.Headers),
	}
	for _, s := range b.Shapes {
		f.Forms = append(f.Forms, Form{s.Pattern, s.Alone})
	}
	if len(b.Context) > 0 {
		f.Beside = cmp.Or(b.Beside, defaultBeside)
	}
	return f
}
