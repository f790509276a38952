//go:build race

package server

// underRace says that the race detector is on, under which a sync.Pool drops what it is
// given now and then, so that allocations cannot be counted.
const underRace = true
