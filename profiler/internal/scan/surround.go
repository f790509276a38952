package scan

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file tells which context phrases stand around a place. The reader has
// noted the words that phrases can begin with; what stands there is looked at
// once, and only when a place asks for it.

// LookBack is how far before its trigger, in bytes, what a grammar finds can
// begin: an address in letters beyond ASCII before its @.
const LookBack = 320

// A surround knows the context phrases of the text as far as they have been
// asked for.
type surround struct {
	reader *reader
	Placed []placed // in the order of their starts
	first  int      // in placed: those before it stand too far back
	next   int      // in reader.words: the first that has not been looked at
	known  int      // all phrases that begin before text[known] have been placed
	wide   int      // the greatest scale of a phrase that has been placed
	from   int      // in placed: the first that was near the place that was asked about last
	sought int      // that place, or -1

	line   int // the last line break before text[lineTo], or -1; see lineBefore
	lineTo int
	floor  int // of the place that is asked about, see askingFrom; or unknownFloor

	close   nearSet // the owners of the phrases around the place closeTo; see closeAt
	closeTo int

	// owners are those of the phrases in the stretch joined and the ones beside it;
	// see near. Those of each stretch are in stretches, at its number modulo their
	// number.
	owners    nearSet
	joined    int
	nothing   bool // there are none
	used      int  // how many of them may have owners, from the first on
	stretches [mostStretches]stretch
}

// only makes the surround know what stands around one place, when the text is
// not being read.
func (y *surround) only(r *reader, text string, start, end int) {
	y.begin(r)
	r.begin()
	r.at, r.done = len(text), true
	lo, hi := max(0, start-spec.ContextBefore*widest), min(len(text), end+contextAfter*widest)
	for lo < start && !utf8.RuneStart(text[lo]) {
		lo++
	}
	r.Words = append(r.Words, contextWord{start: lo, end: start, word: -1}, contextWord{start: end, end: hi, word: -1})
}

// A placed phrase stands at text[start:end].
type placed struct {
	phrase     int
	start, end int
}

func (y *surround) begin(r *reader) {
	y.reader = r
	y.Placed, y.next, y.known, y.wide = y.Placed[:0], 0, 0, 1
	y.line, y.lineTo = -1, 0
	y.restart()
	y.clear()
}

// restart makes the surround forget where in placed it is.
func (y *surround) restart() {
	y.first, y.from, y.sought = 0, 0, -1
}

// lineBefore is the last line break before text[i], or one that stands before all phrases that may be
// near, or -1. Places are asked about in their order, so that each byte is looked at about once.
func (y *surround) lineBefore(text string, i int) int {
	if i == y.lineTo {
		return y.line
	}
	if from := i - spec.ContextBefore*widest; y.lineTo < from || y.lineTo > i {
		y.line, y.lineTo = -1, max(0, from)
	}
	for y.lineTo < i {
		k := strings.IndexByte(text[y.lineTo:i], '\n')
		if k < 0 {
			break
		}
		y.line = y.lineTo + k
		y.lineTo = y.line + 1
	}
	y.lineTo = i
	return y.line
}

// placedAhead is how many bytes further than is asked for phrases are placed, in
// what has been read already.
const placedAhead = 128

// upTo sees to it that all phrases that begin before text[to] are known, for a
// place that begins at text[from].
func (y *surround) upTo(s *Scanner, text string, from, to int) {
	if to > y.known {
		y.place(s, text, from, to)
	}
}

// place places the phrases for upTo, and reads the text as far as it has to.
func (y *surround) place(s *Scanner, text string, from, to int) {
	r := y.reader
	if !r.done && (r.at < to || r.Open && r.From < to) {
		for end := max(to, min(to+readAhead, r.until)); !r.done && (r.at < end || r.Open && r.From < to); {
			r.Read(&s.dispatch, text)
		}
	}
	read := r.at
	if r.Open {
		read = r.From
	}
	to = max(to, min(to+placedAhead, read))
	y.known = to
	back := from - spec.ContextBefore*widest - LookBack
	words := r.Words[y.next:]
	for k := range words {
		w := &words[k]
		if w.start >= to {
			break
		}
		y.next++
		// What stands before all places to come is left alone.
		if w.end < back {
			continue
		}
		n := len(y.Placed)
		if y.Placed = s.Context.appendPlaced(y.Placed, text, *w, &s.dispatch.vocabulary); len(y.Placed) > n {
			y.join(&s.Context, n)
		}
	}
	for y.first < len(y.Placed) && y.Placed[y.first].end < back {
		y.first++
	}
	if y.first > 0 && y.first == len(y.Placed) {
		y.Placed = y.Placed[:0]
		y.restart()
	}
}

// A stretch is a part of the text of stretchSize bytes, and owners those of the phrases
// that begin in it.
type stretch struct {
	owners nearSet
	number int // of the stretch, from the beginning of the text; what is of another is nothing
}

// stretchSize is as far as near looks ahead, and farther than it looks back. Phrases are
// placed less than mostStretches stretches ahead of the place that is asked about.
const (
	stretchBits   = 7
	stretchSize   = 1 << stretchBits
	mostStretches = 64
)

// join adds the owners of the phrases from placed[n] on to those of their stretches.
func (y *surround) join(x *contextIndex, n int) {
	for ; n < len(y.Placed); n++ {
		p := &y.Placed[n]
		number := p.start >> stretchBits
		y.used = max(y.used, min(number+1, mostStretches))
		t := &y.stretches[number&(mostStretches-1)]
		if t.number != number {
			t.owners, t.number = nearSet{}, number
		}
		phrase := &x.phrases[p.phrase]
		t.owners.addAll(&phrase.owners)
		if phrase.scale > y.wide {
			y.wide, y.sought = phrase.scale, -1
		}
	}
}

// clear empties the stretches.
func (y *surround) clear() {
	y.joined, y.closeTo = -1, -1
	clear(y.stretches[:y.used])
	y.used = 0
}

// near gives the owners of all phrases that can count for what begins at text[i]
// and is not longer than longestWeak, and perhaps of some more: of those that begin in
// the stretch of text[i] and the two beside it. Sights close together cost little; closeAt
// looks closer.
func (y *surround) near(s *Scanner, text string, i int) *nearSet {
	number := i >> stretchBits
	y.upTo(s, text, i, (number+2)*stretchSize)
	y.owners = nearSet{}
	for n := number - 1; n <= number+1; n++ {
		if t := &y.stretches[n&(mostStretches-1)]; t.number == n {
			y.owners.addAll(&t.owners)
		}
	}
	y.joined, y.nothing = number, y.owners == nobody
	return &y.owners
}

// mayLean tells whether phrases of the owner may count for a match, and whether some may that
// speak against it. It costs a tenth of heaviest, and many places have nothing near.
func (y *surround) mayLean(s *Scanner, text string, m spec.Match, o int) (gains, loses bool) {
	weak := m.Alone < weakBelow
	if m.End-m.Start > spec.LongestWeak {
		return true, weak
	}
	near := y.nearAt(s, text, m.Start)
	if !near.mayHave(o) && !(weak && near.mayHave(against)) {
		return false, false
	}
	near = y.closeAt(s, m.Start)
	return near.mayHave(o), weak && near.mayHave(against)
}

// nearAt is near for a place that mostly is in the same stretch as the last.
func (y *surround) nearAt(s *Scanner, text string, i int) *nearSet {
	if i>>stretchBits == y.joined {
		return &y.owners
	}
	return y.near(s, text, i)
}

// isNear reports whether a phrase of an owner can count for what begins at text[i]
// and is not longer than longestWeak. It may take another owner for that one.
func (y *surround) isNear(s *Scanner, text string, i, o int) bool {
	return y.nearAt(s, text, i).mayHave(o) && y.closeAt(s, i).mayHave(o)
}

// closeAt is near, but without the phrases that stand too far away. All that stand near
// must be known, as they are behind nearAt. It is asked about one place several times.
func (y *surround) closeAt(s *Scanner, i int) *nearSet {
	if i != y.closeTo {
		y.closeTo = i
		y.seek(i)
		end, phrases := i+spec.LongestWeak+contextAfter*y.wide, s.Context.phrases
		around := y.Placed[y.from:]
		var a, b, c, d uint64 // an array would not be in registers
		for k := range around {
			p := &around[k]
			if p.start >= end {
				break
			}
			o := &phrases[p.phrase].owners
			a, b, c, d = a|o[0], b|o[1], c|o[2], d|o[3]
		}
		y.close = nearSet{a, b, c, d}
	}
	return &y.close
}

// seek makes y.from the first phrase that can count for what is found at text[i].
func (y *surround) seek(i int) {
	if i == y.sought {
		return
	}
	y.sought = i
	i -= spec.ContextBefore*y.wide + spec.WeakBefore
	k, placed := y.from, y.Placed
	for k > y.first && placed[k-1].start >= i {
		k--
	}
	for k < len(placed) && placed[k].start < i {
		k++
	}
	y.from = k
}

// closest is the context phrase of an owner around text[start:end] that weighs
// most and stands at most reach bytes before the place: of those at most
// contextBefore bytes before it and contextAfter behind it, by the scale of the
// phrase, on the same line. Of two that weigh the same the longer phrase counts.
func (y *surround) closest(s *Scanner, text string, start, end, o, reach int) (best hint, ok bool) {
	if end-start <= spec.LongestWeak && !y.isNear(s, text, start, o) {
		return hint{}, false
	}
	return y.heaviest(s, text, start, end, o, reach)
}

// unknownFloor stands for a floor that nobody has looked for.
const unknownFloor = -2

// heaviest is closest without asking first whether any phrase of the owner is near, which
// costs a tenth of it.
func (y *surround) heaviest(s *Scanner, text string, start, end, o, reach int) (best hint, ok bool) {
	y.upTo(s, text, start, end+contextAfter*widest)
	y.seek(start)
	y.floor = unknownFloor
	x := &s.Context
	for k := y.nextOf(x, o, y.from, end); k >= 0; k = y.nextOf(x, o, k+1, end) {
		p := &y.Placed[k]
		h, near := y.hintOf(&x.phrases[p.phrase], p, text, start, end)
		if !near || h.distance > reach {
			continue
		}
		if by, least := h.rank(), best.rank(); ok && (by > least || by == least && len(x.phrases[h.phrase].text) <= len(x.phrases[best.phrase].text)) {
			continue
		}
		if p.speaks(text, end) {
			best, ok = h, true
		}
	}
	return best, ok
}

// nextOf is the number of the first of the placed phrases, from the k-th on, that is of an owner and
// can count for what ends at text[end], or -1. Most are of others: it is a function of its own, so that
// nothing else is in the registers.
//
//go:noinline
func (y *surround) nextOf(x *contextIndex, o, k, end int) int {
	far := end + contextAfter*y.wide
	sets, words, word, bit := x.owners.sets, x.owners.words, o>>6, uint(o&63)
	for placed := y.Placed; k < len(placed) && placed[k].start < far; k++ {
		if sets[placed[k].phrase*words+word]>>bit&1 == 1 {
			return k
		}
	}
	return -1
}

// hintOf is what a placed phrase is to text[start:end], when it stands near enough. It is apart
// from the walk over all phrases, of which most are of other owners.
func (y *surround) hintOf(phrase *contextPhrase, p *placed, text string, start, end int) (h hint, near bool) {
	h = hint{p.phrase, start - p.end, spec.ContextBefore}
	switch {
	case p.end <= start:
		if p.start < start-spec.ContextBefore*phrase.scale {
			return h, false
		}
		if line := y.lineBefore(text, start); line >= p.end { // it may ask for what stands on another line
			if y.floor == unknownFloor {
				y.floor = prose.AskingFrom(text, y.Placed[y.from].start, line)
			}
			if p.end <= y.floor {
				return h, false
			}
			if h.distance, near = prose.Asks(text, p.start, p.end, start, end); !near {
				return h, false
			}
		}
	case p.start >= end && p.end <= end+contextAfter*phrase.scale:
		h.distance, h.window = p.start-end, contextAfter
	default:
		return h, false
	}
	if phrase.scale > 1 { // a division takes as long as all of the rest
		h.distance /= phrase.scale
	}
	return h, true
}
