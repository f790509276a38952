package scan

import (
	"fmt"
	"testing"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestContextBuilder holds that a phrase of several recognizers is there once, in all its
// spellings, and knows all of them; of so many that the table of those that are known grows.
func TestContextBuilder(t *testing.T) {
	var list []*spec.Recognizer
	for i := range 3 {
		r := &spec.Recognizer{}
		for k := range 400 {
			r.Context = append(r.Context, fmt.Sprintf("größe %s-nummer", employeeWord(k)))
			if k%3 == i {
				r.Context = append(r.Context, "own "+employeeWord(k))
			}
		}
		list = append(list, r)
	}
	x := newContextIndex(list, &vocabulary{})
	owners := map[string]int{}
	for i := range x.phrases {
		if _, known := owners[x.phrases[i].text]; known {
			t.Fatalf("%q is there twice", x.phrases[i].text)
		}
		for o := range len(list) + 1 {
			if x.owners.has(i, o) {
				owners[x.phrases[i].text] |= 1 << o
			}
		}
	}
	for k := range 400 {
		w := employeeWord(k)
		for text, want := range map[string]int{
			"größe " + w + "-nummer": 0b1110, "grosse " + w + "-nummer": 0b1110, "groesse " + w + "-nummer": 0b1110, "grosse" + w + "nummer": 0b1110,
			"own " + w: 2 << (k % 3), "own" + w: 2 << (k % 3),
		} {
			if owners[text] != want {
				t.Errorf("%q has the owners %b, want %b", text, owners[text], want)
			}
		}
	}
}

// employeeWord is one of many words.
func employeeWord(k int) string {
	return string([]byte{'a' + byte(k%26), 'b' + byte(k/26), 'x'})
}

// TestInnerWords holds that the words of a phrase behind its first are known, in ASCII as
// beside other letters.
func TestInnerWords(t *testing.T) {
	for _, phrase := range []string{"id card no", "2fa code", "n° de client", "kart-nr", "номер id"} {
		var f, plain wordFilter
		f.addInner(phrase)
		outside := false
		for i, r := range phrase {
			if letter := chars.IsLetterRune(r); letter && outside {
				plain.add(filterHash(phrase, i))
			}
			outside = !chars.IsLetterRune(r)
		}
		if f != plain {
			t.Errorf("%q: other words are known", phrase)
		}
	}
}
