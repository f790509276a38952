package profiler

import (
	"strings"
	"testing"
)

// TestListedThings gives words in lists of things and of people within a sentence.
func TestListedThings(t *testing.T) {
	for _, c := range []struct {
		text string
		want bool
	}{
		{"Tulpen, Lilien und ⟦Jasmin⟧ vertragen das nicht.", true},
		{"⟦Malwy⟧, lilie, dalie i maki sadzimy w słońcu.", true},
		{"Salz, Pfeffer und ⟦Kümmel⟧ dazu", true},
		{"Peter, Lilien und ⟦Jasmin⟧ kommen.", false},
		{"Mama, Papa und ⟦Jasmin⟧ kommen.", false},
		{"milk, eggs and ⟦Ginger⟧", false},
		{"yes, sure, and ⟦Anna⟧ will come", false},
		{"⟦Anna⟧, kommst du?", false},
		{"⟦Anna⟧ und Peter", false},
		{"Suppe und ⟦Anna⟧", false},
		{"⟦Anna⟧", false},
	} {
		before, rest, _ := strings.Cut(c.text, "⟦")
		name, behind, _ := strings.Cut(rest, "⟧")
		if got := isListedThing(before+name+behind, len(before), len(before)+len(name)); got != c.want {
			t.Errorf("%q: isListedThing is %v, want %v", c.text, got, c.want)
		}
	}
}
