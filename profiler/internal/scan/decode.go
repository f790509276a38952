package scan

import (
	"cmp"
	"slices"
	"sort"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/decode"
	"github.com/privet-go/privet/profiler/internal/folding"
	"github.com/privet-go/privet/profiler/internal/halt"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file finds what is hidden: in escapes, in characters that only look like
// those of ASCII, or in base 64. The neighbourhood of such a place is decoded and
// searched like any text, and what is found is given the offsets of its encoded
// spelling. A text without escapes is only looked over for the bytes that one can
// begin with.

// cutWeight is for what was found in the text as it is and begins or ends inside
// an escape, as 2Fjane@example.com does in %2Fjane@example.com. It stays where
// nothing better is found, since what looks like an escape may be none.
const cutWeight = -1.0

// cutDetail is what the evidence for that says.
const cutDetail = "cuts an escape"

// The neighbourhood of an escape, in bytes of the text. It ends at a line break.
// Escapes whose neighbourhoods meet are decoded together, up to longestSegment.
const (
	decodeBefore   = 128
	decodeAfter    = 128
	longestSegment = 16 << 10

	// longestHidden is the greatest length of what is found decoded, in bytes of
	// the text. A segment that had to be cut overlaps with the next one by as much.
	longestHidden = 4 << 10

	// decodeAgain is how far the segment behind a cut begins before it: as far as
	// context reaches when every character is an escape.
	decodeAgain = 1 << 10
)

// deepestNesting is how many decodings inside each other are opened: an escape in
// JSON in base 64 is the third.
const deepestNesting = 3

// hidden is the memory of a scratch for decoding.
type hidden struct {
	readings []reading // of the candidates that have one
	done     int       // in the text: base 64 before it has been opened

	seek  seeker
	inner *Scratch // for decoded text, made when it is first needed

	// How the text of this scratch came about when it is decoded text.
	from    int // where it begins there
	plain   []byte
	escapes []escape
	parts   []webPart
	again   bool // it may have escapes itself
}

// An escape is a piece of text and what it stands for. Between two escapes both
// texts are the same.
type escape struct {
	at, end   int // in the text
	to, toEnd int // in the decoded text
	how       int // in decodings
}

// A reading is what there is to say about a candidate besides its form: the
// context words of the decoded text, and how it was decoded, from the inside out.
type reading struct {
	Evidence [2 + 2*(deepestNesting+1)]privet.Evidence
	N        int
}

func (r *reading) add(e privet.Evidence) {
	r.Evidence[r.N] = e
	r.N++
}

// Decode adds to the candidates of a walk over the text those that are hidden and
// start in text[from:to], and lowers those that cut an escape. Whether something
// is found depends on no text further away from it than longestSegment.
func (s *Scanner) Decode(x *Scratch, text string, from, to int) {
	x.hidden.readings = x.hidden.readings[:0]
	s.openAddresses(x, text, from, to)
	s.joinLines(x, text, from, to)
	s.closeGaps(x, text, from, to)
	x.Reader.escaped = x.Reader.escaped || decode.Hides(text[from:to])
	if !x.Reader.escaped && len(x.Reader.Long) == 0 {
		return // nothing is hidden in nearly all texts
	}
	s.decodeLevel(x, text, from, to, 1)
}

// decodeLevel is decode for text that was itself decoded level-1 times.
func (s *Scanner) decodeLevel(x *Scratch, text string, from, to, level int) {
	walked := len(x.Candidates)
	if level <= deepestNesting {
		if x.Reader.escaped {
			s.decodeSegments(x, text, from, to, level)
		}
		s.decodeTokens(x, text, from, to, level)
	}
	x.mergeFound(walked)
}

// mergeFound puts the candidates behind the first walked in their places, and drops those that have been lowered too far.
func (x *Scratch) mergeFound(walked int) {
	if len(x.Candidates) == walked && len(x.hidden.readings) == 0 {
		return
	}
	// What has been added is in order but for base 64, as the rest is.
	byStart := func(a, b spec.Candidate) int { return cmp.Compare(a.Start, b.Start) }
	x.ahead = append(x.ahead[:0], x.Candidates[walked:]...)
	if !slices.IsSortedFunc(x.ahead, byStart) {
		slices.SortStableFunc(x.ahead, byStart)
	}
	x.Candidates = slices.DeleteFunc(x.Candidates[:walked], func(c spec.Candidate) bool { return !x.Takes(c.Confidence, c.Recognizer) })
	x.merge(x.ahead)
	x.ahead = x.ahead[:0]
}

// within gives the scratch for text decoded from that of x.
func (x *Scratch) within() *Scratch {
	if x.hidden.inner == nil {
		x.hidden.inner = new(Scratch)
	}
	x.hidden.inner.Thresholds, x.hidden.inner.Explains, x.hidden.inner.Names.Finder.Steps = x.Thresholds, x.Explains, x.Names.Finder.Steps
	x.hidden.inner.Context = x.Context
	return x.hidden.inner
}

// A segment is a part of the text that is decoded at once. What it finds counts
// when it starts in own.
type segment struct {
	lo, hi       int
	own, ownEnd  int
	first, final bool // nothing stands before it and behind it in its line
}

// decodeSegments goes from one group of escapes to the next.
func (s *Scanner) decodeSegments(x *Scratch, text string, from, to, level int) {
	limit := min(len(text), to+decodeBefore)
	seek := &x.hidden.seek
	seek.begin(text, limit)
	at, end := seek.next(lex.LineStart(text, from, decodeAfter))
	own, back := from, -1
	walked, k := len(x.Candidates), 0
	for at < limit {
		g := segment{}
		if back < 0 {
			g.lo, g.first = segmentStart(text, at, decodeBefore)
		} else {
			g.lo, g.first = segmentStart(text, back, decodeAgain)
			back = -1
		}
		g.own = max(own, g.lo)
		cut := false
		next, nextEnd := seek.next(end)
		for next < limit && next-end <= decodeBefore+decodeAfter && strings.IndexByte(text[end:next], '\n') < 0 {
			if cut = next-g.lo > longestSegment; cut {
				break
			}
			end = nextEnd
			next, nextEnd = seek.next(end)
		}
		if cut {
			g.hi, g.ownEnd = lex.LineEnd(text, end, longestHidden), end
			back = end
		} else {
			g.hi = lex.LineEnd(text, end, decodeAfter)
			g.ownEnd = g.hi
		}
		g.ownEnd = min(g.ownEnd, to)
		own = max(own, g.ownEnd)
		g.final = g.hi == len(text) || text[g.hi] == '\n'
		for k < walked && x.Candidates[k].Start < g.own {
			k++
		}
		s.decodeSegment(x, text, &g, k, walked, level)
		at, end = next, nextEnd
	}
	seek.text = "" // it belongs to the caller
}

// segmentStart is where a segment begins whose first escape, or whose own part, is
// at i: n bytes before it, and on the boundary of a rune, or with its line.
func segmentStart(text string, i, n int) (lo int, first bool) {
	lo = max(0, i-n)
	if k := strings.LastIndexByte(text[lo:i], '\n'); k >= 0 {
		return lo + k + 1, true
	}
	if lo == 0 {
		return 0, true
	}
	for lo < i && !utf8.RuneStart(text[lo]) {
		lo++
	}
	return lo, false
}

// decodeSegment searches one segment. The candidates of the walk that start in it
// begin at k and end before walked.
func (s *Scanner) decodeSegment(x *Scratch, text string, g *segment, k, walked, level int) {
	halt.Check(x.Context)
	y := x.within()
	plain, ok := y.hidden.open(text, g.lo, g.hi)
	if !ok {
		return
	}
	h := &y.hidden
	s.Collect(y, plain, x.Least)
	y.Reader.escaped = y.Reader.escaped && h.again
	s.openAddresses(y, plain, 0, len(plain))
	s.decodeLevel(y, plain, 0, len(plain), level+1)
	for i := range y.Candidates {
		c := &y.Candidates[i]
		// What has no escape near was found as it is. What has not all its context
		// in the segment would be weighed wrongly.
		if c.Start < spec.ContextBefore*widest && !g.first || c.End+contextAfter*widest > len(plain) && !g.final {
			continue
		}
		e, near := h.near(c.Start, c.End)
		if !near {
			if e, near = h.near(c.Start-spec.ContextBefore*widest, c.End+contextAfter*widest); !near {
				continue
			}
		}
		start, end := h.startOf(c.Start), h.endOf(c.End)
		if start < g.own || start >= g.ownEnd || end-start > longestHidden || s.Recognizers[c.Recognizer].InProse && prose.IsCode(text, start) {
			continue
		}
		s.adopt(x, y, plain, c, start, end, e.how)
	}
	for ; k < walked && x.Candidates[k].Start < g.ownEnd; k++ {
		c := &x.Candidates[k]
		if h.cuts(c.Start) || h.cuts(c.End) {
			s.weaken(x, text, c)
		}
	}
}

// adopt adds a candidate of decoded text to x, at its place there.
func (s *Scanner) adopt(x, y *Scratch, plain string, c *spec.Candidate, start, end, how int) {
	d := &decode.Decodings[how]
	p := weighed(c.Confidence, d.Weight)
	if !x.Takes(p, c.Recognizer) {
		return
	}
	r := s.ReadingOf(y, plain, c)
	r.add(privet.Evidence{Kind: privet.EvidenceDecoded, Detail: d.Name, Weight: d.Weight})
	x.hidden.readings = append(x.hidden.readings, r)
	x.Candidates = append(x.Candidates, spec.Candidate{Match: spec.Match{Start: start, End: end, Alone: c.Alone}, Recognizer: c.Recognizer,
		Confidence: p, Reading: len(x.hidden.readings), Phrase: c.Phrase, Named: c.Named, Foreign: c.Foreign,
		Mistyped: c.Mistyped})
}

// weaken lowers a candidate of the walk that cuts an escape.
func (s *Scanner) weaken(x *Scratch, text string, c *spec.Candidate) {
	r := s.ReadingOf(x, text, c)
	r.add(privet.Evidence{Kind: privet.EvidenceDecoded, Detail: cutDetail, Weight: cutWeight})
	x.hidden.readings = append(x.hidden.readings, r)
	c.Confidence = weighed(c.Confidence, cutWeight)
	c.Reading = len(x.hidden.readings)
}

// ReadingOf gives the reading that a candidate has, or makes the one of its
// context, which is empty when nobody wants to know.
func (s *Scanner) ReadingOf(x *Scratch, text string, c *spec.Candidate) (r reading) {
	if c.Reading > 0 {
		return x.hidden.readings[c.Reading-1]
	}
	if !x.Explains {
		return r // a text full of escapes has many candidates, and hardly one of them stays
	}
	for _, e := range s.leaningOf(x, text, c) {
		if e.Kind != "" {
			r.add(e)
		}
	}
	return r
}

// open decodes text[lo:hi], or as much more as the last escape there takes. It
// reports false when there is no escape.
func (h *hidden) open(text string, lo, hi int) (plain string, ok bool) {
	h.plain, h.escapes, h.from, h.again = h.plain[:0], h.escapes[:0], lo, false
	copied, i := lo, lo
	for i < hi {
		how := int(decode.LeadOf[text[i]])
		if how == 0 {
			i++
			continue
		}
		var f folding.Folding
		n := 0
		if text[i] >= utf8.RuneSelf {
			if f, n = folding.FoldAt(text, i); f.How == 0 {
				i += n
				continue
			}
			how = int(f.How)
		}
		h.plain = append(h.plain, text[copied:i]...)
		copied = i
		to := len(h.plain)
		var out []byte
		if n > 0 {
			out, n = folding.ReadFolded(h.plain, text, i, f, n)
		} else {
			out, n = decode.Decodings[how].Read(h.plain, text, i)
		}
		if n == 0 {
			h.again = true // beside something else it may be one
			i++
			continue
		}
		for _, c := range out[to:] {
			h.again = h.again || decode.LeadOf[c] != 0
		}
		h.plain = out
		h.escapes = append(h.escapes, escape{i, i + n, to, len(out), how})
		i += n
		copied = i
	}
	if len(h.escapes) == 0 {
		return "", false
	}
	h.plain = append(h.plain, text[copied:max(copied, hi)]...)
	return chars.Alias(h.plain), true
}

// near gives the first escape that touches plain[start:end].
func (h *hidden) near(start, end int) (e escape, ok bool) {
	i := sort.Search(len(h.escapes), func(i int) bool { return h.escapes[i].toEnd >= start })
	if i == len(h.escapes) || h.escapes[i].to > end {
		return escape{}, false
	}
	return h.escapes[i], true
}

// startOf is where in the text something begins that begins at plain[i]: with
// the whole of an escape, and behind what stands for nothing.
func (h *hidden) startOf(i int) int {
	k := sort.Search(len(h.escapes), func(k int) bool { return h.escapes[k].to > i })
	if k == 0 {
		return h.from + i
	}
	e := &h.escapes[k-1]
	if i < e.toEnd {
		return e.at
	}
	return e.end + i - e.toEnd
}

// endOf is where in the text something ends that ends before plain[i].
func (h *hidden) endOf(i int) int {
	k := sort.Search(len(h.escapes), func(k int) bool { return h.escapes[k].to >= i })
	if k == 0 {
		return h.from + i
	}
	e := &h.escapes[k-1]
	return e.end + max(0, i-e.toEnd)
}

// cuts reports whether text[i] is inside an escape.
func (h *hidden) cuts(i int) bool {
	k := sort.Search(len(h.escapes), func(k int) bool { return h.escapes[k].end > i })
	return k < len(h.escapes) && h.escapes[k].at < i
}

// A seeker finds the escapes of text[:limit]. It holds the next place of each
// byte that one can begin with, so that each is looked for once: 0.03 ns a byte.
type seeker struct {
	text  string
	limit int
	nexts [len(seekBytes)]int
	high  int             // the next rune that may stand for ASCII
	fold  folding.Folding // what it is taken for
	size  int             // its length
	buf   [2 * utf8.UTFMax]byte
}

// begin makes the seeker ready. No place is known yet, which -1 says.
func (k *seeker) begin(text string, limit int) {
	k.text, k.limit, k.high = text, limit, -1
	for b := range k.nexts {
		k.nexts[b] = -1
	}
}

// seekBytes are the bytes that an escape begins with.
const seekBytes = `%&\=+`

// next is the first escape at text[i] or behind it, and its end; or limit.
func (k *seeker) next(i int) (at, end int) {
	for i < k.limit {
		at = k.limit
		for b := range len(seekBytes) {
			if k.nexts[b] < i {
				k.nexts[b] = k.limit
				if j := strings.IndexByte(k.text[i:k.limit], seekBytes[b]); j >= 0 {
					k.nexts[b] = i + j
				}
			}
			at = min(at, k.nexts[b])
		}
		if k.high < i {
			k.high, k.fold, k.size = folding.NextFoldable(k.text, i, k.limit)
		}
		at = min(at, k.high)
		if at == k.limit {
			break
		}
		i = at + 1
		n := 0
		if at == k.high {
			i = at + k.size
			_, n = folding.ReadFolded(k.buf[:0], k.text, at, k.fold, k.size)
		} else {
			_, n = decode.Decodings[decode.LeadOf[k.text[at]]].Read(k.buf[:0], k.text, at)
		}
		if n > 0 {
			return at, at + n
		}
	}
	return k.limit, k.limit
}
