package attack

import "slices"

// A Level is how bad it is that something can be recovered.
type Level string

// The levels, lowest first.
const (
	Low      Level = "Low"
	Medium   Level = "Medium"
	High     Level = "High"
	Critical Level = "Critical"
)

var levels = [...]Level{Low, Medium, High, Critical}

// rank returns the place of the level among the levels, or -1 for one that there is not.
func (l Level) rank() int { return slices.Index(levels[:], l) }

// atLeast reports whether l is as high as other, or higher.
func (l Level) atLeast(other Level) bool { return l.rank() >= other.rank() }

// lower returns the lower of two levels.
func lower(a, b Level) Level {
	if a.atLeast(b) {
		return b
	}
	return a
}
