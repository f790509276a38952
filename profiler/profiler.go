package profiler

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/rules"
)

// DefaultMinConfidence is the probability from which on something is reported
// when nothing else is asked for.
const DefaultMinConfidence = 0.5

// LeastConfidence is the probability below which nothing is reported even with a
// MinConfidence of 0: at less than one in a hundred, every number of four digits is a
// postcode. Only a threshold of its label can be lower.
const LeastConfidence = 0.01

// nearlySure is the confidence from which on what nobody asked for hides a guess that
// was asked for: that of the number of a card with a right check digit. With less than
// that, the guess is the second best reading of its place, which is what was asked for.
const nearlySure = 0.92

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

// A Profiler finds personal data. It never changes after [New] has made it, and
// it is safe for concurrent use by multiple goroutines.
type Profiler struct {
	scanner *scanner
	own     map[string]*pattern // by their expressions
	kinds   []kind              // what a column can be
	kindOf  []int               // by recognizer, the index of its kind
	headers func() headerIndex
	allowed *valueSet
	query   Query
	every   bool      // nothing that is found is left out
	apart   partition // of addresses
	scratch sync.Pool
	without rules.Set // of rules about names; empty but for the yardstick

	// The least confidence of any recognizer and, where they differ, of each.
	least  float64
	leasts []float64

	tables     sync.Pool
	labelForms func() map[privet.Label]*labelForm
	firstOf    func() map[privet.Label]int // the first recognizer of a label
}

// New makes a Profiler. It returns an error that gives all reasons when the
// options have a recognizer that cannot work, a label that is not well formed or
// a confidence that is no probability. Nil options mean everything built in.
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
	q := Query{
		Labels:        slices.Clone(opts.Labels),
		ExcludeLabels: slices.Clone(opts.ExcludeLabels),
		Thresholds:    maps.Clone(opts.Thresholds),
		AddressParts:  opts.AddressParts,
	}
	if opts.MinConfidence != nil {
		least := *opts.MinConfidence
		q.MinConfidence = &least
	}
	list, err := opts.admit()
	errs := []error{q.validate(), err}
	validateValues(opts.AllowList, func(format string, args ...any) { errs = append(errs, fmt.Errorf(format, args...)) })
	if err := joinFlat(errs); err != nil {
		return nil, err
	}
	p := &Profiler{query: q, allowed: newValueSet(opts.AllowList), own: patternsOf(list)}
	if len(opts.Recognizers) == 0 {
		p.scanner = builtInScanner()
	} else {
		if p.scanner, err = newScanner(list); err != nil {
			return nil, err
		}
	}
	if p.scanner == builtInScanner() {
		p.kinds, p.kindOf = builtInKinds()
	} else {
		p.kinds, p.kindOf = newKinds(list)
	}
	p.least, p.leasts = q.leasts(p.scanner.recognizers)
	p.every, p.apart = p.allowed == nil && q.wantsAll(), q.partsAddresses()
	p.scratch.New = func() any { return &scratch{profiler: p, without: p.without} }
	// What is for columns and for Valid alone is made when one of them is called.
	wholes := builtInWholes
	p.headers = builtInHeaders
	p.labelForms = builtInLabelForms
	if p.scanner != builtInScanner() {
		wholes = sync.OnceValue(func() *wholeIndex { return newWholeIndex(list, p.kindOf) })
		p.headers = sync.OnceValue(func() headerIndex { return newHeaderIndex(p.kinds, builtIn()) })
		p.labelForms = sync.OnceValue(func() map[privet.Label]*labelForm { return newLabelForms(list) })
	}
	p.firstOf = sync.OnceValue(func() map[privet.Label]int { return firstRecognizers(p.scanner.recognizers) })
	p.tables.New = func() any { return newTable(wholes(), p.kinds) }
	return p, nil
}

// A Query narrows one call. The zero value, like nil, asks for what the
// [Profiler] was made for.
type Query struct {
	// Labels are the only labels that are reported. What another label explains
	// better, and with a confidence of DefaultMinConfidence at least, is not
	// reported under one of these; where guesses are asked for, by a lower
	// MinConfidence or threshold, only with one of 0.92 at least. What stands inside
	// of something larger that is not asked for, such as an address in a URL, is
	// reported. To ask for one label makes nothing more probable. Empty means those
	// of the Profiler.
	Labels []privet.Label

	// ExcludeLabels are labels that are not reported, beside those of the
	// Profiler. They still take part, as in [Options].
	ExcludeLabels []privet.Label

	// MinConfidence is the probability, 0–1, below which nothing is reported;
	// nil means that of the Profiler.
	MinConfidence *float64

	// Thresholds are the same for single labels. They stand in place of those of
	// the Profiler; nil means those, and an empty map none.
	Thresholds map[privet.Label]float64

	// AddressParts has the parts of postal addresses reported one by one, as in
	// [Options]. It is also in force where the Profiler was made so.
	AddressParts bool

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
	for i, l := range q.ExcludeLabels {
		if !l.IsWellFormed() {
			errs = append(errs, fmt.Errorf("label %d of ExcludeLabels is not well formed", i))
		}
	}
	if m := q.MinConfidence; m != nil && !isShare(*m) {
		errs = append(errs, errors.New("the least confidence is not in 0–1"))
	}
	for _, l := range slices.Sorted(maps.Keys(q.Thresholds)) {
		switch {
		case !l.IsWellFormed():
			errs = append(errs, errors.New("a label of Thresholds is not well formed"))
		case !isShare(q.Thresholds[l]):
			errs = append(errs, fmt.Errorf("the threshold of %s is not in 0–1", l))
		}
	}
	return errors.Join(errs...)
}

// isShare reports whether p is in 0–1.
func isShare(p float64) bool { return p >= 0 && p <= 1 }

// or is q with what it leaves open taken from base.
func (q *Query) or(base *Query) Query {
	if q == nil {
		return *base
	}
	merged := *q
	if len(merged.Labels) == 0 {
		merged.Labels = base.Labels
	}
	merged.ExcludeLabels = slices.Concat(base.ExcludeLabels, q.ExcludeLabels)
	if merged.MinConfidence == nil {
		merged.MinConfidence = base.MinConfidence
	}
	merged.AddressParts = merged.AddressParts || base.AddressParts
	if merged.Thresholds == nil {
		merged.Thresholds = base.Thresholds
	}
	return merged
}

func (q *Query) least() float64 {
	switch m := q.MinConfidence; {
	case m == nil:
		return DefaultMinConfidence
	case *m >= 0 && *m < LeastConfidence:
		return LeastConfidence
	default:
		return *m
	}
}

// leastOf is the confidence below which a label is not reported. What is no
// probability is above all of them.
func (q *Query) leastOf(l privet.Label) float64 {
	least, ok := q.Thresholds[l]
	if !ok {
		least = q.least()
	}
	if !isShare(least) {
		return never
	}
	return least
}

// leasts gives the confidence below which what a recognizer finds takes no part,
// and the lowest of them. The list is nil where all are the same.
func (q *Query) leasts(recognizers []*Recognizer) (least float64, list []float64) {
	if len(q.Thresholds) == 0 && (len(q.Labels)+len(q.ExcludeLabels) == 0 || len(q.Labels) == 0 && q.least() >= DefaultMinConfidence) {
		return q.least(), nil
	}
	hides := q.hidesFrom()
	for _, r := range recognizers {
		least := q.leastOf(r.Label)
		switch {
		case q.wants(r.Label):
		case r.holdsOthers && !slices.Contains(q.ExcludeLabels, r.Label):
			least = never
		default:
			// A guess at what nobody asked for does not hide what was asked for.
			least = max(least, hides)
		}
		list = append(list, least)
	}
	return slices.Min(list), list
}

// never is a threshold above all probabilities.
const never = 2

// hidesFrom is the confidence from which on what is not asked for hides what is.
func (q *Query) hidesFrom() float64 {
	least := q.least()
	for l, t := range q.Thresholds {
		if isShare(t) && q.wants(l) {
			least = min(least, t)
		}
	}
	if least < DefaultMinConfidence {
		return nearlySure
	}
	return DefaultMinConfidence
}

func (q *Query) wants(l privet.Label) bool {
	return (len(q.Labels) == 0 || slices.Contains(q.Labels, l)) && !slices.Contains(q.ExcludeLabels, l)
}

// wantsAll reports whether it wants every label.
func (q *Query) wantsAll() bool { return len(q.Labels) == 0 && len(q.ExcludeLabels) == 0 }

// Find gives the places in the text that hold personal data, in the order of
// the text, without overlaps. It returns nil when there are none.
func (p *Profiler) Find(text string) []privet.Finding {
	return p.AppendFind(nil, text)
}

// AppendFind appends to dst what [Profiler.Find] gives. It does not allocate
// when dst has room.
func (p *Profiler) AppendFind(dst []privet.Finding, text string) []privet.Finding {
	x := p.scratch.Get().(*scratch) // it is lost when a func of the caller's panics
	x.thresholds, x.explains = p.leasts, false
	x.apart, x.allowed, x.parted = p.apart, p.allowed, p.apart == inParts
	p.scanner.scan(x, text, p.least)
	for i := range x.kept {
		n := len(dst)
		if n == cap(dst) {
			dst = slices.Grow(dst, len(x.kept)-i)
		}
		dst = dst[:n+1]
		f := &dst[n]
		p.fill(f, &x.kept[i])
		if !p.every && !p.reports(&p.query, text, f) {
			dst = dst[:n]
		}
	}
	p.scratch.Put(x)
	return dst
}

// reports reports whether a finding that stays is one that was asked for.
func (p *Profiler) reports(q *Query, text string, f *privet.Finding) bool {
	return q.wants(f.Label) && !p.allowed.has(text[f.Start:f.End])
}

func (p *Profiler) finding(c *candidate) (f privet.Finding) {
	p.fill(&f, c)
	return f
}

// fill makes f, in its place, the finding of a candidate that stays.
func (p *Profiler) fill(f *privet.Finding, c *candidate) {
	f.Label = p.scanner.recognizers[c.recognizer].Label
	f.Start, f.End, f.Confidence = c.start, c.end, c.confidence
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

// FindWith is [Profiler.Find] for one call with demands of its own. A query
// with a label that is not well formed, or a confidence or threshold that is no
// probability, finds nothing that such a demand excludes: no label equals it, and nothing
// reaches a confidence above 1.
func (p *Profiler) FindWith(text string, q *Query) []Explained {
	query := q.or(&p.query)
	x := p.scratch.Get().(*scratch)
	defer p.scratch.Put(x)
	least, leasts := query.leasts(p.scanner.recognizers)
	x.thresholds, x.explains = leasts, query.Explain
	x.ask(p, &query)
	p.scanner.scan(x, text, least)
	var found []Explained
	for i := range x.kept {
		c := &x.kept[i]
		f := p.finding(c)
		if !p.reports(&query, text, &f) {
			continue
		}
		r := p.scanner.recognizers[c.recognizer]
		e := Explained{Finding: f, Recognizer: r.Name, Parts: p.partFindings(x, c)}
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
	if r.joined {
		return s.explainAddress(x, c)
	}
	if c.headed {
		return []privet.Evidence{{Kind: privet.EvidenceHeader, Detail: r.Name, Weight: logit(c.alone)}}
	}
	ev := []privet.Evidence{{Kind: privet.EvidenceShape, Detail: r.Name, Weight: logit(c.alone)}}
	if r.Check != nil && !r.lenient {
		// What the check is worth is part of the weight of the shape, which is
		// that of strings that pass it.
		ev = append(ev, privet.Evidence{Kind: privet.EvidenceCheckDigit, Detail: r.Name})
	}
	reading := s.readingOf(x, text, c)
	ev = append(ev, reading.evidence[:reading.n]...)
	if c.foreign {
		against := privet.Evidence{Kind: privet.EvidenceAgainst, Detail: "another country", Weight: logit(c.confidence)}
		for _, e := range ev {
			against.Weight -= e.Weight
		}
		ev = append(ev, against)
	}
	if c.walked {
		// It was weighed where it was found, and is now shorter, longer or one of two: the
		// words around stand at another distance.
		ev[0].Weight = logit(c.confidence)
		for _, e := range ev[1:] {
			ev[0].Weight -= e.Weight
		}
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
		contactRecognizers, addressRecognizers, addressScriptRecognizers, nationalityRecognizers(), countryRecognizers, birthRecognizers, dateRecognizers, ageRecognizers(), datePartRecognizers, personRecognizers,
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
		deviceRecognizers, onlineRecognizers, mrzRecognizers, bodyRecognizers,
		keyRecognizers, credentialRecognizers,
		spelledRecognizers, nameRecognizers, jobRecognizers(), thaiNameRecognizers, accountRecognizers, plateRecognizers, saidRecognizers, plateScriptRecognizers, salaryRecognizers, fieldRecognizers(), traitRecognizers, religionRecognizers(), columnRecognizers, homeAccountRecognizers, saidKeyRecognizers, clockRecognizers, spanRecognizers, doerRecognizers, chatRecognizers, documentRecognizers, phoneLanguageRecognizers, accessRecognizers, vehiclePlateRecognizers, hungarianAccountRecognizers,
	} {
		for i := range family {
			list = append(list, &family[i])
		}
	}
	return list
})

// builtInKinds are the kinds of the built-in recognizers.
var builtInKinds = sync.OnceValues(func() ([]kind, []int) { return newKinds(builtIn()) })

// builtInHeaders is the index of the headers of the built-in recognizers.
var builtInHeaders = sync.OnceValue(func() headerIndex {
	kinds, _ := builtInKinds()
	return newHeaderIndex(kinds, builtIn())
})

// builtInWholes is the index of whole values of the built-in recognizers.
var builtInWholes = sync.OnceValue(func() *wholeIndex {
	_, kindOf := builtInKinds()
	return newWholeIndex(builtIn(), kindOf)
})

// Recognizers gives the built-in recognizers, in the fixed order that breaks
// ties between them. The caller owns the slice, not what the values point to.
func Recognizers() []Recognizer {
	list := make([]Recognizer, 0, len(builtIn()))
	for _, r := range builtIn() {
		c := *r
		c.origin = r.Name
		list = append(list, c)
	}
	return list
}
