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
		product = int(products1110[product+d])
	}
	return false
}

// products1110 are the products of MOD 11,10 by the sum of the one before and a
// digit. Each step waits for the last one, and two divisions would take three
// times as long as a look-up.
var products1110 = func() (t [20]uint8) {
	for sum := range t {
		d := sum % 10
		if d == 0 {
			d = 10
		}
		t[sum] = uint8(2 * d % 11)
	}
	return t
}()

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
