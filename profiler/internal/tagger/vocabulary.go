package tagger

import (
	"encoding/binary"
	"math/bits"
)

// This file finds the rows of keys.

// rows is how many rows there are. Row 0 is nothing.
const rows = 92 << 10

// A vocabulary has the marks of the keys that have rows: four in a bucket, in which a key has one place of four. One
// in some 16,000 keys without a row is taken for one that has it.
type vocabulary []byte

const (
	bucketRows      = 4
	markBytes       = 2
	vocabularyBytes = rows * markBytes
)

// bucketOf gives the first row of the bucket of a key, and its mark, which is never 0.
func bucketOf(key uint64) (row uint32, mark uint16) {
	hi, _ := bits.Mul64(key<<1, rows/bucketRows)
	return uint32(hi) * bucketRows, uint16(key) | 1
}

// row gives the row of a key, or 0.
func (v vocabulary) row(key uint64) uint32 {
	if key == 0 {
		return 0
	}
	first, mark := bucketOf(key)
	at := int(first) * markBytes
	marks := binary.LittleEndian.Uint64(v[at : at+bucketRows*markBytes])
	for i := range uint32(bucketRows) {
		if uint16(marks>>(16*i)) == mark {
			return first + i
		}
	}
	return 0
}

// put gives a key a row, and reports false when its bucket is full or another key has the same mark there.
func (v vocabulary) put(key uint64) bool {
	first, mark := bucketOf(key)
	for i := range bucketRows {
		at := (int(first) + i) * markBytes
		switch m := binary.LittleEndian.Uint16(v[at:]); {
		case first == 0 && i == 0: // row 0
		case m == mark:
			return false
		case m == 0:
			binary.LittleEndian.PutUint16(v[at:], mark)
			return true
		}
	}
	return false
}
