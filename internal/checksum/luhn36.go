package checksum

// LuhnMod reports whether the characters end in a right check character by
// Luhn's rule over an alphabet of n characters, 0–9 and then A–Z: every second
// value from the right is doubled and its digits to the base n are added up,
// and the sum of all is a multiple of n. Base 10 is [Luhn], base 16 checks a
// MEID, base 36 a tax number of India. The empty string is not right, nor is
// any when n is not in 2–36.
func LuhnMod(compact []byte, n int) bool {
	if n < 2 || n > 36 {
		return false
	}
	sum, double := 0, false
	for i := len(compact) - 1; i >= 0; i-- {
		v := valueOf(compact[i])
		if v < 0 || v >= n {
			return false
		}
		if double {
			v = 2*v/n + 2*v%n
		}
		sum += v
		double = !double
	}
	return len(compact) > 0 && sum%n == 0
}

// valueOf is the value of a digit or an upper-case letter, 0 to 35, or -1.
func valueOf(c byte) int {
	switch {
	case '0' <= c && c <= '9':
		return int(c - '0')
	case 'A' <= c && c <= 'Z':
		return int(c-'A') + 10
	}
	return -1
}
