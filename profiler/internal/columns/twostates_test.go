package columns

import (
	"testing"

	"github.com/privet-go/privet"
)

// TestStateHeadings holds that each phrase is found by itself, and has a label.
func TestStateHeadings(t *testing.T) {
	for first, phrases := range statePhrases.Get() {
		for _, ph := range phrases {
			got := new(HeaderScratch).statePhrase(ph.text)
			if got == nil || got.label != ph.label {
				t.Errorf("%q, which begins with %q, is not found", ph.text, first)
			}
			if _, err := privet.ParseLabel(string(ph.label)); err != nil {
				t.Errorf("%s: %v", ph.text, err)
			}
		}
	}
}
