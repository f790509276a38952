package profiler

import (
	"slices"
	"strings"
	"testing"
)

// TestSurnamesFirst holds that a surname before its given names is one person, in lists of one a
// line too, and that given names in a list are not.
func TestSurnamesFirst(t *testing.T) {
	p := newProfiler(t)
	for _, tt := range []struct{ text, want string }{
		{"Kowalczyk, Agnieszka rang today.", "Kowalczyk, Agnieszka"},
		{"Copies go to Schneider, Lukas; Fischer, Hannah; Weber, Julia.", "Schneider, Lukas|Fischer, Hannah|Weber, Julia"},
		{"Rossi, Giulia\nBianchi, Marco\nFerrari, Elena\n", "Rossi, Giulia|Bianchi, Marco|Ferrari, Elena"},
		{"Giulia, Marco and Elena came.", "Giulia|Marco|Elena"},
	} {
		var got []string
		for _, f := range p.Find(tt.text) {
			if f.Label == "PERSON" {
				got = append(got, tt.text[f.Start:f.End])
			}
		}
		if !slices.Equal(got, strings.Split(tt.want, "|")) {
			t.Errorf("%q: %q, want %s", tt.text, got, tt.want)
		}
	}
}
