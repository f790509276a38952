package numbers

import (
	"strings"

	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// france has the numbers of France.
func france() []Number {
	return []Number{
		{
			Name:   "fr-nir",
			Label:  "FR_NIR",
			Doc:    "The social security number: sex, year and month of birth, department, commune and order, and a key that is right by 97.",
			Region: "FR",
			Source: "Décret n° 82-103 du 22 janvier 1982; INSEE, numéro d'inscription au répertoire",
			Forms: []Form{{Pattern: "9 99 99 99 999 999 99", Alone: 0.98}, {Pattern: "9 99 99 9A 999 999 99", Alone: 0.98},
				{Pattern: "9 99 99 99 999 999/99", Alone: 0.97}, {Pattern: "9999999999999 99", Alone: 0.9},
				{Pattern: "999999999999999", Alone: 0.6}, {Pattern: "999999A99999999", Alone: 0.9}},
			Check:       isNIR,
			FalseAccept: 0.0034,
			Beside:      0.98,
			Context:     words("fr-nir.context"),
			Headers:     words("fr-nir.headers"),
			Facts:       factsOfNIR,
			Fakes: []Fake{{
				Doc:      "A sex, a year and month of birth, a place, a serial number and a right key. Corsica stays Corsica.",
				Patterns: []string{"[12]{yy}{mm}<21-95><001-360><001-999>??", "[12]{yy}{mm}=<2A|2B><001-360><001-999>??"},
			}},
		},
		{
			Name:        "fr-nif",
			Label:       "FR_NIF",
			Doc:         "Thirteen digits of the tax administration, the last three of which are the first ten by 511.",
			Region:      "FR",
			Source:      "OECD, TIN sheet of France; DGFiP, numéro fiscal de référence",
			Forms:       []Form{{Pattern: "99 99 999 999 999", Alone: 0.9}, {Pattern: "9999999999999", Alone: 0.5}},
			Check:       isFrenchNIF,
			FalseAccept: 0.00037,
			Beside:      0.98,
			Context:     words("fr-nif.context"),
			Headers:     []string{"numéro fiscal", "numero fiscal", "identifiant fiscal", "num fiscal", "fr nif"},
			Fakes:       []Fake{{Doc: "Ten digits and a right key.", Patterns: []string{"[0-3]#########???"}}},
		},
		{
			Name:        "fr-siren",
			Label:       "FR_SIREN",
			Doc:         "Nine digits of a company with a right Luhn check digit.",
			Region:      "FR",
			Source:      "INSEE, identification SIREN (Code de commerce R123-220)",
			Forms:       []Form{{Pattern: "999 999 999", Alone: 0.15}, {Pattern: "999999999", Alone: 0.02}},
			Check:       isSIREN,
			Sums:        []numeral.Sum{{Luhn: 9}},
			FalseAccept: 0.1,
			Context:     []string{"siren", "n° siren", "rcs", "numéro siren", "immatriculée", "registre du commerce"},
			Headers:     []string{"siren", "numero siren", "no siren", "siren number"},
			Fakes:       []Fake{{Doc: "Nine digits that pass the Luhn check.", Patterns: []string{"[3-9]#######?"}}},
		},
		{
			Name:   "fr-siret",
			Label:  "FR_SIRET",
			Doc:    "A SIREN and five digits of an establishment, all with a right Luhn check digit.",
			Region: "FR",
			Source: "INSEE, identification SIRET (Code de commerce R123-221)",
			Forms: []Form{{Pattern: "999 999 999 99999", Alone: 0.9}, {Pattern: "99999999999999", Alone: 0.3},
				{Pattern: "999999999 99999", Alone: 0.7}},
			Check:       isSIRET,
			FalseAccept: 0.01,
			Beside:      0.98,
			Context:     []string{"siret", "n° siret", "numéro siret", "établissement", "siren"},
			Headers:     []string{"siret", "numero siret", "no siret", "siret number"},
			Fakes:       []Fake{{Doc: "A company and an establishment that pass the Luhn check both.", Patterns: []string{"[3-9]#######?00<01-99>?"}}},
		},
		{
			Name:        "fr-vat",
			Label:       "FR_VAT",
			Doc:         "FR, a key of two characters, and a SIREN that the key checks.",
			Region:      "FR",
			Source:      "Code général des impôts, article 286 ter; VIES, VAT number structure",
			Forms:       []Form{{Pattern: "FRXX999999999", Alone: 0.97}, {Pattern: "XX 999 999 999", Alone: 0.1}, {Pattern: "XX999999999", Alone: 0.05}},
			Check:       isFrenchVAT,
			Prefixes:    []string{"FR"},
			Sums:        []numeral.Sum{{Weights: []int{-10, -1, 10_000_000_000 % 97, 1e9, 1e8, 1e7, 1e6, 1e5, 1e4, 1e3, 100}, By: 97, Leaves: []int{97 - 12}}},
			FalseAccept: 0.0076,
			Beside:      0.98,
			Context:     []string{"tva", "n° tva", "numéro de tva", "tva intracommunautaire", "vat", "vat number"},
			Headers:     []string{"numero tva", "no tva", "tva intracommunautaire", "numero de tva", "fr vat"},
			Fakes: []Fake{{Doc: "A company with the key of digits.", Patterns: []string{"FR??[3-9]#######?"}},
				{Patterns: []string{"??[3-9]#######?"}}},
		},
		{
			Name:        "fr-cni",
			Label:       "FR_CNI",
			Doc:         "The number of a French identity card: twelve digits, or nine characters on the cards since 2021.",
			Region:      "FR",
			Source:      "Décret n° 55-1397 du 22 octobre 1955; ANTS, carte nationale d'identité",
			Forms:       []Form{{Pattern: "999999999999", Alone: 0.004}, {Pattern: "AXXXXXXX9", Alone: 0.003}, {Pattern: "9999AA999999", Alone: 0.02}},
			Check:       hasThreeDigits,
			FalseAccept: 0.81,
			Beside:      0.94,
			Context: []string{"cni", "carte d'identité", "carte nationale d'identité", "carte d'identite", "carte identité", "pièce d'identité",
				"numéro de carte d'identité"},
			Headers: words("fr-cni.headers"),
			Fakes: []Fake{
				{
					Doc:      "As many characters: a month of issue and digits, or the alphabet of the new card.",
					Patterns: []string{"<00-13><01-12>########", "####@@######"},
				},
				{Patterns: []string{"[CDFGHJKLMNPRTVWXYZ]" + germanSet + germanSet + germanSet + germanSet + germanSet + germanSet + germanSet + "#"}},
			},
		},
		{
			Name:    "fr-passport",
			Label:   "PASSPORT",
			Doc:     "Two digits, two letters and five digits, as French passports are numbered.",
			Region:  "FR",
			Source:  "Décret n° 2005-1726 du 30 décembre 2005; Microsoft Purview, France passport number",
			Forms:   []Form{{Pattern: "99AA99999", Alone: 0.06}},
			Beside:  0.96,
			Context: []string{"passeport", "numéro de passeport", "n° de passeport", "passport"},
			Headers: []string{"no passeport", "fr passport"},
		},
		{
			Name:    "fr-driver-license",
			Label:   "DRIVER_LICENSE",
			Doc:     "Twelve digits beside a word for a French driving licence.",
			Region:  "FR",
			Source:  "Arrêté du 20 avril 2012; Microsoft Purview, France driver's license number",
			Forms:   []Form{{Pattern: "999999999999", Alone: 0.002}},
			Beside:  0.93,
			Context: []string{"permis", "permis de conduire", "numéro de permis", "n° de permis"},
			Headers: []string{"permis", "numero permis", "no permis", "fr driver license"},
		},
		{
			Name:   "fr-rib",
			Label:  "BANK_ACCOUNT",
			Doc:    "A French account: the bank, the branch, the account and the key that is right for them, with spaces or hyphens between.",
			Region: "FR",
			Source: "CFONB, relevé d'identité bancaire",
			Forms: []Form{{Pattern: "99999 99999 XXXXXXXXXXX 99", Alone: 0.9}, {Pattern: "99999-99999-XXXXXXXXXXX-99", Alone: 0.9},
				{Pattern: "99999999999999999999999", Alone: 0.5}},
			Check:       isRIB,
			FalseAccept: 0.0104,
			Beside:      0.99,
			Context:     words("fr-rib.context"),
			Headers:     []string{"rib", "compte rib", "numero de rib"},
		},
	}
}

// isNIR reports whether the places of a French social security number hold what
// they say and the key is right. In the departments of Corsica, 2A counts as 19
// and 2B as 18.
func isNIR(c []byte) bool {
	if len(c) != 15 {
		return false
	}
	switch c[0] {
	case '1', '2', '3', '4', '7', '8': // 3, 4, 7 and 8 are provisional
	default:
		return false
	}
	month := numeral.Numeral(c[3:5])
	switch {
	case 1 <= month && month <= 12, 20 <= month && month <= 42, 50 <= month && month <= 99: // beyond 12: not known
	default:
		return false
	}
	department := numeral.Numeral(c[5:7])
	switch string(c[5:7]) {
	case "2A":
		department = 19
	case "2B":
		department = 18
	}
	head, place, order, key := numeral.Numeral(c[:5]), numeral.Numeral(c[7:10]), numeral.Numeral(c[10:13]), numeral.Numeral(c[13:])
	if head < 0 || department <= 0 || place <= 0 || order <= 0 || key < 0 {
		return false
	}
	n := ((head*100+department)*1000+place)*1000 + order
	return key == 97-n%97
}

// isFrenchNIF reports whether the last three of thirteen digits are right.
func isFrenchNIF(d []byte) bool {
	if len(d) != 13 || d[0] > '3' {
		return false
	}
	n, key := numeral.Numeral(d[:10]), numeral.Numeral(d[10:])
	return n > 0 && key == n%511
}

// isSIREN reports whether nine digits can be the number of a company.
func isSIREN(d []byte) bool { return len(d) == 9 && !numeral.AllSame(d) && checksum.Luhn(d) }

// isSIRET reports whether fourteen digits can be the number of an
// establishment. The Post Office has so many that theirs only add up to a
// multiple of five.
func isSIRET(d []byte) bool {
	if !numeral.AreDigits(d, 14) || !isSIREN(d[:9]) {
		return false
	}
	if string(d[:9]) == "356000000" {
		sum := 0
		for _, c := range d {
			sum += int(c - '0')
		}
		if sum%5 == 0 {
			return true
		}
	}
	return checksum.Luhn(d)
}

// frenchKeys are the characters of the key of a VAT number by their value.
const frenchKeys = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ"

// isFrenchVAT reports whether the key of a VAT number is right for the SIREN
// behind it. Numbers of Monaco, whose SIREN begins with 000, have no such
// company.
func isFrenchVAT(c []byte) bool {
	if len(c) == 13 {
		if c[0] != 'F' || c[1] != 'R' {
			return false
		}
		c = c[2:]
	}
	if len(c) != 11 || !numeral.AreDigits(c[2:], 9) {
		return false
	}
	if string(c[2:5]) != "000" && !isSIREN(c[2:]) {
		return false
	}
	n := numeral.Numeral(c[2:])
	if key := numeral.Numeral(c[:2]); key >= 0 {
		return n > 0 && key == (n*100+12)%97
	}
	a, b := strings.IndexByte(frenchKeys, c[0]), strings.IndexByte(frenchKeys, c[1])
	if a < 0 || b < 0 {
		return false
	}
	// A key with a letter counts in the system of 2013.
	if a < 10 {
		a = a*24 + b - 10
	} else {
		a = a*34 + b - 100
	}
	return (n+1+a/11)%11 == a%11
}

// hasThreeDigits reports whether there are three digits or more, so that no
// word is taken for a number.
func hasThreeDigits(c []byte) bool {
	n := 0
	for _, b := range c {
		if numeral.IsDigit(b) {
			n++
		}
	}
	return n >= 3
}

// isRIB reports whether five digits of a bank, five of a branch, eleven digits or letters of an account and two of a key
// belong together. Letters count as 1 to 9 from A, from J and as 2 to 9 from S.
func isRIB(c []byte) bool {
	if len(c) != 23 || numeral.AllSame(c[:21]) {
		return false
	}
	sum := 0
	for _, b := range c {
		n := int(b - '0')
		if numeral.IsLetter(b) {
			switch b = numeral.Upper(b); {
			case b < 'J':
				n = int(b-'A') + 1
			case b < 'S':
				n = int(b-'J') + 1
			default:
				n = int(b-'S') + 2
			}
		}
		sum = (sum*10 + n) % 97
	}
	return sum == 0
}

const germanSet = "[0-90-9CFGHJKLMNPRTVWXYZ]"

// factsOfNIR reads the sex, and year and month of birth.
func factsOfNIR(s string) (Facts, bool) {
	if len(s) < 13 {
		return Facts{}, false
	}
	f := Facts{Year: num(s, 1, 2), Month: num(s, 3, 2), Short: true}
	switch s[0] {
	case '1', '3', '7':
		f.Sex = 'M'
	case '2', '4', '8':
		f.Sex = 'F'
	default:
		return Facts{}, false
	}
	return f, f.Year >= 0 && f.Month >= 1 && f.Month <= 12
}
