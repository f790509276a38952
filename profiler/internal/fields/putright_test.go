package fields

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestPassportsOfEightDigits holds passports without letters behind the word, whatever country gave them out.
func TestPassportsOfEightDigits(t *testing.T) {
	for _, marked := range []string{
		"Mitt pass har nummer ⟦PASSPORT:81733902⟧.",
		"Halyna Kovalčuk, nar. 7. 4. 1989, pas č. ⟦PASSPORT:52930418⟧, státní příslušnost.",
		"Mit pas har nummer ⟦PASSPORT:204417733⟧.",
		"Mein Pass hat die Nummer ⟦PASSPORT:C4417K9T2⟧.",
		"Vi spelade 2 pass har nummer ett vunnit.",
	} {
		samples.WantLabel(t, recognizers, "PASSPORT", marked)
	}
}
