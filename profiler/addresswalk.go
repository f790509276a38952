package profiler

import (
	"unicode/utf8"
)

// This file has the walk around one street, and what makes an address of what the walk has
// read: enough parts for a letter to arrive.

// Bounds of what is read around a street.
const (
	mostAddressParts = 8
	mostFolds        = 4
	mostPlaceWords   = 4
	mostBlanks       = 8 // at the beginning of a line, in bytes
)

// An addressWalk reads around one street.
type addressWalk struct {
	scanner *scanner
	text    string
	list    []candidate
	street  candidate

	next  int // in list, behind the street
	least int // nothing before it belongs to the address
	given int // nothing before it does, whatever stands there
	limit int // nothing behind it does

	start, end        int  // of the address
	last              int  // in list: behind what is inside the address
	number, numberEnd int  // of a number that stands before the street and belongs to it; start where there is none
	small             bool // it has no capitals, or its script has none
	script            addressScript

	addressCount // of the parts beside the street
}

func (w *addressWalk) begin(street candidate) {
	w.street = street
	w.start, w.end, w.last = street.start, street.end, w.next
	w.number, w.numberEnd = street.start, street.start
	w.limit = min(len(w.text), street.end+addressAhead)
	w.script = addressScriptOf(w.text[street.start:street.end])
	w.small = !hasCapital(w.text[street.start:street.end]) || w.script == ofCaseless
}

// hasCapital reports whether a text has a capital, or no letters with cases at all.
func hasCapital(text string) bool {
	cased := false
	i := 0
	for ; i < len(text) && text[i] < utf8.RuneSelf; i++ {
		if c := text[i]; isLetter(c) {
			if c < 'a' {
				return true
			}
			cased = true
		}
	}
	for _, r := range text[i:] {
		if isUpperRune(r) {
			return true
		}
		cased = cased || isLowerRune(r)
	}
	return !cased
}

// An addressCount counts parts of an address.
type addressCount struct {
	found, read   int // by recognizers, and by reading
	places, codes int // of all of them
}

func (c *addressCount) add(d addressCount) {
	c.found += d.found
	c.read += d.read
	c.places += d.places
	c.codes += d.codes
}

// take makes the address as long as a run.
func (w *addressWalk) take(r addressRun) {
	if r.parts > 0 {
		w.end = r.end
		w.add(r.addressCount)
	}
}

// behind gives the first candidate that begins at text[end] or behind it.
func (w *addressWalk) behind(end int) int {
	k := w.next
	for k < len(w.list) && w.list[k].start < end {
		k++
	}
	return k
}

// candidateAt gives the candidate that covers text[i], if it begins there; free is false
// where it begins before.
func (w *addressWalk) candidateAt(i int) (c *candidate, free bool) {
	for k := w.next; k < len(w.list) && w.list[k].start <= i; k++ {
		if c := &w.list[k]; c.start == i {
			return c, true
		} else if c.end > i {
			return nil, false
		}
	}
	return nil, true
}

// begins makes the address begin at text[at], before the number of its house.
func (w *addressWalk) begins(at int) { w.start, w.number, w.numberEnd = at, at, at }

// isWhole reports whether there is enough beside the street to send a letter to: a town
// and its postcode, its region or its country. A street and a town stay two findings.
//
// In scripts other than Latin a street with its number and a town are enough.
func (w *addressWalk) isWhole() bool {
	return w.places > 1 || w.places > 0 && (w.codes > 0 || w.script != ofLatin && holdsDigit(w.text[w.street.start:w.street.end]))
}

// inForm reports whether the street has a line of its own, with another one below it that
// is not part of the address.
func (w *addressWalk) inForm() bool {
	if w.end != w.street.end {
		return false
	}
	for i := w.number; i > 0 && w.text[i-1] != '\n'; i-- {
		if w.number-i > mostBlanks || isAlnum(w.text[i-1]) || w.text[i-1] >= utf8.RuneSelf {
			return false
		}
	}
	i := skipBlanks(w.text, skipByte(w.text, w.end, '.'))
	i = skipByte(w.text, i, '\r')
	return i+1 < len(w.text) && w.text[i] == '\n' && !isLineEnd(w.text, skipBlanks(w.text, i+1))
}

// The logarithm of the odds of an address. They are fitted by logistic regression to the
// texts of package corpus that are there to calibrate with.
const (
	addressBase  = -1.7
	addressSlope = 1.15 // of those of its street
	addressFound = 0.9  // a part that was found, up to three of them
)

// mostAddress is the most that an address is sure.
const mostAddress = 0.96

// confidence gives the probability that the address is right, with a street of a
// probability.
func (w *addressWalk) confidence(street float64) float64 {
	odds := addressBase + addressStreet(street) + addressFound*float64(min(w.found, 3))
	return min(mostAddress, sigmoid(odds))
}

// addressStreet is what a street of a probability adds to the logarithm of the odds.
func addressStreet(p float64) float64 { return addressSlope * logit(min(max(p, 0.01), 0.99)) }
