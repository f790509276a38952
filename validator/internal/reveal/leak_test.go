package reveal

import "testing"

// TestLeakedRun holds how long a run is: what the rule shows belongs to it when
// it goes on from what the rule hides, and is none by itself.
func TestLeakedRun(t *testing.T) {
	for _, c := range []struct {
		original, masked, expected string
		want                       int
	}{
		{"123-45-6789", "*23-45-6789", "***-**-6789", 8},
		{"123-45-6789", "***-**-6789", "***-**-6789", 0},
		{"123-45-6789", "x12345x", "***-**-6789", 5},
		{"123-45-6789", "123*45*67*89", "***-**-6789", 0},
		{"abc", "abc", "***", 0},
		{"", "", "", 0},
	} {
		p := Pair{[]rune(c.original), []rune(c.masked), []rune(c.expected)}
		if got := p.LeakedRun(); got != c.want {
			t.Errorf("%q from %q: a run of %d, want %d", c.masked, c.original, got, c.want)
		}
	}
}
