package columns

import (
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/people"
)

// TestGates holds that a gate lets every word of its list through, in any letter case.
func TestGates(t *testing.T) {
	for w := range people.GenderSets() {
		for _, s := range []string{w, strings.ToUpper(w)} {
			if strings.ToLower(s) == w && !people.IsGender(s) {
				t.Errorf("%q is no sex", s)
			}
		}
	}
	for w := range people.MaritalWords.Get() {
		for _, s := range []string{w, strings.ToUpper(w)} {
			if strings.ToLower(s) == w && !people.IsMaritalStatus(s) {
				t.Errorf("%q is no marital status", s)
			}
		}
	}
	passed := 0
	for _, w := range strings.Fields(streetWords.Get()[0] + " " + strings.Join(streetWords.Get(), " ")) {
		if people.GenderGate.Get().Passes(w) {
			passed++
		}
	}
	if passed*2 > len(streetWords.Get()) {
		t.Errorf("the gate for sexes lets %d of %d other words through", passed, len(streetWords.Get()))
	}
}
