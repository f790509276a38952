package scan

import (
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/decode"
	"github.com/privet-go/privet/profiler/internal/folding"
	"github.com/privet-go/privet/profiler/internal/halt"
)

// This file opens tokens in base 64. The whole token is one finding, since no part
// of it can be replaced without breaking the rest; its label is that of the most
// confident thing inside.

// shortestNoticed is the length of the tokens that lead to base 64: those of
// letters and digits, and words with a capital inside. Text in ASCII gives the two other characters of the alphabet only
// where it has one of > ? ~ in every third place, so that nearly all base 64 of
// it has such a token.
const shortestNoticed = 12

// decodeTokens opens the tokens that the walk has noticed.
func (s *Scanner) decodeTokens(x *Scratch, text string, from, to, level int) {
	keep := x.Reader.Long[:0]
	for _, i := range x.Reader.Long {
		halt.Check(x.Context)
		if i >= to {
			keep = append(keep, i)
		}
		if i < x.hidden.done {
			continue
		}
		y := x.within()
		var start, end int
		var ok bool
		y.hidden.escapes, y.hidden.from = y.hidden.escapes[:0], 0
		if y.hidden.plain, start, end, ok = decode.OpenBase64(y.hidden.plain, text, i); !ok || start >= to {
			continue
		}
		x.hidden.done = end
		if start < from {
			continue
		}
		// In decoded text only what was decoded is new.
		if h := &x.hidden; len(h.escapes) > 0 {
			if _, near := h.near(start, end); !near {
				continue
			}
		}
		plain := chars.Alias(y.hidden.plain)
		s.Collect(y, plain, x.Least)
		s.decodeLevel(y, plain, 0, len(plain), level+1)
		if len(y.Candidates) == 0 {
			continue
		}
		best := &y.Candidates[0]
		for k := range y.Candidates {
			if c := &y.Candidates[k]; byRank(c, best) < 0 {
				best = c
			}
		}
		s.adopt(x, y, plain, best, start, end, folding.ByBase64)
	}
	x.Reader.Long = keep
}
