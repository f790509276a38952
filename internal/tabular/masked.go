package tabular

import (
	"strings"
	"unicode"
)

// This file tells columns that have been masked already, by what masks leave.

// AreMasked reports whether the values of a column, nine in ten of those that are not empty, have been masked: a third or more of
// their letters and digits are asterisks, or they are tokens or labels in brackets. A made-up value is not told from another one.
func AreMasked(values []string) bool {
	masked, some := 0, 0
	for _, s := range values {
		if s == "" {
			continue
		}
		if some++; isMasked(s) {
			masked++
		}
	}
	return some > 0 && 10*masked >= 9*some
}

func isMasked(s string) bool {
	if label, ok := strings.CutPrefix(s, "["); ok && strings.HasSuffix(label, "]") {
		return len(label) > 1 && strings.Trim(label[:len(label)-1], "ABCDEFGHIJKLMNOPQRSTUVWXYZ_") == ""
	}
	const tokenBytes = 52 // of the shortest
	if token, ok := strings.CutPrefix(s, "~"); ok {
		return len(token) >= tokenBytes && strings.Trim(token, "abcdefghijklmnopqrstuvwxyz234567") == ""
	}
	if at := strings.LastIndexByte(s, '@'); at > 0 {
		s = s[:at] // the domain stays
	}
	stars, others := 0, 0
	for _, r := range s {
		switch {
		case r == '*':
			stars++
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			others++
		}
	}
	return stars > 1 && 2*stars >= others || stars > 0 && others == 0
}

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
