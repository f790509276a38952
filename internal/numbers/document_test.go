package numbers

import (
	"strings"
	"testing"
)

// TestLicensesAreNeverCertain holds that no form of a driving licence is enough
// alone.
func TestLicensesAreNeverCertain(t *testing.T) {
	const certain = 0.5 // from which on a finding is reported by default
	for _, r := range licenses() {
		for _, s := range r.Forms {
			if s.Alone >= certain {
				t.Errorf("%s: %s alone is worth %v", r.Name, s.Pattern, s.Alone)
			}
		}
	}
	seen := map[string]int{}
	for line := range strings.Lines(licensesFile) {
		if code, forms, ok := strings.Cut(line, "\t"); ok {
			if seen[code]++; seen[code] > 1 || strings.TrimSpace(forms) == "" {
				t.Errorf("%s is listed twice or has no form", code)
			}
			seen[code[:2]]++
		}
	}
	if seen["US"] != 51 || seen["CA"] != 13 || seen["AU"] != 8 {
		t.Errorf("%d, %d and %d states, provinces and territories", seen["US"], seen["CA"], seen["AU"])
	}
	for number, want := range map[string]bool{"A12345678950615": true, "A12345678955615": true, "A12345678951415": false} {
		if isCanadianLicense([]byte(number)) != want {
			t.Errorf("the date of birth in the licence of Ontario %s: want %v", number, want)
		}
	}
}
