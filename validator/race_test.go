//go:build race

package validator

// underRace says that the race detector is on. It makes all slower by ten times, and a
// sync.Pool then forgets at random what it was given, so that allocations mean nothing.
const underRace = true
