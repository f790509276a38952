package tagger

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// TestKnown holds what is remembered of words to what is found out of each, for words that
// come again and others that take their places, of all lengths, at the end of a text and
// inside.
func TestKnown(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 9))
	letters := []rune("aeinrstAEINRSTéüßÉΣиИמ\u0301ễ")
	var known knownWords
	words := strings.Fields("The the THE tHe London McDonald Anna-Lena O é Straße STRASSE")
	for n := range 40_000 {
		var word string
		if n%2 == 0 {
			word = words[r.IntN(len(words))]
		} else {
			var b strings.Builder
			few := letters[:1+r.IntN(len(letters))]
			for range 1 + r.IntN(20) {
				b.WriteRune(few[r.IntN(len(few))])
			}
			word = b.String()
			words[r.IntN(len(words))] = word
		}
		before, behind := strings.Repeat("x", r.IntN(10)), strings.Repeat("Y", r.IntN(10))
		text := before + word + behind
		k := known.at(text, len(before), len(before)+len(word))
		hash := lexicon.HashOf(word)
		class := lexicon.Find(hash)
		if c := bentClass(word); c != 0 && (class == 0 && !isDressed(word) || class == rareWord && plainShape(word) == shapeCapital) {
			class = c
		}
		if k.hash != hash || k.class != class || k.ending != endingOf(word, 3) || k.shape != plainShape(word) {
			t.Fatalf("%q in %q: %x %x %v %v", word, text, k.hash, k.ending, k.class, k.shape)
		}
	}
}

// plainShape is shapeOf rune by rune.
func plainShape(word string) shape {
	capitals, others := 0, 0
	for _, r := range word {
		switch {
		case isUpperRune(r):
			capitals++
		case !isMarkRune(r):
			others++
		}
	}
	switch {
	case capitals == 0:
		return shapeLower
	case others == 0 && capitals == 1:
		return shapeInitial
	case others == 0:
		return shapeUpper
	case capitals > 1 || !isCapital(word):
		return shapeInner
	}
	return shapeCapital
}
