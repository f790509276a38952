package validator

import "hash/maphash"

// A budget bounds how many values all sets and maps of a comparison remember
// together. When they would be more, it halves what is remembered: only values
// whose hash ends in one more zero bit stay, the same ones in every map, so that
// what is said about those that stay is exact. This is distinct sampling (Gibbons,
// VLDB 2001). Which values stay depends on the values and not on their order.
type budget struct {
	seed  maphash.Seed
	most  int
	used  int
	shift uint
	maps  []interface {
		thin(mask uint64) (dropped int)
	}
}

func newBudget(most int) *budget { return &budget{seed: maphash.MakeSeed(), most: most} }

// hash is a keyed hash of a value. The key is of this comparison alone, so that
// nobody can prepare values that meet.
func (b *budget) hash(s string) uint64 { return maphash.String(b.seed, s) }

func (b *budget) hashBytes(s []byte) uint64 { return maphash.Bytes(b.seed, s) }

// wants reports whether a value with this hash is remembered.
func (b *budget) wants(h uint64) bool { return h&(1<<b.shift-1) == 0 }

// added is called after a value has been added.
func (b *budget) added() {
	b.used++
	for b.used > b.most {
		b.shift++
		for _, m := range b.maps {
			b.used -= m.thin(1<<b.shift - 1)
		}
	}
}

// share is the part of the values that is remembered, as one in so many.
func (b *budget) share() int64 { return 1 << b.shift }

// A valueMap says for a hashed value what was seen with it.
type valueMap struct {
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
	b.maps = append(b.maps, m)
	return m
}

// add notes that the value of hash h was seen with that of hash other. It gives
// what was known before, and whether the value is among those remembered.
func (m *valueMap) add(h, other uint64, column int) (before seen, known, wanted bool) {
	if !m.budget.wants(h) {
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

func (m *valueMap) thin(mask uint64) (dropped int) {
	for h := range m.entries {
		if h&mask != 0 {
			delete(m.entries, h)
			dropped++
		}
	}
	return dropped
}
