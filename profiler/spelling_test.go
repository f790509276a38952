package profiler

import (
	"testing"
)

// TestFieldSpellings holds that the words of identifiers are context words.
func TestFieldSpellings(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"teudat_zehut=⟦IL_ID:041868696⟧", "teudatZehut=⟦IL_ID:041868696⟧", "\"teudat-zehut\": \"⟦IL_ID:041868696⟧\"",
		"dowod_osobisty: ⟦PL_ID_CARD:ABA300000⟧", "DowodOsobisty: ⟦PL_ID_CARD:ABA300000⟧", "nr-dowodu ⟦PL_ID_CARD:ABA300000⟧",
		"\"y_tunnus\": \"⟦FI_BUSINESS_ID:2077474-0⟧\"", "rodne_cislo=⟦CZ_RC:710319/2745⟧",
	} {
		wantFound(t, p, marked)
	}
}
