package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file says how else a context phrase is spelled where people have no diacritics, or
// no spaces: in the names of fields, in identifiers and on old keyboards.

// fewestPlain is how many letters a word has at least that is known without its
// diacritics. Shorter ones are often other words then.
const fewestPlain = 5

// spellingsOf gives the other spellings of a phrase in the Latin script: without
// diacritics, with German umlauts written as two vowels, and with its words in one, as
// camel case has them. What stands between the words is seen to by phraseAt.
func spellingsOf(phrase string) (list []string) {
	plain, ascii := phrase, isASCII(phrase)
	if ascii && strings.IndexByte(phrase, ' ') < 0 && strings.IndexByte(phrase, '-') < 0 {
		return nil // as most are
	}
	if !ascii && hasLatinOnly(phrase) && utf8.RuneCountInString(phrase) >= fewestPlain {
		if plain = string(lexicon.AppendFolded(nil, phrase)); plain != phrase {
			list = append(list, plain)
		}
		if two := umlauts.Replace(phrase); two != phrase && two != plain && isASCII(two) {
			list = append(list, two)
		}
	}
	if strings.ContainsAny(plain, " -") {
		if joined := strings.Map(dropJoins, plain); isWord(joined) {
			list = append(list, joined)
		}
	}
	return list
}

var umlauts = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss")

// dropJoins leaves out what joins words.
func dropJoins(r rune) rune {
	if r == ' ' || r == '-' {
		return -1
	}
	return r
}

// hasLatinOnly reports whether all letters of s are of the Latin script.
func hasLatinOnly(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return r >= utf8.RuneSelf && isLetterRune(r) && !isLatin(r) })
}

// isWord reports whether s is letters of ASCII, and enough of them to be no other word.
func isWord(s string) bool {
	for i := range len(s) {
		if !isLetter(s[i]) {
			return false
		}
	}
	return len(s) >= fewestPlain
}
