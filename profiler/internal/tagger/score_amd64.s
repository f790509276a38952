#include "go_asm.h"
#include "textflag.h"

// The two factors of the hash of a feature, and of each its upper half.
DATA factors<>+0(SB)/8, $0xD6E8FEB86659FD93
DATA factors<>+8(SB)/8, $0x00000000D6E8FEB8
DATA factors<>+16(SB)/8, $0x9E3779B97F4A7C15
DATA factors<>+24(SB)/8, $0x000000009E3779B9
GLOBL factors<>(SB), RODATA|NOPTR, $32

// The weights of the first four tags are the even bytes of a row, those of the others the odd
// ones.
DATA evenFirst<>+0(SB)/8, $0x0D0C090805040100
DATA evenFirst<>+8(SB)/8, $0x0F0E0B0A07060302
GLOBL evenFirst<>(SB), RODATA|NOPTR, $16

// TIMES makes Y0 the lower halves of the products of its four words with a factor. Y1 has the
// upper halves of the words.
#define TIMES(factor, upper) \
	VPMULUDQ factor, Y0, Y2 \
	VPMULUDQ upper, Y0, Y3  \
	VPMULUDQ factor, Y1, Y1 \
	VPADDQ   Y3, Y1, Y1     \
	VPSLLQ   $32, Y1, Y1    \
	VPADDQ   Y1, Y2, Y0

// ADD adds the row that begins at one of the places that the hashes have led to.
#define ADD(at, sum) \
	MOVQ      at(R8), AX       \
	VPMOVZXBW (SI)(AX*1), X1   \
	VPADDW    X1, sum, sum

// func scoreAVX2(keys *[mostFeatures + 1]uint64, n int, weights *[Rows * rowBytes]byte, scores *[tags]int32)
//
// The places of the rows stand on the stack.
TEXT ·scoreAVX2(SB), NOSPLIT, $256-32
	MOVQ         keys+0(FP), DI
	MOVQ         n+8(FP), CX
	MOVQ         weights+16(FP), SI
	MOVQ         scores+24(FP), DX
	VPBROADCASTQ factors<>+0(SB), Y12
	VPBROADCASTQ factors<>+8(SB), Y13
	VPBROADCASTQ factors<>+16(SB), Y14
	VPBROADCASTQ factors<>+24(SB), Y15
	LEAQ         ·keyKinds(SB), R9
	LEAQ         places-256(SP), R8
	XORL         BX, BX

hash:
	VMOVDQU (DI)(BX*8), Y0
	VPXOR   (R9)(BX*8), Y0, Y0
	VPSRLQ  $32, Y0, Y1
	TIMES(Y12, Y13)
	VPSRLQ  $32, Y0, Y1
	VPXOR   Y1, Y0, Y0
	TIMES(Y14, Y15)
	VPSRLQ  $(64-const_rowBits), Y0, Y0
	VPSLLQ  $3, Y0, Y0
	VMOVDQU Y0, (R8)(BX*8)
	ADDQ    $4, BX
	CMPQ    BX, CX
	JLT     hash

	VPXOR X0, X0, X0
	VPXOR X4, X4, X4
	MOVQ  CX, BX
	SUBQ  $4, BX

four:
	ADD(0, X0)
	ADD(8, X4)
	ADD(16, X0)
	ADD(24, X4)
	ADDQ $32, R8
	SUBQ $4, BX
	JGE  four
	ADDQ $4, BX
	JZ   sum

one:
	ADD(0, X0)
	ADDQ $8, R8
	DECQ BX
	JNZ  one

sum:
	VPADDW       X4, X0, X0
	VPSHUFB      evenFirst<>(SB), X0, X0
	VPMOVZXWD    X0, Y0
	IMUL3Q       $const_rowBias, CX, CX
	VMOVD        CX, X1
	VPBROADCASTD X1, Y1
	VPSUBD       Y1, Y0, Y0
	VPSLLD       $const_scoreShift, Y0, Y0
	VMOVDQU      Y0, (DX)
	VZEROUPPER
	RET
