package linear

import (
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// A recorder is a test that remembers whether it failed.
type recorder struct {
	testing.TB
	failed bool
}

func (r *recorder) Helper()               {}
func (r *recorder) Errorf(string, ...any) { r.failed = true }

// spin works for a time that the thread runs.
func spin(d time.Duration) func() {
	return func() {
		for start := Now(); Now()-start < d; {
			_ = strings.Repeat("x", 100)
		}
	}
}

func TestCheck(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("no time is measured under the race detector")
	}
	for _, tt := range []struct {
		part, whole time.Duration
		fails       bool
		reason      string
	}{
		{2 * time.Millisecond, 16 * time.Millisecond, false, "eight times"},
		{time.Millisecond / 2, 32 * time.Millisecond, true, "sixty-four times"},
		{0, 300 * time.Microsecond, false, "a part too short to be measured"},
	} {
		var r recorder
		if Check(&r, tt.reason, 24, spin(tt.part), spin(tt.whole)); r.failed != tt.fails {
			t.Errorf("%s: failed is %v", tt.reason, r.failed)
		}
	}
}
