package profiler

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestAddressRows holds addresses that are rows of numbers, and numbers of other things.
func TestAddressRows(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Deliver to ⟦STREET_ADDRESS:Zone 61, Street 840, Building 12, Doha⟧ before noon.",
		"My address is ⟦STREET_ADDRESS:Block 4, Street 12, House 7, Salmiya⟧.",
		"She lives at ⟦STREET_ADDRESS:Flat 12, Building 340, Road 1705, Block 317, Manama⟧ with her son.",
		"The parcel goes to ⟦STREET_ADDRESS:Villa 23, Street 14, Al Barsha 2, Dubai⟧ tomorrow.",
		"Please visit ⟦STREET_ADDRESS:Block 10, Street 5, Jabriya, Kuwait⟧ for the keys.",
		"it is ⟦STREET_ADDRESS:flat 12 building 340 road 1705 block 317⟧ manama",
		"Envie para ⟦STREET_ADDRESS:SQN 210 Bloco C Apto 304, Asa Norte, Brasília - DF, 70862-030⟧.",
		"Endereço: ⟦STREET_ADDRESS:QNM 12 Conjunto B Casa 15, Ceilândia, Brasília - DF⟧",
		"Dirección: ⟦STREET_ADDRESS:Mz. B Lt. 12⟧ del plano",
		// What has numbers and is no address.
		"Section 5, Article 3, Zone 2 of the code.",
		"Block 4 failed, Building 12 is old.",
		"In Building 12, Room 3 the meeting starts.",
		"Sector 5, Block 3 is bad.",
		"Zone 2, Block 4, Unit 1 restarted.",
		"Phase 2, Block 3 of the trial.",
		"Gate 4, Door 2, Tower 1 are shut.",
		"block 4, street 12 in small letters",
		"Street 5.4, Block 3.1, House 2.2",
	} {
		text, _ := samples.Unmark(t, marked)
		if got := samples.Mark(text, streetsOf(p, text)); got != marked {
			t.Errorf("found %s\n want %s", got, marked)
		}
	}
}
