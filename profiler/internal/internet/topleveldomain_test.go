package internet_test

import (
	"slices"
	"testing"

	"github.com/privet-go/privet/internal/iso3166"
	"github.com/privet-go/privet/profiler/internal/internet"
	"github.com/privet-go/privet/profiler/internal/lists"
)

// TestTopLevelDomains holds that the lists are lists of names and know the
// countries.
func TestTopLevelDomains(t *testing.T) {
	if n := len(internet.TopLevels.Get()); n < 1400 || n > 2000 {
		t.Errorf("%d top-level domains", n)
	}
	countries := lists.Words("internet", "TopLevels")
	for _, names := range [][]string{countries, lists.Words("internet", "TopLevels3")} {
		if !slices.IsSorted(names) || len(slices.Compact(slices.Clone(names))) != len(names) {
			t.Error("a list is not in order or has a name twice")
		}
	}
	for _, name := range countries {
		if len(name) != 2 || !iso3166.IsCode(name[0], name[1]) && !slices.Contains([]string{"ac", "eu", "su", "uk"}, name) {
			t.Errorf("%q is no country", name)
		}
	}
}
