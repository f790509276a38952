package profiler

import (
	"testing"
)

func TestFindFinance(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"pay ⟦CRYPTO_ADDRESS:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed⟧", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD",
		"ISIN ⟦ISIN:US0378331005⟧", "CUSIP: ⟦CUSIP:037833100⟧", "037833100", "SEDOL ⟦SEDOL:B15KXQ8⟧", "B15KXQ8 and 0263494",
		"LEI ⟦LEI:213800KUD8LAJWSQ9D15⟧", "⟦LEI:213800KUD8LAJWSQ9D15⟧", "213800KUD8LXJWSQ9D15",
		"BIC: ⟦SWIFT_CODE:DEUT DE FF 500⟧", "swift ⟦SWIFT_CODE:ABNA BE 2A⟧", "a swift look at that is my idea", "THAT IS MY HOUSE", "this is an idea",
	} {
		wantFound(t, p, marked)
	}
}
