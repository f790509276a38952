package risk

import (
	"slices"
	"strings"
)

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
	}
	if opts != nil {
		for i, g := range c.givenWeights(opts.Weights) {
			if g.times == 1 && isWeight(g.weight) {
				weights[i] = shareOf(g.weight)
			}
		}
	}
	return weights
}

// A givenWeight is the weight that a caller gives to a standard, and how many keys
// give one.
type givenWeight struct {
	weight float64
	times  int
}

// givenWeights are those of the standards, by their places. It is empty where there are
// more keys than standards, so that nobody has many of them looked up.
func (c *Catalogue) givenWeights(weights map[string]float64) map[int]givenWeight {
	given := map[int]givenWeight{}
	if len(weights) > len(c.standards) {
		return given
	}
	for name, w := range weights {
		if i := c.standardLike(name); i >= 0 {
			given[i] = givenWeight{w, given[i].times + 1}
		}
	}
	return given
}

// weightFaults gives the [*FieldError] of every weight at fault, in the order of the
// standards.
func (c *Catalogue) weightFaults(weights map[string]float64) []error {
	var errs []error
	given, known := c.givenWeights(weights), 0
	for i, s := range c.standards {
		g := given[i]
		known += g.times
		if g.times > 1 {
			errs = append(errs, &FieldError{"weights." + s.Name, "is given more than once, in several spellings"})
		} else if g.times == 1 && !isWeight(g.weight) {
			errs = append(errs, &FieldError{"weights." + s.Name, "must be from 0 to 1000"})
		}
	}
	if known < len(weights) {
		errs = append(errs, &FieldError{"weights", "must have names of standards as its keys"})
	}
	return errs
}

// standardLike is the index of the standard that a name means, or −1: the one of the
// name, or else of the name in another letter case, or else the only one whose name
// differs in underscores, hyphens and spaces alone.
func (c *Catalogue) standardLike(name string) int {
	if i := c.standardNamed(name); i >= 0 {
		return i
	}
	if i := slices.IndexFunc(c.standards, func(s Standard) bool { return strings.EqualFold(s.Name, name) }); i >= 0 {
		return i
	}
	key, found := fold(name), -1
	for i, s := range c.standards {
		if key == "" || fold(s.Name) != key {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = i
	}
	return found
}

func isWeight(w float64) bool { return w >= 0 && w <= MaxWeight }
