package audit

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/risk"
)

// A Recommendation is an action with its reasons.
type Recommendation struct {
	Scenario Scenario   `json:"scenario"`
	Action   string     `json:"action"`
	Priority risk.Level `json:"priority"`

	// Tags are those that the action is about, as the caller wrote them. It is
	// empty for an action on the whole data set, and never nil.
	Tags []string `json:"tags"`

	// Standards and Citations say what asks for it: "GDPR Art. 32". They are
	// never nil.
	Standards []string `json:"standards"`
	Citations []string `json:"citations"`

	Reason string `json:"reason"` // a sentence or two

	// ScoreAfter is the score, 0–100, once this action alone is done.
	ScoreAfter int `json:"scoreAfter"`
}

// A Report is what a data set scores, what to do about it, and the policy that does
// it.
type Report struct {
	RiskScore       int              `json:"riskScore"` // 0–100
	RiskLevel       risk.Level       `json:"riskLevel"`
	Recommendations []Recommendation `json:"recommendations"` // never nil

	// Steps are the actions that lower the score, in the order of what they gain once those
	// before them are done. It is never nil.
	Steps []Step `json:"steps"`

	// Policy does what is advised for each tag, and masks all that is personal. ScoreAfter is
	// the score once it is carried out.
	Policy     *Policy `json:"policy"`
	ScoreAfter int     `json:"scoreAfter"`

	// Plan is the least that brings the score below opts.Below.
	Plan Plan `json:"plan"`

	// UnknownTags are the tags that nobody knows, and after them those of
	// Options.Masked.
	UnknownTags []string `json:"unknownTags,omitempty"`

	// Assumed says that nobody has said which standards apply; see [risk.Summary].
	Assumed bool `json:"assumed,omitempty"`
}

// Recommend gives the actions for a data set with these tags: first to delete what may not be
// kept, then the most urgent, and those of one priority by how far they lower the score. It is never
// nil. It is safe for concurrent use by multiple goroutines.
func Recommend(tags []string, opts *Options) []Recommendation {
	return inspect(tags, opts).recommendations()
}

// Review gives the actions of [Recommend], in which order they gain most, the policy that
// does them, and the least that brings the score below opts.Below. It is safe for concurrent use by multiple goroutines.
func Review(tags []string, opts *Options) Report {
	c := inspect(tags, opts)
	r := Report{
		RiskScore:       c.details.OverallRiskScore,
		RiskLevel:       c.details.RiskLevel,
		Recommendations: c.recommendations(),
		Steps:           c.steps(),
		UnknownTags:     slices.Concat(c.unknown, c.strange),
		Assumed:         c.details.Assumed,
	}
	below := risk.Level("")
	if opts != nil {
		below = opts.Below
	}
	r.Policy, r.ScoreAfter = c.policy()
	r.Plan = c.plan(below)
	return r
}

func inspect(tags []string, opts *Options) *inspection {
	s := newState(tags, opts)
	known, masked := s.tags()
	return &inspection{s, risk.Explain(known, s.options(masked))}
}

func (c *inspection) recommendations() []Recommendation {
	all := []Recommendation{}
	for _, sit := range situations {
		for _, f := range sit.find(c) {
			r := Recommendation{
				Scenario: sit.scenario, Action: sit.action, Priority: f.priority,
				Tags: f.tags, Reason: f.reason, ScoreAfter: f.after.score(),
			}
			if f.action != "" {
				r.Action = f.action
			}
			if r.Tags == nil {
				r.Tags = []string{}
			}
			if r.Priority == "" {
				r.Priority = c.priority(f.tags)
			}
			cite := f.cite
			if len(cite) == 0 {
				cite = sit.cite
			}
			r.Standards, r.Citations = c.citations(f.tags, cite)
			all = append(all, r)
		}
	}
	slices.SortStableFunc(all, func(a, b Recommendation) int {
		// To delete what may not be kept comes before all that is done to the rest.
		if first := a.Scenario == ForbiddenCardData; first != (b.Scenario == ForbiddenCardData) {
			if first {
				return -1
			}
			return 1
		}
		if a.Priority != b.Priority {
			return rank(b.Priority) - rank(a.Priority)
		}
		return a.ScoreAfter - b.ScoreAfter
	})
	return all
}

// priority is the level of what tags score beside each other, kept as the data set
// is, or of the data set where there are none.
func (c *inspection) priority(tags []string) risk.Level {
	if len(tags) == 0 {
		return c.details.RiskLevel
	}
	_, masked := c.tags()
	return risk.LevelOf(risk.Overall(tags, c.options(masked)))
}

// rank puts levels in order.
func rank(l risk.Level) int {
	return slices.Index([]risk.Level{risk.Low, risk.Medium, risk.High, risk.Critical}, l)
}

// citations gives the articles behind a recommendation: those of its scenario, or,
// where that has none which apply, the strongest mapping of each tag under each
// standard. Articles of standards that cover nothing in the data set are left out.
// They are in the order of the catalogue's standards.
func (c *inspection) citations(tags []string, cite []risk.Citation) (standards, citations []string) {
	standards, citations = []string{}, []string{}
	add := func(standard, citation string) {
		if _, covers := c.details.StandardBreakdown[standard]; !covers || citation == "" {
			return
		}
		if !strings.HasPrefix(citation, standard+" ") {
			citation = standard + " " + citation
		}
		if !slices.Contains(standards, standard) {
			standards = append(standards, standard)
		}
		if !slices.Contains(citations, citation) {
			citations = append(citations, citation)
		}
	}
	all := c.catalogue.Standards()
	for _, s := range all {
		for _, x := range cite {
			if x.Standard == s.Name {
				add(s.Name, x.Citation)
			}
		}
	}
	if len(citations) > 0 {
		return standards, citations
	}
	in := among(tags)
	for _, s := range all {
		for _, t := range c.details.Tags {
			if !in(t.Tag) {
				continue
			}
			best := -1
			for i, m := range t.Standards {
				if m.Standard == s.Name && (best < 0 || m.Weight > t.Standards[best].Weight) {
					best = i
				}
			}
			if best >= 0 {
				add(s.Name, t.Standards[best].Citation)
			}
		}
	}
	return standards, citations
}
