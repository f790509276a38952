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

	// HighRiskFields are the labels that score High or more as the data set is
	// kept, the highest first and equals in alphabetical order. A masked label
	// scores what masking leaves. It is never nil.
	HighRiskFields []string `json:"highRiskFields"`

	// ComplianceGap are the standards that cover one of these labels while no
	// masking of it is recorded, in the order of the catalogue. It is never nil.
	ComplianceGap []string `json:"complianceGap"`
}

// Summarize sums up a data set under a catalogue, nil for the built-in one. The
// last review is judged against now, and not at all where that is zero. It is safe
// for concurrent use by multiple goroutines.
func Summarize(d *Dataset, catalogue *risk.Catalogue, now time.Time) Summary {
	if catalogue == nil {
		catalogue = risk.BuiltIn()
	}
	details := risk.Explain(d.Tags(), &risk.Options{Catalogue: catalogue, Masked: d.Masked, Factors: &d.Factors, Now: now})
	s := Summary{RiskScore: details.OverallRiskScore, HighRiskFields: []string{}, ComplianceGap: []string{}}
	high := slices.DeleteFunc(details.Tags, func(t risk.TagDetail) bool { return rank(t.Level) < rank(risk.High) })
	slices.SortStableFunc(high, func(a, b risk.TagDetail) int { return cmp.Compare(b.Risk, a.Risk) })
	gap := map[string]bool{}
	for _, t := range high {
		s.HighRiskFields = append(s.HighRiskFields, t.Tag)
		if !t.Masked {
			for _, m := range t.Standards {
				gap[m.Standard] = true
			}
		}
	}
	for _, std := range catalogue.Standards() {
		if gap[std.Name] {
			s.ComplianceGap = append(s.ComplianceGap, std.Name)
		}
	}
	return s
}
