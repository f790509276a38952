package tagger

import "github.com/privet-go/privet/profiler/internal/lexicon"

// This file finds places by themselves inside of a sentence in small letters, beside words that the
// model has not seen beside places: Snow fell on Utrecht.

// What a place is worth that the weights do not take for one: a large one, and another.
const loneLarge, loneSmall = 0.75, 0.6

// leastLone is how many bytes the name of such a place has at least.
const leastLone = 5

// placeSpan gives word i of the chain where it is the name of a place and hardly anything else, inside of a
// sentence in small letters.
func (c *Chain) placeSpan(text string, i int) (s Span, ok bool) {
	t := &c.tokens[i]
	confidence := lonePlace(t.class)
	if confidence == 0 || t.shape != shapeCapital || t.end-t.start < leastLone || t.inside || c.low || !c.isInSmall(i) {
		return s, false
	}
	before := c.outside[0]
	if i > 0 {
		before = c.tokens[i-1].hash
	}
	if lexicon.Find(before).Is(lexicon.Title | lexicon.Occupation) {
		return s, false // captain Sandwich
	}
	if numberFollows(text, skip(text, t.end, ",")) || c.isStreetBefore(text, t.start) {
		return s, false
	}
	return Span{t.start, t.end, Location, confidence}, true
}

// isInSmall reports whether word i stands inside of a sentence, between words in small letters or signs
// that part sentences.
func (c *Chain) isInSmall(i int) bool {
	if i > 0 {
		if c.tokens[i].joint != jointSpace || c.tokens[i-1].shape != shapeLower {
			return false
		}
	} else if c.before != edgePlain {
		return false
	}
	if i < c.n-1 {
		return c.tokens[i+1].joint == jointSpace && c.tokens[i+1].shape == shapeLower
	}
	switch c.after {
	case edgePlain, edgeLine, edgeStop, edgeComma:
		return true
	}
	return false
}

// lonePlace is what a word of a class is worth as the name of a place that nothing beside it tells, and 0
// where it may as well be something else.
func lonePlace(class lexicon.Class) float64 {
	large := class.Place() > 2 || class.Is(lexicon.Country|lexicon.Region)
	switch {
	case class.Common() > 1 || class.Given() > 1 || class.Family() > 2 || class.Is(lexicon.Demonym|lexicon.Religion|lexicon.Occupation|lexicon.OrgWord|lexicon.Organization|lexicon.Street|lexicon.Title):
		return 0
	case large:
		return loneLarge
	case class.Place() > 1 && class.Given() == 0 && class.Family() < 2 && !class.Is(lexicon.Thing):
		return loneSmall
	}
	return 0
}
