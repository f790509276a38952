package numbers

// passports has the forms of passports that are those of many countries.
func passports() []Number {
	return []Number{
		{
			Name:   "passport",
			Label:  "PASSPORT",
			Doc:    "Digits, or one or two letters and digits, beside a word for a passport.",
			Source: "ICAO Doc 9303-4, document number of up to nine characters; U.S. Department of State",
			Forms: []Form{{Pattern: "999999999", Alone: 0.005}, {Pattern: "A99999999", Alone: 0.05}, {Pattern: "A9999999", Alone: 0.03},
				{Pattern: "AA9999999", Alone: 0.11}, {Pattern: "AA999999", Alone: 0.03}, {Pattern: "99AA99999", Alone: 0.05}},
			Beside:  0.93,
			Context: words("passport.context"),
			Headers: words("passport.headers"),
		},
	}
}
