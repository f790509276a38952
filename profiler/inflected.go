package profiler

import (
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/hungarian"
	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds given names of Hungarian that have an ending: Marikával, with Marika, and
// Péternek, to Péter. The lexicon has the names alone, and the tagger has seen few of them so.

// leastInflected is how usual the name must be.
const leastInflected = 2

// isInflected reports whether a word is a usual given name with an ending that people have.
func isInflected(word string) bool {
	if len(word) > longestWord || !hungarian.MayEnd(word) {
		return false
	}
	for i := range hungarian.Endings[:hungarian.Inner] {
		stem, last, ok := hungarian.Endings[i].Cut(word)
		if !ok || utf8.RuneCountInString(stem)+len(last) < shortestInflected || last == "" && len(hungarian.Endings[i].Back) < shortestEnding {
			continue
		}
		var name [longestWord + 8]byte
		c := lexicon.Find(lexicon.Hash(append(lexicon.AppendFolded(name[:0], stem), last...)))
		if c.Given() >= leastInflected && c.Common() < c.Given() && !c.Is(lexicon.Country|lexicon.Region) {
			return true
		}
	}
	return false
}

// shortestInflected is how many letters the name has, and shortestEnding how many bytes an ending
// behind which the name does not change: many words end in -re.
const (
	shortestInflected = 3
	shortestEnding    = 3
)

// withEnd is the end of a given name at text[i] inside of a sentence that has an ending of
// Hungarian, as Marika in Marikával; or i.
func withEnd(text string, i int) int {
	if i < 2 || text[i-1] != ' ' || !isLetter(text[i-2]) && text[i-2] < utf8.RuneSelf {
		return i
	}
	end, capital := wordAt(text, i)
	if !capital || !isInflected(text[i:end]) {
		return i
	}
	return end
}

// withName gives the bounds of such a name as withEnd has them behind the word text[at:end], which
// begins a sentence; or at.
func withName(text string, at, end int) (from, to int) {
	if end+1 < len(text) && text[end] == ' ' && isCapitalAt(text, end+1) {
		if to = withEnd(text, end+1); to > end+1 {
			return end + 1, to
		}
	}
	return at, at
}
