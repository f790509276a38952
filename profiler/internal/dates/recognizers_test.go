package dates

import (
	"slices"
)

// recognizers are all of this package.
var recognizers = slices.Concat(ClockRecognizers(), BirthRecognizers(), DateRecognizers(), DatePartRecognizers())
