package profiler

import (
	"slices"

	"github.com/privet-go/privet"
)

// A demand is what one call asks for.
type demand struct {
	labels     []privet.Label // the only ones that are reported; none: all
	excluded   []privet.Label // that are not reported
	confidence float64        // below which nothing is reported
	thresholds map[privet.Label]float64
	parts      bool // of postal addresses
	explain    bool
}

// isShare reports whether p is in 0–1.
func isShare(p float64) bool { return p >= 0 && p <= 1 }

// leastOf is the confidence below which a label is not reported. What is no
// probability is above all of them.
func (d *demand) leastOf(l privet.Label) float64 {
	least, ok := d.thresholds[l]
	if !ok {
		least = d.confidence
	}
	if !isShare(least) {
		return never
	}
	return least
}

// leasts gives the confidence below which what a recognizer finds takes no part,
// and the lowest of them. The list is nil where all are the same.
func (d *demand) leasts(recognizers []*Recognizer) (least float64, list []float64) {
	if len(d.thresholds) == 0 && (len(d.labels)+len(d.excluded) == 0 || len(d.labels) == 0 && d.confidence >= DefaultMinConfidence) {
		return d.confidence, nil
	}
	hides := d.hidesFrom()
	for _, r := range recognizers {
		least := d.leastOf(r.Label)
		switch {
		case d.wants(r.Label):
		case r.holdsOthers && !slices.Contains(d.excluded, r.Label):
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

// hidesFrom is the confidence from which on what is not asked for hides what is.
func (d *demand) hidesFrom() float64 {
	least := d.confidence
	for l, t := range d.thresholds {
		if isShare(t) && d.wants(l) {
			least = min(least, t)
		}
	}
	if least < DefaultMinConfidence {
		return nearlySure
	}
	return DefaultMinConfidence
}

// wants reports whether a label is asked for.
func (d *demand) wants(l privet.Label) bool {
	return (len(d.labels) == 0 || slices.Contains(d.labels, l)) && !slices.Contains(d.excluded, l)
}

// wantsAll reports whether every label is.
func (d *demand) wantsAll() bool { return len(d.labels) == 0 && len(d.excluded) == 0 }
