package corpus

import (
	"errors"
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
)

// A Sentence is a text and what is to be found in it.
type Sentence struct {
	Text string

	// Spans are the places of the labelled values. They are in order and do not
	// overlap.
	Spans []Span

	// Language is the code of the language, such as "en".
	Language string

	// Template tells the template, the first one of a text that is made from more.
	// It stays the same as long as the line of the template does.
	Template int

	// Group is the family of the template, such as "letter" or "log".
	Group string
}

// A Span is a labelled place of a text.
type Span struct {
	Label      string // such as PERSON
	Form       string // the form of the slot that it was made from, such as "given", or nothing
	Start, End int    // in bytes, half open
}

// A Part is one of the three parts of templates and values. The zero value is
// [Train].
type Part uint8

// The parts hold about 80, 10 and 10 percent.
const (
	Train     Part = iota // to learn from
	Calibrate             // to choose thresholds with
	Test                  // to measure on
	parts
)

func (p Part) String() string {
	switch p {
	case Train:
		return "train"
	case Calibrate:
		return "calibrate"
	case Test:
		return "test"
	}
	return "unknown"
}

// ParsePart gives the part with a name.
func ParsePart(name string) (Part, error) {
	for p := range parts {
		if p.String() == name {
			return p, nil
		}
	}
	return 0, errors.New("corpus: the part is none of train, calibrate and test")
}

// Options say what is made.
type Options struct {
	// Seed chooses the sentences. The same options give the same sentences.
	Seed uint64

	// Number is how many sentences are made. Zero makes them without end.
	Number int

	// Languages are the codes of the languages to choose from, which are alike
	// then. None stands for all of [Languages], by the number of their templates.
	Languages []string

	// Part is the part that templates and values come from.
	Part Part

	// Clean leaves out the noise: changed letter case, doubled spaces, damaged
	// letters, markup.
	Clean bool

	// Parts labels the parts of a postal address in running text one by one. Otherwise
	// an address is one STREET_ADDRESS from its first to its last part, where there are
	// a street, a town and more; what has a line of its own stays a span of its own.
	Parts bool

	// Single makes each text from one template. Otherwise a fifth of the texts come
	// from two to five templates of a language, one behind the other.
	Single bool
}

// Check says what is wrong with the options, or nothing.
func (o Options) Check() error {
	var errs []error
	if o.Number < 0 {
		errs = append(errs, errors.New("corpus: a negative number of sentences"))
	}
	if o.Part >= parts {
		errs = append(errs, errors.New("corpus: an unknown part"))
	}
	for i, code := range o.Languages {
		if loaded().languages[code] == nil {
			errs = append(errs, fmt.Errorf("corpus: language %d has no templates", i))
		}
	}
	return errors.Join(errs...)
}

// Languages gives the codes of the languages that there are templates of, in
// alphabetical order. The caller owns the slice.
func Languages() []string { return slices.Clone(loaded().codes) }

// Generate makes sentences. Sentence i of a seed and a part is the same whatever
// the number of sentences is. Generate panics for options that [Options.Check]
// refuses.
//
// It is safe for concurrent use by multiple goroutines. The sequence may be used
// more than once.
func Generate(opts Options) iter.Seq[Sentence] {
	if err := opts.Check(); err != nil {
		panic(err)
	}
	opts.Languages = slices.Clone(opts.Languages)
	return func(yield func(Sentence) bool) {
		g := newGenerator(opts)
		for i := 0; opts.Number == 0 || i < opts.Number; i++ {
			if !yield(g.sentence(uint64(i))) {
				return
			}
		}
	}
}

// A generator makes the sentences of some options.
type generator struct {
	opts      Options
	all       *everything
	templates []*template // to choose from, each as often as it weighs
	by        map[*language][]*template
	languages []*language // those that are asked for
	inventors map[poolKey]*inventor
}

func newGenerator(opts Options) *generator {
	g := &generator{opts: opts, all: loaded(), by: map[*language][]*template{}, inventors: map[poolKey]*inventor{}}
	for _, code := range g.all.codes {
		if len(opts.Languages) > 0 && !slices.Contains(opts.Languages, code) {
			continue
		}
		var of []*template
		for _, t := range g.all.languages[code].templates {
			if t.part != opts.Part {
				continue
			}
			for range t.weight() {
				of = append(of, t)
			}
		}
		g.templates = append(g.templates, of...)
		if len(of) > 0 {
			g.by[g.all.languages[code]] = of
			g.languages = append(g.languages, g.all.languages[code])
		}
	}
	return g
}

// sentence makes the sentence with a number.
func (g *generator) sentence(i uint64) Sentence {
	rng := rand.New(rand.NewPCG(g.opts.Seed, mix(i<<2|uint64(g.opts.Part))))
	from := g.templates
	if len(g.opts.Languages) > 0 {
		from = g.by[pick(rng, g.languages)]
	}
	first := pick(rng, from)
	segments := g.expand(rng, first)
	if !g.opts.Single && rng.IntN(5) == 0 {
		joint := pick(rng, []string{" ", " ", "\n", "\n\n"})
		for range 1 + rng.IntN(4) {
			segments = append(segments, segment{text: joint})
			segments = append(segments, g.expand(rng, pick(rng, g.by[first.language]))...)
		}
	}
	if !g.opts.Clean {
		segments = disturb(newMaker(g, rng, first.language), segments)
	}
	s := join(segments)
	if !g.opts.Parts {
		s.Spans = wholes(s.Text, s.Spans)
	}
	s.Language, s.Template, s.Group = first.language.code, first.id, first.group
	return s
}

// expand makes the segments of a template.
func (g *generator) expand(rng *rand.Rand, t *template) []segment {
	m := newMaker(g, rng, t.language)
	m.expand(t.body, 0)
	return m.segments
}
