package lexicon

import (
	_ "embed"
	"encoding/binary"
	"math/bits"
)

//go:embed lexicon.bin
var table []byte

//go:embed classes.bin
var classes []byte

// The table is a row of buckets of 24 bytes, in each of which there is room for
// eight entries. A word belongs into the bucket that its hash says; where that is
// full, into the next. An entry is three bytes: a fingerprint of twelve bits, which is
// made of other bits of the hash, and the number of its class, of as many. The first
// sixteen bytes of a bucket have, little endian, the fingerprints and below each the low
// four bits of the number; the other eight have the high bits of the numbers. The
// classes by their numbers are in a file of their own, four bytes each: there are some
// thousand. About one in a thousand words that are not in the table is taken for one that is.
const (
	EntriesEach  = 8
	BucketBytes  = 3 * EntriesEach
	MostClasses  = 1 << 12
	fingerprints = 1<<12 - 1
	lowBits      = 4 // of the number of a class that stand below a fingerprint
)

// LongestWord is the length in bytes from which on no word is known, spelled as
// [AppendFolded] spells it.
const LongestWord = 48

// Lookup gives the class of a word, or of several words with a space between
// them, in any letter case and with its diacritics or without. It is zero for a
// word that is not known. It is safe for concurrent use and does not allocate.
func Lookup(word string) Class { return Find(HashOf(word)) }

// LookupExact is Lookup for a word in a script that has neither letter cases nor
// diacritics, such as Chinese characters, for a fraction of the time.
func LookupExact(word string) Class {
	n := len(word)
	if n > LongestWord {
		return 0
	}
	switch n { // most are of one character, two or three
	case 3:
		return Find(end(mix(begin(3), uint64(word[0])|uint64(word[1])<<8|uint64(word[2])<<16)))
	case 6:
		return Find(end(mix(begin(6), uint64(load32(word[:4]))|uint64(load32(word[2:6]))<<16)))
	case 9:
		return Find(end(mix(mix(begin(9), load(word[:8])), uint64(word[8]))))
	}
	h, i := begin(n), 0
	for ; i+8 <= n; i += 8 {
		h = mix(h, load(word[i:i+8]))
	}
	return Find(end(mix(h, loadRest(word, i))))
}

// HashOf gives the hash of a word as it is spelled in a text. Words that differ in
// letter case or diacritics alone have the same one.
func HashOf(word string) uint64 {
	const high = 0x8080808080808080
	if len(word) >= 8 && load(word)&high != 0 {
		return HashFolded(word)
	}
	if h, ok := HashASCII(word); ok {
		return h
	}
	return HashFolded(word)
}

// HashLetters is HashOf for n bytes of ASCII, seven at most, which are the lowest bytes of
// word and all of it.
func HashLetters(word uint64, n int) uint64 {
	const upper = 0x2020202020202020
	return end(mix(begin(n), word|word>>1&upper))
}

// Find gives the class of the word that has a hash.
//
// It looks at four entries of a bucket at once, without branches, since nobody can foresee
// which of them it is. Room in the bucket counts as an entry of its own, with the
// fingerprint zero and no class.
func Find(hash uint64) Class {
	const (
		each = 1 | 1<<16 | 1<<32 | 1<<48
		all  = each * fingerprints
		next = each << 12 // the bit above a fingerprint
	)
	buckets := uint64(len(table) / BucketBytes)
	b, fingerprint := Place(hash, buckets)
	of := uint64(fingerprint) << lowBits * each
	for range buckets {
		bucket := (*[BucketBytes]byte)(table[b*BucketBytes : b*BucketBytes+BucketBytes])
		// Of an entry that bit says that something is left of a fingerprint.
		p := (binary.LittleEndian.Uint64(bucket[0:])^of)>>lowBits&all + all
		q := (binary.LittleEndian.Uint64(bucket[8:])^of)>>lowBits&all + all
		if found := gather(^p&next) | gather(^q&next)<<4; found != 0 { // a bit for each entry, in the order of the bucket
			at := bits.TrailingZeros8(found) & (EntriesEach - 1)
			number := int(bucket[2*at]&(1<<lowBits-1)) | int(bucket[2*EntriesEach+at])<<lowBits
			return Class(binary.LittleEndian.Uint32(classes[4*number:]))
		}
		if bucket[2*EntriesEach-2]|bucket[2*EntriesEach-1]|bucket[BucketBytes-1] == 0 {
			return 0 // there is room in it
		}
		if b++; b == buckets {
			b = 0
		}
	}
	return 0
}

// gather makes four bits of the bits 12, 28, 44 and 60.
func gather(v uint64) uint8 {
	const to = 1<<48 | 1<<33 | 1<<18 | 1<<3
	return uint8(v>>12*to>>48) & 0xF
}

// Place gives the bucket of a hash and its fingerprint.
func Place(hash, buckets uint64) (bucket uint64, fingerprint uint32) {
	bucket, _ = bits.Mul64(hash, buckets)
	return bucket, uint32(hash) & fingerprints
}

// An Entry is a word of the table.
type Entry struct {
	Class       Class
	Fingerprint uint32
}

// AppendBucket appends a bucket as it is written, with the numbers of the classes.
func AppendBucket(dst []byte, entries []Entry, numbers map[Class]int) []byte {
	var bucket [BucketBytes]byte
	for i, e := range entries {
		number := numbers[e.Class]
		binary.LittleEndian.PutUint16(bucket[2*i:], uint16(e.Fingerprint<<lowBits|uint32(number)&(1<<lowBits-1)))
		bucket[2*EntriesEach+i] = byte(number >> lowBits)
	}
	return append(dst, bucket[:]...)
}

// Table gives the bytes of the table and of the classes, for whoever checks them.
func Table() (entries, numbered string) { return string(table), string(classes) }

// Hash gives the hash of a folded word.
func Hash(folded []byte) uint64 {
	h := begin(len(folded))
	for ; len(folded) >= 8; folded = folded[8:] {
		h = mix(h, binary.LittleEndian.Uint64(folded))
	}
	var v uint64
	for i := len(folded) - 1; i >= 0; i-- {
		v = v<<8 | uint64(folded[i])
	}
	return end(mix(h, v))
}

// HashASCII is HashOf for a word of ASCII. It reports false for one with a byte beyond. It
// takes a third of the time of folding.
func HashASCII(word string) (hash uint64, ok bool) {
	const high, upper = 0x8080808080808080, 0x2020202020202020
	h, seen, n := begin(len(word)), uint64(0), len(word)
	i := 0
	for ; i+8 <= n; i += 8 {
		v := load(word[i : i+8])
		seen |= v
		h = mix(h, v|v>>1&upper)
	}
	v := loadRest(word, i)
	seen |= v
	return end(mix(h, v|v>>1&upper)), seen&high == 0
}

const k1, k2 = 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93

func begin(length int) uint64 { return uint64(length) * k2 }

func mix(h, v uint64) uint64 { return bits.RotateLeft64(h^v*k1, 29) * k2 }

func end(h uint64) uint64 {
	h ^= h >> 32
	h *= k1
	return h ^ h>>29
}

func load(b string) uint64 {
	_ = b[7]
	return uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
		uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
}

func load32(b string) uint32 {
	_ = b[3]
	return uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24
}

// loadRest is load for what a word has from byte i on, which is fewer than eight, with
// zeros behind it.
func loadRest(word string, i int) uint64 {
	n := len(word)
	switch {
	case i == n:
		return 0
	case n >= 8:
		return load(word[n-8:]) >> (8 * (i + 8 - n) & 63)
	case n >= 4: // two halves that may overlap
		return uint64(load32(word[:4])) | uint64(load32(word[n-4:]))<<(8*(n-4)&63)
	}
	return uint64(word[0]) | uint64(word[n/2])<<(8*(n/2)&63) | uint64(word[n-1])<<(8*(n-1)&63)
}

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
