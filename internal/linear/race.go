//go:build race

package linear

// underRace says that the race detector slows the work down, by more for some of it.
const underRace = true
