// Package linear is for tests that hold that work grows with the size of its input
// and not with its square.
package linear

import (
	"runtime"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// tries is how often what takes too long is measured.
const tries = 5

// Check fails the test when the work takes more than limit times as long for the
// whole of its input as for a part. It measures the time that the thread has run
// where the system tells it, so that a busy machine does not count, and otherwise
// the time that has passed; the least of several runs counts, and only what fails
// five times in a row has failed. The name is that of the input, in the message.
//
// Under the race detector the whole is worked on once, and no time is measured.
//
// A part that takes less than twenty microseconds counts as much, since nothing
// shorter can be measured.
func Check(t testing.TB, name string, limit float64, part, whole func()) {
	t.Helper()
	if longtest.UnderRace {
		whole()
		return
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	for try := 1; ; try++ {
		short := max(least(3, part), 20*time.Microsecond)
		long := least(1, whole)
		if float64(long) > limit*float64(short) {
			long = min(long, least(2, whole)) // the first time may have been more
		}
		if float64(long) <= limit*float64(short) {
			return
		}
		if try == tries {
			t.Errorf("%.60q: %v for a part, %v for the whole, which may be %g times as much", name, short, long, limit)
			return
		}
	}
}

// least is the least time of some runs.
func least(runs int, work func()) time.Duration {
	best := time.Hour
	for range runs {
		start := Now()
		work()
		best = min(best, Now()-start)
	}
	return best
}
