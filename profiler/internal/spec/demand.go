package spec

import (
	"math"
	"slices"

	"github.com/privet-go/privet"
)

// A Demand is what one call asks for.
type Demand struct {
	Labels     []privet.Label // the only ones that are reported; none: all
	Excluded   []privet.Label // that are not reported
	Confidence float64        // below which nothing is reported
	Thresholds map[privet.Label]float64
	Parts      bool // of postal addresses
	Explain    bool
}

// IsShare reports whether p is in 0–1.
func IsShare(p float64) bool { return p >= 0 && p <= 1 }

// LeastOf is the confidence below which a label is not reported. What is no
// probability is above all of them.
func (d *Demand) LeastOf(l privet.Label) float64 {
	least, ok := d.Thresholds[l]
	if !ok {
		least = d.Confidence
	}
	if !IsShare(least) {
		return never
	}
	return least
}

// Leasts gives the confidence below which what a recognizer finds takes no part,
// and the lowest of them. The list is nil where all are the same.
func (d *Demand) Leasts(recognizers []*Recognizer) (least float64, list []float64) {
	if len(d.Thresholds) == 0 && (len(d.Labels)+len(d.Excluded) == 0 || len(d.Labels) == 0 && d.Confidence >= DefaultMinConfidence) {
		return d.Confidence, nil
	}
	hides := d.HidesFrom()
	for _, r := range recognizers {
		least := d.LeastOf(r.Label)
		switch {
		case d.Wants(r.Label):
		case r.HoldsOthers && !slices.Contains(d.Excluded, r.Label):
			least = never
		default:
			// A guess at what nobody asked for does not hide what was asked for.
			least = max(least, hides)
		}
		list = append(list, least)
	}
	return slices.Min(list), list
}

// never is a threshold above all probabilities.
const never = 2

// HidesFrom is the confidence from which on what is not asked for hides what is.
func (d *Demand) HidesFrom() float64 {
	least := d.Confidence
	for l, t := range d.Thresholds {
		if IsShare(t) && d.Wants(l) {
			least = min(least, t)
		}
	}
	if least < DefaultMinConfidence {
		return nearlySure
	}
	return DefaultMinConfidence
}

// Wants reports whether a label is asked for.
func (d *Demand) Wants(l privet.Label) bool {
	return (len(d.Labels) == 0 || slices.Contains(d.Labels, l)) && !slices.Contains(d.Excluded, l)
}

// WantsAll reports whether every label is.
func (d *Demand) WantsAll() bool { return len(d.Labels) == 0 && len(d.Excluded) == 0 }

// nearlySure is the confidence from which on what nobody asked for hides a guess that
// was asked for: that of the number of a card with a right check digit. With less than
// that, the guess is the second best reading of its place, which is what was asked for.
const nearlySure = 0.92

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
	Mistyped   bool  // its check refuses it, and the word of its label stands by it, which is counted in its confidence
	Part       int32
	Parts      int32 // of an address: how many parts it has, and where they begin in addresses.parts
}

// MostTagged is the highest confidence of a name. It is below that of anything that has a form
// of its own and is found at the same place.
const MostTagged = 0.95
