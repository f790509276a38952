package checksum

import "testing"

// The vectors are those of ICAO Doc 9303 parts 3 and 4, and of the specimens of
// the German passport and identity card.
func TestICAO(t *testing.T) {
	for s, want := range map[string]int{
		"L898902C3": 6, "D23145890": 7, "740812": 2, "120415": 9, "520727": 3, "AB2134<<<": 5,
		"C01X00T47": 8, "T22000129": 3,
		"": -1, "a": -1, "A B": -1,
	} {
		if got := ICAO([]byte(s)); got != want {
			t.Errorf("ICAO(%q) = %d, want %d", s, got, want)
		}
	}
}
