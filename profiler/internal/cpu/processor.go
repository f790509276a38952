package cpu

// Features say what instructions there are.
type Features struct {
	AVX2 bool // on vectors of 32 bytes, and the system saves their registers
	VBMI bool // the permutations of bytes of AVX-512, and the same
	BMI  bool // on the bits of a word: BMI1 and BMI2
	VNNI bool // the products of bytes of AVX-512, and the system saves their registers
}
