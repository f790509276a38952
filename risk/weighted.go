package risk

// MaxWeight is the largest weight that a standard can have.
const MaxWeight = 1000

// A WeightedSummary is the mean of the scores under all standards, each counted
// as much as its weight says.
type WeightedSummary struct {
	// WeightedScore is in 0–100. A standard that covers no tag counts with a
	// score of 0, so that one more tag can never lower the mean.
	WeightedScore int `json:"weightedScore"`

	// Standards are those that cover a tag, in the order of the catalogue. It
	// is never nil.
	Standards []WeightedStandard `json:"standards"`

	// UnknownTags are those of [Summary].
	UnknownTags []string `json:"unknownTags,omitempty"`
}

// A WeightedStandard is the part of one standard in a [WeightedSummary].
type WeightedStandard struct {
	Standard string  `json:"standard"`
	Score    int     `json:"score"`
	Weight   float64 `json:"weight"`

	// WeightedScore is what the standard adds to the weighted score; all of
	// them add up to it.
	WeightedScore int `json:"weightedScore"`
}

// Weighted scores as [Score] does and weighs the standards as opts.Weights says.
// It is 0 when every weight is 0. It is safe for concurrent use by multiple
// goroutines.
func Weighted(tags []string, opts *Options) WeightedSummary {
	a := assess(tags, opts)
	s := WeightedSummary{Standards: []WeightedStandard{}, UnknownTags: a.unknown}
	weights := a.catalogue.weights(opts)
	sum := share(0)
	for _, w := range weights {
		sum += w
	}
	// The parts are differences of the running total, so that they add up. A
	// total is at most 64 standards × 1000 × 100 points in billionths, which is
	// far below what a share can hold.
	total := share(0)
	for i, std := range a.catalogue.standards {
		steps := a.steps(i)
		if len(steps) == 0 {
			continue
		}
		score := a.total(steps, i)
		before := s.WeightedScore
		total += weights[i] * share(score)
		if sum > 0 {
			s.WeightedScore = int((total + sum/2) / sum)
		}
		s.Standards = append(s.Standards, WeightedStandard{std.Name, score, weights[i].float(), s.WeightedScore - before})
	}
	return s
}

// weights gives what each standard counts.
func (c *Catalogue) weights(opts *Options) []share {
	weights := make([]share, len(c.standards))
	for i, std := range c.standards {
		weights[i] = shareOf(std.Weight)
		if opts != nil {
			if w, ok := opts.Weights[std.Name]; ok && isWeight(w) {
				weights[i] = shareOf(w)
			}
		}
	}
	return weights
}

func isWeight(w float64) bool { return w >= 0 && w <= MaxWeight }
