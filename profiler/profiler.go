package profiler

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/address"
	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/columns"
	"github.com/privet-go/privet/profiler/internal/grids"
	"github.com/privet-go/privet/profiler/internal/halt"
	"github.com/privet-go/privet/profiler/internal/pattern"
	"github.com/privet-go/privet/profiler/internal/scan"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// DefaultMinConfidence is the probability from which on something is reported
// when nothing else is asked for.
const DefaultMinConfidence = spec.DefaultMinConfidence

// LeastConfidence is the probability below which nothing is reported even with a
// MinConfidence of 0: at less than one in a hundred, every number of four digits is a
// postcode. Only a threshold of its label can be lower.
const LeastConfidence = 0.01

// Options say what a [Profiler] looks for. The zero value, like nil, is
// everything that is built in.
type Options struct {
	// Recognizers are looked for beside the built-in ones; see Your own kinds in
	// the documentation of the package. [New] copies them.
	Recognizers []Recognizer

	// WithoutBuiltIn leaves the built-in recognizers out. Some of them can stay:
	// those of [Recognizers] that are in Recognizers.
	WithoutBuiltIn bool

	// Labels are the only labels that are reported. Empty means all.
	Labels []privet.Label

	// ExcludeLabels are labels that are not reported. They still take part: what
	// one of them explains better, and with a confidence of DefaultMinConfidence
	// at least, is not reported under another label; see [Query] for guesses.
	ExcludeLabels []privet.Label

	// AddressParts has the parts of postal addresses in running text reported one by
	// one: the street with the number of the house and the flat, the postcode, the places,
	// also those that nothing but the address around them tells. Without it an address is one finding
	// STREET_ADDRESS from its first to its last part, whatever the labels of its parts
	// are, and [Explained.Parts] tells them. Where STREET_ADDRESS itself is not wanted,
	// parts are reported too. In a form, which has a line or a field for each, they
	// always are.
	AddressParts bool

	// AllowList are values that are not reported, in any letter case. The whole of
	// what is found is compared. Such a value still takes part: no piece of it is
	// reported in its stead. In a column it says nothing, as an empty one.
	AllowList []string

	// MinConfidence is the probability, 0–1, below which nothing is reported.
	// Nil means DefaultMinConfidence; a pointer to 0 means everything from
	// LeastConfidence on.
	MinConfidence *float64

	// Thresholds are the same for single labels, and may be lower or higher. What
	// is below the threshold of its label takes no part: it hides nothing that is
	// not.
	Thresholds map[privet.Label]float64

	// Like is a Profiler with some of the same Recognizers, whose expressions need not
	// be compiled again. The new Profiler is the same without it. Nil: there is none.
	Like *Profiler
}

// A Profiler finds personal data. The zero Profiler, like a nil one, is what [New] makes of nil
// options. What it finds never changes, and it is safe for concurrent use by multiple
// goroutines.
type Profiler struct {
	scanner *scan.Scanner
	joiner  *address.Joiner
	own     map[string]*pattern.Compiled // by their expressions
	judge   *columns.Judge               // of columns
	tables  *grids.TableJudge            // of those in texts
	allowed *cells.ValueSet
	labels  labelSet   // of the recognizers
	base    *plan      // what a nil Query asks for
	plans   planMemory // of other queries
	every   bool       // nothing that is found is left out
	scratch sync.Pool

	labelForms func() map[privet.Label]*columns.LabelForm
}

// New makes a Profiler. It returns an error that gives all reasons when the
// options have a recognizer that cannot work, a label that nobody knows or a confidence that
// is no probability; see [QueryError] for the last two. Nil options mean everything built in.
func New(opts *Options) (*Profiler, error) {
	p, err := newProfilerOf(opts)
	if err != nil {
		return nil, fmt.Errorf("profiler: %w", err)
	}
	return p, nil
}

func newProfilerOf(opts *Options) (*Profiler, error) {
	if opts == nil {
		opts = &Options{}
	}
	list, err := opts.admit()
	p := &Profiler{labels: ownLabels(list), allowed: cells.NewValueSet(opts.AllowList), own: patternsOf(list)}
	query, unusable := p.labels.resolved(&Query{
		Labels:        opts.Labels,
		ExcludeLabels: opts.ExcludeLabels,
		MinConfidence: opts.MinConfidence,
		Thresholds:    opts.Thresholds,
		AddressParts:  opts.AddressParts,
	})
	errs := []error{unusable, err}
	validateValues(opts.AllowList, func(format string, args ...any) { errs = append(errs, fmt.Errorf(format, args...)) })
	if err := joinFlat(errs); err != nil {
		return nil, err
	}
	if len(opts.Recognizers) == 0 {
		p.scanner = builtInScanner()
	} else {
		if p.scanner, err = scan.New(list, grids.TableReader.Get()); err != nil {
			return nil, err
		}
	}
	kinds, kindOf := columns.BuiltInKinds()
	if p.scanner != builtInScanner() {
		kinds, kindOf = columns.NewKinds(list)
	}
	p.joiner = address.NewJoiner(p.scanner.Recognizers, &p.scanner.Named)
	p.base = p.planOf(query.or(&spec.Demand{Confidence: spec.DefaultMinConfidence}))
	p.every = p.allowed == nil && p.base.demand.WantsAll()
	p.scratch.New = func() any { return newWork(p) }
	// What is for columns and for Valid alone is made when one of them is called.
	wholes := columns.BuiltInWholes.Get
	headers := columns.BuiltInHeaders.Get
	p.labelForms = builtInLabelForms
	if p.scanner != builtInScanner() {
		wholes = sync.OnceValue(func() *scan.WholeIndex { return scan.NewWholeIndex(list, kindOf) })
		headers = sync.OnceValue(func() columns.HeaderIndex { return columns.NewHeaderIndex(kinds, builtin.Recognizers()) })
		p.labelForms = sync.OnceValue(func() map[privet.Label]*columns.LabelForm { return columns.NewLabelForms(list) })
	}
	p.judge = columns.New(kinds, kindOf, headers, wholes, p.allowed, p.appendFind)
	p.tables = &grids.TableJudge{Judge: p.judge, All: &p.base.demand, Scanner: p.scanner, IsValid: p.Valid,
		FirstOf: sync.OnceValue(func() map[privet.Label]int { return grids.FirstRecognizers(p.scanner.Recognizers) })}
	return p, nil
}

// standard is the Profiler that the zero one and nil stand for.
var standard struct {
	once     sync.Once
	profiler *Profiler
}

// made gives the Profiler itself, or what the zero one and nil stand for.
func (p *Profiler) made() *Profiler {
	if p == nil || p.scanner == nil {
		return madeOfNothing()
	}
	return p
}

func madeOfNothing() *Profiler {
	standard.once.Do(func() {
		p, err := newProfilerOf(nil)
		if err != nil {
			panic(err) // the list is ours, and a test makes it
		}
		standard.profiler = p
	})
	return standard.profiler
}

// Find gives the places in the text that hold personal data, in the order of
// the text, without overlaps. It returns nil when there are none.
func (p *Profiler) Find(text string) []privet.Finding {
	return p.AppendFind(nil, text)
}

// AppendFind appends to dst what [Profiler.Find] gives. It does not allocate
// when dst has room.
func (p *Profiler) AppendFind(dst []privet.Finding, text string) []privet.Finding {
	return p.made().appendFind(context.Background(), dst, text)
}

// FindContext is [Profiler.Find] for a caller who may lose interest: when the context ends,
// it stops within a few milliseconds and returns the context's error.
func (p *Profiler) FindContext(ctx context.Context, text string) (found []privet.Finding, err error) {
	defer halt.Recover(&err)
	return p.made().appendFind(ctx, nil, text), nil
}

// appendFind is AppendFind within a context, which may be nil.
func (p *Profiler) appendFind(ctx context.Context, dst []privet.Finding, text string) []privet.Finding {
	x := p.scratch.Get().(*work) // it is lost after a panic, be it of a func of the caller's
	x.Context = ctx
	p.base.begin(x, p)
	x.join.Parted = p.base.apart == address.InParts
	p.search(x, text, p.base.least)
	for i := range x.Kept {
		n := len(dst)
		if n == cap(dst) {
			dst = slices.Grow(dst, len(x.Kept)-i)
		}
		dst = dst[:n+1]
		f := &dst[n]
		p.fill(f, &x.Kept[i])
		if !p.every && !p.reports(&p.base.demand, text, f) {
			dst = dst[:n]
		}
	}
	p.release(x)
	return dst
}

// release keeps the memory of a search for another one, unless it was a search of a long text in
// which much was found.
func (p *Profiler) release(x *work) {
	if cap(x.Kept)+cap(x.Candidates) > mostRemembered {
		return
	}
	x.Context, x.join.Context = nil, nil
	p.scratch.Put(x)
}

// mostRemembered is how many candidates there is memory for between two searches: some 5 MB.
const mostRemembered = 64 << 10

// reports reports whether a finding that stays is one that was asked for.
func (p *Profiler) reports(q *spec.Demand, text string, f *privet.Finding) bool {
	return q.Wants(f.Label) && !p.allowed.Has(text[f.Start:f.End])
}

func (p *Profiler) finding(c *spec.Candidate) (f privet.Finding) {
	p.fill(&f, c)
	return f
}

// partFindings gives the findings that an address is made of.
func (p *Profiler) partFindings(x *work, c *spec.Candidate) (list []privet.Finding) {
	parts := x.join.PartsOf(c)
	for i := range parts {
		list = append(list, p.finding(&parts[i]))
	}
	return list
}

// fill makes f, in its place, the finding of a candidate that stays.
func (p *Profiler) fill(f *privet.Finding, c *spec.Candidate) {
	f.Label = p.scanner.Recognizers[c.Recognizer].Label
	f.Start, f.End, f.Confidence = c.Start, c.End, c.Confidence
}

// An Explained finding says who found it and why.
type Explained struct {
	privet.Finding

	// Recognizer is the name of the [Recognizer] that found it.
	Recognizer string

	// Evidence is what spoke for it and against it; nil when it was not asked
	// for.
	Evidence []privet.Evidence

	// Parts are the findings that a postal address is made of, in the order of the
	// text; nil for all else.
	Parts []privet.Finding
}

// FindWith is [Profiler.Find] for one call with demands of its own. The error gives all
// reasons why the query cannot be used, each a [*QueryError], and nothing is found then.
// The same goes for the end of its Context.
func (p *Profiler) FindWith(text string, q *Query) (found []Explained, err error) {
	p = p.made()
	l, err := p.plan(q)
	if err != nil {
		return nil, fmt.Errorf("profiler: %w", err)
	}
	defer halt.Recover(&err)
	return p.findWith(q.context(), text, l), nil
}

func (p *Profiler) findWith(ctx context.Context, text string, l *plan) []Explained {
	x := p.scratch.Get().(*work)
	x.Context = ctx
	found := p.explained(x, text, l)
	p.release(x)
	return found
}

// explained searches a text for what a plan asks for.
func (p *Profiler) explained(x *work, text string, l *plan) []Explained {
	l.begin(x, p)
	p.search(x, text, l.least)
	// Where one label is asked for, most of what is kept is not.
	wanted := 0
	for i := range x.Kept {
		if l.demand.Wants(p.scanner.Recognizers[x.Kept[i].Recognizer].Label) {
			wanted++
		}
	}
	if wanted == 0 {
		return nil
	}
	found := make([]Explained, 0, wanted)
	for i := range x.Kept {
		c := &x.Kept[i]
		f := p.finding(c)
		if !p.reports(&l.demand, text, &f) {
			continue
		}
		e := Explained{Finding: f, Recognizer: p.scanner.Recognizers[c.Recognizer].Name, Parts: p.partFindings(x, c)}
		if l.demand.Explain {
			e.Evidence = p.explain(x, text, c)
		}
		found = append(found, e)
	}
	if len(found) == 0 { // all of it is on the allow list
		return nil
	}
	return found
}

// explain gives the evidence for a candidate again. Its weights add up to the
// logarithm of the odds of the candidate's confidence.
func (p *Profiler) explain(x *work, text string, c *spec.Candidate) []privet.Evidence {
	r := p.scanner.Recognizers[c.Recognizer]
	if r.Joined {
		return p.joiner.ExplainAddress(&x.join, c)
	}
	if c.Headed {
		return []privet.Evidence{{Kind: privet.EvidenceHeader, Detail: r.Name, Weight: spec.Logit(c.Alone)}}
	}
	ev := []privet.Evidence{{Kind: privet.EvidenceShape, Detail: r.Name, Weight: spec.Logit(c.Alone)}}
	if r.Check != nil && !r.Lenient {
		// What the check is worth is part of the weight of the shape, which is
		// that of strings that pass it.
		ev = append(ev, privet.Evidence{Kind: privet.EvidenceCheckDigit, Detail: r.Name})
	}
	reading := p.scanner.ReadingOf(&x.Scratch, text, c)
	ev = append(ev, reading.Evidence[:reading.N]...)
	if c.Foreign {
		against := privet.Evidence{Kind: privet.EvidenceAgainst, Detail: "another country", Weight: spec.Logit(c.Confidence)}
		for _, e := range ev {
			against.Weight -= e.Weight
		}
		ev = append(ev, against)
	}
	if c.Walked {
		// It was weighed where it was found, and is now shorter, longer or one of two: the
		// words around stand at another distance.
		ev[0].Weight = spec.Logit(c.Confidence)
		for _, e := range ev[1:] {
			ev[0].Weight -= e.Weight
		}
	}
	return ev
}

// Recognizers gives the built-in recognizers, in the fixed order that breaks
// ties between them. The caller owns the slice, not what the values point to.
func Recognizers() []Recognizer {
	list := make([]Recognizer, 0, len(builtin.Recognizers()))
	for _, r := range builtin.Recognizers() {
		list = append(list, ownOf(r))
	}
	return list
}
