package scan

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/sumrules"
)

// TestSumRules holds that each rule is true of the numbers that the check takes,
// and that it rules most others out.
func TestSumRules(t *testing.T) {
	rounds := 100_000
	if longtest.UnderRace {
		rounds = 5_000
	}
	r := rand.New(rand.NewPCG(3, 1))
	list := builtin.Recognizers()
	index := NewWholeIndex(list, make([]int, len(list)))
	rules := 0
	for i, rec := range builtin.Recognizers() {
		for k := range rec.Sums {
			rules++
			rule := &rec.Sums[k]
			n := rule.Length()
			if n > sumrules.LongestSummed || rule.Divisor() > sumrules.MostSumBy {
				t.Fatalf("%s: rule %d cannot be used", rec.Name, k)
			}
			fast := index.sums[n]
			number, ok := index.ruleOf[summed{recognizer: i, length: n}]
			if !ok || number == sumrules.NoRule {
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
					if rule.Luhn == 0 {
						sum += int(c-'0') * (rule.Weights[i] % rule.By)
					} else {
						sum += numeral.CrossSum(int(c-'0') * (1 + (n-1-i)%2))
					}
				}
				left := (sum%rule.Divisor() + rule.Divisor()) % rule.Divisor()
				right := left == 0 && rule.Leaves == nil || slices.Contains(rule.Leaves, left)
				if got := fast.Admit(digits); got>>sumrules.NoRule == 0 || got>>number&1 == 1 != right {
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
	if rules < 70 {
		t.Errorf("%d rules only", rules)
	}
}
