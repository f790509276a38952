package scan

import (
	"hash/maphash"
	"math/bits"

	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file makes the index of context phrases.

// A contextBuilder makes a contextIndex.
type contextBuilder struct {
	index *contextIndex
	words *vocabulary // to which the words are added that phrases begin with

	// known is an open table of the phrases, with a power of two of slots, at most half of
	// them full. It holds no texts, and takes half the time of a map. The seed is a random
	// one, so that nobody can make phrases that fall into one place.
	known []knownPhrase
	seed  maphash.Seed

	// By phrase, how it is looked up, and the entry of the word that it begins with or -1.
	keyed   []keyedPhrase
	starts  []uint64
	entries []int32

	owned  []ownedPhrase
	others []string // spellings of one phrase
}

// A knownPhrase is a slot with the number of a phrase, from 1 on, or 0 for none.
type knownPhrase struct {
	hash   uint32
	number int32
}

// An ownedPhrase says that a phrase is one of an owner.
type ownedPhrase struct{ phrase, owner int32 }

// newContextIndex makes the index and enters the words that phrases begin with
// in the vocabulary.
func newContextIndex(recognizers []*spec.Recognizer, words *vocabulary) *contextIndex {
	most := len(againstWords())
	for _, r := range recognizers {
		most += len(r.Context)
	}
	most += most / 8 // other spellings, without what several recognizers have
	x := &contextIndex{phrases: make([]contextPhrase, 0, most)}
	b := &contextBuilder{
		index: x, words: words, known: make([]knownPhrase, 1<<bits.Len(uint(2*most))), seed: maphash.MakeSeed(),
		keyed: make([]keyedPhrase, 0, most), starts: make([]uint64, 0, most), entries: make([]int32, 0, most),
		owned: make([]ownedPhrase, 0, 3*most/2),
	}
	for _, p := range againstWords() {
		b.addSpelled(p, against)
	}
	for i, r := range recognizers {
		for _, p := range r.Context {
			b.addSpelled(p, owner(i))
		}
	}
	words.addPhrases(x.phrases, b.keyed, b.entries)
	x.byStart = newPhraseTable(b.keyed, b.starts)
	x.owners = newOwnerTable(len(recognizers), len(x.phrases))
	for _, o := range b.owned {
		x.phrases[o.phrase].owners.add(int(o.owner))
		x.owners.add(int(o.phrase), int(o.owner))
	}
	return x
}

// addSpelled adds a phrase of an owner in all its spellings.
func (b *contextBuilder) addSpelled(text string, o int) {
	b.add(text, o)
	b.others = appendSpellings(b.others[:0], text)
	for _, other := range b.others {
		b.add(other, o)
	}
}

func (b *contextBuilder) add(text string, o int) {
	slot := b.slot(text)
	if slot.number == 0 {
		b.enter(text)
		slot.number = int32(len(b.index.phrases))
	}
	b.owned = append(b.owned, ownedPhrase{slot.number - 1, int32(o)})
}

// slot is where a phrase is known, or an empty one that has its hash.
func (b *contextBuilder) slot(text string) *knownPhrase {
	if phrases := b.index.phrases; 2*len(phrases) >= len(b.known) {
		old := b.known
		b.known = make([]knownPhrase, 2*len(old))
		for _, k := range old {
			if k.number > 0 {
				*b.slotOf(k.hash, phrases[k.number-1].text) = k
			}
		}
	}
	return b.slotOf(uint32(maphash.String(b.seed, text)), text)
}

// slotOf is slot for a phrase with a hash.
func (b *contextBuilder) slotOf(hash uint32, text string) *knownPhrase {
	for i := int(hash); ; i++ {
		k := &b.known[i&(len(b.known)-1)]
		if k.number == 0 {
			k.hash = hash
			return k
		}
		if k.hash == hash && b.index.phrases[k.number-1].text == text {
			return k
		}
	}
}

// enter adds a phrase that is new.
func (b *contextBuilder) enter(text string) {
	x, number := b.index, int32(len(b.index.phrases))
	x.phrases = append(x.phrases, contextPhrase{text: text, scale: scaleOf(text)})
	start, n := wordset.StartHash(text)
	rest, mask := wordset.Told(text[n:])
	b.keyed, b.starts = append(b.keyed, keyedPhrase{number, rest, mask}), append(b.starts, start)
	x.initials.Add(wordset.FirstTwo(text))
	x.inner.addInner(text)
	entry := int32(-1)
	if word := lex.AsciiEnd(text, 0, len(text)); word > 0 {
		entry = b.words.number(text[:word])
	}
	b.entries = append(b.entries, entry)
}
