package lexicon

import _ "embed"

//go:embed east.bin
var eastFile []byte

var eastLengths = (*[EastBytes]byte)(eastFile)

// EastBytes is the size of the table of lengths.
const (
	eastBits  = 17
	EastBytes = 1 << eastBits
)

// firstEast is the least character of the words that the table of lengths knows. All of them
// have three bytes.
const firstEast = 0x3000

// LongestEast is the greatest length, in characters, that EastLengths tells apart.
const LongestEast = 8

// EastLengths tells how long the known words of Chinese, Japanese and Korean characters are that
// begin with two of them, as far as IsEast holds for all: a bit for each length, the lowest for
// two characters, the highest for more than LongestEast. It may say so of a length without such
// a word. Where nothing tells where a word ends, all lengths are asked for, and next to none of
// them are words; the table is small enough to stay near to the processor.
func EastLengths(a, b rune) uint8 { return eastLengths[eastSlot(a, b)] }

// IsEast reports whether EastLengths knows of words with a character.
func IsEast(r rune) bool { return firstEast <= r && r < 1<<16 }

func eastSlot(a, b rune) uint32 { return (uint32(a)<<16 ^ uint32(b)) * 0x9E3779B1 >> (32 - eastBits) }

// AddEast adds a word to a table of EastLengths, if it is one of such characters.
func AddEast(table *[EastBytes]byte, word string) {
	n := 0
	var first [2]rune
	for _, r := range word {
		if !IsEast(r) {
			return
		}
		if n < len(first) {
			first[n] = r
		}
		n++
	}
	if n >= len(first) {
		table[eastSlot(first[0], first[1])] |= 1 << (min(n, LongestEast+1) - len(first))
	}
}

// EastTable gives the bytes of that table, for whoever checks it.
func EastTable() string { return string(eastFile) }
