package scan

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestLeadIndex holds that an index gives back what it was made of, and that no two
// are the same.
func TestLeadIndex(t *testing.T) {
	seen := map[leadIndex]bool{}
	for p := range lex.Places {
		for kind := range lex.TokenKinds {
			for n := range spec.LongestToken + 1 {
				for f := range lex.Follows {
					k := leadIndexOf(p, kind, n, f)
					if k.place() != p || k.kind() != kind || k.length() != n || k.follow() != f {
						t.Fatalf("the index of place %d, kind %d, length %d and follow %d is another one's", p, kind, n, f)
					}
					if k >= leadIndexes || seen[k] {
						t.Fatalf("index %d is too large or there twice", k)
					}
					if p == lex.PlaceFree && int(k) >= len(dispatch{}.shapes) {
						t.Fatalf("no place for the shapes of index %d", k)
					}
					seen[k] = true
				}
			}
		}
	}
}
