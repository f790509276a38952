package ids

import (
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// AlpineRecognizers find numbers that Austria and Switzerland give out.
func AlpineRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:   "at-svnr",
			Label:  "AT_SVNR",
			Doc:    "Three digits, a check digit by 11, and the date of birth.",
			Region: "AT",
			Source: "ASVG § 31 Absatz 4; Dachverband der Sozialversicherungsträger, Aufbau der Versicherungsnummer",
			Shapes: []spec.Shape{{Pattern: "9999 999999", Alone: 0.7}, {Pattern: "9999-999999", Alone: 0.6},
				{Pattern: "9999 99 99 99", Alone: 0.6}, {Pattern: "9999999999", Alone: 0.1}, {Pattern: "9999/999999", Alone: 0.6}},
			Check:       isSVNR,
			FalseAccept: 0.003,
			Beside:      0.97,
			Context:     austrianInsurance(),
			Headers:     []string{"svnr", "sozialversicherungsnummer at", "svnr at", "sv nummer at", "at svnr", "vsnr"},
		},
		{
			Name:        "at-svnr-undated",
			Label:       "AT_SVNR",
			Doc:         "An Austrian insurance number whose last six digits are no date of the calendar, as when a day has run out of numbers and is given a month from 13 on.",
			Region:      "AT",
			Source:      "ASVG § 31 Absatz 4; Dachverband der Sozialversicherungsträger, Aufbau der Versicherungsnummer",
			Shapes:      []spec.Shape{{Pattern: "9999 999999", Alone: 0.05}, {Pattern: "9999999999", Alone: 0.005}},
			Check:       isSVNRSum,
			FalseAccept: 0.082,
			Beside:      0.9,
			Context:     austrianInsurance(),
		},
		{
			Name:   "ch-ahv",
			Label:  "CH_AHV",
			Doc:    "Thirteen digits that begin with 756 and end in the check digit of an EAN-13.",
			Region: "CH",
			Source: "AHVG Artikel 50c; Bundesamt für Sozialversicherungen, AHV-Nummer",
			Shapes: []spec.Shape{{Pattern: "999.9999.9999.99", Alone: 0.98}, {Pattern: "999 9999 9999 99", Alone: 0.95},
				{Pattern: "9999999999999", Alone: 0.9}},
			Check:       isAHV,
			FalseAccept: 0.0001,
			Beside:      0.99,
			Context:     lists.Words("ids", "ch-ahv.context"),
			Headers:     lists.Words("ids", "ch-ahv.headers"),
		},
		{
			Name:   "ch-uid",
			Label:  "CH_UID",
			Doc:    "CHE and nine digits with a check digit by 11; MWST, TVA or IVA may stand behind them.",
			Region: "CH",
			Source: "UIDV Artikel 5; Bundesamt für Statistik, Unternehmens-Identifikationsnummer",
			Shapes: []spec.Shape{{Pattern: "CHE-999.999.999", Alone: 0.98}, {Pattern: "CHE999999999", Alone: 0.97},
				{Pattern: "CHE 999 999 999", Alone: 0.97}, {Pattern: "CHE 999.999.999", Alone: 0.98}, {Pattern: "CHE-999.999.999 MWST", Alone: 0.98},
				{Pattern: "CHE-999.999.999 TVA", Alone: 0.98}, {Pattern: "CHE-999.999.999 IVA", Alone: 0.98}, {Pattern: "CHE999999999MWST",
					Alone: 0.97}, {Pattern: "999.999.999", Alone: 0.05}},
			Check:       isUID,
			FalseAccept: 0.071,
			Beside:      0.98,
			Context:     lists.Words("ids", "ch-uid.context"),
			Headers:     []string{"uid nummer", "unternehmens identifikationsnummer", "mwst nr", "mwst nummer", "ch uid", "numero ide"},
		},
	}
}

func austrianInsurance() []string { return lists.Words("ids", "austrianInsurance") }

// isSVNRSum reports whether the fourth of ten digits checks the others.
func isSVNRSum(d []byte) bool {
	if len(d) != 10 || d[0] == '0' {
		return false
	}
	r := numeral.Remainder(d, 11, 3, 7, 9, 0, 5, 8, 4, 2, 1, 6)
	return r >= 0 && numeral.IsCheckDigit(d[3], r)
}

// isSVNR reports whether the check digit is right and the last six digits are a
// date.
func isSVNR(d []byte) bool { return isSVNRSum(d) && numeral.IsDayMonthYear(d[4:]) }

// isAHV reports whether thirteen digits begin with the number of Switzerland
// (ISO 3166-1) and end in the check digit of an EAN-13.
func isAHV(d []byte) bool {
	return len(d) == 13 && string(d[:3]) == "756" && numeral.Remainder(d, 10, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1) == 0
}

// isUID reports whether nine digits, behind CHE or not, end in their check
// digit.
func isUID(c []byte) bool {
	c = numeral.WithoutPrefix(c, "CHE")
	if len(c) > 9 {
		switch string(c[9:]) {
		case "MWST", "TVA", "IVA":
			c = c[:9]
		}
	}
	if len(c) != 9 || numeral.AllSame(c) {
		return false
	}
	r := numeral.Remainder(c[:8], 11, 5, 4, 3, 2, 7, 6, 5, 4)
	return r >= 0 && numeral.IsCheckDigit(c[8], (11-r)%11)
}
