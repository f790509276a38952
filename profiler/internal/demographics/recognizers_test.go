package demographics

import (
	"slices"
)

// recognizers are all of this package.
var recognizers = slices.Concat(AgeRecognizers(), JobRecognizers(), NationalityRecognizers(), BodyRecognizers(), ColumnRecognizers(), CountryRecognizers(), FieldRecognizers(), NameRecognizers(), PersonRecognizers(), TraitRecognizers(), ReligionRecognizers(), ThaiNameRecognizers())
