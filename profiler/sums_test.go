package profiler

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
)

// TestSumRules holds that each rule is true of the numbers that the check takes,
// and that it rules most others out.
func TestSumRules(t *testing.T) {
	rounds := 100_000
	if longtest.UnderRace {
		rounds = 5_000
	}
	r := rand.New(rand.NewPCG(3, 1))
	index := builtInWholes()
	rules := 0
	for i, rec := range builtIn() {
		for k := range sumRules[rec.Name] {
			rules++
			rule := &sumRules[rec.Name][k]
			n := rule.length()
			if n > longestSummed || rule.divisor() > mostSumBy {
				t.Fatalf("%s: rule %d cannot be used", rec.Name, k)
			}
			fast := index.sums[n]
			number, ok := index.ruleOf[summed{i, n}]
			if !ok || number == noRule {
				t.Fatalf("%s: rule %d is not used", rec.Name, k)
			}
			taken, ruledOut := 0, 0
			digits := make([]byte, n)
			for range rounds {
				for i := range digits {
					digits[i] = byte('0' + r.IntN(10))
				}
				for i := 0; r.IntN(3) == 0 && i < n; i += 1 + r.IntN(3) {
					digits[i] = "0129"[r.IntN(4)] // such as numbers begin with
				}
				sum := 0
				for i, c := range digits {
					if rule.luhn == 0 {
						sum += int(c-'0') * (rule.weights[i] % rule.by)
					} else {
						sum += crossSum(int(c-'0') * (1 + (n-1-i)%2))
					}
				}
				left := (sum%rule.divisor() + rule.divisor()) % rule.divisor()
				right := left == 0 && rule.leaves == nil || slices.Contains(rule.leaves, left)
				if got := fast.admit(digits); got>>noRule == 0 || got>>number&1 == 1 != right {
					t.Fatalf("%s: %s leaves %d, and the sums say %b of rule %d", rec.Name, digits, left, got, number)
				}
				if rec.Check(digits) {
					taken++
					if !right {
						t.Fatalf("%s takes %s, which leaves %d", rec.Name, digits, left)
					}
				}
				if !right {
					ruledOut++
				}
			}
			if taken == 0 || ruledOut < rounds/2 {
				t.Errorf("%s: of %d numbers of %d digits %d are right and %d ruled out", rec.Name, rounds, n, taken, ruledOut)
			}
		}
	}
	for name := range sumRules {
		if !slices.ContainsFunc(builtIn(), func(r *Recognizer) bool { return r.Name == name }) {
			t.Errorf("%s is no recognizer", name)
		}
	}
	if rules < len(sumRules) {
		t.Errorf("%d rules only", rules)
	}
}
