package secrets

import (
	"slices"
)

// recognizers are all of this package.
var recognizers = slices.Concat(AccessRecognizers(), CommandRecognizers(), DoerRecognizers(), SaidKeyRecognizers(), AccountRecognizers(), CoinRecognizers(), CredentialRecognizers(), KeyRecognizers())
