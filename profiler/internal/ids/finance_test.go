package ids

import (
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/dates"
)

// TestIBANForms holds that each form of the registry has a length that there is
// and is made of the three kinds.
func TestIBANForms(t *testing.T) {
	for country, form := range ibanForms.Get() {
		total := 4
		for rest := form; rest != ""; {
			n, next := dates.Number(rest, 0, 2)
			if n == 0 || next >= len(rest) || !strings.ContainsRune("nac", rune(rest[next])) {
				t.Fatalf("%s: form %q cannot be read", country, form)
			}
			total += n
			rest = rest[next+1:]
		}
		if !isCountry(country[0], country[1]) || total < 15 || total > 34 {
			t.Errorf("%s: form %q has a length of %d", country, form, total)
		}
	}
}
