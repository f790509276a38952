package numbers

import "testing"

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
	for _, table := range [...][]jurisdiction{usLicenses(), caLicenses, auLicenses} {
		seen := map[string]bool{}
		for _, j := range table {
			if seen[j.code] || len(j.forms) == 0 {
				t.Errorf("%s is listed twice or has no form", j.code)
			}
			seen[j.code] = true
		}
	}
	for number, want := range map[string]bool{"A12345678950615": true, "A12345678955615": true, "A12345678951415": false} {
		if isCanadianLicense([]byte(number)) != want {
			t.Errorf("the date of birth in the licence of Ontario %s: want %v", number, want)
		}
	}
	if n := len(usLicenses()); n != 51 {
		t.Errorf("%d states and districts", n)
	}
}
