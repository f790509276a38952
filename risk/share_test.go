package risk

import "testing"

func TestShare(t *testing.T) {
	for _, tt := range []struct{ s, t, want share }{
		{whole, whole, whole},
		{0, whole, 0},
		{percent(25), percent(50), 125_000_000},
		{1, percent(50), 1}, // half a billionth is rounded up
		{1, percent(49), 0},
	} {
		if got := tt.s.of(tt.t); got != tt.want || tt.t.of(tt.s) != got {
			t.Errorf("%d of %d is %d, want %d", tt.s, tt.t, got, tt.want)
		}
	}
	for s, want := range map[share]int{0: 0, whole: 100, percent(5) / 10: 1, percent(5)/10 - 1: 0, percent(62): 62} {
		if got := s.points(); got != want {
			t.Errorf("%d billionths are %d points, want %d", s, got, want)
		}
	}
}

// TestShareOfIsMonotone holds the law that those of the scores rest on.
func TestShareOfIsMonotone(t *testing.T) {
	rng := newRand(11)
	for range 100_000 {
		s, u := share(rng.Int64N(int64(whole)+1)), share(rng.Int64N(int64(whole)))
		if p, q := s.of(u), s.of(u+1); p > q || p > s || p > u {
			t.Fatalf("%d of %d is %d, of one more %d", s, u, p, q)
		}
	}
}
