package tagger

import "math/bits"

// This file remembers what the last chains and runs have led to. Tables, logs and lists
// say the same again and again; what stands between the same bytes is the same, and need
// not be told a second time.
//
// What is found at a place depends on a window of the text around it and on how far
// before it all has been looked at. Both are compared as a whole, so that what is
// remembered is what would have been found.

const (
	// memoBack is how far before a place the window reaches, in bytes. Nothing that
	// is farther away says anything about it: the farthest are three parts of an
	// address, of 40 bytes each, before three words before two numbers.
	memoBack = 320

	// memoAhead is how far the window reaches behind what has been read and found:
	// the farthest are the words for a job behind a name and its age, and the run of
	// characters behind another one.
	memoAhead = 448

	// longestWindow bounds a window. What has a longer one is not remembered.
	longestWindow = 1280

	// mostRemembered is how many places are remembered, and mostSpans how many spans
	// of each of them.
	mostRemembered = 8
	mostSpans      = 64

	// memoBefore is how many bytes before a place tell quickly whether it may have been
	// seen before; behind it these are twice as many.
	memoBefore = 8
)

// A memo is what is remembered. The zero value is empty.
type memo struct {
	tags   [mostRemembered]uint64 // of the places; zero where there is none
	places [mostRemembered]remembered
	slots  [256]uint8 // which of the places a tag may have, by some of its bits
	next   int        // of the places: what is forgotten next
	seen   [64]uint32 // tags that have been seen once, in part
	off    bool       // nothing is remembered
}

// A remembered is a place and what has been found there. Offsets are from the place on.
type remembered struct {
	kind   StartKind
	done   int  // before the place, memoBack at most
	back   int  // where the window begins, before the place
	length int  // of the window
	final  bool // the text ends with the window
	end    int
	n      int // spans
	spans  [mostSpans]rememberedSpan
	window [longestWindow]byte
}

// A rememberedSpan is a Span in few bytes.
type rememberedSpan struct {
	start, end int16
	label      Label
	confidence float64
}

// tagOf gives what tells quickly whether text[at] has been seen before. It is zero where
// nothing is remembered. What is not there, since the value of a field or a line of what was
// decoded is all of a text, counts as zeros.
func (m *memo) tagOf(text string, at int, kind StartKind) uint64 {
	if m.off {
		return 0
	}
	var before uint64
	if at >= memoBefore {
		before = load(text[at-memoBefore : at])
	} else if at > 0 {
		before = loadAt(text, 0) << (8 * uint(memoBefore-at))
	}
	var behind uint64
	if at+8 < len(text) {
		behind = loadAt(text, at+8)
	}
	h := before*0x9E3779B97F4A7C15 ^ bits.RotateLeft64(loadAt(text, at)*0xD6E8FEB86659FD93, 23) ^ bits.RotateLeft64(behind*0xC2B2AE3D27D4EB4F, 43)
	h = (h ^ h>>29) * 0xD6E8FEB86659FD93
	return h ^ uint64(kind) | 1<<63
}

// recall gives what has been found at a place like text[at], or nil.
func (m *memo) recall(text string, at, done int, kind StartKind, tag uint64) *remembered {
	i := m.slots[tag>>50%uint64(len(m.slots))] % mostRemembered
	if tag == 0 || m.tags[i] != tag {
		return nil
	}
	if p := &m.places[i]; p.is(text, at, done, kind) {
		return p
	}
	// Others have the same tag where chains of one row begin now here, now there.
	for k := range m.tags {
		if p := &m.places[k]; k != int(i) && m.tags[k] == tag && p.is(text, at, done, kind) {
			return p
		}
	}
	return nil
}

// is reports whether the window of a place is that of text[at], and nothing before text[done]
// can be part of what is found in either.
func (p *remembered) is(text string, at, done int, kind StartKind) bool {
	if p.kind != kind || p.done != min(at-done, memoBack) || min(at, memoBack) != p.back {
		return false
	}
	rest := text[at-p.back:]
	return len(rest) >= p.length && (len(rest) == p.length || !p.final) && rest[:p.length] == string(p.window[:p.length])
}

// note remembers what has been found at text[at], when a place like it has been seen
// before. Nothing behind text[seen] has been read but what follows the last span.
func (m *memo) note(text string, at, done int, kind StartKind, tag uint64, spans []Span, end, seen int) {
	if tag == 0 {
		return
	}
	if s := &m.seen[tag>>56&63]; *s != uint32(tag) {
		*s = uint32(tag)
		return
	}
	seen = max(seen, end)
	for _, s := range spans {
		seen = max(seen, s.End)
	}
	from, to := at-min(at, memoBack), seen+memoAhead
	final := to >= len(text)
	to = min(to, len(text))
	if to-from > longestWindow || len(spans) > mostSpans {
		return
	}
	i := m.next
	m.next = (i + 1) % mostRemembered
	m.tags[i], m.slots[tag>>50%uint64(len(m.slots))] = tag, uint8(i)
	p := &m.places[i]
	p.kind, p.done, p.back, p.length, p.final, p.end, p.n = kind, min(at-done, memoBack), at-from, to-from, final, end-at, len(spans)
	for k, s := range spans {
		p.spans[k] = rememberedSpan{int16(s.Start - at), int16(s.End - at), s.Label, s.Confidence}
	}
	copy(p.window[:], text[from:to])
}

// appendTo appends the spans to dst, for the place text[at].
func (p *remembered) appendTo(dst []Span, at int) []Span {
	for _, s := range p.spans[:p.n] {
		dst = append(dst, Span{at + int(s.start), at + int(s.end), s.label, s.confidence})
	}
	return dst
}
