package profiler

import (
	"slices"
	"unicode/utf8"
)

// This file reads the words that are the value of a field in a text: what stands
// behind Religion and a colon, up to the end of the line or to what ends a value.

// noValues stand in a field that has no value.
var noValues = wordSet("none no not unknown unbekannt keine kein nicht nil na n/a sin non sans aucun aucune sem geen niet onbekend brak nie ingen ikke inga okänd žádné нет не немає")

// isOther reports whether a word is written in letters that are not Latin.
func isOther(word string) bool {
	r, _ := utf8.DecodeRuneInString(word)
	return r >= utf8.RuneSelf && !isLatin(r)
}

// latinWords gives the words of sets that are in Latin letters, for a gate.
func latinWords(sets ...*wordList) []string {
	return slices.DeleteFunc(wordsOf(sets...), isOther)
}
