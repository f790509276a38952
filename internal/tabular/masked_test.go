package tabular

import "testing"

// TestAreMasked holds what columns have been masked.
func TestAreMasked(t *testing.T) {
	for _, tt := range []struct {
		values []string
		masked bool
		texts  bool
	}{
		{[]string{"A*** Q****", "M**", ""}, true, false}, {[]string{"+1 ***-***-**94"}, true, false}, {[]string{"1978-**-**"}, true, false},
		{[]string{"a***.q****@quarry.example"}, true, false}, {[]string{"[EMAIL_ADDRESS]", "[SSN]"}, true, false},
		{[]string{"~rlgyiry5i5lrlzyoo2jvdcyzmzi5qk4duf3mfd77qvqmsypn3axq"}, true, false}, {[]string{"*"}, true, false},
		{nil, false, false}, {[]string{""}, false, false}, {[]string{"Anna Quorl"}, false, false}, {[]string{"**bold** text of a page"}, false, true}, {[]string{"[]"}, false, false},
		{[]string{"A***", "Anna", "Bo"}, false, false}, {[]string{"~home"}, false, false}, {[]string{"5 * 3"}, false, false},
		{[]string{"asked A*** Q**** to call ***-***-**94 today, and B** as well", "she called"}, false, false},
		{[]string{"asked that A*** Q**** call the office on ***-***-**94 today", "the office called A*** Q**** twice"}, false, true},
	} {
		if got := AreMasked(tt.values); got != tt.masked {
			t.Errorf("%q are masked: %v", tt.values, got)
		}
		if got := HasMasks(tt.values); got != tt.texts {
			t.Errorf("%q are texts with masks: %v", tt.values, got)
		}
	}
}
