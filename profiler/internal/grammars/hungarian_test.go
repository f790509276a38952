package grammars

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestHungarianAccounts holds accounts of Hungary: the first is that of the example of the IBAN of the country in the registry of SWIFT.
func TestHungarianAccounts(t *testing.T) {
	for _, marked := range []string{
		"a kárt a ⟦BANK_ACCOUNT:11773016-11111018-00000000⟧ számlámra utalják",
		"Bankszámla: ⟦BANK_ACCOUNT:11773016-11111018⟧",
		"a kárt a 11773017-11111018-00000000 hivatkozással",
	} {
		samples.WantLabel(t, recognizers, "BANK_ACCOUNT", marked)
	}
}
