package secrets

import (
	"slices"
)

// recognizers are all of this package.
var recognizers = slices.Concat(AccessRecognizers(), CommandRecognizers(), ChatRecognizers(), DoerRecognizers(), SaidKeyRecognizers(), AccountRecognizers(), CoinRecognizers(), CredentialRecognizers(), KeyRecognizers())
