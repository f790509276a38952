package columns

import (
	"testing"
	"unicode"
)

// TestHeaderRunes holds headerRuneOf to what package unicode says.
func TestHeaderRunes(t *testing.T) {
	for r := rune(0); r <= unicode.MaxRune; r++ {
		want := runeGap
		switch {
		case unicode.IsUpper(r):
			want = runeUpper
		case unicode.IsLower(r):
			want = runeLower
		case unicode.IsDigit(r):
			want = runeDigit
		case unicode.IsLetter(r) || unicode.IsMark(r):
			want = runeLetter
		}
		if got := headerRuneOf(r); got != want {
			t.Fatalf("%U is %d, want %d", r, got, want)
		}
	}
}
