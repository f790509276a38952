//go:build !race

package risk

const raceEnabled = false

// lawRounds is how many random tag sets each law is tried on.
const lawRounds = 10_000
