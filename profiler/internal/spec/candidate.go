package spec

import (
	"math"
)

// DefaultMinConfidence is the probability from which on something is reported
// when nothing else is asked for.
const DefaultMinConfidence = 0.5

// A Ranked is the number of a candidate of a cluster, with what byRank asks about first as whole
// numbers: sorted by these, a long cluster takes a third of the time.
type Ranked struct {
	First, Second uint64 // the less, the earlier
	Number        int
}

// Ranked is that of a candidate of a cluster that begins at text[from].
func (c *Candidate) Ranked(number, from int) Ranked {
	const lengths, starts = 1 << 40, 1 << 20 // more than a cluster has
	return Ranked{^math.Float64bits(c.Confidence), uint64(lengths-(c.End-c.Start))*starts + uint64(c.Start-from), number}
}

// IsInside reports whether a name is part of a longer place that has a form.
func (c *Candidate) IsInside(other *Candidate) bool {
	return !other.Named && other.Confidence >= DefaultMinConfidence && other.Start <= c.Start && c.End <= other.End && other.End-other.Start > c.End-c.Start
}

// A Candidate is a match of one recognizer, weighed.
type Candidate struct {
	Match
	Recognizer int
	Confidence float64
	Reading    int   // its number in hidden.readings, from 1 on; 0 when it was found as it stands
	Phrase     int32 // that speaks for it, in the contextIndex, from 1 on; 0 where none does
	Named      bool  // the tagger has found it, or the header above it
	Headed     bool  // the header above it has
	Walked     bool  // what adjoins it has been looked at
	Foreign    bool  // another country than its own is named near; see weighCountry
	Part       int32
	Parts      int32 // of an address: how many parts it has, and where they begin in addresses.parts
}

// MostTagged is the highest confidence of a name. It is below that of anything that has a form
// of its own and is found at the same place.
const MostTagged = 0.95
