package risk

import (
	"math/big"
	"slices"
	"testing"

	"github.com/privet-go/privet"
)

// slowScore is the plain twin of the overall score: the formula of the
// documentation in exact fractions. It returns 100·exposed before rounding.
func slowScore(r Records, labels []privet.Label, masked map[privet.Label]bool, factorPercents []int64) *big.Rat {
	kinds := map[privet.Label]Kind{}
	for _, k := range r.Kinds {
		kinds[k.Label] = k
	}
	hiddenWell := func(l privet.Label) bool {
		if !masked[l] {
			return false
		}
		for _, s := range r.Spellings {
			if slices.Contains(labels, s.Label) && !masked[s.Label] && slices.Contains(s.Spells, l) {
				return false
			}
		}
		return true
	}
	one, fifth := big.NewRat(1, 1), big.NewRat(1, 5)
	is := func(g Group, l privet.Label) bool { return g.has(l, kinds[l].Category) }
	// Of what tells something three fifths count where nobody is named, and of the rest a fifth
	// where all names are masked.
	tied := big.NewRat(60, 100)
	for _, l := range labels {
		if !is(r.Content.Identifiers, l) {
			continue
		}
		if !masked[l] {
			tied = one
		} else if partly := big.NewRat(68, 100); tied.Cmp(partly) < 0 {
			tied = partly
		}
	}
	var risks []*big.Rat
	for _, l := range labels {
		risk := big.NewRat(int64(kinds[l].Sensitivity), 100)
		if is(r.Content.Labels, l) {
			risk.Mul(risk, tied)
		}
		if hiddenWell(l) {
			risk.Mul(risk, fifth)
		}
		risks = append(risks, risk)
	}
	slices.SortFunc(risks, func(a, b *big.Rat) int { return b.Cmp(a) })
	hidden := big.NewRat(1, 1)
	for i, r := range risks {
		if i > 0 {
			r = new(big.Rat).Mul(r, big.NewRat(1, 4))
		}
		hidden.Mul(hidden, new(big.Rat).Sub(one, r))
	}
	take := func(weights []*big.Rat) {
		exposed := new(big.Rat).Sub(one, hidden)
		for _, w := range weights {
			took := new(big.Rat).Mul(w, exposed)
			hidden.Mul(hidden, took.Sub(one, took))
		}
	}
	var weights []*big.Rat
	for _, x := range r.Combinations {
		clear, any := 0, 0
		for i, g := range x.Groups {
			inClear, in := false, false
			for _, l := range labels {
				if !g.has(l, kinds[l].Category) {
					continue
				}
				earlier := slices.ContainsFunc(x.Groups[:i], func(g Group) bool { return g.has(l, kinds[l].Category) })
				in = in || !earlier
				inClear = inClear || !earlier && !hiddenWell(l)
			}
			if in {
				any++
			}
			if inClear {
				clear++
			}
		}
		need := x.AtLeast
		if need == 0 {
			need = len(x.Groups)
		}
		w := new(big.Rat)
		w.SetFloat64(x.Weight)
		switch {
		case clear >= need:
			weights = append(weights, w)
		case any >= need:
			weights = append(weights, w.Mul(w, fifth))
		}
	}
	take(weights)
	weights = nil
	for _, p := range factorPercents {
		weights = append(weights, big.NewRat(p, 100))
	}
	take(weights)
	return new(big.Rat).Mul(big.NewRat(100, 1), new(big.Rat).Sub(one, hidden))
}

// TestScoreAgainstTwin compares the score with its twin. The two may differ only
// where the exact score is within a hundred-thousandth of a half.
func TestScoreAgainstTwin(t *testing.T) {
	// The weights of the documentation, in percent, written down once more.
	factors := Factors{Environment: "staging", Records: 500, AccessControl: "none", ExternalAccess: true}
	percents := []int64{15, 5, 25, 20}

	records := BuiltIn().Records()
	rng := newRand(1)
	for range 3000 {
		labels := randomLabels(rng)
		masked, maskedNames := map[privet.Label]bool{}, []string(nil)
		for _, l := range labels {
			if rng.IntN(3) == 0 {
				masked[l] = true
				maskedNames = append(maskedNames, l.Code())
			}
		}
		opts := &Options{Masked: maskedNames}
		var p []int64
		if rng.IntN(2) == 0 {
			opts.Factors, p = &factors, percents
		}
		exact := slowScore(records, labels, masked, p)
		got := Score(names(labels), opts).OverallRiskScore
		// |got − exact| must be at most a half, up to the tolerance.
		diff := new(big.Rat).Sub(big.NewRat(int64(got), 1), exact)
		if diff.Abs(diff).Cmp(big.NewRat(50_001, 100_000)) > 0 {
			f, _ := exact.Float64()
			t.Fatalf("Score(%v, masked %v) = %d; the formula gives %f", labels, maskedNames, got, f)
		}
	}
}
