package checksum

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// The vectors are from the sources that each row names.
func TestVectors(t *testing.T) {
	for _, v := range []struct {
		name   string
		check  func([]byte) bool
		right  []string
		source string
	}{
		{"Luhn", Luhn, []string{"4111111111111111", "490154203237518", "79927398713"},
			"card networks' test numbers; 3GPP TS 23.003 annex B; the example of US patent 2,950,048"},
		{"IBAN", IBAN, []string{"DE89370400440532013000", "GB29NWBK60161331926819", "MT84MALT011000012345MTLCAST001S", "NO9386011117947"},
			"SWIFT IBAN registry, examples of the countries"},
		{"VIN", VIN, []string{"1M8GDM9AXKP042788", "11111111111111111"}, "49 CFR 565.15 and its usual test numbers"},
		{"LEI", func(b []byte) bool { return Mod97(b) == 1 }, []string{"5493001KJTIIGC8Y1R12"}, "GLEIF, ISO 17442 example"},
		{"ABA", func(b []byte) bool { return Weighted(b, 3, 7, 1, 3, 7, 1, 3, 7, 1)%10 == 0 }, []string{"111000025", "021000021"},
			"routing numbers of Federal Reserve banks' customers"},
	} {
		for _, s := range v.right {
			if !v.check([]byte(s)) {
				t.Errorf("%s: %s is refused (%s)", v.name, s, v.source)
			}
			// Each of these algorithms finds every single wrong digit, save the
			// VIN's, whose ninth place has weight zero and is the check itself.
			for i := range s {
				if s[i] < '0' || s[i] > '9' {
					continue
				}
				for d := byte('0'); d <= '9'; d++ {
					b := []byte(s)
					if b[i] = d; d != s[i] && v.check(b) {
						t.Errorf("%s: %s is taken with %c at place %d", v.name, s, d, i)
					}
				}
			}
		}
	}
}

func TestOtherCharacters(t *testing.T) {
	for _, s := range []string{"", "4111 1111", "١٢٣", "a", "\x00", "DE8", "de89370400440532013000"} {
		if Luhn([]byte(s)) || IBAN([]byte(s)) || VIN([]byte(s)) {
			t.Errorf("%q is taken", s)
		}
	}
	if Weighted([]byte("12"), 1) != -1 || Weighted([]byte("x"), 1) != -1 || Mod97([]byte("-")) != -1 {
		t.Error("a wrong length or character has no sum of -1")
	}
}

// luhnPlain is Luhn as the standard writes it, over a string of digits.
func luhnPlain(s string) bool {
	sum := 0
	for i := range s {
		d := int(s[len(s)-1-i] - '0')
		if i%2 == 1 {
			d = d*2/10 + d*2%10
		}
		sum += d
	}
	return s != "" && sum%10 == 0
}

func TestAgainstPlain(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20000 {
		b := make([]byte, 1+r.IntN(34))
		for i := range b {
			b[i] = byte('0' + r.IntN(10))
		}
		if Luhn(b) != luhnPlain(string(b)) {
			t.Fatalf("Luhn differs from its plain twin on %s", b)
		}
		n, _ := new(big.Int).SetString(string(b), 10)
		if want := int(n.Mod(n, big.NewInt(97)).Int64()); Mod97(b) != want {
			t.Fatalf("Mod97(%s) = %d, want %d", b, Mod97(b), want)
		}
	}
}
