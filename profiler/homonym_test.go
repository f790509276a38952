package profiler

import (
	"slices"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestThingsWithNamesOfPlaces holds that a word in small letters for a thing is no place
// where the words around it say so, and stays one where they do not.
func TestThingsWithNamesOfPlaces(t *testing.T) {
	rows := mayMiss(t, 3)
	p := newProfiler(t)
	for _, marked := range []string{
		"we bought china and a turkey for dinner", "our turkey dinner on fine china plates", "the turkey was dry", "roast turkey and ham", "we ate turkey", "bone china was on sale",
		"order 2 turkey and 3 chicken for lunch", "for dinner a turkey with gravy", "for lunch a turkey sandwich", "she broke the china", "he printed a chad",
		"he moved to ⟦LOCATION:turkey⟧ last year", "flights from ⟦LOCATION:turkey⟧ to nowhere", "the nation of ⟦LOCATION:chad⟧", "He lives in ⟦LOCATION:Turkey⟧.",
	} {
		text, want := samples.Unmark(t, marked)
		var got []privet.Finding
		for _, f := range p.Find(text) {
			if f.Confidence = 0; f.Label == "LOCATION" || f.Label == "PERSON" {
				got = append(got, f)
			}
		}
		if !slices.Equal(got, want) {
			rows.Errorf("%s, want %s", samples.Mark(text, got), marked)
		}
	}
}
