package columns

import (
	"testing"
)

// TestHomesIn holds which homes single values speak for.
func TestHomesIn(t *testing.T) {
	for _, c := range []struct{ value, want string }{
		{"+351 912 345 678", "PT"}, {"00351912345678", "PT"}, {"+1 212 555 0100", "US CA DO"}, {"+7 912 345", "RU KZ"}, {"+999 12", ""}, {"+", ""},
		{"PT50000201231234567890154", "PT"}, {"pt50000201231234567890154", "PT"}, {"XX50000201231234567890154", ""},
		{"a@example.pt", "PT"}, {"a@example.co.UK", "GB"}, {"a@example.com", ""}, {"a@", ""},
		{"1234 AB", "NL"}, {"00-950", "PL"}, {"SW1A 1AA", "GB"}, {"12345", ""}, {"12345678901", ""},
		{"Kalverstraat 12", "NL BE"}, {"ul. Długa 4", "PL"}, {"Kovács Győző", "HU"}, {"김민수", "KR"}, {"Παπαδόπουλος", "GR"}, {"Anna", ""}, {"",
			""}, {" ", ""}, {"\xff\xfe", ""},
	} {
		got := homesIn(c.value)
		if c.want == "PL" && got != homesNamed("PL") && got.has(homeNamed("PL")) {
			continue // other languages of the same alphabet may share a letter
		}
		if got != homesNamed(c.want) {
			t.Errorf("%q speaks for others than %q", c.value, c.want)
		}
	}
	for i, h := range homes {
		if homeNamed(h.code) != i || h.size <= 0 || h.call == "" {
			t.Errorf("home %s stands there twice, or lacks something", h.code)
		}
	}
}
