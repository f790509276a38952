package profiler

// This file reads short texts as readASCII reads a block. That wants a few bytes behind the
// block, which a short text has not: it is read in a copy that zeros follow. A zero parts
// what a space parts, and like the end of a text it leads to nothing.

// shortText is the memory of a reader for that: a block, and what must be behind it.
type shortText [blockSize + afterBlock]byte

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
	n := copy(r.short[:], text)
	clear(r.short[n:])
	r.readASCII(d, alias(r.short[:]), &k)
	r.patch.text = "" // it is about to be another one
	r.escaped = k.escaped
	r.at, r.done = len(text), true
}
