package scan

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/decode"
	"github.com/privet-go/privet/profiler/internal/folding"
	"github.com/privet-go/privet/profiler/internal/halt"
)

// This file opens tokens in base 64. The whole token is one finding, since no part
// of it can be replaced without breaking the rest; its label is that of the most
// confident thing inside.

const (
	shortestBase64 = 16 // in characters without padding
	// shortestNoticed is the length of the tokens that lead to base 64: those of
	// letters and digits, and words with a capital inside. Text in ASCII gives the two other characters of the alphabet only
	// where it has one of > ? ~ in every third place, so that nearly all base 64 of
	// it has such a token.
	shortestNoticed = 12
	// base64Probe is how many characters are decoded before anything is said of
	// the rest. Most long words are told from base 64 by them.
	base64Probe = 12
)

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
		start, end, ok := y.hidden.openBase64(text, i)
		if !ok {
			continue
		}
		if start >= to {
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

// openBase64 decodes the base 64 that the token of letters and digits at text[i]
// belongs to: with the other characters of one alphabet or the other, or alone.
func (h *hidden) openBase64(text string, i int) (start, end int, ok bool) {
	h.escapes, h.from = h.escapes[:0], 0
	bare := &decode.Base64Alphabets[len(decode.Base64Alphabets)-1]
	from, to := decode.Base64Run(text, i, i, i, &bare.Has)
	if from < 0 {
		return 0, 0, false // it is longer still with others
	}
	if !decode.IsInBase64(text, from-1) && !decode.IsInBase64(text, to) {
		end, ok = h.decodeBase64(text, from, to) // it is the same with others
		return from, end, ok
	}
	for k := range decode.Base64Alphabets {
		a := &decode.Base64Alphabets[k]
		start, end = from, to
		if a != bare {
			if start, end = decode.Base64Run(text, i, from, to, &a.Has); start < 0 || start == from && end == to {
				continue // there are no others
			}
		}
		if end, ok = h.decodeBase64(text, start, end); ok {
			return start, end, true
		}
	}
	return 0, 0, false
}

// decodeBase64 decodes text[start:end] into h.plain, and gives the end of its
// padding. It refuses what is not text, and what belongs to something that has a
// name of its own: the parts of a token that dots join, and the credentials of
// Basic.
func (h *hidden) decodeBase64(text string, start, end int) (int, bool) {
	n := end - start
	if n < shortestBase64 || n%4 == 1 {
		return 0, false
	}
	if start >= 2 && text[start-1] == '.' && decode.Sextets[text[start-2]] != decode.NotSextet ||
		end+1 < len(text) && text[end] == '.' && decode.Sextets[text[end+1]] != decode.NotSextet ||
		start >= 6 && strings.EqualFold(text[start-6:start], "basic ") {
		return 0, false
	}
	probe := text[start : start+base64Probe]
	h.plain = decode.AppendBase64(h.plain[:0], probe)
	if !decode.IsText(h.plain, true) {
		return 0, false
	}
	h.plain = decode.AppendBase64(h.plain, text[start+base64Probe:end])
	if n%4 == 2 && decode.Sextets[text[end-1]]&0xF != 0 || n%4 == 3 && decode.Sextets[text[end-1]]&0x3 != 0 || !decode.IsText(h.plain, false) {
		return 0, false
	}
	for pad := (4 - n%4) % 4; pad > 0 && end < len(text) && text[end] == '='; pad-- {
		end++
	}
	return end, true
}
