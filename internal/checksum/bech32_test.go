package checksum

import (
	"strings"
	"testing"
)

// TestBech32 has vectors of BIP 173 and BIP 350.
func TestBech32(t *testing.T) {
	for _, right := range []string{
		"A12UEL5L", "a12uel5l", "abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw",
		"split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w",
		"?1ezyfcl", "?1v759aa", "A1LQFN3A", "a1lqfn3a", "abcdef1l7aum6echk45nj3s0wdvt2fg8x9yrzpqzd3ryx",
		"split1checkupstagehandshakeupstreamerranterredcaperredlc445v",
	} {
		if !Bech32(right) {
			t.Errorf("%s is refused", right)
		}
		for i := range right {
			b := []byte(right)
			if b[i] ^= 1; Bech32(string(b)) {
				t.Errorf("%s is taken", b)
			}
		}
	}
	for _, wrong := range []string{"", "1", "pzry9x0s0muk", "1pzry9x0s0muk", "x1b4n0q5v", "li1dgmt3", "A1G7SGD8", "10a06t8", "1qzzfhe", "A12uel5l"} {
		if Bech32(wrong) {
			t.Errorf("%s is taken", wrong)
		}
	}
	for v, c := range Bech32Alphabet {
		if got, capital := Bech32Value(byte(c)), Bech32Value(strings.ToUpper(string(c))[0]); int(got) != v || int(capital) != v {
			t.Errorf("%c is %d, and %d in capitals, want %d", c, got, capital, v)
		}
	}
}
