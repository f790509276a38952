package scan

import (
	"math"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file weighs what has been found: what its form is worth, and what the words
// around it say.

// weighed is a probability to the odds of which a weight is added.
func weighed(p, weight float64) float64 {
	if weight == 0 {
		return p
	}
	return spec.Sigmoid(spec.Logit(p) + weight)
}

// floatHash is a hash of a number. Those of few decimals repeat their bits, which alone would
// give many of them the same.
func floatHash(f float64) uint64 {
	v := math.Float64bits(f)
	return (v ^ v>>32) * 0x9E3779B97F4A7C15
}

// oddsOf is the logarithm of the odds of a probability. Grammars know few
// different ones, and a look at those of late takes a fifth of the time of a
// logarithm.
func (x *Scratch) oddsOf(p float64) float64 {
	known := &x.odds[floatHash(p)>>58]
	if known[0] != p || known[1] == 0 && p != 0.5 {
		*known = [2]float64{p, spec.Logit(p)}
	}
	return known[1]
}

// probability is the sigmoid of the logarithm of odds. What stands at the same
// distance from the same word has the same odds, and a look at those of late takes
// a fifth of the time of an exponential.
func (x *Scratch) probability(odds float64) float64 {
	known := &x.chances[floatHash(odds)>>57]
	if known[0] != odds || known[1] == 0 {
		*known = [2]float64{odds, spec.Sigmoid(odds)}
	}
	return known[1]
}

// weighAside is weigh for a match that the reader is not at.
func (s *Scanner) weighAside(x *Scratch, text string, m spec.Match, recognizer int) {
	x.aside.only(&x.asideRead, text, m.Start, m.End)
	x.surround = &x.aside
	s.weigh(x, text, m, recognizer)
	x.surround = &x.Read
}

// weigh adds what the words around a match say about it, and keeps it when it is
// confident enough. It gives the probability of what it keeps.
func (s *Scanner) weigh(x *Scratch, text string, m spec.Match, recognizer int) (kept float64) {
	p, phrase := m.Alone, -1
	if gains, loses := x.surround.mayLean(s, text, m, owner(recognizer)); gains || loses {
		odds := x.oddsOf(p)
		if l := s.leanTo(x, text, m, odds, recognizer, gains, loses); l.forIt != 0 || l.against != 0 {
			// Most candidates come to nothing, and the comparison of odds is cheaper than
			// the probability. The slack covers its rounding.
			if odds += l.forIt + l.against; odds < x.leastOdds-1e-9 {
				return 0
			}
			p, phrase = x.probability(odds), l.forPhrase
		}
	}
	if !x.Takes(p, recognizer) {
		return 0
	}
	r := s.Recognizers[recognizer]
	if allowed := r.Allowed; allowed != nil && x.Refused == nil && allowed.Has(text[m.Start:m.End]) {
		return 0
	}
	if r.Match == nil && (spec.IsByChance(text, m, s.proves[recognizer]) || r.Unless != nil && r.Unless(text, m)) {
		return 0
	}
	if r.InProse && prose.IsCode(text, m.Start) {
		return 0
	}
	if phrase < 0 && r.Match == nil && spec.IsOfMachine(text, m.Start, m.End) {
		return 0
	}
	if m.End <= x.refusal.end && s.isRefused(x, m, recognizer, p, phrase) {
		return 0
	}
	foreign := false
	if last := len(x.Candidates) - 1; last >= 0 && x.Candidates[last].Start == m.Start && r.Region != "" {
		p, foreign = s.weighCountry(x, text, m, recognizer, p)
	}
	if p >= sureFrom && m.End > x.sure {
		x.sure, x.sureFrom, x.surest = m.End, m.Start, p
	}
	x.add(m, recognizer, p, phrase)
	if foreign {
		x.Candidates[len(x.Candidates)-1].Foreign = true // none begins behind it
	}
	return p
}

// A leaning is what the words around a match say about it.
type leaning struct {
	forIt, against           float64 // what they add to the logarithm of the odds
	forPhrase, againstPhrase int     // in the index; -1 where there is none
}

// leaningOf is the leaning of a candidate as evidence, for and against it. A name is
// sure by the words around it as it is, and has none.
func (s *Scanner) leaningOf(x *Scratch, text string, c *spec.Candidate) (ev [2]privet.Evidence) {
	if c.Named || c.Mistyped {
		return ev
	}
	x.aside.only(&x.asideRead, text, c.Start, c.End)
	x.surround = &x.aside
	l := s.lean(x, text, c.Match, spec.Logit(c.Alone), c.Recognizer)
	x.surround = &x.Read
	if l.forPhrase >= 0 {
		ev[0] = privet.Evidence{Kind: privet.EvidenceContext, Detail: s.Context.phrases[l.forPhrase].text, Weight: l.forIt}
	}
	if l.againstPhrase >= 0 {
		ev[1] = privet.Evidence{Kind: privet.EvidenceAgainst, Detail: s.Context.phrases[l.againstPhrase].text, Weight: l.against}
	}
	return ev
}

// lean gives the leaning of a match, which has these odds alone.
func (s *Scanner) lean(x *Scratch, text string, m spec.Match, odds float64, recognizer int) leaning {
	gains, loses := x.surround.mayLean(s, text, m, owner(recognizer))
	return s.leanTo(x, text, m, odds, recognizer, gains, loses)
}

// leanTo is lean where it is known what mayLean says.
func (s *Scanner) leanTo(x *Scratch, text string, m spec.Match, odds float64, recognizer int, gains, loses bool) leaning {
	l := leaning{forPhrase: -1, againstPhrase: -1}
	r := s.Recognizers[recognizer]
	gain := s.beside[recognizer] - odds
	var h hint
	found := false
	if gains && len(r.Context) > 0 && (gain > 0 || loses) {
		h, found = x.surround.heaviest(s, text, m.Start, m.End, owner(recognizer), r.ContextReach())
		if found && gain > 0 {
			l.forIt, l.forPhrase = gain*h.share(), h.phrase
		}
	}
	if loses && !r.Worded {
		a, ok := x.surround.heaviest(s, text, m.Start, m.End, against, spec.ContextBefore)
		if ok && (!found || a.share() > h.share()) {
			l.against, l.againstPhrase = againstWeight*a.share(), a.phrase
		}
	}
	return l
}
