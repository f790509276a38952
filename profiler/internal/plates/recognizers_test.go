package plates

import (
	"slices"
)

// recognizers are all of this package.
var recognizers = slices.Concat(EuropePlateRecognizers(), PlateRecognizers(), PlateScriptRecognizers(), VehiclePlateRecognizers())
