package address

import (
	"github.com/privet-go/privet/profiler/internal/streetparts"
)

// This file remembers what has been read around the streets of an address. In a row of addresses
// each street, and each town, reads the same parts before and behind it again, up to eight of
// them.

// readEach is how many of each kind are remembered.
const readEach = 16

// An addressRead is what has been read of a text.
type addressRead struct {
	units, heads [readEach]readEnd
	before       [2 * readEach]readPart
}

// A readEnd is the end of what begins at text[at-1]; at is 0 where nothing has been read.
type readEnd struct{ at, end int }

// A readPart is the part that ends at text[to-1], of which nothing before text[low] has been looked
// at.
type readPart struct {
	to, from, low int
	kind          headPart
	last          bool
}

// unitEnd is streetparts.UnitEnd.
func (b *addressMemo) unitEnd(text string, i int) int {
	r := &b.read.units[i%readEach]
	if r.at != i+1 {
		b.used = true
		*r = readEnd{i + 1, streetparts.UnitEnd(text, i)}
	}
	return r.end
}

// headUnitEnd is headUnitEnd.
func (b *addressMemo) headUnitEnd(text string, i int) int {
	r := &b.read.heads[i%readEach]
	if r.at != i+1 {
		b.used = true
		*r = readEnd{i + 1, headUnitEnd(text, i)}
	}
	return r.end
}

// partBefore is readBefore.
func (b *addressMemo) partBefore(text string, to, least int) (from int, kind headPart, last bool) {
	r := &b.read.before[uint64(to)*0x9E3779B97F4A7C15>>32%uint64(len(b.read.before))]
	if r.to == to+1 && r.low > least+1 {
		return r.from, r.kind, r.last
	}
	from, kind, last, low := b.readBefore(text, to, least)
	if low > least+1 {
		b.used = true
		*r = readPart{to + 1, from, low, kind, last}
	}
	return from, kind, last
}
