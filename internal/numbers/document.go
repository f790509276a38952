package numbers

import (
	"slices"

	"github.com/privet-go/privet/internal/numeral"
)

// licenses has the driving licences of the United States, Canada and Australia, which states and provinces give out, each in forms of
// its own. Hardly any of these forms proves anything, so that a licence is never certain without a word for it.
func licenses() []Number {
	return []Number{
		{
			Name:   "driver-license",
			Label:  "DRIVER_LICENSE",
			Doc:    "One of the forms of the states' driving licences, beside a word for it.",
			Source: "AAMVA, driver license number formats of the jurisdictions",
			Region: "US",
			Forms: []Form{{Pattern: "A9999999", Alone: 0.01}, {Pattern: "A99999999", Alone: 0.01}, {Pattern: "A999999", Alone: 0.005},
				{Pattern: "9999999", Alone: 0.001}, {Pattern: "99999999", Alone: 0.001}, {Pattern: "999999999", Alone: 0.001},
				{Pattern: "A99999999999", Alone: 0.02}, {Pattern: "A999999999999", Alone: 0.02}, {Pattern: "A999-9999-9999",
					Alone: 0.1}, {Pattern: "A999-999-99-999-9", Alone: 0.2}, {Pattern: "AA999999A", Alone: 0.01}, {Pattern: "AA999999", Alone: 0.01}},
			Beside:  0.9,
			Context: words("driver-license.context"),
			Headers: words("driver-license.headers"),
		},
		{
			Name:    "us-driver-license",
			Label:   "DRIVER_LICENSE",
			Doc:     "One of the forms of the states' driving licences, beside a word for it.",
			Region:  "US",
			Source:  "AAMVA and NTSI, driver license number formats of the jurisdictions",
			Forms:   licenseShapes(usLicenses()),
			Beside:  0.9,
			Context: licenseContext(),
			Headers: []string{"us driver license", "state license number", "driver license state", "license number state"},
		},
		{
			Name:        "ca-driver-license",
			Label:       "DRIVER_LICENSE",
			Doc:         "One of the forms of the provinces' driving licences; that of Ontario ends in a date of birth.",
			Region:      "CA",
			Source:      "Microsoft Purview, Canada driver's license number; the provinces' registries",
			Forms:       licenseShapes(caLicenses),
			Check:       isCanadianLicense,
			FalseAccept: 0.75,
			Beside:      0.9,
			Context:     append([]string{"permis", "permis de conduire", "numéro de permis"}, licenseContext()...),
			Headers:     []string{"permis de conduire", "numéro de permis", "numero permis", "canadian driver license"},
		},
		{
			Name:    "au-driver-license",
			Label:   "DRIVER_LICENSE",
			Doc:     "One of the forms of the states' driving licences, beside a word for it.",
			Region:  "AU",
			Source:  "Microsoft Purview, Australia driver's license number; the states' registries",
			Forms:   licenseShapes(auLicenses),
			Beside:  0.9,
			Context: append([]string{"licence no", "drivers licence", "driver's licence", "driver licence number"}, licenseContext()...),
			Headers: []string{"driver licence", "drivers licence", "driver licence number", "drivers licence number", "australian driver licence"},
		},
	}
}

func licenseContext() []string { return words("licenseContext") }

// A jurisdiction gives out licences in its own forms, written as in [Shape].
type jurisdiction struct {
	code  string // of ISO 3166-2
	forms []string
}

// usLicenses are the states and the federal district. Forms of fewer than six
// characters, which some states have from old times, are left out; so is nine
// digits written like a social security number, as in Mississippi.
func usLicenses() []jurisdiction {
	return []jurisdiction{
		{"US-AL", []string{"9999999", "99999999"}},
		{"US-AK", []string{"999999", "9999999"}},
		{"US-AZ", []string{"A99999999", "999999999"}},
		{"US-AR", []string{"99999999", "999999999"}},
		{"US-CA", []string{"A9999999"}},
		{"US-CO", []string{"99-999-9999", "999999999", "A999999", "AA99999"}},
		{"US-CT", []string{"999999999"}},
		{"US-DE", []string{"999999", "9999999"}},
		{"US-DC", []string{"9999999", "999999999"}},
		{"US-FL", []string{"A999-999-99-999-9", "A999999999999"}},
		{"US-GA", []string{"9999999", "99999999", "999999999"}},
		{"US-HI", []string{"A99999999", "999999999"}},
		{"US-ID", []string{"AA999999A", "999999999"}},
		{"US-IL", []string{"A999-9999-9999", "A99999999999", "A999999999999"}},
		{"US-IN", []string{"9999-99-9999", "A999999999", "9999999999"}},
		{"US-IA", []string{"999AA9999", "999999999"}},
		{"US-KS", []string{"A99-99-9999", "A99999999", "999999999"}},
		{"US-KY", []string{"A99-999-999", "A99999999", "A999999999", "999999999"}},
		{"US-LA", []string{"999999", "9999999", "99999999", "999999999"}},
		{"US-ME", []string{"9999999", "9999999A", "99999999"}},
		{"US-MD", []string{"A-999-999-999-999", "A999999999999"}},
		{"US-MA", []string{"A99999999", "AA9999999", "999999999"}},
		{"US-MI", []string{"A 999 999 999 999", "A9999999999", "A999999999999"}},
		{"US-MN", []string{"A-999-999-999-999", "A999999999999"}},
		{"US-MS", []string{"999999999"}},
		{"US-MO", []string{"A999999", "A9999999", "A99999999", "A999999999", "A999999R", "99999999AA", "999999999A", "999999999"}},
		{"US-MT", []string{"A99999999", "999999999", "9999999999999", "99999999999999"}},
		{"US-NE", []string{"A999999", "A9999999", "A99999999"}},
		{"US-NV", []string{"999999999", "9999999999", "999999999999", "A99999999"}},
		{"US-NH", []string{"99AAA99999", "AAA99999999"}},
		{"US-NJ", []string{"A9999 99999 99999", "A99999999999999"}},
		{"US-NM", []string{"99999999", "999999999"}},
		{"US-NY", []string{"999 999 999", "999999999", "A9999999", "A999999999999999999"}},
		{"US-NC", []string{"999999", "9999999", "99999999", "999999999", "999999999999"}},
		{"US-ND", []string{"AAA-99-9999", "AAA999999", "999999999"}},
		{"US-OH", []string{"AA999999", "A9999999", "A99999999", "AA9999999", "99999999"}},
		{"US-OK", []string{"A999999999", "999999999"}},
		{"US-OR", []string{"A999999", "999999", "9999999", "99999999", "999999999"}},
		{"US-PA", []string{"99 999 999", "99999999"}},
		{"US-RI", []string{"9999999", "99999999", "A999999"}},
		{"US-SC", []string{"999999", "9999999", "99999999", "999999999", "9999999999", "99999999999"}},
		{"US-SD", []string{"999999", "9999999", "99999999", "999999999", "9999999999", "999999999999"}},
		{"US-TN", []string{"9999999", "99999999", "999999999"}},
		{"US-TX", []string{"9999999", "99999999"}},
		{"US-UT", []string{"999999", "9999999", "99999999", "999999999", "9999999999"}},
		{"US-VT", []string{"99999999", "9999999A"}},
		{"US-VA", []string{"A99-99-9999", "A99999999", "A999999999", "A9999999999", "A99999999999", "999999999"}},
		{"US-WA", []string{"WDLXXXXXXXXX", "AAAAAAA999XX", "AAAAAAA999AA"}},
		{"US-WV", []string{"A999999", "AA999999", "AA99999", "9999999"}},
		{"US-WI", []string{"A999-9999-9999-99", "A9999999999999"}},
		{"US-WY", []string{"999999-999", "999999999", "9999999999"}},
	}
}

// caLicenses are the provinces and territories of Canada.
var caLicenses = []jurisdiction{
	{"CA-AB", []string{"999999-999", "999999999"}},
	{"CA-BC", []string{"9999999"}},
	{"CA-MB", []string{"AA-AA-AA-A999AA", "AAAAAAA999AA"}},
	{"CA-NB", []string{"999999", "9999999"}},
	{"CA-NL", []string{"A999999999"}},
	{"CA-NS", []string{"AAAAA999999999"}},
	{"CA-NT", []string{"999999"}},
	{"CA-NU", []string{"999999"}},
	{"CA-ON", []string{"A9999-99999-99999", "A9999 99999 99999", "A99999999999999"}},
	{"CA-PE", []string{"999999", "999999999999"}},
	{"CA-QC", []string{"A9999-999999-99", "A999999999999"}},
	{"CA-SK", []string{"99999999"}},
	{"CA-YT", []string{"999999"}},
}

// auLicenses are the states and territories of Australia.
var auLicenses = []jurisdiction{
	{"AU-ACT", []string{"999999", "9999999999"}},
	{"AU-NSW", []string{"9999AA", "99999999"}},
	{"AU-NT", []string{"999999", "9999999", "99999999"}},
	{"AU-QLD", []string{"999 999 999", "99999999", "999999999"}},
	{"AU-SA", []string{"A99999", "999999"}},
	{"AU-TAS", []string{"A99999", "A999999"}},
	{"AU-VIC", []string{"999 999 999", "999999999", "9999999999"}},
	{"AU-WA", []string{"9999999"}},
}

// fewestLicenseDigits is how many digits a form has at least that has nothing
// else. Six digits beside the word license are found in everything.
const fewestLicenseDigits = 7

// licenseShapes are the forms of all jurisdictions, each once, in the order of
// the table, without those of too few digits. The more of a form is letters and separators in fixed places, the
// more it says alone; none says much.
func licenseShapes(table []jurisdiction) []Form {
	var shapes []Form
	for _, j := range table {
		for _, form := range j.forms {
			if slices.ContainsFunc(shapes, func(f Form) bool { return f.Pattern == form }) {
				continue
			}
			letters, separators := 0, 0
			for i := range len(form) {
				switch {
				case !numeral.IsAlnum(form[i]):
					separators++
				case !numeral.IsDigit(form[i]):
					letters++
				}
			}
			if letters+separators == 0 && len(form) < fewestLicenseDigits {
				continue
			}
			alone := 0.001
			switch {
			case separators >= 2 && letters > 0:
				alone = 0.15
			case letters >= 2 && len(form) >= 10, separators > 0 && letters > 0:
				alone = 0.05
			case letters > 0 && len(form) >= 10:
				alone = 0.02
			case letters > 0:
				alone = 0.01
			}
			shapes = append(shapes, Form{Pattern: form, Alone: alone})
		}
	}
	return shapes
}

// isCanadianLicense looks at the date of birth in the licences of Ontario,
// whose last six digits are year, month and day, and of Nova Scotia, where the
// day comes first. In Ontario the month of women is 50 higher.
func isCanadianLicense(c []byte) bool {
	year, month, day := 0, 0, 0
	switch {
	case len(c) == 15 && numeral.IsLetter(c[0]) && numeral.AllDigits(c[1:]):
		year, month, day = numeral.Numeral(c[9:11]), numeral.Numeral(c[11:13]), numeral.Numeral(c[13:])
		if month > 50 {
			month -= 50
		}
	case len(c) == 14 && numeral.IsLetter(c[4]) && numeral.AllDigits(c[5:]):
		day, month, year = numeral.Numeral(c[5:7]), numeral.Numeral(c[7:9]), numeral.Numeral(c[9:11])
	default:
		return true
	}
	return numeral.IsDay(day, month, 1900+year) || numeral.IsDay(day, month, 2000+year)
}

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
