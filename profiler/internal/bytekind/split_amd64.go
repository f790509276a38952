package bytekind

import (
	"unsafe"

	"github.com/privet-go/privet/profiler/internal/cpu"
)

// What the processor has; the plain way is for those that have neither.
var hasAVX2, hasVBMI = cpu.Has().AVX2, cpu.Has().VBMI

// Split gives the planes of text[i:i+Size]: bit n of the first one is the lowest bit of the
// kind of the byte n. What is behind the end of the text is of kind 0.
func (t *Table) Split(text string, i int) (a, b, c, d uint64) {
	switch text = text[i:]; {
	case hasVBMI:
		return t.byVBMI(text)
	case hasAVX2:
		return t.byAVX2(text)
	}
	return t.plainly(text)
}

// byVBMI holds the planes to the text once more: a token that reaches behind it would be read where nothing is.
func (t *Table) byVBMI(text string) (a, b, c, d uint64) {
	mask := ^uint64(0) >> max(0, Size-len(text))
	a, b, c, d = splitVBMI(unsafe.StringData(text), mask, t)
	return a & mask, b & mask, c & mask, d & mask
}

// fewestCopied is from how many bytes on it takes less time to copy a short text to where
// Size of them can be read than to look them up one by one.
const fewestCopied = 20

func (t *Table) byAVX2(text string) (a, b, c, d uint64) {
	if len(text) >= Size {
		return splitAVX2(unsafe.StringData(text), t)
	}
	if len(text) < fewestCopied {
		return t.plainly(text)
	}
	var tail [Size]byte
	copy(tail[:], text)
	return splitAVX2(&tail[0], t)
}

// splitVBMI gives the planes of the bytes of a mask, of which there is a one for each byte
// from the first one on; no other byte is read.
//
//go:noescape
func splitVBMI(text *byte, mask uint64, t *Table) (a, b, c, d uint64)

// splitAVX2 gives the planes of Size bytes.
//
//go:noescape
func splitAVX2(text *byte, t *Table) (a, b, c, d uint64)
