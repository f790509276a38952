package words

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
)

// TestLettersOf holds what looks at eight bytes at once to a look at each of them.
func TestLettersOf(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	const signs = "abzAZmQ@[`{0 é\x00\x7f\x80\xc1\xe1\xfa\xff"
	for range 50_000 {
		b := make([]byte, 8)
		for i := range b {
			b[i] = signs[r.IntN(len(signs))]
		}
		front, back := 0, 0
		for front < 8 && LetterBytes[b[front]] {
			front++
		}
		for back < 8 && LetterBytes[b[7-back]] {
			back++
		}
		v := chars.Load(string(b), 0)
		if LettersOf(v) != front || LettersBefore(v) != back {
			t.Fatalf("%d letters begin %q, and %d end it, want %d and %d", LettersOf(v), b, LettersBefore(v), front, back)
		}
	}
}

// plainEnd is End, rune by rune, for words that are shorter than LongestWord and have no apostrophe.
func plainEnd(text string, i int) int {
	for i < len(text) {
		r, n := utf8.DecodeRuneInString(text[i:])
		if r == utf8.RuneError && n < 2 || !plainIsWord(r) || r < utf8.RuneSelf && !numeral.IsLetter(byte(r)) {
			break
		}
		i += n
	}
	return i
}

// TestEnd holds where words end to a look at each of their runes.
func TestEnd(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	pieces := []string{"a", "Zo", "word", "é", "Ж", "мя", "שלום", "한", "日", "7", " ", "-", "\xff", "\xe2\x80", "\u0301", "😀", "𝐀"}
	for range 20_000 {
		var b strings.Builder
		for range r.IntN(8) {
			b.WriteString(pieces[r.IntN(len(pieces))])
		}
		text := b.String()
		for i := range len(text) + 1 {
			if got, want := End(text, i), plainEnd(text, i); got != want && want-i < LongestWord {
				t.Fatalf("the word at %d of %q ends at %d, want %d", i, text, got, want)
			}
		}
	}
	for _, c := range []struct{ text, word, reason string }{
		{"Дем'ян іде", "Дем'ян", "an apostrophe that hardens a vowel"},
		{"м’ята", "м’ята", "another apostrophe"},
		{"O'Brien", "O", "a Latin one parts words"},
		{"м'", "м", "nothing behind it"},
		{"м'та", "м", "no vowel behind it"},
	} {
		if got := c.text[:End(c.text, 0)]; got != c.word {
			t.Errorf("%q begins with %q, want %q: %s", c.text, got, c.word, c.reason)
		}
	}
	if got := End(strings.Repeat("a", 3*LongestWord), 0); got <= LongestWord {
		t.Errorf("a long word ends at %d", got)
	}
}

// TestIsCapital holds which words begin with a capital.
func TestIsCapital(t *testing.T) {
	for text, want := range map[string]bool{"": false, "a": false, "A": true, "Élan": true, "élan": false, "ǅ": true, "Ж": true, "א": false, "7A": false, "\xc3": false} {
		if IsCapital(text) != want {
			t.Errorf("%q begins with a capital: %v", text, !want)
		}
	}
}
