package wordset

import (
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
)

// This file knows lists of words and finds all of them in a text in one walk.
// Letter case never counts here; who needs it looks again.

// A WordTree is a tree of words, by their bytes in all letter cases. The branches
// of a letter's cases come together again, so that the tree does not grow by
// them. It never changes once it is made.
type WordTree struct {
	nodes  []wordNode
	labels []byte // of the edges, those of a node side by side
	to     []int32
	hits   []int32
	Root   [256]int32 // 0 for none
}

// A wordNode is where some bytes have led to.
type wordNode struct {
	edges, edgesEnd int32 // in labels and to
	hits, hitsEnd   int32 // of the words that end here
}

// A WordTreeBuilder makes a wordTree. Node 0 is its root.
type WordTreeBuilder struct {
	edges []map[byte]int32
	kids  []map[rune]int32 // by the first of the cases of a letter
	hits  [][]int32
}

func (b *WordTreeBuilder) node() int32 {
	b.edges = append(b.edges, nil)
	b.kids = append(b.kids, nil)
	b.hits = append(b.hits, nil)
	return int32(len(b.edges) - 1)
}

// Add makes the tree give hit at the end of a word, which is valid UTF-8.
func (b *WordTreeBuilder) Add(word string, hit int32) {
	if len(b.edges) == 0 {
		b.node()
	}
	at := int32(0)
	for _, r := range word {
		at = b.step(at, r)
	}
	b.hits[at] = append(b.hits[at], hit)
}

// step gives the node behind a rune in all its cases.
func (b *WordTreeBuilder) step(at int32, r rune) int32 {
	first := chars.SimpleFold(r)
	if kid, ok := b.kids[at][first]; ok {
		return kid
	}
	kid := b.node()
	if b.kids[at] == nil {
		b.kids[at] = map[rune]int32{}
	}
	b.kids[at][first] = kid
	var buf [utf8.UTFMax]byte
	for v := first; ; {
		n := utf8.EncodeRune(buf[:], v)
		from := at
		for _, c := range buf[:n-1] {
			from = b.edge(from, c, -1)
		}
		b.edge(from, buf[n-1], kid)
		if v = unicode.SimpleFold(v); v == first {
			return kid
		}
	}
}

// edge gives the node that an edge leads to. A new one leads to the node to, or
// when that is negative to a new node.
func (b *WordTreeBuilder) edge(from int32, c byte, to int32) int32 {
	if old, ok := b.edges[from][c]; ok {
		return old
	}
	if to < 0 {
		to = b.node()
	}
	if b.edges[from] == nil {
		b.edges[from] = map[byte]int32{}
	}
	b.edges[from][c] = to
	return to
}

func (b *WordTreeBuilder) Tree() *WordTree {
	t := &WordTree{}
	for i := range b.edges {
		n := wordNode{edges: int32(len(t.labels)), hits: int32(len(t.hits))}
		for c := range 256 {
			if to, ok := b.edges[i][byte(c)]; ok {
				t.labels, t.to = append(t.labels, byte(c)), append(t.to, to)
				if i == 0 {
					t.Root[c] = to
				}
			}
		}
		t.hits = append(t.hits, b.hits[i]...)
		n.edgesEnd, n.hitsEnd = int32(len(t.labels)), int32(len(t.hits))
		t.nodes = append(t.nodes, n)
	}
	return t
}

// Step gives the node behind a byte, 0 for none.
func (t *WordTree) Step(at int32, c byte) int32 {
	n := &t.nodes[at]
	for i := n.edges; i < n.edgesEnd; i++ {
		if t.labels[i] == c {
			return t.to[i]
		}
	}
	return 0
}

// HitsOf gives the hits of a node.
func (t *WordTree) HitsOf(at int32) []int32 {
	n := &t.nodes[at]
	return t.hits[n.hits:n.hitsEnd]
}

// IsWhole reports whether text[i:j] stands there as whole words: that no letter,
// digit or underscore touches a letter, digit or underscore of it. In scripts that set
// no spaces everything does.
func IsWhole(text string, i, j int) bool {
	joins := func(outer, inner rune) bool {
		return IsWordRune(outer) && IsWordRune(inner) && !chars.Spaceless(outer) && !chars.Spaceless(inner)
	}
	before, _ := utf8.DecodeLastRuneInString(text[:i])
	first, _ := utf8.DecodeRuneInString(text[i:j])
	last, _ := utf8.DecodeLastRuneInString(text[i:j])
	after, _ := utf8.DecodeRuneInString(text[j:])
	return !joins(before, first) && !joins(after, last)
}

func IsWordRune(r rune) bool {
	if r < utf8.RuneSelf {
		return numeral.IsAlnum(byte(r)) || r == '_'
	}
	return r != utf8.RuneError && (chars.IsLetterRune(r) || unicode.IsDigit(r) || chars.IsMarkRune(r))
}

// FoldedHash is a hash without regard to letter case (FNV-1a over runes).
func FoldedHash(s string) uint64 {
	h := uint64(14695981039346656037)
	for _, r := range s {
		h = (h ^ uint64(chars.SimpleFold(r))) * 1099511628211
	}
	return h
}

// A PairFilter knows pairs of runes, and takes some others for them.
type PairFilter [1 << 16 / 64]uint64

func pairHash(a, b rune) uint64 { return (uint64(a)<<21 | uint64(b)) * 0x9E3779B97F4A7C15 >> 48 }

func (f *PairFilter) Add(a, b rune) { h := pairHash(a, b); f[h/64] |= 1 << (h % 64) }

func (f *PairFilter) MayHave(a, b rune) bool { h := pairHash(a, b); return f[h/64]>>(h%64)&1 == 1 }

// FirstTwo gives the first two runes of what startHash is of, with a zero for what is not
// there.
func FirstTwo(s string) (a, b rune) { return FirstTwoAt(s, 0) }

// FirstTwoAt is firstTwo of text[i:], which is not empty.
func FirstTwoAt(text string, i int) (a, b rune) {
	a, n := letterInLower(text, i)
	if a == 0 || n > 2 && chars.Spaceless(a) {
		return a, 0
	}
	if i += n; i < len(text) {
		if b, n = letterInLower(text, i); n > 2 && chars.Spaceless(b) {
			b = 0
		}
	}
	return a, b
}
