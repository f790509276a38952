package pattern

import (
	"math/bits"

	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file rules out, at nearly all places of a text, that one of the patterns
// of the caller's own has a match there. What it costs hardly depends on how many
// patterns there are.

// rarelyEnough is the rate of its required words from which on a pattern is
// looked for by its first bytes, where those tell more.
const rarelyEnough = 1e-4

// A Prefilter knows of all patterns and all listed words how they begin. A
// pattern that cannot do without certain words is looked for by those, any other
// by the bytes that its matches begin with. It never changes.
type Prefilter struct {
	// pairs has a bit for each two bytes that a word or a pattern can begin with,
	// wordPairs for those of words. In a text without matches one look into pairs
	// is all that a byte costs; eight kilobytes stay in the nearest cache.
	pairs, WordPairs pairSet

	Words *wordset.WordTree

	// starts has, for each offset and byte, the bits of the patterns that can have
	// the byte there, and all for patterns that are shorter; over holds those.
	starts [longestPrefix][]uint64 // 256 times width
	over   [longestPrefix][]uint64
	Width  int     // of a set of patterns, in words of 64 bits
	byBit  []int32 // the pattern that a bit stands for
}

// A pairSet is a set of pairs of bytes, the first in the low bits.
type pairSet [1 << 16 / 64]uint64

func (s *pairSet) Has(a, b byte) bool {
	k := uint16(a) | uint16(b)<<8
	return s[k>>6]>>(k&63)&1 == 1
}

func (s *pairSet) add(a, b byte) {
	k := uint16(a) | uint16(b)<<8
	s[k>>6] |= 1 << (k & 63)
}

// addAll adds the pairs of each byte of a set and b.
func (s *pairSet) addAll(set *byteSet, b byte) {
	for i, bits := range set {
		s[int(b)*len(set)+i] |= bits
	}
}

// A PrefilterBuilder makes a prefilter.
type PrefilterBuilder struct {
	f        Prefilter
	tree     wordset.WordTreeBuilder
	hasWords bool
	prefixes [][]byteSet
}

// AddWord makes the tree give hit where the word begins.
func (b *PrefilterBuilder) AddWord(w Literal, hit int32) {
	b.hasWords = true
	b.tree.Add(w.Text, hit)
	for _, s := range firstPairs(w) {
		if len(s) == 1 {
			for c := range 256 {
				b.f.WordPairs.add(s[0], byte(c))
			}
			continue
		}
		b.f.WordPairs.add(s[0], s[1])
	}
}

// firstPairs gives the strings that a word can begin with, of two bytes, or of one
// where that is the whole word.
func firstPairs(w Literal) []string {
	list := []string{""}
	for _, r := range w.Text {
		if len(list[0]) > 1 {
			break
		}
		cases := foldsOf(r, w.Fold)
		var longer []string
		for _, s := range list {
			for _, v := range cases {
				if t := s + string(v); len(t) > 2 {
					longer = append(longer, t[:2])
				} else {
					longer = append(longer, t)
				}
			}
		}
		list = longer
	}
	return list
}

// Add makes the prefilter know a pattern.
func (b *PrefilterBuilder) Add(p *Compiled, index int32) {
	rate := 1.0
	for i := range p.prefix {
		sum := 0.0
		for c := range 256 {
			if p.prefix[i].has(byte(c)) {
				sum += byteRate(byte(c))
			}
		}
		rate *= min(sum, 1)
	}
	if r := &p.required; len(r.words) > 0 && (r.rate < rarelyEnough || r.rate < rate) {
		for _, w := range r.words {
			b.AddWord(w, index)
		}
		return
	}
	b.f.byBit = append(b.f.byBit, index)
	b.prefixes = append(b.prefixes, p.prefix)
	for second := range 256 {
		if len(p.prefix) == 1 || p.prefix[1].has(byte(second)) {
			b.f.pairs.addAll(&p.prefix[0], byte(second))
		}
	}
}

// Build ends the work.
func (b *PrefilterBuilder) Build() *Prefilter {
	f := &b.f
	if b.hasWords {
		f.Words = b.tree.Tree()
	}
	for i := range f.pairs {
		f.pairs[i] |= f.WordPairs[i]
	}
	f.Width = (len(b.prefixes) + 63) / 64
	for k := range f.starts {
		f.starts[k] = make([]uint64, 256*f.Width)
		f.over[k] = make([]uint64, f.Width)
		for i, prefix := range b.prefixes {
			word, bit := i/64, uint64(1)<<(i%64)
			if k >= len(prefix) {
				f.over[k][word] |= bit
			}
			for c := range 256 {
				if k >= len(prefix) || prefix[k].has(byte(c)) {
					f.starts[k][c*f.Width+word] |= bit
				}
			}
		}
	}
	done := *f // without the builder, which is large
	return &done
}

// AppendStarts appends the patterns that may begin at text[i], by their first
// bytes.
func (f *Prefilter) AppendStarts(dst []int32, text string, i int) []int32 {
	for w := range f.Width {
		left := ^uint64(0)
		for k := range longestPrefix {
			if i+k >= len(text) {
				left &= f.over[k][w]
				break
			}
			if left &= f.starts[k][int(text[i+k])*f.Width+w]; left == 0 {
				break
			}
		}
		for ; left != 0; left &= left - 1 {
			if bit := w*64 + bits.TrailingZeros64(left); bit < len(f.byBit) {
				dst = append(dst, f.byBit[bit])
			}
		}
	}
	return dst
}

// Next gives the first place from i on, before end, at which something may
// begin, or end.
func (f *Prefilter) Next(text string, i, end int) int {
	for n := min(end, len(text)-1); i < n; i++ {
		if f.pairs.Has(text[i], text[i+1]) {
			return i
		}
	}
	return min(i, end) // the last byte of the text is in no pair
}
