package fields

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// SalaryRecognizers find what people earn.
func SalaryRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "salary-beside-word", Label: "SALARY",
			Doc:      "An amount with the sign or the code of a currency beside a word for pay.",
			Source:   "ISO 4217; CLDR, currency formats",
			Triggers: spec.OnToken(lex.TokenDigits, 0).Standing().AtMost(SaidAlone).Lengths(1, 8),
			Match:    matchAmount,
			Beside:   0.9, Reach: 40, Context: lists.Words("fields", "salaryWords"),
		},
	}
}

// currencySigns stand right before or behind an amount, currencyCodes with a space.
var (
	currencySigns = [...]string{"€", "£", "$", "¥", "₹", "₽", "₺", "₩", "₴", "₫", "zł", "kr", "Kč", "Ft", "元", "円", "원", "万円", "만원", "만 원", "万元", "万"}
	CurrencyCodes = &wordset.WordList{File: "fields", Set: "CurrencyCodes"}
)

// matchAmount reads an amount around its first digit, where more than that is written.
func matchAmount(text string, at int) (spec.Match, bool) {
	m, ok := amountAt(text, at)
	return m, ok && !(m.Start == 0 && m.End == len(text)) && !isPerThing(text, m.End)
}

// rangeWords stand between the ends of a range.
var rangeWords = [...]string{" to ", " - ", "-", "–", " – ", " and ", " bis ", " à ", " a "}

// isPerThing reports whether an amount that ends at text[i] is for each of some things, as in
// earnings of $2.15 per share.
func isPerThing(text string, i int) bool {
	for _, w := range rangeWords {
		if rest, ok := strings.CutPrefix(text[i:], w); ok {
			at := len(text) - len(rest)
			for at < len(text) && at-i < len(w)+4 && !numeral.IsDigit(text[at]) {
				at++
			}
			if at < len(text) && numeral.IsDigit(text[at]) {
				if m, ok := amountAt(text, at); ok {
					i = m.End
				}
			}
			break
		}
	}
	e, _ := prose.WordAt(text, chars.SkipByte(text, i, ' '))
	if word := text[min(e, chars.SkipByte(text, i, ' ')):e]; !wordset.InSet(perWords, word) || e == len(text) || text[e] != ' ' {
		return false
	}
	end, _ := prose.WordAt(text, e+1)
	return wordset.InSet(paidThings, text[e+1:end])
}

// perWords stand between an amount and a thing that it is for, paidThings are such things.
var (
	perWords   = &wordset.WordList{File: "fields", Set: "perWords"}
	paidThings = &wordset.WordList{File: "fields", Set: "paidThings"}
)

func amountAt(text string, at int) (spec.Match, bool) {
	if lex.PlaceAt(text, at) != lex.PlaceFree {
		return spec.Match{}, false
	}
	i, digits := at, 0
	for i < len(text) && i-at < 16 { // bytes of an amount
		switch {
		case numeral.IsDigit(text[i]):
			digits++
			i++
			continue
		case (text[i] == '.' || text[i] == ',' || text[i] == ' ' || text[i] == '\'') && i+1 < len(text) && numeral.IsDigit(text[i+1]):
			i++
			continue
		case strings.HasPrefix(text[i:], "\u00a0") && i+2 < len(text) && numeral.IsDigit(text[i+2]):
			i += 2
			continue
		}
		break
	}
	if digits < 2 || lex.JoinsAfter(text, i) && !strings.HasPrefix(text[i:], "zł") && !strings.HasPrefix(text[i:], "kr") {
		return spec.Match{}, false
	}
	start, end := at, i
	for _, sign := range currencySigns {
		if len(sign) <= 3 && strings.HasSuffix(strings.TrimSuffix(text[:at], " "), sign) && sign != "万" {
			start = len(strings.TrimSuffix(text[:at], " ")) - len(sign)
			return spec.Match{Start: start, End: end, Alone: SaidAlone}, start == 0 || !chars.IsLetterRune(chars.LastRune(text[:start]))
		}
		if rest := strings.TrimPrefix(text[i:], " "); strings.HasPrefix(rest, sign) {
			end = len(text) - len(rest) + len(sign)
		}
	}
	if end > i {
		return spec.Match{Start: start, End: end, Alone: SaidAlone}, end == len(text) || !numeral.IsLetter(text[end])
	}
	if i < len(text) && text[i] == ' ' {
		if e, _ := prose.WordAt(text, i+1); e > i+1 && wordset.InSet(CurrencyCodes, text[i+1:e]) {
			return spec.Match{Start: start, End: e, Alone: SaidAlone}, true
		}
	}
	if at > 1 && text[at-1] == ' ' {
		from := at - 1
		for from > 0 && at-from < 5 && text[from-1] < utf8.RuneSelf && numeral.IsLetter(text[from-1]) {
			from--
		}
		if at-1-from == 3 && wordset.InSet(CurrencyCodes, text[from:at-1]) && !lex.JoinsBefore(text, from) {
			return spec.Match{Start: from, End: end, Alone: SaidAlone}, true
		}
	}
	return spec.Match{}, false
}
