package streetparts

import (
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/words"
)

// lateKinds are kinds of streets in small letters behind their names, before the number
// of the house, as in Hungarian.
var lateKinds = lazy.Value[*words.Table]{Make: func() *words.Table { return words.NewTable(lists.Words("streetparts", "lateKinds")) }}

// lateWords are the same in other languages, of which some are words as well: they
// count where a number follows.
var lateWords = lazy.Value[*words.Table]{Make: func() *words.Table { return words.NewTable(lists.Words("streetparts", "lateWords")) }}

// isLate reports whether a word is one of either.
func isLate(word string) bool { return lateKinds.Get().Has(word) || lateWords.Get().Has(word) }

// numberFollows reports whether a number follows the word that ends at text[i], behind a
// space or a dot and a space.
func numberFollows(text string, i int) bool {
	if i < len(text) && text[i] == '.' {
		i++
	}
	return i+1 < len(text) && text[i] == ' ' && words.IsDigit(text[i+1])
}

// isHebrewAt reports whether a Hebrew letter stands at text[i].
func isHebrewAt(text string, i int) bool {
	return text[i] == 0xD7 && i+1 < len(text) && text[i+1] >= 0x90 && text[i+1] <= 0xAA
}
