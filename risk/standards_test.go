package risk

import (
	"math"
	"reflect"
	"slices"
	"testing"
)

// TestPercentages holds that the shares add up to 100.00 whenever anything
// scores, whatever the weights, and are shares of the weighted scores.
func TestPercentages(t *testing.T) {
	rng := newRand(30)
	for range lawRounds / 2 {
		labels := randomLabels(rng)
		opts := randomOptions(rng, labels)
		opts.Weights = map[string]float64{}
		for _, s := range BuiltIn().Standards() {
			if w := []float64{-1, 0, 1, 2.5, 1e-9, 1000}[rng.IntN(6)]; w >= 0 {
				opts.Weights[s.Name] = w
			}
		}
		b := Divide(names(labels), opts)
		if !reflect.DeepEqual(b.Summary, Score(names(labels), opts)) {
			t.Fatalf("%v: the summary is not that of Score", labels)
		}
		sum, want := 0, 0.0
		weight := func(name string) float64 {
			if w, ok := opts.Weights[name]; ok {
				return w
			}
			return 1
		}
		for name, score := range b.StandardBreakdown {
			want += weight(name) * float64(score)
		}
		for name, p := range b.Percentages {
			cents := int(math.Round(p * 100))
			sum += cents
			exact := 0.0
			if want > 0 {
				exact = 100 * weight(name) * float64(b.StandardBreakdown[name]) / want
			}
			if math.Abs(exact-p) > 0.0101 {
				t.Fatalf("%v with %v: %s has %v, exactly %v", labels, opts.Weights, name, p, exact)
			}
		}
		if len(b.Percentages) != len(b.StandardBreakdown) || (want > 0) != (sum == 10_000) || want == 0 && sum != 0 {
			t.Fatalf("%v with %v: %v add up to %d", labels, opts.Weights, b.Percentages, sum)
		}
	}
	// By hand: three standards that score alike have 33.34, 33.33 and 33.33.
	c, err := NewCatalogue(Records{
		Standards: []Standard{{Name: "A", Weight: 1}, {Name: "B", Weight: 1}, {Name: "C", Weight: 1}},
		Kinds:     []Kind{{Label: "X", Sensitivity: 50}},
		Mappings:  []Mapping{{Label: "X", Standard: "A", Weight: 1}, {Label: "X", Standard: "B", Weight: 1}, {Label: "X", Standard: "C", Weight: 1}},
	})
	if err != nil {
		t.Fatal(err)
	}
	got := Divide([]string{"X"}, &Options{Catalogue: c}).Percentages
	if want := map[string]float64{"A": 33.34, "B": 33.33, "C": 33.33}; !reflect.DeepEqual(got, want) {
		t.Errorf("percentages %v, want %v", got, want)
	}
}

// TestStandardSummaries holds them equal to what [Explain] says.
func TestStandardSummaries(t *testing.T) {
	rng := newRand(31)
	for range lawRounds / 5 {
		labels := randomLabels(rng)
		opts := randomOptions(rng, labels)
		list, d := ByStandard(names(labels), opts).Standards, Explain(names(labels), opts)
		if len(list) != len(d.Standards) {
			t.Fatalf("%v: %d standards, %d in the details", labels, len(list), len(d.Standards))
		}
		for i, s := range list {
			want := d.Standards[i]
			var tags, categories []string
			for _, p := range want.Tags {
				tags = append(tags, p.Tag)
			}
			for _, tag := range d.Tags {
				for _, m := range tag.Standards {
					if m.Standard == s.Standard {
						categories = append(categories, m.Category)
					}
				}
			}
			slices.Sort(categories)
			if s.Standard != want.Standard || s.Score != want.Score || s.Level != want.Level ||
				!slices.Equal(s.Tags, tags) || !slices.Equal(s.Categories, slices.Compact(categories)) {
				t.Fatalf("%v: %+v, the details say %+v in %v", labels, s, want, categories)
			}
		}
	}
}
