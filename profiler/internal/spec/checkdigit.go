package spec

import (
	"slices"

	"github.com/privet-go/privet/internal/checksum"
)

// A checkDigit is an algorithm that a [Recognizer] can name.
type checkDigit struct {
	name        string
	IsRight     func(compact []byte) bool
	FalseAccept float64 // of random strings over its alphabet
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

// Checksums gives the names of the algorithms, in alphabetical order. The caller owns the slice.
func Checksums() []string {
	names := make([]string, 0, len(checkDigits))
	for _, c := range checkDigits {
		names = append(names, c.name)
	}
	return names
}

// CheckDigitNamed gives the algorithm of a name, or nil.
func CheckDigitNamed(name string) *checkDigit {
	i := slices.IndexFunc(checkDigits, func(c checkDigit) bool { return c.name == name })
	if i < 0 {
		return nil
	}
	return &checkDigits[i]
}
