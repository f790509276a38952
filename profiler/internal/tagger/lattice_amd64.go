package tagger

import (
	"math"

	"github.com/privet-go/privet/profiler/internal/processor"
)

var hasAVX2 = processor.Has().AVX2

// run finds the best way, and for every tag of every word from the first of its names on
// the best way that goes through it.
func (l *lattice) run(n int, m *Model) {
	if hasAVX2 {
		l.runByAVX2(n, m)
	} else {
		l.runPlainly(n, m)
	}
}

// runByAVX2 is runPlainly with the eight tags of a word side by side, in a fifth of the
// instructions. That a tag inside of a name can follow few others is in the transitions.
func (l *lattice) runByAVX2(n int, m *Model) {
	l.forward[0] = l.local[0]
	l.forward[0][tagPersonInside], l.forward[0][tagLocationInside] = impossible, impossible // see follows
	forwardAVX2(&l.local[0], &l.forward[0], n-1, &m.transitions, &lowestScores)
	last := firstOf(&l.forward[n-1], &zeros)
	l.best[n-1] = uint8(last)
	backAVX2(&l.forward[n-1], &l.best[n-1], n-1, &m.into)
	first := 0
	for first < n && l.best[first] == tagOutside {
		first++
	}
	if first == n {
		return // no names
	}
	l.backward[n-1] = [tags]int32{}
	backwardAVX2(&l.local[n-1], &l.backward[n-1], n-1-first, &m.into)
}

// lowestScores are the lowest scores of ways up to a tag: those inside of a name stay as
// impossible as they are.
var lowestScores = func() (s [tags]int32) {
	for k := range s {
		s[k] = math.MinInt32
	}
	s[tagPersonInside], s[tagLocationInside] = impossible, impossible
	return s
}()

// forwardAVX2 gives the n words behind one the scores of the best ways up to their tags.
//
//go:noescape
func forwardAVX2(local, forward *[tags]int32, n int, transitions *[tags][tags]int32, lowest *[tags]int32)

// backAVX2 gives the n words before one the tags of the best way to its tag.
//
//go:noescape
func backAVX2(forward *[tags]int32, best *uint8, n int, into *[tags][tags]int32)

// backwardAVX2 gives the n words before one the scores of the best ways behind their tags.
//
//go:noescape
func backwardAVX2(local, backward *[tags]int32, n int, into *[tags][tags]int32)
