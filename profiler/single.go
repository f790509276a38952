package profiler

// This file spares what cannot change what is found in a text that is one thing from its
// beginning to its end, as most cells are. What overlaps that and is less sure is not
// reported, and everything overlaps it. So, from where it has been found, shapes that are
// worth less are not looked at, and where it is surer than any name, names are not either.
// That holds as long as nothing else is surer still, which would make room for the rest
// again; then the text is looked at once more.

// look makes the scratch know the text that it is to find everything in. Where more may be
// found than it finds, it knows none.
func (x *scratch) look(s *scanner, text string) {
	if s.ownMatcher == nil && x.refused == nil {
		x.length = len(text)
	}
}

// A sparing says whether it was right to spare something.
type sparing struct {
	whole  float64 // the confidence of what was the whole text then
	better int     // how many candidates were as sure
}

// note notes that something is spared.
func (p *sparing) note(x *scratch) {
	if p.better == 0 {
		p.whole, p.better = x.whole, x.asSureAs(x.whole)
	}
}

// wereRight reports whether nothing has been found since that is as sure.
func (p *sparing) wereRight(x *scratch) bool {
	return p.better == 0 || len(x.candidates) == p.better || x.asSureAs(p.whole) == p.better
}

// asSureAs is how many candidates are as sure as that.
func (x *scratch) asSureAs(confidence float64) (n int) {
	for i := range x.candidates {
		if x.candidates[i].confidence >= confidence {
			n++
		}
	}
	return n
}

// hasNoName reports whether no name that begins in the text can be reported, when all else
// has been found: one thing is the whole text, and nothing is surer.
func (x *scratch) hasNoName() bool {
	r := &x.reader
	if x.whole <= mostTagged || !r.done || r.escaped || len(r.long) > 0 {
		return false
	}
	for i := range x.candidates {
		if x.candidates[i].confidence > x.whole {
			return false
		}
	}
	return true
}
