package profiler

import (
	"crypto/sha256"

	"github.com/privet-go/privet/internal/checksum"
)

// bankRecognizers find bank accounts and addresses of cryptocurrencies.
var bankRecognizers = []Recognizer{
	{
		Name:        "iban",
		Label:       "IBAN",
		Doc:         "A country of the IBAN registry, that country's length, and check digits that leave 1 by 97.",
		Source:      "ISO 13616-1; SWIFT IBAN registry",
		triggers:    []trigger{onToken(tokenMixed, 0)},
		match:       matchIBAN,
		Check:       checksum.IBAN,
		FalseAccept: 0.01,
		Beside:      0.999,
		Context:     []string{"iban", "bank", "account", "konto", "cuenta", "compte", "conto", "rekening"},
		Headers: []string{"iban", "iban code", "iban number", "bank account iban", "bankverbindung", "kontonummer iban",
			"cuenta iban", "compte iban"},
	},
	{
		Name:     "swift-code",
		Label:    "SWIFT_CODE",
		Doc:      "8 or 11 capital letters and digits whose fifth and sixth are a country; as a word it needs context.",
		Source:   "ISO 9362",
		triggers: []trigger{onToken(tokenWord, 8).inCapitals(), onToken(tokenWord, 11).inCapitals(), onToken(tokenMixed, 8), onToken(tokenMixed, 11)},
		match:    matchSWIFT,
		Beside:   0.97,
		Context:  []string{"swift", "bic", "swift code", "bic code", "swift/bic", "bank code"},
		Headers:  []string{"swift", "bic", "swift code", "bic code", "swift bic", "bank identifier code"},
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
			{"99999999", 0.005}, {"999999999", 0.005}, {"9999999999", 0.005}, {"99999999999", 0.005}, {"999999999999", 0.01},
			{"9999999999999", 0.01}, {"99999999999999", 0.01}, {"999999999999999", 0.01}, {"9999999999999999", 0.01},
			{"99999999999999999", 0.01}, {"9999-9999-9999", 0.02}, {"999-999999-999", 0.02},
		},
		Source: "Nacha operating rules, account number field of 17 places",
		Beside: 0.9,
		Context: []string{"account", "account number", "acct", "acct no", "account no", "bank account", "bank", "checking", "savings",
			"konto", "kontonummer", "cuenta", "numero de cuenta", "compte", "conto", "conta"},
		Headers: []string{"account number", "bank account", "bank account number", "acct", "acct no", "account no", "acct num",
			"account num", "bank acct", "kontonummer", "konto", "cuenta", "numero cuenta", "cuenta bancaria", "compte bancaire",
			"numero compte", "conto", "conta bancaria", "rekeningnummer"},
	},
	{
		Name:        "bitcoin-address",
		Label:       "CRYPTO_ADDRESS",
		Doc:         "A Bitcoin address whose Base58Check or Bech32 checksum is right.",
		Source:      "Bitcoin Core; BIP 173 and BIP 350",
		triggers:    []trigger{onToken(tokenMixed, 0)},
		match:       matchBitcoin,
		FalseAccept: 1e-9,
		Context:     []string{"bitcoin", "btc", "wallet", "crypto", "address"},
		Headers: []string{"btc", "btc address", "bitcoin", "bitcoin address", "wallet", "wallet address", "crypto address",
			"crypto wallet", "eth address", "ethereum address"},
	},
	{
		Name:     "ethereum-address",
		Label:    "CRYPTO_ADDRESS",
		Doc:      "0x and forty hexadecimal digits.",
		Source:   "ERC-55, the form without regard to letter case",
		triggers: []trigger{onToken(tokenMixed, 0)},
		match:    matchEthereum,
		Context:  []string{"ethereum", "eth", "wallet", "crypto", "address"},
	},
}

// ibanLength is the length of the IBAN of a country, or zero.
func ibanLength(a, b byte) int {
	return ibanLengths[string([]byte{upper(a), upper(b)})]
}

// ibanLengths is the length column of the IBAN registry.
var ibanLengths = map[string]int{
	"AD": 24, "AE": 23, "AL": 28, "AT": 20, "AZ": 28, "BA": 20, "BE": 16, "BG": 22, "BH": 22, "BI": 27, "BR": 29, "BY": 28,
	"CH": 21, "CR": 22, "CY": 28, "CZ": 24, "DE": 22, "DJ": 27, "DK": 18, "DO": 28, "EE": 20, "EG": 29, "ES": 24, "FI": 18,
	"FK": 18, "FO": 18, "FR": 27, "GB": 22, "GE": 22, "GI": 23, "GL": 18, "GR": 27, "GT": 28, "HN": 28, "HR": 21, "HU": 28,
	"IE": 22, "IL": 23, "IQ": 23, "IS": 26, "IT": 27, "JO": 30, "KW": 30, "KZ": 20, "LB": 28, "LC": 32, "LI": 21, "LT": 20,
	"LU": 20, "LV": 21, "LY": 25, "MC": 27, "MD": 24, "ME": 22, "MK": 19, "MN": 20, "MR": 27, "MT": 31, "MU": 30, "NI": 28,
	"NL": 18, "NO": 15, "OM": 23, "PK": 24, "PL": 28, "PS": 29, "PT": 25, "QA": 29, "RO": 24, "RS": 22, "RU": 33, "SA": 24,
	"SC": 31, "SD": 18, "SE": 24, "SI": 19, "SK": 24, "SM": 27, "SO": 23, "ST": 25, "SV": 28, "TL": 23, "TN": 24, "TR": 26,
	"UA": 29, "VA": 22, "VG": 24, "XK": 20, "YE": 30,
}

// matchIBAN reads an IBAN from its first letter, with a space after every four
// characters or without.
func matchIBAN(text string, at int) (match, bool) {
	if len(text)-at < 15 || !isLetter(text[at]) || !isLetter(text[at+1]) || !isDigit(text[at+2]) || !isDigit(text[at+3]) {
		return match{}, false
	}
	n := ibanLength(text[at], text[at+1])
	i := at
	for k := range n {
		if k > 0 && k%4 == 0 && i < len(text) && (text[i] == ' ' || text[i] == '-') {
			i++
		}
		if i >= len(text) || !isAlnum(text[i]) {
			return match{}, false
		}
		i++
	}
	if n == 0 || joinsBefore(text, at) || joinsAfter(text, i) {
		return match{}, false
	}
	return match{at, i, 0.99}, true
}

// matchSWIFT reads a business identifier code in capitals.
func matchSWIFT(text string, at int) (match, bool) {
	end, kind := nextToken(text, at)
	if joinsBefore(text, at) || joinsAfter(text, end) {
		return match{}, false
	}
	for i := at; i < end; i++ {
		c := text[i]
		if c >= 0x80 || 'a' <= c && c <= 'z' || i < at+6 && !isLetter(c) {
			return match{}, false
		}
	}
	if !isCountry(text[at+4], text[at+5]) {
		return match{}, false
	}
	if kind == tokenMixed {
		return match{at, end, 0.35}, true
	}
	return match{at, end, 0.08}, true
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
	case (s[0] == '1' || s[0] == '3') && len(s) <= 35 && isBase58Check(s):
	case len(s) > 4 && upper(s[0]) == 'B' && upper(s[1]) == 'C' && s[2] == '1' && isBech32(s):
	default:
		return match{}, false
	}
	return match{at, end, 0.999}, true
}

// isBase58Check reports whether s is 25 bytes in base 58, the last four of
// which are the head of the double SHA-256 of the rest.
func isBase58Check(s string) bool {
	var b [25]byte
	for i := range len(s) {
		carry := base58Value(s[i])
		if carry < 0 {
			return false
		}
		for k := len(b) - 1; k >= 0; k-- {
			carry += 58 * int(b[k])
			b[k] = byte(carry)
			carry >>= 8
		}
		if carry != 0 {
			return false
		}
	}
	once := sha256.Sum256(b[:21])
	twice := sha256.Sum256(once[:])
	return [4]byte(b[21:]) == [4]byte(twice[:4])
}

// base58Value is the value of a digit in base 58, which leaves out 0, O, I, l.
func base58Value(c byte) int {
	switch {
	case '1' <= c && c <= '9':
		return int(c - '1')
	case 'A' <= c && c <= 'H':
		return int(c-'A') + 9
	case 'J' <= c && c <= 'N':
		return int(c-'J') + 17
	case 'P' <= c && c <= 'Z':
		return int(c-'P') + 22
	case 'a' <= c && c <= 'k':
		return int(c-'a') + 33
	case 'm' <= c && c <= 'z':
		return int(c-'m') + 44
	}
	return -1
}

// isBech32 reports whether s, which begins with bc1, has a right checksum by
// BIP 173 or BIP 350.
func isBech32(s string) bool {
	const alphabet = "QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L"
	lower, capital := false, false
	step := func(c uint32, v byte) uint32 {
		top := c >> 25
		c = (c&0x1ffffff)<<5 ^ uint32(v)
		for i, g := range [5]uint32{0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3} {
			if top>>i&1 == 1 {
				c ^= g
			}
		}
		return c
	}
	c := uint32(1)
	for _, v := range [5]byte{'b' >> 5, 'c' >> 5, 0, 'b' & 31, 'c' & 31} {
		c = step(c, v)
	}
	for i := range len(s) {
		lower = lower || 'a' <= s[i] && s[i] <= 'z'
		capital = capital || 'A' <= s[i] && s[i] <= 'Z'
		if i < 3 {
			continue
		}
		v := -1
		for k := range len(alphabet) {
			if alphabet[k] == upper(s[i]) {
				v = k
			}
		}
		if v < 0 {
			return false
		}
		c = step(c, byte(v))
	}
	return (c == 1 || c == 0x2bc830a3) && !(lower && capital)
}

// matchEthereum reads 0x and forty hexadecimal digits.
func matchEthereum(text string, at int) (match, bool) {
	end, _ := nextToken(text, at)
	if end-at != 42 || text[at] != '0' || text[at+1]|0x20 != 'x' || joinsBefore(text, at) || joinsAfter(text, end) {
		return match{}, false
	}
	for i := at + 2; i < end; i++ {
		if !isHex(text[i]) {
			return match{}, false
		}
	}
	return match{at, end, 0.9}, true
}
