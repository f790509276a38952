package numbers

import (
	"strconv"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/iso3166"
)

// TestIBANForms holds that each form of the registry has a length that there is
// and is made of the three kinds.
func TestIBANForms(t *testing.T) {
	for country, form := range IBANForms() {
		total := 4
		for rest := form; rest != ""; {
			next := strings.IndexAny(rest, "nac")
			if next <= 0 {
				t.Fatalf("%s: form %q cannot be read", country, form)
			}
			n, err := strconv.Atoi(rest[:next])
			if err != nil || n == 0 {
				t.Fatalf("%s: form %q cannot be read", country, form)
			}
			total += n
			rest = rest[next+1:]
		}
		if !iso3166.IsCode(country[0], country[1]) || total < 15 || total > 34 {
			t.Errorf("%s: form %q has a length of %d", country, form, total)
		}
	}
}
