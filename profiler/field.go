package profiler

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// This file reads the words that are the value of a field in a text: what stands
// behind Religion and a colon, up to the end of the line or to what ends a value.

// noValues stand in a field that has no value.
var noValues = wordSet("none no not unknown unbekannt keine kein nicht nil na n/a sin non sans aucun aucune sem geen niet onbekend brak nie ingen ikke inga okänd žádné нет не немає")

// fieldEnds are the bytes that end the words of a field.
const fieldEnds = ",;.|()[]<>\n\t*\"_{}=:/"

// fieldWords gives the words at text[i], behind opening quotes and stars: most of them
// at most, and all the value has.
func fieldWords(text string, i, most int) (start, end int, ok bool) {
	i = fieldStart(text, i)
	start = i
	for words := 0; words < most; words++ {
		e, _ := wordAt(text, i)
		if e == i || e-i > 2*longestWord || words == 0 && inSet(noValues, text[i:e]) {
			return start, start, false
		}
		end = e
		if e < len(text) && text[e] == ' ' {
			if beginsWord(text, e+1) {
				i = e + 1
				continue
			}
		}
		return start, end, e == len(text) || text[e] == ' ' || text[e] >= utf8.RuneSelf || strings.IndexByte(fieldEnds, text[e]) >= 0 || text[e] == '\'' || text[e] == '`' || text[e] == '\r'
	}
	return start, start, false
}

// fieldStart is where the value of a field begins that stands at text[i], without what opens it.
func fieldStart(text string, i int) int {
	for n := 0; i < len(text) && n < 4; n++ {
		if strings.IndexByte("*\"_'`[( ", text[i]) >= 0 {
			i++
		} else if text[i] < utf8.RuneSelf {
			break
		} else if strings.HasPrefix(text[i:], "“") || strings.HasPrefix(text[i:], "«") || strings.HasPrefix(text[i:], "\u00a0") {
			_, size := utf8.DecodeRuneInString(text[i:])
			i += size
		} else {
			break
		}
	}
	return i
}

// otherWordBefore gives the word of a script other than Latin that ends at text[at], where a
// colon stands.
func otherWordBefore(text string, at int) string {
	if at == 0 || text[at-1] < utf8.RuneSelf {
		return ""
	}
	from := at
	for from > 0 && at-from < 2*longestWord && text[from-1] >= utf8.RuneSelf {
		from--
	}
	return text[from:at]
}

// fieldName gives the word of a field at text[at], or before it where a colon stands
// there, and where its value begins.
func fieldName(text string, at int, words *wordList) (value int, ok bool) {
	if text[at] == ':' {
		name := otherWordBefore(text, at)
		return at + 1, name != "" && words.has(name)
	}
	end, _ := nextToken(text, at)
	if joinsBefore(text, at) || !inSet(words, text[at:end]) {
		return 0, false
	}
	i := end
	for n := 0; i < len(text) && n < 3 && (text[i] == ' ' || text[i] == '*'); n++ {
		i++
	}
	if i >= len(text) || text[i] != ':' {
		return end, false
	}
	return i + 1, i+1 < len(text) && (text[i+1] == ' ' || text[i+1] >= utf8.RuneSelf)
}

// isOther reports whether a word is written in letters that are not Latin.
func isOther(word string) bool {
	r, _ := utf8.DecodeRuneInString(word)
	return r >= utf8.RuneSelf && !isLatin(r)
}

// latinWords gives the words of sets that are in Latin letters, for a gate.
func latinWords(sets ...*wordList) []string {
	return slices.DeleteFunc(wordsOf(sets...), isOther)
}

// latinKeys is latinWords for a map.
func latinKeys[V any](words map[string]V) []string {
	return slices.DeleteFunc(sortedKeys(words), isOther)
}
