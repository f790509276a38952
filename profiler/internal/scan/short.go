package scan

import (
	"math/bits"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/namestart"
)

// This file reads short texts as readBlock reads a block. That wants a few bytes behind the
// block, which a short text has not: it is read in a copy that zeros follow. A zero parts
// what a space parts, and like the end of a text it leads to nothing.

// shortText is the memory of a reader for that: a block, and what must be behind it.
type shortText [lex.BlockSize + lex.AfterBlock]byte

// fewestPlaces is how many tokens and signs there are at least for that to take less time
// than to look at one after the other.
const fewestPlaces = 5

// readShort reads a whole text that is shorter than a block, which is k.
func (r *reader) readShort(d *dispatch, text string, k *lex.Block) {
	words, signs := k.Letters&^(k.Letters<<1), k.Special|k.Dots|k.Hyphens
	switch {
	case bits.OnesCount64(k.High) > mostHigh || k.Digits|k.High == 0 && bits.OnesCount64(words|signs) < fewestPlaces:
		if k.Digits|k.High|signs == 0 {
			r.readWords(d, text, k, words)
		} else {
			r.readAny(d, text, k)
		}
	default:
		n := copy(r.short[:], text)
		clear(r.short[n:])
		r.readBlock(d, chars.Alias(r.short[:]), k)
		r.patch.text = "" // it is about to be another one
		r.at, r.done = len(text), true
	}
	r.escaped = k.Escaped
}

// walkWords is walk for a whole text, which is k, that is words of ASCII and signs that lead to
// nothing, when no word leads to anything but a name. It reports false where one does, and
// nothing has been done.
func (s *Scanner) walkWords(x *Scratch, text string, k *lex.Block) bool {
	d := &s.dispatch
	words := k.Letters &^ (k.Letters << 1)
	for rest := words; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(rest) & 63
		n := bits.TrailingZeros64(^(k.Letters >> i))
		if n >= shortestNoticed && k.Capitals>>i&(1<<n-2) != 0 || d.vocabulary.mayHave(lex.WordHash(text, i, i+n)) || d.wordLeads(text, i, i+n, false) {
			return false
		}
	}
	if s.names {
		for ; words != 0; words &= words - 1 {
			i := bits.TrailingZeros64(words) & 63
			start := namestart.Start{At: i}
			if k.Capitals>>i&1 == 0 {
				if k.Breaks == 0 && k.Letters&(1<<i-1) != 0 || !namestart.BeginsLow(text, i) {
					continue // it begins no sentence
				}
				start.Kind = namestart.StartLow
			}
			if i >= x.Names.Finder.Done {
				s.nameAt(x, text, start)
			}
		}
		x.takeNames()
	}
	x.Reader.at, x.Reader.done = len(text), true
	return true
}

// readWords reads a whole text, which is k, that is words of ASCII and signs that lead to
// nothing.
func (r *reader) readWords(d *dispatch, text string, k *lex.Block, words uint64) {
	for ; words != 0; words &= words - 1 {
		i := bits.TrailingZeros64(words) & 63
		r.wordStart(text, i)
		r.word(d, text, i, i+bits.TrailingZeros64(^(k.Letters>>i)), false)
	}
	r.at, r.done = len(text), true
}
