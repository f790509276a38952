package profiler

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestSpelledDays holds dates of birth whose day is written in words.
func TestSpelledDays(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Née le ⟦DOB:vingt-deux août 1968⟧.", "Né le ⟦DOB:premier mars 1970⟧.", "È nata il ⟦DOB:primo aprile 1955⟧.", "Nació el ⟦DOB:doce de enero de 1977⟧.",
		"Nasceu no dia ⟦DOB:primeiro de abril de 1970⟧.", "Geboren am ⟦DOB:einundzwanzigsten Juni 1980⟧.", "Er ist am ⟦DOB:zweiten Mai 1952⟧ geboren.",
		"She was born on the ⟦DOB:twenty-first of May 1980⟧.", "Born on ⟦DOB:May the 3rd, 1971⟧.", "Geboren op ⟦DOB:eenentwintig mei 1980⟧.", "Urodzony ⟦DOB:trzeciego maja 1958⟧ roku.",
		"Narozen ⟦DOB:prvního dubna 1960⟧.", "Родился ⟦DOB:двадцать первого мая 1980⟧ года.", "Född den ⟦DOB:tredje maj 1950⟧.",
	} {
		text, want := samples.Unmark(t, marked)
		found := false
		for _, f := range p.Find(text) {
			found = found || f == want[0] || f.Label == "DOB" && f.Start == want[0].Start && f.End == want[0].End
		}
		if !found {
			t.Errorf("not all of %s: %s", marked, samples.Mark(text, p.Find(text)))
		}
	}
	for _, text := range []string{"born and raised", "Born in two houses 1980", "Geboren in drei Orten 1980"} {
		for _, f := range p.Find(text) {
			if f.Label == "DOB" {
				t.Errorf("too much in %q", text)
			}
		}
	}
}
