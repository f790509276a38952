package risk

import (
	"math"
	"testing"
)

func TestWeighted(t *testing.T) {
	tags := []string{"CREDIT_CARD"}
	scores := Score(tags, nil).StandardBreakdown

	only := &Options{Weights: map[string]float64{"GDPR": 0, "HIPAA": 0, "CCPA": 0, "PDPA": 0, "NIST": 0}}
	if got, want := Weighted(tags, only).WeightedScore, scores["PCI-DSS"]; got != want {
		t.Errorf("PCI-DSS alone weighs %d, want %d", got, want)
	}
	only.Weights["PCI-DSS"] = 0
	if got := Weighted(tags, only).WeightedScore; got != 0 {
		t.Errorf("no weight at all gives %d, want 0", got)
	}

	sum := 0
	for _, s := range scores {
		sum += s
	}
	want := int(math.Round(float64(sum) / 6))
	for name, opts := range map[string]*Options{
		"nil":          nil,
		"equal":        {Weights: map[string]float64{"GDPR": 7, "HIPAA": 7, "PCI-DSS": 7, "CCPA": 7, "PDPA": 7, "NIST": 7}},
		"refused":      {Weights: map[string]float64{"GDPR": -1, "HIPAA": math.NaN(), "PCI-DSS": math.Inf(1), "CCPA": MaxWeight + 1}},
		"no standards": {Weights: map[string]float64{"gdpr": 100, "": 5}},
	} {
		if got := Weighted(tags, opts).WeightedScore; got != want {
			t.Errorf("%s: weighted score %d, want the mean %d", name, got, want)
		}
	}

	// By hand: EMAIL scores 40 under five standards and 0 under PCI-DSS, so
	// with the GDPR twice the mean is (2·40 + 4·40) / 7 = 34.29.
	s := Weighted([]string{"EMAIL"}, &Options{Weights: map[string]float64{"GDPR": 2}})
	if s.WeightedScore != 34 || len(s.Standards) != 5 || s.Standards[0].Weight != 2 {
		t.Errorf("got %+v, want 34 from five standards", s)
	}
	// With PCI-DSS twice it is 5·40 / 7 = 28.57.
	s = Weighted([]string{"EMAIL"}, &Options{Weights: map[string]float64{"PCI-DSS": 2}})
	if s.WeightedScore != 29 {
		t.Errorf("weighted score %d, want 29", s.WeightedScore)
	}
}
