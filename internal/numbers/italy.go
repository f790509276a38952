package numbers

import (
	"strings"

	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// italy has the numbers of Italy.
func italy() []Number {
	return []Number{
		{
			Name:   "it-fiscal-code",
			Label:  "IT_FISCAL_CODE",
			Doc:    "Sixteen characters of name, date of birth, sex and place with a right check letter; companies have the eleven digits of their VAT number.",
			Region: "IT",
			Source: "Decreto ministeriale 23 dicembre 1976, n. 13813",
			Forms: []Form{{Pattern: "AAAAAAXXAXXAXXXA", Alone: 0.97}, {Pattern: "AAA AAA 99AXX AXXXA", Alone: 0.98},
				{Pattern: "AAA-AAA-XXAXX-AXXXA", Alone: 0.98}, {Pattern: "AAAAAA 99AXX AXXXA", Alone: 0.97}},
			Check:       isCodiceFiscale,
			FalseAccept: 0.00048,
			Beside:      0.99,
			Context:     []string{"codice fiscale", "c.f", "cf", "cod. fisc", "cod fisc", "fiscal code", "tax code"},
			Headers:     []string{"codice fiscale", "cod fisc", "cod fiscale", "codicefiscale", "it fiscal code", "fiscal code"},
			Facts:       factsOfCodiceFiscale,
			Fakes: []Fake{
				{
					Doc: "Letters of a name, a date of birth, the same sex, a place and a right check letter; or the number of a company.",
					Patterns: []string{fiscalName + "{yy}[ABCDEHLMPRST]<01-28>" + fiscalPlace + "?", fiscalName + "{yy}[ABCDEHLMPRST]<41-68>" +
						fiscalPlace + "?"},
				},
			},
		},
		{
			Name:        "it-fiscal-code-company",
			Label:       "IT_FISCAL_CODE",
			Doc:         "Eleven digits of a company's fiscal code, which is mostly its VAT number.",
			Region:      "IT",
			Source:      "Decreto ministeriale 23 dicembre 1976, n. 13813",
			Forms:       []Form{{Pattern: "99999999999", Alone: 0.015}},
			Check:       isPartitaIVA,
			Sums:        []numeral.Sum{{Luhn: 11}},
			FalseAccept: 0.0103,
			Beside:      0.95,
			Context:     []string{"codice fiscale", "c.f", "cf", "cod. fisc", "cod fisc"},
			Fakes:       []Fake{{Patterns: []string{"0######<001-100>?"}}},
		},
		{
			Name:        "it-vat",
			Label:       "IT_VAT_CODE",
			Doc:         "Seven digits, an office of three, and a Luhn check digit; IT may stand before them.",
			Region:      "IT",
			Source:      "DPR 633/1972, articolo 35; Agenzia delle Entrate, partita IVA",
			Forms:       []Form{{Pattern: "IT99999999999", Alone: 0.97}, {Pattern: "99999999999", Alone: 0.3}},
			Check:       isPartitaIVA,
			Prefixes:    []string{"IT"},
			Sums:        []numeral.Sum{{Luhn: 11}},
			FalseAccept: 0.0103,
			Beside:      0.985,
			Context:     words("it-vat.context"),
			Headers:     []string{"partita iva", "piva", "p iva", "part iva", "partitaiva", "it vat", "it vat code"},
			Fakes: []Fake{{Doc: "Seven digits, an office and a right check digit.", Patterns: []string{"IT0######<001-100>?"}},
				{Patterns: []string{"0######<001-100>?"}}},
		},
		{
			Name:  "it-identity-card",
			Label: "IT_IDENTITY_CARD",
			Doc: "The number of an Italian identity card: CA99999AA on electronic cards, two letters and seven digits, or seven digits and two " +
				"letters, on older ones.",
			Region: "IT",
			Source: "Ministero dell'Interno, carta d'identità elettronica, specifiche",
			Forms: []Form{{Pattern: "AA99999AA", Alone: 0.25}, {Pattern: "AA 99999 AA", Alone: 0.25}, {Pattern: "AA9999999", Alone: 0.03},
				{Pattern: "AA 9999999", Alone: 0.02}, {Pattern: "9999999AA", Alone: 0.03}},
			Check:       isItalianIdentityCard,
			FalseAccept: 0.75,
			Beside:      0.95,
			Context:     words("it-identity-card.context"),
			Headers:     []string{"carta identita", "carta d identita", "carta di identita", "numero carta identita", "numero cie", "it identity card"},
			Fakes:       []Fake{{Doc: "As many letters and digits.", Patterns: []string{"C[A-H]#####@@", "A[A-Z]#######", "#######A[A-Z]"}}},
		},
		{
			Name:    "it-passport",
			Label:   "PASSPORT",
			Doc:     "Two letters and seven digits beside a word for an Italian passport.",
			Region:  "IT",
			Source:  "Ministero degli Affari Esteri, passaporto elettronico",
			Forms:   []Form{{Pattern: "AA9999999", Alone: 0.04}},
			Beside:  0.94,
			Context: []string{"passaporto", "numero di passaporto", "n. passaporto"},
			Headers: []string{"numero passaporto", "it passport"},
		},
		{
			Name:        "it-driver-license",
			Label:       "DRIVER_LICENSE",
			Doc:         "An Italian driving licence: two letters, seven digits and a letter, or U1, seven digits and consonants, and a letter.",
			Region:      "IT",
			Source:      "Ministero delle Infrastrutture e dei Trasporti, patente di guida",
			Forms:       []Form{{Pattern: "AA9999999A", Alone: 0.15}, {Pattern: "A9XXXXXXXA", Alone: 0.3}},
			Check:       isItalianDriverLicense,
			FalseAccept: 0.5,
			Beside:      0.96,
			Context:     []string{"patente", "patente di guida", "numero patente", "n. patente", "driver license", "driving licence"},
			Headers:     []string{"patente", "numero patente", "it driver license"},
		},
		{
			Name:  "it-aic",
			Label: "IT_AIC",
			Doc: "The authorisation of a medicine in Italy: nine digits that begin with 0 and end in a check digit, or the six characters of " +
				"base 32 on the package.",
			Region:      "IT",
			Source:      "Decreto ministeriale 10 giugno 1983 (codice 32; date not confirmed); AIFA, codice AIC",
			Forms:       []Form{{Pattern: "999999999", Alone: 0.01}, {Pattern: "9XXXXX", Alone: 0.003}, {Pattern: "A999999999", Alone: 0.05}},
			Check:       isAIC,
			FalseAccept: 0.009,
			Beside:      0.95,
			Context:     []string{"aic", "a.i.c", "codice aic", "minsan", "farmaco", "medicinale", "autorizzazione all'immissione in commercio"},
			Headers:     []string{"codice aic", "minsan", "codice minsan", "it aic"},
			Fakes:       []Fake{{Doc: "Nine digits with a right check digit.", Patterns: []string{"0#######?"}}, {Patterns: []string{"A0#######?"}}},
		},
	}
}

// fiscalOdd are the values of the characters of a fiscal code in its odd
// places, of 0 and A to 9 and J and on to Z; in the even ones they count as
// they are.
var fiscalOdd = [26]int{1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23}

// fiscalDigit is the digit in a place of a fiscal code, or -1. When two people
// would have the same code, letters from L to V stand for digits.
func fiscalDigit(b byte) int {
	if numeral.IsDigit(b) {
		return int(b - '0')
	}
	return strings.IndexByte("LMNPQRSTUV", b)
}

// isCodiceFiscale reports whether sixteen characters are the fiscal code of a
// person: a real date of birth, with 40 added to the day of women, and the
// check letter.
func isCodiceFiscale(c []byte) bool {
	if len(c) != 16 {
		return false
	}
	for _, i := range [...]int{0, 1, 2, 3, 4, 5, 8, 11, 15} {
		if !numeral.IsLetter(c[i]) {
			return false
		}
	}
	for _, i := range [...]int{6, 7, 9, 10, 12, 13, 14} {
		if fiscalDigit(c[i]) < 0 {
			return false
		}
	}
	month := 1 + strings.IndexByte("ABCDEHLMPRST", c[8])
	day := fiscalDigit(c[9])*10 + fiscalDigit(c[10])
	if day > 40 {
		day -= 40
	}
	if !numeral.IsShortDate(day, month, fiscalDigit(c[6])*10+fiscalDigit(c[7])) {
		return false
	}
	return c[15] == FiscalLetter(c[:15])
}

// FiscalLetter is the letter that checks digits and letters as in a fiscal code.
func FiscalLetter(c []byte) byte {
	sum := 0
	for i, b := range c {
		v := int(b - '0')
		if numeral.IsLetter(b) {
			v = int(b - 'A')
		}
		if i%2 == 0 { // the first place is an odd one
			v = fiscalOdd[v]
		}
		sum += v
	}
	return byte('A' + sum%26)
}

// isPartitaIVA reports whether eleven digits, behind IT or not, are a VAT
// number with the number of an office.
func isPartitaIVA(c []byte) bool {
	c = numeral.WithoutPrefix(c, "IT")
	if !numeral.AreDigits(c, 11) || numeral.Numeral(c[:7]) == 0 {
		return false
	}
	switch office := numeral.Numeral(c[7:10]); {
	case 1 <= office && office <= 100, office == 120, office == 121, office == 888, office == 999:
	default:
		return false
	}
	return checksum.Luhn(c)
}

// isItalianIdentityCard reports whether an electronic card begins with C, as
// all do; the others are only looked at for their shape.
func isItalianIdentityCard(c []byte) bool {
	return len(c) == 9 && (!numeral.IsLetter(c[0]) || !numeral.IsLetter(c[8]) || c[0] == 'C')
}

// isItalianDriverLicense reports whether ten characters are a licence of one of
// both forms; those that begin with U1 have no vowels inside.
func isItalianDriverLicense(c []byte) bool {
	if len(c) != 10 || !numeral.IsLetter(c[0]) || !numeral.IsLetter(c[9]) {
		return false
	}
	if numeral.IsLetter(c[1]) {
		return numeral.AreDigits(c[2:9], 7)
	}
	if c[0] != 'U' || c[1] != '1' {
		return false
	}
	for _, b := range c[2:9] {
		if numeral.IsOneOf(b, "AEIOU") {
			return false
		}
	}
	return true
}

// isAIC reports whether the code of a medicine, in base 10 or base 32, begins
// with a zero and ends in its check digit.
func isAIC(c []byte) bool {
	if len(c) == 10 && c[0] == 'A' {
		c = c[1:]
	}
	var buf [9]byte
	if len(c) == 6 {
		n := 0
		for _, b := range c {
			v := strings.IndexByte("0123456789BCDFGHJKLMNPQRSTUVWXYZ", b)
			if v < 0 {
				return false
			}
			n = n*32 + v
		}
		for i := len(buf) - 1; i >= 0; i-- {
			buf[i] = byte('0' + n%10)
			n /= 10
		}
		if n > 0 {
			return false
		}
		c = buf[:]
	}
	if len(c) != 9 || c[0] != '0' || numeral.Numeral(c) <= 0 {
		return false
	}
	return numeral.IsCheckDigit(c[8], numeral.Alternating(c[:8])%10)
}

const fiscalName = "[BCDFGLMNPRSTVZ][BCDFGLMNPRST][BCDFGLMNPRSTV][BCDFGLMNPRSTV][BCDFGLMNRSTZ][ABCDEGILMNORSTZ]"

const fiscalPlace = "<A271|A285|A345|A390|A509|A662|A794|A944|B157|B354|B519|C351|C573|C933|D086|D488|D612|D643|D704|D810|D862|D969|E256|E379|E463|" +
	"E506|E625|E648|" +
	"F023|F052|F205|F257|F704|F839|F952|G224|G273|G337|G388|G478|G482|G535|G702|G842|G999|H163|H199|H223|H294|H501|H703|I119|I452|I480|I690|I726|I754|" +
	"L049|L103|L117|L182|L219|L378|L400|L424|L483|L736|L746|L781|L840>"

// factsOfCodiceFiscale reads letters of the last and the first name, date of birth, and sex.
func factsOfCodiceFiscale(s string) (Facts, bool) {
	if len(s) != 16 {
		return Facts{}, false
	}
	month := strings.IndexByte("ABCDEHLMPRST", s[8]) + 1
	day, sex := num(s, 9, 2), byte('M')
	if day > 40 {
		day, sex = day-40, 'F'
	}
	f, ok := shortDate(num(s, 6, 2), month, day)
	f.Sex = sex
	code := s[:6]
	f.Name = func(first, last string) bool {
		return first != "" && last != "" && code == italianCode(last, false)+italianCode(first, true) ||
			first == "" && last != "" && code[:3] == italianCode(last, false) || last == "" && first != "" && code[3:] == italianCode(first, true)
	}
	return f, ok
}

// italianCode returns the three letters that a name has in a fiscal code: consonants
// first, then vowels, then X. Of a first name with four consonants or more it is
// the first, the third and the fourth.
func italianCode(name string, first bool) string {
	var consonants, vowels []byte
	for i := range len(name) {
		switch c := name[i]; {
		case c < 'A' || c > 'Z':
		case strings.IndexByte("AEIOU", c) >= 0:
			vowels = append(vowels, c)
		default:
			consonants = append(consonants, c)
		}
	}
	if first && len(consonants) >= 4 {
		consonants = append(consonants[:1], consonants[2:]...)
	}
	return string(append(append(consonants, vowels...), "XXX"...)[:3])
}
