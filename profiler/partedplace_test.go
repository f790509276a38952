package profiler

import (
	"testing"

	"github.com/privet-go/privet"
)

// TestPartedPlaces holds places of several words of which some are small or in no other name.
func TestPartedPlaces(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"She lives in ⟦LOCATION:Dar es Salaam⟧.",
		"He flew to ⟦LOCATION:Kuala Lumpur⟧ last week.",
		"They live in ⟦LOCATION:Ras Al Khaimah⟧ now.",
		"⟦LOCATION:Rostov-on-Don⟧ is large.",
	} {
		text, _ := unmark(t, marked)
		if got := addressFindings(p, text, &Query{Labels: []privet.Label{"LOCATION"}}); got != marked {
			t.Errorf("found %s\n want %s", got, marked)
		}
	}
}
