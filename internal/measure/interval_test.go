package measure

import (
	"math"
	"testing"
)

// TestWilson holds the interval against published values.
//
// Source: R. G. Newcombe, Two-sided confidence intervals for the single
// proportion: comparison of seven methods, Statistics in Medicine 17 (1998),
// 857–872, table I, method 3.
func TestWilson(t *testing.T) {
	for _, tt := range []struct {
		k, n      int
		low, high float64
	}{
		{81, 263, 0.2553, 0.3662}, {15, 148, 0.0624, 0.1605}, {0, 20, 0, 0.1611}, {1, 29, 0.0061, 0.1718},
	} {
		for _, mirrored := range []bool{false, true} {
			k, wantLow, wantHigh := tt.k, tt.low, tt.high
			if mirrored {
				k, wantLow, wantHigh = tt.n-tt.k, 1-tt.high, 1-tt.low
			}
			low, high := Wilson(k, tt.n, z95)
			if math.Abs(low-wantLow) > 0.00005 || math.Abs(high-wantHigh) > 0.00005 {
				t.Errorf("%d of %d: %.5f–%.5f, want %.4f–%.4f", k, tt.n, low, high, wantLow, wantHigh)
			}
		}
	}
	if low, high := Wilson(0, 0, z95); low != 0 || high != 1 {
		t.Errorf("of nothing: %v–%v", low, high)
	}
}

// TestQuantiles holds the quantiles by the distribution itself.
func TestQuantiles(t *testing.T) {
	for z, want := range map[float64]float64{z95: 0.95, z975: 0.975} {
		if got := math.Erf(z / math.Sqrt2); math.Abs(got-want) > 1e-14 {
			t.Errorf("within %v: %v, want %v", z, got, want)
		}
	}
}

// TestFBeta holds F in both of its forms, and by hand: precision 1/2 and recall 1
// give F1 = 2/3 and F2 = 5/6.
func TestFBeta(t *testing.T) {
	if f1, f2 := FBeta(1, 0.5, 1), FBeta(2, 0.5, 1); math.Abs(f1-2.0/3) > 1e-15 || math.Abs(f2-5.0/6) > 1e-15 {
		t.Errorf("F1 %v, F2 %v", f1, f2)
	}
	if FBeta(2, 0, 0) != 0 || FBeta(2, 0, 1) != 0 || FBeta(2, 1, 0) != 0 {
		t.Error("F of nothing right is not 0")
	}
	for right := range 6 {
		for missed := range 4 {
			for wrong := range 4 {
				e := fEstimate(2, right, right+missed, right+wrong)
				if right+missed == 0 && right+wrong == 0 {
					if e != nil {
						t.Error("F of nothing")
					}
					continue
				}
				if right+missed == 0 || right+wrong == 0 {
					continue
				}
				p, r := float64(right)/float64(right+wrong), float64(right)/float64(right+missed)
				if math.Abs(e.Value-FBeta(2, p, r)) > 1e-12 {
					t.Errorf("%d right, %d missed, %d wrong: %v, want %v", right, missed, wrong, e.Value, FBeta(2, p, r))
				}
			}
		}
	}
}
