package lex

import (
	"github.com/privet-go/privet/profiler/internal/chars"
)

// WordHash is a hash of the word text[i:j], without regard to the letter case of
// ASCII letters. Only its first eight bytes and its length count, and of words
// with the same hash these are the same.
func WordHash(text string, i, j int) uint64 {
	n := j - i
	var v uint64
	if i+8 <= len(text) {
		v = chars.Load(text, i)
	} else {
		v = chars.LoadTail(text, i)
	}
	return ShortHash(v, min(n, len(firstBytes)-1))
}

// ShortHash is wordHash for a word of n bytes, fewer than blockSize, whose first eight are
// those of v, or with which v begins.
func ShortHash(v uint64, n int) uint64 {
	return ((v|chars.AnyCase)&firstBytes[n&(BlockSize-1)] ^ uint64(n)) * 0x9E3779B97F4A7C15
}

// firstBytes are, by a length, the bits of so many of the first bytes of a machine word.
var firstBytes = func() (t [BlockSize]uint64) {
	for n := range t {
		t[n] = 1<<(8*n) - 1
	}
	return t
}()
