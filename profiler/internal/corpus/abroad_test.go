package corpus

import "testing"

// TestAbroad checks that a street abroad is not one of the country of the language.
func TestAbroad(t *testing.T) {
	for _, country := range abroad {
		if loaded().addresses.rules["street_"+country] == nil {
			t.Errorf("%s has no streets", country)
		}
		for part := range parts {
			if loaded().pools[poolKey{"city", country, false, part}] == nil {
				t.Errorf("%s has no towns in the part %v", country, part)
			}
		}
	}
}
