package profiler

import "github.com/privet-go/privet/internal/checksum"

// homeAccountRecognizers find account numbers as they are written at home, which are an IBAN without the letters of its
// country.
var homeAccountRecognizers = []Recognizer{
	{
		Name:        "pl-nrb",
		Label:       "BANK_ACCOUNT",
		Doc:         "A Polish account number of 26 digits, whose check digits are those of its IBAN, without the letters of the country.",
		Region:      "PL",
		Source:      "Zarządzenie nr 7/2017 Prezesa NBP (numeracja rachunków); ISO 13616-1",
		Shapes:      []Shape{{"99 9999 9999 9999 9999 9999 9999", 0.9}, {"99999999999999999999999999", 0.6}, {"99-9999-9999-9999-9999-9999-9999", 0.9}},
		Check:       isNRB,
		FalseAccept: 0.01,
		Beside:      0.99,
		Context:     []string{"rachunek", "rachunku", "nr rachunku", "numer rachunku", "nr konta", "numer konta", "konto", "konta", "nrb", "przelew", "wpłata", "wypłata"},
		Headers:     []string{"nrb", "nr rachunku", "numer rachunku", "nr konta", "numer konta"},
	},
}

// isNRB reports whether 26 digits leave 1 by 97 behind which the country and before which the check digits have been
// moved, as in an IBAN of Poland.
func isNRB(c []byte) bool {
	if len(c) != 26 {
		return false
	}
	var iban [28]byte
	iban[0], iban[1] = 'P', 'L'
	copy(iban[2:], c)
	return checksum.IBAN(iban[:])
}
