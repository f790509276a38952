package risk

import "math"

// A share is a part of a whole in billionths: 250_000_000 is a quarter.
//
// Shares are integers so that every machine computes the same score. Floating
// point would not do: Go may fuse a product and a sum on one processor and not
// on another, and a score on the edge of a level would differ between replicas.
type share uint64

const whole share = 1_000_000_000

// percent is n hundredths of a whole.
func percent(n int) share { return share(n) * (whole / 100) }

// shareOf is the share nearest to x, which is in 0–1.
func shareOf(x float64) share { return share(math.Round(x * float64(whole))) }

// of is the share s of t, rounded to the nearest billionth. It never falls when
// s or t rises and is never more than either, so that rounding cannot lower a
// score when a factor is worse or a tag more.
func (s share) of(t share) share { return (s*t + whole/2) / whole }

// rest is what s leaves of the whole.
func (s share) rest() share { return whole - s }

// points is s on the scale of scores, 0–100, halves rounded up.
func (s share) points() int { return int((100*s + whole/2) / whole) }

// float is s as a number in 0–1.
func (s share) float() float64 { return float64(s) / float64(whole) }
