// Package longtest says how much the tests of this repository do. What go test runs is
// their short form, which takes a minute or less in each package and can still fail in each
// of its cases; .ci/full sets PRIVET_LONG and runs the long one: more tries, larger data.
package longtest

import (
	"os"
	"testing"
	"time"
)

// Patience is how long a test waits for what should come at once, before it says that
// it does not come. Nothing that works waits so long, however busy the machine is.
const Patience = 2 * time.Minute

var long = os.Getenv("PRIVET_LONG") != ""

// Long reports whether tests take their long form.
func Long() bool { return long }

// Of gives the first of two in the short form and the second in the long one.
func Of[T any](inShort, inLong T) T {
	if long {
		return inLong
	}
	return inShort
}

// Watched gives the first of two, and the second under the race detector, which makes all slower by ten times: what races
// does so in the few cases as in the many.
func Watched[T any](without, under T) T {
	if UnderRace {
		return under
	}
	return without
}

// Alone skips a test under the race detector. It is for those that take long there and in which nothing is concurrent.
func Alone(t testing.TB) {
	t.Helper()
	if UnderRace {
		t.Skip("one goroutine does all of it")
	}
}
