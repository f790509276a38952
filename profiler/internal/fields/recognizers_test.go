package fields

import (
	"slices"
)

// recognizers are all of this package.
var recognizers = slices.Concat(DocumentRecognizers(), SaidRecognizers(), SalaryRecognizers())
