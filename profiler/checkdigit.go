package profiler

import (
	"slices"

	"github.com/privet-go/privet/internal/checksum"
)

// A checkDigit is an algorithm that a [Recognizer] can name.
type checkDigit struct {
	name        string
	isRight     func(compact []byte) bool
	falseAccept float64 // of random strings over its alphabet
}

// checkDigits is the closed list of them, in alphabetical order.
var checkDigits = []checkDigit{
	{"iban", checksum.IBAN, 1.0 / 97},
	{"luhn", checksum.Luhn, 1.0 / 10},
	{"luhn36", func(c []byte) bool { return checksum.LuhnMod(c, 36) }, 1.0 / 36},
	{"mod11-10", checksum.Mod1110, 1.0 / 10},
	{"mod11-2", checksum.Mod112, 1.0 / 11},
	{"mod97", func(c []byte) bool { return checksum.Mod97(c) == 1 }, 1.0 / 97},
	{"verhoeff", checksum.Verhoeff, 1.0 / 10},
	{"vin", checksum.VIN, 1.0 / 11},
}

// Checksums gives the names that [Recognizer.Checksum] can have, in alphabetical
// order:
//
//   - iban: ISO 13616, the first four characters moved to the end, then mod97
//   - luhn: ISO/IEC 7812-1, of digits
//   - luhn36: the same over 0–9 and A–Z
//   - mod11-10: ISO/IEC 7064, MOD 11,10, of digits
//   - mod11-2: ISO/IEC 7064, MOD 11-2, of digits and a last digit or X
//   - mod97: ISO/IEC 7064, MOD 97-10, of digits and letters
//   - verhoeff: Verhoeff's, of digits
//   - vin: 49 CFR 565.15, of the 17 characters of a vehicle
//
// The caller owns the slice.
func Checksums() []string {
	names := make([]string, 0, len(checkDigits))
	for _, c := range checkDigits {
		names = append(names, c.name)
	}
	return names
}

// checkDigitNamed gives the algorithm of a name, or nil.
func checkDigitNamed(name string) *checkDigit {
	i := slices.IndexFunc(checkDigits, func(c checkDigit) bool { return c.name == name })
	if i < 0 {
		return nil
	}
	return &checkDigits[i]
}
