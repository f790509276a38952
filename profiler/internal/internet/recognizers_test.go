package internet

import (
	"slices"
)

// recognizers are all of this package.
var recognizers = slices.Concat(NetworkRecognizers(), OnlineRecognizers(), SpelledRecognizers(), UdiRecognizers())
