package wordset

import (
	"github.com/privet-go/privet/profiler/internal/chars"
)

// A PairFilter knows pairs of runes, and takes some others for them.
type PairFilter [1 << 16 / 64]uint64

func pairHash(a, b rune) uint64 { return (uint64(a)<<21 | uint64(b)) * 0x9E3779B97F4A7C15 >> 48 }

func (f *PairFilter) Add(a, b rune) { h := pairHash(a, b); f[h/64] |= 1 << (h % 64) }

func (f *PairFilter) MayHave(a, b rune) bool { h := pairHash(a, b); return f[h/64]>>(h%64)&1 == 1 }

// FirstTwo gives the first two runes of what startHash is of, with a zero for what is not
// there.
func FirstTwo(s string) (a, b rune) { return FirstTwoAt(s, 0) }

// FirstTwoAt is firstTwo of text[i:], which is not empty.
func FirstTwoAt(text string, i int) (a, b rune) {
	a, n := letterInLower(text, i)
	if a == 0 || n > 2 && chars.Spaceless(a) {
		return a, 0
	}
	if i += n; i < len(text) {
		if b, n = letterInLower(text, i); n > 2 && chars.Spaceless(b) {
			b = 0
		}
	}
	return a, b
}
