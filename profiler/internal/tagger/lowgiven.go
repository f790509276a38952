package tagger

import (
	"slices"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds given names in messages that are written without capitals: words that are hardly
// anything else, beside everyday words. The model has seen too few of them.

// lowGiven is how sure such a name is.
const lowGiven = 0.6

// appendLow adds to the spans of the chain from dst[n] on the given names that are in none of them.
func (x *Scratch) appendLow(dst []Span, n int, text string) []Span {
	c := &x.chain
	for i := range c.n {
		t := &c.tokens[i]
		if !t.isGivenLow() || !c.isBesideWords(text, i) {
			continue
		}
		at, _ := slices.BinarySearchFunc(dst[n:], t.start, func(s Span, start int) int { return s.Start - start })
		at += n
		if at < len(dst) && dst[at].Start == t.start && dst[at].End == t.end && dst[at].Label == Person {
			dst[at].Confidence = max(dst[at].Confidence, lowGiven)
			continue
		}
		if at > n && dst[at-1].End > t.start || at < len(dst) && dst[at].Start < t.end {
			continue
		}
		dst = slices.Insert(dst, at, Span{t.start, t.end, Person, lowGiven})
	}
	return dst
}

// isGivenLow reports whether a word in small letters is given to many people and is nothing else.
func (t *token) isGivenLow() bool {
	const other = lexicon.Country | lexicon.Region | lexicon.Demonym | lexicon.Religion | lexicon.Occupation | lexicon.OrgWord | lexicon.Organization | lexicon.Street | lexicon.Title | lexicon.Thing
	return t.shape == shapeLower && t.class.Given() == 3 && t.class.Common() == 0 && t.class.Place() < 2 && !t.class.Is(other) && t.end-t.start > 3 && !t.phrase.IsName()
}

// isBesideWords reports whether word i stands between spaces or signs of a sentence, beside an everyday
// word.
func (c *Chain) isBesideWords(text string, i int) bool {
	t := &c.tokens[i]
	if t.start > 0 && text[t.start-1] != ' ' && text[t.start-1] != '\n' {
		return false
	}
	if t.end < len(text) {
		switch text[t.end] {
		case ' ', ',', '.', '!', '?', '\n':
		default:
			return false
		}
	}
	before, behind := c.outside[0], c.outside[2]
	if i > 0 {
		before = c.tokens[i-1].hash
	}
	if i+1 < c.n {
		behind = c.tokens[i+1].hash
	}
	everyday := func(hash uint64) bool { return hash != 0 && lexicon.Find(hash).Common() > 1 }
	return everyday(before) || everyday(behind)
}
