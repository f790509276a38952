package profiler

import (
	"slices"
	"strings"
)

// This file decides which recognizers are called at a token. Most of them can be
// ruled out by what the scanner has in its hands anyway: the length of the
// token, the two bytes behind it and, for a word, its letters. With that a line
// of prose leads to no recognizer at all, and a number to those few whose form
// goes on as the text does.

// A nextClass is what the byte behind a token is.
type nextClass uint8

const (
	nextEnd nextClass = iota // the end of the text
	nextSpace
	nextHyphen
	nextDot
	nextSlash
	nextColon
	nextComma
	nextOther
	nextClasses
)

var nextOf = func() (t [256]nextClass) {
	for c := range t {
		t[c] = nextOther
	}
	t[' '], t['-'], t['.'], t['/'], t[':'], t[','] = nextSpace, nextHyphen, nextDot, nextSlash, nextColon, nextComma
	return t
}()

// An afterClass is what the byte behind that one is.
type afterClass uint8

const (
	afterDigit afterClass = iota
	afterLetter
	afterOther // everything else, the end of the text too
	afterClasses
)

var afterOf = func() (t [256]afterClass) {
	for c := range t {
		switch classes[c] {
		case classDigit:
			t[c] = afterDigit
		case classLetter:
			t[c] = afterLetter
		default:
			t[c] = afterOther
		}
	}
	return t
}()

// A gate says more about the tokens that a grammar can begin with, so that it is
// not called where it cannot match. The zero gate is open.
type gate struct {
	// next holds pairs of a byte behind the token and what can follow it: 9 a
	// digit, A an ASCII letter, and * anything else; such as "-9 .9 A".
	next string

	// words are the words in lower case that lead to the grammar, tails the last
	// three letters of such as do. A token beside a letter beyond ASCII is let
	// through; the grammar looks for itself.
	words []string
	tails []string

	// capitals says that the token begins with a capital, or begins the text.
	capitals bool

	// digits says that a digit stands in the digitReach bytes behind the token.
	digits bool
}

// digitReach is how far behind a word, in bytes, a gate looks for a digit.
const digitReach = 6

// A dispatch leads from tokens to entrances. It never changes.
type dispatch struct {
	byNext   [tokenKinds][longestToken + 1][nextClasses][afterClasses][]entrance
	words    wordFilter
	tails    tailFilter
	byWord   [longestToken + 1][]entrance // whose gate has words
	byTail   [longestToken + 1][]entrance // whose gate has tails and no words
	capitals [longestToken + 1][]entrance
	digits   [longestToken + 1][]entrance
}

// add registers an entrance that a trigger leads to.
func (d *dispatch) add(t trigger, e entrance) {
	from, to := min(t.length, longestToken), min(t.length, longestToken)
	if t.length == 0 {
		from, to = 1, longestToken
	}
	for n := from; n <= to; n++ {
		switch g := t.gate; {
		case len(g.words)+len(g.tails) > 0:
			if len(g.words) > 0 {
				d.byWord[n] = append(d.byWord[n], e)
			}
			if len(g.tails) > 0 {
				d.byTail[n] = append(d.byTail[n], e)
			}
		case g.capitals && t.kind == tokenWord:
			d.capitals[n] = append(d.capitals[n], e)
		case g.digits && t.kind == tokenWord:
			d.digits[n] = append(d.digits[n], e)
		default:
			for next := range nextClasses {
				for after := range afterClasses {
					if g.admits(next, after) {
						list := &d.byNext[t.kind][n][next][after]
						*list = append(*list, e)
					}
				}
			}
		}
	}
	for _, w := range t.gate.words {
		d.words.add(w)
	}
	for _, w := range t.gate.tails {
		d.tails.add(w)
	}
}

// sort brings entrances of the same pattern together, so that it is looked for
// once. The order in which recognizers are called does not matter otherwise.
func (d *dispatch) sort() {
	for kind := range d.byNext {
		for n := range d.byNext[kind] {
			for next := range d.byNext[kind][n] {
				for after := range d.byNext[kind][n][next] {
					slices.SortStableFunc(d.byNext[kind][n][next][after], func(a, b entrance) int { return a.pattern - b.pattern })
				}
			}
		}
	}
}

// admits reports whether the gate is open for a token that is followed so.
func (g *gate) admits(next nextClass, after afterClass) bool {
	if g.next == "" {
		return true
	}
	for i := 0; i+1 < len(g.next); i += 2 {
		if nextOf[g.next[i]] != next {
			continue
		}
		switch g.next[i+1] {
		case '9':
			if after == afterDigit {
				return true
			}
		case 'A':
			if after == afterLetter {
				return true
			}
		case '*':
			if after == afterOther {
				return true
			}
		}
	}
	return false
}

// shapeGate is the gate of a shape whose first token has n characters.
func shapeGate(pattern string, n int) gate {
	if n == len(pattern) {
		return gate{} // it ends here; what follows is seen to by standsAlone
	}
	next := pattern[n : n+1]
	if n+1 == len(pattern) {
		return gate{next: next + "9" + next + "A" + next + "*"}
	}
	switch c := pattern[n+1]; {
	case c == '9':
		return gate{next: next + "9"}
	case c == 'X':
		return gate{next: next + "9" + next + "A"}
	case isLetter(c):
		return gate{next: next + "A"}
	default:
		return gate{next: next + "*"}
	}
}

// followed gives the entrances for a token of a kind at text[i:j].
func (d *dispatch) followed(kind tokenKind, text string, i, j int) []entrance {
	next, after := nextEnd, afterOther
	if j < len(text) {
		next = nextOf[text[j]]
		if j+1 < len(text) {
			after = afterOf[text[j+1]]
		}
	}
	return d.byNext[kind][min(j-i, longestToken)][next][after]
}

// wordHash is a hash of the word of ASCII letters text[i:j], without regard to
// letter case. Only its first eight letters and its length count.
func wordHash(text string, i, j int) uint64 {
	n := j - i
	var v uint64
	if i+8 <= len(text) {
		b := text[i : i+8]
		v = uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
			uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
		if n < 8 {
			v &= 1<<(8*n) - 1
		}
	} else {
		for k := min(n, 8) - 1; k >= 0; k-- {
			v = v<<8 | uint64(text[i+k])
		}
	}
	v |= 0x2020202020202020 & (1<<(8*min(n, 8)) - 1)
	return (v ^ uint64(n)) * 0x9E3779B97F4A7C15
}

// A wordFilter says of most words that they are not in it. It has no false
// negatives.
type wordFilter [1 << 14 / 64]uint64

func (f *wordFilter) add(word string) {
	n := 0
	for n < len(word) && isLetter(word[n]) {
		n++
	}
	if n < len(word) {
		return // a word with other letters takes the slow way anyway
	}
	h := wordHash(word, 0, n) >> (64 - 14)
	f[h/64] |= 1 << (h % 64)
}

func (f *wordFilter) has(text string, i, j int) bool {
	h := wordHash(text, i, j) >> (64 - 14)
	return f[h/64]>>(h%64)&1 == 1
}

// A tailFilter knows the last three letters of words.
type tailFilter [1 << 15 / 64]uint64

func tailHash(a, b, c byte) uint {
	return uint(a&31)<<10 | uint(b&31)<<5 | uint(c&31)
}

func (f *tailFilter) add(tail string) {
	if len(tail) < 3 || strings.ContainsFunc(tail[len(tail)-3:], func(r rune) bool { return r >= 0x80 || !isLetter(byte(r)) }) {
		return // it takes the slow way
	}
	n := len(tail)
	h := tailHash(tail[n-3], tail[n-2], tail[n-1])
	f[h/64] |= 1 << (h % 64)
}

func (f *tailFilter) has(text string, j int) bool {
	h := tailHash(text[j-3], text[j-2], text[j-1])
	return f[h/64]>>(h%64)&1 == 1
}

// digitBehind reports whether there is a digit in text[j:j+digitReach].
func digitBehind(text string, j int) bool {
	for _, c := range []byte(text[j:min(len(text), j+digitReach)]) {
		if isDigit(c) {
			return true
		}
	}
	return false
}

// word calls the recognizers that a word of ASCII letters text[i:j] can lead to,
// which is followed by something that is no letter.
func (s *scanner) word(x *scratch, text string, i, j int) {
	d := &s.dispatch
	n := min(j-i, longestToken)
	for _, e := range d.followed(tokenWord, text, i, j) {
		s.try(x, text, i, e)
	}
	if len(d.digits[n]) > 0 && digitBehind(text, j) {
		for _, e := range d.digits[n] {
			s.try(x, text, i, e)
		}
	}
	if d.words.has(text, i, j) {
		for _, e := range d.byWord[n] {
			s.try(x, text, i, e)
		}
	}
	if c := text[i]; c < 'a' { // a capital
		if len(d.byTail[n]) > 0 && (j < len(text) && (text[j] == '-' || text[j] == '\'' || text[j] >= 0x80) || j-i >= 3 && d.tails.has(text, j)) {
			for _, e := range d.byTail[n] {
				s.try(x, text, i, e)
			}
		}
	}
	if text[i] < 'a' || i == 0 {
		for _, e := range d.capitals[n] {
			s.try(x, text, i, e)
		}
	}
}

// token calls the recognizers that any other token text[i:j] can lead to. A word
// with letters beyond ASCII passes all gates of words.
func (s *scanner) token(x *scratch, text string, i, j int, kind tokenKind) {
	entrances := s.byToken[kind][min(j-i, longestToken)]
	if kind != tokenWord {
		entrances = s.dispatch.followed(kind, text, i, j)
	}
	for _, e := range entrances {
		s.try(x, text, i, e)
	}
}

// sortedKeys gives the words of a set in order, for a gate.
func sortedKeys[V any](sets ...map[string]V) []string {
	var list []string
	for _, set := range sets {
		for w := range set {
			list = append(list, w)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}
