#include "textflag.h"

DATA ones<>+0(SB)/8, $0x0001000100010001
GLOBL ones<>(SB), RODATA|NOPTR, $8
DATA most<>+0(SB)/4, $127
GLOBL most<>(SB), RODATA|NOPTR, $4
DATA half<>+0(SB)/8, $0x0002000200020002
GLOBL half<>(SB), RODATA|NOPTR, $8
DATA low<>+0(SB)/8, $0xFFC0FFC0FFC0FFC0
GLOBL low<>(SB), RODATA|NOPTR, $8
DATA high<>+0(SB)/8, $0x003F003F003F003F
GLOBL high<>(SB), RODATA|NOPTR, $8
DATA middle<>+0(SB)/8, $0x0040004000400040
GLOBL middle<>(SB), RODATA|NOPTR, $8

// FOUR adds the products of four inputs of four tokens, in Z24 to Z27, with the weights of 16 outputs.
#define FOUR(at, a, b, c, d) \
	VMOVDQU64 at(R9), Z28   \
	VPDPBUSD  Z28, Z24, a   \
	VPDPBUSD  Z28, Z25, b   \
	VPDPBUSD  Z28, Z26, c   \
	VPDPBUSD  Z28, Z27, d

// STORE16 makes 16 values of the sums.
#define STORE16(at, base, sums) \
	VCVTDQ2PS sums, Z28       \
	VMULPS    4*at(R10), Z28, Z28 \
	VADDPS    4*at(R11), Z28, Z28 \
	VCVTPS2DQ Z28, Z28        \
	VPMAXSD   Z30, Z28, Z28   \
	VPMINSD   Z31, Z28, Z28   \
	VPMOVDB   Z28, at(base)

// ZERO6 clears six sums.
#define ZERO6(a, b, c, d, e, f) \
	VPXORD a, a, a \
	VPXORD b, b, b \
	VPXORD c, c, c \
	VPXORD d, d, d \
	VPXORD e, e, e \
	VPXORD f, f, f

// STORE96 makes the 96 values of a token of its sums, and goes on to the next.
#define STORE96(a, b, c, d, e, f) \
	STORE16(0, DI, a)  \
	STORE16(16, DI, b) \
	STORE16(32, DI, c) \
	STORE16(48, DI, d) \
	STORE16(64, DI, e) \
	STORE16(80, DI, f) \
	ADDQ $96, DI

// func forwardVNNI(to, from *uint8, step, n int, weights *int8, scales, biases *[width]float32, in int)
TEXT ·forwardVNNI(SB), NOSPLIT, $0-64
	MOVQ         to+0(FP), DI
	MOVQ         from+8(FP), SI
	MOVQ         step+16(FP), R12
	MOVQ         n+24(FP), CX
	MOVQ         scales+40(FP), R10
	MOVQ         biases+48(FP), R11
	VPXORD       Z30, Z30, Z30
	VPBROADCASTD most<>(SB), Z31
	LEAQ         (R12)(R12*2), R13

four:
	CMPQ   CX, $4
	JLT    one
	MOVQ   weights+32(FP), R9
	MOVQ   in+56(FP), DX
	MOVQ   SI, R8
	ZERO6(Z0, Z1, Z2, Z3, Z4, Z5)
	ZERO6(Z6, Z7, Z8, Z9, Z10, Z11)
	ZERO6(Z12, Z13, Z14, Z15, Z16, Z17)
	ZERO6(Z18, Z19, Z20, Z21, Z22, Z23)

fourinner:
	VPBROADCASTD (R8), Z24
	VPBROADCASTD (R8)(R12*1), Z25
	VPBROADCASTD (R8)(R12*2), Z26
	VPBROADCASTD (R8)(R13*1), Z27
	FOUR(0, Z0, Z6, Z12, Z18)
	FOUR(64, Z1, Z7, Z13, Z19)
	FOUR(128, Z2, Z8, Z14, Z20)
	FOUR(192, Z3, Z9, Z15, Z21)
	FOUR(256, Z4, Z10, Z16, Z22)
	FOUR(320, Z5, Z11, Z17, Z23)
	ADDQ         $384, R9
	ADDQ         $4, R8
	SUBQ         $4, DX
	JNZ          fourinner
	STORE96(Z0, Z1, Z2, Z3, Z4, Z5)
	STORE96(Z6, Z7, Z8, Z9, Z10, Z11)
	STORE96(Z12, Z13, Z14, Z15, Z16, Z17)
	STORE96(Z18, Z19, Z20, Z21, Z22, Z23)
	LEAQ         (SI)(R12*4), SI
	SUBQ         $4, CX
	JMP          four

one:
	TESTQ  CX, CX
	JLE    done
	MOVQ   weights+32(FP), R9
	MOVQ   in+56(FP), DX
	MOVQ   SI, R8
	ZERO6(Z0, Z1, Z2, Z3, Z4, Z5)

oneinner:
	VPBROADCASTD (R8), Z24
	VPDPBUSD     (R9), Z24, Z0
	VPDPBUSD     64(R9), Z24, Z1
	VPDPBUSD     128(R9), Z24, Z2
	VPDPBUSD     192(R9), Z24, Z3
	VPDPBUSD     256(R9), Z24, Z4
	VPDPBUSD     320(R9), Z24, Z5
	ADDQ         $384, R9
	ADDQ         $4, R8
	SUBQ         $4, DX
	JNZ          oneinner
	STORE96(Z0, Z1, Z2, Z3, Z4, Z5)
	ADDQ         R12, SI
	DECQ         CX
	JMP          one

done:
	VZEROUPPER
	RET

// func scoreVNNI(to *float32, from *uint8, n int, weights *int8, scales, biases *[lanes]float32)
TEXT ·scoreVNNI(SB), NOSPLIT, $0-48
	MOVQ      to+0(FP), DI
	MOVQ      from+8(FP), SI
	MOVQ      n+16(FP), CX
	MOVQ      scales+32(FP), R10
	MOVQ      biases+40(FP), R11
	VMOVUPS   (R10), Z16
	VMOVUPS   (R11), Z17

scoretoken:
	TESTQ  CX, CX
	JLE    scoredone
	MOVQ   weights+24(FP), R9
	MOVQ   $12, DX
	VPXORD Z0, Z0, Z0
	VPXORD Z1, Z1, Z1

scoreinner:
	VPBROADCASTD (SI), Z2
	VPDPBUSD     (R9), Z2, Z0
	VPBROADCASTD 4(SI), Z3
	VPDPBUSD     64(R9), Z3, Z1
	ADDQ         $8, SI
	ADDQ         $128, R9
	DECQ         DX
	JNZ          scoreinner
	VPADDD       Z1, Z0, Z0
	VCVTDQ2PS    Z0, Z0
	VMULPS       Z16, Z0, Z0
	VADDPS       Z17, Z0, Z0
	VMOVUPS      Z0, (DI)
	ADDQ         $64, DI
	DECQ         CX
	JMP          scoretoken

scoredone:
	VZEROUPPER
	RET

// EIGHT adds the products of the four inputs in Y12 with the weights of 8 outputs.
#define EIGHT(at, sums) \
	VPMADDUBSW at(R9), Y12, Y14 \
	VPMADDWD   Y13, Y14, Y14    \
	VPADDD     Y14, sums, sums

// STORE8 makes 8 values of the sums.
#define STORE8(at, sums) \
	VCVTDQ2PS  sums, Y14         \
	VMULPS     4*at(R10), Y14, Y14 \
	VADDPS     4*at(R11), Y14, Y14 \
	VCVTPS2DQ  Y14, Y14          \
	VPMAXSD    Y12, Y14, Y14     \
	VPMINSD    Y15, Y14, Y14     \
	VEXTRACTI128 $1, Y14, X11    \
	VPACKUSDW  X11, X14, X14     \
	VPACKUSWB  X14, X14, X14     \
	VMOVQ      X14, at(DI)

// func forwardAVX2(to, from *uint8, step, n int, weights *int8, scales, biases *[width]float32, in int)
//
// A product of two bytes is at most 127*127, so that the sum of two fits in 16 bits.
TEXT ·forwardAVX2(SB), NOSPLIT, $0-64
	MOVQ         to+0(FP), DI
	MOVQ         from+8(FP), SI
	MOVQ         step+16(FP), R12
	MOVQ         n+24(FP), CX
	MOVQ         scales+40(FP), R10
	MOVQ         biases+48(FP), R11
	VPBROADCASTD most<>(SB), Y15

token:
	TESTQ        CX, CX
	JLE          tokensdone
	MOVQ         weights+32(FP), R9
	MOVQ         in+56(FP), DX
	MOVQ         SI, R8
	VPBROADCASTQ ones<>(SB), Y13
	VPXOR        Y0, Y0, Y0
	VPXOR        Y1, Y1, Y1
	VPXOR        Y2, Y2, Y2
	VPXOR        Y3, Y3, Y3
	VPXOR        Y4, Y4, Y4
	VPXOR        Y5, Y5, Y5
	VPXOR        Y6, Y6, Y6
	VPXOR        Y7, Y7, Y7
	VPXOR        Y8, Y8, Y8
	VPXOR        Y9, Y9, Y9
	VPXOR        Y10, Y10, Y10
	VPXOR        Y11, Y11, Y11

inner:
	VPBROADCASTD (R8), Y12
	EIGHT(0, Y0)
	EIGHT(32, Y1)
	EIGHT(64, Y2)
	EIGHT(96, Y3)
	EIGHT(128, Y4)
	EIGHT(160, Y5)
	EIGHT(192, Y6)
	EIGHT(224, Y7)
	EIGHT(256, Y8)
	EIGHT(288, Y9)
	EIGHT(320, Y10)
	EIGHT(352, Y11)
	ADDQ         $384, R9
	ADDQ         $4, R8
	SUBQ         $4, DX
	JNZ          inner
	VPXOR        Y12, Y12, Y12
	VMOVDQA      Y11, Y13
	STORE8(0, Y0)
	STORE8(8, Y1)
	STORE8(16, Y2)
	STORE8(24, Y3)
	STORE8(32, Y4)
	STORE8(40, Y5)
	STORE8(48, Y6)
	STORE8(56, Y7)
	STORE8(64, Y8)
	STORE8(72, Y9)
	STORE8(80, Y10)
	STORE8(88, Y13)
	ADDQ         $96, DI
	ADDQ         R12, SI
	DECQ         CX
	JMP          token

tokensdone:
	VZEROUPPER
	RET

// func scoreAVX2(to *float32, from *uint8, n int, weights *int8, scales, biases *[lanes]float32)
TEXT ·scoreAVX2(SB), NOSPLIT, $0-48
	MOVQ         to+0(FP), DI
	MOVQ         from+8(FP), SI
	MOVQ         n+16(FP), CX
	MOVQ         scales+32(FP), R10
	MOVQ         biases+40(FP), R11
	VPBROADCASTQ ones<>(SB), Y13

stoken:
	TESTQ CX, CX
	JLE   sdone
	MOVQ  weights+24(FP), R9
	MOVQ  $24, DX
	VPXOR Y0, Y0, Y0
	VPXOR Y1, Y1, Y1

sinner:
	VPBROADCASTD (SI), Y12
	EIGHT(0, Y0)
	EIGHT(32, Y1)
	ADDQ         $4, SI
	ADDQ         $64, R9
	DECQ         DX
	JNZ          sinner
	VCVTDQ2PS    Y0, Y0
	VMULPS       (R10), Y0, Y0
	VADDPS       (R11), Y0, Y0
	VMOVUPS      Y0, (DI)
	VCVTDQ2PS    Y1, Y1
	VMULPS       32(R10), Y1, Y1
	VADDPS       32(R11), Y1, Y1
	VMOVUPS      Y1, 32(DI)
	ADDQ         $64, DI
	DECQ         CX
	JMP          stoken

sdone:
	VZEROUPPER
	RET

// func addAVX2(sum *[dim]int16, table *int8, list *uint32, n int)
TEXT ·addAVX2(SB), NOSPLIT, $0-32
	MOVQ    sum+0(FP), DI
	MOVQ    table+8(FP), SI
	MOVQ    list+16(FP), R8
	MOVQ    n+24(FP), CX
	VMOVDQU (DI), Y0
	VMOVDQU 32(DI), Y1
	VMOVDQU 64(DI), Y2
	VMOVDQU 96(DI), Y3

row:
	MOVL      (R8), AX
	SHLQ      $6, AX
	VPMOVSXBW (SI)(AX*1), Y4
	VPMOVSXBW 16(SI)(AX*1), Y5
	VPMOVSXBW 32(SI)(AX*1), Y6
	VPMOVSXBW 48(SI)(AX*1), Y7
	VPADDW    Y4, Y0, Y0
	VPADDW    Y5, Y1, Y1
	VPADDW    Y6, Y2, Y2
	VPADDW    Y7, Y3, Y3
	ADDQ      $4, R8
	DECQ      CX
	JNZ       row
	VMOVDQU   Y0, (DI)
	VMOVDQU   Y1, 32(DI)
	VMOVDQU   Y2, 64(DI)
	VMOVDQU   Y3, 96(DI)
	VZEROUPPER
	RET

// HOLD rounds a sum, holds it to its bounds, adds it to the total at R8 and puts the middle on it.
#define HOLD(at, v) \
	VMOVDQU at(SI), v     \
	VPADDW  Y8, v, v      \
	VPSRAW  $2, v, v      \
	VPMAXSW Y9, v, v      \
	VPMINSW Y10, v, v     \
	VPADDW  at(R8), v, Y12 \
	VMOVDQU Y12, at(R8)   \
	VPADDW  Y11, v, v

// func finishAVX2(to *[dim]uint8, sum, total *[dim]int16)
TEXT ·finishAVX2(SB), NOSPLIT, $0-24
	MOVQ         to+0(FP), DI
	MOVQ         sum+8(FP), SI
	MOVQ         total+16(FP), R8
	VPBROADCASTQ half<>(SB), Y8
	VPBROADCASTQ low<>(SB), Y9
	VPBROADCASTQ high<>(SB), Y10
	VPBROADCASTQ middle<>(SB), Y11
	HOLD(0, Y0)
	HOLD(32, Y1)
	HOLD(64, Y2)
	HOLD(96, Y3)
	VPACKUSWB    Y1, Y0, Y0
	VPERMQ       $0xD8, Y0, Y0
	VPACKUSWB    Y3, Y2, Y2
	VPERMQ       $0xD8, Y2, Y2
	VMOVDQU      Y0, (DI)
	VMOVDQU      Y2, 32(DI)
	VZEROUPPER
	RET

// func addWholeAVX2(biases *[width]float32, mean *[dim]float32, whole *[dim * width]float32)
TEXT ·addWholeAVX2(SB), NOSPLIT, $0-24
	MOVQ    biases+0(FP), DI
	MOVQ    mean+8(FP), SI
	MOVQ    whole+16(FP), R8
	MOVQ    $64, CX
	VMOVUPS 0(DI), Y0
	VMOVUPS 32(DI), Y1
	VMOVUPS 64(DI), Y2
	VMOVUPS 96(DI), Y3
	VMOVUPS 128(DI), Y4
	VMOVUPS 160(DI), Y5
	VMOVUPS 192(DI), Y6
	VMOVUPS 224(DI), Y7
	VMOVUPS 256(DI), Y8
	VMOVUPS 288(DI), Y9
	VMOVUPS 320(DI), Y10
	VMOVUPS 352(DI), Y11

whole:
	VBROADCASTSS (SI), Y12
	VMULPS  0(R8), Y12, Y13
	VADDPS  Y13, Y0, Y0
	VMULPS  32(R8), Y12, Y13
	VADDPS  Y13, Y1, Y1
	VMULPS  64(R8), Y12, Y13
	VADDPS  Y13, Y2, Y2
	VMULPS  96(R8), Y12, Y13
	VADDPS  Y13, Y3, Y3
	VMULPS  128(R8), Y12, Y13
	VADDPS  Y13, Y4, Y4
	VMULPS  160(R8), Y12, Y13
	VADDPS  Y13, Y5, Y5
	VMULPS  192(R8), Y12, Y13
	VADDPS  Y13, Y6, Y6
	VMULPS  224(R8), Y12, Y13
	VADDPS  Y13, Y7, Y7
	VMULPS  256(R8), Y12, Y13
	VADDPS  Y13, Y8, Y8
	VMULPS  288(R8), Y12, Y13
	VADDPS  Y13, Y9, Y9
	VMULPS  320(R8), Y12, Y13
	VADDPS  Y13, Y10, Y10
	VMULPS  352(R8), Y12, Y13
	VADDPS  Y13, Y11, Y11
	ADDQ    $384, R8
	ADDQ    $4, SI
	DECQ    CX
	JNZ     whole
	VMOVUPS Y0, 0(DI)
	VMOVUPS Y1, 32(DI)
	VMOVUPS Y2, 64(DI)
	VMOVUPS Y3, 96(DI)
	VMOVUPS Y4, 128(DI)
	VMOVUPS Y5, 160(DI)
	VMOVUPS Y6, 192(DI)
	VMOVUPS Y7, 224(DI)
	VMOVUPS Y8, 256(DI)
	VMOVUPS Y9, 288(DI)
	VMOVUPS Y10, 320(DI)
	VMOVUPS Y11, 352(DI)
	VZEROUPPER
	RET
