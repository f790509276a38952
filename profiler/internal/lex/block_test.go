package lex

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/numeral"
)

// TestBlock holds each mask of a block equal to a look at each byte.
func TestBlock(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	for range 3000 {
		b := make([]byte, r.IntN(3*BlockSize))
		for i := range b {
			if b[i] = byte(r.IntN(128)); r.IntN(8) == 0 {
				b[i] = byte(r.IntN(256))
			}
		}
		text := string(b)
		from := r.IntN(len(text) + 1)
		k := newBlock(text, from)
		masks := []struct {
			name string
			mask uint64
			is   func(c byte) bool
		}{
			{"letters", k.Letters, numeral.IsLetter},
			{"digits", k.Digits, numeral.IsDigit},
			{"high", k.High, func(c byte) bool { return c >= 0x80 }},
			{"capitals", k.Capitals, func(c byte) bool { return 'A' <= c && c <= 'Z' }},
			{"special", k.Special, func(c byte) bool { return SpecialOf[c] != 0 && c != '.' && c != '-' || c == '\\' }},
			{"dots", k.Dots, func(c byte) bool { return c == '.' }},
			{"hyphens", k.Hyphens, func(c byte) bool { return c == '-' }},
			{"breaks", k.Breaks, func(c byte) bool { return strings.IndexByte(".?!\"\n", c) >= 0 }},
			{"glue", k.Glue, IsGlue},
			{"underscores", k.Underscores, func(c byte) bool { return c == '_' }},
			{"joints", k.Joints, func(c byte) bool { return IsGlue(c) || c == ':' }},
			{"colons", k.Colons, func(c byte) bool { return c == ':' }},
			{"equals", k.Equals, func(c byte) bool { return c == '=' }},
		}
		escaped := false
		for i := range BlockSize {
			c, in := byte(0), from+i < len(text)
			if in {
				c = text[from+i]
			}
			escaped = escaped || in && (c >= 0x80 || strings.IndexByte(`%&\`, c) >= 0)
			for _, m := range masks {
				if m.mask>>i&1 == 1 != (in && m.is(c)) {
					t.Fatalf("byte %d of %q is wrong in %s", from+i, text, m.name)
				}
			}
			if k.Gaps>>i&1 == 1 != (!in || c <= ' ') {
				t.Fatalf("byte %d of %q is wrong in gaps", from+i, text)
			}
		}
		if k.Escaped != escaped {
			t.Fatalf("%q from byte %d on may have escapes: %v", text, from, k.Escaped)
		}
	}
}

// newBlock classifies text[i:i+64], or what there is of it; behind the end of the
// text there is nothing of any class.
func newBlock(text string, i int) (k Block) {
	k.Classify(text, i)
	return k
}
