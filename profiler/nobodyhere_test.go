package profiler

import "testing"

// TestNobodyHere holds words that are names of families and of people in other places, and names in the same places.
func TestNobodyHere(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Der ⟦AGE:37⟧ Jahre alte Mann konnte schwimmen.",
		"Ein ⟦AGE:12⟧-jähriger Junge fand den Ring.",
		"Der Junge lief davon.",
		"Der ⟦AGE:25⟧ Jahre alte ⟦PERSON:Thomas Mann⟧ lief davon.",
		"Herr ⟦PERSON:Mann⟧ lief davon.",
		"Ticket INC-730021: the printer is out of paper.",
		"Der Vorgang INC-730021 ist offen.",
		"Incident INC-730021 has been closed.",
		"Störung INC 730021 ist behoben.",
		"A firm called ⟦ORGANIZATION:Harcourt Inc⟧ wrote.",
		"April was cold, but June was hot.",
		"May was long and June will be longer.",
		"Yesterday ⟦PERSON:June⟧ called me.",
	} {
		wantNames(t, p, marked)
	}
}
