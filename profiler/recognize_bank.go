package profiler

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// bankRecognizers find bank accounts and addresses of cryptocurrencies.
var bankRecognizers = []Recognizer{
	{
		Name:        "iban",
		Label:       "IBAN",
		Doc:         "A country of the IBAN registry or one of six others that use the form, that country's letters and digits, and check digits that leave 1 by 97.",
		Source:      "ISO 13616-1; SWIFT IBAN registry",
		triggers:    []trigger{onToken(tokenMixed, 0).startingWith(sortedKeys(ibanForms)...)},
		match:       matchIBAN,
		Check:       checksum.IBAN,
		FalseAccept: 0.01,
		Beside:      0.999,
		Context:     []string{"iban", "bank", "account", "konto", "cuenta", "compte", "conto", "rekening"},
		Headers: []string{"iban", "iban code", "iban number", "bank account iban", "bankverbindung", "kontonummer iban",
			"cuenta iban", "compte iban"},
	},
	{
		Name:   "swift-code",
		Label:  "SWIFT_CODE",
		Doc:    "8 or 11 capital letters and digits, in one piece or in parts, whose fifth and sixth are a country; as a word it needs context.",
		Source: "ISO 9362",
		triggers: []trigger{onToken(tokenWord, 4).followedBy(" A").inCapitals().atMost(0.35), onToken(tokenWord, 8).inCapitals().atMost(0.35), onToken(tokenWord, 11).inCapitals().atMost(0.35),
			onToken(tokenMixed, 8).startingWith("AA").atMost(0.35), onToken(tokenMixed, 11).startingWith("AA").atMost(0.35)},
		match:  matchSWIFT,
		Beside: 0.97,
		Context: []string{"swift", "bic", "swift code", "bic code", "swift/bic", "bank code", "correspondent", "correspondent bank", "sender's correspondent", "receiver's correspondent", "intermediary", "intermediary bank", "beneficiary bank", "receiving bank", "sending bank", "issuing bank", "advising bank", "account with institution", "ordering institution",
			"korrespondenzbank", "empfängerbank", "banque correspondante", "banque intermédiaire", "banco corresponsal", "banco intermediario", "banca corrispondente", "banca intermediaria", "banco correspondente", "banco intermediário", "correspondentbank", "bank korespondent", "mt103", "mt202", "mt101", "mt940", "mt700", "mt760", "mt799", "pacs", "pacs.008", "bankleitzahl/bic", "code bic", "code swift", "codice bic", "codice swift", "código bic", "código swift", "bic-code", "swift-code", "kod swift", "kod bic", "swift kód", "swift kodu", "cod swift"},
		Headers: []string{"swift", "bic", "swift code", "bic code", "swift bic", "bank identifier code"},
	},
	{
		Name:        "us-aba-routing",
		Label:       "ABA_ROUTING_NUMBER",
		Doc:         "Nine digits in a Federal Reserve range whose sum by the weights 3, 7, 1 ends in zero.",
		Region:      "US",
		Source:      "American Bankers Association, routing number policy",
		Shapes:      []Shape{{"999999999", 0.06}, {"9999-9999-9", 0.6}},
		Check:       isABA,
		FalseAccept: 0.037,
		Context:     []string{"routing", "aba", "routing number", "aba routing", "rtn", "transit number", "routing no"},
		Headers:     []string{"routing", "aba", "routing number", "aba number", "aba routing", "aba routing number", "rtn", "routing no"},
	},
	{
		Name:  "bank-account",
		Label: "BANK_ACCOUNT",
		Doc:   "6 to 17 digits beside a word for a bank account.",
		Shapes: []Shape{
			{"999999", 0.002}, {"9999999", 0.002},
			{"99999999", 0.01}, {"999999999", 0.01}, {"9999999999", 0.01}, {"99999999999", 0.01}, {"999999999999", 0.01},
			{"9999999999999", 0.01}, {"99999999999999", 0.01}, {"999999999999999", 0.01}, {"9999999999999999", 0.01},
			{"99999999999999999", 0.01}, {"9999-9999-9999", 0.02}, {"999-999999-999", 0.02}, {"999-999-999999", 0.02}, {"999999-99-999999", 0.02},
		},
		Source: "Nacha operating rules, account number field of 17 places",
		unless: isNoAccount,
		Beside: 0.9,
		Context: []string{"account", "account number", "acct", "acct no", "account no", "bank account", "bank", "checking", "savings",
			"konto", "kontonummer", "cuenta", "numero de cuenta", "compte", "conto", "conta",
			"rekening", "rekeningnummer", "kontonr", "kontonummeret", "tilinumero", "rachunek", "rachunku", "nr rachunku", "nr konta", "účet", "číslo účtu", "účtu", "bankszámla", "bankszámlaszám", "számlaszám", "cont bancar",
			"hesap", "hesap no", "hesap numarası", "λογαριασμός", "λογαριασμού", "счет", "счёт", "счета", "расчетный счет", "рахунку", "номер рахунку", "口座", "口座番号", "账号", "账户", "银行账号", "帳號",
			"계좌", "계좌번호", "số tài khoản", "tài khoản", "nomor rekening", "no rekening", "حساب", "رقم الحساب", "חשבון", "חשבון בנק", "खाता", "खाता संख्या"},
		Headers: []string{"account number", "bank account", "bank account number", "acct", "acct no", "account no", "acct num",
			"account num", "bank acct", "kontonummer", "konto", "cuenta", "numero cuenta", "cuenta bancaria", "compte bancaire",
			"numero compte", "conto", "conta bancaria", "rekeningnummer"},
	},
	{
		Name:        "bitcoin-address",
		Label:       "CRYPTO_ADDRESS",
		Doc:         "A Bitcoin address whose Base58Check or Bech32 checksum is right.",
		Source:      "Bitcoin Core; BIP 173 and BIP 350",
		triggers:    []trigger{onToken(tokenMixed, 0).startingWith("1", "3", "BC").atLeast(26)},
		match:       matchBitcoin,
		FalseAccept: 1e-9,
		Context:     []string{"bitcoin", "btc", "wallet", "crypto", "address"},
		Headers: []string{"btc", "btc address", "bitcoin", "bitcoin address", "wallet", "wallet address", "crypto address",
			"crypto wallet", "eth address", "ethereum address"},
	},
}

// ibanForms is the structure column of the IBAN registry without the country and
// the check digits: how many characters of which kind follow one another, n for
// digits, a for letters, c for either.
var ibanForms = map[string]string{
	"AD": "8n12c", "AE": "19n", "AL": "8n16c", "AT": "16n", "AZ": "4a20c", "BA": "16n", "BE": "12n", "BG": "4a6n8c", "BH": "4a14c",
	"BI": "23n", "BR": "23n1a1c", "BY": "4c4n16c", "CH": "5n12c", "CR": "18n", "CY": "8n16c", "CZ": "20n", "DE": "18n", "DJ": "23n",
	"DK": "14n", "DO": "4c20n", "EE": "16n", "EG": "25n", "ES": "20n", "FI": "14n", "FK": "2a12n", "FO": "14n", "FR": "10n11c2n",
	"GB": "4a14n", "GE": "2a16n", "GI": "4a15c", "GL": "14n", "GR": "7n16c", "GT": "24c", "HN": "4a20n", "HR": "17n", "HU": "24n",
	"IE": "4a14n", "IL": "19n", "IQ": "4a15n", "IS": "22n", "IT": "1a10n12c", "JO": "4a4n18c", "KW": "4a22c", "KZ": "3n13c",
	"LB": "4n20c", "LC": "4a24c", "LI": "5n12c", "LT": "16n", "LU": "3n13c", "LV": "4a13c", "LY": "21n", "MC": "10n11c2n", "MD": "20c",
	"ME": "18n", "MK": "3n10c2n", "MN": "16n", "MR": "23n", "MT": "4a5n18c", "MU": "4a19n3a", "NI": "4a20n", "NL": "4a10n", "NO": "11n",
	"OM": "3n16c", "PK": "4a16c", "PL": "24n", "PS": "4a21c", "PT": "21n", "QA": "4a21c", "RO": "4a16c", "RS": "18n", "RU": "14n15c",
	"SA": "2n18c", "SC": "4a20n3a", "SD": "14n", "SE": "20n", "SI": "15n", "SK": "20n", "SM": "1a10n12c", "SO": "19n", "ST": "21n",
	"SV": "4a20n", "TL": "19n", "TN": "20n", "TR": "6n16c", "UA": "6n19c", "VA": "18n", "VG": "4a16n", "XK": "16n", "YE": "4a4n18c",

	// In use, and not in the registry.
	"AO": "21n", "CV": "21n", "DZ": "22n", "IR": "22n", "MA": "24n", "MZ": "21n",
}

// ibanFormOf is ibanForms by the two letters of a country.
var ibanFormOf = func() (t [32][32]string) {
	for country, form := range ibanForms {
		t[country[0]&31][country[1]&31] = form
	}
	return t
}()

// matchIBAN reads an IBAN from its first letter, with spaces between its groups, which are
// of four or as a bank has them, or without.
func matchIBAN(text string, at int) (match, bool) {
	if len(text)-at < 15 || !isLetter(text[at]) || !isLetter(text[at+1]) || !isDigit(text[at+2]) || !isDigit(text[at+3]) {
		return match{}, false
	}
	form := ibanFormOf[text[at]&31][text[at+1]&31]
	if form == "" || joinsBefore(text, at) {
		return match{}, false
	}
	i, k := at+4, 4
	// Letters are small or capitals throughout.
	small, capital := text[at] >= 'a' || text[at+1] >= 'a', text[at] < 'a' || text[at+1] < 'a'
	for form != "" {
		n, next := number(form, 0, 2)
		kind := form[next]
		form = form[next+1:]
		for ; n > 0; n-- {
			if i < len(text) && (text[i] == ' ' || text[i] == '-' && k&3 == 0) {
				i++ // banks of some countries have groups of their own
			}
			if i >= len(text) {
				return match{}, false
			}
			switch c := text[i]; {
			case isDigit(c):
				if kind == 'a' {
					return match{}, false
				}
			case kind != 'n' && isLetter(c):
				small = small || c >= 'a'
				capital = capital || c < 'a'
			default:
				return match{}, false
			}
			i++
			k++
		}
	}
	if small && capital || joinsAfter(text, i) {
		return match{}, false
	}
	return match{at, i, 0.99}, true
}

// matchSWIFT reads a business identifier code in capitals, in one piece or as
// bank, country, location and branch with a space between them. One in small
// letters counts only when it is all that there is.
func matchSWIFT(text string, at int) (match, bool) {
	if text[at] >= 'a' && at > 0 {
		return match{}, false
	}
	var code [11]byte
	end, n := at, 0
	take := func(most int) {
		for end < len(text) && n < most && isAlnum(text[end]) {
			code[n] = text[end]
			n++
			end++
		}
	}
	take(len(code))
	spaced := n == 4
	if spaced {
		for _, most := range [...]int{6, 8} {
			if end >= len(text) || text[end] != ' ' {
				return match{}, false
			}
			end++
			if take(most); n != most {
				return match{}, false
			}
		}
		if len(text)-end >= 4 && text[end] == ' ' && isAlnum(text[end+1]) && isAlnum(text[end+2]) && isAlnum(text[end+3]) && !joinsAfter(text, end+4) {
			end++
			take(len(code))
		}
	}
	if n != 8 && n != 11 || joinsBefore(text, at) || joinsAfter(text, end) || !isCountry(code[4], code[5]) {
		return match{}, false
	}
	capitals, digits := true, false
	for i, c := range code[:n] {
		if i < 6 && !isLetter(c) {
			return match{}, false
		}
		capitals = capitals && c == upper(c)
		digits = digits || isDigit(c)
	}
	switch {
	case !capitals && (spaced || end-at < len(text)):
		return match{}, false
	case !capitals || spaced && !digits:
		return match{at, end, 0.02}, true
	case digits:
		return match{at, end, 0.35}, true
	case n == end-at && lexicon.Lookup(text[at:end]).Common() > 1:
		return match{}, false // DECLINED
	}
	return match{at, end, 0.08}, true
}

// bankNumbers are words for the number of a bank, which is none of an account.
var bankNumbers = wordSet("routing aba transit rtn bsb blz bankleitzahl clearing")

// isNoAccount reports whether digits are an amount of money, or the number of a bank by the word right before them.
func isNoAccount(text string, m match) bool {
	return isMoney(text, m.start, m.end) || isFieldOf(text, m.start, bankNumbers)
}

// isABA reports whether nine digits lie in a range of the Federal Reserve and
// pass the check.
func isABA(d []byte) bool {
	if len(d) != 9 {
		return false
	}
	district := int(d[0]-'0')*10 + int(d[1]-'0')
	in := district <= 12 || 21 <= district && district <= 32 || 61 <= district && district <= 72 || district == 80
	sum := checksum.Weighted(d, 3, 7, 1, 3, 7, 1, 3, 7, 1)
	return in && sum > 0 && sum%10 == 0
}

// matchBitcoin reads an address of Bitcoin from its first character.
func matchBitcoin(text string, at int) (match, bool) {
	end, _ := nextToken(text, at)
	s := text[at:end]
	if len(s) < 26 || len(s) > 90 || joinsBefore(text, at) || joinsAfter(text, end) {
		return match{}, false
	}
	switch {
	case (s[0] == '1' || s[0] == '3') && len(s) <= 35 && isBase58Check(s, &base58):
	case len(s) > 4 && upper(s[0]) == 'B' && upper(s[1]) == 'C' && s[2] == '1' && checksum.Bech32(s):
	default:
		return match{}, false
	}
	return match{at, end, 0.999}, true
}
