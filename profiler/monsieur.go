package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file tells the M. of French, which is Monsieur, from an initial.

// frenchWords are everyday words of French that hardly another language has between spaces.
var frenchWords = [...]string{" des ", " du ", " une ", " est ", " et ", " par ", " chez ", " aux ", " sur ", " au ", " vous ", " dans ", " notre ", " mon ", " que "}

// frenchReach is how far around the M. one of them stands, in bytes.
const frenchReach = 80

// isMonsieur reports whether the M. at text[i] is Monsieur: a word with a capital follows it, and
// one of those words stands close by.
func isMonsieur(text string, i int) bool {
	if i+4 >= len(text) || text[i] != 'M' || text[i+1] != '.' || text[i+2] != ' ' || !isCapitalAt(text, i+3) || joinsBefore(text, i) {
		return false
	}
	if end, _ := wordAt(text, i+3); end-i < 6 {
		return false // M. J. Favre
	}
	around := text[max(0, i-frenchReach):min(len(text), i+frenchReach)]
	for _, w := range frenchWords {
		if strings.Contains(around, w) {
			return true
		}
	}
	return false
}

// monsieurEnd is the end of the name at text[at] behind Monsieur, which may be one that is a trade or a thing as well:
// M. Fontaine; or at.
func monsieurEnd(text string, at int) int {
	if to := signedRun(text, at); to > at {
		return to
	}
	end, _ := wordAt(text, at)
	if c := lexicon.Lookup(text[at:end]); c.Family() < 2 || c.Is(lexicon.Country) || end < len(text) && text[end] == ' ' && isCapitalAt(text, end+1) {
		return at
	}
	return end
}
