package columns

import (
	"github.com/privet-go/privet/profiler/internal/chars"
)

// This file counts values that a column has again and again, such as the states of
// orders: all but the first are told from others by a comparison, and looked at
// together. As all that is counted of a value is added up, it makes no difference.

// repeats are the places of some values that have been met in a column, by their
// hashes. They hold no value.
type repeats struct {
	met   [rememberedValues]repeat
	noted int
	again int
	on    bool
}

// A repeat is where a value stands first, from 1, and how often it has been met
// again and not been looked at.
type repeat struct{ place, times int32 }

const (
	rememberedValues = 1 << repeatBits
	repeatBits       = 9
	fewestNoted      = 16  // a column with fewer values is looked at as it is
	notedEach        = 256 // after so many values it is asked whether it is worth while
	leastAgain       = 4   // and it is when one of so many has been met before
)

// begin makes it ready for a column of n values.
func (r *repeats) begin(n int) {
	if r.on, r.noted = n >= fewestNoted, 0; r.on {
		*r = repeats{on: true}
	}
}

// rest are the values that are still remembered.
func (r *repeats) rest() []repeat {
	if r.noted == 0 {
		return nil
	}
	return r.met[:]
}

// note reports whether values[i] has been met before, and counts it if so. Else it is
// remembered in place of another one, which is given if it has been met again.
func (r *repeats) note(values []string, i int) (again bool, other repeat) {
	if !r.on {
		return false, repeat{}
	}
	v := values[i]
	h := (chars.LoadTail(v, 0) ^ chars.LoadTail(v, max(0, len(v)-8))*3 ^ uint64(len(v))) * 0x9E3779B97F4A7C15
	m := &r.met[h>>(64-repeatBits)]
	if m.place > 0 && values[m.place-1] == v {
		m.times++
		r.again++
		again = true
	} else {
		other = *m
		*m = repeat{place: int32(i + 1)}
	}
	if r.noted++; r.noted%notedEach == 0 {
		r.on = r.again*leastAgain >= r.noted
	}
	return again, other
}
