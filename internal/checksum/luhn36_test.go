package checksum

import "testing"

// The vectors are a tax number of python-stdnum's documentation (base 36), the
// MEID of Wikipedia's article (base 16) and a card network's test number.
func TestLuhnMod(t *testing.T) {
	for _, c := range []struct {
		n     int
		right string
	}{
		{36, "27AAPFU0939F1ZV"}, {16, "AF0123450ABCDEC"}, {10, "4111111111111111"},
	} {
		if !LuhnMod([]byte(c.right), c.n) {
			t.Errorf("%s is refused by base %d", c.right, c.n)
		}
		for i := range c.right {
			b := []byte(c.right)
			if b[i] = '1'; c.right[i] != '1' && LuhnMod(b, c.n) {
				t.Errorf("%s is taken with 1 at place %d", c.right, i)
			}
		}
	}
	for _, s := range []string{"", "4111 1111", "é", "AF0123450ABCDEG"} {
		if LuhnMod([]byte(s), 16) {
			t.Errorf("%q is taken", s)
		}
	}
	if LuhnMod([]byte("0"), 1) || LuhnMod([]byte("0"), 37) {
		t.Error("a base that has no alphabet is taken")
	}
}
