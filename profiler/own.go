package profiler

import (
	"cmp"
	"slices"
)

// This file finds what recognizers have patterns, lists of words and funcs for.
// What it finds goes the same way as what has a shape: check digits and the words
// around it are looked at, and of what overlaps the most confident stays.

// A Place is what [Recognizer.Find] finds: text[Start:End], in bytes, and the
// probability of the label there when nothing else is known.
type Place struct {
	Start, End int
	Alone      float64
}

// listedAlone is the probability of the label for a word of a list.
const listedAlone = 0.95

// An ownMatcher holds the patterns, words and funcs of all recognizers. It never
// changes.
type ownMatcher struct {
	patterns []*pattern
	listed   []int // by listed word, its recognizer
	funcs    []int // recognizers that have Find
	filter   *prefilter
}

// newOwnMatcher compiles what the recognizers have, or gives nil where they have
// nothing. They have been validated.
func newOwnMatcher(recognizers []*Recognizer) *ownMatcher {
	o := &ownMatcher{}
	b := &prefilterBuilder{}
	for i, r := range recognizers {
		for k := range r.Patterns {
			p := *r.compiled[k]
			p.recognizer, p.alone = i, r.Patterns[k].Alone
			b.add(&p, int32(len(o.patterns)))
			o.patterns = append(o.patterns, &p)
		}
		for _, w := range r.DenyList {
			// Hits below zero are listed words.
			b.addWord(literal{w, true}, ^int32(len(o.listed)))
			o.listed = append(o.listed, i)
		}
		if r.Find != nil {
			o.funcs = append(o.funcs, i)
		}
	}
	if len(o.patterns)+len(o.listed)+len(o.funcs) == 0 {
		return nil
	}
	o.filter = b.build()
	return o
}

// An ownScratch is the memory of the search for them.
type ownScratch struct {
	next   []int // by pattern: where its next match can begin
	begins []int32
	places []Place
	found  []candidate
}

// forget moves what is remembered n bytes to the front, for a text whose first n
// bytes are dropped.
func (x *ownScratch) forget(n int) {
	for i := range x.next {
		x.next[i] = max(0, x.next[i]-n)
	}
}

// own adds the candidates that begin in text[from:to] and that patterns, words
// and funcs find. It looks at ownBefore bytes before and ownAfter bytes behind.
//
// A text can be given in parts, in its order and without gaps, with one scratch:
// all that is carried from part to part is where the last match of each pattern
// ended.
func (s *scanner) own(x *scratch, text string, from, to int) {
	o := s.ownMatcher
	if o == nil {
		return
	}
	if len(x.own.next) != len(o.patterns) {
		x.own.next = make([]int, len(o.patterns))
	}
	// Candidates of one source come in the order of their starts, or almost. They
	// are gathered beside those of others and sorted in at once; one by one they
	// would move all that stand behind them.
	x.candidates, x.own.found = x.own.found[:0], x.candidates
	o.walk(s, x, text, from, to)
	x.candidates, x.own.found = x.own.found, x.candidates
	x.merge(x.own.found)
	for _, recognizer := range o.funcs {
		x.candidates, x.own.found = x.own.found[:0], x.candidates
		s.askFunc(x, text, from, to, recognizer)
		x.candidates, x.own.found = x.own.found, x.candidates
		x.merge(x.own.found)
	}
}

// merge sorts candidates, which are in the order of their starts, into those of
// the scratch.
func (x *scratch) merge(found []candidate) {
	if len(found) == 0 {
		return
	}
	i := len(x.candidates) - 1
	x.candidates = append(x.candidates, found...)
	for k := len(x.candidates) - 1; len(found) > 0; k-- {
		last := len(found) - 1
		if i >= 0 && x.candidates[i].start > found[last].start {
			x.candidates[k] = x.candidates[i]
			i--
		} else {
			x.candidates[k] = found[last]
			found = found[:last]
		}
	}
}

// walk finds patterns and words that begin in text[from:to].
func (o *ownMatcher) walk(s *scanner, x *scratch, text string, from, to int) {
	f := o.filter
	// The word that a match cannot do without may stand behind the part.
	end := min(len(text), to+MaxMatchLength)
	for i := from; ; i++ {
		if i = f.next(text, i, end); i >= end {
			return
		}
		if f.width > 0 && i < to {
			x.own.begins = f.appendStarts(x.own.begins[:0], text, i)
			for _, p := range x.own.begins {
				o.tryPattern(s, x, text, i, i+1, int(p))
			}
		}
		if f.words == nil || i+1 < len(text) && !f.wordPairs.has(text[i], text[i+1]) {
			continue
		}
		node := f.words.root[text[i]]
		for j := i + 1; node != 0; j++ {
			for _, hit := range f.words.hitsOf(node) {
				if hit >= 0 {
					p := o.patterns[hit]
					o.tryPattern(s, x, text, p.earliest(text, i, max(from, x.own.next[hit])), min(i+1, to), int(hit))
				} else if i < to && isWhole(text, i, j) {
					s.weighAside(x, text, match{i, j, listedAlone}, o.listed[^hit])
				}
			}
			if j == len(text) {
				break
			}
			node = f.words.step(node, text[j])
		}
	}
}

// earliest gives the first place, from lo on, at which a match can begin that has
// a required word at text[i].
func (p *pattern) earliest(text string, i, lo int) int {
	lo = max(lo, i-p.required.reach)
	for i > lo && p.required.before.has(text[i-1]) {
		i--
	}
	return i
}

// tryPattern finds the matches of a pattern that begin in text[from:to] and not
// in an earlier one.
func (o *ownMatcher) tryPattern(s *scanner, x *scratch, text string, from, to, index int) {
	p := o.patterns[index]
	for i := max(from, x.own.next[index]); i < to; {
		next := i + 1
		if p.canBegin(text, i) {
			if end, ok := p.matchAt(text, i); ok {
				next = end
				s.weighOwn(x, text, match{i, end, p.alone}, p.recognizer)
			}
		}
		i = next
		// No place is tried twice, however many required words are near.
		x.own.next[index] = i
	}
}

// weighOwn weighs a match if it passes the check of its recognizer.
func (s *scanner) weighOwn(x *scratch, text string, m match, recognizer int) {
	if x.passes(s.recognizers[recognizer], text[m.start:m.end]) {
		s.weighAside(x, text, m, recognizer)
	}
}

// passes reports whether what has no shape passes the check.
func (x *scratch) passes(r *Recognizer, value string) bool {
	if r.Check == nil {
		return true
	}
	if len(value) > len(x.compact) {
		return false
	}
	compact := appendCompact(x.compact[:0], value)
	return len(compact) <= maxCompact && r.Check(compact)
}

// askFunc calls the func of a recognizer for what begins in text[from:to].
func (s *scanner) askFunc(x *scratch, text string, from, to, recognizer int) {
	lo, hi := runeFloor(text, max(0, from-MaxMatchLength)), runeFloor(text, to+2*MaxMatchLength)
	part := text[lo:hi]
	// What comes back may be a slice that the func keeps; it is copied before it
	// is sorted.
	x.own.places = append(x.own.places[:0], s.recognizers[recognizer].Find(x.own.places[:0], part)...)
	slices.SortFunc(x.own.places, func(a, b Place) int {
		return cmp.Or(cmp.Compare(a.Start, b.Start), cmp.Compare(a.End, b.End), cmp.Compare(a.Alone, b.Alone))
	})
	for _, p := range x.own.places {
		if p.isIn(part) && from <= lo+p.Start && lo+p.Start < to {
			s.weighOwn(x, text, match{lo + p.Start, lo + p.End, p.Alone}, recognizer)
		}
	}
}

// isIn reports whether the place can be taken: it lies in the text, is neither
// empty nor too long, cuts no rune, and has a probability.
func (p *Place) isIn(text string) bool {
	return 0 <= p.Start && p.Start < p.End && p.End <= len(text) && p.End-p.Start <= MaxMatchLength &&
		!cutsRune(text, p.Start) && !cutsRune(text, p.End) && isProbability(p.Alone)
}

// ownWholes is wholes for patterns, words and funcs.
func (s *scanner) ownWholes(c *cell, yield func(recognizer int, alone float64) bool) {
	o := s.ownMatcher
	if o == nil || len(c.text) == 0 || len(c.text) > MaxMatchLength {
		return
	}
	passes := func(recognizer int) bool {
		r := s.recognizers[recognizer]
		return r.Check == nil || c.compact != nil && r.Check(c.compact)
	}
	for _, p := range o.patterns {
		if p.canBegin(c.text, 0) && len(c.text) <= p.most && p.whole.MatchString(c.text) && passes(p.recognizer) && !yield(p.recognizer, p.alone) {
			return
		}
	}
	if o.filter.words != nil {
		node := o.filter.words.root[c.text[0]]
		for i := 1; node != 0 && i < len(c.text); i++ {
			node = o.filter.words.step(node, c.text[i])
		}
		if node != 0 {
			for _, hit := range o.filter.words.hitsOf(node) {
				if hit < 0 && !yield(o.listed[^hit], listedAlone) {
					return
				}
			}
		}
	}
	for _, recognizer := range o.funcs {
		for _, p := range s.recognizers[recognizer].Find(nil, c.text) {
			if p.isIn(c.text) && p.End-p.Start == len(c.text) && passes(recognizer) && !yield(recognizer, p.Alone) {
				return
			}
		}
	}
}

// isProbability reports whether p is above 0 and below 1.
func isProbability(p float64) bool { return p > 0 && p < 1 }
