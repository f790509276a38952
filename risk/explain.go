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

	// Factors are those that raise scores, in the order of the fields of
	// [Factors]. It is never nil.
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
	Risk        int             `json:"risk"` // what the tag scores alone
	Level       Level           `json:"level"`
	Points      int             `json:"points"`    // what it adds to the overall score
	Standards   []TagStandard   `json:"standards"` // the mappings that hold beside the other tags; never nil
}

// A TagStandard is a mapping of a tag that holds, and what the tag scores alone
// under it.
type TagStandard struct {
	Mapping
	Score int `json:"score"`
}

// FactorPoints is a factor of the data set that raises a score.
type FactorPoints struct {
	Factor string  `json:"factor"` // the name of the field in the JSON of [Factors]
	Effect string  `json:"effect"` // a clause in words
	Weight float64 `json:"weight"` // 0–1
	Points int     `json:"points"` // what it adds to the score
}

// A StandardDetail says what the score under one standard is made of.
type StandardDetail struct {
	Standard string         `json:"standard"`
	Score    int            `json:"score"`
	Level    Level          `json:"level"`
	Tags     []TagPoints    `json:"tags"`    // those that it covers, in the order sent; never nil
	Factors  []FactorPoints `json:"factors"` // never nil
}

// TagPoints is what a tag adds to the score under a standard.
type TagPoints struct {
	Tag    string `json:"tag"`
	Points int    `json:"points"`
}

// Explain scores as [Score] does and says what each tag and each factor adds.
// Tags are counted the strongest first and equals by label, then the factors,
// and each has what it adds to those before it. So the second of two tags has
// few points even if it would score high alone; its risk says that.
//
// It is safe for concurrent use by multiple goroutines.
func Explain(tags []string, opts *Options) Details {
	a := assess(builtIn(), tags, opts)
	return a.details()
}

func (a *assessment) details() Details {
	d := Details{
		Summary:   a.summary(),
		Tags:      make([]TagDetail, len(a.tags)),
		Standards: []StandardDetail{},
	}
	points, factors := a.explain(a.steps(overall))
	d.Factors = factors
	for i, t := range a.tags {
		risk := d.TagCoverage[i].Risk
		d.Tags[i] = TagDetail{
			Tag:         t.name,
			Code:        t.label.Code(),
			Category:    t.label.Category(),
			Sensitivity: t.sensitivity,
			Reason:      t.reason,
			Masked:      t.masked,
			Risk:        risk,
			Level:       LevelOf(risk),
			Points:      points[i],
			Standards:   a.standardsOf(t),
		}
	}
	for i, s := range a.catalogue.standards {
		if steps := a.steps(i); len(steps) > 0 {
			d.Standards = append(d.Standards, a.standardDetail(s.Name, steps))
		}
	}
	return d
}

func (a *assessment) standardsOf(t tag) []TagStandard {
	standards := []TagStandard{}
	for i := range t.rules {
		r := &t.rules[i]
		w := r.weightBeside(a.have)
		if w == 0 {
			continue
		}
		m := r.Mapping
		m.Weight = w.float()
		standards = append(standards, TagStandard{m, a.alone(w.of(t.risk))})
	}
	return standards
}

func (a *assessment) standardDetail(name string, steps []step) StandardDetail {
	score := a.total(steps)
	d := StandardDetail{Standard: name, Score: score, Level: LevelOf(score)}
	points, factors := a.explain(steps)
	d.Factors = factors
	order := make([]int, len(steps))
	for i, s := range steps {
		order[i] = s.tag
	}
	slices.Sort(order)
	for _, i := range order {
		d.Tags = append(d.Tags, TagPoints{a.tags[i].name, points[i]})
	}
	return d
}

// explain gives the points of each tag, by its place in a.tags, and those of the
// factors.
func (a *assessment) explain(steps []step) ([]int, []FactorPoints) {
	tags, factors := make([]int, len(a.tags)), []FactorPoints{}
	before := 0
	for i, score := range a.climb(nil, steps) {
		if i < len(steps) {
			tags[steps[i].tag] = score - before
		} else {
			e := a.effects[i-len(steps)]
			factors = append(factors, FactorPoints{e.factor, e.effect, e.weight.float(), score - before})
		}
		before = score
	}
	return tags, factors
}
