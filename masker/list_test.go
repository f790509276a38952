package masker

import (
	"strings"
	"testing"
)

// TestListed holds that each value of a list is masked as it is alone, and that what parts them stays.
func TestListed(t *testing.T) {
	m := newMasker(t, nil)
	const label = "EMAIL_ADDRESS"
	values := []string{"jo.doe@b.co", "annabel@mail.example.com", "x@y.org", "müller@b.co"}
	for _, sign := range []string{",", ";", "|", ", ", " ; ", "\n"} {
		var masked []string
		for _, v := range values {
			one, err := m.Mask(label, v)
			if err != nil {
				t.Fatal(err)
			}
			masked = append(masked, one)
		}
		got, err := m.Mask(label, strings.Join(values, sign))
		if want := strings.Join(masked, sign); err != nil || got != want {
			t.Errorf("%q: %q, %v; want %q", sign, got, err, want)
		}
	}
	for _, value := range []string{"," + values[0], values[0] + ",nobody", values[0] + ",," + values[0]} {
		if got, err := m.Mask(label, value); err != nil || strings.Trim(got, "*") != "" {
			t.Errorf("%q is no list and became %q, %v", value, got, err)
		}
	}
}
