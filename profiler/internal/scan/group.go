package scan

import (
	"cmp"
	"encoding/binary"
	"math/bits"
	"slices"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file is the entrances that one sight leads to.

// A group is the entrances that one sight leads to. Those come first that can
// reach the default threshold alone; the others need a context word.
type group struct {
	all          []entrance
	strong       int         // how many of them
	follows      uint32      // a bit for each follow that one of them goes on with
	firsts       uint32      // the same for what they begin with, as in a key
	lasts        uint32      // a bit for each last character that one of them has
	wanted       condition   // what one of them wants
	needed       condition   // what all of them want
	strongNeeded condition   // what all of the strong ones want; nothing when there are none
	either       condition   // of the conditions of bytes, those of which each of them wants one; or none
	long, colons uint16      // of those that want either, the groups of those that want only the one or only the other
	alone        float64     // what one of the strong ones is worth at most without a context word
	most         float64     // what one of them all is worth at most
	sures        uint8       // see entrance.sures
	weak         nearSet     // the owners of the others
	plan         *numberPlan // of a group that digits lead to, or nil
	open         bool        // all of them are open for whatever leads to them
}

// A numberPlan tells which entrances of a group are open for a token of digits that leads to
// it, in sets with a bit for each. That the token has the length, and that what follows it
// is right, is known.
type numberPlan struct {
	firsts, seconds                       [16]uint64 // by the first digit, and by the second
	leading, secondDot, decimals, inPairs uint64     // those that want it
	bracket, slash                        uint64
	strong                                uint64                      // those that need no context word
	surest                                []sureTier                  // the same, those first that can be the surest
	owners                                [len(nearSet{}) * 64]uint64 // the others, by their owner in a nearSet
}

// A sureTier is the entrances of a group that are worth the same at most without a context word.
type sureTier struct {
	alone     float64
	entrances uint64
}

// mostPlanned is how many entrances a group with a plan has at most. Those of the built-in
// recognizers have less than half of that.
const mostPlanned = 64

// makePlan makes the plan of a group.
func (g *group) makePlan() {
	if len(g.all) > mostPlanned {
		return
	}
	p := &numberPlan{}
	for k := range g.all {
		e := &g.all[k]
		if e.wants&^(wantsLeading|wantsSecondDot|wantsDecimals|wantsPairs|wantsBracket|wantsSlash) != 0 {
			return
		}
		for digit := range 10 {
			p.firsts[digit] |= e.opens.token >> (keyFirst + digit) & 1 << k
			p.seconds[digit] |= e.opens.around >> (keySecond + digit) & 1 << k
		}
		for _, of := range [...]struct {
			want condition
			set  *uint64
		}{
			{wantsLeading, &p.leading}, {wantsSecondDot, &p.secondDot}, {wantsDecimals, &p.decimals},
			{wantsPairs, &p.inPairs}, {wantsBracket, &p.bracket}, {wantsSlash, &p.slash},
		} {
			if e.wants&of.want != 0 {
				*of.set |= 1 << k
			}
		}
		if k >= g.strong {
			p.owners[owner(e.recognizer)%len(p.owners)] |= 1 << k
		}
	}
	p.strong = 1<<g.strong - 1
	for k := range g.strong {
		alone := g.all[k].alone
		i, found := slices.BinarySearchFunc(p.surest, alone, func(t sureTier, alone float64) int { return cmp.Compare(alone, t.alone) })
		if !found {
			p.surest = slices.Insert(p.surest, i, sureTier{alone: alone})
		}
		p.surest[i].entrances |= 1 << k
	}
	g.plan = p
}

// open gives the entrances that are open for the digits text[i:j].
func (p *numberPlan) open(text string, i, j int) uint64 {
	open := p.firsts[text[i]&15]
	if j > i+1 {
		open &= p.seconds[text[i+1]&15]
	}
	if open&p.leading != 0 && i >= 2 && text[i-1] == ' ' && numeral.IsDigit(text[i-2]) {
		open &^= p.leading
	}
	if open&p.secondDot != 0 && !spec.SecondDotAt(text, j) {
		open &^= p.secondDot
	}
	if open&p.decimals != 0 && !spec.DecimalsAt(text, j) {
		open &^= p.decimals
	}
	if open&p.bracket != 0 && !spec.BracketBefore(text, i) {
		open &^= p.bracket
	}
	if open&p.slash != 0 && !spec.SlashBehind(text, j) {
		open &^= p.slash
	}
	if open&p.inPairs != 0 && !spec.PairsAt(text, j) {
		open &^= p.inPairs
	}
	return open
}

// of gives those of the weak entrances that are of some owners.
func (p *numberPlan) of(owners *nearSet, asked *nearSet) (of uint64) {
	for w := range owners {
		for rest := owners[w] & asked[w]; rest != 0; rest &= rest - 1 {
			of |= p.owners[w*64+bits.TrailingZeros64(rest)]
		}
	}
	return of
}

// noGroup is the group of what leads to nothing. It never changes.
var noGroup = &group{}

// with is the group with another entrance, which is a new one for noGroup.
func (g *group) with(e entrance) *group {
	if g == noGroup {
		g = &group{}
	}
	g.add(e)
	return g
}

// clone is a copy of the group to which entrances can be added.
func (g *group) clone() *group {
	c := *g
	c.all = slices.Clone(g.all)
	return &c
}

// appendNumbers appends what tells the entrances of a group from those of all others.
func (g *group) appendNumbers(key []byte) []byte {
	for i := range g.all {
		key = binary.LittleEndian.AppendUint32(key, uint32(g.all[i].number))
	}
	return key
}

// add adds an entrance.
func (g *group) add(e entrance) {
	if len(g.all) == 0 {
		g.needed, g.either, g.open = e.wants, wantsLong|wantsColons, true
	}
	g.open = g.open && e.opens == alwaysOpen
	g.most = max(g.most, e.most)
	g.sures |= e.sures()
	g.needed &= e.wants
	g.wanted |= e.wants
	g.follows |= e.follows
	g.firsts |= uint32(e.opens.token >> keyFirst)
	g.lasts |= e.lasts
	if e.wants&(wantsLong|wantsColons) == 0 {
		g.either = 0
	}
	if !e.weak {
		g.alone = max(g.alone, e.alone)
		if g.strong == 0 {
			g.strongNeeded = e.wants
		}
		g.strongNeeded &= e.wants
		g.all = append(g.all, entrance{})
		copy(g.all[g.strong+1:], g.all[g.strong:])
		g.all[g.strong] = e
		g.strong++
		return
	}
	g.all = append(g.all, e)
	g.weak.add(owner(e.recognizer))
}

// under gives the number of what is left of the group, which has this one and whose
// entrances want either a long value or colons, where there may be the one or the other.
func (g *group) under(number uint16, long, colons bool) uint16 {
	switch {
	case long && colons:
		return number
	case long:
		return g.long
	case colons:
		return g.colons
	}
	return 0
}
