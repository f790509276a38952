package profiler

import (
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds names in small letters behind a title in small letters and its stop, as in mr. de
// haan and ms. young, which are names whatever else they are.

// smallTitled is how sure such a name is.
const smallTitled = 0.85

// smallTitles are titles that nothing but a name stands behind when they have a stop.
var smallTitles = wordSet("mr mrs ms dr prof")

// smallParticles stand in such a name before the last word of it.
var smallParticles = wordSet("de van der den von zu del della di da dos das do la le el al ten ter bin ben mac mc ó ní")

// neverTitled stand behind a title that stands for somebody, and are names as well.
var neverTitled = wordSet("and or in at is was said to for on from i you he she will has had the a an of by my me we")

// matchSmallTitled reads the name behind the title text[at:end].
func matchSmallTitled(text string, at, end int) (match, bool) {
	if end+3 >= len(text) || text[end] != '.' || text[end+1] != ' ' || joinsBefore(text, at) || !inSet(smallTitles, text[at:end]) {
		return match{}, false
	}
	from := end + 2
	to, words := from, 0
	for i := from; words < mostNameWords; {
		e, capital := wordAt(text, i)
		if e == i || capital || joinsAfter(text, e) {
			break
		}
		particle := inSet(smallParticles, text[i:e])
		switch c := lexicon.Lookup(text[i:e]); {
		case particle:
		case i == from && (!mayBeTitled(c) || inSet(titles, text[i:e]) || inSet(neverTitled, text[i:e])):
			return match{}, false
		case words > 0 && !c.IsName() && c&^lexicon.Begins != 0, words > 0 && c.Common() > 1:
			e = i // the sentence goes on
		}
		if e == i {
			break
		}
		if !particle {
			to = e
			words++
		}
		if e+1 >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	if n := to - from; words == 0 || n < 2 && text[from] < utf8.RuneSelf {
		return match{}, false
	}
	return match{from, to, smallTitled}, true
}

// mayBeTitled reports whether a word of a class is a name, or one that is not used by everybody.
func mayBeTitled(c lexicon.Class) bool {
	return !c.Is(lexicon.Title|lexicon.Occupation) && (c.Given() > 1 || c.Family() > 1 || c.Common() < 2 && !c.Is(lexicon.OrgWord))
}
