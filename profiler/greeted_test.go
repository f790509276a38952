package profiler

import (
	"testing"

	"github.com/privet-go/privet"
)

// TestKin gives names behind words for relatives and for who somebody is in a matter: a word
// with a capital there is a name though nobody knows it.
func TestKin(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Telefonisch sprak ik haar zoon ⟦PERSON:Wytze⟧ daarover.",
		"Kontaktperson er sønnen ⟦PERSON:Eskild⟧ fra Bergen.",
		"Z naszych rozmów wynika, że świadek ⟦PERSON:Grabarek⟧ milczał.",
		"Bugün oğlunuz ⟦PERSON:Alpay⟧ derse gelmedi.",
		"Acude acompañada de su hermana ⟦PERSON:Remedios⟧ y se va.",
		"Σήμερα η μάρτυρας ⟦PERSON:Ελπινίκη⟧ δεν ήρθε.",
		"Kızım ⟦PERSON:Aslı⟧'yı aradım.",
		"Dnes svědek ⟦PERSON:Hrabalík⟧ nepřišel.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"Die Schwester Station ist geschlossen.",
		"La hija menor vive aquí y el vecino Lunes.",
		"De buurman Maandag belt nooit.",
		"Sina Release-filer och enkel Xfce-orienterad editor.",
	} {
		for _, f := range p.Find(text) {
			if f.Label == "PERSON" {
				t.Errorf("%s", mark(text, []privet.Finding{f}))
			}
		}
	}
}
