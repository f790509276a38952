package wordset

import (
	"maps"
	"math/bits"
	"slices"
	"strings"
	"sync/atomic"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
)

// HasWordFold reports whether a word of ASCII stands at text[i], in any letter case.
func HasWordFold(text string, i int, word string) bool {
	j := i + len(word)
	return j <= len(text) && strings.EqualFold(text[i:j], word) && !lex.JoinsAfter(text, j)
}

func PhraseSet(phrases ...string) map[string]bool {
	set := map[string]bool{}
	for _, p := range phrases {
		set[p] = true
	}
	return set
}

// This file is sets of words that the words of a text are compared with one at a time.

// A WordList is a set of words in lower case. Its tables are made when it is first asked.
type WordList struct {
	Text      string // the words, with blanks between them, or
	File, Set string // where they are in package lists
	Capitals  bool   // words that begin with a letter beyond ASCII stand in it with a capital as well

	made atomic.Pointer[wordTables]
}

// WordSet makes a set of the words of a text.
func WordSet(words string) *WordList { return &WordList{Text: words} }

// tables gives the tables of the set.
func (s *WordList) tables() *wordTables {
	if t := s.made.Load(); t != nil {
		return t
	}
	return s.make()
}

// make makes the tables. Several may do so at the same time; all of them get the first that are made.
func (s *WordList) make() *wordTables {
	words := strings.Fields(s.Text)
	if s.File != "" {
		words = lists.Words(s.File, s.Set)
	}
	if s.Capitals {
		words = WithCapitalsOf(words)
	}
	s.made.CompareAndSwap(nil, newWordTables(words))
	return s.made.Load()
}

// Words gives the words of the set, which must not be changed.
func (s *WordList) Words() map[string]bool { return s.tables().words }

// A wordTables is what a set of words is asked by.
type wordTables struct {
	words   map[string]bool
	lengths [32]uint32 // by the first byte, a bit for each length: they rule most words out
	lasts   [32]uint32 // by the length, a bit for each last byte: they rule most of the rest out
	pairs   [32]uint32 // by the last byte, a bit for each one before it, or all for a word of one byte
	thirds  [32]uint32 // by the last byte, a bit for each one two before it, or all for a word of two bytes or one
	short   []uint64   // the words of up to eight bytes by shortPlace, or behind it; a power of two, at most half of them full
}

func newWordTables(words []string) *wordTables {
	set := &wordTables{words: make(map[string]bool, len(words))}
	for _, w := range words {
		set.words[w] = true
		set.lengths[w[0]%32] |= 1 << (len(w) % 32)
		last := w[len(w)-1] % 32
		set.lasts[len(w)%32] |= 1 << last
		if len(w) > 1 {
			set.pairs[last] |= 1 << (w[len(w)-2] % 32)
		} else {
			set.pairs[last] = 1<<32 - 1
		}
		if len(w) > 2 {
			set.thirds[last] |= 1 << (w[len(w)-3] % 32)
		} else {
			set.thirds[last] = 1<<32 - 1
		}
	}
	set.short = make([]uint64, 2<<bits.Len(uint(len(set.words))))
	for w := range set.words {
		if len(w) > 8 || strings.ContainsFunc(w, func(r rune) bool { return 'A' <= r && r <= 'Z' }) {
			continue // InSet asks for small letters
		}
		i := set.shortPlace(shortBytes(w))
		for set.short[i] != 0 {
			i = (i + 1) % uint64(len(set.short))
		}
		set.short[i] = shortBytes(w)
	}
	return set
}

// shortBytes are the bytes of a word of one to eight, with ASCII capitals in lower case and zeros
// behind them.
func shortBytes(w string) (v uint64) {
	switch n := len(w); {
	case n == 8:
		v = chars.Load(w, 0)
	case n >= 4: // two halves that may overlap
		a, b := w[:4], w[n-4:]
		v = uint64(a[0]) | uint64(a[1])<<8 | uint64(a[2])<<16 | uint64(a[3])<<24 |
			(uint64(b[0])|uint64(b[1])<<8|uint64(b[2])<<16|uint64(b[3])<<24)<<(8*(n-4)&63)
	default:
		v = uint64(w[0]) | uint64(w[n/2])<<(8*(n/2)&63) | uint64(w[n-1])<<(8*(n-1)&63)
	}
	const each = 0x0101010101010101
	low := v &^ chars.HighBits
	capitals := (low + (0x80-'A')*each) &^ (low + (0x7F-'Z')*each) &^ v & chars.HighBits
	return v | capitals>>2
}

// shortPlace is where the search for the bytes of a word begins.
func (s *wordTables) shortPlace(v uint64) uint64 {
	return v * 0x9E3779B97F4A7C15 >> 32 & uint64(len(s.short)-1)
}

// hasShort is inSet for a word of one to eight bytes: a third of the time of a map.
func (s *wordTables) hasShort(w string) bool {
	v := shortBytes(w)
	last := uint64(len(s.short) - 1)
	for i := s.shortPlace(v); ; i++ {
		switch s.short[i&last] {
		case v:
			return w[len(w)-1] != 0 // which would count as nothing
		case 0:
			return false
		}
	}
}

// Has reports whether a word in lower case is in the set.
func (s *WordList) Has(w string) bool { return s.tables().words[w] }

// mayHave tells most words off that are not in the set, in any ASCII letter case.
func (s *wordTables) mayHave(w string) bool {
	n := len(w)
	return n <= LongestWord && n > 0 && s.lengths[w[0]%32]>>n&1 == 1 && s.lasts[n%32]>>(w[n-1]%32)&1 == 1 && (n == 1 || s.pairs[w[n-1]%32]>>(w[n-2]%32)&1 == 1)
}

// MayEnd tells most places behind text[0] off at which no word of the set ends, in any ASCII
// letter case.
func (s *WordList) MayEnd(text string, i int) bool {
	t := s.tables()
	return i > 1 && t.pairs[text[i-1]%32]>>(text[i-2]%32)&1 == 1 && (i == 2 || t.thirds[text[i-1]%32]>>(text[i-3]%32)&1 == 1)
}

// WordsOf gives the words of sets in order, for a gate.
func WordsOf(sets ...*WordList) []string {
	var all []map[string]bool
	for _, s := range sets {
		all = append(all, s.Words())
	}
	return SortedKeys(all...)
}

// SortedKeys gives the keys of maps in order, for a gate.
func SortedKeys[V any](sets ...map[string]V) []string {
	var list []string
	for _, set := range sets {
		list = slices.AppendSeq(list, maps.Keys(set))
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// LongestWord bounds the words of names of streets, in bytes.
const LongestWord = 24

// InSet reports whether a word, in any ASCII letter case, is in the set.
func InSet(list *WordList, w string) bool {
	set := list.tables()
	if !set.mayHave(w) {
		return false
	}
	if len(w) <= 8 {
		return set.hasShort(w)
	}
	var buf [LongestWord]byte
	for i := range len(w) {
		c := w[i]
		if 'A' <= c && c <= 'Z' {
			c += 'a' - 'A'
		}
		buf[i] = c
	}
	return set.words[string(buf[:len(w)])]
}

// WithCapitalsOf gives words, and those that begin with a letter beyond ASCII with a capital as well: a word that leads to a reader
// has one case of these, as in địa and Địa.
func WithCapitalsOf(words []string) []string {
	list := slices.Clone(words)
	for _, w := range words {
		if first, n := utf8.DecodeRuneInString(w); n > 1 && unicode.ToUpper(first) != first {
			list = append(list, string(unicode.ToUpper(first))+w[n:])
		}
	}
	return list
}
