package profiler

import (
	"testing"
)

// TestRefusals holds that a number with a wrong check digit behind the word that names it is
// that number, less surely, and nothing else, and that another word beside it can still say what it is.
func TestRefusals(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct{ marked, reason string }{
		{"CLABE ⟦MX_CLABE:032180000118359719⟧", "it is right"},
		{"CLABE ⟦MX_CLABE:032180000118359718⟧ inválida", "no account of another kind"},
		{"NIP 000-000-00-01", "no telephone number"},
		{"IBAN ⟦IBAN:DE88 3704 0044 0532 0130 00⟧ ist falsch", "nothing inside of it"},
		{"ITIN ⟦US_ITIN:900-93-1111⟧", "no number of another kind that is written alike"},
		{"NIP -, tel. ⟦PHONE_NUMBER:22 621 00 01⟧", "a word of its own"},
		{"TAJ szám: nincs, telefonszám ⟦PHONE_NUMBER:148 341 345⟧", "a word of its own"},
		{"passport ⟦PASSPORT:AB1234567⟧", "the word speaks for numbers without check digits too"},
		{"VIN ⟦VIN:4T1LX15P8LA081152⟧", "North America sets a check digit, and the word names it"},
		{"VIN ⟦VIN:WVWZZZ1JZXW000001⟧", "Europe sets none"},
	} {
		t.Log(c.reason)
		wantFound(t, p, c.marked)
	}
}
