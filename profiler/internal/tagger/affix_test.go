package tagger

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// TestAffixes holds that no word is missed that a text begins or ends with, in any
// letter case, and that the order stays.
func TestAffixes(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	fold := func(w string) string {
		var b strings.Builder
		for _, c := range w {
			switch r.IntN(3) {
			case 0:
				b.WriteString(strings.ToUpper(string(c)))
			case 1:
				b.WriteString(strings.ToTitle(string(c)))
			default:
				b.WriteRune(c)
			}
		}
		return b.String()
	}
	for _, list := range [][]string{streetShorts[:], streetLinks[:], orgHeads[:]} {
		table := suffixTable(list)
		for i, w := range list {
			for range 20 {
				text := "x" + fold(w)
				got := table.endings(text)
				if !strings.HasSuffix(w, " ") {
					continue
				}
				if !slices.Contains(got, w) {
					t.Errorf("%q does not end with %q", text, w)
				}
				for _, o := range got[:slices.Index(got, w)] {
					if slices.Index(list, o) >= i {
						t.Errorf("%q stands before %q", o, w)
					}
				}
			}
		}
	}
	table := prefixTable(orgTails[:])
	for _, w := range orgTails {
		for range 20 {
			if text := fold(w) + "x"; !slices.Contains(table.beginnings(text), w) {
				t.Errorf("%q does not begin with %q", text, w)
			}
		}
	}
}
