package fields

import (
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// yearsSaid are words before a year: in 2027, bis 2030.
var yearsSaid = &wordset.WordList{File: "fields", Set: "yearsSaid"}

// IsYearSaid reports whether what has the form of a postcode is a year by the word before it.
func IsYearSaid(text string, m spec.Match) bool {
	if m.End-m.Start != len("2027") || m.Start < 3 || text[m.Start-1] != ' ' {
		return false
	}
	year, end := dates.Number(text, m.Start, 4)
	return end == m.End && year >= 1900 && year < 2100 && prose.WordBeforeIn(text, m.Start, 0, yearsSaid) < m.Start
}

// indianFields are names of fields that stand beside a postal index number of India, which is called a PIN as the number of a card is.
var indianFields = [...]string{"city", "district", "state", "aadhaar", "pincode", "addr", "village", "taluk"}

// indianReach bounds what is read for them around such a number, in bytes.
const indianReach = 48

// isIndex reports whether six digits that begin with no zero are a postal index number by a field of an Indian address near them.
func isIndex(text string, m spec.Match) bool {
	if m.End-m.Start < len("380015") || text[m.Start] == '0' {
		return false
	}
	around := text[max(0, m.Start-indianReach):min(len(text), m.End+indianReach)]
	for _, f := range indianFields {
		if chars.ContainsFold(around, f) {
			return true
		}
	}
	return false
}

// IsNoCardPIN reports whether what has the form of the number of a card's holder is a year or a postal index number.
func IsNoCardPIN(text string, m spec.Match) bool { return IsYearSaid(text, m) || isIndex(text, m) }

// IsOfCard reports whether the word PIN stands right before six digits and nothing says that it is one of an Indian address.
func IsOfCard(text string, m spec.Match) bool {
	k := m.Start
	for k > 0 && m.Start-k < 4 && !numeral.IsLetter(text[k-1]) {
		k--
	}
	return k > 2 && wordset.HasWordFold(text, k-len("pin"), "pin") && !isIndex(text, m)
}

// GroupsOf gives the end of what has a form at text[at], or at; 9 is a digit.
func GroupsOf(text string, at int, form string) int {
	if at+len(form) > len(text) || !lex.StandsAfter(text, at) {
		return at
	}
	for i := range len(form) {
		if c := text[at+i]; form[i] == '9' && !numeral.IsDigit(c) || form[i] != '9' && c != form[i] {
			return at
		}
	}
	if !lex.StandsBefore(text, at+len(form)) {
		return at
	}
	return at + len(form)
}
