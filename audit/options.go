package audit

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/privet-go/privet/risk"
)

// Options describe a data set beside its tags. A nil *Options means the defaults.
type Options struct {
	// Catalogue is what scores and citations rest on. Nil: [risk.BuiltIn].
	Catalogue *risk.Catalogue

	// Masked are the tags whose data is masked already. Nil: nothing is.
	Masked []string

	// Operators say by which operator tags are masked, and Standards which standards apply;
	// Candidates are the labels that UNKNOWN may be. See [risk.Options].
	Operators  map[string]string
	Standards  []string
	Candidates []string

	// Residual are the ways in which the masking was found to leak. What they
	// give away counts as not masked. Nil: none is known.
	Residual []Leak

	// Factors say how the data set is kept. Nil: nothing is known.
	Factors *risk.Factors

	// Reidentification is how easily people are found again in it. Nil: not
	// known.
	Reidentification *risk.Reidentification

	// Now is the day that the last review is judged against. Zero: it is not
	// judged. The package never reads the clock.
	Now time.Time

	// Below is the level that the policy brings the score below: Medium, High
	// or Critical. Empty: High. Nothing is below Low, which counts as Medium.
	Below risk.Level
}

// Check returns nil, or the [*risk.FieldError] of every field at fault, joined as
// [errors.Join] does. It is safe for concurrent use by multiple goroutines.
func (o *Options) Check() error {
	if o == nil {
		return nil
	}
	var errs []error
	if err := (&risk.Options{Catalogue: o.Catalogue, Operators: o.Operators, Standards: o.Standards, Factors: o.Factors,
		Reidentification: o.Reidentification, Now: o.Now}).Check(); err != nil {
		if joined, ok := err.(interface{ Unwrap() []error }); ok {
			errs = joined.Unwrap()
		}
	}
	for i, l := range o.Residual {
		if l.Level != "" && rank(l.Level) < 0 {
			errs = append(errs, &risk.FieldError{Field: fmt.Sprintf("residual[%d].level", i), Reason: "must be Low, Medium, High or Critical"})
		}
	}
	if !slices.Contains([]risk.Level{"", risk.Medium, risk.High, risk.Critical}, o.Below) {
		errs = append(errs, &risk.FieldError{Field: "below", Reason: "must be Medium, High or Critical"})
	}
	return errors.Join(errs...)
}

// limit is the score that the policy has to stay under.
func limit(below risk.Level) int {
	switch below {
	case risk.Low, risk.Medium:
		return 30
	case risk.Critical:
		return 80
	}
	return 60
}

// A state is the description of a data set, which actions change. It is copied,
// never changed in place.
type state struct {
	catalogue *risk.Catalogue
	kinds     []known  // of the tags, each label once, in the order sent
	unknown   []string // tags that nobody knows
	strange   []string // of what is said to be masked, what nobody knows and is no tag
	standards []string
	pci       bool     // PCI-DSS is among those that apply
	likely    []string // what UNKNOWN may be
	factors   *risk.Factors
	reid      *risk.Reidentification
	gone      []string // tags that were removed, and labels that were masked without being tags
	residual  []leakGroup
	now       time.Time
}

// A known tag is one of the catalogue.
type known struct {
	tag    string // as the caller wrote it first
	kind   risk.Kind
	level  risk.Level // what it scores alone when it is not masked
	masked bool
	by     string   // the operator that it is masked by; empty: mask
	leaks  []string // kinds of leak that give it away, so that masked is false; never changed in place
	meant  bool     // it was said to be masked
}

func newState(tags []string, opts *Options) *state {
	if opts == nil {
		opts = &Options{}
	}
	s := &state{catalogue: opts.Catalogue, standards: opts.Standards, likely: opts.Candidates,
		factors: opts.Factors, reid: opts.Reidentification, now: opts.Now}
	if s.catalogue == nil {
		s.catalogue = risk.BuiltIn()
	}
	s.pci = (&risk.Options{Catalogue: s.catalogue, Standards: s.standards}).Applies("PCI-DSS")
	labels := func(names []string) map[string]bool {
		set := map[string]bool{}
		for _, name := range names {
			if k, ok := s.catalogue.Kind(name); ok {
				set[string(k.Label)] = true
			}
		}
		return set
	}
	s.residual = groupLeaks(opts.Residual)
	masked, leaks := labels(opts.Masked), leaking(s.residual, s.catalogue)
	by := map[string]string{}
	for name, operator := range opts.Operators {
		if k, ok := s.catalogue.Kind(name); ok && operator != "keep" {
			masked[string(k.Label)], by[string(k.Label)] = true, operator
		}
	}
	sum := risk.Score(tags, &risk.Options{Catalogue: s.catalogue, Candidates: s.likely, Factors: s.factors, Now: s.now})
	for _, c := range sum.TagCoverage {
		k, _ := s.catalogue.Kind(c.Tag)
		label := string(k.Label)
		s.kinds = append(s.kinds, known{
			tag: c.Tag, kind: k, level: risk.LevelOf(c.Risk),
			masked: masked[label] && len(leaks[label]) == 0,
			by:     by[label],
			meant:  masked[label],
			leaks:  leaks[label],
		})
	}
	s.unknown = sum.UnknownTags
	s.strange = strange(slices.Concat(opts.Masked, slices.Sorted(maps.Keys(opts.Operators))), s.unknown, s.catalogue)
	return s
}

// strange gives the names that nobody knows, each spelling once and without those that
// were told of before.
func strange(names, told []string, catalogue *risk.Catalogue) []string {
	var list []string
	seen := map[string]bool{}
	for _, name := range told {
		seen[name] = true
	}
	for _, name := range names {
		if _, ok := catalogue.Kind(name); !ok && !seen[name] {
			list, seen[name] = append(list, name), true
		}
	}
	return list
}

// tags gives the tags, and those of them that are masked.
func (s *state) tags() (tags, masked []string) {
	for _, k := range s.kinds {
		tags = append(tags, k.tag)
		if k.masked {
			masked = append(masked, k.tag)
		}
	}
	return tags, masked
}

func (s *state) options(masked []string) *risk.Options {
	// What is gone matters to the figures of re-identification alone.
	opts := &risk.Options{Catalogue: s.catalogue, Masked: slices.Concat(masked, s.gone), Standards: s.standards, Candidates: s.likely, Factors: s.factors,
		Reidentification: s.reid, Now: s.now}
	for _, k := range s.kinds {
		if k.masked && k.by != "" {
			if opts.Operators == nil {
				opts.Operators = map[string]string{}
			}
			opts.Operators[k.tag] = k.by
		}
	}
	return opts
}

func (s *state) score() int {
	tags, masked := s.tags()
	return risk.Overall(tags, s.options(masked))
}

// with is s with some of its tags changed.
func (s *state) with(change func(k *known)) *state {
	t := *s
	t.kinds = slices.Clone(s.kinds)
	for i := range t.kinds {
		change(&t.kinds[i])
	}
	return &t
}

// masking is s with tags masked.
func (s *state) masking(tags []string) *state {
	in := among(tags)
	return s.with(func(k *known) {
		if in(k.tag) {
			k.masked, k.leaks = true, nil
		}
	})
}

// among reports whether a tag is one of tags, at a cost that does not grow with
// their number where there are many.
func among(tags []string) func(string) bool {
	if len(tags) <= 16 {
		return func(tag string) bool { return slices.Contains(tags, tag) }
	}
	set := make(map[string]bool, len(tags))
	for _, t := range tags {
		set[t] = true
	}
	return func(tag string) bool { return set[tag] }
}

// removing is s without tags. Of a quasi-identifier that is removed the figures of
// re-identification keep what masking it would leave.
func (s *state) removing(tags []string) *state {
	t := s.masking(nil)
	t.gone = slices.Concat(s.gone, tags)
	in := among(tags)
	t.kinds = slices.DeleteFunc(t.kinds, func(k known) bool { return in(k.tag) })
	return t
}

// keeping is s with its factors changed. The change gets a copy.
func (s *state) keeping(change func(f *risk.Factors)) *state {
	t := *s
	f := risk.Factors{}
	if s.factors != nil {
		f = *s.factors
	}
	change(&f)
	t.factors = &f
	return &t
}
