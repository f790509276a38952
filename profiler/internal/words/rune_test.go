package words

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

// plainIsWord is IsWordRune by the tables of package unicode.
func plainIsWord(r rune) bool {
	return unicode.In(r, unicode.Lu, unicode.Ll, unicode.Lt, unicode.Mn) || plainIsCaseless(r)
}

func plainIsCaseless(r rune) bool {
	in := 0x05D0 <= r && r <= 0x0DFF || 0x10D0 <= r && r <= 0x10FF || 0x1200 <= r && r <= 0x137F
	return in && unicode.In(r, unicode.L, unicode.M)
}

// TestRunes holds what is said of all runes to the tables of package unicode.
func TestRunes(t *testing.T) {
	for r := rune(0); r <= unicode.MaxRune; r++ {
		for _, c := range [...]struct {
			name      string
			got, want bool
		}{
			{"of a word", IsWordRune(r), plainIsWord(r)},
			{"caseless", IsCaseless(r), plainIsCaseless(r)},
			{"a capital", IsCapitalRune(r), unicode.In(r, unicode.Lu, unicode.Lt)},
			{"a digit", IsDigitRune(r), unicode.IsDigit(r)},
		} {
			if c.got != c.want {
				t.Fatalf("%U is %s: %v", r, c.name, c.got)
			}
		}
	}
}

// TestRuneAt holds what decodes runes to package utf8, at each place of rows of bytes of which many are no runes.
func TestRuneAt(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	pieces := []string{"a", "Z", "7", " ", "é", "Ж", "ß", "ू", "한", "日", "ヶ", "\ufffd", "\ud7ff", "\ue000", "😀", "𝐀", "\U0010ffff",
		"\xff", "\xc0", "\xc1", "\xc2", "\xdf", "\xe0", "\xe0\x80", "\xed\xa0\x80", "\xef\xbf", "\xf0\x9f", "\xf0\x80\x80\x80", "\xf4\x90\x80\x80", "\xf5", "\x80", "\xbf"}
	for range 20_000 {
		var b strings.Builder
		for range r.IntN(6) {
			b.WriteString(pieces[r.IntN(len(pieces))])
		}
		text := b.String()
		for i := range len(text) + 1 {
			want, size := utf8.DecodeRuneInString(text[i:])
			if i < len(text) {
				if n, ok := WordRuneAt(text, i); n != size || ok != (plainIsWord(want) && (want != utf8.RuneError || size > 1)) {
					t.Fatalf("%d bytes at %d of %q, of a word: %v", n, i, text, ok)
				}
				if k, ok := KindOfTwo(text, i); ok != (size == 2) || ok && k&KindWord != 0 != plainIsWord(want) {
					t.Fatalf("the rune of two bytes at %d of %q: %b, %v", i, text, k, ok)
				}
			}
			want, size = utf8.DecodeLastRuneInString(text[:i])
			if n, ok := WordRuneBefore(text, i); n != size || ok != plainIsWord(want) {
				t.Fatalf("%d bytes before %d of %q, of a word: %v", n, i, text, ok)
			}
		}
	}
}
