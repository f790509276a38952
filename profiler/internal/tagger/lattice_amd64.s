#include "textflag.h"

// The eight rows of transitions are in Y8 to Y15.
#define ROWS(from) \
	VMOVDQU 0(from), Y8    \
	VMOVDQU 32(from), Y9   \
	VMOVDQU 64(from), Y10  \
	VMOVDQU 96(from), Y11  \
	VMOVDQU 128(from), Y12 \
	VMOVDQU 160(from), Y13 \
	VMOVDQU 192(from), Y14 \
	VMOVDQU 224(from), Y15

// BEST gives in Y0 for each tag the greatest sum of one of the eight scores of a word and what
// the row of that has for the tag.
#define BEST(scores) \
	VPBROADCASTD 0(scores), Y0  \
	VPBROADCASTD 4(scores), Y1  \
	VPBROADCASTD 8(scores), Y2  \
	VPBROADCASTD 12(scores), Y3 \
	VPADDD       Y8, Y0, Y0     \
	VPADDD       Y9, Y1, Y1     \
	VPADDD       Y10, Y2, Y2    \
	VPADDD       Y11, Y3, Y3    \
	VPMAXSD      Y1, Y0, Y0     \
	VPMAXSD      Y3, Y2, Y2     \
	VPBROADCASTD 16(scores), Y1 \
	VPBROADCASTD 20(scores), Y3 \
	VPBROADCASTD 24(scores), Y4 \
	VPBROADCASTD 28(scores), Y5 \
	VPADDD       Y12, Y1, Y1    \
	VPADDD       Y13, Y3, Y3    \
	VPADDD       Y14, Y4, Y4    \
	VPADDD       Y15, Y5, Y5    \
	VPMAXSD      Y3, Y1, Y1     \
	VPMAXSD      Y5, Y4, Y4     \
	VPMAXSD      Y2, Y0, Y0     \
	VPMAXSD      Y4, Y1, Y1     \
	VPMAXSD      Y1, Y0, Y0

// func forwardAVX2(local, forward *[tags]int32, n int, transitions *[tags][tags]int32, lowest *[tags]int32)
TEXT ·forwardAVX2(SB), NOSPLIT, $0-40
	MOVQ    n+16(FP), CX
	TESTQ   CX, CX
	JLE     none
	MOVQ    local+0(FP), SI
	MOVQ    forward+8(FP), DI
	MOVQ    transitions+24(FP), AX
	MOVQ    lowest+32(FP), BX
	ROWS(AX)
	VMOVDQU (BX), Y6

next:
	BEST(DI)
	VPADDD  32(SI), Y0, Y0
	VPMAXSD Y6, Y0, Y0
	VMOVDQU Y0, 32(DI)
	ADDQ    $32, SI
	ADDQ    $32, DI
	DECQ    CX
	JNZ     next
	VZEROUPPER

none:
	RET

// func backAVX2(forward *[tags]int32, best *uint8, n int, into *[tags][tags]int32)
//
// Of tags with the same score the first counts.
TEXT ·backAVX2(SB), NOSPLIT, $0-32
	MOVQ    n+16(FP), CX
	TESTQ   CX, CX
	JLE     none
	MOVQ    forward+0(FP), SI
	MOVQ    best+8(FP), DI
	MOVQ    into+24(FP), BX
	MOVBLZX (DI), AX

next:
	SHLQ         $5, AX
	VMOVDQU      -32(SI), Y0
	VPADDD       (BX)(AX*1), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPMAXSD      X1, X0, X1
	VPSHUFD      $0x4E, X1, X2
	VPMAXSD      X2, X1, X1
	VPSHUFD      $0xB1, X1, X2
	VPMAXSD      X2, X1, X1
	VPBROADCASTD X1, Y1
	VPCMPEQD     Y1, Y0, Y0
	VMOVMSKPS    Y0, AX
	BSFL         AX, AX
	MOVB         AX, -1(DI)
	SUBQ         $32, SI
	DECQ         DI
	DECQ         CX
	JNZ          next
	VZEROUPPER

none:
	RET

// func backwardAVX2(local, backward *[tags]int32, n int, into *[tags][tags]int32)
//
// The scores of a word and of what is behind it stand for a moment where those of the word
// before it come.
TEXT ·backwardAVX2(SB), NOSPLIT, $0-32
	MOVQ    n+16(FP), CX
	TESTQ   CX, CX
	JLE     none
	MOVQ    local+0(FP), SI
	MOVQ    backward+8(FP), DI
	MOVQ    into+24(FP), AX
	ROWS(AX)

next:
	VMOVDQU (DI), Y0
	VPADDD  (SI), Y0, Y0
	SUBQ    $32, DI
	VMOVDQU Y0, (DI)
	BEST(DI)
	VMOVDQU Y0, (DI)
	SUBQ    $32, SI
	DECQ    CX
	JNZ     next
	VZEROUPPER

none:
	RET
