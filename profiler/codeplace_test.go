package profiler

import (
	"strings"
	"testing"
)

// TestCodePlaces gives words that are names elsewhere where programs and their manuals have them,
// and the same where they are names.
func TestCodePlaces(t *testing.T) {
	for _, c := range []struct {
		text string // with the word in brackets of mathematics
		want bool
	}{
		{"see `⟦Store⟧` for more", true},
		{"func open() (*⟦Store⟧, error)", true},
		{"sets req.⟦Cancel⟧ and adds a deadline", true},
		{"calls to ⟦Close⟧() may block", true},
		{"--name=VOL‐\n       ⟦UME⟧ of the disk", true},
		{"einige ⟦Gerätetrei⟧‐\n    ber könnten", true},
		{"list [⟦NETWORKS⟧,...] of them", true},
		{"with <⟦NAME⟧> instead", true},
		{"see ⟦Anna⟧ for more", false},
		{"Dr.⟦Meier⟧ kommt", false},
		{"**⟦Anna⟧** kommt", false},
		{"J.⟦Meier⟧ kommt", false},
		{"[⟦Anna⟧] kommt", false},
		{"`⟦Anna Meier⟧` kommt", false},
	} {
		before, rest, _ := strings.Cut(c.text, "⟦")
		name, behind, _ := strings.Cut(rest, "⟧")
		text, start, end := before+name+behind, len(before), len(before)+len(name)
		if got := isInCode(text, start, end); got != c.want {
			t.Errorf("%q: isInCode is %v, want %v", c.text, got, c.want)
		}
	}
}

// TestManners gives names that tell of a manner, with a word behind a hyphen, and others.
func TestManners(t *testing.T) {
	p := newProfiler(t)
	for _, text := range []string{"a Hunter Douglas-style shade", "Bach-like counterpoint by hand", "two Dr. Martens-style boots for the garden"} {
		for _, f := range p.Find(text) {
			if isTaggedLabel(string(f.Label)) {
				t.Errorf("%q: %s", text, f.Label)
			}
		}
	}
}
