package words

import "github.com/privet-go/privet/profiler/internal/chars"

// This file has sets of words.

// WordSet makes a set of a list.
func WordSet(words []string) map[string]bool {
	set := map[string]bool{}
	for _, w := range words {
		set[w] = true
	}
	return set
}

// A Table is a set of words, the longest of which has fewer than 64 bytes. Nearly all
// others are told off by their first byte and their length, and most of the rest are bytes
// of one machine word: to look them up in a map takes three times as long.
type Table struct {
	lengths [256]uint64            // by the first byte, a bit for each
	short   [1 << shortBits]uint64 // the words of up to eight bytes, in the place of their hash or behind it
	long    map[string]bool
}

const shortBits = 9

// NewTable makes a table of a list.
func NewTable(words []string) *Table {
	t := &Table{long: map[string]bool{}}
	for w := range WordSet(words) {
		t.lengths[w[0]] |= 1 << len(w)
		if len(w) > 8 {
			t.long[w] = true
			continue
		}
		v := bytesOf(w)
		i := placeOf(v)
		for t.short[i] != 0 {
			i = (i + 1) % uint64(len(t.short))
		}
		t.short[i] = v
	}
	return t
}

func placeOf(v uint64) uint64 { return v * 0x9E3779B97F4A7C15 >> (64 - shortBits) }

func (t *Table) Has(word string) bool {
	if word == "" || t.lengths[word[0]]>>uint(len(word))&1 == 0 {
		return false
	}
	if len(word) > 8 {
		return t.long[word]
	}
	v := bytesOf(word)
	for i := placeOf(v); t.short[i] != 0; i = (i + 1) % uint64(len(t.short)) {
		if t.short[i] == v {
			return true
		}
	}
	return false
}

// bytesOf are the bytes of a word of one to eight, with the length behind them.
func bytesOf(word string) uint64 {
	n := len(word)
	if n >= 8 {
		return chars.Load(word, 0)
	}
	length := uint64(n) << 56
	if n >= 4 { // two halves that may overlap
		a, b := word[:4], word[n-4:]
		return length | uint64(a[0]) | uint64(a[1])<<8 | uint64(a[2])<<16 | uint64(a[3])<<24 |
			(uint64(b[0])|uint64(b[1])<<8|uint64(b[2])<<16|uint64(b[3])<<24)<<(8*uint(n-4)&63)
	}
	return length | uint64(word[0]) | uint64(word[n/2])<<(8*uint(n/2)&63) | uint64(word[n-1])<<(8*uint(n-1)&63)
}
