package attack

import (
	"math/rand/v2"
	"testing"
)

// TestHashTable compares the table with a map of Go, at one size after another, and
// holds that its memory is what it says.
func TestHashTable(t *testing.T) {
	b := newBudget(1 << 40)
	table := newTable[uint32](b, 1)
	plain := map[uint64]int64{}
	r := rand.New(rand.NewPCG(1, 2))
	var hashes []uint64
	for k := range 20000 {
		h := r.Uint64()
		if k%3 == 0 && len(hashes) > 0 {
			h = hashes[r.IntN(len(hashes))]
		}
		if k%7 == 0 {
			h = 0 // the hardest key, and a count that does not fit
		}
		hashes = append(hashes, h)
		i, first, wanted := table.add(h)
		if !wanted || first != (plain[h] == 0) {
			t.Fatalf("value %d: first %v, wanted %v", k, first, wanted)
		}
		if first {
			table.values[i] = head(h)
		}
		plain[h]++
	}
	if table.n != len(plain) || b.used != table.bytes() || table.bytes() != int64(len(table.words))*(8+4) {
		t.Errorf("%d values in %d bytes; want %d, and %d bytes were taken", table.n, table.bytes(), len(plain), b.used)
	}
	for h, n := range plain {
		i, ok := table.has(h)
		if !ok || table.count(i) != n || table.values[i] != head(h) {
			t.Fatalf("a value was counted %d times, want %d", table.count(i), n)
		}
	}
	for range 1000 {
		if _, ok := table.has(r.Uint64()); ok {
			t.Fatal("a value is there that was not added")
		}
	}
	if i, _ := table.has(0); table.mark(i) || !table.mark(i) || table.count(i) != plain[0] {
		t.Error("the flag is not what it was set to")
	}
}

// TestHashTableThinned holds that a table under a budget keeps to it, and knows of the
// values that it wants what it knows without one.
func TestHashTableThinned(t *testing.T) {
	const most = 16 << 10
	b := newBudget(most)
	tables := []*hashTable[struct{}]{newTable[struct{}](b, 1), newTable[struct{}](b, 4)}
	plain := map[uint64]int64{}
	r := rand.New(rand.NewPCG(3, 4))
	for k := range 30000 {
		h := r.Uint64()
		if k%2 == 0 {
			h = h % 4000 * 0x123456789ABCDEF1
		}
		plain[h]++
		for _, table := range tables {
			table.add(h)
		}
		if b.used > most {
			t.Fatalf("%d bytes are used after %d values", b.used, k)
		}
	}
	if b.used != tables[0].bytes()+tables[1].bytes() || b.shift == 0 || tables[0].shift >= tables[1].shift {
		t.Errorf("%d bytes, tables are thinned by %d and %d", b.used, tables[0].shift, tables[1].shift)
	}
	for _, table := range tables {
		n := 0
		for h, count := range plain {
			i, ok := table.has(h)
			if ok != table.wants(h) || ok && table.count(i) != count {
				t.Fatalf("a value is there: %v; it was counted %d times", ok, count)
			}
			if ok {
				n++
			}
		}
		if n != table.n || n < 50 {
			t.Errorf("%d values are remembered, %d are said to be", n, table.n)
		}
	}
}
