package cpu

// The bits of the answers of CPUID and XGETBV: see Intel 64 and IA-32 Architectures Software
// Developer's Manual, volume 2A (CPUID) and volume 1, chapter 13.
const (
	osxsave = 1 << 27 // leaf 1, ECX
	bitBMI1 = 1 << 3  // leaf 7, EBX
	bitAVX2 = 1 << 5
	bitBMI2 = 1 << 8
	bitF    = 1 << 16
	bitBW   = 1 << 30
	bitVBMI = 1 << 1 // leaf 7, ECX
	bitVNNI = 1 << 11

	savesAVX    = 1<<1 | 1<<2 // XCR0
	savesAVX512 = savesAVX | 1<<5 | 1<<6 | 1<<7
)

// Has tells what this one has.
func Has() (f Features) {
	if most, _, _, _ := cpuid(0, 0); most < 7 {
		return f
	}
	_, b, c, _ := cpuid(7, 0)
	f.BMI = b&bitBMI1 != 0 && b&bitBMI2 != 0
	if _, _, c, _ := cpuid(1, 0); c&osxsave == 0 {
		return f
	}
	saved, _ := xgetbv()
	f.AVX2 = saved&savesAVX == savesAVX && b&bitAVX2 != 0
	f.VBMI = saved&savesAVX512 == savesAVX512 && b&bitF != 0 && b&bitBW != 0 && c&bitVBMI != 0
	f.VNNI = saved&savesAVX512 == savesAVX512 && b&bitF != 0 && b&bitBW != 0 && c&bitVNNI != 0
	return f
}

func cpuid(leaf, subleaf uint32) (a, b, c, d uint32)

func xgetbv() (a, d uint32)
