package measure

import (
	"cmp"
	"slices"
	"sort"
)

// A place is a span of a kind, expected or reported.
type place struct {
	kind       Kind
	start, end int
	confidence level // of a reported one
	matched    int   // of a reported one: the index of the expected one, or -1
	taken      bool  // of an expected one
}

func byStart(a, b place) int {
	return cmp.Or(cmp.Compare(a.start, b.start), cmp.Compare(a.end, b.end), cmp.Compare(a.kind, b.kind))
}

func byConfidence(a, b place) int {
	return cmp.Or(cmp.Compare(b.confidence, a.confidence), byStart(a, b))
}

// match lets each guess, which come by confidence, take the free place that it
// agrees with most, of those that may be taken and have enough in common. Places
// come by start, and the first of equal ones is taken.
func match(places, guesses []place, least float64, may func(w, g *place) bool) {
	for i := range places {
		places[i].taken = false
	}
	longest := longestOf(places)
	for i := range guesses {
		g := &guesses[i]
		g.matched = -1
		best := 0.0
		for j := firstNear(places, g, longest); j < len(places) && places[j].start < g.end; j++ {
			w := &places[j]
			if w.taken || !may(w, g) {
				continue
			}
			if share := inCommon(w, g); share >= least && share > best {
				g.matched, best = j, share
			}
		}
		if g.matched >= 0 {
			places[g.matched].taken = true
		}
	}
}

// mostCommon is the kind of the expected place that a guess has most in common
// with, or Nothing.
func mostCommon(places []place, g *place, longest int) Kind {
	kind, best := Nothing, 0.0
	for j := firstNear(places, g, longest); j < len(places) && places[j].start < g.end; j++ {
		if share := inCommon(&places[j], g); share > best {
			kind, best = places[j].kind, share
		}
	}
	return kind
}

// inCommon is what two places have in common as a share of what they cover
// together.
func inCommon(a, b *place) float64 {
	both := min(a.end, b.end) - max(a.start, b.start)
	if both <= 0 {
		return 0
	}
	return float64(both) / float64(a.end-a.start+b.end-b.start-both)
}

// firstNear is the index of the first place that can overlap a guess.
func firstNear(places []place, g *place, longest int) int {
	return sort.Search(len(places), func(i int) bool { return places[i].start > g.start-longest })
}

func longestOf(places []place) int {
	if len(places) == 0 {
		return 0
	}
	l := slices.MaxFunc(places, func(a, b place) int { return cmp.Compare(a.end-a.start, b.end-b.start) })
	return l.end - l.start
}
