package phones

import (
	"slices"
)

// recognizers are all of this package.
var recognizers = slices.Concat(PhoneLanguageRecognizers(), ContactRecognizers())
