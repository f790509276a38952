package scan

import (
	"math/bits"
)

// This file finds the context phrases that begin with some letters.

// A phraseTable gives phrases by the letters that they begin with. Its phrases are one
// list, those that begin alike one behind the other. It never changes.
type phraseTable struct {
	slots   []phraseSlot // a power of two of them, at most half of them full
	shift   uint         // of a startHash, that gives a place among the slots
	phrases []keyedPhrase
}

// A phraseSlot says where the phrases lie that begin with some letters. An empty one has none.
type phraseSlot struct {
	start    uint64 // the startHash of these letters
	from, to int32
}

// A keyedPhrase is a phrase by its number, and what it goes on with behind the letters that
// it is looked up by; see told.
type keyedPhrase struct {
	number     int32
	rest, mask uint64
}

// newPhraseTable makes the table of phrases that begin with letters of which these are the
// hashes.
func newPhraseTable(phrases []keyedPhrase, starts []uint64) phraseTable {
	size := 2
	for size < 2*len(phrases) {
		size *= 2
	}
	t := phraseTable{
		slots:   make([]phraseSlot, size),
		shift:   uint(64 - bits.TrailingZeros(uint(size))),
		phrases: make([]keyedPhrase, len(phrases)),
	}
	places := make([]*phraseSlot, len(phrases))
	for i, h := range starts {
		s := t.slot(h)
		s.start = h
		s.to++ // at first how many there are
		places[i] = s
	}
	next := int32(0)
	for i := range t.slots {
		s := &t.slots[i]
		n := s.to
		s.from, s.to = next, next
		next += n
	}
	for i, s := range places {
		t.phrases[s.to] = phrases[i]
		s.to++
	}
	return t
}

// slot is where the phrases are that begin so, or an empty one.
func (t *phraseTable) slot(start uint64) *phraseSlot {
	for i := start >> t.shift; ; i = (i + 1) & uint64(len(t.slots)-1) {
		if s := &t.slots[i]; s.start == start || s.from == s.to {
			return s
		}
	}
}

// of gives the phrases that begin with letters of this startHash, in the order in which
// they came.
func (t *phraseTable) of(start uint64) []keyedPhrase {
	s := t.slot(start)
	return t.phrases[s.from:s.to]
}
