package profiler

import "testing"

// TestLeadIndex holds that an index gives back what it was made of, and that no two
// are the same.
func TestLeadIndex(t *testing.T) {
	seen := map[leadIndex]bool{}
	for p := range places {
		for kind := range tokenKinds {
			for n := range longestToken + 1 {
				for f := range follows {
					k := leadIndexOf(p, kind, n, f)
					if k.place() != p || k.kind() != kind || k.length() != n || k.follow() != f {
						t.Fatalf("the index of place %d, kind %d, length %d and follow %d is another one's", p, kind, n, f)
					}
					if k >= leadIndexes || seen[k] {
						t.Fatalf("index %d is too large or there twice", k)
					}
					if p == placeFree && int(k) >= len(dispatch{}.shapes) {
						t.Fatalf("no place for the shapes of index %d", k)
					}
					seen[k] = true
				}
			}
		}
	}
}
