//go:build race

package profiler

// underRace says that the race detector is on. A sync.Pool then forgets at
// random what it was given, so that allocations mean nothing.
const underRace = true
