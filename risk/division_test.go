package risk

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestCloses holds the logarithm against the one of package math.
func TestCloses(t *testing.T) {
	for _, r := range []share{0, 1, percent(5), percent(50), percent(75), percent(95), whole - 2, whole - 1, whole, 123_456_789} {
		want := -math.Log2(1 - math.Min(r.float(), 1-1e-9))
		if got := float64(r.closes()) / (1 << logShare); math.Abs(got-want) > 1e-5 {
			t.Errorf("%d billionths close %v, want %v", r, got, want)
		}
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for range 10_000 {
		a, b := share(rng.Uint64N(uint64(whole)+1)), share(rng.Uint64N(uint64(whole)+1))
		if a > b {
			a, b = b, a
		}
		if a.closes() > b.closes() {
			t.Fatalf("%d closes more than %d", a, b)
		}
	}
}

// shapley is the plain twin of divide: what each step closes of the hidden part, in
// logarithms, on average over all orders in which the steps can be added.
func shapley(steps []step) []float64 {
	closed := func(have []int) float64 {
		strongest, sum := 0.0, 0.0
		for _, i := range have {
			r := steps[i].risk.float()
			strongest = max(strongest, r)
			sum -= math.Log(1 - r*additionShare.float())
		}
		return sum - math.Log(1-strongest) + math.Log(1-strongest*additionShare.float())
	}
	parts, orders := make([]float64, len(steps)), 0.0
	var add func(have []int)
	add = func(have []int) {
		if len(have) == len(steps) {
			orders++
			for n := range have {
				parts[have[n]] += closed(have[:n+1]) - closed(have[:n])
			}
			return
		}
		for i := range steps {
			if !slices.Contains(have, i) {
				add(append(have, i))
			}
		}
	}
	add(make([]int, 0, len(steps)))
	for i := range parts {
		parts[i] /= orders
	}
	return parts
}

func TestDivideIsTheShapleyValue(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		steps := make([]step, 1+rng.IntN(6))
		for i := range steps {
			steps[i].risk = percent(1 + rng.IntN(99))
		}
		slices.SortFunc(steps, func(a, b step) int { return int(b.risk) - int(a.risk) })
		want := shapley(steps)
		sum := 0.0
		for _, w := range want {
			sum += w
		}
		// So many points that rounding does not hide a difference.
		const points = 1_000_000
		total := 0
		for i, got := range divide(points, steps) {
			total += got
			if math.Abs(float64(got)-points*want[i]/sum) > 20 {
				t.Fatalf("%v: step %d gets %d, want %.0f", steps, i, got, points*want[i]/sum)
			}
		}
		if total != points {
			t.Fatalf("%v: the parts add up to %d", steps, total)
		}
	}
}

// TestDivideIsFair holds that equals differ by rounding alone, and that what is
// stronger never gets less.
func TestDivideIsFair(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for range 2000 {
		steps := make([]step, 1+rng.IntN(40))
		for i := range steps {
			steps[i].risk = percent(1 + rng.IntN(100))
		}
		slices.SortFunc(steps, func(a, b step) int { return int(b.risk) - int(a.risk) })
		parts := divide(rng.IntN(101), steps)
		for i := 1; i < len(parts); i++ {
			switch equal := steps[i].risk == steps[i-1].risk; {
			case parts[i] > parts[i-1]+1, equal && parts[i] < parts[i-1]-1:
				t.Fatalf("%v is divided as %v", steps, parts)
			case parts[i] > parts[i-1]:
				t.Fatalf("%v: a weaker one gets more: %v", steps, parts)
			}
		}
	}
	if got := divide(0, nil); len(got) != 0 {
		t.Errorf("nothing is divided as %v", got)
	}
}
