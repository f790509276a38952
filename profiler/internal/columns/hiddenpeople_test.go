package columns

import (
	"testing"
)

// TestRangesAreNoChecks holds that a form which many codes have by chance counts once,
// and not for each of the values.
func TestRangesAreNoChecks(t *testing.T) {
	if many, one := checkBonus(40, 0.1, false), checkBonus(40, 0.3, false); many != checkBonusMost || one >= 2 {
		t.Errorf("check digits are worth %v, and letters %v", many, one)
	}
	if place := checkBonus(40, 0.1, true); place >= 3 {
		t.Errorf("a postcode is worth %v", place)
	}
}
