package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// vehicles has the numbers of vehicles.
func vehicles() []Number {
	return []Number{
		{
			Name:        "vin",
			Label:       "VIN",
			Doc:         "17 letters and digits without I, O and Q, with a right check digit in the ninth place.",
			Source:      "ISO 3779; 49 CFR 565.15",
			Forms:       []Form{{Pattern: "XXXXXXXXXXXXXXXXX", Alone: 0.9}},
			Check:       isCheckedVIN,
			FalseAccept: 0.0062,
			Beside:      0.99,
			Context:     vinContext,
			Headers:     words("vin.headers"),
			Fakes: []Fake{
				{
					Doc: "A maker, a model, a right check digit, a year and a serial number.",
					Patterns: []string{"[1-5JKLSVWYZ][A-HJ-NPR-Z]" + vinSet + vinSet + vinSet + vinSet + vinSet + vinSet + "?[A-HJ-NPR-TV-Y1-9]" +
						vinSet + vinSet + vinSet + "####"},
				},
			},
		},
		{
			Name:  "vin-unchecked",
			Label: "VIN",
			Doc: "17 letters and digits without I, O and Q that end in digits, beside a word for it: most of the world sets no check digit, but " +
				"North America and China do.",
			Source:      "ISO 3779; 49 CFR 565.15; GB 16735",
			Forms:       []Form{{Pattern: "XXXXXXXXXXXXX9999", Alone: 0.15}},
			Check:       isUncheckedVIN,
			FalseAccept: 0.27,
			Beside:      0.96,
			Context:     vinContext,
		},
		{
			Name:   "license-plate",
			Label:  "LICENSE_PLATE",
			Doc:    "Letters and digits in a form that plates have, beside a word for a plate.",
			Source: "the countries' registration rules",
			Forms: []Form{{Pattern: "AAA9999", Alone: 0.03}, {Pattern: "AAA 9999", Alone: 0.05}, {Pattern: "AAA-9999", Alone: 0.1},
				{Pattern: "9AAA999", Alone: 0.05},
				{Pattern: "AA-999-AA", Alone: 0.4}, {Pattern: "AAA999", Alone: 0.02}, {Pattern: "AAA-999", Alone: 0.05}, {Pattern: "9999 AAA",
					Alone: 0.1}, {Pattern: "9999AAA", Alone: 0.05}},
			Beside:  0.94,
			Context: words("license-plate.context"),
			Headers: words("license-plate.headers"),
		},
	}
}

var vinContext = []string{"vin", "vehicle", "vehicle identification number", "chassis", "chassis number", "fahrgestellnummer"}

// isVIN reports whether 17 characters are in the alphabet of vehicle
// identification numbers, letters and digits both among them.
func isVIN(c []byte) bool {
	if len(c) != 17 {
		return false
	}
	letters := 0
	for _, b := range c {
		switch b {
		case 'I', 'O', 'Q':
			return false
		}
		if numeral.IsLetter(b) {
			letters++
		}
	}
	return letters >= 2 && letters <= 13
}

// isUncheckedVIN is isVIN for the parts of the world where the ninth place is free. In North
// America, which the first digits 1 to 5 stand for, and in China, L, it is a check digit.
func isUncheckedVIN(c []byte) bool {
	return isVIN(c) && !('1' <= c[0] && c[0] <= '5') && c[0] != 'L'
}

func isCheckedVIN(c []byte) bool { return isVIN(c) && checksum.VIN(c) }

const vinSet = "[A-HJ-NPR-Z0-9]"
