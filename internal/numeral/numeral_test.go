package numeral

import (
	"math/rand/v2"
	"testing"
)

// plainNumeral is numeral a digit at a time.
func plainNumeral(digits []byte) int {
	if len(digits) == 0 || len(digits) > 18 {
		return -1
	}
	n := 0
	for _, c := range digits {
		if !IsDigit(c) {
			return -1
		}
		n = n*10 + int(c-'0')
	}
	return n
}

// TestNumeralTwin holds numeral and allDigits equal to reading a digit at a time.
func TestNumeralTwin(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 100_000 {
		d := make([]byte, r.IntN(21))
		for i := range d {
			d[i] = byte('0' + r.IntN(10))
		}
		for len(d) > 0 && r.IntN(2) == 0 {
			d[r.IntN(len(d))] = byte(r.IntN(256))
		}
		if got, want := Numeral(d), plainNumeral(d); got != want {
			t.Fatalf("numeral(%q) = %d, want %d", d, got, want)
		}
		all := len(d) > 0
		for _, c := range d {
			all = all && IsDigit(c)
		}
		if AllDigits(d) != all {
			t.Fatalf("allDigits(%q) = %v", d, !all)
		}
	}
}

func TestNumeral(t *testing.T) {
	for s, want := range map[string]int{
		"0": 0, "007": 7, "123": 123, "999999999999999999": 999999999999999999,
		"": -1, "1x": -1, "-1": -1, "1000000000000000000": -1,
	} {
		if got := Numeral([]byte(s)); got != want {
			t.Errorf("numeral(%q) = %d, want %d", s, got, want)
		}
		if AllDigits([]byte(s)) != (want >= 0 || len(s) > 18) {
			t.Errorf("allDigits(%q) is wrong", s)
		}
	}
	for s, want := range map[string]bool{"": true, "0": true, "000": true, "AAA": true, "001": false, "100": false} {
		if AllSame([]byte(s)) != want {
			t.Errorf("allSame(%q) = %v", s, !want)
		}
	}
}
