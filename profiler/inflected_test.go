package profiler

import "testing"

// TestInflected holds given names of Hungarian with each ending that people have, and words that
// only end alike.
func TestInflected(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Beszéltem ⟦PERSON:Marikával⟧ tegnap.",
		"Ezt ⟦PERSON:Lászlóval⟧ hallottam.",
		"A könyvet ⟦PERSON:Emesének⟧ vittem, mert megígértem.",
		"Tegnap este ⟦PERSON:Eszternél⟧ beszélgettünk a kertben.",
		"Ezt ⟦PERSON:Tamástól⟧ hallottam.",
		"Holnap megyünk ⟦PERSON:Gézához⟧ a boltba.",
		"Ezt ⟦PERSON:Noémiről⟧ hallottam.",
		"Ezt ⟦PERSON:Bencére⟧ hagytam.",
		"Mindent ⟦PERSON:Endréért⟧ tettem.",
		"Ezt ⟦PERSON:Balázzsal⟧ hallottam.",
		"Ezt Magának hoztam.",
		"We took the Channel and saw a Marvel.",
		"Il a lu le Livre et le Genre.",
		"Vi såg Carnaval i Rio.",
	} {
		wantNames(t, p, marked)
	}
}
