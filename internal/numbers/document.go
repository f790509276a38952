package numbers

import (
	_ "embed"
	"slices"
	"strings"

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
			Forms:   licenseForms("US"),
			Beside:  0.9,
			Context: words("licenseContext"),
			Headers: []string{"us driver license", "state license number", "driver license state", "license number state"},
		},
		{
			Name:        "ca-driver-license",
			Label:       "DRIVER_LICENSE",
			Doc:         "One of the forms of the provinces' driving licences; that of Ontario ends in a date of birth.",
			Region:      "CA",
			Source:      "Microsoft Purview, Canada driver's license number; the provinces' registries",
			Forms:       licenseForms("CA"),
			Check:       isCanadianLicense,
			FalseAccept: 0.75,
			Beside:      0.9,
			Context:     append([]string{"permis", "permis de conduire", "numéro de permis"}, words("licenseContext")...),
			Headers:     []string{"permis de conduire", "numéro de permis", "numero permis", "canadian driver license"},
		},
		{
			Name:    "au-driver-license",
			Label:   "DRIVER_LICENSE",
			Doc:     "One of the forms of the states' driving licences, beside a word for it.",
			Region:  "AU",
			Source:  "Microsoft Purview, Australia driver's license number; the states' registries",
			Forms:   licenseForms("AU"),
			Beside:  0.9,
			Context: append([]string{"licence no", "drivers licence", "driver's licence", "driver licence number"}, words("licenseContext")...),
			Headers: []string{"driver licence", "drivers licence", "driver licence number", "drivers licence number", "australian driver licence"},
		},
	}
}

// licensesFile has the forms of licences by jurisdiction.
//
//go:embed licenses.txt
var licensesFile string

// fewestLicenseDigits is how many digits a form has at least that has nothing
// else. Six digits beside the word license are found in everything.
const fewestLicenseDigits = 7

// licenseForms are the forms of the jurisdictions of a country, each once, in the order of the file, without those of too few
// digits. The more of a form is letters and separators in fixed places, the more it says alone; none says much.
func licenseForms(country string) []Form {
	var forms []Form
	for line := range strings.Lines(licensesFile) {
		code, list, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		if !strings.HasPrefix(code, country+"-") {
			continue
		}
		for form := range strings.SplitSeq(list, "|") {
			if slices.ContainsFunc(forms, func(f Form) bool { return f.Pattern == form }) {
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
			forms = append(forms, Form{Pattern: form, Alone: alone})
		}
	}
	return forms
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
