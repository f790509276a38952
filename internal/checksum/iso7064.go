package checksum

// Mod1110 reports whether the last of the digits is the right check digit by
// the hybrid system MOD 11,10 (ISO/IEC 7064): the identification numbers of
// German and Croatian taxpayers end in one.
func Mod1110(digits []byte) bool {
	if len(digits) < 2 {
		return false
	}
	product := 10
	for i, c := range digits {
		d := int(c) - '0'
		if d < 0 || d > 9 {
			return false
		}
		if i == len(digits)-1 {
			return (product+d)%10 == 1
		}
		if d = (product + d) % 10; d == 0 {
			d = 10
		}
		product = 2 * d % 11
	}
	return false
}

// Mod112 reports whether the last character, a digit or X for ten, is the right
// check character of the digits before it by the pure system MOD 11-2 (ISO/IEC
// 7064): ORCID identifiers and the identity numbers of China end in one.
func Mod112(compact []byte) bool {
	if len(compact) < 2 {
		return false
	}
	r := 0
	for i, c := range compact {
		d := int(c) - '0'
		if c == 'X' && i == len(compact)-1 {
			d = 10
		} else if d < 0 || d > 9 {
			return false
		}
		r = (2*r + d) % 11
	}
	return r == 1
}
