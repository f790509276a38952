package audit

import (
	"cmp"
	"slices"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/risk"
)

// A Dataset describes a data set that is on record: labels and facts, never data.
// Its JSON is that of the datasets of the service.
type Dataset struct {
	// Labels says how many columns carry each label.
	Labels map[privet.Label]int `json:"labels"`

	// Masked are the labels whose data is masked.
	Masked []string `json:"masked,omitempty"`

	// Standards are those that apply, by their names. Nil: all.
	Standards []string `json:"standards,omitempty"`

	risk.Factors
}

// Tags gives the labels of the data set in alphabetical order. A label that no
// column carries is left out.
func (d *Dataset) Tags() []string {
	var tags []string
	for label, n := range d.Labels {
		if n > 0 {
			tags = append(tags, string(label))
		}
	}
	slices.Sort(tags)
	return tags
}

// A Summary says in short how bad it is.
type Summary struct {
	RiskScore int `json:"riskScore"` // 0–100

	// HighRiskFields are the labels that are at High or more as the data set is kept: by
	// themselves, or through a combination that is. The highest come first, and equals in
	// alphabetical order. A masked label counts what masking leaves. It is never nil.
	HighRiskFields []string `json:"highRiskFields"`

	// ComplianceGap are the standards that apply and whose own score for the data set is High or
	// more, in the order of the catalogue. It is never nil.
	ComplianceGap []string `json:"complianceGap"`

	// Assumed says that nobody has said which standards apply; see [risk.Summary].
	Assumed bool `json:"assumed,omitempty"`
}

// Summarize sums up a data set under a catalogue, nil for the built-in one. The
// last review is judged against now, and not at all where that is zero. It is safe
// for concurrent use by multiple goroutines.
func Summarize(d *Dataset, catalogue *risk.Catalogue, now time.Time) Summary {
	if catalogue == nil {
		catalogue = risk.BuiltIn()
	}
	opts := risk.Options{Catalogue: catalogue, Masked: d.Masked, Standards: d.Standards, Factors: &d.Factors, Now: now}
	details := risk.Explain(d.Tags(), &opts)
	s := Summary{RiskScore: details.OverallRiskScore, HighRiskFields: []string{}, ComplianceGap: []string{}, Assumed: details.Assumed}
	fields := map[string]int{} // by tag: the score alone, or of the worst combination that it is in
	for _, t := range details.Tags {
		fields[t.Tag] = t.Risk
	}
	for _, f := range details.Factors {
		together := risk.Overall(f.Tags, &opts)
		for _, t := range details.Tags {
			// A masked one has no part in what stands in clear.
			if slices.Contains(f.Tags, t.Tag) && (!t.Masked || len(t.SpelledBy) > 0) {
				fields[t.Tag] = max(fields[t.Tag], together)
			}
		}
	}
	for tag, score := range fields {
		if rank(risk.LevelOf(score)) >= rank(risk.High) {
			s.HighRiskFields = append(s.HighRiskFields, tag)
		}
	}
	slices.SortFunc(s.HighRiskFields, func(a, b string) int { return cmp.Or(cmp.Compare(fields[b], fields[a]), cmp.Compare(a, b)) })
	for _, std := range catalogue.Standards() {
		if score, ok := details.StandardBreakdown[std.Name]; ok && rank(risk.LevelOf(score)) >= rank(risk.High) {
			s.ComplianceGap = append(s.ComplianceGap, std.Name)
		}
	}
	return s
}
