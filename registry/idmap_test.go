package registry

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"

	"github.com/privet-go/privet"
)

// TestIDMap holds that an idMap is a map in order, that what is done to a copy does not show
// in the original, and that it stays shallow whatever the order of the IDs is.
func TestIDMap(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 5))
	m, plain := newIDMap[int](), map[string]*int{}
	for range 4000 {
		old, was := m, maps.Clone(plain)
		id := fmt.Sprint(rng.IntN(300))
		if rng.IntN(3) == 0 {
			m.remove(id)
			delete(plain, id)
		} else {
			n := rng.Int()
			m.put(id, &n)
			plain[id] = &n
		}
		holdsIDs(t, &m, plain)
		holdsIDs(t, &old, was)
		if m.equal(&old) != maps.Equal(plain, was) {
			t.Fatal("a map is equal to another, or is not equal to itself")
		}
	}
	// The same records in another order are an equal map.
	again := newIDMap[int]()
	for id, n := range plain {
		again.put(id, n)
	}
	if !again.equal(&m) || !m.equal(&again) {
		t.Error("the order of the writes tells")
	}
	rising, n := newIDMap[int](), 0
	for i := range 10_000 {
		rising.put(datasetName(i), &n)
	}
	if d := depth(rising.root); d > 60 { // some 30 are to be expected, and more than 60 in no life
		t.Errorf("it is %d deep", d)
	}
}

func depth[T any](n *idNode[T]) int {
	if n == nil {
		return 0
	}
	return 1 + max(depth(n.left), depth(n.right))
}

// holdsIDs holds that a map has what the plain one has.
func holdsIDs(t *testing.T, m *idMap[int], plain map[string]*int) {
	t.Helper()
	var ids []string
	for id, n := range m.all() {
		ids = append(ids, id)
		if plain[id] != n || m.get(id) != n {
			t.Fatalf("%s is another", id)
		}
	}
	if m.len() != len(plain) || !slices.Equal(ids, slices.Sorted(maps.Keys(plain))) {
		t.Fatalf("%d records of %d, or in another order", m.len(), len(plain))
	}
}

// TestRememberAmongMany holds that a look which tells something new costs as much memory
// among ten thousand datasets as among ten, but for the way to one of them.
func TestRememberAmongMany(t *testing.T) {
	const looks = 50
	cost := map[int]uint64{}
	for _, n := range []int{10, 10_000} {
		r := withDatasets(t, nil, n)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		for i := range looks {
			if _, err := r.Remember("set-00007", Look{Labels: map[privet.Label]int{"IBAN": i + 1}}); err != nil {
				t.Fatal(err)
			}
		}
		runtime.ReadMemStats(&after)
		cost[n] = (after.TotalAlloc - before.TotalAlloc) / looks
	}
	if cost[10_000] > cost[10]+40<<10 { // to copy ten thousand of anything takes more
		t.Errorf("%v bytes", cost)
	}
}
