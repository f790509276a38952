package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// germany has the numbers of Germany.
func germany() []Number {
	return []Number{
		{
			Name:  "de-tax-id",
			Label: "DE_TAX_ID",
			Doc: "Eleven digits, one of the first ten of them two or three times, not three times in a row, and the others once at most, with a " +
				"check digit by MOD 11,10.",
			Region: "DE",
			Source: "Steueridentifikationsnummerverordnung § 2 (section not confirmed); BZSt, check digit of the identification number",
			Forms: []Form{{Pattern: "99 999 999 999", Alone: 0.9}, {Pattern: "99999999999", Alone: 0.55},
				{Pattern: "999 999 999 99", Alone: 0.3}, {Pattern: "99-999-999-999", Alone: 0.5}},
			Check:       isGermanTaxID,
			FalseAccept: 0.0036,
			Beside:      0.98,
			Context:     words("germanTaxContext"),
			Headers:     words("de-tax-id.headers"),
			Fakes: []Fake{{
				Doc:      "Eleven digits, one of the first ten of them twice and one not at all, with a right check digit.",
				Patterns: []string{"##########?"},
				Arrange:  arrangeGermanTaxID,
			}},
		},
		{
			Name:        "de-tax-id-unchecked",
			Label:       "DE_TAX_ID",
			Doc:         "The same without regard to how often a digit stands there, but no more than three times, as numbers that are made up have it.",
			Region:      "DE",
			Source:      "BZSt, check digit of the identification number",
			Forms:       []Form{{Pattern: "99999999999", Alone: 0.02}, {Pattern: "99 999 999 999", Alone: 0.1}},
			Check:       hasGermanTaxCheck,
			Lenient:     true,
			FalseAccept: 0.087,
			Beside:      0.9,
			Context:     words("germanTaxContext"),
		},
		{
			Name:  "de-tax-number",
			Label: "DE_TAX_NUMBER",
			Doc: "A tax number in one of the forms of the German states, or in the form of 13 digits for all of them; the check digits differ by " +
				"state and are not computed.",
			Region: "DE",
			Source: "ELSTER, Prüfung der Steuer- und Steueridentifikationsnummer",
			Forms: []Form{{Pattern: "99/999/99999", Alone: 0.55}, {Pattern: "999/999/99999", Alone: 0.65},
				{Pattern: "999/9999/9999", Alone: 0.6}, {Pattern: "99999/99999", Alone: 0.15}, {Pattern: "999 999 99999", Alone: 0.08},
				{Pattern: "99 999 99999", Alone: 0.08}, {Pattern: "9999999999", Alone: 0.003}, {Pattern: "99999999999",
					Alone: 0.003}, {Pattern: "9999999999999", Alone: 0.03}, {Pattern: "99/9999/9999", Alone: 0.1}, {Pattern: "99/999/9999", Alone: 0.05}},
			Check:       isGermanTaxNumber,
			FalseAccept: 0.87,
			Context:     words("de-tax-number.context"),
			Headers:     []string{"steuernummer", "steuer nr", "steuernr", "st nr", "stnr", "de tax number"},
			Fakes: []Fake{
				{Doc: "As many digits; the number of the state stays in the form of 13 digits.", Patterns: []string{"[1-9]########", "[1-9]#########",
					"[1-9]##########",
					"=<10|11|21|22|23|24|26|27|28|30|31|32|40|41|51|52|53|91|92>##0########"}},
			},
		},
		{
			Name:        "de-vat",
			Label:       "DE_VAT_ID",
			Doc:         "DE and nine digits with a check digit by MOD 11,10.",
			Region:      "DE",
			Source:      "Umsatzsteuergesetz § 27a; VIES, VAT number structure",
			Forms:       []Form{{Pattern: "DE999999999", Alone: 0.95}, {Pattern: "DE 999,999 999", Alone: 0.8}},
			Check:       isGermanVAT,
			Prefixes:    []string{"DE"},
			FalseAccept: 0.09,
			Beside:      0.98,
			Context:     words("germanVATContext"),
			Headers:     words("de-vat.headers"),
			Fakes:       []Fake{{Doc: "Nine digits with a check digit by MOD 11,10.", Patterns: []string{"DE[1-9]#######?"}}},
		},
		{
			Name:  "de-id-card",
			Label: "DE_ID_CARD",
			Doc: "The serial number of an identity card: a letter of an authority and eight characters without vowels, or ten with the check " +
				"digit of its machine-readable zone.",
			Region:      "DE",
			Source:      "Personalausweisverordnung; BMI, specimen T22000129; ICAO Doc 9303-5",
			Forms:       []Form{{Pattern: "AXXXXXXXX", Alone: 0.1}, {Pattern: "AXXXXXXXX9", Alone: 0.4}},
			Check:       isGermanIDCard,
			FalseAccept: 0.02,
			Series:      0.38,
			Beside:      0.96,
			Context:     words("de-id-card.context"),
			Headers:     []string{"personalausweis", "personalausweisnummer", "ausweisnummer", "ausweis nr", "de id card", "personalausweis nr"},
			Fakes: []Fake{
				{
					Doc:      "A letter of an authority and eight characters, and the check digit where there was one.",
					Patterns: []string{"[LMNPRTVWXY]" + germanSerial},
				},
				{Patterns: []string{"[LMNPRTVWXY]" + germanSerial + "?"}},
			},
		},
		{
			Name:  "de-passport",
			Label: "PASSPORT",
			Doc: "The serial number of a German passport: C, F, G, H, J or K and eight characters without vowels, or ten with the check digit " +
				"of its machine-readable zone.",
			Region:      "DE",
			Source:      "Passverordnung; BMI, specimen C01X00T47; ICAO Doc 9303-4",
			Forms:       []Form{{Pattern: "AXXXXXXXX", Alone: 0.11}, {Pattern: "AXXXXXXXX9", Alone: 0.4}},
			Check:       isGermanPassport,
			FalseAccept: 0.012,
			Series:      0.23,
			Beside:      0.96,
			Context:     words("de-passport.context"),
			Headers:     []string{"passnummer", "pass nr", "reisepass nr", "de passport"},
		},
		{
			Name:   "de-social-security",
			Label:  "DE_SOCIAL_SECURITY",
			Doc:    "The insurance number of the pension insurance: area, date of birth, letter of the surname, serial number and a check digit.",
			Region: "DE",
			Source: "Versicherungsnummern-, Kontoführungs- und Versicherungsverlaufsverordnung § 2",
			Forms: []Form{{Pattern: "99999999A999", Alone: 0.93}, {Pattern: "99 999999 A 999", Alone: 0.97},
				{Pattern: "99 999999 A 99 9", Alone: 0.97}, {Pattern: "99 999999A999", Alone: 0.93}},
			Check:       isGermanSocialSecurity,
			FalseAccept: 0.0066,
			Beside:      0.98,
			Context:     words("de-social-security.context"),
			Headers:     []string{"rvnr", "sozialversicherungsnummer", "rentenversicherungsnummer", "sv nummer", "sv nr", "de social security"},
			Facts:       factsOfGermanSocialSecurity,
			Fakes: []Fake{
				{
					Doc: "An area, a date of birth, a letter, a serial number and a right check digit.",
					Patterns: []string{"<02|03|04|08|09|10|11|12|13|14|15|16|17|18|19|20|21|23|24|25|26|28|29|38|39|40|42|43|44|48|49|50|51|52|53|54|55|" +
						"56|57|58|59|60|61|63|64|65|66|68|69|78|79|80|81|82|89>{dd}{mm}{yy}@##?"},
				},
			},
		},
		{
			Name:    "de-driver-license",
			Label:   "DRIVER_LICENSE",
			Doc:     "Eleven characters of a German driving licence; its check digit is not published.",
			Region:  "DE",
			Source:  "Fahrerlaubnis-Verordnung, Anlage 8",
			Forms:   []Form{{Pattern: "AA99999999X", Alone: 0.1}, {Pattern: "A999XXXXX9X", Alone: 0.03}},
			Beside:  0.95,
			Context: words("de-driver-license.context"),
			Headers: []string{"führerscheinnummer", "führerschein nr", "fahrerlaubnis", "fahrerlaubnisnummer", "de führerschein"},
		},
		{
			Name:   "de-handelsregister",
			Label:  "DE_HANDELSREGISTER",
			Doc:    "HRA or HRB and one to six digits, as the commercial register numbers companies.",
			Region: "DE",
			Source: "Handelsregisterverordnung §§ 3, 13",
			Forms: []Form{{Pattern: "HRA 9", Alone: 0.3}, {Pattern: "HRA 99", Alone: 0.4}, {Pattern: "HRA 999", Alone: 0.65},
				{Pattern: "HRA 9999", Alone: 0.9}, {Pattern: "HRA 99999", Alone: 0.95}, {Pattern: "HRA 999999", Alone: 0.95},
				{Pattern: "HRA9", Alone: 0.3}, {Pattern: "HRA99", Alone: 0.4}, {Pattern: "HRA999", Alone: 0.6}, {Pattern: "HRA9999",
					Alone: 0.8}, {Pattern: "HRA99999", Alone: 0.9}, {Pattern: "HRA999999", Alone: 0.9}},
			Check:       isHandelsregister,
			FalseAccept: 0.069,
			Beside:      0.98,
			Context:     []string{"handelsregister", "amtsgericht", "registergericht", "registernummer", "handelsregisternummer", "hrb", "hra"},
			Headers:     []string{"handelsregister", "handelsregisternummer", "hrb", "registernummer", "hr nummer"},
			Fakes: []Fake{
				{
					Doc: "A number of as many digits in the same part of the register.",
					Patterns: []string{"=<HRA|HRB>[1-9]", "=<HRA|HRB>[1-9]#", "=<HRA|HRB>[1-9]##", "=<HRA|HRB>[1-9]###", "=<HRA|HRB>[1-9]####",
						"=<HRA|HRB>[1-9]#####"},
				},
			},
		},
		{
			Name:        "de-health-insurance",
			Label:       "DE_HEALTH_INSURANCE",
			Doc:         "A letter, eight digits and a check digit: the part of the health insurance number that never changes.",
			Region:      "DE",
			Source:      "GKV-Spitzenverband, Krankenversichertennummer (SGB V § 290)",
			Forms:       []Form{{Pattern: "A999999999", Alone: 0.45}, {Pattern: "A 999999999", Alone: 0.2}, {Pattern: "A 999 999 999", Alone: 0.3}},
			Check:       isKVNR,
			FalseAccept: 0.1,
			Beside:      0.97,
			Context:     words("de-health-insurance.context"),
			Headers: []string{"kvnr", "krankenversichertennummer", "versichertennummer", "krankenversicherungsnummer", "versicherten nr",
				"kv nummer", "de health insurance"},
			Fakes: []Fake{{Doc: "A letter, eight digits and a right check digit.", Patterns: []string{"@########?"}}},
		},
		{
			Name:        "de-lanr",
			Label:       "DE_LANR",
			Doc:         "Six digits and a check digit for a physician, and two for the specialty.",
			Region:      "DE",
			Source:      "KBV, Arztnummern-Richtlinie",
			Forms:       []Form{{Pattern: "999999999", Alone: 0.01}, {Pattern: "9999999 99", Alone: 0.1}},
			Check:       isLANR,
			Sums:        []numeral.Sum{{Weights: []int{4, 9, 4, 9, 4, 9, 1, 0, 0}, By: 10}},
			FalseAccept: 0.1,
			Context:     []string{"lanr", "arztnummer", "arzt-nr", "arztnr", "lebenslange arztnummer", "vertragsarztnummer"},
			Headers:     []string{"lanr", "arztnummer", "arzt nr", "lebenslange arztnummer"},
			Fakes:       []Fake{{Doc: "Six digits, a right check digit and a specialty.", Patterns: []string{"[1-9]#####?##"}}},
		},
		{
			Name:        "de-bsnr",
			Label:       "DE_BSNR",
			Doc:         "Nine digits that begin with the number of a physicians' association, for a practice.",
			Region:      "DE",
			Source:      "KBV, Richtlinie nach § 75 Absatz 7 SGB V, Anlage 1",
			Forms:       []Form{{Pattern: "999999999", Alone: 0.003}},
			Check:       isBSNR,
			FalseAccept: 0.21,
			Context:     []string{"bsnr", "betriebsstättennummer", "betriebsstätte", "betriebsstätten-nr", "praxisnummer"},
			Headers:     []string{"bsnr", "betriebsstättennummer", "betriebsstätte"},
			Fakes: []Fake{
				{Doc: "An association of physicians and seven digits.", Patterns: []string{"<01|02|03|17|20|38|46|51|52|71|72|73|74|78|83|88|93|98>#######"}},
			},
		},
	}
}

// isGermanTaxID reports whether eleven digits are an identification number:
// exactly one of the ten digits stands twice or three times in the first ten
// places, and no other more than once.
func isGermanTaxID(d []byte) bool {
	if !hasGermanTaxCheck(d) || repeatedDigits(d[:10]) != 1 {
		return false
	}
	for i := range 8 {
		if d[i] == d[i+1] && d[i] == d[i+2] {
			return false // three times, and in a row
		}
	}
	return true
}

// hasGermanTaxCheck reports whether eleven digits have the check digit of an
// identification number, and none of the ten digits stands there more than three times.
func hasGermanTaxCheck(d []byte) bool {
	return numeral.AreDigits(d, 11) && d[0] != '0' && repeatedDigits(d[:10]) >= 0 && checksum.Mod1110(d)
}

// repeatedDigits counts the digits that stand in d twice or three times. It is
// negative where one does so more often.
func repeatedDigits(d []byte) int {
	var count [10]int
	for _, c := range d {
		count[c-'0']++
	}
	repeated := 0
	for _, n := range count {
		if n > 3 {
			return -1
		}
		if n > 1 {
			repeated++
		}
	}
	return repeated
}

// isGermanTaxNumber reports whether the digits have one of the forms of tax
// numbers: 9 to 11 digits of an office, or 13 digits with the number of the
// state in front, by the tax offices' key (with a zero in the fifth place) or
// by the statistical key.
func isGermanTaxNumber(d []byte) bool {
	switch len(d) {
	case 9, 10, 11:
		return numeral.Numeral(d) > 0 && !numeral.AllSame(d)
	case 13:
	default:
		return false
	}
	state := numeral.Numeral(d[:2])
	if 1 <= state && state <= 16 {
		return true
	}
	if d[4] != '0' {
		return false
	}
	switch state {
	case 10, 11, 21, 22, 23, 24, 26, 27, 28, 30, 31, 32, 40, 41:
		return true
	}
	return state/10 == 5 || state/10 == 9 // North Rhine-Westphalia, Bavaria
}

// isGermanVAT reports whether nine digits, with DE before them or not, are
// right.
func isGermanVAT(c []byte) bool {
	return hasGermanVATForm(c) && checksum.Mod1110(numeral.WithoutPrefix(c, "DE"))
}

func hasGermanVATForm(c []byte) bool {
	c = numeral.WithoutPrefix(c, "DE")
	return len(c) == 9 && c[0] != '0' && numeral.Numeral(c) > 0
}

// isGermanSerial reports whether a serial number of a document is written in
// the letters and digits that Germany uses: no vowels, no B, D, Q and S. With
// ten characters the last is the check digit of the machine-readable zone.
func isGermanSerial(c []byte) bool {
	if len(c) != 9 && len(c) != 10 {
		return false
	}
	digits := 0
	for _, b := range c[:9] {
		if numeral.IsDigit(b) {
			digits++
		} else if !numeral.IsOneOf(b, "CFGHJKLMNPRTVWXYZ") {
			return false
		}
	}
	return digits >= 2 && (len(c) == 9 || numeral.IsCheckDigit(c[9], checksum.ICAO(c[:9])))
}

// isSelfChecked reports whether the ninth character is the check digit of the
// eight before it. Chance does it to every tenth number; some sources take it
// for the rule.
func isSelfChecked(c []byte) bool {
	return len(c) == 9 && numeral.IsCheckDigit(c[8], checksum.ICAO(c[:8]))
}

// isGermanIDCard reports whether a serial number can be that of an identity
// card, whose authorities have letters from L on.
func isGermanIDCard(c []byte) bool {
	return isGermanSerial(c) && (numeral.IsOneOf(c[0], "LMNPRTVWXYZ") || c[0] == 'C' && isSelfChecked(c))
}

// isGermanPassport reports whether a serial number can be that of a passport.
func isGermanPassport(c []byte) bool {
	return isGermanSerial(c) && numeral.IsOneOf(c[0], "CFGHJK")
}

// isGermanSocialSecurity reports whether twelve characters are an insurance
// number: area, date of birth, letter, serial number, check digit. A day beyond
// 50 marks a date that is not the date of birth for certain.
func isGermanSocialSecurity(c []byte) bool {
	if len(c) != 12 || !numeral.IsLetter(c[8]) || !numeral.AreDigits(c[:8], 8) || !numeral.AreDigits(c[9:], 3) {
		return false
	}
	area, day := numeral.Numeral(c[:2]), numeral.Numeral(c[2:4])
	if area < 2 || area > 89 {
		return false
	}
	if day > 50 {
		day -= 50
	}
	if !numeral.IsShortDate(day, numeral.Numeral(c[4:6]), numeral.Numeral(c[6:8])) {
		return false
	}
	weights := [12]int{2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1}
	sum, k := 0, 0
	add := func(d int) {
		sum += numeral.CrossSum(d * weights[k])
		k++
	}
	for i, b := range c[:11] {
		if i == 8 {
			n := int(b-'A') + 1
			add(n / 10)
			add(n % 10)
			continue
		}
		add(int(b - '0'))
	}
	return numeral.IsCheckDigit(c[11], sum%10)
}

// isHandelsregister reports whether the letters are those of one of the two
// parts of the register.
func isHandelsregister(c []byte) bool {
	return len(c) > 3 && len(c) <= 9 && (string(c[:3]) == "HRA" || string(c[:3]) == "HRB") && c[3] != '0'
}

// isKVNR reports whether a letter and nine digits are right: the letter counts
// as two digits, each digit once or twice in turn by its cross sum.
func isKVNR(c []byte) bool {
	if len(c) != 10 || !numeral.IsLetter(c[0]) || !numeral.AreDigits(c[1:], 9) {
		return false
	}
	n := int(c[0]-'A') + 1
	sum := n/10 + numeral.CrossSum(n%10*2) + numeral.Alternating(c[1:9])
	return numeral.IsCheckDigit(c[9], sum%10)
}

// isLANR reports whether the seventh of nine digits checks the six before it.
func isLANR(d []byte) bool {
	if !numeral.AreDigits(d, 9) || numeral.Numeral(d[:6]) == 0 {
		return false
	}
	return numeral.IsCheckDigit(d[6], (10-numeral.Remainder(d[:6], 10, 4, 9, 4, 9, 4, 9))%10)
}

// isBSNR reports whether nine digits begin with the number of an association of
// physicians, of hospitals (35) or of their federal body (74).
func isBSNR(d []byte) bool {
	if !numeral.AreDigits(d, 9) {
		return false
	}
	switch numeral.Pair(d, 0) {
	case 1, 2, 3, 17, 20, 35, 38, 46, 47, 48, 49, 50, 51, 52, 71, 72, 73, 74, 78, 83, 88, 93, 98:
		return true
	}
	return false
}

// arrangeGermanTaxID puts ten digits in the place of the first ten of which one
// comes up twice and one not at all (Steueridentifikationsnummerverordnung § 2).
func arrangeGermanTaxID(c []byte, r Random) {
	copy(c, "0123456789")
	for i := 9; i > 0; i-- {
		k := r.Below(i + 1)
		c[i], c[k] = c[k], c[i]
	}
	// The last one gives way to another; the first is no zero.
	c[9] = c[r.Below(9)]
	if c[0] == '0' {
		k := 1 + r.Below(8)
		for c[k] == '0' {
			k = 1 + k%8
		}
		c[0], c[k] = c[k], c[0]
	}
}

const germanSerial = germanSet + germanSet + germanSet + germanSet + germanSet + germanSet + germanSet + germanSet

// factsOfGermanSocialSecurity reads the date of birth, the initial of the birth name, and the sex by the serial number.
func factsOfGermanSocialSecurity(s string) (Facts, bool) {
	if len(s) != 12 {
		return Facts{}, false
	}
	f, ok := ddmmyy(s[2:])
	if n := num(s, 9, 2); n >= 50 {
		f.Sex = 'F'
	} else if n >= 0 {
		f.Sex = 'M'
	}
	initial := s[8]
	f.Name = func(_, last string) bool { return last != "" && last[0] == initial }
	return f, ok
}
