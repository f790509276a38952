package profiler

import (
	"testing"
	"unicode"
)

// TestRunes holds the sets of runes equal to the tables that they are made from.
func TestRunes(t *testing.T) {
	for r := rune(-1); r <= unicode.MaxRune+1; r++ {
		if isLetterRune(r) != unicode.IsLetter(r) || isMarkRune(r) != unicode.IsMark(r) {
			t.Fatalf("%U: a letter %v, a mark %v", r, isLetterRune(r), isMarkRune(r))
		}
		if lowerRune(r) != unicode.ToLower(r) {
			t.Fatalf("%U: in lower case %U", r, lowerRune(r))
		}
		if spaceless(r) != unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Hangul) {
			t.Fatalf("%U: spaceless is %v", r, spaceless(r))
		}
	}
}
