package bytekind

import "unsafe"

// What the processor has; the plain way is for those that have neither.
var hasAVX2, hasVBMI = processor()

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

func (t *Table) byVBMI(text string) (a, b, c, d uint64) {
	return splitVBMI(unsafe.StringData(text), ^uint64(0)>>max(0, Size-len(text)), t)
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

// The bits of the answers of CPUID and XGETBV: see Intel 64 and IA-32 Architectures Software
// Developer's Manual, volume 2A (CPUID) and volume 1, chapter 13.
const (
	osxsave    = 1 << 27 // leaf 1, ECX
	avx2       = 1 << 5  // leaf 7, EBX
	avx512f    = 1 << 16
	avx512bw   = 1 << 30
	avx512vbmi = 1 << 1 // leaf 7, ECX

	savesAVX    = 1<<1 | 1<<2 // XCR0
	savesAVX512 = savesAVX | 1<<5 | 1<<6 | 1<<7
)

// processor tells whether there is AVX2, and whether there are the permutations of bytes of
// AVX-512, and the system saves their registers.
func processor() (hasAVX2, hasVBMI bool) {
	if most, _, _, _ := cpuid(0, 0); most < 7 {
		return false, false
	}
	if _, _, c, _ := cpuid(1, 0); c&osxsave == 0 {
		return false, false
	}
	saved, _ := xgetbv()
	_, b, c, _ := cpuid(7, 0)
	hasAVX2 = saved&savesAVX == savesAVX && b&avx2 != 0
	hasVBMI = saved&savesAVX512 == savesAVX512 && b&avx512f != 0 && b&avx512bw != 0 && c&avx512vbmi != 0
	return hasAVX2, hasVBMI
}

func cpuid(leaf, subleaf uint32) (a, b, c, d uint32)

func xgetbv() (a, d uint32)
