package profiler

import "github.com/privet-go/privet"

// This file is the engine. It walks over the text once, from token to token;
// each token and some single bytes are triggers that lead to the few
// recognizers that can begin there. Each of those looks at a bounded number of
// bytes, so that the whole is linear in the length of the text. What they find
// are candidates; context words raise or lower them; and of those that overlap
// the most confident stays.

// longestToken is the length from which on tokens are not told apart by length.
const longestToken = 31

// A scanner is a list of recognizers made ready. It never changes.
type scanner struct {
	recognizers []*Recognizer
	patterns    []string  // of all shapes, each once
	beside      []float64 // by recognizer, the logarithm of the odds beside a context word
	context     contextIndex
	dispatch    dispatch
	byToken     [tokenKinds][longestToken + 1][]entrance // what dispatch leads to when nothing can be ruled out
	byByte      [256][]entrance
	byCompact   [maxCompact + 1][]entrance // shapes, by the number of their letters and digits
}

// An entrance is one way in which a recognizer is called: with one of its
// shapes, or, when shape is negative, with its grammar.
type entrance struct {
	recognizer int
	shape      int
	pattern    int     // of the shape, in scanner.patterns
	odds       float64 // logarithm of the odds of the shape alone
}

// newScanner compiles the recognizers. They have been validated.
func newScanner(recognizers []*Recognizer) *scanner {
	s := &scanner{recognizers: recognizers, context: newContextIndex(recognizers)}
	patterns := map[string]int{}
	for i, r := range recognizers {
		s.beside = append(s.beside, logit(r.beside()))
		for k, shape := range r.Shapes {
			pattern, known := patterns[shape.Pattern]
			if !known {
				pattern = len(s.patterns)
				patterns[shape.Pattern] = pattern
				s.patterns = append(s.patterns, shape.Pattern)
			}
			for _, t := range shapeTriggers(shape.Pattern) {
				t.gate = shapeGate(shape.Pattern, t.length)
				s.add(t, entrance{i, k, pattern, logit(shape.Alone)})
			}
			n := shape.compactLength()
			s.byCompact[n] = append(s.byCompact[n], entrance{recognizer: i, shape: k})
		}
		for _, t := range r.triggers {
			s.add(t, entrance{recognizer: i, shape: -1, pattern: -1})
		}
	}
	s.dispatch.sort()
	return s
}

func (s *scanner) add(t trigger, e entrance) {
	if t.char != 0 {
		s.byByte[t.char] = append(s.byByte[t.char], e)
		return
	}
	s.dispatch.add(t, e)
	from, to := min(t.length, longestToken), min(t.length, longestToken)
	if t.length == 0 {
		from, to = 1, longestToken
	}
	for n := from; n <= to; n++ {
		s.byToken[t.kind][n] = append(s.byToken[t.kind][n], e)
	}
}

// A candidate is a match of one recognizer, weighed.
type candidate struct {
	match
	recognizer int
	confidence float64
}

// A scratch is the memory of one scan. It is used by one goroutine at a time
// and kept for the next scan.
type scratch struct {
	candidates []candidate // in the order of their starts
	kept       []candidate
	order      []int  // of the candidates of a cluster
	taken      []bool // by index in a cluster
	until      []int  // by recognizer: the end of what its grammar found last

	// least is the probability below which nothing is kept.
	least, leastOdds float64

	compact [2 * maxCompact]byte

	// What shapeAt found last, since many recognizers have the same patterns.
	shapeAtByte, shapePattern int
	shapeEnd                  int // -1: it is not there
	shapeCompact              [maxCompact]byte
	shapeLength               int // of shapeCompact

	// hints are those of the place hintStart to hintEnd, which several
	// recognizers ask for one after another.
	hints              []hint
	hintStart, hintEnd int
	hintsBefore        int // how many of them stand before it
}

// hintsAt gives the context phrases that stand around text[start:end].
func (x *scratch) hintsAt(c *contextIndex, text string, start, end int) []hint {
	if start != x.hintStart {
		x.hints = c.appendBefore(x.hints[:0], text, start)
		x.hintStart, x.hintEnd, x.hintsBefore = start, -1, len(x.hints)
	}
	if end != x.hintEnd {
		x.hints = c.appendAfter(x.hints[:x.hintsBefore], text, end)
		x.hintEnd = end
	}
	return x.hints
}

// begin makes the scratch ready for another text.
func (x *scratch) begin(recognizers int, least float64) {
	x.candidates = x.candidates[:0]
	x.hintStart, x.hintEnd = -1, -1
	x.shapeAtByte = -1
	x.until = append(x.until[:0], make([]int, recognizers)...)
	x.least, x.leastOdds = least, logit(least)
}

// scan collects in x.kept what is found in the text with a confidence of at
// least least, without overlaps, in the order of the text.
func (s *scanner) scan(x *scratch, text string, least float64) {
	x.begin(len(s.recognizers), least)
	for i := 0; i < len(text); {
		c := text[i]
		switch classes[c] {
		case classOther:
			for _, e := range s.byByte[c] {
				s.try(x, text, i, e)
			}
			i++
			continue
		case classLetter:
			j := i + 1
			for j < len(text) && classes[text[j]] == classLetter {
				j++
			}
			if j == len(text) || classes[text[j]] == classOther {
				s.word(x, text, i, j)
				i = j
				continue
			}
		}
		end, kind := nextToken(text, i)
		if kind < tokenKinds {
			s.token(x, text, i, end, kind)
		}
		i = end
	}
	resolve(x)
}

// shapeAt reports whether a pattern stands alone at text[i], and gives its end and
// the compact form of what stands there. The end is -1 when it does not.
func (s *scanner) shapeAt(x *scratch, text string, i, pattern int) (end int, compact []byte) {
	if x.shapeAtByte != i || x.shapePattern != pattern {
		x.shapeAtByte, x.shapePattern, x.shapeEnd = i, pattern, -1
		if end, ok := matchShape(text, i, s.patterns[pattern]); ok && standsAlone(text, i, end) {
			x.shapeEnd = end
			x.shapeLength = len(appendCompact(x.shapeCompact[:0], text[i:end]))
		}
	}
	return x.shapeEnd, x.shapeCompact[:x.shapeLength]
}

// try calls one recognizer at text[i] and keeps what it finds.
func (s *scanner) try(x *scratch, text string, i int, e entrance) {
	r := s.recognizers[e.recognizer]
	var m match
	odds := e.odds
	if e.shape >= 0 {
		end, compact := s.shapeAt(x, text, i, e.pattern)
		if end < 0 || !r.check(compact) {
			return
		}
		m = match{i, end, r.Shapes[e.shape].Alone}
	} else {
		// A grammar does not begin again inside what it has found: an address in
		// the query of another one would have to be read twice.
		if i < x.until[e.recognizer] {
			return
		}
		var ok bool
		if m, ok = r.match(text, i); !ok {
			return
		}
		x.until[e.recognizer] = m.end
		if r.Check != nil && !r.Check(appendCompact(x.compact[:0], text[m.start:min(m.end, m.start+len(x.compact))])) {
			return
		}
		odds = logit(m.alone)
	}
	for _, w := range s.contextEvidence(x, text, m, odds, e.recognizer) {
		odds += w.Weight
	}
	// Most candidates come to nothing, and the comparison of odds is cheaper than
	// the probability. The slack covers its rounding.
	if odds < x.leastOdds-1e-9 {
		return
	}
	if p := sigmoid(odds); p >= x.least {
		x.add(candidate{m, e.recognizer, p})
	}
}

// contextEvidence is what the words around a match say about it, which has these
// odds alone. The second entry speaks against it.
func (s *scanner) contextEvidence(x *scratch, text string, m match, odds float64, recognizer int) [2]privet.Evidence {
	var ev [2]privet.Evidence
	r := s.recognizers[recognizer]
	weak := m.alone < weakBelow
	if len(r.Context) == 0 && !weak {
		return ev
	}
	hints := x.hintsAt(&s.context, text, m.start, m.end)
	if len(hints) == 0 {
		return ev
	}
	h, found := s.context.closest(hints, owner(recognizer), r.reach())
	if found {
		if gain := s.beside[recognizer] - odds; gain > 0 {
			ev[0] = privet.Evidence{Kind: privet.EvidenceContext, Detail: s.context.phrases[h.phrase].text, Weight: gain * h.share()}
		}
	}
	if weak {
		if a, ok := s.context.closest(hints, against, contextBefore); ok && (!found || a.share() > h.share()) {
			ev[1] = privet.Evidence{Kind: privet.EvidenceAgainst, Detail: s.context.phrases[a.phrase].text, Weight: againstWeight * a.share()}
		}
	}
	return ev
}
