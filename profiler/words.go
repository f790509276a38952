package profiler

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file knows lists of words and finds all of them in a text in one walk.
// Letter case never counts here; who needs it looks again.

// A wordTree is a tree of words, by their bytes in all letter cases. The branches
// of a letter's cases come together again, so that the tree does not grow by
// them. It never changes once it is made.
type wordTree struct {
	nodes  []wordNode
	labels []byte // of the edges, those of a node side by side
	to     []int32
	hits   []int32
	root   [256]int32 // 0 for none
}

// A wordNode is where some bytes have led to.
type wordNode struct {
	edges, edgesEnd int32 // in labels and to
	hits, hitsEnd   int32 // of the words that end here
}

// A wordTreeBuilder makes a wordTree. Node 0 is its root.
type wordTreeBuilder struct {
	edges []map[byte]int32
	kids  []map[rune]int32 // by the first of the cases of a letter
	hits  [][]int32
}

func (b *wordTreeBuilder) node() int32 {
	b.edges = append(b.edges, nil)
	b.kids = append(b.kids, nil)
	b.hits = append(b.hits, nil)
	return int32(len(b.edges) - 1)
}

// add makes the tree give hit at the end of a word, which is valid UTF-8.
func (b *wordTreeBuilder) add(word string, hit int32) {
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
func (b *wordTreeBuilder) step(at int32, r rune) int32 {
	first := simpleFold(r)
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
func (b *wordTreeBuilder) edge(from int32, c byte, to int32) int32 {
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

func (b *wordTreeBuilder) tree() *wordTree {
	t := &wordTree{}
	for i := range b.edges {
		n := wordNode{edges: int32(len(t.labels)), hits: int32(len(t.hits))}
		for c := range 256 {
			if to, ok := b.edges[i][byte(c)]; ok {
				t.labels, t.to = append(t.labels, byte(c)), append(t.to, to)
				if i == 0 {
					t.root[c] = to
				}
			}
		}
		t.hits = append(t.hits, b.hits[i]...)
		n.edgesEnd, n.hitsEnd = int32(len(t.labels)), int32(len(t.hits))
		t.nodes = append(t.nodes, n)
	}
	return t
}

// step gives the node behind a byte, 0 for none.
func (t *wordTree) step(at int32, c byte) int32 {
	n := &t.nodes[at]
	for i := n.edges; i < n.edgesEnd; i++ {
		if t.labels[i] == c {
			return t.to[i]
		}
	}
	return 0
}

// hitsOf gives the hits of a node.
func (t *wordTree) hitsOf(at int32) []int32 {
	n := &t.nodes[at]
	return t.hits[n.hits:n.hitsEnd]
}

// isWhole reports whether text[i:j] stands there as whole words: that no letter,
// digit or underscore touches a letter, digit or underscore of it. In scripts that set
// no spaces everything does.
func isWhole(text string, i, j int) bool {
	joins := func(outer, inner rune) bool {
		return isWordRune(outer) && isWordRune(inner) && !spaceless(outer) && !spaceless(inner)
	}
	before, _ := utf8.DecodeLastRuneInString(text[:i])
	first, _ := utf8.DecodeRuneInString(text[i:j])
	last, _ := utf8.DecodeLastRuneInString(text[i:j])
	after, _ := utf8.DecodeRuneInString(text[j:])
	return !joins(before, first) && !joins(after, last)
}

func isWordRune(r rune) bool {
	if r < utf8.RuneSelf {
		return isAlnum(byte(r)) || r == '_'
	}
	return r != utf8.RuneError && (isLetterRune(r) || unicode.IsDigit(r) || isMarkRune(r))
}

// A valueSet is a set of values without regard to letter case.
type valueSet struct {
	byHash  map[uint64][]string
	longest int // of a value that can be equal to one of them, in bytes
}

// newValueSet gives nil for no values.
func newValueSet(values []string) *valueSet {
	if len(values) == 0 {
		return nil
	}
	s := &valueSet{byHash: map[uint64][]string{}}
	for _, v := range values {
		h := foldedHash(v)
		s.byHash[h] = append(s.byHash[h], v)
		s.longest = max(s.longest, utf8.UTFMax*utf8.RuneCountInString(v))
	}
	return s
}

// has reports whether a value is in the set. It allocates nothing. Nil has none.
func (s *valueSet) has(value string) bool {
	if s == nil || len(value) > s.longest {
		return false
	}
	for _, v := range s.byHash[foldedHash(value)] {
		if strings.EqualFold(v, value) {
			return true
		}
	}
	return false
}

// foldedHash is a hash without regard to letter case (FNV-1a over runes).
func foldedHash(s string) uint64 {
	h := uint64(14695981039346656037)
	for _, r := range s {
		h = (h ^ uint64(simpleFold(r))) * 1099511628211
	}
	return h
}
