package profiler

import (
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file reads who is named behind a word for people who are somewhere, and a colon: Present:
// Tom Baker, Rose Hill and K. Zapf. Where some of a list are names the others are too, as far as
// they may be.

// isEasternName reports whether characters of the east may be a name of somebody.
func isEasternName(name string, runes int) bool {
	c := lexicon.Lookup(name)
	if runes == 1 || c.Family() > 1 {
		return c.Family() > 1 // 森, which is a wood as well
	}
	if c.Common() > 1 || c.Is(lexicon.Country|lexicon.OrgWord|lexicon.Occupation|lexicon.Title|lexicon.Thing) {
		return false
	}
	if c.Given() > 0 || c.Family() > 0 {
		return true
	}
	if r, _ := utf8.DecodeRuneInString(name); unicode.Is(unicode.Hangul, r) {
		n := len("김")
		return isEasternFamily(name) && (runes == 3 || runes == 4 && lexicon.Lookup(name[:2*n]).Family() > 0)
	}
	return runes > 2 || isEasternFamily(name)
}

// isEasternFamily reports whether the first character of a name, or the first two, are a family's.
func isEasternFamily(name string) bool {
	_, n := utf8.DecodeRuneInString(name)
	if lexicon.Lookup(name[:n]).Family() > 0 {
		return true
	}
	_, m := utf8.DecodeRuneInString(name[n:])
	return m > 0 && n+m < len(name) && lexicon.Lookup(name[:n+m]).Family() > 0
}
