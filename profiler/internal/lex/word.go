package lex

import (
	"math/bits"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
)

// LineStart is the beginning of the window of n bytes before i: at most n bytes
// back, behind the last line break, on the boundary of a rune.
func LineStart(text string, i, n int) int {
	lo := max(0, i-n)
	for lo < i && !utf8.RuneStart(text[lo]) {
		lo++
	}
	if k := strings.LastIndexByte(text[lo:i], '\n'); k >= 0 {
		lo += k + 1
	}
	return lo
}

// LineEnd is the end of the window of n bytes after i.
func LineEnd(text string, i, n int) int {
	hi := min(len(text), i+n)
	for hi > i && hi < len(text) && !utf8.RuneStart(text[hi]) {
		hi--
	}
	if k := strings.IndexByte(text[i:hi], '\n'); k >= 0 {
		hi = i + k
	}
	return hi
}

// WordStartWithin is wordStart for a word that begins behind text[least]; one that begins
// before is taken to begin there, or up to a rune before. Where no spaces are set, all that
// stands before may be one word, and nobody goes back over it again and again.
func WordStartWithin(text string, i, least int) int {
	least = max(0, least)
	for i > least {
		c := text[i-1]
		if c < utf8.RuneSelf {
			if Classes[c] != ClassLetter && c != '\'' {
				break
			}
			if i--; i >= 8 { // and as many as stand before it, up to eight at a time
				v := chars.Load(text, i-8)
				i = max(least, i-bits.LeadingZeros64(^(LettersOf(v)|chars.SignsOf(v, '\''))&chars.HighBits)>>3)
			}
			continue
		}
		if k := i - 2; k >= 0 && c < 0xC0 && 0xC2 <= text[k] && text[k] < 0xE0 {
			if chars.ScriptKinds[rune(text[k]&0x1F)<<6|rune(c&0x3F)] == 0 {
				break
			}
			i = k
			continue
		}
		r, n := chars.RuneBefore(text, i)
		if !chars.IsLetterRune(r) && !chars.IsMarkRune(r) && r != '’' {
			break
		}
		i -= n
	}
	return i
}

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

// This file tells the numbers of drawings from coordinates, addresses and telephones.

// LongestPathSeen bounds what is read on either side of a number for the commands of a path.
const LongestPathSeen = 64

// PathCommands are the commands of a path of SVG, in small letters.
const PathCommands = "mlhvcsqtaz"
