package checksum

import (
	"math/rand/v2"
	"testing"
)

// The vectors of the weighted sums are numbers that their issuers print: the
// check digit of GTINs (GS1 General Specifications, 7.9.1, the example
// 6291041500213), of CBUs (BCRA, Comunicación "A" 2622) and of RUTs (Chile,
// Registro Civil: 30.686.957-4).
func TestWeightedFromRight(t *testing.T) {
	if sum := WeightedFromRight([]byte("6291041500213"), 1, 3); sum%10 != 0 {
		t.Errorf("the GTIN leaves %d", sum%10)
	}
	if sum := WeightedFromRight([]byte("28505909"), 1, 3, 1, 7, 9, 3, 1, 7); sum%10 != 0 {
		t.Errorf("the first block of the CBU leaves %d", sum%10)
	}
	if sum := WeightedFromRight([]byte("30686957"), 2, 3, 4, 5, 6, 7); 11-sum%11 != 4 {
		t.Errorf("the RUT has the check digit %d", 11-sum%11)
	}
	for _, s := range []string{"", "1a", "1 2"} {
		if WeightedFromRight([]byte(s), 1) != -1 || RisingFromRight([]byte(s), 1) != -1 {
			t.Errorf("%q has a sum", s)
		}
	}
	if WeightedFromRight([]byte("1")) != -1 {
		t.Error("without weights there is a sum")
	}
}

// TestRisingFromRight compares it with WeightedFromRight, given as many weights
// as there are digits.
func TestRisingFromRight(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 5000 {
		n, first := 1+r.IntN(20), r.IntN(5)
		digits, weights := make([]byte, n), make([]int, n)
		for i := range digits {
			digits[i], weights[i] = byte('0'+r.IntN(10)), first+i
		}
		if got, want := RisingFromRight(digits, first), WeightedFromRight(digits, weights...); got != want {
			t.Fatalf("RisingFromRight(%s, %d) = %d, want %d", digits, first, got, want)
		}
	}
}

// The vectors of Verhoeff are those of J. Verhoeff, Error Detecting Decimal
// Codes (1969), as retold with the number 236, and the example 12345.
func TestVerhoeff(t *testing.T) {
	for _, s := range []string{"2363", "123451", "1428570", "1234567890120"} {
		if !Verhoeff([]byte(s)) {
			t.Errorf("%s is refused", s)
		}
		// It finds every single wrong digit and every swap of two neighbours.
		for i := range s {
			for d := byte('0'); d <= '9'; d++ {
				b := []byte(s)
				if b[i] = d; d != s[i] && Verhoeff(b) {
					t.Errorf("%s is taken with %c at place %d", s, d, i)
				}
			}
			if b := []byte(s); i > 0 && b[i] != b[i-1] {
				b[i], b[i-1] = b[i-1], b[i]
				if Verhoeff(b) {
					t.Errorf("%s is taken with places %d and %d swapped", s, i-1, i)
				}
			}
		}
	}
	if Verhoeff(nil) || Verhoeff([]byte("12a")) {
		t.Error("what is no number is taken")
	}
}
