package measure

import (
	"cmp"
	"maps"
	"math"
	"slices"
)

// counts are those of one kind.
type counts struct {
	expected int
	reported histogram
}

// A histogram counts what was reported by confidence, the right and the wrong.
type histogram map[level]*[2]int

const (
	wrong = iota
	right
)

func (h *histogram) add(l level, isRight bool) {
	if *h == nil {
		*h = histogram{}
	}
	c := (*h)[l]
	if c == nil {
		c = new([2]int)
		(*h)[l] = c
	}
	if isRight {
		c[right]++
	} else {
		c[wrong]++
	}
}

// from gives how many are reported, and how many of them right, from a confidence
// on.
func (h histogram) from(least level) (reported, rights int) {
	for l, c := range h {
		if l >= least {
			reported += c[right] + c[wrong]
			rights += c[right]
		}
	}
	return reported, rights
}

// merge adds the counts of another one.
func (c *counts) merge(other *counts) {
	c.expected += other.expected
	for l, n := range other.reported {
		if c.reported == nil {
			c.reported = histogram{}
		}
		sum := c.reported[l]
		if sum == nil {
			sum = new([2]int)
			c.reported[l] = sum
		}
		sum[right] += n[right]
		sum[wrong] += n[wrong]
	}
}

// A Report is what a [Tally] has counted. Shares of nothing are nil.
type Report struct {
	Texts   int `json:"texts,omitempty"`
	Columns int `json:"columns,omitempty"`

	// How it was counted.
	IoU           float64 `json:"iou,omitempty"` // of texts
	MinConfidence float64 `json:"minConfidence"`

	// Kinds are in the order of their names. Total is all of them together, without
	// NONE and UNKNOWN. AnyLabel, of texts, counts places whatever their labels.
	Kinds    []Score `json:"kinds"`
	Total    Score   `json:"total"`
	AnyLabel *Score  `json:"anyLabel,omitempty"`

	// Accuracy, of columns, is the share of verdicts that are the expected label;
	// PersonalAccuracy is the same with NONE and UNKNOWN taken for one.
	Accuracy         *Estimate `json:"accuracy,omitempty"`
	PersonalAccuracy *Estimate `json:"personalAccuracy,omitempty"`

	Calibration Calibration  `json:"calibration"`
	FalseAlarms []FalseAlarm `json:"falseAlarms"` // the most frequent first

	// Thresholds are by kind, in the order of Kinds, and of all kinds last.
	Thresholds []ThresholdScore `json:"thresholds"`

	// UnknownLabels are the labels of the data that nobody knows, in the order of
	// their names; the name is empty for what does not look like one, and for what
	// is beyond the first hundred.
	UnknownLabels []UnknownName `json:"unknownLabels,omitempty"`
}

// A Score says how well a kind is found.
type Score struct {
	Kind      Kind      `json:"kind"`
	Expected  int       `json:"expected"`
	Reported  int       `json:"reported"`
	Right     int       `json:"right"`
	Precision *Estimate `json:"precision"`
	Recall    *Estimate `json:"recall"`
	F1        *Estimate `json:"f1"`
	F2        *Estimate `json:"f2"`
}

// Calibration says how far confidences are probabilities.
type Calibration struct {
	Bins []Bin `json:"bins"` // that are not empty, from the lowest

	// ECE is the expected calibration error: the mean, over what was reported, of
	// how far the share of right ones in its bin is from the mean confidence there.
	ECE *float64 `json:"ece"`
}

// A Bin holds what was reported with a confidence of From or more and less than
// To; the last bin has 1 as well.
type Bin struct {
	From           float64 `json:"from"`
	To             float64 `json:"to"`
	Count          int     `json:"count"`
	MeanConfidence float64 `json:"meanConfidence"`
	ShareRight     float64 `json:"shareRight"`
}

// A FalseAlarm says how often a kind was reported where another one, or nothing,
// was expected. Where the two kinds are the same, the bounds differ too much, or
// something more confident was reported there too.
type FalseAlarm struct {
	Reported Kind `json:"reported"`
	Expected Kind `json:"expected"`
	Count    int  `json:"count"`
}

// A ThresholdScore says what thresholds would give for a kind.
type ThresholdScore struct {
	Kind   Kind          `json:"kind"`
	At     []AtThreshold `json:"at"`
	BestF1 *BestF        `json:"bestF1"` // nil where nothing is right
	BestF2 *BestF        `json:"bestF2"`
}

// AtThreshold are precision and recall when only what is at least so sure is
// reported.
type AtThreshold struct {
	Threshold float64  `json:"threshold"`
	Precision *float64 `json:"precision"`
	Recall    *float64 `json:"recall"`
}

// A BestF is the threshold with the greatest F, the lowest of those that are
// equally good, from the least of the thresholds on.
type BestF struct {
	Threshold float64 `json:"threshold"`
	F         float64 `json:"f"`
}

// An UnknownName is a label that nobody knows.
type UnknownName struct {
	Name  string `json:"name"`
	Count int    `json:"count"`
}

// Report tells what has been counted so far.
func (t *Tally) Report() *Report {
	r := &Report{
		Texts: t.texts, Columns: t.columns, MinConfidence: t.minConfidence.share(),
		Kinds: []Score{}, FalseAlarms: []FalseAlarm{}, Thresholds: []ThresholdScore{},
		Calibration: t.verdicts.calibration(),
	}
	var total counts
	for _, k := range slices.Sorted(maps.Keys(t.byKind)) {
		c := t.byKind[k]
		r.Kinds = append(r.Kinds, c.score(k, t.minConfidence))
		if isMeta(k) {
			continue
		}
		total.merge(c)
		r.Thresholds = append(r.Thresholds, t.thresholdsOf(k, c))
	}
	r.Total = total.score("ALL", t.minConfidence)
	r.Thresholds = append(r.Thresholds, t.thresholdsOf("ALL", &total))
	if t.texts > 0 {
		r.IoU = t.iou
		s := t.anyKind.score("ANY LABEL", t.minConfidence)
		r.AnyLabel = &s
	}
	if t.columns > 0 {
		n, rights := t.verdicts.from(0)
		r.Accuracy = proportion(rights, n)
		r.PersonalAccuracy = proportion(t.same, n)
	}
	for pair, n := range t.alarms {
		r.FalseAlarms = append(r.FalseAlarms, FalseAlarm{pair[0], pair[1], n})
	}
	slices.SortFunc(r.FalseAlarms, func(a, b FalseAlarm) int {
		return cmp.Or(cmp.Compare(b.Count, a.Count), cmp.Compare(a.Reported, b.Reported), cmp.Compare(a.Expected, b.Expected))
	})
	for _, name := range slices.Sorted(maps.Keys(t.unknown)) {
		r.UnknownLabels = append(r.UnknownLabels, UnknownName{name, t.unknown[name]})
	}
	if t.nameless > 0 {
		r.UnknownLabels = append(r.UnknownLabels, UnknownName{"", t.nameless})
	}
	return r
}

func (c *counts) score(k Kind, least level) Score {
	reported, rights := c.reported.from(least)
	return Score{
		Kind: k, Expected: c.expected, Reported: reported, Right: rights,
		Precision: proportion(rights, reported),
		Recall:    proportion(rights, c.expected),
		F1:        fEstimate(1, rights, c.expected, reported),
		F2:        fEstimate(2, rights, c.expected, reported),
	}
}

func (t *Tally) thresholdsOf(k Kind, c *counts) ThresholdScore {
	s := ThresholdScore{Kind: k}
	for _, l := range t.thresholds {
		reported, rights := c.reported.from(l)
		at := AtThreshold{Threshold: l.share()}
		if p := proportion(rights, reported); p != nil {
			at.Precision = &p.Value
		}
		if p := proportion(rights, c.expected); p != nil {
			at.Recall = &p.Value
		}
		s.At = append(s.At, at)
	}
	s.BestF1 = c.best(1, t.thresholds[0])
	s.BestF2 = c.best(2, t.thresholds[0])
	return s
}

// best goes down through the confidences, since F changes only there.
func (c *counts) best(beta float64, least level) *BestF {
	var best *BestF
	reported, rights := 0, 0
	b := beta * beta
	for _, l := range slices.Backward(slices.Sorted(maps.Keys(c.reported))) {
		if l < least {
			break
		}
		n := c.reported[l]
		reported += n[right] + n[wrong]
		rights += n[right]
		f := (1 + b) * float64(rights) / (b*float64(c.expected) + float64(reported))
		if rights > 0 && (best == nil || f >= best.F) {
			best = &BestF{l.share(), f}
		}
	}
	return best
}

const bins = 10

// calibration sums in whole numbers, so that no order of summing shows.
func (h histogram) calibration() Calibration {
	var counted, rights, sums [bins]int
	total := 0
	for l, c := range h {
		b := min(int(l)*bins/levels, bins-1)
		n := c[right] + c[wrong]
		counted[b] += n
		rights[b] += c[right]
		sums[b] += n * int(l)
		total += n
	}
	c := Calibration{Bins: []Bin{}}
	if total == 0 {
		return c
	}
	ece := 0.0
	for b, n := range counted {
		if n == 0 {
			continue
		}
		bin := Bin{
			From: float64(b) / bins, To: float64(b+1) / bins, Count: n,
			MeanConfidence: float64(sums[b]) / levels / float64(n),
			ShareRight:     float64(rights[b]) / float64(n),
		}
		c.Bins = append(c.Bins, bin)
		ece += math.Abs(bin.MeanConfidence-bin.ShareRight) * float64(n) / float64(total)
	}
	c.ECE = &ece
	return c
}
