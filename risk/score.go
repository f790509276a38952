package risk

import (
	"cmp"
	"errors"
	"iter"
	"slices"
	"time"

	"github.com/privet-go/privet"
)

// Options change how tags are scored. A nil *Options means the defaults.
type Options struct {
	// Catalogue is what the score rests on. Nil: [BuiltIn].
	Catalogue *Catalogue

	// Masked are the tags whose data is masked already. Names, codes and
	// aliases are understood; those that are not among the tags scored and are
	// no quasi-identifiers have no effect, and those that nobody knows are among the
	// UnknownTags. Nil: nothing
	// is masked.
	Masked []string

	// Operators say by which operator of a masking policy tags are masked, such as redact or
	// pseudonym, since what is left differs; see [Operators]. Their keys are masked like those of
	// Masked, unless the operator is keep. A tag of Masked without one counts as masked by the
	// operator mask. A name that [Operators] does not have counts as keep, and Check refuses it.
	Operators map[string]string

	// Standards are those that apply, by their names as in Weights. The others score nothing and
	// are in no answer. Nil: all of the catalogue, and the answers say that it is assumed.
	Standards []string

	// Candidates are the labels that the tag UNKNOWN may be, the likeliest first. It then scores
	// as the first that the catalogue knows. Nil: nobody has said.
	Candidates []string

	// Factors say how the data set is kept. Nil: nothing is known, which is
	// neutral.
	Factors *Factors

	// Reidentification is how easily people are found again by the
	// quasi-identifiers of the data set. It raises the score as one factor more.
	// Nil: not known, which is neutral.
	Reidentification *Reidentification

	// Weights say what each standard counts in [Weighted], by its name, from 0
	// to [MaxWeight]. Names are taken without regard to letter case, and to
	// underscores, hyphens and spaces where no two standards differ in these alone. A standard that is absent counts what [Standard] says,
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
// standard's name or names one that another key names. It is safe for concurrent use by multiple goroutines.
func (o *Options) Check() error {
	if o == nil {
		return nil
	}
	errs := append(o.Factors.faults("factors.", o.Now), o.Reidentification.check()...)
	errs = append(append(errs, o.operatorFaults()...), o.catalogue().standardFaults(o.Standards)...)
	return errors.Join(append(errs, o.catalogue().weightFaults(o.Weights)...)...)
}

func (o *Options) catalogue() *Catalogue {
	if o == nil || o.Catalogue == nil {
		return BuiltIn()
	}
	return o.Catalogue
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
	// spelling once, and after them those of Options.Masked. They are not scored.
	UnknownTags []string `json:"unknownTags,omitempty"`

	// Assumed says that nobody has said which standards apply, so that all of the catalogue are
	// taken to.
	Assumed bool `json:"assumed,omitempty"`
}

// A TagRisk is a tag, as the caller wrote it first, and what it scores alone, as it is tied
// to people by the tags beside it.
type TagRisk struct {
	Tag  string `json:"tag"`
	Risk int    `json:"risk"`
}

// Score says how bad it would be if data with these tags were exposed. A tag is
// the name, code or alias of a label of the catalogue; two tags of one label
// count once. NONE scores 0, and UNKNOWN scores as what it may be, outside of every
// standard. No tags score 0.
//
// It is safe for concurrent use by multiple goroutines.
func Score(tags []string, opts *Options) Summary {
	a := assess(tags, opts)
	return a.summary()
}

// Overall is the OverallRiskScore of [Score] alone, at less cost. It is safe for
// concurrent use by multiple goroutines.
func Overall(tags []string, opts *Options) int {
	a := assess(tags, opts)
	return a.total(a.steps(overall), overall)
}

// The constants of the score; docs/risk.md gives the reasons.
const (
	residualShare  = 20 * whole / 100 // what masking leaves of a tag's risk
	additionShare  = 25 * whole / 100 // what a tag adds beside a stronger one
	contentShare   = 60 * whole / 100 // what data counts that tells something, and not of whom
	undecidedShare = 50 * whole / 100 // what a condition counts that the tags cannot tell
)

// An assessment is everything that the figures are computed from. Each kind of
// answer is a method that reads it. It belongs to one goroutine.
type assessment struct {
	catalogue *Catalogue
	tags      []tag // each label once, in the order sent
	unknown   []string
	have      supply   // what the tags supply to conditions
	applying  []int    // standards
	about     []share  // by standard: how far it is about the data set, and applies
	assumed   bool     // nobody has said which standards apply
	combined  []effect // of combinations that hold
	effects   []effect // of factors
	scratch   []step   // for steps
}

// A tag is a known tag of the caller.
type tag struct {
	*entry
	name   string // as the caller wrote it first
	masked bool
	left   share // what masking leaves
	spelt  bool  // masked, but spelled by a tag that is not
	own    share // its sensitivity, less what masking takes away
	risk   share // own, or what it was before masking where it is spelt
}

// An effect is what a combination or a factor of the data set adds.
type effect struct {
	factor string
	combo  *combo // nil for a factor
	grade
}

// manyNames is the number of tags from which looking for one in a map is faster
// than in a slice.
const manyNames = 64

func assess(names []string, opts *Options) *assessment {
	if opts == nil {
		opts = &Options{}
	}
	a := &assessment{
		catalogue: opts.catalogue(),
		tags:      make([]tag, 0, min(len(names), manyNames)),
		effects:   opts.Factors.effects(opts.Now),
	}
	c := a.catalogue

	var at map[*entry]int // index in a.tags, once there are many
	var unknown map[string]bool
	place := func(e *entry) int {
		if at != nil {
			if i, ok := at[e]; ok {
				return i
			}
			return -1
		}
		return slices.IndexFunc(a.tags, func(t tag) bool { return t.entry == e })
	}
	if len(names)+len(opts.Masked) > manyNames {
		at, unknown = map[*entry]int{}, map[string]bool{}
	}
	isUnknown := func(name string) {
		if unknown == nil && !slices.Contains(a.unknown, name) || unknown != nil && !unknown[name] {
			a.unknown = append(a.unknown, name)
		}
		if unknown != nil {
			unknown[name] = true
		}
	}
	for _, name := range names {
		e := opts.entry(c, name)
		if e == nil {
			isUnknown(name)
			continue
		}
		if place(e) >= 0 {
			continue
		}
		if at != nil {
			at[e] = len(a.tags)
		}
		a.tags = append(a.tags, tag{entry: e, name: name})
	}
	for name, left := range opts.masking() {
		e := opts.entry(c, name)
		if e == nil {
			isUnknown(name)
		} else if i := place(e); i >= 0 && left < whole {
			// What is masked in two ways is hidden by the better of them.
			if t := &a.tags[i]; !t.masked || left < t.left {
				t.masked, t.left = true, left
			}
		}
	}

	// A masked tag still names people and meets the conditions of others, in part: masking can
	// leave enough to link, and can be undone where a key exists.
	tied := contentShare
	for i := range a.tags {
		switch t := &a.tags[i]; {
		case !t.names:
		case t.masked:
			tied = max(tied, contentShare+residualShare.of(whole-contentShare))
		default:
			tied = whole
		}
	}
	var clear, all groups
	for i := range a.tags {
		t := &a.tags[i]
		t.own = percent(t.Sensitivity)
		if t.tells {
			t.own = tied.of(t.own)
		}
		t.risk = t.own
		if t.masked {
			t.own = t.left.of(t.own)
			t.spelt = slices.ContainsFunc(t.spelledBy, func(e *entry) bool {
				j := place(e)
				return j >= 0 && !a.tags[j].masked
			})
			if !t.spelt {
				t.risk = t.own
			}
		}
		all |= t.joins
		a.have.all |= t.supplies
		if !t.masked || t.spelt {
			clear |= t.joins
			a.have.clear |= t.supplies
		}
	}
	a.judgeStandards(opts)
	if e, ok := opts.Reidentification.effect(func(label privet.Label) bool {
		for name, left := range opts.masking() {
			if e := c.find(name); e != nil && e.Label == label && left < whole {
				return true
			}
		}
		return false
	}); ok {
		a.effects = append(a.effects, e)
	}
	for i := range c.combos {
		cb := &c.combos[i]
		if s := cb.strength(clear, all); s > 0 {
			if a.combined == nil {
				a.combined = make([]effect, 0, len(c.combos)-i)
			}
			a.combined = append(a.combined, effect{cb.Code, cb, grade{weight: s.of(cb.weight), effect: cb.Effect}})
		}
	}
	return a
}

func (a *assessment) summary() Summary {
	s := Summary{
		StandardBreakdown: make(map[string]int, len(a.catalogue.standards)),
		TagCoverage:       make([]TagRisk, len(a.tags)),
		UnknownTags:       a.unknown,
		Assumed:           a.assumed,
	}
	s.OverallRiskScore = a.total(a.steps(overall), overall)
	s.RiskLevel = LevelOf(s.OverallRiskScore)
	for i := range a.catalogue.standards {
		if steps := a.steps(i); len(steps) > 0 {
			s.StandardBreakdown[a.catalogue.standards[i].Name] = a.total(steps, i)
		}
	}
	for i := range a.tags {
		s.TagCoverage[i] = TagRisk{a.tags[i].name, a.alone(a.tags[i].own)}
	}
	return s
}

// What a score is made of, where it is not the index of a standard.
const (
	overall = -1 // all tags, which no standard weighs, and all combinations
	single  = -2 // one tag, which makes no combination
)

// A step is what one tag brings to a score.
type step struct {
	tag  int // index in assessment.tags
	risk share
}

// steps gives the tags that count under a standard, or overall, in the one order
// that scores are computed in: the strongest first, equals by label. The next call
// overwrites them.
func (a *assessment) steps(standard int) []step {
	if a.scratch == nil {
		a.scratch = make([]step, 0, len(a.tags))
	}
	steps := a.scratch[:0]
	for i := range a.tags {
		t := &a.tags[i]
		risk := t.risk
		if standard != overall {
			risk = a.about[standard].of(t.weightUnder(standard, a.have)).of(risk)
		}
		if risk > 0 {
			steps = append(steps, step{i, risk})
		}
	}
	slices.SortFunc(steps, func(x, y step) int {
		return cmp.Or(cmp.Compare(y.risk, x.risk), cmp.Compare(a.tags[x.tag].Label, a.tags[y.tag].Label))
	})
	a.scratch = steps
	return steps
}

// extras gives what comes after the tags: the combinations that hold there, and
// then the factors.
func (a *assessment) extras(standard int) iter.Seq[*effect] {
	return func(yield func(*effect) bool) {
		if standard != single {
			for i := range a.combined {
				e := &a.combined[i]
				if (standard == overall || e.combo.under>>standard&1 == 1) && !yield(e) {
					return
				}
			}
		}
		for i := range a.effects {
			if !yield(&a.effects[i]) {
				return
			}
		}
	}
}

// climb appends the score as it stands after each step, and then after each
// extra. The last of them is the score, and what each adds to the one before are
// its points, so that a score and its explanation cannot disagree.
func (a *assessment) climb(dst []int, steps []step, standard int) []int {
	hidden := whole
	for i, s := range steps {
		r := s.risk
		if i > 0 {
			r = additionShare.of(r)
		}
		hidden = r.rest().of(hidden)
		dst = append(dst, hidden.rest().points())
	}
	exposed, factors := hidden.rest(), false
	for e := range a.extras(standard) {
		if e.combo == nil && !factors {
			exposed, factors = hidden.rest(), true
		}
		hidden = e.weight.of(exposed).rest().of(hidden)
		dst = append(dst, hidden.rest().points())
	}
	return dst
}

// total is the score that steps lead up to.
func (a *assessment) total(steps []step, standard int) int {
	if len(steps) == 0 {
		return 0
	}
	var buf [128]int
	scores := a.climb(buf[:0], steps, standard)
	return scores[len(scores)-1]
}

// alone is what one risk scores with nothing beside it.
func (a *assessment) alone(risk share) int {
	steps := [1]step{{risk: risk}}
	return a.total(steps[:], single)
}

// weightUnder is how strongly a standard covers e in a data set whose labels
// supply have: the weight of the strongest of its rules.
func (e *entry) weightUnder(standard int, have supply) share {
	var w share
	for i := range e.rules {
		if r := &e.rules[i]; r.standard == standard {
			w = max(w, r.weightBeside(have))
		}
	}
	return w
}
