package attack

import "hash/maphash"

// A budget bounds the memory of all sets and maps of a comparison that remember
// values. When it would be exceeded, the largest halves what it remembers: only values
// whose hash begins with one more zero bit stay, so that what is said about those that
// stay is exact. This is distinct sampling (Gibbons, VLDB 2001).
type budget struct {
	seed  maphash.Seed
	most  int64 // bytes
	used  int64
	maps  []*sampled
	shift uint // the largest of the maps
}

// A sampled set or map says which of its values it remembers.
type sampled struct {
	shift  uint
	weight int64        // how much sooner it is thinned than others of its size
	size   func() int64 // in bytes
	thin   func()       // drops the values that are no longer wanted
}

func newBudget(most int64) *budget { return &budget{seed: maphash.MakeSeed(), most: most} }

// hash returns a keyed hash of a value. The key is of this comparison alone, so that
// nobody can prepare values that meet.
func (b *budget) hash(s string) uint64 { return maphash.String(b.seed, s) }

func (b *budget) hashBytes(s []byte) uint64 { return maphash.Bytes(b.seed, s) }

// wants reports whether a value with this hash is remembered.
func (s *sampled) wants(h uint64) bool { return h>>(64-s.shift) == 0 }

// share returns the part of the values that is remembered, as one in so many.
func (s *sampled) share() int64 { return 1 << s.shift }

// maxShift is the most that a map is thinned. Beyond it there is nothing worth
// thinning.
const maxShift = 40

// take takes memory, and thins maps while there is not enough.
func (b *budget) take(bytes int64) {
	b.used += bytes
	for b.used > b.most {
		var largest *sampled
		for _, m := range b.maps {
			if m.shift < maxShift && (largest == nil || m.size()*m.weight > largest.size()*largest.weight) {
				largest = m
			}
		}
		if largest == nil || largest.size() == 0 {
			return
		}
		largest.shift++
		largest.thin()
		b.shift = max(b.shift, largest.shift)
	}
}

// share returns the smallest part that a map remembers, as one in so many.
func (b *budget) share() int64 { return 1 << b.shift }
