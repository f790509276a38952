package validator

import "hash/maphash"

// A budget bounds how many values all sets and maps of a comparison remember
// together. When they would be more, each large one halves what it remembers: only
// values whose hash ends in one more zero bit stay, so that what is said about
// those that stay is exact. This is distinct sampling (Gibbons, VLDB 2001). Which
// values stay depends on the values and not on their order. Small maps keep all.
type budget struct {
	seed  maphash.Seed
	most  int
	used  int
	maps  []*sampled
	shift uint // the largest of the maps
}

// A sampled set or map says which of its values it remembers.
type sampled struct {
	shift uint
	size  func() int
	thin  func(mask uint64) // drops the values whose hash has a bit of the mask
}

func newBudget(most int) *budget { return &budget{seed: maphash.MakeSeed(), most: most} }

// hash is a keyed hash of a value. The key is of this comparison alone, so that
// nobody can prepare values that meet.
func (b *budget) hash(s string) uint64 { return maphash.String(b.seed, s) }

func (b *budget) hashBytes(s []byte) uint64 { return maphash.Bytes(b.seed, s) }

// join puts a set or map under the budget.
func (b *budget) join(size func() int, thin func(mask uint64)) *sampled {
	s := &sampled{size: size, thin: thin}
	b.maps = append(b.maps, s)
	return s
}

// wants reports whether a value with this hash is remembered.
func (s *sampled) wants(h uint64) bool { return h&(1<<s.shift-1) == 0 }

// share is the part of the values that is remembered, as one in so many.
func (s *sampled) share() int64 { return 1 << s.shift }

// small is the part of the budget that a map can have without being thinned, as one
// in so many.
const small = 64

// added is called after a value has been added.
func (b *budget) added() {
	b.used++
	for b.used > b.most {
		for _, m := range b.maps {
			before := m.size()
			// When there are so many maps that small ones fill the budget, these
			// are thinned too.
			if before == 0 || before <= b.most/small && len(b.maps) < small/2 {
				continue
			}
			m.shift++
			m.thin(1<<m.shift - 1)
			b.used -= before - m.size()
			b.shift = max(b.shift, m.shift)
		}
	}
}

// share is the smallest part that a map remembers, as one in so many.
func (b *budget) share() int64 { return 1 << b.shift }

// A valueMap says for a hashed value what was seen with it.
type valueMap struct {
	*sampled
	budget  *budget
	entries map[uint64]seen
}

// A seen is what is remembered of a value, in 16 bytes.
type seen struct {
	other uint64 // the hash of what it was seen with first
	count uint32 // how often, up to the largest number
	where uint32 // twice column.id of where it was seen first, and one more when it was seen with others as well
}

func (s seen) column() int { return int(s.where >> 1) }
func (s seen) many() bool  { return s.where&1 == 1 }

func (b *budget) newMap() *valueMap {
	m := &valueMap{budget: b, entries: map[uint64]seen{}}
	m.sampled = b.join(func() int { return len(m.entries) }, func(mask uint64) { thin(m.entries, mask) })
	return m
}

// add notes that the value of hash h was seen with that of hash other. It gives
// what was known before, and whether the value is among those remembered.
func (m *valueMap) add(h, other uint64, column int) (before seen, known, wanted bool) {
	if !m.wants(h) {
		return seen{}, false, false
	}
	e, known := m.entries[h]
	if !known {
		m.entries[h] = seen{other: other, count: 1, where: uint32(column) << 1}
		m.budget.added()
		return seen{}, false, true
	}
	before = e
	if e.count < 1<<32-1 {
		e.count++
	}
	if e.other != other {
		e.where |= 1
	}
	m.entries[h] = e
	return before, true, true
}

func thin[V any](entries map[uint64]V, mask uint64) {
	for h := range entries {
		if h&mask != 0 {
			delete(entries, h)
		}
	}
}
