package profiler

import (
	"unicode/utf8"
)

// This file finds names by what an English sentence says of them: who married or told reporters
// something is a person, and where somebody works is a firm, though nobody knows either.

// isCapitals reports whether a word of several letters has no small one of ASCII.
func isCapitals(word string) bool {
	for i := range len(word) {
		if word[i] >= 'a' && word[i] <= 'z' {
			return false
		}
	}
	return utf8.RuneCountInString(word) > 1
}
