package tagger

import (
	"math/rand/v2"
	"testing"
	"unicode"
	"unicode/utf8"
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
			{"a letter or a mark", isSpelledRune(r), unicode.IsLetter(r) || unicode.IsMark(r)},
			{"a digit", isDigitRune(r), unicode.IsDigit(r)},
			{"part of a word", isWordRune(r), capital || caseless || unicode.IsLower(r) || unicode.Is(unicode.Mn, r)},
		} {
			if is.got != is.want {
				t.Fatalf("%U is %s: %v", r, is.name, is.got)
			}
		}
	}
}

// TestRuneAt holds runeAt and runeBefore to package utf8, on bytes of all kinds.
func TestRuneAt(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	pieces := []string{"a", "é", "Я", "ิ", "王", "김", "𐀀", "\x80", "\xbf", "\xc2", "\xdf", "\xe0", "\xe1", "\xed", "\xef", "\xf0", "\xff", "\u0800", "\ud7ff", "\xed\xa0\x80", "\xe0\x80\x80", "\xc0\xaf", "\xc1\xbf"}
	for range 50_000 {
		text := ""
		for range r.IntN(7) {
			text += pieces[r.IntN(len(pieces))]
		}
		for i := range len(text) + 1 {
			got, n := runeAt(text, i)
			if want, m := utf8.DecodeRuneInString(text[i:]); got != want || n != m {
				t.Fatalf("at %d of %q: %U of %d bytes, want %U of %d", i, text, got, n, want, m)
			}
			got, n = runeBefore(text, i)
			if want, m := utf8.DecodeLastRuneInString(text[:i]); got != want || n != m {
				t.Fatalf("before %d of %q: %U of %d bytes, want %U of %d", i, text, got, n, want, m)
			}
		}
	}
}
