package profiler

import "strings"

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
