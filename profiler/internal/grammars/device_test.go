package grammars

import (
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/iso3166"
	"github.com/privet-go/privet/profiler/internal/internet"
)

// TestTopLevelDomains holds that the lists are lists of names and know the
// countries.
func TestTopLevelDomains(t *testing.T) {
	if n := len(internet.TopLevels.Get()); n < 1400 || n > 2000 {
		t.Errorf("%d top-level domains", n)
	}
	for _, list := range []string{internet.CountryDomains, internet.GenericDomains} {
		names := strings.Fields(list)
		if !slices.IsSorted(names) || len(slices.Compact(slices.Clone(names))) != len(names) {
			t.Error("a list is not in order or has a name twice")
		}
	}
	for _, name := range strings.Fields(internet.CountryDomains) {
		if len(name) != 2 || !iso3166.IsCode(name[0], name[1]) && !slices.Contains([]string{"ac", "eu", "su", "uk"}, name) {
			t.Errorf("%q is no country", name)
		}
	}
}
