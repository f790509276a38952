package profiler

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

// TestRunes holds the sets of runes equal to the tables that they are made from.
func TestRunes(t *testing.T) {
	for r := rune(-1); r <= unicode.MaxRune+1; r++ {
		if isLetterRune(r) != unicode.IsLetter(r) || isMarkRune(r) != unicode.IsMark(r) {
			t.Fatalf("%U: a letter %v, a mark %v", r, isLetterRune(r), isMarkRune(r))
		}
		c, l, how := fold(r)
		if d, m, by := foldSlowly(r); r >= utf8.RuneSelf && (c != d || l != m || how != by) {
			t.Fatalf("%U: taken for %q, not %q", r, c, d)
		}
		if isUpperRune(r) != unicode.IsUpper(r) || isLowerRune(r) != unicode.IsLower(r) || isTitleRune(r) != unicode.IsTitle(r) {
			t.Fatalf("%U: in upper case %v, in lower case %v, in title case %v", r, isUpperRune(r), isLowerRune(r), isTitleRune(r))
		}
		if lowerRune(r) != unicode.ToLower(r) {
			t.Fatalf("%U: in lower case %U", r, lowerRune(r))
		}
		if spaceless(r) != unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Hangul) {
			t.Fatalf("%U: spaceless is %v", r, spaceless(r))
		}
	}
}

// TestFolds holds equalFold equal to strings.EqualFold, and told to what it takes for equal.
func TestFolds(t *testing.T) {
	for r := rune(0); r <= unicode.MaxRune; r++ {
		least := r
		for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
			least = min(least, f)
		}
		if foldOf(r) != least {
			t.Fatalf("%U: folded to %U, not to %U", r, foldOf(r), least)
		}
		if !utf8.ValidRune(r) || r != unicode.ToLower(r) || r < utf8.RuneSelf && joinsWords(byte(r)) {
			continue
		}
		first, mask := told(string(r) + "x")
		for f := unicode.SimpleFold(r); ; f = unicode.SimpleFold(f) {
			text := string(f) + "X"
			behind := loadTail(text, 0)
			if !mayBeASCII(behind) && (behind|anyCase^first)&mask != 0 {
				t.Fatalf("%U is not told to be %U", f, r)
			}
			if f == r {
				break
			}
		}
	}
	for _, c := range [...][2]string{{"straße", "STRASSE"}, {"straße", "STRAẞE"}, {"kas", "Kaſ"}, {"kas", "kaz"}, {"n°", "N°"}, {"n°", "N\xb0"}, {"é", "E"}, {"тел", "ТЕЛ"}, {"тел", "ТЕЛ."}, {"", "a"}, {"número", "NÚMERO"}} {
		if equalFold(c[1], c[0]) != strings.EqualFold(c[1], c[0]) {
			t.Errorf("%q, %q: %v", c[1], c[0], equalFold(c[1], c[0]))
		}
	}
}
