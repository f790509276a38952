package ids

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/once"
	"github.com/privet-go/privet/profiler/internal/said"
	"github.com/privet-go/privet/profiler/internal/secrets"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// BankRecognizers find bank accounts and addresses of cryptocurrencies.
func BankRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:        "iban",
			Label:       "IBAN",
			Doc:         "A country of the IBAN registry or one of six others that use the form, that country's letters and digits, and check digits that leave 1 by 97.",
			Source:      "ISO 13616-1; SWIFT IBAN registry",
			Triggers:    []spec.Trigger{spec.OnToken(lex.TokenMixed, 0).StartingWith(wordset.SortedKeys(ibanForms.Get())...)},
			Match:       matchIBAN,
			Check:       checksum.IBAN,
			FalseAccept: 0.01,
			Beside:      0.999,
			Context:     lists.Words("ids", "iban.context"),
			Headers:     lists.Words("ids", "iban.headers"),
		},
		{
			Name:   "swift-code",
			Label:  "SWIFT_CODE",
			Doc:    "8 or 11 capital letters and digits, in one piece or in parts, whose fifth and sixth are a country; as a word it needs context.",
			Source: "ISO 9362",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 4).FollowedBy(" A").InCapitals().AtMost(0.35),
				spec.OnToken(lex.TokenWord, 8).InCapitals().AtMost(0.35), spec.OnToken(lex.TokenWord, 11).InCapitals().AtMost(0.35),
				spec.OnToken(lex.TokenMixed, 8).StartingWith("AA").AtMost(0.35), spec.OnToken(lex.TokenMixed, 11).StartingWith("AA").AtMost(0.35)},
			Match:   matchSWIFT,
			Beside:  0.97,
			Context: lists.Words("ids", "swift-code.context"),
			Headers: []string{"swift", "bic", "swift code", "bic code", "swift bic", "bank identifier code"},
		},
		{
			Name:        "us-aba-routing",
			Label:       "ABA_ROUTING_NUMBER",
			Doc:         "Nine digits in a Federal Reserve range whose sum by the weights 3, 7, 1 ends in zero.",
			Region:      "US",
			Source:      "American Bankers Association, routing number policy",
			Shapes:      []spec.Shape{{Pattern: "999999999", Alone: 0.06}, {Pattern: "9999-9999-9", Alone: 0.6}},
			Check:       isABA,
			FalseAccept: 0.037,
			Context:     []string{"routing", "aba", "routing number", "aba routing", "rtn", "transit number", "routing no"},
			Headers:     lists.Words("ids", "us-aba-routing.headers"),
		},
		{
			Name:  "bank-account",
			Label: "BANK_ACCOUNT",
			Doc:   "6 to 17 digits beside a word for a bank account.",
			Shapes: []spec.Shape{
				{Pattern: "999999", Alone: 0.002}, {Pattern: "9999999", Alone: 0.002},
				{Pattern: "99999999", Alone: 0.01}, {Pattern: "999999999", Alone: 0.01}, {Pattern: "9999999999",
					Alone: 0.01}, {Pattern: "99999999999", Alone: 0.01}, {Pattern: "999999999999", Alone: 0.01},
				{Pattern: "9999999999999", Alone: 0.01}, {Pattern: "99999999999999", Alone: 0.01}, {Pattern: "999999999999999",
					Alone: 0.01}, {Pattern: "9999999999999999", Alone: 0.01},
				{Pattern: "99999999999999999", Alone: 0.01}, {Pattern: "9999-9999-9999", Alone: 0.02}, {Pattern: "999-999999-999",
					Alone: 0.02}, {Pattern: "999-999-999999", Alone: 0.02}, {Pattern: "999999-99-999999", Alone: 0.02},
			},
			Source:  "Nacha operating rules, account number field of 17 places",
			Unless:  isNoAccount,
			Beside:  0.9,
			Context: lists.Words("ids", "bank-account.context"),
			Headers: lists.Words("ids", "bank-account.headers"),
		},
		{
			Name:        "bitcoin-address",
			Label:       "CRYPTO_ADDRESS",
			Doc:         "A Bitcoin address whose Base58Check or Bech32 checksum is right.",
			Source:      "Bitcoin Core; BIP 173 and BIP 350",
			Triggers:    []spec.Trigger{spec.OnToken(lex.TokenMixed, 0).StartingWith("1", "3", "BC").AtLeast(26)},
			Match:       matchBitcoin,
			FalseAccept: 1e-9,
			Context:     []string{"bitcoin", "btc", "wallet", "crypto", "address"},
			Headers:     lists.Words("ids", "bitcoin-address.headers"),
		},
	}
}

// ibanForms is the structure column of the IBAN registry without the country and
// the check digits: how many characters of which kind follow one another, n for
// digits, a for letters, c for either.
var ibanForms = once.Value[map[string]string]{Make: func() map[string]string {
	return map[string]string{
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
}}

// ibanFormOf is ibanForms by the two letters of a country.
var ibanFormOf = once.Value[*[32][32]string]{Make: func() *[32][32]string {
	var t [32][32]string
	for country, form := range ibanForms.Get() {
		t[country[0]&31][country[1]&31] = form
	}
	return &t
}}

// matchIBAN reads an IBAN from its first letter, with spaces between its groups, which are
// of four or as a bank has them, or without.
func matchIBAN(text string, at int) (spec.Match, bool) {
	if len(text)-at < 15 || !numeral.IsLetter(text[at]) || !numeral.IsLetter(text[at+1]) || !numeral.IsDigit(text[at+2]) || !numeral.IsDigit(text[at+3]) {
		return spec.Match{}, false
	}
	form := ibanFormOf.Get()[text[at]&31][text[at+1]&31]
	if form == "" || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	i, k := at+4, 4
	// Letters are small or capitals throughout.
	small, capital := text[at] >= 'a' || text[at+1] >= 'a', text[at] < 'a' || text[at+1] < 'a'
	for form != "" {
		n, next := dates.Number(form, 0, 2)
		kind := form[next]
		form = form[next+1:]
		for ; n > 0; n-- {
			if i < len(text) && (text[i] == ' ' || text[i] == '-' && k&3 == 0) {
				i++ // banks of some countries have groups of their own
			}
			if i >= len(text) {
				return spec.Match{}, false
			}
			switch c := text[i]; {
			case numeral.IsDigit(c):
				if kind == 'a' {
					return spec.Match{}, false
				}
			case kind != 'n' && numeral.IsLetter(c):
				small = small || c >= 'a'
				capital = capital || c < 'a'
			default:
				return spec.Match{}, false
			}
			i++
			k++
		}
	}
	if small && capital || lex.JoinsAfter(text, i) {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: i, Alone: 0.99}, true
}

// matchSWIFT reads a business identifier code in capitals, in one piece or as
// bank, country, location and branch with a space between them. One in small
// letters counts only when it is all that there is.
func matchSWIFT(text string, at int) (spec.Match, bool) {
	if text[at] >= 'a' && at > 0 {
		return spec.Match{}, false
	}
	var code [11]byte
	end, n := at, 0
	take := func(most int) {
		for end < len(text) && n < most && numeral.IsAlnum(text[end]) {
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
				return spec.Match{}, false
			}
			end++
			if take(most); n != most {
				return spec.Match{}, false
			}
		}
		if len(text)-end >= 4 && text[end] == ' ' && numeral.IsAlnum(text[end+1]) && numeral.IsAlnum(text[end+2]) && numeral.IsAlnum(text[end+3]) &&
			!lex.JoinsAfter(text, end+4) {
			end++
			take(len(code))
		}
	}
	if n != 8 && n != 11 || lex.JoinsBefore(text, at) || lex.JoinsAfter(text, end) || !isCountry(code[4], code[5]) {
		return spec.Match{}, false
	}
	capitals, digits := true, false
	for i, c := range code[:n] {
		if i < 6 && !numeral.IsLetter(c) {
			return spec.Match{}, false
		}
		capitals = capitals && c == numeral.Upper(c)
		digits = digits || numeral.IsDigit(c)
	}
	switch {
	case !capitals && (spaced || end-at < len(text)):
		return spec.Match{}, false
	case !capitals || spaced && !digits:
		return spec.Match{Start: at, End: end, Alone: 0.02}, true
	case digits:
		return spec.Match{Start: at, End: end, Alone: 0.35}, true
	case n == end-at && lexicon.Lookup(text[at:end]).Common() > 1:
		return spec.Match{}, false // DECLINED
	}
	return spec.Match{Start: at, End: end, Alone: 0.08}, true
}

// bankNumbers are words for the number of a bank, which is none of an account.
var bankNumbers = &wordset.WordList{File: "ids", Set: "bankNumbers"}

// isNoAccount reports whether digits are an amount of money, or the number of a bank by the word right before them.
func isNoAccount(text string, m spec.Match) bool {
	return said.IsMoney(text, m.Start, m.End) || said.IsFieldOf(text, m.Start, bankNumbers)
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
func matchBitcoin(text string, at int) (spec.Match, bool) {
	end, _ := lex.NextToken(text, at)
	s := text[at:end]
	if len(s) < 26 || len(s) > 90 || lex.JoinsBefore(text, at) || lex.JoinsAfter(text, end) {
		return spec.Match{}, false
	}
	switch {
	case (s[0] == '1' || s[0] == '3') && len(s) <= 35 && secrets.IsBase58Check(s, &secrets.Base58):
	case len(s) > 4 && numeral.Upper(s[0]) == 'B' && numeral.Upper(s[1]) == 'C' && s[2] == '1' && checksum.Bech32(s):
	default:
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: end, Alone: 0.999}, true
}
