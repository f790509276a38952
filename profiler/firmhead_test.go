package profiler

import "testing"

func TestHeadedFirms(t *testing.T) {
	for text, want := range map[string]string{
		"SCI Les Trois Moulins est":       "SCI Les Trois Moulins",
		"SARL Vents du Sud et ses":        "SARL Vents du Sud",
		"UAB Baltic":                      "UAB Baltic",
		"SCI est une forme":               "",
		"SCIENCE Les Trois":               "",
		"SARL au capital de 10 000 euros": "",
	} {
		if got := text[:headedEnd(text, 0)]; got != want {
			t.Errorf("%s: %q, not %q", text, got, want)
		}
	}
}
