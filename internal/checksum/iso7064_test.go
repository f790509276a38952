package checksum

import "testing"

func TestISO7064(t *testing.T) {
	for _, v := range []struct {
		name   string
		check  func([]byte) bool
		right  []string
		source string
	}{
		{"Mod1110", Mod1110, []string{"07945", "86095742719", "33392005961", "02476291358"},
			"ISO/IEC 7064, example; BZSt, structure of the identification number; the Croatian tax administration's example"},
		{"Mod112", Mod112, []string{"07940", "0000000218250097", "000000021694233X", "11010519491231002X"},
			"ISO/IEC 7064, example; ORCID, structure of the identifier; GB 11643, example"},
	} {
		for _, s := range v.right {
			if !v.check([]byte(s)) {
				t.Errorf("%s: %s is refused (%s)", v.name, s, v.source)
			}
			for i := range s {
				for d := byte('0'); d <= '9'; d++ {
					b := []byte(s)
					if b[i] = d; d != s[i] && v.check(b) {
						t.Errorf("%s: %s is taken with %c at place %d", v.name, s, d, i)
					}
				}
			}
		}
		for _, s := range []string{"", "1", "12A4", "1 2", "X1", "x"} {
			if v.check([]byte(s)) {
				t.Errorf("%s: %q is taken", v.name, s)
			}
		}
	}
}
