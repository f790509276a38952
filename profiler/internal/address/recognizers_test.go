package address

import (
	"slices"
)

// recognizers are all of this package.
var recognizers = slices.Concat(AddressRecognizers(), AddressScriptRecognizers())
