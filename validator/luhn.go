package validator

import "github.com/privet-go/privet/internal/checksum"

// luhnOK reports whether the digits have the check digit of ISO/IEC 7812-1.
func luhnOK(digits string) bool { return checksum.Luhn([]byte(digits)) }

// luhnDigit is the digit that makes the number right.
func luhnDigit(digits string) byte {
	for d := byte('0'); d <= '9'; d++ {
		if luhnOK(digits + string(d)) {
			return d
		}
	}
	return '0' // one of ten digits fits always
}
