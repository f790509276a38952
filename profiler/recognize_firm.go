package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds firms that are called by the family names of their partners.

var firmRecognizers = []Recognizer{
	{
		Name:     "firm-of-partners",
		Label:    "ORGANIZATION",
		Doc:      "Three family names, the last of which stands behind and or &, with no given name among them: the name of a firm of partners.",
		Source:   "common usage",
		triggers: []trigger{onToken(tokenWord, 3).oneOf([]string{"and"}, nil), onByte('&').then(" ")},
		match:    matchFirm,
	},
}

// firmAlone is how sure a firm of partners is: a list of people is written in the same way.
const firmAlone = 0.7

// matchFirm reads the names around the and of a firm.
func matchFirm(text string, at int) (match, bool) {
	and := at + 1
	if text[at] != '&' {
		and = at + len("and")
	}
	if and+1 >= len(text) || text[and] != ' ' || at < 2 || text[at-1] != ' ' || text[and+1] < 'A' || text[and+1] > 'Z' {
		return match{}, false
	}
	end, _ := wordAt(text, and+1)
	if !isPartner(text[and+1:end]) || continuesName(text, end) {
		return match{}, false
	}
	comma := at - 1
	if text[comma-1] == ',' { // the comma before and
		comma--
	}
	second := wordStart(text, comma)
	if second < 2 || text[second-2:second] != ", " || !isPartner(text[second:comma]) {
		return match{}, false
	}
	first := wordStart(text, second-2)
	if !isPartner(text[first:second-2]) || precedesName(text, first) {
		return match{}, false
	}
	return match{first, end, firmAlone}, true
}

// isPartner reports whether a word with a capital is a family name before anything else.
func isPartner(word string) bool {
	if len(word) < 3 || word[0] < 'A' || word[0] > 'Z' {
		return false
	}
	c := lexicon.Lookup(word)
	return c.Family() > 1 && c.Given() <= c.Family() && (c.Common() < 3 || c.Family() == 3) && !c.Is(lexicon.Country|lexicon.Demonym)
}

// continuesName reports whether a name or a list goes on behind text[i].
func continuesName(text string, i int) bool {
	if i+1 >= len(text) {
		return false
	}
	if text[i] == '-' || text[i] == '\'' && i+1 < len(text) && text[i+1] != 's' {
		return true
	}
	if text[i] != ' ' {
		return false
	}
	_, capital := wordAt(text, i+1)
	return capital
}

// precedesName reports whether a name or a list stands before text[i].
func precedesName(text string, i int) bool {
	if i == 0 {
		return false
	}
	switch text[i-1] {
	case ' ':
	case '\n', '(', '"', ':', '\t':
		return false
	default:
		return true
	}
	if i > 1 && text[i-2] == ',' {
		return true
	}
	from := wordStart(text, i-1)
	word := text[from : i-1]
	return word == "" && i > 1 && text[i-2] == '.' || word != "" && word[0] >= 'A' && word[0] <= 'Z' && from > 0 && strings.IndexByte(".!?\n", text[max(0, from-2)]) < 0
}
