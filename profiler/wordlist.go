package profiler

import (
	"maps"
	"slices"
	"strings"
)

// This file is sets of words that the words of a text are compared with one at a time.

// A wordList is a set of words in lower case.
type wordList struct {
	words   map[string]bool
	lengths [32]uint32 // by the first byte, a bit for each length: they tell most words off
	lasts   [32]uint32 // by the length, a bit for each last byte: they tell most of the rest off
	pairs   [32]uint32 // by the last byte, a bit for each one before it, or all for a word of one byte
}

func wordSet(words string) *wordList {
	set := &wordList{words: make(map[string]bool, strings.Count(words, " ")+1)}
	for w := range strings.FieldsSeq(words) {
		set.words[w] = true
		set.lengths[w[0]%32] |= 1 << (len(w) % 32)
		last := w[len(w)-1] % 32
		set.lasts[len(w)%32] |= 1 << last
		if len(w) > 1 {
			set.pairs[last] |= 1 << (w[len(w)-2] % 32)
		} else {
			set.pairs[last] = 1<<32 - 1
		}
	}
	return set
}

// has reports whether a word in lower case is in the set.
func (s *wordList) has(w string) bool { return s.words[w] }

// mayHave tells most words off that are not in the set, in any ASCII letter case.
func (s *wordList) mayHave(w string) bool {
	return len(w) <= longestWord && w != "" && s.lengths[w[0]%32]>>len(w)&1 == 1 && s.lasts[len(w)%32]>>(w[len(w)-1]%32)&1 == 1
}

// mayBegin tells most bytes off that no word of the set begins with, in any ASCII letter case.
func (s *wordList) mayBegin(c byte) bool { return s.lengths[c%32] != 0 }

// mayEnd tells most places behind text[0] off at which no word of the set ends, in any ASCII
// letter case.
func (s *wordList) mayEnd(text string, i int) bool {
	return i > 1 && s.pairs[text[i-1]%32]>>(text[i-2]%32)&1 == 1
}

// wordsOf gives the words of sets in order, for a gate.
func wordsOf(sets ...*wordList) []string {
	var all []map[string]bool
	for _, s := range sets {
		all = append(all, s.words)
	}
	return sortedKeys(all...)
}

// sortedKeys gives the keys of maps in order, for a gate.
func sortedKeys[V any](sets ...map[string]V) []string {
	var list []string
	for _, set := range sets {
		list = slices.AppendSeq(list, maps.Keys(set))
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// longestWord bounds the words of names of streets, in bytes.
const longestWord = 24

// inSet reports whether a word, in any ASCII letter case, is in the set.
func inSet(set *wordList, w string) bool {
	if !set.mayHave(w) {
		return false
	}
	var buf [longestWord]byte
	for i := range len(w) {
		c := w[i]
		if 'A' <= c && c <= 'Z' {
			c += 'a' - 'A'
		}
		buf[i] = c
	}
	return set.words[string(buf[:len(w)])]
}
