package profiler

import (
	"strings"
	"unicode/utf8"
)

// This file finds the numbers of papers and accounts of any country by the words beside
// them alone. The forms that countries publish are found by the recognizers of those
// countries; here a number has any form that such numbers have somewhere, so that it is
// worth nothing without its word.

// saidRecognizers find passports, driving licences and bank accounts beside a word for
// them.
var saidRecognizers = []Recognizer{
	{
		Name:     "passport-beside-word",
		said:     true,
		Label:    "PASSPORT",
		Doc:      "Six to twelve digits and letters, three digits or more among them, in one piece or behind a series, beside a word for a passport.",
		Source:   "ICAO Doc 9303-4; the countries' passports",
		triggers: saidTriggers(12),
		match:    matchSaid(isSaidPassport, otherFields),
		Beside:   0.95,
		Context:  passportWords,
	},
	{
		Name:     "passport-put-right",
		Label:    "PASSPORT",
		Doc:      "Seven to ten capitals and digits, four digits or more among them, that are said to be right behind a word for a passport; one to three capitals and six digits or more right behind a short word for one, or eight or nine digits behind a comma and that.",
		Source:   "ICAO Doc 9303-4",
		triggers: []trigger{onToken(tokenWord, 0).oneOf(wordsOf(putRightWords), nil), onToken(tokenWord, 0).oneOf(wordsOf(shortPasses), nil).followedBy(" A.*:* 9")},
		match:    matchPutRight,
	},
	{
		Name:     "driver-license-beside-word",
		said:     true,
		Label:    "DRIVER_LICENSE",
		Doc:      "Six to eighteen digits and letters, four digits or more among them, in up to five groups, beside a word for a driving licence.",
		Source:   "Directive 2006/126/EC, annex I, field 5; the countries' licences",
		triggers: saidTriggers(18),
		match:    matchSaid(isSaidLicense, otherFields),
		Beside:   0.95,
		Context:  drivingWords,
	},
	{
		Name:     "bank-account-beside-word",
		said:     true,
		Label:    "BANK_ACCOUNT",
		Doc:      "Six to twenty digits in up to five groups, or six behind a clearing number, beside a word for a bank account.",
		Source:   "the countries' bank accounts as they are written",
		triggers: digitTriggers(20),
		match:    matchSaid(isSaidAccount, otherFields),
		Beside:   0.94,
		Context:  accountContext,
	},
	{
		Name:     "medical-record-beside-word",
		said:     true,
		Label:    "MEDICAL_RECORD_NUMBER",
		Doc:      "Five to twelve digits, or one to three letters and four digits or more, in one piece or in groups, beside a word for a patient's record.",
		Source:   "common usage of hospitals",
		triggers: saidTriggers(12),
		match:    matchSaid(isSaidRecord, otherFields),
		Beside:   0.95,
		Context:  chartWords,
	},
	{
		Name:     "medical-record-in-file",
		said:     true,
		Label:    "MEDICAL_RECORD_NUMBER",
		Doc:      "The same beside a word for any file, where a word for a patient or a hospital stands in the lines before or behind it.",
		Source:   "common usage of hospitals",
		triggers: saidTriggers(12),
		match:    matchFile,
		Beside:   0.93,
		Context:  fileWords,
	},
	{
		Name:     "employee-beside-word",
		said:     true,
		Label:    "EMPLOYEE_ID",
		Doc:      "Three to ten digits, or one to three letters and three digits or more, beside a word for the number of an employee.",
		Source:   "common usage of employers",
		triggers: saidTriggers(10),
		match:    matchSaid(isSaidStaff, otherFields),
		Beside:   0.9,
		Reach:    24,
		Context:  staffWords,
	},
	{
		Name:     "student-beside-word",
		said:     true,
		Label:    "STUDENT_ID",
		Doc:      "Three to ten digits, or one to three letters and three digits or more, beside a word for the number of a student.",
		Source:   "common usage of schools",
		triggers: saidTriggers(10),
		match:    matchSaid(isSaidStaff, otherFields),
		Beside:   0.92,
		Reach:    24,
		Context:  studentWords,
	},
	{
		Name:     "customer-beside-word",
		Label:    "CUSTOMER_ID",
		Doc:      "Four to twelve digits, or one to four letters and four digits or more, beside a word for the number of a customer or of a member.",
		Source:   "common forms and letters",
		triggers: saidTriggers(12),
		match:    matchSaid(isSaidCustomer, otherThings),
		Beside:   0.9,
		Reach:    24,
		Context:  customerWords,
	},
	{
		Name:     "health-plan-beside-word",
		said:     true,
		Label:    "HEALTH_PLAN_ID",
		Doc:      "Six to fourteen letters and digits, five digits or more among them, beside a word for a member of a health plan.",
		Source:   "common usage of health plans",
		triggers: saidTriggers(12),
		match:    matchSaid(isSaidPlan, otherFields),
		Beside:   0.88,
		Reach:    36,
		Context:  planWords,
	},
	{
		Name:     "medical-license-beside-word",
		said:     true,
		Label:    "MEDICAL_LICENSE",
		Doc:      "Four to twelve digits, or one to three letters and four digits or more, in one piece or in groups, beside a word for the number under which a physician or a nurse may work.",
		Source:   "the registers of the health professions",
		triggers: saidTriggers(12),
		match:    matchSaid(isSaidPractice, otherFields),
		Beside:   0.9,
		Reach:    24,
		Context:  practiceWords,
	},
	{
		Name:   "european-health-card",
		Label:  "HEALTH_PLAN_ID",
		Doc:    "The twenty digits of a European health insurance card: 80, the numeric code of a country that issues such cards, and fifteen more.",
		Source: "Decision S2 of the Administrative Commission (2010/C 106/09); EN 1867; ISO 3166-1",
		Shapes: []Shape{{"99999999999999999999", 0.4}, {"9999 9999 9999 9999 9999", 0.4}, {"99999 99999 99999 99999", 0.4}},
		Check:  isEHIC, FalseAccept: 0.00032,
		Beside: 0.97,
		Context: []string{"ehic", "ghic", "european health insurance card", "european health card", "ekvk", "europäische krankenversicherungskarte", "ceam", "carte européenne d'assurance maladie", "tarjeta sanitaria europea", "tse", "tessera europea", "tessera sanitaria", "versichertenkarte", "krankenversicherungskarte", "team", "cartão europeu de seguro de doença", "cesd", "europese gezondheidskaart",
			"ekuz", "europejska karta ubezpieczenia zdrowotnego", "evropský průkaz zdravotního pojištění", "ehzp", "eu-sjukförsäkringskort", "europeiskt sjukförsäkringskort", "europæisk sygesikringskort", "europeisk helsetrygdkort", "eurooppalainen sairaanhoitokortti", "cardul european", "európai egészségbiztosítási kártya", "ευρωπαϊκή κάρτα ασφάλισης ασθένειας", "европейска здравноосигурителна карта"},
	},
	{
		Name:     "uk-sort-code",
		Label:    "UK_SORT_CODE_ACCOUNT",
		Doc:      "A sort code of three pairs of digits right behind its word.",
		Region:   "GB",
		Source:   "Pay.UK, sort codes",
		triggers: []trigger{onToken(tokenDigits, 2).followedBy("-9 9").standing().atMost(saidAlone)},
		match:    matchSortCode,
		Beside:   0.96,
		Reach:    12,
		Context:  []string{"sort code", "sort-code", "sortcode"},
	},
}

// saidAlone is what such a number is worth without its word.
const saidAlone = 0.004

// saidTriggers are what a number of digits and letters begins with that has such lengths:
// letters and a number, a mixed token, digits, or a short group of them and another one.
func saidTriggers(most int) []trigger {
	list := digitTriggers(most)
	for n := 1; n <= mostSeries; n++ {
		list = append(list, onToken(tokenWord, n).followedBy(" 9-9").beforeDigits().capitalised().standing().atMost(saidAlone))
	}
	for n := 2; n <= most; n++ {
		list = append(list, onToken(tokenMixed, n).standing().atMost(saidAlone))
	}
	return list
}

// fewestAlone is how many digits a number has at least that stand in one group.
const fewestAlone = 5

func digitTriggers(most int) (list []trigger) {
	for n := 1; n <= most; n++ {
		t := onToken(tokenDigits, n).standing().atMost(saidAlone)
		if n < fewestAlone {
			t = t.followedBy(" 9 A *-9-A.9/9")
		}
		list = append(list, t)
	}
	return list
}

// mostSeries bounds the letters before a number.
const mostSeries = 3

// mostSaidGroups bounds the groups of a number.
const mostSaidGroups = 6

// A saidGroup is a run of letters and digits and what stands before it: a space, a sign,
// or N for the sign №.
type saidGroup struct {
	start, end      int
	letters, digits int
	small           bool
	gap             byte
}

// matchSaid reads the groups of a number from a letter or digit on and gives as many of
// them as make one that a grammar takes, unless it stands right behind the name of one of
// the other fields.
func matchSaid(takes func(text string, groups []saidGroup) bool, others *wordList) func(string, int) (match, bool) {
	return func(text string, at int) (match, bool) {
		if !maySay(text, at) {
			return match{}, false
		}
		var groups [mostSaidGroups]saidGroup
		n := readSaid(&groups, text, at)
		for ; n > 0; n-- {
			first, last := &groups[0], &groups[n-1]
			if !standsBefore(text, last.end) || !takes(text, groups[:n]) {
				continue
			}
			if first.start == 0 && last.end == len(text) || isFieldOf(text, first.start, others) || isMeasured(text, last.end) {
				return match{}, false // it stands alone, or is something else's
			}
			if isDigit(text[first.start]) {
				if m, _, ok := dateAt(text, first.start); ok && m.alone > 0.5 && m.end >= last.end {
					return match{}, false
				}
			}
			return match{first.start, last.end, saidAlone}, true
		}
		return match{}, false
	}
}

// fewestSaid is how many letters and digits every number has that a grammar takes.
const fewestSaid = 4

// maySay is false for most letters and digits at which too few stand together.
func maySay(text string, at int) bool {
	if mayBeSeries(text, at) || at > 0 && mayBeSeries(text, at-1) {
		return true
	}
	n := 0
	for i := at; i < len(text); i++ {
		if isAlnum(text[i]) {
			if n++; n == fewestSaid {
				return true
			}
			continue
		}
		switch {
		case text[i] != ' ' && !isGlue(text[i]) || i+1 == len(text):
			return false
		case text[i+1] >= utf8.RuneSelf:
			return true // the sign № may
		case !isAlnum(text[i+1]):
			return false
		}
	}
	return false
}

// mayBeSeries is false for most places before which neither a letter of a series nor the sign
// № stands.
func mayBeSeries(text string, i int) bool {
	const sign, first, last = 0x96, 0xCD, 0xD4 // the last byte of №, and the first ones of U+0370 and of U+052F
	return i > 1 && text[i-1] >= utf8.RuneSelf && (text[i-1] == sign || first <= text[i-2] && text[i-2] <= last)
}

// readSaid reads the groups of letters and digits at text[at], and a series of Greek or
// Cyrillic capitals before it.
func readSaid(groups *[mostSaidGroups]saidGroup, text string, at int) (n int) {
	if placeAt(text, at) != placeFree || at > 0 && text[at-1] == '+' || at > 1 && isGlue(text[at-1]) && isAlnum(text[at-2]) {
		return 0
	}
	gap := byte(0)
	if g, by, ok := seriesBefore(text, at); ok {
		groups[0], n, gap = g, 1, by
	}
	before := n
	for i := at; n < len(groups); {
		g := saidGroup{start: i, gap: gap}
		capital := false
		for i < len(text) && isAlnum(text[i]) {
			switch {
			case isDigit(text[i]):
				g.digits++
			case text[i] >= 'a':
				g.small = true
				g.letters++
			default:
				capital = true
				g.letters++
			}
			i++
		}
		if g.end = i; i == g.start || g.small && (capital || g.digits == 0) || g.digits == 0 && (g.letters > mostSeries || n == 0 && inSet(noSeries, text[g.start:i]) && !(i < len(text) && text[i] == '-' && !g.small)) {
			return n
		}
		groups[n] = g
		n++
		rest := text[i:]
		word := n == before+1 && g.digits == 0
		switch {
		case len(rest) > 1 && (rest[0] == ' ' || rest[0] == '-') && isAlnum(rest[1]) && (!word || isDigit(rest[1])),
			len(rest) > 1 && (rest[0] == '.' || rest[0] == '/') && isDigit(rest[1]) && !word:
			i, gap = i+1, rest[0]
			continue
		case word:
			return 0
		case strings.HasPrefix(rest, " № "):
			i, gap = i+len(" № "), 'N'
			continue
		case strings.HasPrefix(rest, " №"):
			i, gap = i+len(" №"), 'N'
			continue
		}
		if n == before+1 && g.letters == 0 && g.digits < fewestAlone {
			return 0
		}
		return n
	}
	return n
}

// noSeries are short words that stand before a number and are no part of it.
var noSeries = wordSet("no nr num br id is in am im on an to at of de la le el nº sim dl cnh mrn ipp nhc hn ral rib nib mr ms pt tel fax plz blz kto rek acc ac gb us uk eu inn bic")

// seriesBefore gives the one to three Greek or Cyrillic capitals before text[at], with a
// space, a hyphen or the sign № between, and that.
func seriesBefore(text string, at int) (g saidGroup, gap byte, ok bool) {
	i := at
	switch {
	case strings.HasSuffix(text[:i], " № "):
		i, gap = i-len(" № "), 'N'
	case strings.HasSuffix(text[:i], " №"), strings.HasSuffix(text[:i], "№ "):
		i, gap = i-len(" №"), 'N'
	case i > 0 && (text[i-1] == ' ' || text[i-1] == '-'):
		i, gap = i-1, text[i-1]
	}
	g.end, g.start = i, i
	for g.start > 0 && g.letters <= mostSeries {
		r, size := utf8.DecodeLastRuneInString(text[:g.start])
		if r < 0x370 || r > 0x52F || !isUpperRune(r) {
			if isLetterRune(r) {
				return g, 0, false
			}
			break
		}
		g.start -= size
		g.letters++
	}
	return g, gap, g.letters > 0 && g.letters <= mostSeries
}

// saidCount is how many letters and digits there are in all.
func saidCount(groups []saidGroup) (letters, digits int) {
	for i := range groups {
		letters += groups[i].letters
		digits += groups[i].digits
	}
	return letters, digits
}

// isSaidPassport takes one group, or letters and a number, or a number in two to four
// groups, the Russian ones with the sign № before the last.
func isSaidPassport(_ string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	if letters+digits < 6 || letters+digits > 12 || digits < 3 || letters > 6 {
		return false
	}
	for i := range groups {
		g := &groups[i]
		switch {
		case i == 0:
		case g.gap == '.' || g.gap == '/', g.letters > 0, g.gap != 'N' && g.digits < 2:
			return false
		}
	}
	return len(groups) == 1 && digits > 0 || groups[0].digits == 0 && len(groups) <= 3 && digits >= 5 || letters == 0 && len(groups) <= 4 && groups[0].digits >= 2 && digits >= 7 && digits <= 10
}

// vinLength is how many letters and digits the number of a vehicle has.
const vinLength = 17

// isSaidLicense takes one group or more, with any sign between them.
func isSaidLicense(_ string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	if letters+digits < 6 || letters+digits > 18 || digits < 4 || len(groups) > 5 || letters > 2 && letters+digits == vinLength {
		return false
	}
	for i := range groups {
		g := &groups[i]
		if i > 0 && g.gap == ' ' && (g.digits == 0 || g.letters > 0 && groups[i-1].digits > 0) {
			return false
		}
	}
	return true
}

// isSaidAccount takes digits, with a space, a dot or a hyphen between their groups. A
// stroke stands before the number of a bank, and is that of other recognizers.
func isSaidAccount(text string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	if letters > 0 || digits < 6 || digits > 20 || len(groups) > 5 && !(groups[1].gap == '-' && groups[0].digits == 4 && groups[1].digits == 1) { // 8105-9 a clearing number of Sweden
		return false
	}
	spaces := 0
	for i := range groups {
		switch groups[i].gap {
		case '/', 'N':
			return false
		case ' ':
			spaces++
		}
	}
	end := groups[len(groups)-1].end
	if isMoney(text, groups[0].start, end) {
		return false
	}
	if end+1 < len(text) && text[end] == '/' && isDigit(text[end+1]) {
		return false
	}
	return len(groups) == 1 || spaces == 0 || digits >= 8
}

// isSaidRecord takes one group or letters and a number, or a number in pairs.
func isSaidRecord(_ string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	if letters > 4 || digits < 4 || letters+digits < 5 || letters+digits > 12 || len(groups) > 4 {
		return false
	}
	if inFours(groups) {
		return true
	}
	if len(groups) == 3 && letters == 0 && groups[0].digits == 3 && groups[1].digits == 2 && groups[2].digits == 5 && groups[2].gap == '-' {
		return false // of a firm in Korea
	}
	for i := range groups {
		if g := &groups[i]; i > 0 && (g.letters > 0 && g.gap != '/' && g.gap != '-' || g.gap == ' ' && groups[0].digits > 0 || g.gap == 'N') {
			return false
		}
	}
	return true
}

// matchFile is the grammar of a record that a word for any file stands beside.
func matchFile(text string, at int) (match, bool) {
	m, ok := matchRecord(text, at)
	if !ok {
		return m, false
	}
	around := text[max(0, m.start-patientReach):min(len(text), m.end+patientReach)]
	for _, stem := range patientStems {
		if strings.Contains(around, stem) {
			return m, true
		}
	}
	return match{}, false
}

var matchRecord = matchSaid(isSaidRecord, otherFields)

// patientReach is how far, in bytes, a word for a patient counts.
const patientReach = 320

func isSaidStaff(_ string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	return len(groups) <= 3 && letters <= 3 && digits >= 3 && letters+digits >= 4 && letters+digits <= 10 && (len(groups) == 1 || groups[1].gap == '-' || groups[0].digits == 0 && len(groups) == 2 || inThousands(groups))
}

// isSaidCustomer takes one group, letters and a number, or groups with hyphens.
func isSaidCustomer(_ string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	return len(groups) <= 3 && letters <= 4 && digits >= 4 && letters+digits <= 14 && (len(groups) == 1 || groups[1].gap == '-' || groups[0].digits == 0 && len(groups) == 2 || inThousands(groups) || inGroups(groups))
}

// inThousands reports whether a number is written in groups of three digits, as in 77 104 228.
func inThousands(groups []saidGroup) bool {
	for i := range groups {
		g := &groups[i]
		if g.letters > 0 || i > 0 && (g.digits != 3 || g.gap != ' ') || g.digits > 3 {
			return false
		}
	}
	return len(groups) > 1
}

// inGroups reports whether a number of seven digits or more is written in groups of two to four.
func inGroups(groups []saidGroup) bool {
	digits := 0
	for i := range groups {
		g := &groups[i]
		if g.letters > 0 || g.digits > 4 || g.digits < 2 && i < len(groups)-1 || i > 0 && g.gap != ' ' && g.gap != '-' {
			return false
		}
		digits += g.digits
	}
	return len(groups) > 1 && digits >= 7
}

// inFours reports whether a number is written in two groups of four digits or more.
func inFours(groups []saidGroup) bool {
	for i := range groups {
		if g := &groups[i]; g.letters > 0 || g.digits != 4 || i > 0 && g.gap != ' ' {
			return false
		}
	}
	return len(groups) > 1
}

// isSaidPractice takes digits, also in groups, and letters before them.
func isSaidPractice(_ string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	if letters > 3 || digits < 4 || digits > 12 || len(groups) > 4 {
		return false
	}
	for i := range groups {
		if i > 0 && (groups[i].letters > 0 || groups[i].gap == 'N') {
			return false
		}
	}
	return true
}

func isSaidPlan(_ string, groups []saidGroup) bool {
	letters, digits := saidCount(groups)
	if letters == 0 && len(groups) == 3 && groups[0].digits == 2 && groups[1].digits == 8 && groups[2].digits == 2 {
		return true // of the social security of Spain, whatever its check digits
	}
	return len(groups) <= 4 && letters <= 6 && digits >= 5 && letters+digits <= 16 && (len(groups) == 1 || groups[1].gap == '-' || groups[0].digits == 0 || inFours(groups))
}

// ehicCountries are the numeric codes of the countries that issue such cards.
const ehicCountries = "040 056 100 191 196 203 208 233 246 250 276 300 348 352 372 380 428 438 440 442 470 528 578 616 620 642 703 705 724 752 756 826"

func isEHIC(c []byte) bool {
	return areDigits(c, 20) && c[0] == '8' && c[1] == '0' && isListed(ehicCountries, c[2:5])
}

// matchSortCode reads three pairs of digits.
func matchSortCode(text string, at int) (match, bool) {
	for _, form := range [...]string{"99-99-99", "99 99 99"} {
		if end := groupsOf(text, at, form); end > at && (at > 0 || end < len(text)) && placeAt(text, at) == placeFree {
			return match{at, end, saidAlone}, true
		}
	}
	return match{}, false
}

// saidLinks may stand between the name of a field and its value.
var saidLinks = wordSet("no nr number num nº n° numero número numéro nummer numer numeru čo číslo č is ist est es è é to er är on este id code code: br broj št szám száma номер № är")

// otherFields are names of fields and things that numbers belong to which are neither
// papers nor accounts.
var otherFields = wordSet("order orders invoice inv ref reference ticket version ver item sku part tracking tel phone telephone mobile cell fax pin zip postcode plz blz bankleitzahl sort swift bic iban ssn " +
	"customer client kunde kunden kundennummer rechnung rechnungsnummer bestellung bestellnummer bestellnr auftrag auftragsnummer artikelnummer artikel aktenzeichen vorgang facture commande référence pedido factura referencia fatura " +
	"ordine fattura riferimento bestelling bestelnummer factuur factuurnummer zamówienie zamówienia faktura faktury objednávka objednávky ordernummer order-nr ordrenummer fakturanummer tilausnumero tilaus laskun viitenumero " +
	"sipariş fatura comanda factură rendelés számla заказ заказа заказу счёт-фактура договор договора инн кпп бик снилс огрн замовлення рахунок-фактура đơn blz. code-barres ean isbn serial batch lot receipt transaction " +
	"room flight gate train agência agencia agence filiale filial sucursal branch clearing reg reg.nr routing bsb versandnummer sendungsnummer postleitzahl nss imss curp codice version telefon telefono téléphone telefone teléfono тел телефон")

// otherThings are otherFields without those of customers.
var otherThings = wordsWithout(otherFields, "customer client kunde kunden kundennummer référence reference ref referencia")

// wordsWithout is the list without some of its words.
func wordsWithout(list *wordList, words string) *wordList {
	var kept []string
	others := wordSet(words)
	for _, w := range sortedKeys(list.words) {
		if !others.words[w] {
			kept = append(kept, w)
		}
	}
	return wordSet(strings.Join(kept, " "))
}

// isOtherField reports whether the word right before text[i], links aside, is the name of
// another field.
func isOtherField(text string, i int) bool { return isFieldOf(text, i, otherFields) }

// isFieldOf is isOtherField for these fields.
func isFieldOf(text string, i int, fields *wordList) bool {
	for range 3 {
		for k := 0; i > 0 && k < 4 && strings.IndexByte(" :.#=(\"'", text[i-1]) >= 0; k++ {
			i--
		}
		end := i
		for i > 0 && end-i <= longestWord && (isLetter(text[i-1]) || text[i-1] >= utf8.RuneSelf || text[i-1] == '-' || text[i-1] == '.' && i > 1 && isLetter(text[i-2])) {
			i--
		}
		if i == end {
			return false
		}
		word := text[i:end]
		if inSet(fields, word) {
			return true
		}
		if !inSet(saidLinks, word) {
			return false
		}
	}
	return false
}

// isMoney reports whether text[i:end], digits with what parts them, is an amount of money: a sign or
// the name of a currency stands before or behind it, or it has two decimals.
func isMoney(text string, i, end int) bool {
	if isMeasured(text, end) || isPriced(text, i) {
		return true
	}
	if end+2 < len(text) && text[end] == ',' && isDigit(text[end+1]) && isDigit(text[end+2]) && !joinsAfter(text, end+3) {
		return true // 133 310,92
	}
	k := end - len(".92")
	if k <= i || text[k] != '.' || !isDigit(text[k+1]) || !isDigit(text[k+2]) {
		return false
	}
	return strings.LastIndexByte(text[i:k], '.') < 0 // other numbers have several dots
}

// currencies stand before an amount.
var currencies = wordSet("eur usd gbp chf sek nok dkk pln czk huf ron try rub uah jpy cny inr brl mxn cad aud nzd")

// isPriced reports whether the sign or the short form of a currency stands before text[i].
func isPriced(text string, i int) bool {
	if i > 0 && text[i-1] == ' ' {
		i--
	}
	if i == 0 {
		return false
	}
	if text[i-1] == '$' {
		return true
	}
	if text[i-1] >= utf8.RuneSelf {
		r, _ := utf8.DecodeLastRuneInString(text[:i])
		return strings.ContainsRune("€£¥₽₺₴₹₩￥", r)
	}
	k := i
	for k > 0 && i-k < 4 && isLetter(text[k-1]) {
		k--
	}
	return i-k == 3 && text[k] < 'a' && inSet(currencies, text[k:i])
}

// measures stand behind an amount.
var measures = wordSet("eur euro euros usd dollars dollar gbp pounds chf kr kronor kroner zł zl kč ft lei tl lira rub руб рублей гривень грн times km miles people items percent prozent stück mal users")

// isMeasured reports whether what stands behind text[:i] makes the number before it an
// amount.
func isMeasured(text string, i int) bool {
	rest := text[i:]
	if len(rest) > 0 && rest[0] == ' ' {
		rest = rest[1:]
	}
	if len(rest) == 0 {
		return false
	}
	if rest[0] == '%' || rest[0] == '$' {
		return true
	}
	if rest[0] >= utf8.RuneSelf {
		if r, _ := utf8.DecodeRuneInString(rest); strings.ContainsRune("€£¥₽元円원", r) {
			return true
		}
	}
	e, _ := wordAt(text, len(text)-len(rest))
	return e > len(text)-len(rest) && inSet(measures, text[len(text)-len(rest):e])
}
