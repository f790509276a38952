package tagger

import (
	"testing"
	"unicode/utf8"
)

// TestEastRune holds eastRune and isPlainlyEast to the scripts, for all runes and for bytes that are none.
func TestEastRune(t *testing.T) {
	for r := rune(0); r <= utf8.MaxRune; r++ {
		text := "a" + string(r)
		want := rune(0)
		if c, n := utf8.DecodeRuneInString(text[1:]); scriptOf(c) != scriptNone {
			if want = c; n != 3 || isDigitRune(c) {
				t.Fatalf("%U has %d bytes, or is a digit", c, n)
			}
		}
		if got := eastRune(text, 1); got != want {
			t.Fatalf("%U is told to be %U", r, got)
		}
		if isPlainlyEast(text, 1) && (scriptOf(want) == scriptNone || isWordRune(r)) {
			t.Fatalf("%U is told to be plainly of the east", r)
		}
	}
	for _, text := range []string{"", "\xe5", "\xe5\x80", "\xe5\x80a", "\xe5a\x80", "\xe3\x82\xc0", "\xeb\xff\x80", "\xf5\x80\x80"} {
		if r := eastRune(text, 0); r != 0 || isPlainlyEast(text, 0) {
			t.Errorf("%q is told to be %U", text, r)
		}
	}
}
