package profiler

import (
	"strings"
)

// This file finds people who are named again: where a text has told who somebody is, a part of that
// name alone is the same person, though it stands where no rule would see one. Quorl, when Irma
// Quorl has been named before.

// The bounds of what is remembered. Older names are forgotten for newer ones.
const (
	namedSurely   = 0.85 // a place of that name is surer than that
	namedInitial  = 0.75 // how sure a letter is that stands for a family name
	mostInitials  = 4    // of these that are remembered
	longestLetter = 8    // bytes of one
	fewestOfForms = 4    // bytes that two forms of a name have in common
	longestEnding = 3    // bytes of an ending of one
	mostEnding    = 6    // and behind an apostrophe
)

// possessiveStart is where the ending of a name begins that an apostrophe parts from it, or 0: Krombach's, Hızır'ın.
func possessiveStart(word string) int {
	k := strings.IndexByte(word, '\'')
	rest := k + 1
	if k < 0 {
		k = strings.Index(word, "’")
		rest = k + len("’")
	}
	if k < fewestNamed || len(word)-rest > mostEnding || rest < len(word) && !isLowerAt(word, rest) {
		return 0
	}
	return k
}
