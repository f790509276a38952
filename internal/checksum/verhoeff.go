package checksum

// The tables of the dihedral group of order ten: how two digits multiply, and
// the permutation that the place of a digit applies, over and over.
var (
	verhoeffProduct = [10][10]byte{
		{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, {1, 2, 3, 4, 0, 6, 7, 8, 9, 5}, {2, 3, 4, 0, 1, 7, 8, 9, 5, 6},
		{3, 4, 0, 1, 2, 8, 9, 5, 6, 7}, {4, 0, 1, 2, 3, 9, 5, 6, 7, 8}, {5, 9, 8, 7, 6, 0, 4, 3, 2, 1},
		{6, 5, 9, 8, 7, 1, 0, 4, 3, 2}, {7, 6, 5, 9, 8, 2, 1, 0, 4, 3}, {8, 7, 6, 5, 9, 3, 2, 1, 0, 4},
		{9, 8, 7, 6, 5, 4, 3, 2, 1, 0},
	}
	verhoeffPermutation = [8][10]byte{
		{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, {1, 5, 7, 6, 2, 8, 3, 0, 9, 4}, {5, 8, 0, 3, 7, 9, 6, 1, 4, 2},
		{8, 9, 1, 6, 0, 4, 3, 5, 2, 7}, {9, 4, 5, 3, 1, 2, 6, 8, 7, 0}, {4, 2, 8, 6, 5, 7, 3, 9, 0, 1},
		{2, 7, 9, 3, 8, 0, 6, 4, 1, 5}, {7, 0, 4, 6, 9, 1, 3, 2, 5, 8},
	}
)

// Verhoeff reports whether the digits end in a right check digit by J.
// Verhoeff, Error Detecting Decimal Codes (1969): it finds every single wrong
// digit and every two neighbours that have changed places.
func Verhoeff(digits []byte) bool {
	c := byte(0)
	for i := range digits {
		d := digits[len(digits)-1-i] - '0'
		if d > 9 {
			return false
		}
		c = verhoeffProduct[c][verhoeffPermutation[i%8][d]]
	}
	return len(digits) > 1 && c == 0
}
