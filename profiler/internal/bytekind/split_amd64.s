#include "textflag.h"

// Where a Table has the kind of the bytes beyond ASCII: behind its rows.
#define HIGH 128

// func splitVBMI(text *byte, mask uint64, t *Table) (a, b, c, d uint64)
//
// The rows are one table of 128 bytes, in which all bytes are looked up at once. The upper
// half of a result is the kind: its bits come to the top one by one. The registers from Z16
// on are used, so that none has to be cleared for code that knows only the lower ones.
TEXT ·splitVBMI(SB), NOSPLIT, $0-56
	MOVQ            text+0(FP), SI
	MOVQ            mask+8(FP), AX
	MOVQ            t+16(FP), DI
	KMOVQ           AX, K1
	VMOVDQU8.Z      (SI), K1, Z16
	VPMOVB2M        Z16, K2
	VMOVDQU64       (DI), Z17
	VPERMI2B        64(DI), Z17, Z16
	VBROADCASTI32X4 HIGH(DI), Z17
	VMOVDQU8        Z17, K2, Z16
	VPMOVB2M        Z16, K3
	VPADDB          Z16, Z16, Z16
	VPMOVB2M        Z16, K4
	VPADDB          Z16, Z16, Z16
	VPMOVB2M        Z16, K5
	VPADDB          Z16, Z16, Z16
	VPMOVB2M        Z16, K6
	KMOVQ           K6, a+24(FP)
	KMOVQ           K5, b+32(FP)
	KMOVQ           K4, c+40(FP)
	KMOVQ           K3, d+48(FP)
	RET

// ROW adds to Y2 and Y3 the kinds of those bytes of Y0 and Y1 that are in a row of the Table,
// 0 to 15 now; the others get a one at the top, for which VPSHUFB gives nothing. Then it
// brings the bytes of the next row there.
#define ROW(at) \
	VBROADCASTI128 at(DI), Y4      \
	VPADDUSB       Y15, Y0, Y5     \
	VPADDUSB       Y15, Y1, Y6     \
	VPSHUFB        Y5, Y4, Y5      \
	VPSHUFB        Y6, Y4, Y6      \
	VPOR           Y5, Y2, Y2      \
	VPOR           Y6, Y3, Y3      \
	VPSUBB         Y14, Y0, Y0     \
	VPSUBB         Y14, Y1, Y1

// PLANE gives the plane of the bits that are at the top of Y2 and Y3, and brings up the next.
#define PLANE(to) \
	VPMOVMSKB Y2, AX     \
	VPMOVMSKB Y3, BX     \
	SHLQ      $32, BX    \
	ORQ       BX, AX     \
	MOVQ      AX, to     \
	VPADDB    Y2, Y2, Y2 \
	VPADDB    Y3, Y3, Y3

// func splitAVX2(text *byte, t *Table) (a, b, c, d uint64)
TEXT ·splitAVX2(SB), NOSPLIT, $0-48
	MOVQ           text+0(FP), SI
	MOVQ           t+8(FP), DI
	VMOVDQU        (SI), Y0
	VMOVDQU        32(SI), Y1
	MOVL           $0x70, AX
	VMOVD          AX, X15
	VPBROADCASTB   X15, Y15
	MOVL           $0x10, AX
	VMOVD          AX, X14
	VPBROADCASTB   X14, Y14
	VPXOR          Y4, Y4, Y4
	VPCMPGTB       Y0, Y4, Y2
	VPCMPGTB       Y1, Y4, Y3
	VBROADCASTI128 HIGH(DI), Y4
	VPAND          Y4, Y2, Y2
	VPAND          Y4, Y3, Y3
	ROW(0)
	ROW(16)
	ROW(32)
	ROW(48)
	ROW(64)
	ROW(80)
	ROW(96)
	ROW(112)
	PLANE(d+40(FP))
	PLANE(c+32(FP))
	PLANE(b+24(FP))
	PLANE(a+16(FP))
	VZEROUPPER
	RET
