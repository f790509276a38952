package scan

import (
	"math/rand/v2"
	"testing"
)

// TestNearSet holds that a nearSet never denies what is in a set, and tells sets of
// few owners apart.
func TestNearSet(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 1000 {
		var sets [2]nearSet
		var plain [2]map[int]bool
		for k := range sets {
			plain[k] = map[int]bool{}
			for range r.IntN(6) {
				o := r.IntN(2000)
				plain[k][o] = true
				sets[k].add(o)
			}
		}
		meet := false
		for o := range 2000 {
			meet = meet || plain[0][o] && plain[1][o]
			if plain[0][o] && !sets[0].mayHave(o) {
				t.Fatalf("owner %d is denied", o)
			}
			if !everyone.mayHave(o) {
				t.Fatalf("owner %d is not among everyone", o)
			}
		}
		if meet && !sets[0].mayMeet(&sets[1]) || sets[0].mayMeet(&sets[1]) != sets[1].mayMeet(&sets[0]) {
			t.Fatal("sets that meet do not")
		}
		both := sets[0]
		both.addAll(&sets[1])
		for o := range 2000 {
			if both.mayHave(o) != (sets[0].mayHave(o) || sets[1].mayHave(o)) {
				t.Fatalf("owner %d in both sets together", o)
			}
		}
	}
	var one, other nearSet
	one.add(3)
	other.add(200)
	if one.mayMeet(&other) || one.mayHave(200) {
		t.Error("owners 3 and 200 are not told apart")
	}
}

// TestOwnerTable holds that a table tells what was added to it.
func TestOwnerTable(t *testing.T) {
	table := newOwnerTable(300, 50)
	for phrase := range 50 {
		table.add(phrase, phrase*6)
		table.add(phrase, 300)
	}
	for phrase := range 50 {
		for o := range 301 {
			if got, want := table.has(phrase, o), o == phrase*6 || o == 300; got != want {
				t.Fatalf("phrase %d is one of owner %d: %v", phrase, o, got)
			}
		}
	}
}
