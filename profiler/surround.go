package profiler

import (
	"strings"
	"unicode/utf8"
)

// This file tells which context phrases stand around a place. The reader has
// noted the words that phrases can begin with; what stands there is looked at
// once, and only when a place asks for it.

// lookBack is how far before its trigger, in bytes, what a grammar finds can
// begin: an address in letters beyond ASCII before its @.
const lookBack = 320

// A surround knows the context phrases of the text as far as they have been
// asked for.
type surround struct {
	reader *reader
	placed []placed // in the order of their starts
	first  int      // in placed: those before it stand too far back
	next   int      // in reader.words: the first that has not been looked at

	// around is what hints gave last, for a place from start to end.
	around     []hint
	start, end int

	// owners are those of what stands near nearAt.
	owners ownerSet
	nearAt int
}

// only makes the surround know what stands around one place, when the text is
// not being read.
func (y *surround) only(r *reader, text string, start, end int) {
	y.begin(r)
	*r = reader{sights: r.sights[:0], words: r.words[:0], long: r.long[:0], at: len(text), done: true}
	lo, hi := max(0, start-contextBefore*widest), min(len(text), end+contextAfter*widest)
	for lo < start && !utf8.RuneStart(text[lo]) {
		lo++
	}
	r.words = append(r.words, contextWord{lo, start, -1}, contextWord{end, hi, -1})
}

// A placed phrase stands at text[start:end].
type placed struct {
	phrase     int
	start, end int
}

func (y *surround) begin(r *reader) {
	y.reader = r
	y.placed, y.first, y.next = y.placed[:0], 0, 0
	y.start, y.end, y.nearAt = -1, -1, -1
}

// upTo sees to it that all phrases that begin before text[to] are known.
func (y *surround) upTo(s *scanner, text string, from, to int) {
	r := y.reader
	for !r.done && (r.at < to || r.open && r.from < to) {
		r.read(&s.dispatch, text)
	}
	for y.next < len(r.words) && r.words[y.next].start < to {
		// What stands before all places to come is left alone.
		if w := r.words[y.next]; w.end >= from-contextBefore*widest-lookBack {
			y.placed = s.context.appendPlaced(y.placed, text, w, &s.dispatch.vocabulary)
		}
		y.next++
	}
	for y.first < len(y.placed) && y.placed[y.first].end < from-contextBefore*widest-lookBack {
		y.first++
	}
	if y.first > 0 && y.first == len(y.placed) {
		y.placed, y.first = y.placed[:0], 0
	}
}

// near gives the owners of all phrases that can count for what begins at text[i]
// and is not longer than longestWeak, and perhaps of some more.
func (y *surround) near(s *scanner, text string, i int) ownerSet {
	if y.nearAt == i {
		return y.owners
	}
	to := i + longestWeak + contextAfter*widest
	y.upTo(s, text, i, to)
	y.nearAt = i
	y.owners = y.owners[:0]
	for k := y.first; k < len(y.placed) && y.placed[k].start < to; k++ {
		p := &y.placed[k]
		if p.start < i-contextBefore*widest-weakBefore {
			continue
		}
		owners := s.context.phrases[p.phrase].owners
		if len(y.owners) == 0 {
			y.owners = append(y.owners, owners...)
			continue
		}
		for n, w := range owners {
			y.owners[n] |= w
		}
	}
	return y.owners
}

// hints gives the context phrases that stand around text[start:end]: at most
// contextBefore bytes before it and contextAfter behind it, by the scale of the
// phrase, on the same line.
func (y *surround) hints(s *scanner, text string, start, end int) []hint {
	if start == y.start && end == y.end {
		return y.around
	}
	y.start, y.end = start, end
	y.around = y.around[:0]
	y.upTo(s, text, start, end+contextAfter*widest)
	line := -1 // where the line ends, when it has been looked for
	for _, p := range y.placed[y.first:] {
		scale := s.context.phrases[p.phrase].scale
		switch {
		case p.start >= end+contextAfter*widest:
			return y.around
		case p.end <= start:
			if p.start >= start-contextBefore*scale && strings.IndexByte(text[p.end:start], '\n') < 0 {
				y.around = append(y.around, hint{p.phrase, (start - p.end) / scale, contextBefore})
			}
		case p.start >= end && p.end <= end+contextAfter*scale:
			if line < 0 {
				line = lineEnd(text, end, contextAfter*widest)
			}
			if p.end <= line {
				y.around = append(y.around, hint{p.phrase, (p.start - end) / scale, contextAfter})
			}
		}
	}
	return y.around
}
