package corpus

import "testing"

// TestTimeBehind holds which times of day are one place with the date before them.
func TestTimeBehind(t *testing.T) {
	for text, want := range map[string]string{
		"3 May, 10:30 in":        "3 May, 10:30",
		"3 May at 10:30 hours I": "3 May at 10:30 hours",
		"3. maj kl. 9:05:":       "3. maj kl. 9:05",
		"3 maggio alle ore 9:05": "3 maggio alle ore 9:05",
		"3 May 2021":             "3 May",
		"3 May in the end 10:30": "3 May",
		"3 May\n10:30":           "3 May",
		"3 May":                  "3 May",
	} {
		date := len("3 May")
		switch text[2:4] {
		case " m":
			date = len("3. maj")
		case "ma":
			date = len("3 maggio")
		}
		if got := text[:timeBehind(text, date)]; got != want {
			t.Errorf("of %q is %q, want %q", text, got, want)
		}
	}
}
