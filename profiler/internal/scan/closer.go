package scan

import (
	"math/bits"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file looks closer at tokens that lead to something only as the text goes on behind
// them: with another dot, or with so many digits and then a hyphen. Most numbers do not go
// on in such a way, and come to nothing here.

// conditions are those that leads ask for.
type conditions uint8

const (
	beforeDigits    conditions = 1 << iota // gate.digits holds
	beforeSecondDot                        // gate.secondDot
	beforePairs                            // gate.pairs
	beforeDecimals                         // gate.decimals
	allConditions   = 1<<iota - 1
)

// conditionsOf are the conditions of a gate that are among these, and what it wants for each.
var conditionsOf = [...]struct {
	holds conditions
	wants condition
}{
	{beforeDigits, wantsDigits}, {beforeSecondDot, wantsSecondDot}, {beforePairs, wantsPairs}, {beforeDecimals, wantsDecimals},
}

// A closer is what is left of a lead by what the token begins with and what stands behind
// it.
type closer struct {
	asks    conditions // those that make a difference
	seconds bool       // what is in shapes does
	leads   [allConditions + 1]closerLead

	// shapes tells by the token that begins one byte behind this one which shapes it can be
	// the second part of: a bit for each class of the byte behind it, and eight bits higher
	// one when one of them is strong.
	shapes [lex.TokenOther << secondBits]uint16
}

// A closerLead is what is left under some conditions.
type closerLead struct {
	lead        lead   // the group
	all, strong uint32 // the first characters that the group is open for, and its strong ones; see firstBit
}

// leadsBesides is what of the lead of a token may stay beside the group of a closerLead.
const leadsBesides = leadsToShape | leadsToStrong | (leadIndexes-1)<<leadIndexAt

// Second parts are told apart by their kind and their length, up to longestSecond.
const (
	secondBits    = 5
	longestSecond = 1<<secondBits - 1
)

// A secondEnd is a class of the bytes behind a second part.
type secondEnd uint8

const (
	endOther secondEnd = iota // or the end of the text
	endSpace
	endHyphen
	endDot
	endSlash
	secondEnds
)

var secondEndOf = func() (t [256]secondEnd) {
	t[' '], t['-'], t['.'], t['/'] = endSpace, endHyphen, endDot, endSlash
	return t
}()

// A closerShape is a shape that begins with a token.
type closerShape struct {
	rest     string // of the pattern, behind the token
	weak     bool
	numbered bool // a digit is within digitReach behind the token
}

// open reports whether the shape says nothing about what stands behind the token.
func (s *closerShape) open(always bool) bool { return len(s.rest) < 2 || always }

// bits gives the bits of closer.shapes for some classes.
func (s *closerShape) bits(ends uint16) uint16 {
	if s.weak {
		return ends
	}
	return ends | ends<<8
}

// addTo adds to closer.shapes the second parts of the shape, when it is not open.
func (s *closerShape) addTo(c *closer) {
	n := 1
	var digits, letters, either bool
	for ; n < len(s.rest) && numeral.IsAlnum(s.rest[n]); n++ {
		switch {
		case s.rest[n] == '9':
			digits = true
		case s.rest[n] == 'X':
			either = true
		default:
			letters = true
		}
	}
	ends := uint16(1<<secondEnds - 1)
	if n < len(s.rest) {
		ends = 1 << secondEndOf[s.rest[n]]
	}
	length := min(n-1, longestSecond)
	if !letters {
		c.shapes[int(lex.TokenDigits)<<secondBits|length] |= s.bits(ends)
	}
	if !digits {
		c.shapes[int(lex.TokenWord)<<secondBits|length] |= s.bits(ends)
	}
	if either || digits && letters {
		c.shapes[int(lex.TokenMixed)<<secondBits|length] |= s.bits(ends)
	}
}

// A closerKey is what a closer is made of: a group, and the shapes that can begin with the token.
type closerKey struct {
	group  uint16
	shapes numberList
	open   bool // the shapes are told by nothing that stands behind the token but one byte
	tries  bool // they are looked for, see closerOf
}

// closerNumber gives the number of the closer of a token with an index that leads to a group,
// which it makes when there is none.
func (d *dispatch) closerNumber(group uint16, k leadIndex) lead {
	g := d.gathered
	after := lex.AfterClass(k.follow() % lex.Follow(lex.AfterClasses))
	of := closerKey{group: group, open: after == lex.AfterOther}
	if k.place() == lex.PlaceFree {
		of.shapes = g.shapesAt[k]
	}
	// Most words near a digit, most decimals and most numbers before a word are no shape. Of
	// other tokens the shapes are tried for little more than a look at what follows costs.
	of.tries = k.kind() == lex.TokenWord || after == lex.AfterLetter || k.follow() == lex.FollowOf(lex.NextDot, lex.AfterDigit)
	number, ok := g.closed[of]
	if !ok {
		if c, closes := d.closerOf(of); closes {
			number = d.addCloser(&c)
		}
		g.closed[of] = number
	}
	return number
}

// addCloser gives the number of a closer among those that are not alike.
func (d *dispatch) addCloser(c *closer) lead {
	for n, known := range d.closers {
		if n > 0 && *known == *c {
			return lead(n)
		}
	}
	own := *c
	d.closers = append(d.closers, &own)
	return lead(len(d.closers) - 1)
}

// closerOf makes the closer of what leads to a group and to shapes. There is none when it would
// rule nothing out.
func (d *dispatch) closerOf(of closerKey) (c closer, closes bool) {
	group := of.group
	known, ok := d.gathered.closers[group]
	if !ok {
		known = d.groupCloser(group)
		d.gathered.closers[group] = known
	}
	shapes, numbers := d.gathered.shapes, d.gathered.shapeLists.appendTo(nil, of.shapes)
	strong, seconds := d.groups[group].strong > 0, false
	for _, n := range numbers {
		strong = strong || !shapes[n].weak
		seconds = seconds || !shapes[n].open(of.open)
	}
	seconds = seconds && of.tries
	if known != nil {
		c = *known
	}
	switch {
	case !strong && (known == nil || d.groupUnder(group, 0) != 0) && len(d.groups[group].all) > 0:
		return c, false // a closer look makes it no weaker than it is
	case !seconds:
		return c, known != nil
	case known == nil:
		c.leads[0] = d.closerLead(group, 0)
		c.spread()
	}
	c.seconds = true
	var open uint16
	for _, n := range numbers {
		if s := &shapes[n]; s.open(of.open) {
			open |= s.bits(1<<secondEnds - 1)
		} else {
			s.addTo(&c)
		}
	}
	for k := range c.shapes {
		c.shapes[k] |= open
	}
	return c, true
}

// groupCloser is closerOf without shapes.
func (d *dispatch) groupCloser(group uint16) *closer {
	c := &closer{}
	for _, of := range conditionsOf {
		if d.groups[group].wanted&of.wants != 0 {
			c.asks |= of.holds
		}
	}
	if c.asks == 0 {
		return nil // what a token begins with is looked at when it is dealt with
	}
	for holds := range conditions(len(c.leads)) {
		if holds&^c.asks == 0 {
			c.leads[holds] = d.closerLead(group, holds)
		}
	}
	c.spread()
	return c
}

// closerLead makes what a closer says of a group under some conditions.
func (d *dispatch) closerLead(group uint16, holds conditions) closerLead {
	number := d.groupUnder(group, holds)
	g := &d.groups[number]
	l := closerLead{lead: lead(number)}
	for i := range g.all {
		of := uint32(g.all[i].opens.token >> keyFirst)
		l.all |= of
		if i < g.strong {
			l.strong |= of
		}
	}
	return l
}

// spread makes the rest of what a closer says, when it has been made for the conditions
// that it asks for.
func (c *closer) spread() {
	for holds := range c.leads {
		c.leads[holds] = c.leads[holds&int(c.asks)]
	}
}

// groupUnder gives the number of the group of those entrances of another one that can be
// open when some conditions hold and the others do not.
func (d *dispatch) groupUnder(number uint16, holds conditions) uint16 {
	var unmet condition
	for _, of := range conditionsOf {
		if holds&of.holds == 0 {
			unmet |= of.wants
		}
	}
	return d.groupWithout(number, unmet)
}

// groupWithout gives the number of the group of those entrances of another one that want
// none of some conditions.
func (d *dispatch) groupWithout(number uint16, unmet condition) uint16 {
	from := &d.groups[number]
	if from.wanted&unmet == 0 {
		return number
	}
	var left group
	for i := range from.all {
		if e := &from.all[i]; e.wants&unmet == 0 {
			left.add(*e)
		}
	}
	key := left.appendNumbers(nil)
	to, ok := d.gathered.known[string(key)]
	if !ok {
		to = uint16(len(d.groups))
		d.groups = append(d.groups, left)
		d.gathered.known[string(key)] = to
	}
	return to
}

// left is what is left of a lead under some conditions, for a token that begins with a
// character, when it can go on with these shapes; see closer.shapes.
func (c *closer) left(l lead, holds conditions, first byte, shapes uint16) lead {
	of := &c.leads[holds&allConditions]
	l = l&leadsBesides | of.lead
	if shapes>>8 == 0 {
		l &^= leadsToStrong
		if shapes == 0 {
			l &^= leadsToShape
		}
	}
	bit := firstBits[first]
	if of.all&bit == 0 {
		l &^= leadsToGroup
	}
	if l&leadsToStrong == 0 && of.strong&bit == 0 {
		l |= leadsWeakly
	}
	return l
}

// firstBits is firstBit of each byte, and the bit of otherFirst for those that are neither a
// digit nor a letter.
var firstBits = func() (t [256]uint32) {
	for c := range t {
		t[c] = 1 << otherFirst
		if numeral.IsAlnum(byte(c)) {
			t[c] = firstBit(byte(c))
		}
	}
	return t
}()

// closer is what is left of the lead of the token text[start:end].
func (d *dispatch) closer(l lead, text string, start, end int) lead {
	if l < 1<<leadCloserAt {
		return l
	}
	c := d.closers[l>>leadCloserAt]
	var holds conditions
	if c.asks&beforeDigits != 0 && spec.DigitBehind(text, end) {
		holds |= beforeDigits
	}
	if c.asks&beforeSecondDot != 0 && spec.SecondDotAt(text, end) {
		holds |= beforeSecondDot
	}
	if c.asks&beforePairs != 0 && spec.PairsAt(text, end) {
		holds |= beforePairs
	}
	if c.asks&beforeDecimals != 0 && spec.DecimalsAt(text, end) {
		holds |= beforeDecimals
	}
	shapes := ^uint16(0)
	if c.seconds {
		shapes = c.shapesAt(text, end+1)
	}
	return c.left(l, holds, text[start], shapes)
}

// shapesAt gives the shapes that go on with the token that begins at text[i].
func (c *closer) shapesAt(text string, i int) uint16 {
	digits, letters := 0, 0
	j := i
	for ; j < len(text) && j-i < longestSecond && numeral.IsAlnum(text[j]); j++ {
		if numeral.IsDigit(text[j]) {
			digits++
		} else {
			letters++
		}
	}
	kind := lex.TokenMixed
	switch {
	case j-i == longestSecond:
		return ^uint16(0)
	case letters == 0:
		kind = lex.TokenDigits
	case digits == 0:
		kind = lex.TokenWord
	}
	e := endOther
	if j < len(text) {
		e = secondEndOf[text[j]]
	}
	return c.shapes[int(kind)<<secondBits|(j-i)] >> e & (1 | 1<<8)
}

// closest is dispatch.closer for a token of the block, with the window t, that begins at
// its bit i and ends at its bit end, and that has this closer. Of what is behind the block it
// takes for a shape what can be one. It calls nothing, so that all is in registers.
func (p *patch) closest(c *closer, l lead, t string, i, end int) lead {
	t = t[:lex.BlockSize+lex.AfterBlock]
	end &= lex.BlockSize - 1
	var holds conditions
	if asks := c.asks; asks != 0 {
		if asks&beforeDigits != 0 && p.near>>end&1 == 1 && spec.HasDigit(chars.Load(t, end)<<(8*(8-spec.DigitReach))) {
			holds = beforeDigits
		}
		if asks&(beforeSecondDot|beforeDecimals) != 0 {
			if t[end+2] == '.' || t[end+3] == '.' || t[end+4] == '.' {
				holds |= beforeSecondDot
			}
			if numeral.IsDigit(t[end+2]) && numeral.IsDigit(t[end+3]) {
				n := end + 1 + bits.TrailingZeros64(^(p.digits >> ((end + 1) & 63)))
				if n >= lex.BlockSize || t[n] == ',' || t[n] == spec.DegreeSign || t[n] == ' ' && (t[n+1] == 'N' || t[n+1] == 'S') {
					holds |= beforeDecimals
				}
			}
		}
		if asks&beforePairs != 0 && t[end] == t[end+3] && t[end] == t[end+6] {
			holds |= beforePairs
		}
	}
	of := &c.leads[holds&allConditions]
	l = l&leadsBesides | of.lead
	if c.seconds {
		digits := p.digits >> ((end + 1) & 63)
		n := bits.TrailingZeros64(^(digits | p.letters>>((end+1)&63)))
		if end+1+n < lex.BlockSize && n < longestSecond {
			kind := lex.TokenMixed
			if run := uint64(1)<<(n&63) - 1; digits&run == run {
				kind = lex.TokenDigits
			} else if digits&run == 0 {
				kind = lex.TokenWord
			}
			shapes := c.shapes[int(kind)<<secondBits|n] >> (secondEndOf[t[end+1+n]] & 15)
			if shapes&(1<<8) == 0 {
				l &^= leadsToStrong
				if shapes&1 == 0 {
					l &^= leadsToShape
				}
			}
		}
	}
	bit := firstBits[t[i&(lex.BlockSize-1)]]
	if of.all&bit == 0 {
		l &^= leadsToGroup
	}
	if l&leadsToStrong == 0 && of.strong&bit == 0 {
		l |= leadsWeakly
	}
	return l
}
