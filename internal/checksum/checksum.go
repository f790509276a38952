// Package checksum holds the check-digit algorithms that several packages
// share. Each takes the compact form of a number: digits and upper-case ASCII
// letters, without separators. None keeps or changes its argument, none
// allocates, and each returns false for a character that it does not know.
package checksum

import "encoding/binary"

// Luhn reports whether the digits end in a right Luhn check digit: every second
// digit from the right is doubled, the digits of all are summed, and the sum
// ends in zero (ISO/IEC 7812-1, annex B). The empty string is not right.
func Luhn(digits []byte) bool {
	sum, double := 0, false
	last := len(digits) - 1
	// Eight digits together take the time of two.
	for ; last >= 7; last -= 8 {
		const (
			ones = 0x0101010101010101
			tops = 0x80 * ones
		)
		w := binary.LittleEndian.Uint64(digits[last-7:]) ^ '0'*ones
		if (w|(w&^tops+(0x80-10)*ones))&tops != 0 {
			return false
		}
		w += w & 0x00FF00FF00FF00FF
		w -= (w + (0x80-10)*ones) & tops >> 7 * 9
		sum += int(w * ones >> 56)
	}
	for i := last; i >= 0; i-- {
		d := int(digits[i]) - '0'
		if d < 0 || d > 9 {
			return false
		}
		if double {
			if d *= 2; d > 9 {
				d -= 9
			}
		}
		sum += d
		double = !double
	}
	return len(digits) > 0 && sum%10 == 0
}

// Weighted is the sum of each digit times the weight at its place, or -1 when
// there are not as many digits as weights or one of them is no digit.
func Weighted(digits []byte, weights ...int) int {
	if len(digits) != len(weights) {
		return -1
	}
	sum := 0
	for i, w := range weights {
		d := int(digits[i]) - '0'
		if d < 0 || d > 9 {
			return -1
		}
		sum += d * w
	}
	return sum
}

// Mod97 is the remainder of the number by 97, with letters read as 10 to 35
// (ISO/IEC 7064, MOD 97-10), or -1 when there is another character. A right
// number leaves 1.
func Mod97(compact []byte) int {
	r, ok := mod97(0, compact)
	if !ok {
		return -1
	}
	return r
}

// mod97 is Mod97 for characters that follow others whose remainder is r. It divides
// only when the next character might not fit, which takes half the time.
func mod97(r int, compact []byte) (int, bool) {
	const enough = 1 << 55 // a hundred times it is less than 2⁶³
	for len(compact) >= 8 {
		v, ok := eightDigits(binary.LittleEndian.Uint64(compact))
		if !ok {
			break
		}
		r, compact = r%97*1e8+v, compact[8:]
	}
	for _, c := range compact {
		switch {
		case '0' <= c && c <= '9':
			r = r*10 + int(c-'0')
		case 'A' <= c && c <= 'Z':
			r = r*100 + int(c-'A') + 10
		default:
			return 0, false
		}
		if r >= enough {
			r %= 97
		}
	}
	return r % 97, true
}

// eightDigits is the number of eight digits, the first of which is the lowest byte. It is made
// of that of pairs of them, and of pairs of these, in a third of the steps that it takes to
// read them one by one.
func eightDigits(v uint64) (n int, ok bool) {
	v ^= 0x3030303030303030
	if (v+0x7676767676767676|v)&0x8080808080808080 != 0 {
		return 0, false
	}
	const lows = 0xFF | 0xFF<<32
	v = v*10 + v>>8
	return int((v&lows*(100|1e6<<32) + v>>16&lows*(1|1e4<<32)) >> 32), true
}

// IBAN reports whether an international bank account number has right check
// digits: with its first four characters moved to the end it leaves 1 by 97
// (ISO 13616-1). The form of the country is not looked at.
func IBAN(compact []byte) bool {
	if len(compact) < 5 {
		return false
	}
	// The remainder of the rest is carried on through the moved head, so that
	// nothing has to be copied.
	r, ok := mod97(0, compact[4:])
	if ok {
		r, ok = mod97(r, compact[:4])
	}
	return ok && r == 1
}

// vinValue is what a character of a vehicle identification number counts, with
// -1 for I, O, Q and everything that may not stand in one.
func vinValue(c byte) int {
	switch {
	case '0' <= c && c <= '9':
		return int(c - '0')
	case 'A' <= c && c <= 'H':
		return int(c-'A') + 1
	case 'J' <= c && c <= 'N':
		return int(c-'J') + 1
	case c == 'P':
		return 7
	case c == 'R':
		return 9
	case 'S' <= c && c <= 'Z':
		return int(c-'S') + 2
	}
	return -1
}

var vinWeights = [17]int{8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2}

// VIN reports whether the ninth character of a vehicle identification number
// is its right check digit (49 CFR 565.15). It is demanded in North America and
// China only.
func VIN(compact []byte) bool {
	if len(compact) != 17 {
		return false
	}
	sum := 0
	for i, c := range compact {
		v := vinValue(c)
		if v < 0 {
			return false
		}
		sum += v * vinWeights[i]
	}
	if r := sum % 11; r == 10 {
		return compact[8] == 'X'
	} else {
		return compact[8] == byte('0'+r)
	}
}
