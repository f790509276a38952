package grammars

import (
	"slices"

	"github.com/privet-go/privet/internal/numbers"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// Recognizers gives all of them, in no order that counts.
func Recognizers() []spec.Recognizer {
	list := slices.Concat(bankRecognizers(), cardRecognizers(), coinRecognizers(), mrzRecognizers(), rfcRecognizers())
	for i := range numbers.All() {
		n := &numbers.All()[i]
		list = append(list, recognizerOf(n))
		if r, ok := apartRecognizer(n); ok {
			list = append(list, r)
		}
	}
	return list
}

// recognizerOf makes the recognizer of a number.
func recognizerOf(n *numbers.Number) spec.Recognizer {
	r := spec.Recognizer{
		Name:   n.Name,
		Label:  n.Label,
		Doc:    n.Doc,
		Region: n.Region, Source: n.Source,
		Check:       n.Check,
		Sums:        n.Sums,
		FalseAccept: n.FalseAccept, Series: n.Series, Lenient: n.Lenient,
		Beside: n.Beside, Context: n.Context, Reach: n.Reach, Headers: n.Headers, Cell: n.Cell, CellAlone: n.CellAlone,
	}
	for _, f := range n.Forms {
		r.Shapes = append(r.Shapes, spec.Shape(f))
	}
	if len(n.Prefixes) > 0 {
		r.Triggers, r.Match = vatTriggers(n.Prefixes...), spacedVAT(n.Check, n.Prefixes...)
	}
	addGrammar(&r, n)
	return r
}

// addGrammar adds what a number is known by that no form can say.
func addGrammar(r *spec.Recognizer, n *numbers.Number) {
	switch n.Name {
	case "bank-account":
		r.Unless = isNoAccount
	case "card-pin":
		r.Unless = fields.IsNoCardPIN
	case "cz-bank-account":
		r.Triggers, r.Match = czechAccountTriggers(), matchCzechAccount
	case "driver-license", "passport":
		r.Cell, r.CellAlone = IsDocumentNumber, 0.02
	case "eu-vat-spaced":
		r.Triggers = append(r.Triggers, spec.OnToken(lex.TokenWord, 3).OneOf([]string{"atu"}, nil).BeforeDigits()) // ATU 13585627
		r.Match = spacedVAT(numbers.Named("eu-vat").Check, n.Prefixes...)
	case "fi-personal-identity-code":
		r.Triggers, r.Match = henkilotunnusTriggers(), matchHenkilotunnus
	case "iban":
		r.Triggers, r.Match = ibanTriggers(), matchIBAN
	case "in-pin-code":
		r.Unless = fields.IsOfCard
	case "license-plate":
		r.Cell, r.CellAlone = IsDocumentNumber, 0.01
	}
}

// IsDocumentNumber reports whether a value looks like the number of a document:
// 5 to 20 letters and digits with single separators, some of them digits.
func IsDocumentNumber(v string) bool {
	letters, digits, ok := spec.Spelling(v)
	return ok && digits >= 3 && letters+digits >= 5 && letters+digits <= 20
}

// IsConditionCell reports whether a value can name a disease, in words or by
// its code.
func IsConditionCell(v string) bool {
	if cells.IsStreetCell(v) {
		return true
	}
	c := cells.Cells.Get().(*cells.Cell)
	defer c.PutBack()
	c.Set(v)
	c.Spell()
	return c.Spelled && numbers.IsICD10(c.Compact)
}
