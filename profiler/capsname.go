package profiler

import (
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds whole names in sentences of capitals, where nothing but the words themselves tells
// where a name begins and ends: THE TENANT JOHN MARTIN HAS PAID.

// capsAlone is how sure such a name is.
const capsAlone = 0.7

// mostCapsName bounds the words of such a name.
const mostCapsName = 4

// isCapsAt reports whether a word in capitals of ASCII, or one with a first and a second letter that are
// no small ones of ASCII, stands at text[i].
func isCapsAt(text string, i int) bool {
	return i+2 < len(text) && isCapitalAt(text, i) && (text[i+1] < 'a' || text[i+1] > 'z') && (text[i+2] < 'a' || text[i+2] > 'z')
}

// withCapsNames puts whole names among spans that the words in capitals of text[at:end] have and that are
// not seen: a given name and what may be one of a family behind it.
func withCapsNames(spans []tagger.Span, text string, at, end int) []tagger.Span {
	for i := at; i < end; {
		to, capital := wordAt(text, i)
		if to == i || to >= len(text) {
			break
		}
		next := to + 1
		if text[to] != ' ' && next < len(text) && text[next] == ' ' {
			next++
		}
		if capital && to-i > 2 && text[to] == ' ' && !isSeen(spans, i) {
			if c := lexicon.Lookup(text[i:to]); isCapsGiven(c) {
				if last := capsNameEnd(text, to, c.Given() > c.Common()); last > to {
					spans = withSpan(spans, tagger.Span{Start: i, End: last, Label: tagger.Person, Confidence: capsAlone})
					next = last + 1
				}
			}
		}
		i = next
	}
	return spans
}

// capsNameEnd is the end of the names in capitals behind the given name that ends at text[i], or i. Behind one
// that is sure, they may be everyday words as well.
func capsNameEnd(text string, i int, sure bool) int {
	for n := 1; n < mostCapsName && i+1 < len(text) && text[i] == ' '; n++ {
		to, capital := wordAt(text, i+1)
		if !capital || to-i < 3 || !isCapsAt(text, i+1) {
			break
		}
		c := lexicon.Lookup(text[i+1 : to])
		if most := max(c.Family(), c.Given()); most < 2 || most < c.Common() || !sure && c.Common() > 1 || c.Common() > 1 && to-i < 7-min(n, 2) || c.Is(lexicon.Country|lexicon.OrgWord|lexicon.Title) {
			break
		}
		i = to
	}
	return i
}

// isCapsGiven reports whether a word of a class is given to people rather than an everyday one.
func isCapsGiven(c lexicon.Class) bool {
	return c.Given() > 1 && (c.Given() > c.Common() || c.Common() < 2) && c.Place() < 2 && !c.Is(lexicon.Country|lexicon.Region|lexicon.OrgWord|lexicon.Title)
}
