package checksum

import "testing"

// The vectors are the worked example of Wikipedia, "Verhoeff algorithm", and
// that of the OECD's sheet on the numbers of Luxembourg, whose twelfth digit
// does not count.
func TestVerhoeffVectors(t *testing.T) {
	for _, s := range []string{"2363", "123451", "189312010572"} {
		if !Verhoeff([]byte(s)) {
			t.Errorf("%s is refused", s)
		}
		for i := range s {
			for d := byte('0'); d <= '9'; d++ {
				b := []byte(s)
				if b[i] = d; d != s[i] && Verhoeff(b) {
					t.Errorf("%s is taken with %c at place %d", s, d, i)
				}
			}
			if i > 0 && s[i] != s[i-1] {
				b := []byte(s)
				if b[i], b[i-1] = b[i-1], b[i]; Verhoeff(b) {
					t.Errorf("%s is taken with places %d and %d changed", s, i-1, i)
				}
			}
		}
	}
	for _, s := range []string{"", "0", "23x3", "236 3"} {
		if Verhoeff([]byte(s)) {
			t.Errorf("%q is taken", s)
		}
	}
}
