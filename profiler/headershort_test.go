package profiler

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestStateCodes holds that digits in the place of words are what the header says, also where it
// asks for one of them, and those under another header nothing.
func TestStateCodes(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct {
		header, values string
		want           privet.Label
	}{
		{"gender", "0 1 1 0 1 0", "GENDER"}, {"sexe", "1 2 2 1 9 1", "GENDER"}, {"sex_cd", "1.0 2.0 1.0 NULL", "GENDER"}, {"marital_status",
			"1 2 3 1 4 2", "MARITAL_STATUS"},
		{"x", "0 1 1 0 1 0", privet.None}, {"gender_count", "0 1 1 0 1 0", privet.None}, {"is_female", "0 1 1 0 1 0", "GENDER"},
	} {
		if got := p.Columns([]Column{{Name: c.header, Values: strings.Fields(c.values)}})[0]; got.Label != c.want {
			t.Errorf("%q over %q is %s (%.2f), want %s", c.header, c.values, got.Label, got.Confidence, c.want)
		}
	}
}
