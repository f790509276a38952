package tagger

// This file remembers what was found in stretches of late. Lines of logs and records come again and again, and are looked up
// in a tenth of the time that the network takes.

const (
	stretchBits    = 8
	longestStretch = 256 // in bytes
	mostInStretch  = 8   // spans
)

// A stretchMemo has stretches by a hash of their bytes. The zero value is empty and ready.
type stretchMemo [1 << stretchBits]memoStretch

type memoStretch struct {
	size, spans int16
	first, last int16
	gap         gap
	bytes       [longestStretch]byte
	list        [mostInStretch]memoSpan
}

type memoSpan struct {
	start, end int16
	label      Label
	confidence float64
}

// placeOf gives the place of a stretch, or nil when it is too long.
func (m *stretchMemo) placeOf(stretch string) *memoStretch {
	if len(stretch) > longestStretch {
		return nil
	}
	h := uint64(len(stretch))
	for len(stretch) >= 8 {
		h = (h ^ load8(stretch)) * 0x9E3779B97F4A7C15
		h ^= h >> 29
		stretch = stretch[8:]
	}
	a, _ := bytesOf(stretch)
	return &m[(h^a)*0xD6E8FEB86659FD93>>(64-stretchBits)]
}

// is reports whether it is the stretch, of which the names in the tokens from first to last count.
func (e *memoStretch) is(stretch string, first, last int, g gap) bool {
	return int(e.size) == len(stretch) && int(e.first) == first && int(e.last) == last && e.gap == g && string(e.bytes[:e.size]) == stretch
}

// appendTo appends the spans of the stretch, which begins at a place of a text.
func (e *memoStretch) appendTo(dst []Span, at int) []Span {
	for _, s := range e.list[:e.spans] {
		dst = append(dst, Span{at + int(s.start), at + int(s.end), s.label, s.confidence})
	}
	return dst
}

// note remembers the spans of a stretch that begins at a place of a text.
func (e *memoStretch) note(stretch string, first, last int, g gap, spans []Span, at int) {
	if len(spans) > mostInStretch {
		return
	}
	e.size, e.first, e.last, e.gap, e.spans = int16(copy(e.bytes[:], stretch)), int16(first), int16(last), g, int16(len(spans))
	for i, s := range spans {
		e.list[i] = memoSpan{int16(s.Start - at), int16(s.End - at), s.Label, s.Confidence}
	}
}
