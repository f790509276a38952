package wordset

import (
	"hash/maphash"

	"github.com/privet-go/privet/profiler/internal/chars"
)

// mostKept is how many entries of a set are kept for the next column.
const mostKept = 1 << 16

// A BitSet is a set of small numbers.
type BitSet []uint64

// Clear makes the set empty, with room for the numbers below n.
func (s *BitSet) Clear(n int) {
	words := n/64 + 1
	if words > cap(*s) || cap(*s) > mostKept {
		*s = make(BitSet, words)
	}
	*s = (*s)[:words]
	clear(*s)
}

// Add reports whether the number is new in the set.
func (s BitSet) Add(i int) bool {
	old := s[i/64]
	s[i/64] |= 1 << (i % 64)
	return old>>(i%64)&1 == 0
}

// A StringSet is a set of values of a column. It holds their places and hashes
// and not the values, and takes a quarter of the time of a map. The seed is a
// random one, so that nobody can make values that fall into one place.
type StringSet struct {
	N       int
	seed    maphash.Seed
	seeded  bool
	entries []stringEntry // a power of two, half of them empty or more
}

type stringEntry struct {
	hash  uint32
	place int32 // in the column, from 1; 0 where there is no entry
}

// Clear makes the set empty, with room for n values.
func (s *StringSet) Clear(n int) {
	if !s.seeded {
		s.seed, s.seeded = maphash.MakeSeed(), true
	}
	size := 16
	for size < 2*n {
		size *= 2
	}
	if size > cap(s.entries) || cap(s.entries) > mostKept {
		s.entries = make([]stringEntry, size)
	}
	s.N, s.entries = 0, s.entries[:size]
	clear(s.entries)
}

// Add adds the value at values[i], which is v but for what stands around it.
func (s *StringSet) Add(values []string, i int, v string) {
	h := uint32(maphash.String(s.seed, v))
	for k := int(h); ; k++ {
		e := &s.entries[k&(len(s.entries)-1)]
		switch {
		case e.place == 0:
			*e = stringEntry{h, int32(i + 1)}
			s.N++
			return
		case e.hash == h && chars.ValueIn(values[e.place-1]) == v:
			return
		}
	}
}
