package scan

import (
	"sync"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file is the ways in which recognizers are called, and what of their gates is
// looked at where a token stands.

// An entrance is one way in which a recognizer is called: with one of its
// shapes, or, when shape is negative, with its grammar.
type entrance struct {
	recognizer int32
	shape      int16
	grammar    int16 // the number of the grammar
	number     int32 // of the entrances of grammars, which are copied into several groups

	opens   key    // what is left of the gate for the scanner to see to
	follows uint32 // a bit for each follow
	lasts   uint32 // see lastBits
	wants   condition

	weak bool    // alone it cannot reach prunedFrom
	most float64 // the confidence that it can reach beside a context word

	alone float64 // the confidence that it can reach without one
}

// eachEntrance calls shape for the entrances of all shapes of some recognizers, and grammar
// for those of all triggers of their grammars. These are numbered from 1 on.
func eachEntrance(recognizers []*spec.Recognizer, shape func(entrance, *spec.Shape), grammar func(entrance, *spec.Trigger)) {
	grammars, number := int16(0), int32(0)
	for i, r := range recognizers {
		for k := range r.Shapes {
			s := &r.Shapes[k]
			shape(entrance{recognizer: int32(i), shape: int16(k), most: max(s.Alone, r.BesideContext()), alone: s.Alone, weak: s.Alone < prunedFrom}, s)
		}
		for k := range r.Triggers {
			t := &r.Triggers[k]
			number++
			e := entrance{recognizer: int32(i), shape: -1, grammar: grammars, number: number, most: 1, alone: 1, weak: t.Most > 0 && t.Most < prunedFrom}
			if t.Most > 0 {
				e.most, e.alone = max(t.Most, r.BesideContext()), t.Most
			}
			grammar(e, t)
		}
		if r.Match != nil {
			grammars++
		}
	}
}

// A key is a bit for each thing that gates ask of a token: its length, what it begins
// with, what follows it, and each condition that does not hold for it. An entrance has the
// bits of all that it is open for, so that it is open for a token all of whose bits it has.
type key struct{ token, around uint64 }

// opensAt reports whether the entrance is open for a token with these bits of its key.
func (e *entrance) opensAt(token, around uint64) bool {
	return e.opens.token&token == token && e.opens.around&around == around
}

// Where the bits of a key begin. Lengths and follows begin at the lowest.
const (
	keyFirst  = 32 // 26 digits and letters, and one bit for everything else
	keySecond = 24 // the digit behind the first one
	keyUnmet  = 40 // conditions

	otherFirst = 26
)

// tenDigits are the bits of all digits.
const tenDigits = 1<<10 - 1

// alwaysOpen is what an entrance without a gate opens for.
var alwaysOpen = key{^uint64(0), 1<<lex.Follows - 1 | tenDigits<<keySecond | (1<<16-1)<<keyUnmet}

// A condition is what a gate wants besides. There are several in one.
type condition uint16

const (
	wantsStanding condition = 1 << iota // see gate.standing, and so on
	wantsLeading
	wantsCapital
	wantsDigits
	wantsSecondDot
	wantsDecimals
	wantsLong
	wantsColons
	wantsPairs
	wantsBracket
	wantsSlash
)

// close takes what a gate says over into an entrance.
func (e *entrance) close(t *spec.Trigger) {
	g := &t.Gate
	for _, c := range [...]struct {
		wanted bool
		is     condition
	}{
		{g.Standing && t.Kind != lex.TokenDigits, wantsStanding}, // a number is not led here from another place
		{g.Leading, wantsLeading}, {g.Capitals, wantsCapital},
		{g.Digits, wantsDigits}, {g.SecondDot, wantsSecondDot}, {g.Decimals, wantsDecimals}, {g.Long, wantsLong},
		{g.Colons, wantsColons}, {g.Pairs, wantsPairs}, {g.Bracket, wantsBracket}, {g.Slash, wantsSlash},
	} {
		if c.wanted {
			e.wants |= c.is
		}
	}
	e.follows = g.Follows()
	if g.Next == "" {
		e.follows = ^uint32(0)
	}
	e.lasts = ^uint32(0)
	if g.Lasts != "" {
		e.lasts = 0
		for i := range len(g.Lasts) {
			e.lasts |= spec.LastBits[g.Lasts[i]]
		}
	}
	lengths, first, second := ^uint32(0), ^uint32(0), ^uint32(0)
	if t.Length != 0 {
		lengths = 1 << min(t.Length, spec.LongestToken)
	}
	lengths &^= 1<<g.Least - 1
	if len(g.Heads) > 0 && t.Kind != lex.TokenMixed {
		first, second = 0, 0
		for _, h := range g.Heads {
			first |= firstBit(h[0])
			if len(h) == 1 {
				second = ^uint32(0)
			} else {
				second |= firstBit(h[1])
			}
		}
	}
	e.opens.token = uint64(lengths) | uint64(first)<<keyFirst
	e.opens.around = uint64(e.follows&(1<<lex.Follows-1)) | uint64(second&tenDigits)<<keySecond | uint64(^e.wants)<<keyUnmet
}

// firstBit is the bit of a digit or letter in a set of those that a token can
// begin with.
func firstBit(c byte) uint32 {
	if numeral.IsDigit(c) {
		return 1 << (c - '0')
	}
	return 1 << (c | 0x20 - 'a')
}

// beginning is firstBit, or for all other bytes the one that they have in a key.
func beginning(c byte) uint32 {
	if first := firstBit(c); first != 0 {
		return first
	}
	return 1 << otherFirst
}

// A token is a sight that is one, with what is known of it.
type token struct {
	start, end int
	kind       lex.TokenKind
	place      lex.Place
	length     int // at most longestToken
	key        key // without the conditions
}

// set makes t the token text[i:j], which has an index.
func (t *token) set(text string, i, j int, k leadIndex) {
	t.start, t.end, t.kind, t.place, t.length = i, j, k.kind(), k.place(), k.length()
	of, around := uint64(1)<<(k.length()&31), uint64(1)<<(k.follow()&31)
	if k.kind() != lex.TokenMixed { // of those the first characters have been looked at
		of |= uint64(beginning(text[i])) << keyFirst
		if k.kind() == lex.TokenDigits && j > i+1 {
			around |= uint64(1) << (text[i+1] - '0' + keySecond&63)
		}
	}
	t.key = key{of, around}
}

// meets gives those of some conditions that hold for a token.
func (t *token) meets(text string, wants condition) (met condition) {
	if wants&wantsStanding != 0 && t.place == lex.PlaceFree {
		met |= wantsStanding
	}
	if wants&wantsLeading != 0 && !(t.start >= 2 && text[t.start-1] == ' ' && numeral.IsDigit(text[t.start-2])) {
		met |= wantsLeading
	}
	if wants&wantsCapital != 0 && (text[t.start] < 'a' || t.start == 0) {
		met |= wantsCapital
	}
	if wants&wantsDigits != 0 && spec.DigitBehind(text, t.end) {
		met |= wantsDigits
	}
	if wants&wantsSecondDot != 0 && spec.SecondDotAt(text, t.end) {
		met |= wantsSecondDot
	}
	if wants&wantsPairs != 0 && spec.PairsAt(text, t.end) {
		met |= wantsPairs
	}
	if wants&wantsBracket != 0 && spec.BracketBefore(text, t.start) {
		met |= wantsBracket
	}
	if wants&wantsSlash != 0 && spec.SlashBehind(text, t.end) {
		met |= wantsSlash
	}
	if wants&wantsDecimals != 0 && spec.DecimalsAt(text, t.end) {
		met |= wantsDecimals
	}
	return met
}

// unmet gives the conditions, of those that a group wants, that do not hold for the
// token, as bits of the key.
func (t *token) unmet(text string, wanted condition) uint64 {
	if wanted == 0 {
		return 0
	}
	return uint64(wanted&^t.meets(text, wanted)) << keyUnmet
}

// What follows has all entrances once more, for those who ask without ruling anything out.

// The plainEntrances are the entrances of some recognizers by the sights that lead to them.
type plainEntrances struct {
	byToken   [lex.TokenKinds][spec.LongestToken + 1][]entrance
	byByte    [256][]entrance
	byCompact [cells.MaxCompact + 1][]entrance // shapes, by the number of their letters and digits
}

// plainEntrancesOf makes them when they are asked for, as not all are who find in texts.
func plainEntrancesOf(recognizers []*spec.Recognizer) func() *plainEntrances {
	return sync.OnceValue(func() *plainEntrances {
		p := &plainEntrances{}
		eachEntrance(recognizers, func(e entrance, shape *spec.Shape) {
			kinds, n := spec.ShapeTokens(shape.Pattern)
			for kind := range lex.TokenKinds {
				if kinds>>kind&1 == 1 {
					p.add(spec.OnToken(kind, n), e)
				}
			}
			n = shape.CompactLength()
			p.byCompact[n] = append(p.byCompact[n], e)
		}, func(e entrance, t *spec.Trigger) { p.add(*t, e) })
		return p
	})
}

func (p *plainEntrances) add(t spec.Trigger, e entrance) {
	if t.Char != 0 {
		p.byByte[t.Char] = append(p.byByte[t.Char], e)
		return
	}
	from, to := min(t.Length, spec.LongestToken), min(t.Length, spec.LongestToken)
	if t.Length == 0 {
		from, to = 1, spec.LongestToken
	}
	for n := from; n <= to; n++ {
		p.byToken[t.Kind][n] = append(p.byToken[t.Kind][n], e)
	}
}
