package lexicon

// This file remembers the classes of words of late. The table is larger than the caches
// that are near to the processor, and the words that begin sentences are few.

// A Memo looks up words and remembers what it has found. It is used by one goroutine at
// a time. The zero value is empty and ready.
type Memo struct {
	words   [memoSize]uint64 // their bytes, with zeros behind them
	classes [memoSize]Class
}

const (
	memoBits = 7
	memoSize = 1 << memoBits

	// longestMemo is the length in bytes of the longest words that are remembered: those
	// that fit into a machine word.
	longestMemo = 8
)

// Lookup is the function Lookup for the word text[i:j].
func (m *Memo) Lookup(text string, i, j int) Class {
	n := j - i
	if n < 1 || n > longestMemo || text[j-1] == 0 {
		return Lookup(text[i:j])
	}
	var word uint64
	switch {
	case i+longestMemo <= len(text):
		word = load(text[i : i+longestMemo])
	case len(text) >= longestMemo:
		word = load(text[len(text)-longestMemo:]) >> (8 * (i + longestMemo - len(text)) & 63)
	default:
		word = loadRest(text[i:], 0)
	}
	word = word << (8 * (longestMemo - n) & 63) >> (8 * (longestMemo - n) & 63)
	if at, ok := m.find(word); ok {
		return m.classes[at]
	}
	return m.put(word, Lookup(text[i:j]))
}

// LookupLetters is Lookup for a word of n letters of ASCII, seven at most, which are the
// lowest bytes of word and all of it.
func (m *Memo) LookupLetters(word uint64, n int) Class {
	if at, ok := m.find(word); ok {
		return m.classes[at]
	}
	return m.put(word, Find(HashLetters(word, n)))
}

// find gives where a word is. Each has two places, so that two that come in turn do not drive
// each other out.
func (m *Memo) find(word uint64) (at uint64, ok bool) {
	at = word * k1 >> (64 - memoBits)
	if m.words[at] != word {
		at ^= 1
	}
	return at, m.words[at] == word
}

// put remembers a word in place of the older one of the two in its places.
func (m *Memo) put(word uint64, c Class) Class {
	at := word * k1 >> (64 - memoBits)
	m.words[at^1], m.classes[at^1] = m.words[at], m.classes[at]
	m.words[at], m.classes[at] = word, c
	return c
}
