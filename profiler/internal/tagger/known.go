package tagger

import (
	"math/bits"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file remembers words of late, and what the lexicon says of each. A word is asked for
// where a chain may begin, where one goes on, and where it stands beside one; more than half
// of the times it is here, in a fifth of the time that it takes to find all out.

// knownWords are words of late. The zero value is empty and ready.
type knownWords struct {
	words [1 << knownBits]knownWord
	long  knownWord // one that is too long to be remembered
}

// A knownWord is a word and what is known of it.
type knownWord struct {
	bytes  [3]uint64 // as they stand in the text, with zeros behind them
	hash   uint64    // of the folded word
	ending uint64    // of its last three letters
	class  lexicon.Class
	shape  shape
	plain  bool // isDressed
	bent   bool // the class is that of the place of which it is a case
}

const (
	knownBits    = 8
	longestKnown = 24 // in bytes
)

// at gives what is known of the word text[start:end], which is letters and not empty. It is
// good until the next one is asked for.
func (w *knownWords) at(text string, start, end int) *knownWord {
	n := uint(end - start)
	if n <= 8 && start+8 <= len(text) { // as most
		a := load(text[start:start+8]) << ((64 - 8*n) & 63) >> ((64 - 8*n) & 63)
		k := &w.words[a*0x9E3779B97F4A7C15>>(64-knownBits)]
		if k.bytes[0] != a || k.bytes[1] != 0 {
			k.learn(a, 0, 0, text[start:end])
		}
		return k
	}
	return w.atLong(text, start, end)
}

// atLong is at for words of any length.
func (w *knownWords) atLong(text string, start, end int) *knownWord {
	n := uint(end - start)
	if n > longestKnown {
		w.long.learn(highBits, 0, 0, text[start:end])
		return &w.long
	}
	a, b, c := loadAt(text, start), uint64(0), uint64(0)
	switch {
	case n <= 8:
		a = firstOfWord(a, n)
	case n <= 16:
		b = firstOfWord(loadAt(text, start+8), n-8)
	default:
		b, c = loadAt(text, start+8), firstOfWord(loadAt(text, start+16), n-16)
	}
	k := &w.words[(a^bits.RotateLeft64(b*0xD6E8FEB86659FD93, 23)^bits.RotateLeft64(c*0xD6E8FEB86659FD93, 43))*0x9E3779B97F4A7C15>>(64-knownBits)]
	if k.bytes != [3]uint64{a, b, c} {
		k.learn(a, b, c, text[start:end])
	}
	return k
}

// firstOfWord are the lowest n bytes of v, eight at most.
func firstOfWord(v uint64, n uint) uint64 { return v & (1<<(8*n) - 1) }

// rareWord is the class of a word that is not common and nothing else.
var rareWord = lexicon.Of(0, 0, 0, 1, 0)

// learn finds out what is known of a word of some bytes. Of those of up to 15 letters of ASCII
// the bytes tell all.
func (k *knownWord) learn(a, b, c uint64, word string) {
	k.bytes = [3]uint64{a, b, c}
	switch n := len(word); {
	case (a|b)&highBits != 0 || n > 15:
		k.hash, k.ending, k.shape = lexicon.HashOf(word), endingOf(word, 3), shapeOf(word)
	case n < 8:
		k.hash, k.shape = lexicon.HashLetters(a, n), shapeOfFew(a, n)
		last := min(n, 3)
		k.ending = lexicon.HashLetters(a>>(8*uint(n-last)), last)
	default:
		k.hash, k.shape = lexicon.HashLonger(a, b, n), shapeOfTwo(a, b, n)
		end := a
		if n > 8 {
			end = a>>(8*uint(n-8)) | b<<(8*uint(16-n)) // the last eight
		}
		k.ending = lexicon.HashLetters(end>>40, 3)
	}
	k.class = lexicon.Find(k.hash)
	k.plain = k.class == 0 && isDressed(word)
	k.bent = false
	if k.class == 0 && !k.plain || k.class == rareWord && k.shape == shapeCapital {
		if c := bentClass(word); c != 0 {
			k.class, k.bent = c, true
		}
	}
}
