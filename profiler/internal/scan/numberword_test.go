package scan

import (
	"testing"
)

// TestNumberFollows holds what can stand between a word and its number.
func TestNumberFollows(t *testing.T) {
	for _, c := range []struct {
		text string
		want bool
	}{{" no. 12", true}, {": AB123", true}, {" AB 12", true}, {" (AU) 04", true}, {"\n12", false}, {" and 12", false}, {"", false}, {"：12",
		true}, {" is 5", true}} {
		if got := numberFollows(c.text, 0); got != c.want {
			t.Errorf("%q: %v, want %v", c.text, got, c.want)
		}
	}
}
