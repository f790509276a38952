package prose

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads the words that are the value of a field in a text: what stands
// behind Religion and a colon, up to the end of the line or to what ends a value.

// NoValues stand in a field that has no value.
var NoValues = &wordset.WordList{File: "lex", Set: "NoValues"}

// IsOther reports whether a word is written in letters that are not Latin.
func IsOther(word string) bool {
	r, _ := utf8.DecodeRuneInString(word)
	return r >= utf8.RuneSelf && !chars.IsLatin(r)
}

// LatinWords gives the words of sets that are in Latin letters, for a gate.
func LatinWords(sets ...*wordset.WordList) []string {
	return slices.DeleteFunc(wordset.WordsOf(sets...), IsOther)
}

// TypeWords are types and constants of programs, which stand behind the names of fields where those are declared.
var TypeWords = &wordset.WordList{File: "lex", Set: "TypeWords"}

// NamesField reports whether a value has a word of the name of its field in it, and no digit: username = self.username.
func NamesField(value, head string) bool {
	if strings.IndexByte(value, ' ') >= 0 || strings.ContainsAny(value, "0123456789@") {
		return false
	}
	for i := 0; i < len(head); {
		end := lex.AsciiEnd(head, i, LongestTableHead)
		if end-i >= shortestInName {
			for k := 0; k+end-i <= len(value); k++ {
				if strings.EqualFold(value[k:k+end-i], head[i:end]) {
					return true
				}
			}
		}
		i = max(end, i+1)
	}
	return false
}

// shortestInName is the length of the shortest word of the name of a field that tells a variable. Accounts are called
// app_user too.
const shortestInName = 5

const (
	LongestTableHead = 40 // bytes of a header
)
