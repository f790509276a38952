package tabular

import "testing"

// TestHasMasks holds what columns are texts that have been masked.
func TestHasMasks(t *testing.T) {
	for _, tt := range []struct {
		values []string
		want   bool
	}{
		{nil, false}, {[]string{""}, false}, {[]string{"A*** Q****", "B**"}, false}, {[]string{"****** ***** **** ***"}, false},
		{[]string{"asked A*** Q**** to call ***-***-**94 today, and B** as well", "she called"}, false},
		{[]string{"asked that A*** Q**** call the office on ***-***-**94 today", "the office called A*** Q**** twice"}, true},
	} {
		if got := HasMasks(tt.values); got != tt.want {
			t.Errorf("%q are texts with masks: %v", tt.values, got)
		}
	}
}
