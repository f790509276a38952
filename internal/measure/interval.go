package measure

import "math"

// Quantiles of the normal distribution, to more digits than tables have.
const (
	z95  = 1.959963984540054 // two-sided 95 %
	z975 = 2.241402727604947 // two-sided 97.5 %
)

// Wilson is the score interval of Wilson, without continuity correction, for a
// proportion of which k of n have been seen; z is the quantile of the normal
// distribution. With n = 0 nothing is known: it is 0–1.
//
// Source: E. B. Wilson, Probable inference, the law of succession, and statistical
// inference, J. Amer. Statist. Assoc. 22 (1927), 209–212.
func Wilson(k, n int, z float64) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	p, m := float64(k)/float64(n), float64(n)
	middle := p + z*z/(2*m)
	half := z * math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	low, high = (middle-half)/(1+z*z/m), (middle+half)/(1+z*z/m)
	// Rounding can miss the ends, which are exact.
	if k == 0 {
		low = 0
	}
	if k == n {
		high = 1
	}
	return low, high
}

// FBeta is the harmonic mean of precision and recall, of which recall weighs beta
// times as much. Where both are 0 it is 0.
func FBeta(beta, precision, recall float64) float64 {
	b := beta * beta
	if precision == 0 && recall == 0 {
		return 0
	}
	return (1 + b) * precision * recall / (b*precision + recall)
}

// An Estimate is a share with its interval of 95 %.
type Estimate struct {
	Value float64 `json:"value"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// proportion is k of n with the interval of Wilson, or nil for none of none.
func proportion(k, n int) *Estimate {
	if n == 0 {
		return nil
	}
	low, high := Wilson(k, n, z95)
	return &Estimate{float64(k) / float64(n), low, high}
}

// fEstimate is F of right places among those expected and reported, or nil when
// there are none of either. Its interval reaches from F of the lower ends to F of
// the upper ends of the intervals of Wilson of 97.5 % for precision and recall. F
// grows with both, so by the inequality of Bonferroni it covers 95 % at least, and
// usually more.
func fEstimate(beta float64, right, expected, reported int) *Estimate {
	if expected+reported == 0 {
		return nil
	}
	b := beta * beta
	value := (1 + b) * float64(right) / (b*float64(expected) + float64(reported))
	lowP, highP := Wilson(right, reported, z975)
	lowR, highR := Wilson(right, expected, z975)
	return &Estimate{value, FBeta(beta, lowP, lowR), FBeta(beta, highP, highR)}
}
