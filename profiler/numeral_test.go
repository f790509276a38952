package profiler

import "testing"

func TestNumeral(t *testing.T) {
	for s, want := range map[string]int{
		"0": 0, "007": 7, "123": 123, "999999999999999999": 999999999999999999,
		"": -1, "1x": -1, "-1": -1, "1000000000000000000": -1,
	} {
		if got := numeral([]byte(s)); got != want {
			t.Errorf("numeral(%q) = %d, want %d", s, got, want)
		}
		if allDigits([]byte(s)) != (want >= 0 || len(s) > 18) {
			t.Errorf("allDigits(%q) is wrong", s)
		}
	}
	for s, want := range map[string]bool{"": true, "0": true, "000": true, "AAA": true, "001": false, "100": false} {
		if allSame([]byte(s)) != want {
			t.Errorf("allSame(%q) = %v", s, !want)
		}
	}
}
