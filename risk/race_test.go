//go:build race

package risk

const raceEnabled = true

// lawRounds is smaller here, since the race detector takes ten times the time and
// looks for something else.
const lawRounds = 500
