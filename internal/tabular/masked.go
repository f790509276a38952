package tabular

import (
	"strings"
	"unicode"
)

// This file tells columns of texts that have been masked already, by what masks leave.

// HasMasks reports whether most values of a column are texts of which words have been masked, and some are left.
func HasMasks(values []string) bool {
	const fewestWords, fewestStars = 3, "**"
	masked, some := 0, 0
	for _, s := range values {
		if s == "" {
			continue
		}
		if some++; strings.Contains(s, fewestStars) && strings.Count(s, " ") >= fewestWords && strings.ContainsFunc(s, unicode.IsLetter) {
			masked++
		}
	}
	return some > 0 && 2*masked > some
}
