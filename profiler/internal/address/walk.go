package address

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/streetparts"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file has the walk around one street, and what makes an address of what the walk has
// read: enough parts for a letter to arrive.

// Bounds of what is read around a street.
const (
	mostAddressParts = 8
	mostPlaceWords   = 4
)

// An addressWalk reads around one street.
type addressWalk struct {
	joiner *Joiner
	memo   *addressMemo
	text   string
	list   []spec.Candidate
	street spec.Candidate

	next  int // in list, behind the street
	least int // nothing before it belongs to the address
	given int // nothing before it does, whatever stands there
	limit int // nothing behind it does

	start, end        int        // of the address
	house             spec.Match // the street with the number of the house and what tells a flat
	last              int        // in list: behind what is inside the address
	number, numberEnd int        // of a number that stands before the street and belongs to it; start where there is none
	small             bool       // it has no capitals, or its script has none
	script            addressScript

	addressCount // of the parts beside the street

	town  bool // a comma and a town that was found stand behind the street
	known bool // and the town is known by its name
}

func (w *addressWalk) begin(street spec.Candidate) {
	w.street = street
	w.start, w.end, w.last = street.Start, street.End, w.next
	w.number, w.numberEnd = street.Start, street.Start
	w.house = spec.Match{Start: street.Start, End: street.End}
	w.limit = min(len(w.text), street.End+AddressAhead)
	w.script = addressScriptOf(w.text[street.Start:street.End])
	w.small = !hasCapital(w.text[street.Start:street.End]) || w.script == ofCaseless
}

// hasCapital reports whether a text has a capital, or no letters with cases at all.
func hasCapital(text string) bool {
	cased := false
	i := 0
	for ; i < len(text) && text[i] < utf8.RuneSelf; i++ {
		if c := text[i]; numeral.IsLetter(c) {
			if c < 'a' {
				return true
			}
			cased = true
		}
	}
	for _, r := range text[i:] {
		if chars.IsUpperRune(r) {
			return true
		}
		cased = cased || chars.IsLowerRune(r)
	}
	return !cased
}

// An addressCount counts parts of an address.
type addressCount struct {
	found, read   int // by recognizers, and by reading
	places, codes int // of all of them
	exact         int // of the codes, those that tell a street
}

func (c *addressCount) add(d addressCount) {
	c.found += d.found
	c.read += d.read
	c.places += d.places
	c.codes += d.codes
	c.exact += d.exact
}

// code counts a postcode.
func (c *addressCount) code(code string) {
	c.codes++
	if numeral.IsLetter(code[0]) && (strings.IndexByte(code, ' ') > 0 || code[1] == '(') { // it tells a street, as in Britain
		c.exact++
	}
}

// take makes the address as long as a run.
func (w *addressWalk) take(r addressRun) {
	if r.parts > 0 {
		w.end = r.end
		w.add(r.addressCount)
		w.town, w.known = w.town || r.town, w.known || r.known
	}
}

// behind gives the first candidate that begins at text[end] or behind it.
func (w *addressWalk) behind(end int) int {
	k := w.next
	for k < len(w.list) && w.list[k].Start < end {
		k++
	}
	return k
}

// candidateAt gives the candidate that covers text[i], if it begins there; free is false
// where it begins before.
func (w *addressWalk) candidateAt(i int) (c *spec.Candidate, free bool) {
	for k := w.next; k < len(w.list) && w.list[k].Start <= i; k++ {
		if c := &w.list[k]; c.Start == i {
			return c, true
		} else if c.End > i {
			return nil, w.joiner.roleOf(c) == roleName && w.endsDutchCode(c.Start, i)
		}
	}
	return nil, true
}

// endsDutchCode reports whether the two letters of a postcode of the Netherlands at text[i] have been
// taken for the beginning of a name, of which text[town] is the rest: 4381 AB Vlissingen.
func (w *addressWalk) endsDutchCode(i, town int) bool {
	const digits = len("4381 ")
	return i+len("AB ") == town && i >= digits && dutchCodeEnd(w.text, i-digits) == i+len("AB")
}

// begins makes the address begin at text[at], before the number of its house.
func (w *addressWalk) begins(at int) { w.start, w.number, w.numberEnd = at, at, at }

// isWhole reports whether there is enough beside the street to send a letter to: a town
// and its postcode, its region or its country. With a street that is sure and the number of
// its house a town is enough, or a postcode that tells the street.
//
// A street without a number and a town stay two findings, and so do the parts of an address
// that another number stands before.
func (w *addressWalk) isWhole() bool {
	if w.places > 1 || w.places > 0 && w.codes > 0 {
		return true
	}
	if !chars.HoldsDigit(w.text[min(w.start, w.street.Start):w.end]) || w.places == 0 && w.exact == 0 {
		return false
	}
	return w.script != ofLatin && w.places > 0 || w.exact > 0 || w.town && w.number == w.numberEnd && w.isSure()
}

// isSure reports whether the street is one for sure, by its words or by what has found it.
func (w *addressWalk) isSure() bool {
	if w.street.Confidence >= surelyStreet || w.known && w.street.Confidence >= partFrom || w.isBox() {
		return true
	}
	for i, n := w.street.Start, 0; i < w.street.End && n < mostStreetWords; n++ {
		e, _ := prose.WordAt(w.text, i)
		if e > i && (n == 0 && wordset.InSet(shortKinds, w.text[i:e]) || lexicon.Lookup(w.text[i:e]).Is(lexicon.Street)) {
			return true
		}
		e = chars.UntilByte(w.text, e, w.street.End, " ")
		i = e + 1
	}
	return false
}

// isBox reports whether the street is a box at a post office.
func (w *addressWalk) isBox() bool { return boxEnd(w.text, w.street.Start) == w.street.End }

// isMarked reports whether the word for a number stands in the street, so that a town may follow it
// without a comma, as in Turkish.
func (w *addressWalk) isMarked() bool {
	return strings.Contains(w.text[w.street.Start:w.street.End], " No:")
}

// surelyStreet is how sure a street is that a town alone makes an address with.
const surelyStreet = 0.79

// isTown reports whether a place that was found is one, and no name that something is told of, as
// in 10 Downing Street, Johnson said.
func (w *addressWalk) isTown(c *spec.Candidate) bool {
	if c.End+1 >= len(w.text) || w.text[c.End] != ' ' || !chars.IsLowerAt(w.text, c.End+1) {
		return true
	}
	class := lexicon.Lookup(w.text[c.Start:c.End])
	return class.Place() > 0 && class.Place() >= class.Family()
}

// inForm reports whether the street has a line of its own, with another one below it that
// is not part of the address.
func (w *addressWalk) inForm() bool {
	if w.end != w.street.End {
		return false
	}
	for i := w.number; i > 0 && w.text[i-1] != '\n'; i-- {
		if w.number-i > chars.MostBlanks || numeral.IsAlnum(w.text[i-1]) || w.text[i-1] >= utf8.RuneSelf {
			return false
		}
	}
	i := chars.SkipBlanks(w.text, chars.SkipByte(w.text, w.end, '.'))
	i = chars.SkipByte(w.text, i, '\r')
	return i+1 < len(w.text) && w.text[i] == '\n' && !isLineEnd(w.text, chars.SkipBlanks(w.text, i+1))
}

// The logarithm of the odds of an address. They are fitted by logistic regression to the
// texts of package corpus that are there to calibrate with.
const (
	addressBase  = -1.7
	addressSlope = 1.15 // of those of its street
	addressFound = 0.9  // a part that was found, up to three of them; a postcode that tells a street and a town that is known count twice
)

// confidence gives the probability that the address is right, with a street of a
// probability.
func (w *addressWalk) confidence(street float64) float64 {
	found := w.found + w.exact
	if w.known && street >= partFrom {
		found++
	}
	odds := addressBase + addressStreet(street) + addressFound*float64(min(found, 3))
	return min(0.96, spec.Sigmoid(odds))
}

// addressStreet is what a street of a probability adds to the logarithm of the odds.
func addressStreet(p float64) float64 { return addressSlope * spec.Logit(min(max(p, 0.01), 0.99)) }

// What follows remembers what has been read around the streets of an address. In a row of addresses
// each street, and each town, reads the same parts before and behind it again, up to eight of
// them.

// readEach is how many of each kind are remembered.
const readEach = 16

// An addressRead is what has been read of a text.
type addressRead struct {
	units, heads [readEach]readEnd
	before       [2 * readEach]readPart
}

// A readEnd is the end of what begins at text[at-1]; at is 0 where nothing has been read.
type readEnd struct{ at, end int }

// A readPart is the part that ends at text[to-1], of which nothing before text[low] has been looked
// at.
type readPart struct {
	to, from, low int
	kind          headPart
	last          bool
}

// unitEnd is streetparts.UnitEnd.
func (b *addressMemo) unitEnd(text string, i int) int {
	r := &b.read.units[i%readEach]
	if r.at != i+1 {
		b.used = true
		*r = readEnd{i + 1, streetparts.UnitEnd(text, i)}
	}
	return r.end
}

// headUnitEnd is headUnitEnd.
func (b *addressMemo) headUnitEnd(text string, i int) int {
	r := &b.read.heads[i%readEach]
	if r.at != i+1 {
		b.used = true
		*r = readEnd{i + 1, headUnitEnd(text, i)}
	}
	return r.end
}

// partBefore is readBefore.
func (b *addressMemo) partBefore(text string, to, least int) (from int, kind headPart, last bool) {
	r := &b.read.before[uint64(to)*0x9E3779B97F4A7C15>>32%uint64(len(b.read.before))]
	if r.to == to+1 && r.low > least+1 {
		return r.from, r.kind, r.last
	}
	from, kind, last, low := b.readBefore(text, to, least)
	if low > least+1 {
		b.used = true
		*r = readPart{to + 1, from, low, kind, last}
	}
	return from, kind, last
}
