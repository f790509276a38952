package dates

import (
	"slices"
)

// recognizers are all of this package.
var recognizers = slices.Concat(ClockRecognizers(), SpanRecognizers(), BirthRecognizers(), DateRecognizers(), DatePartRecognizers())
