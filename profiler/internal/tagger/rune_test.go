package tagger

import (
	"testing"
	"unicode"
)

// TestRunes holds the sets of runes to the tables of package unicode.
func TestRunes(t *testing.T) {
	for r := rune(-2); r < 1<<17; r++ {
		caseless := (firstCaseless <= r && r < 0x0E00 || 0x10D0 <= r && r < 0x1100 || 0x1200 <= r && r <= lastCaseless) && (unicode.IsLetter(r) || unicode.IsMark(r))
		capital := unicode.IsUpper(r) || unicode.IsTitle(r)
		for _, is := range []struct {
			name      string
			got, want bool
		}{
			{"a letter without case", isCaseless(r), caseless},
			{"a capital", isCapitalRune(r), capital},
			{"upper case", isUpperRune(r), unicode.IsUpper(r)},
			{"a mark", isMarkRune(r), unicode.IsMark(r)},
			{"a digit", isDigitRune(r), unicode.IsDigit(r)},
			{"part of a word", isWordRune(r), capital || caseless || unicode.IsLower(r) || unicode.Is(unicode.Mn, r)},
		} {
			if is.got != is.want {
				t.Fatalf("%U is %s: %v", r, is.name, is.got)
			}
		}
	}
}
