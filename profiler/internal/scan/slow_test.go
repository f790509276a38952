package scan

import (
	"cmp"
	"slices"

	"github.com/privet-go/privet/profiler/internal/spec"
)

// plainResolve is resolve for all candidates at once.
func plainResolve(x *Scratch) {
	x.Kept = x.Kept[:0]
	slices.SortFunc(x.Candidates, func(a, b spec.Candidate) int { return ByRank(&a, &b) })
	// kept is in the order of the text at all times, so that the only two that
	// can overlap a candidate are those beside its place.
	yields := func(c spec.Candidate) bool {
		return c.Named && slices.ContainsFunc(x.Candidates, func(o spec.Candidate) bool { return c.IsInside(&o) })
	}
	for _, c := range slices.Concat(without(x.Candidates, yields), without(x.Candidates, func(c spec.Candidate) bool { return !yields(c) })) {
		i, _ := slices.BinarySearchFunc(x.Kept, c, func(a, b spec.Candidate) int { return cmp.Compare(a.Start, b.Start) })
		if i < len(x.Kept) && x.Kept[i].Start < c.End || i > 0 && x.Kept[i-1].End > c.Start {
			continue
		}
		x.Kept = slices.Insert(x.Kept, i, c)
	}
}

// without gives the candidates of which drop is not true.
func without(list []spec.Candidate, drop func(spec.Candidate) bool) []spec.Candidate {
	return slices.DeleteFunc(slices.Clone(list), drop)
}

// has reports whether a phrase is one of an owner.
func (t *OwnerTable) has(phrase, o int) bool {
	return t.Sets[phrase*t.Words+o>>6]>>(o&63)&1 == 1
}
