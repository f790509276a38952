package tagger

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// TestIdle holds isIdle and IsPlain to the reading of the chain: what they tell off is one
// word that is not worth a look.
func TestIdle(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	pieces := []string{"Anna", "The", "She", "INFO", "SSN", "A", "Bank", "I", "Xyzzor", "POST", "the", "as", "of", "worker", "met", "12", "12a", "123-45-6789", "1.5", "s", "é", "王", "Ltd", "McDonald",
		" ", " ", " ", " ", " ", "  ", ", ", ".", ". ", "-", "'", "’", "&", " & ", "/", "\n", ":", "(", ")", "\"", "=", "_", "ü"}
	idle, plain := 0, 0
	var words lexicon.Memo
	for range 60_000 {
		var b strings.Builder
		for range 1 + r.IntN(8) {
			b.WriteString(pieces[r.IntN(len(pieces))])
		}
		text := b.String()
		for at := range len(text) {
			end := wordEnd(text, at)
			if !isCapital(text[at:]) || end == at || end-at > longestWord || gluedBefore(text, at) || gluedAfter(text, end) {
				continue
			}
			done := r.IntN(at + 1)
			if word := text[at:end]; strings.IndexFunc(word, func(r rune) bool { return r >= utf8.RuneSelf }) < 0 && IsPlain(&words, text, at, end) {
				plain++
				var c Chain
				if c.read(text, at, done) || c.end != end {
					t.Fatalf("the word at %d of %q is no plain one", at, text)
				}
			}
			if !isIdle(words.Lookup(text, at, end), shapeOf(text[at:end]), text, at, end, done) {
				continue
			}
			idle++
			var c Chain
			if c.readFrom(text, at, end, done) || c.end != end {
				t.Fatalf("the chain at %d of %q is worth a look", at, text)
			}
		}
	}
	if idle < 1000 || plain < 20 {
		t.Errorf("only %d and %d words are told off", idle, plain)
	}
}
