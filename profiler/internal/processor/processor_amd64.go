// Package processor tells what instructions the processor has beyond those that all of its
// kind have.
package processor

// The bits of the answers of CPUID and XGETBV: see Intel 64 and IA-32 Architectures Software
// Developer's Manual, volume 2A (CPUID) and volume 1, chapter 13.
const (
	osxsave = 1 << 27 // leaf 1, ECX
	bitAVX2 = 1 << 5  // leaf 7, EBX
	bitF    = 1 << 16
	bitBW   = 1 << 30
	bitVBMI = 1 << 1 // leaf 7, ECX

	savesAVX    = 1<<1 | 1<<2 // XCR0
	savesAVX512 = savesAVX | 1<<5 | 1<<6 | 1<<7
)

// Has tells whether there is AVX2, and whether there are the permutations of bytes of
// AVX-512, and the system saves their registers.
func Has() (avx2, vbmi bool) {
	if most, _, _, _ := cpuid(0, 0); most < 7 {
		return false, false
	}
	if _, _, c, _ := cpuid(1, 0); c&osxsave == 0 {
		return false, false
	}
	saved, _ := xgetbv()
	_, b, c, _ := cpuid(7, 0)
	avx2 = saved&savesAVX == savesAVX && b&bitAVX2 != 0
	vbmi = saved&savesAVX512 == savesAVX512 && b&bitF != 0 && b&bitBW != 0 && c&bitVBMI != 0
	return avx2, vbmi
}

func cpuid(leaf, subleaf uint32) (a, b, c, d uint32)

func xgetbv() (a, d uint32)
