package fields

import (
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lex"
)

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
