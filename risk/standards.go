package risk

import (
	"cmp"
	"slices"
)

// A StandardsSummary says what each standard makes of a data set.
type StandardsSummary struct {
	// Standards are those that cover a tag, in the order of the catalogue. It
	// is never nil.
	Standards []StandardSummary `json:"standards"`

	// UnknownTags and Assumed are those of [Summary].
	UnknownTags []string `json:"unknownTags,omitempty"`
	Assumed     bool     `json:"assumed,omitempty"`
}

// A StandardSummary says what one standard makes of a data set.
type StandardSummary struct {
	Standard   string   `json:"standard"`
	Score      int      `json:"score"` // 0–100
	Level      Level    `json:"level"`
	Tags       []string `json:"tags"`       // those that it covers, in the order sent; never nil
	Categories []string `json:"categories"` // that they fall in, each once, sorted; never nil
}

// ByStandard scores as [Score] does and says what each standard finds and where. It
// is safe for concurrent use by multiple goroutines.
func ByStandard(tags []string, opts *Options) StandardsSummary {
	a := assess(tags, opts)
	list := []StandardSummary{}
	for i, std := range a.catalogue.standards {
		steps := a.steps(i)
		if len(steps) == 0 {
			continue
		}
		score := a.total(steps, i)
		s := StandardSummary{Standard: std.Name, Score: score, Level: LevelOf(score), Categories: []string{}}
		for _, j := range order(steps) {
			t := &a.tags[j]
			s.Tags = append(s.Tags, t.name)
			for k := range t.rules {
				r := &t.rules[k]
				if r.standard == i && a.about[i].of(r.weightBeside(a.have)) > 0 && !slices.Contains(s.Categories, r.Category) {
					s.Categories = append(s.Categories, r.Category)
				}
			}
		}
		slices.Sort(s.Categories)
		list = append(list, s)
	}
	return StandardsSummary{list, a.unknown, a.assumed}
}

// order gives the tags of steps in the order sent.
func order(steps []step) []int {
	tags := make([]int, len(steps))
	for i, s := range steps {
		tags[i] = s.tag
	}
	slices.Sort(tags)
	return tags
}

// A Breakdown is a [Summary] with the share of each standard.
type Breakdown struct {
	Summary

	// Percentages holds what each standard of StandardBreakdown has of the sum
	// of their scores, each multiplied by its weight, in hundredths with two
	// decimals. They add up to 100.00, or are all 0 where the sum is. It is
	// never nil.
	Percentages map[string]float64 `json:"percentages"`
}

// Divide scores as [Score] does and says which share of the risk lies under
// which standard. Weights change the shares and nothing else. It is safe for
// concurrent use by multiple goroutines.
func Divide(tags []string, opts *Options) Breakdown {
	a := assess(tags, opts)
	b := Breakdown{Summary: a.summary(), Percentages: map[string]float64{}}
	weights := a.catalogue.weights(opts)
	parts := make([]share, len(weights))
	sum := share(0)
	for i, std := range a.catalogue.standards {
		parts[i] = weights[i] * share(b.StandardBreakdown[std.Name])
		sum += parts[i]
	}
	// Each share is cut to hundredths of a percent. What is missing then goes to
	// those that lost most, the earlier standard first, so that all add up.
	// A part is at most 1000 × 100 points in billionths, so that ten thousand of
	// it fit into a share.
	const cents = 10_000
	have, left := make([]share, len(parts)), share(cents)
	if sum > 0 {
		var lost []int
		for i, p := range parts {
			if p > 0 {
				have[i] = p * cents / sum
				left -= have[i]
				lost = append(lost, i)
			}
		}
		slices.SortStableFunc(lost, func(i, j int) int {
			return cmp.Compare(parts[j]*cents%sum, parts[i]*cents%sum)
		})
		for _, i := range lost[:left] {
			have[i]++
		}
	}
	for i, std := range a.catalogue.standards {
		if _, ok := b.StandardBreakdown[std.Name]; ok {
			b.Percentages[std.Name] = float64(have[i]) / 100
		}
	}
	return b
}
