package scan

import (
	"slices"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
)

// otherWords are the words in scripts that set no spaces, by their first letters. They
// change only while they are built.
type otherWords struct {
	initials chars.RuneSet
	byFirst  map[rune][]otherWord
}

type otherWord struct {
	text   string
	number int32 // in the vocabulary
}

// add makes a word that is not Latin lead to the entrance of a grammar that came last.
func (o *otherWords) add(word string, v *vocabulary, to *gathering) {
	first, _ := utf8.DecodeRuneInString(word)
	if !chars.Spaceless(first) {
		n, _ := lex.NextToken(word, 0)
		to.join(&v.lists[v.number(word[:n])])
		return
	}
	if o.byFirst == nil {
		o.byFirst = map[rune][]otherWord{}
	}
	w := otherWord{word, v.number(word)}
	to.join(&v.lists[w.number])
	o.initials.Add(first)
	if !slices.Contains(o.byFirst[first], w) {
		o.byFirst[first] = append(o.byFirst[first], w)
	}
}

// each calls yield for the words in the token text[i:end], with where they begin. Several
// can begin at one place.
func (o *otherWords) each(text string, i, end int, yield func(at int, w otherWord)) {
	for i < end {
		var r rune
		n := 3
		if lex.IsEastAt(text, i) {
			r = rune(text[i]&0xF)<<12 | rune(text[i+1]&0x3F)<<6 | rune(text[i+2]&0x3F)
		} else {
			r, n = chars.RuneAt(text, i)
		}
		if o.initials.MayHave(r) {
			for _, w := range o.byFirst[r] {
				if len(text)-i >= len(w.text) && text[i:i+len(w.text)] == w.text {
					yield(i, w)
				}
			}
		}
		i += n
	}
}
