package validator

import "slices"

// A Level says how much a [TableFinding] matters, in the words of the flag
// -fail-on.
type Level string

// The levels, lowest first.
const (
	Low      Level = "Low"      // nothing is given away that is worth much, or a loss that masking brings with it
	Medium   Level = "Medium"   // a program may stumble, or a weak attribute is given away
	High     Level = "High"     // somebody can learn who a row is about
	Critical Level = "Critical" // an identifier, a secret or a sensitive attribute is given away
)

var levels = []Level{Low, Medium, High, Critical}

// AtLeast reports whether l is as high as other, or higher. A name that is no
// level is lower than all.
func (l Level) AtLeast(other Level) bool {
	return slices.Index(levels, l) >= slices.Index(levels, other)
}

// min2 is the lower of two levels.
func min2(a, b Level) Level {
	if a.AtLeast(b) {
		return b
	}
	return a
}
