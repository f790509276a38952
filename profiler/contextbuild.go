package profiler

// This file makes the index of context phrases.

// A contextBuilder makes a contextIndex.
type contextBuilder struct {
	index *contextIndex
	words *vocabulary      // to which the words are added that phrases begin with
	known map[string]int32 // the phrases, with their numbers

	// By phrase, what the phraseTable is made from.
	keyed  []keyedPhrase
	starts []uint64

	begins []phraseBegin
	owned  []ownedPhrase
	others []string // of one phrase
}

// An ownedPhrase says that a phrase is one of an owner.
type ownedPhrase struct{ phrase, owner int32 }

// newContextIndex makes the index and enters the words that phrases begin with
// in the vocabulary.
func newContextIndex(recognizers []*Recognizer, words *vocabulary) contextIndex {
	most := len(againstWords)
	for _, r := range recognizers {
		most += len(r.Context)
	}
	most += most / 8 // other spellings, without what several recognizers have
	x := &contextIndex{phrases: make([]contextPhrase, 0, most)}
	b := &contextBuilder{
		index: x, words: words,
		known: make(map[string]int32, most), keyed: make([]keyedPhrase, 0, most), starts: make([]uint64, 0, most),
		begins: make([]phraseBegin, 0, most), owned: make([]ownedPhrase, 0, 3*most/2),
	}
	for _, p := range againstWords {
		b.addSpelled(p, against)
	}
	for i, r := range recognizers {
		for _, p := range r.Context {
			b.addSpelled(p, owner(i))
		}
	}
	words.addPhrases(b.begins)
	x.byStart = newPhraseTable(b.keyed, b.starts)
	x.owners = newOwnerTable(len(recognizers), len(x.phrases))
	for _, o := range b.owned {
		x.phrases[o.phrase].owners.add(int(o.owner))
		x.owners.add(int(o.phrase), int(o.owner))
	}
	return *x
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
	number, ok := b.known[text]
	if !ok {
		number = int32(len(b.index.phrases))
		b.known[text] = number
		b.enter(text, number)
	}
	b.owned = append(b.owned, ownedPhrase{number, int32(o)})
}

// enter adds a phrase that is new.
func (b *contextBuilder) enter(text string, number int32) {
	x := b.index
	x.phrases = append(x.phrases, contextPhrase{text: text, scale: scaleOf(text)})
	start, n := startHash(text)
	rest, mask := told(text[n:])
	b.keyed, b.starts = append(b.keyed, keyedPhrase{number, rest, mask}), append(b.starts, start)
	x.initials.add(firstTwo(text))
	x.inner.addInner(text)
	if word := asciiEnd(text, 0, len(text)); word > 0 {
		if word != n {
			rest, mask = told(text[word:])
		}
		b.begins = append(b.begins, phraseBegin{b.words.number(text[:word]), phraseStart{
			number: number, single: word == len(text) && word < 8, further: nextLettersOf(text[word:]), rest: rest, mask: mask,
		}})
	}
}
