package bytekind

import "unsafe"

// ways are all that this processor has.
func ways() map[string]func(*Table, string, int) (a, b, c, d uint64) {
	ways := map[string]func(*Table, string, int) (a, b, c, d uint64){
		"best":  (*Table).Split,
		"plain": func(t *Table, text string, i int) (a, b, c, d uint64) { return t.plainly(text[i:]) },
	}
	if hasAVX2 {
		ways["AVX2"] = func(t *Table, text string, i int) (a, b, c, d uint64) {
			var block [Size]byte
			copy(block[:], text[i:])
			return splitAVX2(&block[0], t)
		}
	}
	if hasVBMI {
		ways["VBMI"] = func(t *Table, text string, i int) (a, b, c, d uint64) {
			text = text[i:]
			return splitVBMI(unsafe.StringData(text), ^uint64(0)>>max(0, Size-len(text)), t)
		}
	}
	return ways
}
