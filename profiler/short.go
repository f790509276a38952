package profiler

import "math/bits"

// This file reads short texts as readASCII reads a block. That wants a few bytes behind the
// block, which a short text has not: it is read in a copy that zeros follow. A zero parts
// what a space parts, and like the end of a text it leads to nothing.

// shortText is the memory of a reader for that: a block, and what must be behind it.
type shortText [blockSize + afterBlock]byte

// fewestPlaces is how many tokens and signs there are at least for that to take less time
// than to look at one after the other.
const fewestPlaces = 5

// readShort reads a whole text, if that is in ASCII and shorter than a block.
func (r *reader) readShort(d *dispatch, text string) {
	if len(text) >= blockSize {
		return
	}
	var k block
	k.classify(text, 0)
	if k.high != 0 {
		return
	}
	if tokens := k.letters | k.digits; k.digits == 0 && bits.OnesCount64(tokens&^(tokens<<1)|k.special|k.dots|k.hyphens) < fewestPlaces {
		r.until = len(text)
		r.readAny(d, text, &k)
		r.escaped = k.escaped
		return
	}
	n := copy(r.short[:], text)
	clear(r.short[n:])
	r.readASCII(d, alias(r.short[:]), &k)
	r.patch.text = "" // it is about to be another one
	r.escaped = k.escaped
	r.at, r.done = len(text), true
}
