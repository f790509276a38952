package scan

import (
	"cmp"
	"slices"

	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/pattern"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds what recognizers have patterns, lists of words and funcs for.
// What it finds goes the same way as what has a shape: check digits and the words
// around it are looked at, and of what overlaps the most confident stays.

// listedAlone is the probability of the label for a word of a list.
const listedAlone = 0.95

// An ownMatcher holds the patterns, words and funcs of all recognizers. It never
// changes.
type ownMatcher struct {
	patterns []*pattern.Compiled
	listed   []int // by listed word, its recognizer
	funcs    []int // recognizers that have Find
	filter   *pattern.Prefilter
}

// newOwnMatcher compiles what the recognizers have, or gives nil where they have
// nothing. They have been validated.
func newOwnMatcher(recognizers []*spec.Recognizer) *ownMatcher {
	o := &ownMatcher{}
	b := &pattern.PrefilterBuilder{}
	for i, r := range recognizers {
		for k := range r.Patterns {
			p := *r.Compiled[k]
			p.Recognizer, p.Alone = i, r.Patterns[k].Alone
			b.Add(&p, int32(len(o.patterns)))
			o.patterns = append(o.patterns, &p)
		}
		for _, w := range r.DenyList {
			// Hits below zero are listed words.
			b.AddWord(pattern.Literal{Text: w, Fold: true}, ^int32(len(o.listed)))
			o.listed = append(o.listed, i)
		}
		if r.Find != nil {
			o.funcs = append(o.funcs, i)
		}
	}
	if len(o.patterns)+len(o.listed)+len(o.funcs) == 0 {
		return nil
	}
	o.filter = b.Build()
	return o
}

// An ownScratch is the memory of the search for them.
type ownScratch struct {
	next   []int // by pattern: where its next match can begin
	begins []int32
	places []pattern.Place
	found  []spec.Candidate
}

// forget moves what is remembered n bytes to the front, for a text whose first n
// bytes are dropped.
func (x *ownScratch) forget(n int) {
	for i := range x.next {
		x.next[i] = max(0, x.next[i]-n)
	}
}

// Own adds the candidates that begin in text[from:to] and that patterns, words
// and funcs find. It looks at ownBefore bytes before and ownAfter bytes behind.
//
// A text can be given in parts, in its order and without gaps, with one scratch:
// all that is carried from part to part is where the last match of each pattern
// ended.
func (s *Scanner) Own(x *Scratch, text string, from, to int) {
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
	x.Candidates, x.own.found = x.own.found[:0], x.Candidates
	o.walk(s, x, text, from, to)
	x.Candidates, x.own.found = x.own.found, x.Candidates
	x.merge(x.own.found)
	for _, recognizer := range o.funcs {
		x.Candidates, x.own.found = x.own.found[:0], x.Candidates
		s.askFunc(x, text, from, to, recognizer)
		x.Candidates, x.own.found = x.own.found, x.Candidates
		x.merge(x.own.found)
	}
}

// merge sorts candidates, which are in the order of their starts, into those of
// the scratch.
func (x *Scratch) merge(found []spec.Candidate) {
	if len(found) == 0 {
		return
	}
	i := len(x.Candidates) - 1
	x.Candidates = append(x.Candidates, found...)
	for k := len(x.Candidates) - 1; len(found) > 0; k-- {
		last := len(found) - 1
		if i >= 0 && x.Candidates[i].Start > found[last].Start {
			x.Candidates[k] = x.Candidates[i]
			i--
		} else {
			x.Candidates[k] = found[last]
			found = found[:last]
		}
	}
}

// walk finds patterns and words that begin in text[from:to].
func (o *ownMatcher) walk(s *Scanner, x *Scratch, text string, from, to int) {
	f := o.filter
	// The word that a match cannot do without may stand behind the part.
	end := min(len(text), to+pattern.MaxMatchLength)
	for i := from; ; i++ {
		if i = f.Next(text, i, end); i >= end {
			return
		}
		if f.Width > 0 && i < to {
			x.own.begins = f.AppendStarts(x.own.begins[:0], text, i)
			for _, p := range x.own.begins {
				o.tryPattern(s, x, text, i, i+1, int(p))
			}
		}
		if f.Words == nil || i+1 < len(text) && !f.WordPairs.Has(text[i], text[i+1]) {
			continue
		}
		node := f.Words.Root[text[i]]
		for j := i + 1; node != 0; j++ {
			for _, hit := range f.Words.HitsOf(node) {
				if hit >= 0 {
					p := o.patterns[hit]
					o.tryPattern(s, x, text, p.Earliest(text, i, max(from, x.own.next[hit])), min(i+1, to), int(hit))
				} else if i < to && wordset.IsWhole(text, i, j) {
					s.weighAside(x, text, spec.Match{Start: i, End: j, Alone: listedAlone}, o.listed[^hit])
				}
			}
			if j == len(text) {
				break
			}
			node = f.Words.Step(node, text[j])
		}
	}
}

// tryPattern finds the matches of a pattern that begin in text[from:to] and not
// in an earlier one.
func (o *ownMatcher) tryPattern(s *Scanner, x *Scratch, text string, from, to, index int) {
	p := o.patterns[index]
	for i := max(from, x.own.next[index]); i < to; {
		next := i + 1
		if p.CanBegin(text, i) {
			if end, ok := p.MatchAt(text, i); ok {
				next = end
				s.weighOwn(x, text, spec.Match{Start: i, End: end, Alone: p.Alone}, p.Recognizer)
			}
		}
		i = next
		// No place is tried twice, however many required words are near.
		x.own.next[index] = i
	}
}

// weighOwn weighs a match if it passes the check of its recognizer.
func (s *Scanner) weighOwn(x *Scratch, text string, m spec.Match, recognizer int) {
	if x.passes(s.Recognizers[recognizer], text[m.Start:m.End]) {
		s.weighAside(x, text, m, recognizer)
	}
}

// passes reports whether what has no shape passes the check.
func (x *Scratch) passes(r *spec.Recognizer, value string) bool {
	if r.Check == nil {
		return true
	}
	if len(value) > len(x.compact) {
		return false
	}
	compact := spec.AppendCompact(x.compact[:0], value)
	return len(compact) <= cells.MaxCompact && r.Check(compact)
}

// askFunc calls the func of a recognizer for what begins in text[from:to].
func (s *Scanner) askFunc(x *Scratch, text string, from, to, recognizer int) {
	lo, hi := pattern.RuneFloor(text, max(0, from-pattern.MaxMatchLength)), pattern.RuneFloor(text, to+2*pattern.MaxMatchLength)
	part := text[lo:hi]
	// What comes back may be a slice that the func keeps; it is copied before it
	// is sorted.
	x.own.places = append(x.own.places[:0], s.Recognizers[recognizer].Find(x.own.places[:0], part)...)
	slices.SortFunc(x.own.places, func(a, b pattern.Place) int {
		return cmp.Or(cmp.Compare(a.Start, b.Start), cmp.Compare(a.End, b.End), cmp.Compare(a.Alone, b.Alone))
	})
	for _, p := range x.own.places {
		if p.IsIn(part) && from <= lo+p.Start && lo+p.Start < to {
			s.weighOwn(x, text, spec.Match{Start: lo + p.Start, End: lo + p.End, Alone: p.Alone}, recognizer)
		}
	}
}

// ownWholes is wholes for patterns, words and funcs.
func (s *Scanner) ownWholes(c *cells.Cell, yield func(recognizer int, alone float64) bool) {
	o := s.ownMatcher
	if o == nil || len(c.Text) == 0 || len(c.Text) > pattern.MaxMatchLength {
		return
	}
	passes := func(recognizer int) bool {
		r := s.Recognizers[recognizer]
		return r.Check == nil || c.Compact != nil && r.Check(c.Compact)
	}
	for _, p := range o.patterns {
		if p.CanBegin(c.Text, 0) && len(c.Text) <= p.Most && p.Whole.MatchString(c.Text) && passes(p.Recognizer) && !yield(p.Recognizer, p.Alone) {
			return
		}
	}
	if o.filter.Words != nil {
		node := o.filter.Words.Root[c.Text[0]]
		for i := 1; node != 0 && i < len(c.Text); i++ {
			node = o.filter.Words.Step(node, c.Text[i])
		}
		if node != 0 {
			for _, hit := range o.filter.Words.HitsOf(node) {
				if hit < 0 && !yield(o.listed[^hit], listedAlone) {
					return
				}
			}
		}
	}
	for _, recognizer := range o.funcs {
		for _, p := range s.Recognizers[recognizer].Find(nil, c.Text) {
			if p.IsIn(c.Text) && p.End-p.Start == len(c.Text) && passes(recognizer) && !yield(recognizer, p.Alone) {
				return
			}
		}
	}
}
