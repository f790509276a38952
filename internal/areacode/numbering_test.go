package areacode

import (
	"strings"
	"testing"
)

// TestCallingCodes holds that no calling code begins another.
func TestCallingCodes(t *testing.T) {
	codes := strings.Fields(callingCodes)
	for _, a := range codes {
		if CallingCode(a+"0000") != len(a) {
			t.Errorf("code %s is not found", a)
		}
		for _, b := range codes {
			if a != b && strings.HasPrefix(b, a) {
				t.Errorf("code %s begins code %s", a, b)
			}
		}
	}
}
