package profiler

import (
	"cmp"
	"encoding/binary"
	"math/bits"
	"slices"
	"sort"
	"strings"
	"unicode/utf8"
	"unsafe"

	"github.com/privet-go/privet"
)

// This file finds what is hidden: in escapes, in characters that only look like
// those of ASCII, or in base 64. The neighbourhood of such a place is decoded and
// searched like any text, and what is found is given the offsets of its encoded
// spelling. A text without escapes is only looked over for the bytes that one can
// begin with.

// A decoding is one way of hiding text.
type decoding struct {
	name string // as evidence gives it
	doc  string

	// leads are the bytes that an escape can begin with; empty where it begins
	// with a rune beyond ASCII or, like base 64, with a token.
	leads string

	// read appends to dst what the escape at text[i] stands for and gives the
	// length of the escape, or 0 when there is none. It looks at no more than
	// longestEscape bytes on either side.
	read func(dst []byte, text string, i int) ([]byte, int)

	// weight is what the decoding adds to the logarithm of the odds.
	weight float64
}

// longestEscape bounds what a decoding looks at, in bytes, before and after the
// place of an escape.
const longestEscape = 64

// decodedWeight is nothing: a wrong decoding hardly ever gives what a recognizer
// takes. Of two readings that are equally sure the longer one wins then, which is
// the decoded one where an escape cut the other short, and of two that are also
// equally long the one that needs no decoding.
const decodedWeight = 0

// base64Weight takes something, since the place that is named is larger than what was
// found in it: a recognizer that knows the token as a whole says more about it.
const base64Weight = -1.0

// cutWeight is for what was found in the text as it is and begins or ends inside
// an escape, as 2Fjane@example.com does in %2Fjane@example.com. It stays where
// nothing better is found, since what looks like an escape may be none.
const cutWeight = -1.0

// cutDetail is what the evidence for that says.
const cutDetail = "cuts an escape"

// decodings are all ways of hiding text that are known, by their number.
var decodings = [...]decoding{
	byPercent: {
		name: "percent-encoding", leads: "%", read: readPercent, weight: decodedWeight,
		doc: "%40, and %u0040 as older scripts write it (RFC 3986, section 2.1).",
	},
	byForm: {
		name: "form-encoding", leads: "+", read: readForm, weight: decodedWeight,
		doc: "A plus sign for a space between digits, close to a percent-encoded byte (URL Standard, section 5).",
	},
	byEntity: {
		name: "character reference", leads: "&", read: readEntity, weight: decodedWeight,
		doc: "&#64; and &#x40; and the names of punctuation, spaces and invisible characters (HTML Standard, section 13.5).",
	},
	byBackslash: {
		name: "backslash escape", leads: `\`, read: readBackslash, weight: decodedWeight,
		doc: `The escapes of JSON and JavaScript, \u0040 and \x40 and \n and their like (RFC 8259, section 7).`,
	},
	byFullWidth: {
		name: "full-width characters", read: readRune, weight: decodedWeight,
		doc: "Full-width and small forms of ASCII, mathematical letters, and tags.",
	},
	byDigits: {
		name: "digits of another script", read: readRune, weight: decodedWeight,
		doc: "Every decimal digit of Unicode (category Nd).",
	},
	byInvisible: {
		name: "invisible characters", read: readRune, weight: decodedWeight,
		doc: "Characters of no width between two characters that are ASCII or stand for ASCII. Elsewhere, as in Persian and Hindi, they mean something.",
	},
	byTypography: {
		name: "typographic spaces and hyphens", read: readRune, weight: decodedWeight,
		doc: "Other spaces than that of ASCII, and hyphens and dashes, inside numbers.",
	},
	byBase64: {
		name: "base 64", weight: base64Weight,
		doc: "A token of 16 characters or more, in either alphabet, padded or not, that is text (RFC 4648).",
	},
}

// The numbers of the decodings. Zero is none.
const (
	_ = iota
	byPercent
	byForm
	byEntity
	byBackslash
	byFullWidth
	byDigits
	byInvisible
	byTypography
	byBase64
)

// leadOf gives the decoding that a byte of ASCII can lead to. What begins a rune
// beyond ASCII leads to the decoding that the rune belongs to.
var leadOf = func() (t [256]uint8) {
	for k := range decodings {
		for _, c := range []byte(decodings[k].leads) {
			t[c] = uint8(k)
		}
	}
	for c := utf8.RuneSelf; c < len(t); c++ {
		t[c] = byFullWidth
	}
	return t
}()

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
	inner *scratch // for decoded text, made when it is first needed

	// How the text of this scratch came about when it is decoded text.
	from    int // where it begins there
	plain   []byte
	escapes []escape
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
	evidence [2 + 2*(deepestNesting+1)]privet.Evidence
	n        int
}

func (r *reading) add(e privet.Evidence) {
	r.evidence[r.n] = e
	r.n++
}

// decode adds to the candidates of a walk over the text those that are hidden and
// start in text[from:to], and lowers those that cut an escape. Whether something
// is found depends on no text further away from it than longestSegment.
func (s *scanner) decode(x *scratch, text string, from, to int) {
	if !x.reader.escaped && len(x.reader.long) == 0 {
		return // nothing is hidden in nearly all texts
	}
	s.decodeLevel(x, text, from, to, 1)
}

// decodeLevel is decode for text that was itself decoded level-1 times.
func (s *scanner) decodeLevel(x *scratch, text string, from, to, level int) {
	h := &x.hidden
	h.readings = h.readings[:0]
	walked := len(x.candidates)
	if level <= deepestNesting {
		if x.reader.escaped {
			s.decodeSegments(x, text, from, to, level)
		}
		s.decodeTokens(x, text, from, to, level)
	}
	if len(h.readings) > 0 {
		// What has been added is in order but for base 64, as the rest is.
		byStart := func(a, b candidate) int { return cmp.Compare(a.start, b.start) }
		x.ahead = append(x.ahead[:0], x.candidates[walked:]...)
		if !slices.IsSortedFunc(x.ahead, byStart) {
			slices.SortStableFunc(x.ahead, byStart)
		}
		x.candidates = slices.DeleteFunc(x.candidates[:walked], func(c candidate) bool { return !x.takes(c.confidence, c.recognizer) })
		x.merge(x.ahead)
		x.ahead = x.ahead[:0]
	}
}

// within gives the scratch for text decoded from that of x.
func (x *scratch) within() *scratch {
	if x.hidden.inner == nil {
		x.hidden.inner = new(scratch)
	}
	x.hidden.inner.thresholds, x.hidden.inner.explains, x.hidden.inner.names.finder.steps = x.thresholds, x.explains, x.names.finder.steps
	x.hidden.inner.names.finder.noAgain = x.names.finder.noAgain
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
func (s *scanner) decodeSegments(x *scratch, text string, from, to, level int) {
	limit := min(len(text), to+decodeBefore)
	seek := &x.hidden.seek
	seek.begin(text, limit)
	at, end := seek.next(lineStart(text, from, decodeAfter))
	own, back := from, -1
	walked, k := len(x.candidates), 0
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
			g.hi, g.ownEnd = lineEnd(text, end, longestHidden), end
			back = end
		} else {
			g.hi = lineEnd(text, end, decodeAfter)
			g.ownEnd = g.hi
		}
		g.ownEnd = min(g.ownEnd, to)
		own = max(own, g.ownEnd)
		g.final = g.hi == len(text) || text[g.hi] == '\n'
		for k < walked && x.candidates[k].start < g.own {
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
func (s *scanner) decodeSegment(x *scratch, text string, g *segment, k, walked, level int) {
	y := x.within()
	plain, ok := y.hidden.open(text, g.lo, g.hi)
	if !ok {
		return
	}
	h := &y.hidden
	s.collect(y, plain, x.least)
	y.reader.escaped = y.reader.escaped && h.again
	s.decodeLevel(y, plain, 0, len(plain), level+1)
	for i := range y.candidates {
		c := &y.candidates[i]
		// What has no escape near was found as it is. What has not all its context
		// in the segment would be weighed wrongly.
		if c.start < contextBefore*widest && !g.first || c.end+contextAfter*widest > len(plain) && !g.final {
			continue
		}
		e, near := h.near(c.start, c.end)
		if !near {
			if e, near = h.near(c.start-contextBefore*widest, c.end+contextAfter*widest); !near {
				continue
			}
		}
		start, end := h.startOf(c.start), h.endOf(c.end)
		if start < g.own || start >= g.ownEnd || end-start > longestHidden {
			continue
		}
		s.adopt(x, y, plain, c, start, end, e.how)
	}
	for ; k < walked && x.candidates[k].start < g.ownEnd; k++ {
		c := &x.candidates[k]
		if h.cuts(c.start) || h.cuts(c.end) {
			s.weaken(x, text, c)
		}
	}
}

// adopt adds a candidate of decoded text to x, at its place there.
func (s *scanner) adopt(x, y *scratch, plain string, c *candidate, start, end, how int) {
	d := &decodings[how]
	p := weighed(c.confidence, d.weight)
	if !x.takes(p, c.recognizer) {
		return
	}
	r := s.readingOf(y, plain, c)
	r.add(privet.Evidence{Kind: privet.EvidenceDecoded, Detail: d.name, Weight: d.weight})
	x.hidden.readings = append(x.hidden.readings, r)
	x.candidates = append(x.candidates, candidate{match: match{start, end, c.alone}, recognizer: c.recognizer, confidence: p, reading: len(x.hidden.readings), phrase: c.phrase, named: c.named, foreign: c.foreign})
}

// weaken lowers a candidate of the walk that cuts an escape.
func (s *scanner) weaken(x *scratch, text string, c *candidate) {
	r := s.readingOf(x, text, c)
	r.add(privet.Evidence{Kind: privet.EvidenceDecoded, Detail: cutDetail, Weight: cutWeight})
	x.hidden.readings = append(x.hidden.readings, r)
	c.confidence = weighed(c.confidence, cutWeight)
	c.reading = len(x.hidden.readings)
}

// readingOf gives the reading that a candidate has, or makes the one of its
// context, which is empty when nobody wants to know.
func (s *scanner) readingOf(x *scratch, text string, c *candidate) (r reading) {
	if c.reading > 0 {
		return x.hidden.readings[c.reading-1]
	}
	if !x.explains {
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
		how := int(leadOf[text[i]])
		if how == 0 {
			i++
			continue
		}
		var f folding
		n := 0
		if text[i] >= utf8.RuneSelf {
			if f, n = foldAt(text, i); f.how == 0 {
				i += n
				continue
			}
			how = int(f.how)
		}
		h.plain = append(h.plain, text[copied:i]...)
		copied = i
		to := len(h.plain)
		var out []byte
		if n > 0 {
			out, n = readFolded(h.plain, text, i, f, n)
		} else {
			out, n = decodings[how].read(h.plain, text, i)
		}
		if n == 0 {
			h.again = true // beside something else it may be one
			i++
			continue
		}
		for _, c := range out[to:] {
			h.again = h.again || leadOf[c] != 0
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
	return alias(h.plain), true
}

// alias is b as a string without a copy. It holds until b is written to again;
// the scan of it keeps no part of it.
func alias(b []byte) string { return unsafe.String(unsafe.SliceData(b), len(b)) }

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
	high  int     // the next rune that may stand for ASCII
	fold  folding // what it is taken for
	size  int     // its length
	buf   [2 * utf8.UTFMax]byte
}

// begin makes the seeker ready. No place is known yet, which -1 says.
func (k *seeker) begin(text string, limit int) {
	k.text, k.limit, k.high = text, limit, -1
	for b := range k.nexts {
		k.nexts[b] = -1
	}
}

// seekBytes are the bytes that an escape begins with. A plus sign is none without
// one of them.
const seekBytes = `%&\\`

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
			k.high, k.fold, k.size = nextFoldable(k.text, i, k.limit)
		}
		at = min(at, k.high)
		if at == k.limit {
			break
		}
		i = at + 1
		n := 0
		if at == k.high {
			i = at + k.size
			_, n = readFolded(k.buf[:0], k.text, at, k.fold, k.size)
		} else {
			_, n = decodings[leadOf[k.text[at]]].read(k.buf[:0], k.text, at)
		}
		if n > 0 {
			return at, at + n
		}
	}
	return k.limit, k.limit
}

// nextFoldable is where the first rune that may stand for ASCII begins in text[i:limit], or
// limit, with what it is taken for and its length. ASCII is passed over 64 bytes at a time:
// 0.03 ns a byte.
func nextFoldable(text string, i, limit int) (at int, f folding, n int) {
	const high = 0x8080808080808080
	bytes := unsafe.Slice(unsafe.StringData(text), len(text)) // only read
	le := binary.LittleEndian
	for i < limit {
		for ; i+64 <= limit; i += 64 {
			b := (*[64]byte)(bytes[i:])
			if (le.Uint64(b[0:])|le.Uint64(b[8:])|le.Uint64(b[16:])|le.Uint64(b[24:])|le.Uint64(b[32:])|le.Uint64(b[40:])|le.Uint64(b[48:])|le.Uint64(b[56:]))&high != 0 {
				break
			}
		}
		for stop := min(limit, i+64); i < stop; {
			if text[i] < utf8.RuneSelf && i+8 <= stop {
				i += bits.TrailingZeros64(le.Uint64(bytes[i:])&high) / 8 // eight of them where there is none
				continue
			}
			if !mayFold[text[i]] {
				i++
				continue
			}
			if c := text[i]; c < 0xE0 && i+1 < len(text) && text[i+1]&0xC0 == 0x80 && folds[c&0x1F]>>(text[i+1]&0x3F)&1 == 0 {
				i += 2
				continue
			}
			if c := text[i]; 0xE0 <= c && c < 0xF0 && i+2 < len(text) && text[i+1]&0xC0 == 0x80 && text[i+2]&0xC0 == 0x80 && folds[uint(c&0xF)<<6|uint(text[i+1]&0x3F)] == 0 {
				i += 3 // Chinese, Japanese and Korean, and most scripts of India
				continue
			}
			if f, n = foldAt(text, i); f.how > 0 {
				return i, f, n
			}
			i += n
		}
	}
	return limit, folding{}, 0
}
