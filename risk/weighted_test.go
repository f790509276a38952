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
	if got := Weighted(tags, only).WeightedScore; got != 0 || only.HasWeight() {
		t.Errorf("no weight at all gives %d, want 0", got)
	}
	only.Standards = []string{"pci dss"}
	only.Weights["PCI-DSS"] = 1
	if !only.HasWeight() || !(*Options)(nil).HasWeight() {
		t.Error("a weight is not seen")
	}

	sum := 0
	for _, s := range scores {
		sum += s
	}
	want := int(math.Round(float64(sum) / float64(len(scores))))
	for name, opts := range map[string]*Options{
		"nil":          nil,
		"equal":        {Weights: map[string]float64{"GDPR": 7, "HIPAA": 7, "PCI-DSS": 7, "CCPA": 7, "PDPA": 7, "NIST": 7}},
		"refused":      {Weights: map[string]float64{"GDPR": -1, "HIPAA": math.NaN(), "PCI-DSS": math.Inf(1), "CCPA": MaxWeight + 1}},
		"no standards": {Weights: map[string]float64{"LGPD": 100, "": 5}},
	} {
		if got := Weighted(tags, opts).WeightedScore; got != want {
			t.Errorf("%s: weighted score %d, want the mean %d", name, got, want)
		}
	}

	// By hand: EMAIL scores 40 under four standards, and HIPAA and PCI-DSS have nothing to say of
	// it. With the GDPR twice its part is 2·40 / 5 and each other 40 / 5.
	s := Weighted([]string{"EMAIL"}, &Options{Weights: map[string]float64{"GDPR": 2, "PCI-DSS": 1000}})
	if s.WeightedScore != 40 || len(s.Standards) != 4 || s.Standards[0].WeightedScore != 16 || s.Standards[1].WeightedScore != 8 {
		t.Errorf("got %+v, want 40 of four standards", s)
	}
}

// TestWeightNames holds in which spellings a weight names its standard, and that no two
// weights are taken for one.
func TestWeightNames(t *testing.T) {
	own, err := NewCatalogue(Records{Standards: []Standard{{Name: "A-B", Weight: 1}, {Name: "A B", Weight: 1}, {Name: "C D", Weight: 1}}})
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		catalogue *Catalogue
		weights   map[string]float64
		want      string // the error
		standard  string // that the weight counts for
	}{
		{nil, map[string]float64{"PCI-DSS": 7}, "", "PCI-DSS"},
		{nil, map[string]float64{"pci-dss": 7}, "", "PCI-DSS"},
		{nil, map[string]float64{"pci_dss": 7}, "", "PCI-DSS"},
		{nil, map[string]float64{"PCI DSS": 7}, "", "PCI-DSS"},
		{nil, map[string]float64{"pcidss": 7}, "", "PCI-DSS"},
		{nil, map[string]float64{"PCI-DSS": 7, "pci dss": 1}, "risk: weights.PCI-DSS: is given more than once, in several spellings", ""},
		{nil, map[string]float64{"gdpr": -1}, "risk: weights.GDPR: must be from 0 to 1000", ""},
		{nil, map[string]float64{"PCI.DSS": 7}, "risk: weights: must have names of standards as its keys", ""},
		{nil, map[string]float64{"": 7}, "risk: weights: must have names of standards as its keys", ""},
		{nil, map[string]float64{"GDPR": 7, "1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1}, "risk: weights: must have names of standards as its keys", ""},
		{own, map[string]float64{"a-b": 7}, "", "A-B"},
		{own, map[string]float64{"a b": 7}, "", "A B"},
		{own, map[string]float64{"a_b": 7}, "risk: weights.a_b: is not the weight of a standard", ""},
		{nil, map[string]float64{"GDRP": 7}, "risk: weights.GDRP: is not the weight of a standard", ""},
		{own, map[string]float64{"c-d": 7}, "", "C D"},
	} {
		opts := &Options{Catalogue: tt.catalogue, Weights: tt.weights}
		got := ""
		if err := opts.Check(); err != nil {
			got = err.Error()
		}
		if got != tt.want {
			t.Errorf("%v: error %q, want %q", tt.weights, got, tt.want)
		}
		c := opts.catalogue()
		for i, w := range c.weights(opts) {
			if name := c.standards[i].Name; (w.float() == 7) != (name == tt.standard) {
				t.Errorf("%v: %s weighs %v", tt.weights, name, w.float())
			}
		}
	}
}
