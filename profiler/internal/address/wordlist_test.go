package address

import (
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/demographics"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// TestInSet holds inSet to the words of the sets, in any ASCII letter case, and to others.
func TestInSet(t *testing.T) {
	for _, set := range []*wordset.WordList{demographics.FieldLinks, houseFirsts, headLinks, streetKinds, prose.NoValues, wordset.WordSet(""), wordset.WordSet("a"),
		wordset.WordSet("ab AB Abc äß 12345678 123456789")} {
		words := []string{"\x00", "a\x00", "\x00a", "A\x00\x00", "zzzz", "ÿ", "@", "[", "`", "{"}
		for w := range set.Words() {
			words = append(words, w, strings.ToUpper(w), w+"\x00", w+"s", w[:len(w)-1], "\x80"+w)
		}
		for _, w := range words {
			low := strings.Map(func(r rune) rune {
				if 'A' <= r && r <= 'Z' {
					r += 'a' - 'A'
				}
				return r
			}, w)
			if strings.Contains(w, "\x80") {
				low = w
			}
			if want := len(w) <= wordset.LongestWord && set.Words()[low]; wordset.InSet(set, w) != want {
				t.Errorf("%q in a set is told to be %t", w, !want)
			}
		}
	}
}
