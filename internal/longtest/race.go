//go:build race

package longtest

// UnderRace is true where the race detector watches. A sync.Pool then forgets at random what it was given, so that
// allocations mean nothing.
const UnderRace = true
