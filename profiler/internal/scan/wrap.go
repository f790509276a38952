package scan

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/decode"
	"github.com/privet-go/privet/profiler/internal/folding"
	"github.com/privet-go/privet/profiler/internal/halt"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file finds values that go over the end of a line. What stands around it is read as one line, and what is found there on
// both sides of it is a finding.

// wrapAround is how much of both lines is read, in bytes.
const wrapAround = 96

// joinLines adds to the candidates those that go over the end of a line and begin in text[from:to].
func (s *Scanner) joinLines(x *Scratch, text string, from, to int) {
	walked, limit := len(x.Candidates), min(len(text), to+wrapAround)
	for i := from; i < limit; {
		w, next, ok := decode.NextWrap(text, i, limit)
		if i = next; !ok {
			break
		}
		halt.Check(x.Context)
		y := x.within()
		h := &y.hidden
		lo, hi := lex.LineStart(text, w.At, wrapAround), lex.LineEnd(text, w.End, wrapAround)
		h.plain, h.from, h.again = append(h.plain[:0], text[lo:w.At]...), lo, false
		if !w.Soft {
			h.plain = append(h.plain, ' ')
		}
		joint := len(h.plain)
		h.escapes = append(h.escapes[:0], escape{w.At, w.End, w.At - lo, joint, folding.ByWrap})
		h.plain = append(h.plain, text[w.End:hi]...)
		plain := chars.Alias(h.plain)
		s.Collect(y, plain, x.Least)
		for k := range y.Candidates {
			c := &y.Candidates[k]
			if start := h.startOf(c.Start); c.Start < w.At-lo && c.End > joint && start >= from && start < to &&
				s.goesOver(x, c, text, start, h.endOf(c.End), &w, walked) {
				s.adopt(x, y, plain, c, start, h.endOf(c.End), folding.ByWrap)
			}
		}
	}
	x.mergeFound(walked)
}

// closeGaps adds those that have two or three blanks, or a space that does not break, where one belongs. What else is written in
// columns has letters or nothing beside them.
func (s *Scanner) closeGaps(x *Scratch, text string, from, to int) {
	walked, limit := len(x.Candidates), min(len(text), to+wrapAround)
	for i := from; i < limit; {
		k := strings.Index(text[i:limit], "  ")
		if k < 0 {
			break
		}
		at := i + k
		i = chars.BytesEnd(text, at, len(text), " ")
		if at == 0 || i == len(text) || i-at > 3 || !numeral.IsDigit(text[at-1]) && text[at-1] != ')' || !numeral.IsDigit(text[i]) {
			continue
		}
		halt.Check(x.Context)
		y := x.within()
		h := &y.hidden
		lo, hi := lex.LineStart(text, at, wrapAround), lex.LineEnd(text, i, wrapAround)
		h.plain, h.escapes, h.from, h.again = h.plain[:0], h.escapes[:0], lo, false
		for k := lo; k < hi; {
			e := k
			for e < hi && (text[e] == ' ' || strings.HasPrefix(text[e:hi], "\u00a0")) {
				e += 1 + int(text[e]>>7)
			}
			if e > k+1 {
				h.escapes = append(h.escapes, escape{k, e, len(h.plain), len(h.plain) + 1, folding.ByWrap})
				h.plain = append(h.plain, ' ')
			} else {
				e = k + 1
				h.plain = append(h.plain, text[k])
			}
			k = e
		}
		plain := chars.Alias(h.plain)
		s.Collect(y, plain, x.Least)
		for k := range y.Candidates {
			c := &y.Candidates[k]
			start, end := h.startOf(c.Start), h.endOf(c.End)
			if start >= from && start < to && start < at && end > i && !c.Named && strings.Count(text[start:end], "  ") < 8 {
				s.adopt(x, y, plain, c, start, end, folding.ByWrap)
			}
		}
		i = max(i, hi)
	}
	x.mergeFound(walked)
}

// goesOver reports whether a candidate that goes over the end of a line, text[start:end], is rather one value than what the
// walk has found to both sides of it. Check digits say so, and names of one word of which a sentence makes one; what else there
// is stands in no list, and only of a date and a number with a plus sign is the second part something by itself.
func (s *Scanner) goesOver(x *Scratch, c *spec.Candidate, text string, start, end int, w *decode.Wrap, walked int) bool {
	r := s.Recognizers[c.Recognizer]
	before, behind, words := false, false, 0
	from, _ := slices.BinarySearchFunc(x.Candidates[:walked], start, func(c spec.Candidate, start int) int { return c.Start - start })
	to := from
	for ; to < walked && x.Candidates[to].Start < end; to++ {
		if o := &x.Candidates[to]; o.Confidence >= spec.DefaultMinConfidence && o.Named == c.Named {
			before, behind = before || o.End <= w.At, behind || o.Start >= w.End
			words = max(words, strings.Count(text[o.Start:o.End], " "))
		}
	}
	switch {
	case c.Named && (!before || !behind || words == 0 || w.Initial):
		for i := from; i < to; i++ {
			if o := &x.Candidates[i]; o.Named && o.End <= end {
				o.Confidence = -1
			}
		}
		return true
	case c.Named:
		return false
	case r.Proves() || r.Label == "IBAN" || r.Label == "CREDIT_CARD":
		return !before || !behind
	}
	return !w.Alike && (!behind || !before && (text[start] == '+' || r.Label == "DATE_TIME" || r.Label == "DOB"))
}
