package attack

import (
	"iter"
	"math/bits"
	"unsafe"
)

// A hashTable counts values by their hashes, and remembers a V of each. A map of Go
// takes some 50 bytes for what takes 8 bytes and a V here, at a load of three quarters.
// It is an open-addressed table with linear probing (Knuth, volume 3, section 6.4) that
// grows by a quarter.
//
// Of a hash 54 bits are kept, in a word with a flag and a small count. Two of a million
// values are taken for one with a probability of 3·10⁻⁵.
type hashTable[V any] struct {
	sampled
	budget *budget
	words  []uint64 // 0 where there is none
	values []V
	n      int
	more   map[uint64]int64 // counts that do not fit into a word, by its key
}

// A word holds a key, a flag, and a count from 1 to mostCount.
const (
	countBits = 9
	mostCount = 1<<countBits - 1
	flagBit   = 1 << countBits
	keyMask   = ^uint64(flagBit | mostCount)
)

// leastTable is how many places a table has at first.
const leastTable = 16

// newTable puts a table under a budget.
func newTable[V any](b *budget, weight int64) *hashTable[V] {
	t := &hashTable[V]{budget: b}
	t.weight, t.size, t.thin = weight, t.bytes, t.rebuild
	b.maps = append(b.maps, &t.sampled)
	return t
}

// bytes returns the memory of the table.
func (t *hashTable[V]) bytes() int64 { return bytesOf[V](len(t.words)) }

func bytesOf[V any](places int) int64 {
	var v V
	return int64(places) * int64(8+unsafe.Sizeof(v))
}

// place returns where a key is looked for first. The multiplier spreads keys that begin
// alike (Knuth, the same section).
func (t *hashTable[V]) place(key uint64) int {
	hi, _ := bits.Mul64(key*0x9E3779B97F4A7C15, uint64(len(t.words)))
	return int(hi)
}

// find returns the place of a hash, or the free one where it belongs.
func (t *hashTable[V]) find(h uint64) (i int, found bool) {
	key := h & keyMask
	if len(t.words) == 0 {
		return 0, false
	}
	for i = t.place(key); t.words[i] != 0; {
		if t.words[i]&keyMask == key {
			return i, true
		}
		if i++; i == len(t.words) {
			i = 0
		}
	}
	return i, false
}

// add counts a value and returns its place, and whether it is there for the first time.
// It reports false for one that is not among those remembered.
func (t *hashTable[V]) add(h uint64) (i int, first, wanted bool) {
	if !t.wants(h) {
		return 0, false, false
	}
	i, found := t.find(h)
	if found {
		if t.words[i]&mostCount < mostCount {
			t.words[i]++
		} else {
			if t.more == nil {
				t.more = map[uint64]int64{}
			}
			t.more[h&keyMask]++
		}
		return i, false, true
	}
	if (t.n+1)*8 > len(t.words)*7 {
		before := t.shift
		grown := len(t.words)*5/4 + leastTable
		delta := bytesOf[V](grown) - t.bytes()
		t.budget.take(delta)
		if t.shift != before { // it was thinned instead
			t.budget.used -= delta
			if !t.wants(h) {
				return 0, false, false
			}
			return t.add(h)
		}
		t.resize(grown)
		i, _ = t.find(h)
	}
	t.words[i] = h&keyMask | 1
	t.n++
	return i, true, true
}

// resize moves what is remembered to a table of another size, and drops what is no
// longer wanted.
func (t *hashTable[V]) resize(places int) {
	words, values := t.words, t.values
	t.words, t.values, t.n = make([]uint64, places), make([]V, places), 0
	for k, w := range words {
		if w == 0 {
			continue
		}
		if !t.wants(w) {
			delete(t.more, w&keyMask)
			continue
		}
		i, _ := t.find(w)
		t.words[i], t.values[i] = w, values[k]
		t.n++
	}
}

// rebuild drops what is no longer wanted and gives the memory back.
func (t *hashTable[V]) rebuild() {
	before, kept := t.bytes(), 0
	for _, w := range t.words {
		if w != 0 && t.wants(w) {
			kept++
		}
	}
	t.resize(kept*5/4 + leastTable)
	t.budget.used += t.bytes() - before
}

// has reports whether a hash is remembered, and its place.
func (t *hashTable[V]) has(h uint64) (i int, ok bool) {
	if !t.wants(h) {
		return 0, false
	}
	return t.find(h)
}

// count returns how often the value at a place was added.
func (t *hashTable[V]) count(i int) int64 {
	n := int64(t.words[i] & mostCount)
	if n == mostCount {
		n += t.more[t.words[i]&keyMask]
	}
	return n
}

// mark sets the flag of the value at a place and reports whether it was set before.
func (t *hashTable[V]) mark(i int) (before bool) {
	before = t.words[i]&flagBit != 0
	t.words[i] |= flagBit
	return before
}

// all returns the places of what is remembered, in no order.
func (t *hashTable[V]) all() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i, w := range t.words {
			if w != 0 && !yield(i) {
				return
			}
		}
	}
}

// head returns the part of a hash that a value of another table remembers of it.
func head(h uint64) uint32 { return uint32(h >> 32) }
