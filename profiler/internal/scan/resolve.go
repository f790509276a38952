package scan

import (
	"cmp"
	"slices"

	"github.com/privet-go/privet/profiler/internal/halt"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file sees to it that findings do not overlap. Of candidates that overlap, the
// more confident wins, then the longer, then the one that begins first, then the
// recognizer that stands first in the list. But a name that the tagger has found
// inside of something that has a form yields to that: the person in an e-mail address
// is part of it. A candidate that has lost makes no other lose, so that such a name
// comes back where what it yielded to has not stayed.

// byRank puts the candidate first that wins.
func byRank(a, b *spec.Candidate) int {
	if a.Confidence != b.Confidence {
		return cmp.Compare(b.Confidence, a.Confidence) // as is most often so
	}
	return cmp.Or(
		cmp.Compare(b.End-b.Start, a.End-a.Start),
		cmp.Compare(a.Start, b.Start),
		cmp.Compare(a.Recognizer, b.Recognizer),
		cmp.Compare(a.Reading, b.Reading), // as it stands before decoded
	)
}

// WithNew appends an empty candidate, to be filled in its place. To copy one in larger pieces than
// it has just been written in takes longer than all else about it.
func WithNew(list []spec.Candidate) ([]spec.Candidate, *spec.Candidate) {
	n := len(list)
	if n == cap(list) {
		list = slices.Grow(list, 1)
	}
	list = list[:n+1]
	c := &list[n]
	*c = spec.Candidate{}
	return list, c
}

// add keeps the candidates in the order of their starts. They come almost so:
// only what is found around its trigger, such as an address around its @, begins
// before it, and not far.
func (x *Scratch) add(m spec.Match, recognizer int, confidence float64, phrase int) {
	if m.End == x.length && m.Start == 0 {
		x.whole = max(x.whole, confidence)
	}
	var c *spec.Candidate
	x.Candidates, c = WithNew(x.Candidates)
	c.Match, c.Recognizer, c.Confidence, c.Phrase = m, recognizer, confidence, int32(phrase+1)
	for i := len(x.Candidates) - 1; i > 0 && x.Candidates[i-1].Start > m.Start; i-- {
		x.Candidates[i-1], x.Candidates[i] = x.Candidates[i], x.Candidates[i-1]
	}
}

// Resolve moves to x.kept the candidates that stay.
func Resolve(x *Scratch) {
	x.Kept = x.Kept[:0]
	switch len(x.Candidates) {
	case 0:
	case 1:
		x.Kept, x.Candidates = x.Candidates, x.Kept
	default:
		Settle(x, 0, true)
	}
}

// LongestCluster bounds the bytes between the beginnings of the first and the last
// candidate of a cluster. One that goes on is parted there; what overlaps
// something that stays before the gap is lost.
const LongestCluster = 64 << 10

// Settle appends to x.kept the candidates that stay, and removes those that are
// dealt with from x.candidates. It goes from cluster to cluster, a cluster being
// candidates of which each overlaps another one, so that the work grows with the
// text and not with its square. Without final only clusters are dealt with that
// nothing that begins at known or behind it belongs to.
func Settle(x *Scratch, known int, final bool) {
	from := 0
	for n := 1; from < len(x.Candidates); n++ {
		if n%sightsBetweenChecks == 0 {
			halt.Check(x.Context)
		}
		first := x.Candidates[from].Start
		if first < x.settled {
			from++
			continue
		}
		to, end := from+1, x.Candidates[from].End
		for to < len(x.Candidates) && x.Candidates[to].Start < end && x.Candidates[to].Start < first+LongestCluster {
			end = max(end, x.Candidates[to].End)
			to++
		}
		if !final && min(end, first+LongestCluster) > known {
			break
		}
		if to == from+1 {
			x.Kept = append(x.Kept, x.Candidates[from])
		} else {
			x.keepOf(x.Candidates[from:to])
		}
		if last := len(x.Kept) - 1; last >= 0 {
			x.settled = max(x.settled, x.Kept[last].End)
		}
		from = to
	}
	x.Candidates = append(x.Candidates[:0], x.Candidates[from:]...)
}

// keepOf appends to x.kept those of a cluster that stay.
func (x *Scratch) keepOf(cluster []spec.Candidate) {
	if len(cluster) == 2 { // the two overlap
		winner, other := &cluster[0], &cluster[1]
		if byRank(other, winner) < 0 {
			winner, other = other, winner
		}
		if winner.Named && winner.IsInside(other) {
			winner = other
		}
		x.Kept = append(x.Kept, *winner)
		return
	}
	x.order, x.taken = x.order[:0], x.taken[:0]
	longest := 0
	for i := range cluster {
		x.order = append(x.order, cluster[i].Ranked(i, cluster[0].Start))
		x.taken = append(x.taken, false)
		longest = max(longest, cluster[i].End-cluster[i].Start)
	}
	slices.SortFunc(x.order, func(a, b spec.Ranked) int {
		switch {
		case a.First != b.First:
			return cmp.Compare(a.First, b.First)
		case a.Second != b.Second:
			return cmp.Compare(a.Second, b.Second)
		}
		return byRank(&cluster[a.Number], &cluster[b.Number])
	})
	yielded := x.order[:0]
	for _, r := range x.order {
		i := r.Number
		if cluster[i].Named && yields(cluster, i, longest) {
			yielded = append(yielded, r)
		} else {
			x.taken[i] = x.isFree(cluster, i, longest)
		}
	}
	for _, r := range yielded {
		x.taken[r.Number] = x.isFree(cluster, r.Number, longest)
	}
	for i, taken := range x.taken {
		if taken {
			x.Kept = append(x.Kept, cluster[i])
		}
	}
}

// yields reports whether a name lies inside of something else that is likely enough.
// The cluster is in the order of the starts, and nothing in it is longer than longest.
func yields(cluster []spec.Candidate, i, longest int) bool {
	c := &cluster[i]
	for j := i; j >= 0 && cluster[j].Start > c.Start-longest; j-- {
		if c.IsInside(&cluster[j]) {
			return true
		}
	}
	for j := i + 1; j < len(cluster) && cluster[j].Start == c.Start; j++ {
		if c.IsInside(&cluster[j]) {
			return true
		}
	}
	return false
}

// isFree reports whether the candidate overlaps none that is taken.
func (x *Scratch) isFree(cluster []spec.Candidate, i, longest int) bool {
	c := &cluster[i]
	for j := i + 1; j < len(cluster) && cluster[j].Start < c.End; j++ {
		if x.taken[j] {
			return false
		}
	}
	for j := i - 1; j >= 0 && cluster[j].Start > c.Start-longest; j-- {
		if x.taken[j] && cluster[j].End > c.Start {
			return false
		}
	}
	return true
}
