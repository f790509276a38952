#include "textflag.h"

// func amongBMI(text *byte, words, letters uint64, firsts *[256]uint64, filter *[1 << filterBits / 64]uint64) (among uint64)
//
// CX is cleared since on some processors TZCNT waits for what was there. 46 is 64-filterBits.
TEXT ·amongBMI(SB), NOSPLIT, $0-48
	MOVQ  text+0(FP), SI
	MOVQ  words+8(FP), DI
	MOVQ  letters+16(FP), R8
	MOVQ  firsts+24(FP), R9
	MOVQ  filter+32(FP), R10
	MOVQ  $0x9E3779B97F4A7C15, R11
	XORL  AX, AX
	TESTQ DI, DI
	JEQ   done

next:
	XORL    CX, CX
	TZCNTQ  DI, CX
	SHRXQ   CX, R8, DX
	MOVBLZX DX, DX
	MOVQ    (SI)(CX*1), BX
	ANDQ    (R9)(DX*8), BX
	IMULQ   R11, BX
	SHRQ    $46, BX
	BLSIQ   DI, R12
	MOVQ    BX, R13
	SHRQ    $6, R13
	MOVQ    (R10)(R13*8), R13
	BTQ     BX, R13
	SBBQ    R13, R13
	ANDQ    R12, R13
	ORQ     R13, AX
	BLSRQ   DI, DI
	JNE     next

done:
	MOVQ AX, among+40(FP)
	RET
