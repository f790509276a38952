package recent

import (
	"fmt"
	"strings"
	"testing"
)

// TestValues holds what is remembered.
func TestValues(t *testing.T) {
	c := New()
	for _, value := range []string{"", strings.Repeat("x", Longest), strings.Repeat("x", Longest+1), "a\x00"} {
		if c.Has(value, 0) {
			t.Errorf("%q is remembered before it came", value)
		}
		c.Add(value, 0)
		if want := len(value) > 0 && len(value) <= Longest; c.Has(value, 0) != want {
			t.Errorf("%q: %v, want %v", value, !want, want)
		}
	}
	if c.Has("a", 0) {
		t.Error("the beginning of a value is taken for it")
	}
	// The last of those that share a place is remembered, and no other.
	for i := range 10_000 {
		value := fmt.Sprint(i)
		if c.Add(value, 0); !c.Has(value, 0) {
			t.Fatalf("%q is forgotten at once", value)
		}
	}
	n := 0
	for i := range 10_000 {
		if c.Has(fmt.Sprint(i), 0) {
			n++
		}
	}
	if n > len(c.entries) {
		t.Errorf("%d values are remembered in %d places", n, len(c.entries))
	}
	var none *Values
	if none.Add("a", 0); none.Has("a", 0) {
		t.Error("nobody remembers something")
	}
}
