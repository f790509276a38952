package profiler

import (
	"testing"
)

// TestAges holds numbers that are somebody's age, by a unit, a field, brackets or a verb, and numbers of other things.
func TestAges(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"David Miller (⟦AGE:46⟧) was there.",
		"Sophie Martin, ⟦AGE:31⟧, a baker",
	} {
		wantLabel(t, p, "AGE", marked)
	}
}
