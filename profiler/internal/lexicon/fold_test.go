package lexicon

import (
	"math/rand/v2"
	"testing"
)

// TestHashOf holds the hash of a word to that of what AppendFolded makes of it.
func TestHashOf(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 9))
	pieces := []string{"a", "Z", "é", "É", "ß", "Ⱥ", "Æ", "’", "'", "\u0301", "ё", "Я", "ς", "ệ", "Ẁ", "ạ", "王", "さ", "김", "Ａ", "ａ", "Ꙁ", "ﬁ", "א",
		"ِ", "न", "𐐀", "\xff", "\xc3", "\xe7\x8e", "\xed\xa0\x80", "\xe0\x80\x80", "\xc0\x80", "\U000e0041", "ok", "Müller"}
	for range 200_000 {
		word := ""
		for range r.IntN(9) {
			word += pieces[r.IntN(len(pieces))]
			if r.IntN(4) == 0 {
				word += string(rune(r.IntN(0x3400)))
			}
		}
		if r.IntN(4) == 0 {
			word = word[r.IntN(len(word)+1):]
		}
		if got, want := HashOf(word), Hash(AppendFolded(nil, word)); got != want {
			t.Fatalf("%q: %x, want %x", word, got, want)
		}
	}
}
