package cells_test

import (
	"math/rand/v2"
	"testing"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestPlanes holds what is seen in a value equal to a look at each byte.
func TestPlanes(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 3))
	var fast, plain cells.Cell
	for range 20_000 {
		b := make([]byte, r.IntN(150))
		for i := range b {
			if b[i] = byte(r.IntN(256)); r.IntN(4) > 0 {
				b[i] = "0123456789abzABZ -./@[`{:"[r.IntN(25)]
			}
		}
		fast.Set(string(b))
		samples.PlainSet(&plain, string(b))
		fast.Spell()
		if fast.Text != plain.Text || fast.Spelled != plain.Spelled || string(fast.Compact) != string(plain.Compact) || (fast.Compact == nil) != (plain.Compact == nil) {
			t.Fatalf("%q is spelled %q (%v), want %q (%v)", b, fast.Compact, fast.Spelled, plain.Compact, plain.Spelled)
		}
		var want cells.Cell
		for i := range len(fast.Text) {
			switch c := fast.Text[i]; {
			case c >= utf8.RuneSelf:
				want.High = true
				continue
			case numeral.IsDigit(c):
				want.Digits++
				if i < 64 {
					want.Digit |= 1 << i
				}
				continue
			case numeral.IsLetter(c):
				want.Letters++
				if i < 64 {
					want.Letter |= 1 << i
				}
				continue
			case c == ' ':
				want.Spaces++
			}
			want.Signs |= 1 << cells.SignOf[fast.Text[i]]
		}
		if fast.Digit != want.Digit || fast.Letter != want.Letter || fast.Digits != want.Digits || fast.Letters != want.Letters ||
			fast.Spaces != want.Spaces || fast.Signs != want.Signs || fast.High != want.High {
			t.Fatalf("%q is seen as %+v, want %+v", b, fast, want)
		}
	}
}
