package attack

import "math"

// mostChance is how likely it may be at most that a finding is mere chance. It is
// for each pair of columns; a table with a hundred of them has one false alarm in
// a hundred tables.
const mostChance = 1e-4

// A match counts how often one column gave another away, and how often it seemed
// to although it could not: the value of the row before is asked for too, which
// tells how often values meet by chance in these very columns.
type match struct {
	hits     Count
	controls int64
	asked    int64
	expected float64 // hits by chance, as the forms of the values have it
}

// surely reports whether there are more hits than chance makes. The bounds are
// Chernoff's, for the sign test and for the sum of rare events.
func (m *match) surely() bool {
	h, c := float64(m.hits.N), float64(m.controls)
	if h == 0 || c >= h {
		return false
	}
	return poissonTail(h, c+m.expected) < mostChance || m.expected >= h && signTail(h, c) < mostChance
}

// fairly is surely for values that meet by chance every other time, such as a sex. Only the
// comparison with the row before counts.
func (m *match) fairly() bool { return signTail(float64(m.hits.N), float64(m.controls)) < mostChance }

// poissonTail bounds the probability of h events or more where mean are expected.
func poissonTail(h, mean float64) float64 {
	if h <= mean {
		return 1
	}
	if mean <= 0 {
		return 0
	}
	return math.Exp(h - mean + h*math.Log(mean/h))
}

// signTail bounds the probability that of h+c fair coins h or more show heads.
func signTail(h, c float64) float64 {
	n := h + c
	if n == 0 || h <= c {
		return 1
	}
	p := h / n
	kl := p*math.Log(2*p) + 0
	if p < 1 {
		kl += (1 - p) * math.Log(2*(1-p))
	}
	return math.Exp(-n * kl)
}

// A Count is how often something was seen, and in which row first.
type Count struct{ N, Row int64 }

func (c *Count) add(row int64) {
	if c.N == 0 {
		c.Row = row
	}
	c.N++
}
