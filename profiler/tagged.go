package profiler

import "github.com/privet-go/privet/profiler/internal/tagger"

// A tagged is a label of the tagger, plus one. The zero value is none of them.
type tagged uint8

const notTagged tagged = 0

// taggedAs returns the value for a label of the tagger.
func taggedAs(l tagger.Label) tagged { return tagged(l) + 1 }

// mostTagged is the highest confidence of a name. It is below that of anything that has a form
// of its own and is found at the same place.
const mostTagged = 0.95
