package profiler

import "testing"

// TestFirms holds firms of partners, and lists of people that are none.
func TestFirms(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"She joined ⟦ORGANIZATION:Miller, Hughes and Baker⟧ last year.",
		"⟦ORGANIZATION:Nguyen, Schmidt & Weber⟧ called.",
		"red, green and blue",
	} {
		wantFound(t, p, marked)
	}
}
