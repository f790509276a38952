package profiler

import (
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/privet-go/privet"
)

// DefaultMinConfidence is the probability from which on something is reported
// when nothing else is asked for.
const DefaultMinConfidence = 0.5

// Options say what a [Profiler] looks for. The zero value, like nil, is
// everything that is built in.
type Options struct {
	// Labels are the only labels that are reported. Empty means all.
	Labels []privet.Label

	// MinConfidence is the probability, 0–1, below which nothing is reported.
	// Nil means DefaultMinConfidence; a pointer to 0 means everything.
	MinConfidence *float64
}

// A Profiler finds personal data. It never changes after [New] has made it, and
// it is safe for concurrent use by multiple goroutines.
type Profiler struct {
	scanner *scanner
	kinds   []kind // what a column can be
	kindOf  []int  // by recognizer, the index of its kind
	headers headerIndex
	query   Query
	scratch sync.Pool
}

// New makes a Profiler. It returns an error that gives all reasons when the
// options ask for labels that are not well formed or for a confidence that is
// no probability. Nil options mean everything built in.
func New(opts *Options) (*Profiler, error) {
	if opts == nil {
		opts = &Options{}
	}
	q := Query{Labels: slices.Clone(opts.Labels), MinConfidence: opts.MinConfidence}
	if err := q.validate(); err != nil {
		return nil, fmt.Errorf("profiler: %w", err)
	}
	p := &Profiler{
		scanner: builtInScanner(),
		query:   q,
	}
	p.kinds, p.kindOf = newKinds(p.scanner.recognizers)
	p.headers = newHeaderIndex(p.kinds)
	p.scratch.New = func() any { return new(scratch) }
	return p, nil
}

// A Query narrows one call. The zero value, like nil, asks for what the
// [Profiler] was made for.
type Query struct {
	// Labels are the only labels that are reported. What another label explains
	// better is not reported under one of these. Empty means those of the
	// Profiler.
	Labels []privet.Label

	// MinConfidence is the probability, 0–1, below which nothing is reported;
	// nil means that of the Profiler.
	MinConfidence *float64

	// Explain asks for evidence and, for columns, candidates.
	Explain bool
}

func (q *Query) validate() error {
	var errs []error
	for i, l := range q.Labels {
		if !l.IsWellFormed() {
			errs = append(errs, fmt.Errorf("label %d is not well formed", i))
		}
	}
	if m := q.MinConfidence; m != nil && !(*m >= 0 && *m <= 1) {
		errs = append(errs, errors.New("the least confidence is not in 0–1"))
	}
	return errors.Join(errs...)
}

// or is q with what it leaves open taken from base.
func (q *Query) or(base *Query) Query {
	if q == nil {
		return *base
	}
	merged := *q
	if len(merged.Labels) == 0 {
		merged.Labels = base.Labels
	}
	if merged.MinConfidence == nil {
		merged.MinConfidence = base.MinConfidence
	}
	return merged
}

func (q *Query) least() float64 {
	if q.MinConfidence != nil {
		return *q.MinConfidence
	}
	return DefaultMinConfidence
}

func (q *Query) wants(l privet.Label) bool {
	return len(q.Labels) == 0 || slices.Contains(q.Labels, l)
}

// Find gives the places in the text that hold personal data, in the order of
// the text, without overlaps. It returns nil when there are none.
func (p *Profiler) Find(text string) []privet.Finding {
	return p.AppendFind(nil, text)
}

// AppendFind appends to dst what [Profiler.Find] gives. It does not allocate
// when dst has room.
func (p *Profiler) AppendFind(dst []privet.Finding, text string) []privet.Finding {
	x := p.scratch.Get().(*scratch)
	defer p.scratch.Put(x)
	p.scanner.scan(x, text, p.query.least())
	for i := range x.kept {
		if f := p.finding(&x.kept[i]); p.query.wants(f.Label) {
			dst = append(dst, f)
		}
	}
	return dst
}

func (p *Profiler) finding(c *candidate) privet.Finding {
	return privet.Finding{
		Label:      p.scanner.recognizers[c.recognizer].Label,
		Start:      c.start,
		End:        c.end,
		Confidence: c.confidence,
	}
}

// An Explained finding says who found it and why.
type Explained struct {
	privet.Finding

	// Recognizer is the name of the [Recognizer] that found it.
	Recognizer string

	// Evidence is what spoke for it and against it; nil when it was not asked
	// for.
	Evidence []privet.Evidence
}

// FindWith is [Profiler.Find] for one call with demands of its own. A query
// with a label that is not well formed, or a confidence that is no probability,
// finds nothing that such a demand excludes: no label equals it, and nothing
// reaches a confidence above 1.
func (p *Profiler) FindWith(text string, q *Query) []Explained {
	query := q.or(&p.query)
	x := p.scratch.Get().(*scratch)
	defer p.scratch.Put(x)
	p.scanner.scan(x, text, query.least())
	var found []Explained
	for i := range x.kept {
		c := &x.kept[i]
		f := p.finding(c)
		if !query.wants(f.Label) {
			continue
		}
		r := p.scanner.recognizers[c.recognizer]
		e := Explained{Finding: f, Recognizer: r.Name}
		if query.Explain {
			e.Evidence = p.scanner.explain(x, text, c)
		}
		found = append(found, e)
	}
	return found
}

// explain gives the evidence for a candidate again. Its weights add up to the
// logarithm of the odds of the candidate's confidence.
func (s *scanner) explain(x *scratch, text string, c *candidate) []privet.Evidence {
	r := s.recognizers[c.recognizer]
	ev := []privet.Evidence{{Kind: privet.EvidenceShape, Detail: r.Name, Weight: logit(c.alone)}}
	if r.Check != nil {
		// What the check is worth is part of the weight of the shape, which is
		// that of strings that pass it.
		ev = append(ev, privet.Evidence{Kind: privet.EvidenceCheckDigit, Detail: r.Name})
	}
	x.surround.only(&x.reader, text, c.start, c.end)
	l := s.lean(x, text, c.match, logit(c.alone), c.recognizer)
	if l.forPhrase >= 0 {
		ev = append(ev, privet.Evidence{Kind: privet.EvidenceContext, Detail: s.context.phrases[l.forPhrase].text, Weight: l.forIt})
	}
	if l.againstPhrase >= 0 {
		ev = append(ev, privet.Evidence{Kind: privet.EvidenceAgainst, Detail: s.context.phrases[l.againstPhrase].text, Weight: l.against})
	}
	return ev
}

// builtIn is the list of built-in recognizers, in the fixed order that breaks
// ties.
func builtIn() []*Recognizer { return builtInOnce() }

var builtInOnce = sync.OnceValue(func() []*Recognizer {
	var list []*Recognizer
	for _, family := range [...][]Recognizer{
		cardRecognizers, bankRecognizers, coinRecognizers, usRecognizers, networkRecognizers,
		contactRecognizers, addressRecognizers, dateRecognizers, datePartRecognizers, personRecognizers,
		vehicleRecognizers,
		usGovernmentRecognizers, usHealthRecognizers, udiRecognizers, licenseRecognizers,
		canadaRecognizers, mexicoRecognizers, centralAmericaRecognizers, brazilRecognizers, southConeRecognizers, andesRecognizers,
		australiaRecognizers, newZealandRecognizers, africaRecognizers,
		ukRecognizers, germanRecognizers, frenchRecognizers, iberianRecognizers,
		italianRecognizers, beneluxRecognizers, alpineRecognizers, nordicRecognizers, centralRecognizers,
		balkanRecognizers, easternRecognizers, vatRecognizers,
		europePostcodeRecognizers, europePlateRecognizers,
		westAsiaRecognizers, southAsiaRecognizers, chinaRecognizers, koreaRecognizers, japanRecognizers,
		southEastAsiaRecognizers, singaporeRecognizers, financeRecognizers,
		deviceRecognizers, onlineRecognizers, mrzRecognizers,
		keyRecognizers, credentialRecognizers,
		columnRecognizers,
	} {
		for i := range family {
			list = append(list, &family[i])
		}
	}
	return list
})

// Recognizers gives the built-in recognizers, in the fixed order that breaks
// ties between them. The caller owns the slice, not what the values point to.
func Recognizers() []Recognizer {
	list := make([]Recognizer, 0, len(builtIn()))
	for _, r := range builtIn() {
		list = append(list, *r)
	}
	return list
}
