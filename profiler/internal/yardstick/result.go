package main

import (
	"maps"
	"slices"

	"github.com/privet-go/privet/internal/measure"
)

// A result is all that was measured on what others wrote.
type result struct {
	Sentences   int                                  `json:"sentences"` // of each set, at most
	Total       *score                               `json:"total"`
	Groups      []*score                             `json:"groups"`
	Languages   []*score                             `json:"languages"`
	Sets        []*score                             `json:"sets"`
	Files       []*score                             `json:"files,omitempty"`
	Calibration map[measure.Kind]measure.Calibration `json:"calibration"`
	Heaps       []*heap                              `json:"heaps"`
	Speed       []speed                              `json:"speed,omitempty"`
	Skipped     []string                             `json:"skipped,omitempty"` // what is not on this machine
}

// A score is that of a set, or of several together.
type score struct {
	Name      string                   `json:"name"`
	Group     string                   `json:"group,omitempty"`
	Sets      int                      `json:"sets"`
	Sentences int                      `json:"sentences"`
	Kinds     map[measure.Kind]*counts `json:"kinds"`

	// Labelled is how many characters are labelled as something personal, and
	// Covered how many of them are in any finding.
	Labelled int `json:"labelledCharacters"`
	Covered  int `json:"coveredCharacters"`

	CalibrationError *float64 `json:"calibrationError,omitempty"` // of a set

	report *measure.Report // of a set
}

// counts are those of one kind.
type counts struct {
	Sets     int `json:"sets"` // that annotate it
	Expected int `json:"expected"`
	Reported int `json:"reported"`
	Right    int `json:"right"`
	Touching int `json:"touching"` // right where any overlap is enough

	F1         float64 `json:"f1"`
	AnyOverlap float64 `json:"f1AtAnyOverlap"`
	Macro      float64 `json:"macroF1"` // the mean over sets
}

// finish computes the shares of one set, or of several whose macro sums are there.
func (c *counts) finish() {
	c.F1, c.AnyOverlap = f1(c.Right, c.Expected, c.Reported), f1(c.Touching, c.Expected, c.Reported)
	if c.Sets == 1 {
		c.Macro = c.F1
	}
}

func f1(right, expected, reported int) float64 {
	return 2 * float64(right) / float64(max(expected+reported, 1))
}

// cover counts the characters of labelled places, and those that are found. In sets
// of proper nouns, those count.
func (r *score) cover(labelled, found []span, nouns bool) {
	var in []bool
	for _, f := range found {
		in = mark(in, f)
	}
	var want []bool
	for _, l := range labelled {
		if !slices.Contains(impersonal, l.label) || nouns && l.label == "PROPN" {
			want = mark(want, l)
		}
	}
	for i, ok := range want {
		if ok {
			r.Labelled++
			if i < len(in) && in[i] {
				r.Covered++
			}
		}
	}
}

// mark marks the places of a span.
func mark(in []bool, s span) []bool {
	if n := s.end - len(in); n > 0 {
		in = append(in, make([]bool, n)...)
	}
	for i := s.start; i < s.end; i++ {
		in[i] = true
	}
	return in
}

// addKinds takes the counts of two reports of one set, at 0.9 and at any overlap.
func (r *score) addKinds(exact, touching *measure.Report) {
	r.Kinds = map[measure.Kind]*counts{}
	for _, e := range exact.Kinds {
		r.kind(e.Kind).add(&counts{Sets: 1, Expected: e.Expected, Reported: e.Reported, Right: e.Right, Touching: scoreOf(touching, e.Kind).Right})
	}
	for _, k := range named {
		if c := r.Kinds[k]; c != nil {
			sum := r.kind(names)
			sum.add(c)
			sum.Sets = 1
		}
	}
}

func (r *score) kind(k measure.Kind) *counts {
	if r.Kinds[k] == nil {
		r.Kinds[k] = new(counts)
	}
	return r.Kinds[k]
}

func (c *counts) add(other *counts) {
	c.Sets += other.Sets
	c.Expected += other.Expected
	c.Reported += other.Reported
	c.Right += other.Right
	c.Touching += other.Touching
}

func (r *score) finish() {
	for _, c := range r.Kinds {
		c.finish()
	}
}

// share is the part of the labelled characters that is covered.
func (r *score) share() float64 { return float64(r.Covered) / float64(max(r.Labelled, 1)) }

// pool adds scores up under a name.
func pool(name string, scores []*score) *score {
	sum := &score{Name: name, Kinds: map[measure.Kind]*counts{}}
	for _, r := range scores {
		sum.Sets += r.Sets
		sum.Sentences += r.Sentences
		sum.Labelled += r.Labelled
		sum.Covered += r.Covered
		for k, c := range r.Kinds {
			all := sum.kind(k)
			all.add(c)
			all.Macro += c.F1
		}
	}
	for _, c := range sum.Kinds {
		c.Macro /= float64(c.Sets)
	}
	sum.finish()
	return sum
}

// poolBy adds up the scores that have a key in common, in the order of keys; nil is
// the alphabet.
func poolBy(scores []*score, key func(*score) string, keys []string) []*score {
	by := map[string][]*score{}
	for _, r := range scores {
		by[key(r)] = append(by[key(r)], r)
	}
	if keys == nil {
		keys = slices.Sorted(maps.Keys(by))
	}
	var list []*score
	for _, k := range keys {
		if len(by[k]) > 0 {
			list = append(list, pool(k, by[k]))
		}
	}
	return list
}
