package profiler

import (
	"cmp"
	"math"
	"slices"
)

// This file sees to it that findings do not overlap. Of candidates that overlap, the
// more confident wins, then the longer, then the one that begins first, then the
// recognizer that stands first in the list. But a name that the tagger has found
// inside of something that has a form yields to that: the person in an e-mail address
// is part of it. A candidate that has lost makes no other lose, so that such a name
// comes back where what it yielded to has not stayed.

// byRank puts the candidate first that wins.
func byRank(a, b *candidate) int {
	if a.confidence != b.confidence {
		return cmp.Compare(b.confidence, a.confidence) // as is most often so
	}
	return cmp.Or(
		cmp.Compare(b.end-b.start, a.end-a.start),
		cmp.Compare(a.start, b.start),
		cmp.Compare(a.recognizer, b.recognizer),
		cmp.Compare(a.reading, b.reading), // as it stands before decoded
	)
}

// withNew appends an empty candidate, to be filled in its place. To copy one in larger pieces than
// it has just been written in takes longer than all else about it.
func withNew(list []candidate) ([]candidate, *candidate) {
	n := len(list)
	if n == cap(list) {
		list = slices.Grow(list, 1)
	}
	list = list[:n+1]
	c := &list[n]
	*c = candidate{}
	return list, c
}

// A ranked is the number of a candidate of a cluster, with what byRank asks about first as whole
// numbers: sorted by these, a long cluster takes a third of the time.
type ranked struct {
	first, second uint64 // the less, the earlier
	number        int
}

// ranked is that of a candidate of a cluster that begins at text[from].
func (c *candidate) ranked(number, from int) ranked {
	const lengths, starts = 1 << 40, 1 << 20 // more than a cluster has
	return ranked{^math.Float64bits(c.confidence), uint64(lengths-(c.end-c.start))*starts + uint64(c.start-from), number}
}

// add keeps the candidates in the order of their starts. They come almost so:
// only what is found around its trigger, such as an address around its @, begins
// before it, and not far.
func (x *scratch) add(m match, recognizer int, confidence float64, phrase int) {
	if m.end == x.length && m.start == 0 {
		x.whole = max(x.whole, confidence)
	}
	var c *candidate
	x.candidates, c = withNew(x.candidates)
	c.match, c.recognizer, c.confidence, c.phrase = m, recognizer, confidence, int32(phrase+1)
	for i := len(x.candidates) - 1; i > 0 && x.candidates[i-1].start > m.start; i-- {
		x.candidates[i-1], x.candidates[i] = x.candidates[i], x.candidates[i-1]
	}
}

// resolve moves to x.kept the candidates that stay.
func resolve(x *scratch) {
	x.kept = x.kept[:0]
	switch len(x.candidates) {
	case 0:
	case 1:
		x.kept, x.candidates = x.candidates, x.kept
	default:
		settle(x, 0, true)
	}
}

// longestCluster bounds the bytes between the beginnings of the first and the last
// candidate of a cluster. One that goes on is parted there; what overlaps
// something that stays before the gap is lost.
const longestCluster = 64 << 10

// settle appends to x.kept the candidates that stay, and removes those that are
// dealt with from x.candidates. It goes from cluster to cluster, a cluster being
// candidates of which each overlaps another one, so that the work grows with the
// text and not with its square. Without final only clusters are dealt with that
// nothing that begins at known or behind it belongs to.
func settle(x *scratch, known int, final bool) {
	from := 0
	for from < len(x.candidates) {
		first := x.candidates[from].start
		if first < x.settled {
			from++
			continue
		}
		to, end := from+1, x.candidates[from].end
		for to < len(x.candidates) && x.candidates[to].start < end && x.candidates[to].start < first+longestCluster {
			end = max(end, x.candidates[to].end)
			to++
		}
		if !final && min(end, first+longestCluster) > known {
			break
		}
		if to == from+1 {
			x.kept = append(x.kept, x.candidates[from])
		} else {
			x.keepOf(x.candidates[from:to])
		}
		if last := len(x.kept) - 1; last >= 0 {
			x.settled = max(x.settled, x.kept[last].end)
		}
		from = to
	}
	x.candidates = append(x.candidates[:0], x.candidates[from:]...)
}

// keepOf appends to x.kept those of a cluster that stay.
func (x *scratch) keepOf(cluster []candidate) {
	if len(cluster) == 2 { // the two overlap
		winner, other := &cluster[0], &cluster[1]
		if byRank(other, winner) < 0 {
			winner, other = other, winner
		}
		if winner.named && winner.isInside(other) {
			winner = other
		}
		x.kept = append(x.kept, *winner)
		return
	}
	x.order, x.taken = x.order[:0], x.taken[:0]
	longest := 0
	for i := range cluster {
		x.order = append(x.order, cluster[i].ranked(i, cluster[0].start))
		x.taken = append(x.taken, false)
		longest = max(longest, cluster[i].end-cluster[i].start)
	}
	slices.SortFunc(x.order, func(a, b ranked) int {
		switch {
		case a.first != b.first:
			return cmp.Compare(a.first, b.first)
		case a.second != b.second:
			return cmp.Compare(a.second, b.second)
		}
		return byRank(&cluster[a.number], &cluster[b.number])
	})
	yielded := x.order[:0]
	for _, r := range x.order {
		i := r.number
		if cluster[i].named && yields(cluster, i, longest) {
			yielded = append(yielded, r)
		} else {
			x.taken[i] = x.isFree(cluster, i, longest)
		}
	}
	for _, r := range yielded {
		x.taken[r.number] = x.isFree(cluster, r.number, longest)
	}
	for i, taken := range x.taken {
		if taken {
			x.kept = append(x.kept, cluster[i])
		}
	}
}

// yields reports whether a name lies inside of something else that is likely enough.
// The cluster is in the order of the starts, and nothing in it is longer than longest.
func yields(cluster []candidate, i, longest int) bool {
	c := &cluster[i]
	for j := i; j >= 0 && cluster[j].start > c.start-longest; j-- {
		if c.isInside(&cluster[j]) {
			return true
		}
	}
	for j := i + 1; j < len(cluster) && cluster[j].start == c.start; j++ {
		if c.isInside(&cluster[j]) {
			return true
		}
	}
	return false
}

// isInside reports whether a name is part of a longer place that has a form.
func (c *candidate) isInside(other *candidate) bool {
	return !other.named && other.confidence >= DefaultMinConfidence && other.start <= c.start && c.end <= other.end && other.end-other.start > c.end-c.start
}

// isFree reports whether the candidate overlaps none that is taken.
func (x *scratch) isFree(cluster []candidate, i, longest int) bool {
	c := &cluster[i]
	for j := i + 1; j < len(cluster) && cluster[j].start < c.end; j++ {
		if x.taken[j] {
			return false
		}
	}
	for j := i - 1; j >= 0 && cluster[j].start > c.start-longest; j-- {
		if x.taken[j] && cluster[j].end > c.start {
			return false
		}
	}
	return true
}
