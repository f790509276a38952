package scan

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file says how else a context phrase is spelled where people have no diacritics, or
// no spaces: in the names of fields, in identifiers and on old keyboards.

// fewestPlain is how many letters a word has at least that is known without its
// diacritics. Shorter ones are often other words then.
const fewestPlain = 5

// appendSpellings appends the other spellings of a phrase in the Latin script: without
// diacritics, with German umlauts written as two vowels, and with its words in one, as
// camel case has them. What stands between the words is seen to by phraseAt.
func appendSpellings(list []string, phrase string) []string {
	plain := phrase
	if !chars.IsASCII(phrase) && hasLatinOnly(phrase) && utf8.RuneCountInString(phrase) >= fewestPlain {
		var room [2 * lexicon.LongestWord]byte
		if folded := lexicon.AppendFolded(room[:0], phrase); string(folded) != phrase {
			plain = string(folded)
			list = append(list, plain)
		}
		if two := inTwoVowels(phrase); two != "" && two != plain {
			list = append(list, two)
		}
	}
	if joined := inOneWord(plain); joined != "" {
		list = append(list, joined)
	}
	return list
}

// inTwoVowels writes the umlauts of a phrase as two vowels, and gives nothing when it has
// other letters beyond ASCII.
func inTwoVowels(phrase string) string {
	var room [2 * lexicon.LongestWord]byte
	two := room[:0]
	for _, r := range phrase {
		switch {
		case r < utf8.RuneSelf:
			two = append(two, byte(r))
		case r == 'ä':
			two = append(two, "ae"...)
		case r == 'ö':
			two = append(two, "oe"...)
		case r == 'ü':
			two = append(two, "ue"...)
		case r == 'ß':
			two = append(two, "ss"...)
		default:
			return ""
		}
	}
	return string(two)
}

// inOneWord leaves out what joins the words of a phrase. It gives nothing when it has none,
// when it is not of ASCII letters, or when these are so few that they are another word.
func inOneWord(phrase string) string {
	joins := 0
	for i := range len(phrase) {
		if phrase[i] == ' ' || phrase[i] == '-' {
			joins++
		} else if !numeral.IsLetter(phrase[i]) {
			return ""
		}
	}
	if joins == 0 || len(phrase)-joins < fewestPlain {
		return ""
	}
	var room [2 * lexicon.LongestWord]byte
	word := room[:0]
	for i := range len(phrase) {
		if numeral.IsLetter(phrase[i]) {
			word = append(word, phrase[i])
		}
	}
	return string(word)
}

// hasLatinOnly reports whether all letters of s are of the Latin script.
func hasLatinOnly(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return r >= utf8.RuneSelf && chars.IsLetterRune(r) && !chars.IsLatin(r) })
}
