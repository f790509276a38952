package folding

import (
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/chars"
)

// TestRunes holds the sets of runes equal to the tables that they are made from.
func TestRunes(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	for r := rune(-1); r <= unicode.MaxRune+1; r++ {
		if chars.IsLetterRune(r) != unicode.IsLetter(r) || chars.IsMarkRune(r) != unicode.IsMark(r) {
			t.Fatalf("%U: a letter %v, a mark %v", r, chars.IsLetterRune(r), chars.IsMarkRune(r))
		}
		c, l, how := fold(r)
		if d, m, by := foldSlowly(r); r >= utf8.RuneSelf && (c != d || l != m || how != by) {
			t.Fatalf("%U: taken for %q, not %q", r, c, d)
		}
		if chars.IsUpperRune(r) != unicode.IsUpper(r) || chars.IsLowerRune(r) != unicode.IsLower(r) || chars.IsTitleRune(r) != unicode.IsTitle(r) {
			t.Fatalf("%U: in upper case %v, in lower case %v, in title case %v", r, chars.IsUpperRune(r), chars.IsLowerRune(r), chars.IsTitleRune(r))
		}
		if chars.LowerRune(r) != unicode.ToLower(r) {
			t.Fatalf("%U: in lower case %U", r, chars.LowerRune(r))
		}
		if chars.Spaceless(r) != unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Hangul) {
			t.Fatalf("%U: spaceless is %v", r, chars.Spaceless(r))
		}
	}
}
