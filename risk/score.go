package risk

import (
	"cmp"
	"errors"
	"slices"
	"time"

	"github.com/privet-go/privet"
)

// Options change how tags are scored. A nil *Options means the defaults.
type Options struct {
	// Masked are the tags whose data is masked already. Names, codes and
	// aliases are understood; those that are not among the tags scored, or
	// that nobody knows, have no effect. Nil: nothing is masked.
	Masked []string

	// Factors say how the data set is kept. Nil: nothing is known, which is
	// neutral.
	Factors *Factors

	// Weights say what each standard counts in [Weighted], by its name, from 0
	// to [MaxWeight]. A standard that is absent counts what [Standard] says,
	// which is 1, and so does one whose weight Check refuses. They change no
	// other figure.
	Weights map[string]float64

	// Now is the day that Factors.LastReviewed is judged against. Zero: the
	// last review is not judged. The package never reads the clock.
	Now time.Time
}

// Check returns nil, or the [*FieldError] of every field at fault, joined as
// [errors.Join] does: those of the factors as factors.records and the like,
// those of the weights as weights.GDPR, or as weights where a key is no
// standard's name. It is safe for concurrent use by multiple goroutines.
func (o *Options) Check() error {
	if o == nil {
		return nil
	}
	errs := o.Factors.faults("factors.")
	known := 0
	for _, s := range builtIn().standards {
		w, ok := o.Weights[s.Name]
		if !ok {
			continue
		}
		known++
		if !isWeight(w) {
			errs = append(errs, &FieldError{"weights." + s.Name, "must be from 0 to 1000"})
		}
	}
	if known < len(o.Weights) {
		errs = append(errs, &FieldError{"weights", "must have names of standards as its keys"})
	}
	return errors.Join(errs...)
}

// A Summary is what a data set scores.
type Summary struct {
	// OverallRiskScore is in 0–100.
	OverallRiskScore int `json:"overallRiskScore"`

	// RiskLevel is the level of OverallRiskScore.
	RiskLevel Level `json:"riskLevel"`

	// StandardBreakdown holds the score, 0–100, under each standard that
	// covers at least one of the tags. It is never nil.
	StandardBreakdown map[string]int `json:"standardBreakdown"`

	// TagCoverage holds each tag once, in the order sent. It is never nil.
	TagCoverage []TagRisk `json:"tagCoverage"`

	// UnknownTags are the tags that nobody knows, in the order sent, each
	// spelling once. They are not scored.
	UnknownTags []string `json:"unknownTags,omitempty"`
}

// A TagRisk is a tag, as the caller wrote it first, and what a data set would
// score that held nothing else.
type TagRisk struct {
	Tag  string `json:"tag"`
	Risk int    `json:"risk"`
}

// Score says how bad it would be if data with these tags were exposed. A tag is
// the name, code or alias of a built-in label; two tags of one label count once.
// NONE and UNKNOWN are known and score 0. No tags score 0.
//
// It is safe for concurrent use by multiple goroutines.
func Score(tags []string, opts *Options) Summary {
	a := assess(builtIn(), tags, opts)
	return a.summary()
}

// The constants of the score; the documentation of the package gives the
// reasons.
const (
	residualShare  = 20 * whole / 100 // what masking leaves of a tag's risk
	additionShare  = 25 * whole / 100 // what a tag adds beside a stronger one
	undecidedShare = 50 * whole / 100 // what a condition counts that the tags cannot tell
)

// An assessment is everything that the figures are computed from. Each kind of
// answer is a method that reads it.
type assessment struct {
	catalogue *catalogue
	tags      []tag // each label once, in the order sent
	unknown   []string
	have      groups // what the tags supply to conditions
	effects   []effect
}

// A tag is a known tag of the caller.
type tag struct {
	*entry
	name   string // as the caller wrote it first
	masked bool
	risk   share // its sensitivity, less what masking takes away
}

func assess(c *catalogue, names []string, opts *Options) *assessment {
	if opts == nil {
		opts = &Options{}
	}
	a := &assessment{catalogue: c, effects: opts.Factors.effects(opts.Now)}

	masked := map[privet.Label]bool{}
	for _, name := range opts.Masked {
		if label, err := privet.ParseLabel(name); err == nil {
			masked[label] = true
		}
	}

	labels, unknown := map[privet.Label]bool{}, map[string]bool{}
	for _, name := range names {
		label, err := privet.ParseLabel(name)
		if err != nil {
			if !unknown[name] {
				unknown[name] = true
				a.unknown = append(a.unknown, name)
			}
			continue
		}
		if labels[label] {
			continue
		}
		labels[label] = true
		t := tag{entry: c.entry(label), name: name, masked: masked[label]}
		t.risk = percent(t.sensitivity)
		if t.masked {
			t.risk = residualShare.of(t.risk)
		}
		// A masked tag still meets the conditions of others: masking can
		// leave enough to link, and can be undone where a key exists.
		a.have |= t.supplies
		a.tags = append(a.tags, t)
	}
	return a
}

func (a *assessment) summary() Summary {
	s := Summary{
		StandardBreakdown: map[string]int{},
		TagCoverage:       make([]TagRisk, len(a.tags)),
		UnknownTags:       a.unknown,
	}
	s.OverallRiskScore = a.total(a.steps(overall))
	s.RiskLevel = LevelOf(s.OverallRiskScore)
	for i := range a.catalogue.standards {
		if steps := a.steps(i); len(steps) > 0 {
			s.StandardBreakdown[a.catalogue.standards[i].Name] = a.total(steps)
		}
	}
	for i, t := range a.tags {
		s.TagCoverage[i] = TagRisk{t.name, a.alone(t.risk)}
	}
	return s
}

// overall stands in place of the index of a standard for the score that no
// standard weighs.
const overall = -1

// A step is what one tag brings to a score.
type step struct {
	tag  int // index in assessment.tags
	risk share
}

// steps gives the tags that count under a standard, or overall, in the one order
// that scores are computed in: the strongest first, equals by label.
func (a *assessment) steps(standard int) []step {
	steps := make([]step, 0, len(a.tags))
	for i := range a.tags {
		risk := a.tags[i].risk
		if standard != overall {
			risk = a.tags[i].weightUnder(standard, a.have).of(risk)
		}
		if risk > 0 {
			steps = append(steps, step{i, risk})
		}
	}
	slices.SortFunc(steps, func(x, y step) int {
		return cmp.Or(cmp.Compare(y.risk, x.risk), cmp.Compare(a.tags[x.tag].label, a.tags[y.tag].label))
	})
	return steps
}

// climb appends the score as it stands after each step, and then after each
// factor. The last of them is the score, and what each adds to the one before
// are its points, so that a score and its explanation cannot disagree.
func (a *assessment) climb(dst []int, steps []step) []int {
	hidden := whole
	for i, s := range steps {
		r := s.risk
		if i > 0 {
			r = additionShare.of(r)
		}
		hidden = r.rest().of(hidden)
		dst = append(dst, hidden.rest().points())
	}
	exposed := hidden.rest()
	for _, e := range a.effects {
		hidden = e.weight.of(exposed).rest().of(hidden)
		dst = append(dst, hidden.rest().points())
	}
	return dst
}

// total is the score that steps lead up to.
func (a *assessment) total(steps []step) int {
	if len(steps) == 0 {
		return 0
	}
	var buf [64]int
	scores := a.climb(buf[:0], steps)
	return scores[len(scores)-1]
}

// alone is what one risk scores with nothing beside it.
func (a *assessment) alone(risk share) int { return a.total([]step{{risk: risk}}) }
