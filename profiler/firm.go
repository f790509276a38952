package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds firms that are called by the family names of their partners: three of them,
// the last behind and or &, with no given name among them.

// firmAlone is how sure a firm of partners is: a list of people is written in the same way.
const firmAlone = 0.8

// firmEnd is the end of the name of a firm of partners that begins at text[at], or at.
func firmEnd(text string, at int) int {
	// Most names are a word of ASCII and no comma behind it.
	end := asciiEnd(text, at, longestWord+1)
	if end == at || end == len(text) || text[end] < utf8.RuneSelf && text[end] != ',' && text[end] != '\'' && text[end] != '-' {
		return at
	}
	if text[end] == ',' && end-at < shortestPartner || text[end] >= utf8.RuneSelf && !goesOn(text, end) {
		return at
	}
	if text[end] != ',' && strings.IndexByte(text[end:min(len(text), at+longestWord+1+utf8.UTFMax)], ',') < 0 {
		return at // as nearly always
	}
	first, _ := wordAt(text, at)
	if !strings.HasPrefix(text[first:], ", ") || first+2 == len(text) || text[first+2] < 'A' || text[first+2] > 'Z' {
		return at
	}
	second, _ := wordAt(text, first+2)
	for _, and := range [...]string{" and ", " & ", ", and ", ", & "} {
		if !strings.HasPrefix(text[second:], and) {
			continue
		}
		third := second + len(and)
		end, _ = wordAt(text, third)
		if isPartner(text[at:first]) && isPartner(text[first+2:second]) && isPartner(text[third:end]) && !continuesName(text, end) && !precedesName(text, at) {
			return end
		}
	}
	return at
}

// shortestPartner is the length in bytes of the shortest name of a partner.
const shortestPartner = 3

// isPartner reports whether a word with a capital is a family name before anything else.
func isPartner(word string) bool {
	if len(word) < shortestPartner || word[0] < 'A' || word[0] > 'Z' {
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
