package audit

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/risk"
)

// A Policy is a masking policy as the masker reads it: encoded in JSON, it is the
// document that masker.ParsePolicy takes. It names no key, so that it can be used
// at once.
type Policy struct {
	Default string                     `json:"default"`
	Labels  map[privet.Label]Operation `json:"labels"` // never nil

	// Unknown is redact where columns that are UNKNOWN are to be removed. Empty: Default.
	Unknown string `json:"unknown,omitempty"`

	// Standards are those of [Options], so that what was masked is scored under them again.
	Standards []string `json:"standards,omitempty"`
}

// An Operation says what is done to a label: mask, redact, text or keep.
type Operation struct {
	Operator string `json:"operator"`
}

// Apply gives the tags that are left of a data set once the policy is carried out
// on it, and those that are masked or gone then. Scoring the one with the other as
// [risk.Options].Masked gives what the [Plan] has announced, when tags whose masking
// leaks are no more counted as masked than the plan counts them: masking them again may
// leave the same. Names are as the caller wrote them; the catalogue is nil for the
// built-in one.
func (p *Policy) Apply(tags, masked []string, catalogue *risk.Catalogue) (left, maskedNow []string) {
	s := newState(tags, &Options{Catalogue: catalogue, Masked: masked})
	for _, k := range s.kinds {
		operator := p.Labels[k.kind.Label].Operator
		switch k.kind.Label {
		case privet.None:
			operator = "keep"
		case privet.Unknown:
			operator = p.Unknown
		}
		switch operator {
		case "redact":
			maskedNow = append(maskedNow, k.tag)
			continue
		case "keep":
			if k.masked {
				maskedNow = append(maskedNow, k.tag)
			}
		default:
			maskedNow = append(maskedNow, k.tag)
		}
		left = append(left, k.tag)
	}
	return slices.Concat(left, s.unknown), maskedNow
}

// A Plan is the least that brings a score below a level, and what comes of it.
type Plan struct {
	Policy     *Policy    `json:"policy"`     // does the plan, and keeps all else by name
	Below      risk.Level `json:"below"`      // the score is brought below this level
	ScoreAfter int        `json:"scoreAfter"` // once the policy is carried out
	LevelAfter risk.Level `json:"levelAfter"`

	// Remove and Mask are the tags that are removed and masked, in the order
	// sent. They are never nil.
	Remove []string `json:"remove"`
	Mask   []string `json:"mask"`

	// Exact says that no policy would do which removes fewer tags, or which
	// removes the same tags and masks fewer.
	Exact bool `json:"exact"`
}

// MaxExact is the largest number of tags for which all choices are tried.
const MaxExact = 10

// treatment is the operator that answers what is advised for a tag.
func (s *state) treatment(k known) string {
	switch {
	case s.isForbidden(k), k.kind.Category == privet.CategoryCredential && !k.masked, leaks(k):
		return "redact"
	case k.kind.Label == "FREE_TEXT":
		return "text"
	}
	return "mask"
}

// newPolicy is a policy that names no label yet.
func (s *state) newPolicy() *Policy {
	return &Policy{Default: "mask", Labels: map[privet.Label]Operation{}, Standards: s.standards}
}

// policy makes the policy that does what is advised for each tag, and the score after it. What
// nobody could tell is under its default, which masks it whole.
func (c *inspection) policy() (*Policy, int) {
	p := c.newPolicy()
	var gone []string
	for _, k := range c.kinds {
		operator := c.treatment(k)
		if operator == "redact" {
			gone = append(gone, k.tag)
		}
		p.set(k, operator)
	}
	return p, c.masking(c.tagsWhere(func(known) bool { return true })).removing(gone).score()
}

// set has the policy treat a tag.
func (p *Policy) set(k known, operator string) {
	switch {
	case isUnknown(k) && operator == "redact":
		p.Unknown = operator
	case k.kind.Category != privet.CategoryNone: // a column that is not personal passes
		p.Labels[k.kind.Label] = Operation{operator}
	}
}

// plan makes the plan; the documentation of the package says how.
func (c *inspection) plan(below risk.Level) Plan {
	if below == "" {
		below = risk.High
	}
	if below == risk.Low {
		below = risk.Medium
	}
	target := limit(below)
	remove := c.tagsWhere(c.isForbidden)
	s := c.removing(remove).masking(c.tagsWhere(func(k known) bool { return isUnknown(k) && !leaks(k) })) // by the default of the policy
	candidates := s.strongest(func(k known) bool { return !k.masked })

	exact := true
	all := s.cleaning(candidates)
	if all.score() >= target {
		// Masked tags can be removed as well.
		leftovers := all.strongest(func(known) bool { return true })
		more, ok := fewest(leftovers, func(tags []string) bool { return all.removing(tags).score() < target })
		exact = exact && ok
		remove = append(remove, more...)
		s = s.removing(more)
		candidates = slices.DeleteFunc(candidates, among(more))
	}
	mask, ok := fewest(candidates, func(tags []string) bool { return s.cleaning(tags).score() < target })
	exact = exact && ok
	after := s.cleaning(mask).score()
	if leaks := among(s.tagsWhere(leaks)); slices.ContainsFunc(mask, leaks) {
		exact = false // which of the tags are removed was not weighed
		for _, t := range mask {
			if leaks(t) {
				remove = append(remove, t)
			}
		}
		mask = slices.DeleteFunc(mask, leaks)
	}

	isRemoved, isMasked := among(remove), among(mask)
	p := c.newPolicy()
	for _, k := range c.kinds {
		operator := "keep"
		switch {
		case isRemoved(k.tag):
			operator = "redact"
		case (isMasked(k.tag) || k.meant) && k.kind.Label == "FREE_TEXT":
			operator = "text"
		case isMasked(k.tag) || k.meant:
			// What is masked already stays so when the original is masked anew.
			operator = "mask"
		}
		p.set(k, operator)
	}
	return Plan{
		Policy: p, Below: below, ScoreAfter: after, LevelAfter: risk.LevelOf(after), Exact: exact,
		Remove: nonNil(c.inOrder(remove)), Mask: nonNil(c.inOrder(mask)),
	}
}

// leaks reports whether masking was found to leak.
func leaks(k known) bool { return len(k.leaks) > 0 }

// cleaning is s with tags masked, and those of them removed whose masking was found to
// leak: masking them once more may leave the same.
func (s *state) cleaning(tags []string) *state {
	in := among(tags)
	return s.masking(tags).removing(s.tagsWhere(func(k known) bool { return in(k.tag) && leaks(k) }))
}

// strongest gives the tags that hold and that score, the most sensitive first, so
// that ties between choices go to them.
func (s *state) strongest(holds func(known) bool) []string {
	kinds := slices.DeleteFunc(slices.Clone(s.kinds), func(k known) bool { return !holds(k) || k.kind.Sensitivity == 0 })
	slices.SortFunc(kinds, func(a, b known) int {
		return cmp.Or(cmp.Compare(b.kind.Sensitivity, a.kind.Sensitivity), cmp.Compare(a.kind.Label, b.kind.Label))
	})
	tags := make([]string, len(kinds))
	for i, k := range kinds {
		tags[i] = k.tag
	}
	return tags
}

// fewest gives as few tags as are enough, where more of them are never worse and
// all of them are enough. It reports whether no smaller choice exists: it tries all
// choices of up to MaxExact tags, the small ones and the strong tags first, and for
// more tags takes the strongest until they are enough, and then leaves out each one
// that is not needed.
func fewest(tags []string, enough func([]string) bool) (choice []string, exact bool) {
	if len(tags) <= MaxExact {
		pick := func(set uint) []string {
			var picked []string
			for i, t := range tags {
				if set>>i&1 == 1 {
					picked = append(picked, t)
				}
			}
			return picked
		}
		for size := range len(tags) + 1 {
			for set := uint(1)<<size - 1; set < 1<<len(tags); set++ {
				if bits.OnesCount(set) == size && enough(pick(set)) {
					return pick(set), true
				}
			}
		}
		return tags, true
	}
	// More tags are never worse, so that the number that is enough can be halved
	// in on.
	low, high := 0, len(tags)
	for low < high {
		if mid := (low + high) / 2; enough(tags[:mid]) {
			high = mid
		} else {
			low = mid + 1
		}
	}
	choice = slices.Clone(tags[:high])
	// The weakest are tried first. A bound keeps the time of huge lists in hand.
	for i := len(choice) - 1; i >= 0 && len(tags) <= maxPruned; i-- {
		if without := slices.Delete(slices.Clone(choice), i, i+1); enough(without) {
			choice = without
		}
	}
	return choice, len(choice) == 0
}

// maxPruned is the largest number of tags of which one after another is tried to
// be left out.
const maxPruned = 200

func nonNil(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}
