package fake

import (
	"unicode"
	"unicode/utf8"
)

// A letterCase is how a word is written.
type letterCase uint8

const (
	mixedCase   letterCase = iota
	smallCase              // anna
	upperCase              // ANNA
	titleCase              // Anna
	otherScript            // a script without letter case
)

// caseOf is the letter case of a value.
func caseOf(s string) letterCase {
	n, first, capitals, small := 0, false, 0, 0
	for _, r := range s {
		switch {
		case unicode.IsUpper(r):
			capitals++
			first = first || n == 0
		case unicode.IsLower(r):
			small++
		default:
			continue
		}
		n++
	}
	switch {
	case n == 0:
		return otherScript
	case capitals == 0:
		return smallCase
	case small == 0 && n > 1:
		return upperCase
	case first:
		return titleCase
	}
	return mixedCase
}

// appendCased appends a word that is written as names are, in the letter case of
// another.
func appendCased(dst []byte, w string, c letterCase) []byte {
	switch c {
	case smallCase:
		for _, r := range w {
			dst = utf8.AppendRune(dst, unicode.ToLower(r))
		}
	case upperCase:
		for _, r := range w {
			dst = utf8.AppendRune(dst, unicode.ToUpper(r))
		}
	default:
		dst = append(dst, w...)
	}
	return dst
}
