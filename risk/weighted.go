package risk

import (
	"maps"
	"slices"
	"strings"

	"github.com/privet-go/privet/internal/strictjson"
)

// MaxWeight is the largest weight that a standard can have.
const MaxWeight = 1000

// A WeightedSummary is the mean of the scores under the standards that apply and cover a
// tag, each counted as much as its weight says.
type WeightedSummary struct {
	// WeightedScore is in 0–100, from the least of the scores of the standards to the
	// greatest.
	WeightedScore int `json:"weightedScore"`

	// Standards are those that cover a tag, in the order of the catalogue. It
	// is never nil.
	Standards []WeightedStandard `json:"standards"`

	// UnknownTags and Assumed are those of [Summary].
	UnknownTags []string `json:"unknownTags,omitempty"`
	Assumed     bool     `json:"assumed,omitempty"`
}

// A WeightedStandard is the part of one standard in a [WeightedSummary].
type WeightedStandard struct {
	Standard string  `json:"standard"`
	Score    int     `json:"score"`
	Weight   float64 `json:"weight"`

	// WeightedScore is what the standard adds to the weighted score, with two decimals, so that
	// equal standards have equal parts. But for rounding all of them add up to it.
	WeightedScore float64 `json:"weightedScore"`
}

// Weighted scores as [Score] does and weighs the standards as opts.Weights says.
// It is 0 without a weight; see [Options.HasWeight]. It is safe for concurrent use by multiple
// goroutines.
func Weighted(tags []string, opts *Options) WeightedSummary {
	a := assess(tags, opts)
	s := WeightedSummary{Standards: []WeightedStandard{}, UnknownTags: a.unknown, Assumed: a.assumed}
	weights := a.catalogue.weights(opts)
	// A sum is at most 64 standards × 1000 × 100 points in billionths, and a hundred times as
	// much is still far below what a share can hold.
	sum, total := share(0), share(0)
	for i, std := range a.catalogue.standards {
		if steps := a.steps(i); len(steps) > 0 {
			score := a.total(steps, i)
			s.Standards = append(s.Standards, WeightedStandard{Standard: std.Name, Score: score, Weight: weights[i].float()})
			sum, total = sum+weights[i], total+weights[i]*share(score)
		}
	}
	if sum == 0 {
		return s
	}
	s.WeightedScore = int((total + sum/2) / sum)
	for i := range s.Standards {
		part := &s.Standards[i]
		part.WeightedScore = float64((100*share(part.Score)*shareOf(part.Weight)+sum/2)/sum) / 100
	}
	return s
}

// weights gives what each standard counts.
func (c *Catalogue) weights(opts *Options) []share {
	var given map[int]givenWeight
	if opts != nil {
		given = c.givenWeights(opts.Weights)
	}
	weights := make([]share, len(c.standards))
	for i := range weights {
		weights[i] = c.weightOf(i, given)
	}
	return weights
}

// weightOf is what a standard counts.
func (c *Catalogue) weightOf(standard int, given map[int]givenWeight) share {
	if g := given[standard]; g.times == 1 && isWeight(g.weight) {
		return shareOf(g.weight)
	}
	return shareOf(c.standards[standard].Weight)
}

// applying gives the standards that apply.
func (c *Catalogue) applying(names []string) []int {
	var list []int
	for i := range c.standards {
		if names == nil || slices.ContainsFunc(names, func(name string) bool { return c.standardLike(name) == i }) {
			list = append(list, i)
		}
	}
	return list
}

// HasWeight reports whether a standard that applies has a weight above 0. Without one there is
// no weighted score.
func (o *Options) HasWeight() bool {
	if o == nil {
		o = &Options{}
	}
	c := o.catalogue()
	weights := c.weights(o)
	return slices.ContainsFunc(c.applying(o.Standards), func(i int) bool { return weights[i] > 0 })
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
	if known == len(weights) {
		return errs
	}
	for _, name := range slices.Sorted(maps.Keys(weights)) {
		if len(weights) <= len(c.standards) && c.standardLike(name) < 0 && strictjson.IsName(name) {
			errs = append(errs, &FieldError{"weights." + name, "is not the weight of a standard"})
			known++
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
