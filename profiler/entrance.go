package profiler

// This file is the ways in which recognizers are called, and what of their gates is
// looked at where a token stands.

// An entrance is one way in which a recognizer is called: with one of its
// shapes, or, when shape is negative, with its grammar.
type entrance struct {
	odds       float64 // logarithm of the odds of the shape alone
	recognizer int32
	shape      int16
	grammar    int16 // the number of the grammar
	number     int32 // of the entrances of grammars, which are copied into several groups

	// What is left of the gate for the scanner to see to; see gate. Where one of the
	// sets is without limits, all bits are set.
	lengths uint32    // a bit for each length of the token
	follows uint32    // a bit for each follow
	first   uint32    // a bit for each digit or letter that it can begin with
	second  uint32    // a bit for each digit that can follow the first, in a token of digits
	wants   condition // all of these hold

	weak bool    // alone it cannot reach prunedFrom
	most float64 // the confidence that a grammar can reach beside a context word
}

// anyFirst is the bit of a set of first characters that is not told by any of them.
const anyFirst = 1 << 31

// A condition is what a gate wants besides. There are several in one.
type condition uint8

const (
	wantsStanding condition = 1 << iota // see gate.standing, and so on
	wantsLeading
	wantsCapital
	wantsDigits
	wantsSecondDot
	wantsDecimals
	wantsLong
)

// close takes what a gate says over into an entrance.
func (e *entrance) close(t trigger) {
	g := &t.gate
	for _, c := range [...]struct {
		wanted bool
		is     condition
	}{
		{g.standing, wantsStanding}, {g.leading, wantsLeading}, {g.capitals, wantsCapital},
		{g.digits, wantsDigits}, {g.secondDot, wantsSecondDot}, {g.decimals, wantsDecimals}, {g.long, wantsLong},
	} {
		if c.wanted {
			e.wants |= c.is
		}
	}
	e.follows, e.first, e.lengths = g.follows(), ^uint32(0), ^uint32(0)
	if g.next == "" {
		e.follows = ^uint32(0)
	}
	if t.length != 0 {
		e.lengths = 1 << min(t.length, longestToken)
	}
	e.lengths &^= 1<<g.least - 1
	e.second = ^uint32(0)
	if len(g.heads) > 0 && t.kind != tokenMixed {
		e.first, e.second = 0, 0
		for _, h := range g.heads {
			e.first |= firstBit(h[0])
			if len(h) == 1 {
				e.second = ^uint32(0)
			} else {
				e.second |= firstBit(h[1])
			}
		}
	}
}

// firstBit is the bit of a digit or letter in a set of those that a token can
// begin with.
func firstBit(c byte) uint32 {
	if isDigit(c) {
		return 1 << (c - '0')
	}
	return 1 << (c | 0x20 - 'a')
}

// A token is a sight that is one, with what is known of it.
type token struct {
	start, end int
	kind       tokenKind
	place      place
	length     int // at most longestToken

	// The bits of it in the sets of an entrance.
	lengths, follows, first, second uint32
}

// meets gives those of some conditions that hold for a token.
func (t *token) meets(text string, wants condition) (met condition) {
	if wants&wantsStanding != 0 && t.place == placeFree {
		met |= wantsStanding
	}
	if wants&wantsLeading != 0 && !(t.start >= 2 && text[t.start-1] == ' ' && isDigit(text[t.start-2])) {
		met |= wantsLeading
	}
	if wants&wantsCapital != 0 && (text[t.start] < 'a' || t.start == 0) {
		met |= wantsCapital
	}
	if wants&wantsDigits != 0 && digitBehind(text, t.end) {
		met |= wantsDigits
	}
	if wants&wantsSecondDot != 0 && secondDotAt(text, t.end) {
		met |= wantsSecondDot
	}
	if wants&wantsDecimals != 0 && decimalsAt(text, t.end) {
		met |= wantsDecimals
	}
	return met
}

// admits reports whether what is left of the gate is open for a token of which
// these conditions are met.
func (e *entrance) admits(t *token, met condition) bool {
	return e.wants&^met == 0 && e.follows&t.follows != 0 && e.lengths&t.lengths != 0 && e.first&t.first != 0 && e.second&t.second != 0
}
