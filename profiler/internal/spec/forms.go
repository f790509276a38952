package spec

import (
	"cmp"
	"strings"
	"unicode"
)

// Functions is the name by which the forms of the recognizer's Functions are
// known.
func (r *Recognizer) Functions() string { return cmp.Or(r.Origin, r.Name) }

// HasSmallLetters reports whether a pattern of the recognizer has small letters.
// They stand for themselves only, and the compact form does not tell.
func (r *Recognizer) HasSmallLetters() bool {
	for _, s := range r.Shapes {
		if strings.ContainsFunc(s.Pattern, unicode.IsLower) {
			return true
		}
	}
	return false
}
