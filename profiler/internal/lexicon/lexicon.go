// Package lexicon says what a word is: a name that is given, a name of a family,
// a place, a word that everybody uses. It knows some hundred thousand words of
// many languages and holds none of them: a word is looked up by its hash.
//
// The table is made by the program in makelexicon from the lists of package
// wordlists, and is part of the binary. It is laid out as it is used, so that
// nothing is done at start-up.
package lexicon

import (
	_ "embed"
	"encoding/binary"
	"math/bits"
	"unicode/utf8"
)

//go:embed lexicon.bin
var table string

// The table is a row of buckets of 32 bytes, in each of which there is room for
// eight entries. A word belongs into the bucket that its hash says; where that is
// full, into the next. An entry is four bytes, little endian: the class in the
// low bits, and above them a fingerprint, which is made of other bits of the hash.
// About one in a thousand words that are not in it is taken for one that is.
const (
	bucketSize   = 8
	entrySize    = 4
	classBits    = 20
	BucketBytes  = bucketSize * entrySize
	EntriesEach  = bucketSize
	fingerprints = 1<<(32-classBits) - 1
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
	if len(word) > LongestWord {
		return 0
	}
	h := begin(len(word))
	for ; len(word) >= 8; word = word[8:] {
		h = mix(h, load(word))
	}
	var v uint64
	for i := len(word) - 1; i >= 0; i-- {
		v = v<<8 | uint64(word[i])
	}
	return Find(end(mix(h, v)))
}

// HashOf gives the hash of a word as it is spelled in a text. Words that differ in
// letter case or diacritics alone have the same one.
func HashOf(word string) uint64 {
	if h, ok := hashASCII(word); ok {
		return h
	}
	var buf [LongestWord + utf8.UTFMax]byte
	return Hash(AppendFolded(buf[:0], word))
}

// Find gives the class of the word that has a hash.
func Find(hash uint64) Class {
	buckets := uint64(len(table) / BucketBytes)
	if buckets == 0 {
		return 0
	}
	b, fingerprint := Place(hash, buckets)
	for range buckets {
		bucket := table[b*BucketBytes : (b+1)*BucketBytes]
		if e, ok := match(bucket, fingerprint); ok {
			return Class(e & (1<<classBits - 1))
		}
		if bucket[BucketBytes-1]|bucket[BucketBytes-2]|bucket[BucketBytes-3]|bucket[BucketBytes-4] == 0 {
			return 0 // there is room in it
		}
		if b++; b == buckets {
			b = 0
		}
	}
	return 0
}

// match gives the first entry of a bucket with a fingerprint. It looks at two entries at
// once, without branches, since nobody can foresee which of them it is. Room in the
// bucket counts as an entry of its own, with the fingerprint zero and no class.
func match(bucket string, fingerprint uint32) (entry uint32, ok bool) {
	const (
		each = 1 | 1<<32
		rest = each * (1<<31 - 1)
		high = each << 31
	)
	of := uint64(fingerprint) << classBits * each
	var found uint64 // a bit for each entry, in the order of the bucket
	for i := 0; i < BucketBytes; i += 8 {
		// The highest bit of a half says that nothing is left of its fingerprint.
		d := (load(bucket[i:i+8]) ^ of) &^ (each * (1<<classBits - 1))
		d = ^(d&rest + rest | d) & high
		found |= (d>>31 | d>>62) & 3 << (i / 4)
	}
	if found == 0 {
		return 0, false
	}
	at := bits.TrailingZeros64(found) & (bucketSize - 1) * entrySize
	return binary.LittleEndian.Uint32([]byte(bucket[at : at+4])), true
}

// Place gives the bucket of a hash and its fingerprint.
func Place(hash, buckets uint64) (bucket uint64, fingerprint uint32) {
	bucket, _ = bits.Mul64(hash, buckets)
	return bucket, uint32(hash) & fingerprints
}

// Entry is how a class with a fingerprint is written.
func Entry(c Class, fingerprint uint32) uint32 {
	return uint32(c) | fingerprint<<classBits
}

// Table gives the bytes of the table, for whoever checks it.
func Table() string { return table }

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

// hashASCII is Hash for a word that is not folded yet. It reports false for one with
// a byte beyond ASCII. It takes a third of the time of folding.
func hashASCII(word string) (hash uint64, ok bool) {
	const high, upper = 0x8080808080808080, 0x2020202020202020
	h, seen, n := begin(len(word)), uint64(0), len(word)
	i := 0
	for ; i+8 <= n; i += 8 {
		v := load(word[i : i+8])
		seen |= v
		h = mix(h, v|v>>1&upper)
	}
	var v uint64
	switch {
	case i == n:
	case n >= 8:
		v = load(word[n-8:n]) >> (8 * (i + 8 - n) & 63)
	default:
		for k := n - 1; k >= 0; k-- {
			v = v<<8 | uint64(word[k])
		}
	}
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

// SameFingerprint reports whether two entries cannot be told apart.
func SameFingerprint(a, b uint32) bool { return a>>classBits == b>>classBits }
