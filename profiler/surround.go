package profiler

import "unicode/utf8"

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
	known  int      // all phrases that begin before text[known] have been placed
	from   int      // in placed: the first that was near the place that was asked about last

	// owners are those of placed[joined:added], the first of which stood near
	// joinedAt; see near. They are the same for the span of bytes from there on.
	owners        nearSet
	joined, added int
	joinedAt      int
	span          uint
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
	y.placed, y.next, y.known = y.placed[:0], 0, 0
	y.restart()
}

// restart makes the surround forget where in placed it is.
func (y *surround) restart() {
	y.first, y.from, y.joined, y.added, y.joinedAt, y.span = 0, 0, 0, 0, -1, 0
}

// placedAhead is how many bytes further than is asked for phrases are placed, in
// what has been read already.
const placedAhead = 128

// upTo sees to it that all phrases that begin before text[to] are known, for a
// place that begins at text[from].
func (y *surround) upTo(s *scanner, text string, from, to int) {
	if to > y.known {
		y.place(s, text, from, to)
	}
}

// place places the phrases for upTo, and reads the text as far as it has to.
func (y *surround) place(s *scanner, text string, from, to int) {
	r := y.reader
	if !r.done && (r.at < to || r.open && r.from < to) {
		for end := max(to, min(to+readAhead, r.until)); !r.done && (r.at < end || r.open && r.from < to); {
			r.read(&s.dispatch, text)
		}
	}
	read := r.at
	if r.open {
		read = r.from
	}
	to = max(to, min(to+placedAhead, read))
	y.known = to
	back := from - contextBefore*widest - lookBack
	for y.next < len(r.words) && r.words[y.next].start < to {
		// What stands before all places to come is left alone.
		if w := r.words[y.next]; w.end >= back {
			y.placed = s.context.appendPlaced(y.placed, text, w, &s.dispatch.vocabulary)
		}
		y.next++
	}
	for y.first < len(y.placed) && y.placed[y.first].end < back {
		y.first++
	}
	if y.first > 0 && y.first == len(y.placed) {
		y.placed = y.placed[:0]
		y.restart()
	}
}

// joinedFor is for how many bytes near goes on with the set that it has.
const joinedFor = 128

// near gives the owners of all phrases that can count for what begins at text[i]
// and is not longer than longestWeak, and perhaps of some more: those that stood
// near a place up to joinedFor bytes before. Only phrases that were not known then
// are added, so that sights close together cost little; isNear looks closer.
func (y *surround) near(s *scanner, text string, i int) *nearSet {
	const ahead = longestWeak + contextAfter*widest
	to := i + ahead
	if to > y.known {
		y.place(s, text, i, to)
	}
	if uint(i-y.joinedAt) > joinedFor || y.joinedAt < 0 {
		y.owners = nearSet{}
		y.seek(i - contextBefore*widest - weakBefore)
		y.joined, y.added, y.joinedAt = y.from, y.from, i
	}
	if y.added < len(y.placed) && y.placed[y.added].start < to {
		y.join(&s.context, to)
	}
	until := min(y.joinedAt+joinedFor, y.known-ahead)
	if y.added < len(y.placed) {
		until = min(until, y.placed[y.added].start-ahead)
	}
	y.span = uint(max(0, until+1-y.joinedAt))
	return &y.owners
}

// mayBeClose is true when closest finds something for an owner, and now and then when
// it does not. It costs a tenth of closest, and most places have nothing near.
func (y *surround) mayBeClose(s *scanner, text string, start, end, o int) bool {
	if start < y.joinedAt || end-start > longestWeak {
		return true
	}
	return y.near(s, text, start).mayHave(o)
}

// join adds the owners of the phrases before text[to] to those that are near.
func (y *surround) join(x *contextIndex, to int) {
	for ; y.added < len(y.placed) && y.placed[y.added].start < to; y.added++ {
		y.owners.addAll(&x.phrases[y.placed[y.added].phrase].owners)
	}
}

// isNear reports whether a phrase of an owner can count for what begins at text[i]
// and is not longer than longestWeak.
func (y *surround) isNear(s *scanner, text string, i, o int) bool {
	if !y.near(s, text, i).mayHave(o) {
		return false
	}
	from, to := i-contextBefore*widest-weakBefore, i+longestWeak+contextAfter*widest
	sets, words, bit := s.context.owners.of(o)
	near := y.placed[y.joined:y.added]
	for k := range near {
		p := &near[k]
		if p.start >= to {
			break
		}
		if p.start >= from && sets[p.phrase*words]>>(bit&63)&1 == 1 {
			return true
		}
	}
	return false
}

// seek makes y.from the first phrase that begins at text[i] or behind it.
func (y *surround) seek(i int) {
	k := y.from
	for k > y.first && y.placed[k-1].start >= i {
		k--
	}
	for k < len(y.placed) && y.placed[k].start < i {
		k++
	}
	y.from = k
}

// closest is the context phrase of an owner around text[start:end] that weighs
// most and stands at most reach bytes before the place: of those at most
// contextBefore bytes before it and contextAfter behind it, by the scale of the
// phrase, on the same line. Of two that weigh the same the longer phrase counts.
func (y *surround) closest(s *scanner, text string, start, end, o, reach int) (best hint, ok bool) {
	if !y.mayBeClose(s, text, start, end, o) {
		return hint{}, false
	}
	y.upTo(s, text, start, end+contextAfter*widest)
	y.seek(start - contextBefore*widest)
	far := end + contextAfter*widest
	sets, words, bit := s.context.owners.of(o)
	list := y.placed[y.from:]
	for k := range list {
		p := &list[k]
		if p.start >= far {
			break
		}
		if sets[p.phrase*words]>>(bit&63)&1 == 0 {
			continue
		}
		h, near := s.context.hintOf(text, p, start, end)
		if near && h.distance <= reach && (!ok || s.context.outweighs(h, best)) {
			best, ok = h, true
		}
	}
	return best, ok
}
