package grammars

import (
	"strings"

	"github.com/privet-go/privet/internal/iso3166"
	"github.com/privet-go/privet/internal/numbers"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// bankRecognizers find codes of banks, and account numbers as they are written at home.
func bankRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "swift-code", Label: "SWIFT_CODE",
			Doc:    "8 or 11 capital letters and digits, in one piece or in parts, whose fifth and sixth are a country; as a word it needs context.",
			Source: "ISO 9362",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 4).FollowedBy(" A").InCapitals().AtMost(0.35),
				spec.OnToken(lex.TokenWord, 8).InCapitals().AtMost(0.35), spec.OnToken(lex.TokenWord, 11).InCapitals().AtMost(0.35),
				spec.OnToken(lex.TokenMixed, 8).StartingWith("AA").AtMost(0.35), spec.OnToken(lex.TokenMixed, 11).StartingWith("AA").AtMost(0.35)},
			Match:  matchSWIFT,
			Beside: 0.97,
		},
		{
			Name: "iban-mistyped", Label: "IBAN",
			Doc: "An IBAN in the form of its country whose check digits are wrong, beside a word for one or for an account.", Source: "ISO 13616-1",
			Triggers: ibanTriggers(),
			Match: func(text string, at int) (spec.Match, bool) {
				m, ok := matchIBAN(text, at)
				m.Alone = 0.05
				return m, ok && 4*strings.Count(text[m.Start:m.End], "0") < 3*(m.End-m.Start-4)
			},
			Beside: 0.93, Lenient: true,
		},
		{
			Name: "bank-account-before-word", Label: "BANK_ACCOUNT",
			Doc: "Six to twenty-four digits before the words for the number of an account, which stand behind it in Turkish and Hungarian: " +
				"0418 2207731 numaralı hesap.",
			Source:   "the countries' bank accounts as they are written",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(numberedBefore), nil)},
			Match:    matchAccountBefore,
		},
	}
}

// ibanFormOf is the forms of IBANs by the two letters of a country.
var ibanFormOf = lazy.Value[*[32][32]string]{Make: func() *[32][32]string {
	var t [32][32]string
	for country, form := range numbers.IBANForms() {
		t[country[0]&31][country[1]&31] = form
	}
	return &t
}}

// ibanTriggers are the countries that an IBAN begins with.
func ibanTriggers() []spec.Trigger {
	return []spec.Trigger{spec.OnToken(lex.TokenMixed, 0).StartingWith(append(wordset.SortedKeys(numbers.IBANForms()), "IB")...)}
}

// matchIBAN reads an IBAN from its first letter, with spaces between its groups, which are
// of four or as a bank has them, or without.
func matchIBAN(text string, at int) (spec.Match, bool) {
	glued := len(chars.PrefixFold(text[at:], "iban"))
	if at += glued; len(text)-at < 15 || !numeral.IsLetter(text[at]) || !numeral.IsLetter(text[at+1]) || !numeral.IsDigit(text[at+2]) || !numeral.IsDigit(text[at+3]) {
		return spec.Match{}, false
	}
	form := ibanFormOf.Get()[text[at]&31][text[at+1]&31]
	if form == "" || lex.JoinsBefore(text, at-glued) {
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
	return spec.Match{Start: at, End: i, Alone: 0.99}, !(small && capital) &&
		(!lex.JoinsAfter(text, i) || strings.HasPrefix(text[i:], "BIC") || strings.HasPrefix(text[i:], "SWIFT"))
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
	if n != 8 && n != 11 || lex.JoinsBefore(text, at) || lex.JoinsAfter(text, end) || !iso3166.IsCode(code[4], code[5]) {
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
var bankNumbers = &wordset.WordList{File: "grammars", Set: "bankNumbers"}

// isNoAccount reports whether digits are an amount of money, or the number of a bank by the word right before them.
func isNoAccount(text string, m spec.Match) bool {
	return fields.IsMoney(text, m.Start, m.End) || fields.IsFieldOf(text, m.Start, bankNumbers)
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
