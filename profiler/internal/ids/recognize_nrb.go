package ids

import (
	"strings"

	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// HomeAccountRecognizers find account numbers as they are written at home, which are an IBAN without the letters of its
// country.
func HomeAccountRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:   "pl-nrb",
			Label:  "BANK_ACCOUNT",
			Doc:    "A Polish account number of 26 digits, whose check digits are those of its IBAN, without the letters of the country.",
			Region: "PL",
			Source: "Zarządzenie nr 7/2017 Prezesa NBP (numeracja rachunków); ISO 13616-1",
			Shapes: []spec.Shape{{Pattern: "99 9999 9999 9999 9999 9999 9999", Alone: 0.9}, {Pattern: "99999999999999999999999999", Alone: 0.6},
				{Pattern: "99-9999-9999-9999-9999-9999-9999", Alone: 0.9}},
			Check:       isNRB,
			FalseAccept: 0.01,
			Beside:      0.99,
			Context:     lists.Words("ids", "pl-nrb.context"),
			Headers:     []string{"nrb", "nr rachunku", "numer rachunku", "nr konta", "numer konta"},
		},
		{
			Name:   "fr-rib",
			Label:  "BANK_ACCOUNT",
			Doc:    "A French account: the bank, the branch, the account and the key that is right for them, with spaces or hyphens between.",
			Region: "FR",
			Source: "CFONB, relevé d'identité bancaire",
			Shapes: []spec.Shape{{Pattern: "99999 99999 XXXXXXXXXXX 99", Alone: 0.9}, {Pattern: "99999-99999-XXXXXXXXXXX-99", Alone: 0.9},
				{Pattern: "99999999999999999999999", Alone: 0.5}},
			Check:       isRIB,
			FalseAccept: 0.0104,
			Beside:      0.99,
			Context:     lists.Words("ids", "fr-rib.context"),
			Headers:     []string{"rib", "compte rib", "numero de rib"},
		},
		{
			Name:   "mx-clabe-of-any-bank",
			Label:  "MX_CLABE",
			Doc:    "Eighteen digits beside the word CLABE with a right check digit, of a bank that is in no list.",
			Region: "MX",
			Source: "Asociación de Bancos de México, CLABE",
			Shapes: []spec.Shape{{Pattern: "999999999999999999", Alone: 0.01}, {Pattern: "999 999 99999999999 9", Alone: 0.05},
				{Pattern: "9999 9999 9999 9999 99", Alone: 0.01}},
			Check:       isCLABESum,
			FalseAccept: 0.1,
			Beside:      0.95,
			Context:     []string{"clabe", "clabe interbancaria", "cuenta clabe", "clabe bancaria"},
		},
		{
			Name:     "bank-account-before-word",
			Label:    "BANK_ACCOUNT",
			Doc:      "Six to twenty-four digits before the words for the number of an account, which stand behind it in Turkish and Hungarian: 0418 2207731 numaralı hesap.",
			Source:   "the countries' bank accounts as they are written",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(numberedBefore), nil)},
			Match:    matchAccountBefore,
		},
	}
}

// numberedBefore say in Turkish and Hungarian that the number before them is that of what follows, and accountStems
// begin the words for accounts there:
// a számla alone is an invoice as well.
var (
	numberedBefore = &wordset.WordList{Text: "numaralı nolu lu lı számú sz"}
	accountStems   = [...]string{"hesab", "hesap", "bankszáml", "folyószáml"}
)

// matchAccountBefore reads the number before such words.
func matchAccountBefore(text string, at int) (spec.Match, bool) {
	end, _ := prose.WordAt(text, at)
	if end >= len(text) || text[end] != ' ' && text[end] != '.' || !wordset.InSet(numberedBefore, text[at:end]) {
		return spec.Match{}, false
	}
	i, ok := chars.SkipBlanks(text, chars.SkipDot(text, end)), false
	invoice := hasWordStem(text, i, "száml") // or an account
	ok = invoice
	for range 3 { // vadesiz mevduat hesabınız
		for _, stem := range accountStems {
			ok = ok || hasWordStem(text, i, stem)
		}
		e, _ := prose.WordAt(text, i)
		if ok || e == i || e >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	if !ok {
		return spec.Match{}, false
	}
	to := at
	for _, no := range [...]string{"no'", "no’", "No'", "No’", "no.", "No."} {
		if strings.HasSuffix(text[:to], no) {
			to -= len(no)
			break
		}
	}
	for to > 0 && text[to-1] == ' ' {
		to--
	}
	from, digits := to, 0
	for from > 0 && to-from < longestBefore && (numeral.IsDigit(text[from-1]) || from < to && strings.IndexByte(" -/", text[from-1]) >= 0 && from > 1 &&
		numeral.IsDigit(text[from-2])) {
		if from--; numeral.IsDigit(text[from]) {
			digits++
		}
	}
	if digits < 6 || digits > 24 || invoice && digits != 16 && digits != 24 || lex.JoinsBefore(text, from) || from > 0 && text[from-1] == '+' {
		return spec.Match{}, false
	}
	return spec.Match{Start: from, End: to, Alone: 0.93}, true
}

// longestBefore bounds such a number, in bytes.
const longestBefore = 30

// hasWordStem reports whether the word at text[i] begins so, with a capital or without.
func hasWordStem(text string, i int, stem string) bool {
	return len(text)-i >= len(stem) && text[i]|0x20 == stem[0]|0x20 && text[i+1:i+len(stem)] == stem[1:]
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

// isNRB reports whether 26 digits leave 1 by 97 behind which the country and before which the check digits have been
// moved, as in an IBAN of Poland.
func isNRB(c []byte) bool {
	if len(c) != 26 {
		return false
	}
	var iban [28]byte
	iban[0], iban[1] = 'P', 'L'
	copy(iban[2:], c)
	return checksum.IBAN(iban[:])
}
