package grammars_test

import (
	"testing"

	"github.com/privet-go/privet"
)

// The vectors are the examples of ERC-55, of the SWIFT IBAN registry, of
// Wikipedia's articles on the identifiers, and of python-stdnum's documentation.
func TestValidFinance(t *testing.T) {
	for _, c := range []struct {
		label        privet.Label
		right, wrong []string
		reason       string
	}{
		{"CRYPTO_ADDRESS", []string{
			"0x52908400098527886E0F7030069857D2E4169EE7", "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
			"0xde709f2102306220921060314715629080e2fb77", "0x27b1fdb04752bbc536007a920d24acb045561c26",
			"0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
			"0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB", "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
		}, []string{"0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD", "0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe",
			"1x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg"}, "the case of a letter, a length, a character"},
		{"ISIN", []string{"US0378331005", "us0378331005", "US 037833100 5", "AU0000XVGZA3", "GB0002634946", "US5949181045"},
			[]string{"US0378331004", "ZZ0378331005", "US037833100X"}, "a check digit, a country"},
		{"CUSIP", []string{"037833100", "DUS0421C5", "38259P508"}, []string{"037833101", "DUS0421C6", "000000000"}, "a check digit; zeros"},
		{"SEDOL", []string{"B15KXQ8", "B0WNLY7", "0263494"}, []string{"B15KXQ9", "B0WALY7", "0B63494"}, "a check digit, a vowel, a letter behind a digit"},
		{"LEI", []string{"213800KUD8LAJWSQ9D15", "5493001KJTIIGC8Y1R12", "R0MUWSFPU8MPRO8K5P83"},
			[]string{"213800KUD8LXJWSQ9D15", "21380000000000000034"}, "a letter, no letter"},
		{"SWIFT_CODE", []string{"DEUTDEFF", "DEUT DE FF", "DEUTDEFF500", "DEUT DE FF 500", "agriFRPP", "ABNA BE 2A"},
			[]string{"DEUT XX FF", "DEUT DE F", "D3UTDEFF", "DEUTDEFF5000"}, "a country, lengths"},
		{"IBAN", []string{"MT84 MALT 0110 0001 2345 MTLC AST0 01S", "BR97 0036 0305 0000 1000 9795 493P 1", "GE29 NB00 0000 0101 9049 17",
			"NO93 8601 1117 947"},
			[]string{"GE29 NBA0 0000 0101 9049 17", "DE89 A704 0044 0532 0130 00", "LV80 bANK 0000 4351 9500 1",
				"De89370400440532013000"}, "letters where the registry has digits, mixed letter case"},
	} {
		t.Run(string(c.label), func(t *testing.T) {
			wantValid(t, c.label, c.right, c.wrong)
			if t.Failed() {
				t.Logf("the values are %s", c.reason)
			}
		})
	}
}
