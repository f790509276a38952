package lexicon

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// TestMemo holds what is remembered to what is looked up, for words that come again and
// others that take their places.
func TestMemo(t *testing.T) {
	words := strings.Fields("The the THE London london Smith Jones é été Zoë a ab x0 straße Straße Nobody Paris 李 王伟 in of Müller zzzzzzzz zzzzzzzzz")
	words = append(words, "\x00", "\x00\x00", "a\x00", "\xff", "a\xff")
	var m Memo
	r := rand.New(rand.NewPCG(3, 5))
	for range 20_000 {
		word := words[r.IntN(len(words))]
		if r.IntN(3) == 0 {
			word = string(rune('a'+r.IntN(26))) + word[:r.IntN(len(word)+1)]
		}
		before, behind := strings.Repeat(" ", r.IntN(3)), strings.Repeat("e", r.IntN(10))
		text := before + word + behind
		if v, ok := letters(word); ok {
			if got, want := m.LookupLetters(v, len(word)), Lookup(word); got != want {
				t.Fatalf("the letters %q: %b, want %b", word, got, want)
			}
		}
		if got, want := m.Lookup(text, len(before), len(before)+len(word)), Lookup(word); got != want {
			t.Fatalf("%q in %q: %b, want %b", word, text, got, want)
		}
	}
}

// letters gives a word as LookupLetters takes it, and whether it does.
func letters(word string) (v uint64, ok bool) {
	for i := len(word) - 1; i >= 0; i-- {
		if c := word[i] | 0x20; len(word) >= longestMemo || c < 'a' || c > 'z' {
			return 0, false
		}
		v = v<<8 | uint64(word[i])
	}
	return v, word != ""
}
