package risk

import (
	"slices"

	"github.com/privet-go/privet"
)

// Details is a [Summary] with everything that it is made of. The points of Tags
// and Factors add up to OverallRiskScore, and those of each element of
// Standards to its score.
type Details struct {
	Summary

	// Tags are the known tags, in the order sent. It is never nil.
	Tags []TagDetail `json:"details"`

	// Factors are what raises the score beside the tags: the combinations that
	// hold, in the order of the catalogue, and then the factors of the data set,
	// in the order of the fields of [Factors]. It is never nil.
	Factors []FactorPoints `json:"factors"`

	// Standards are those that cover a tag, in the order of [Standards]. It is
	// never nil.
	Standards []StandardDetail `json:"standards"`
}

// A TagDetail says what one tag is and what it brings.
type TagDetail struct {
	Tag         string          `json:"tag"`  // as the caller wrote it
	Code        string          `json:"code"` // of the canonical label
	Category    privet.Category `json:"category"`
	Sensitivity int             `json:"sensitivity"` // 0–100, see [Sensitivity]
	Reason      string          `json:"reason"`      // why it is so sensitive
	Masked      bool            `json:"masked,omitempty"`

	// SpelledBy are the tags that spell a masked one and are not masked, so
	// that masking it has had no effect. It still scores low alone.
	SpelledBy []string `json:"spelledBy,omitempty"`

	Risk      int           `json:"risk"` // what the tag scores alone
	Level     Level         `json:"level"`
	Points    int           `json:"points"`    // its part of the overall score
	Standards []TagStandard `json:"standards"` // the mappings that hold beside the other tags; never nil
}

// A TagStandard is a mapping of a tag that holds, and what the tag scores alone
// under it.
type TagStandard struct {
	Mapping
	Score int `json:"score"`
}

// FactorPoints is a combination of tags or a factor of the data set that raises a
// score.
type FactorPoints struct {
	Factor string  `json:"factor"` // the code of the combination, or the name of the field in the JSON of [Factors]
	Effect string  `json:"effect"` // a clause in words
	Weight float64 `json:"weight"` // 0–1
	Points int     `json:"points"` // what it adds to the score

	// Tags and Citations are of a combination, and nil for a factor.
	Tags      []string   `json:"tags,omitempty"`
	Citations []Citation `json:"citations,omitempty"`
}

// A StandardDetail says what the score under one standard is made of.
type StandardDetail struct {
	Standard string         `json:"standard"`
	Score    int            `json:"score"`
	Level    Level          `json:"level"`
	Tags     []TagPoints    `json:"tags"`    // those that it covers, in the order sent; never nil
	Factors  []FactorPoints `json:"factors"` // never nil
}

// TagPoints is the part of a tag in the score under a standard.
type TagPoints struct {
	Tag    string `json:"tag"`
	Points int    `json:"points"`
}

// Explain scores as [Score] does and says what each tag and each factor adds.
// The score that the tags make together is divided among them by what each closes of
// the hidden part, on average over all orders in which they could be added (the
// Shapley value), so that equal tags have equal points but for rounding. Each
// combination and then each factor has what it adds to what stands before it, which
// is nothing where the tags alone score 100.
//
// It is safe for concurrent use by multiple goroutines.
func Explain(tags []string, opts *Options) Details {
	a := assess(tags, opts)
	return a.details()
}

func (a *assessment) details() Details {
	d := Details{
		Summary:   a.summary(),
		Tags:      make([]TagDetail, len(a.tags)),
		Standards: []StandardDetail{},
	}
	points, factors := a.explain(a.steps(overall), overall)
	d.Factors = factors
	for i, t := range a.tags {
		risk := d.TagCoverage[i].Risk
		d.Tags[i] = TagDetail{
			Tag:         t.name,
			Code:        t.Label.Code(),
			Category:    t.Category,
			Sensitivity: t.Sensitivity,
			Reason:      t.Reason,
			Masked:      t.masked,
			SpelledBy:   a.spelledBy(t),
			Risk:        risk,
			Level:       LevelOf(risk),
			Points:      points[i],
			Standards:   a.standardsOf(t),
		}
	}
	for i, s := range a.catalogue.standards {
		if steps := a.steps(i); len(steps) > 0 {
			d.Standards = append(d.Standards, a.standardDetail(i, s.Name, steps))
		}
	}
	return d
}

func (a *assessment) standardsOf(t tag) []TagStandard {
	standards := []TagStandard{}
	for i := range t.rules {
		r := &t.rules[i]
		w := a.about[r.standard].of(r.weightBeside(a.have))
		if w == 0 {
			continue
		}
		m := r.Mapping
		m.Label, m.Needs = "", nil
		m.Weight = w.float()
		standards = append(standards, TagStandard{m, a.alone(w.of(t.own))})
	}
	return standards
}

// spelledBy gives the tags that undo the masking of t.
func (a *assessment) spelledBy(t tag) []string {
	var names []string
	if t.spelt {
		for _, u := range a.tags {
			if !u.masked && slices.Contains(t.spelledBy, u.entry) {
				names = append(names, u.name)
			}
		}
	}
	return names
}

func (a *assessment) standardDetail(standard int, name string, steps []step) StandardDetail {
	score := a.total(steps, standard)
	d := StandardDetail{Standard: name, Score: score, Level: LevelOf(score)}
	points, factors := a.explain(steps, standard)
	d.Factors = factors
	for _, i := range order(steps) {
		d.Tags = append(d.Tags, TagPoints{a.tags[i].name, points[i]})
	}
	return d
}

// explain gives the points of each tag, by its place in a.tags, and those of what
// comes after the tags.
func (a *assessment) explain(steps []step, standard int) ([]int, []FactorPoints) {
	tags, factors := make([]int, len(a.tags)), []FactorPoints{}
	scores := a.climb(nil, steps, standard)
	before := 0
	if len(steps) > 0 {
		before = scores[len(steps)-1]
	}
	for i, points := range divide(before, steps) {
		tags[steps[i].tag] = points
	}
	i := len(steps)
	for e := range a.extras(standard) {
		f := FactorPoints{Factor: e.factor, Effect: e.effect, Weight: e.weight.float(), Points: scores[i] - before}
		if e.combo != nil {
			f.Tags, f.Citations = a.inCombo(e.combo), a.applied(e.combo.Citations)
		}
		factors = append(factors, f)
		before = scores[i]
		i++
	}
	return tags, factors
}

// applied gives those of citations that are of no standard or of one that applies.
func (a *assessment) applied(citations []Citation) []Citation {
	return slices.DeleteFunc(slices.Clone(citations), func(c Citation) bool {
		return c.Standard != "" && !slices.Contains(a.applying, a.catalogue.standardNamed(c.Standard))
	})
}

// inCombo gives the tags that are in a group of a combination, in the order sent.
func (a *assessment) inCombo(cb *combo) []string {
	var of groups
	for _, g := range cb.groups {
		of |= g
	}
	var names []string
	for i := range a.tags {
		if a.tags[i].joins&of != 0 {
			names = append(names, a.tags[i].name)
		}
	}
	return names
}
