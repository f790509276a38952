package profiler

import (
	"testing"

	"github.com/privet-go/privet"
)

// TestToldStreet holds streets that only the words before them tell, and numbers that are of
// nothing.
func TestToldStreet(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"We live at ⟦STREET_ADDRESS:34 Gornji Breg⟧, as you know.",
		"My address is ⟦STREET_ADDRESS:8 Ladeira da Moura⟧.",
		"Address: ⟦STREET_ADDRESS:10 Bulevar tišine⟧",
		"She bought the flat on ⟦STREET_ADDRESS:14 Saltergate⟧ last year.",
		"They sold their house on ⟦STREET_ADDRESS:9 Kirkgate⟧ in June.",
		"Živim u ⟦STREET_ADDRESS:Ilica 12, Zagreb⟧.",
		"Adresa: ⟦STREET_ADDRESS:Ilica 12⟧",
		"Pošaljite na ⟦STREET_ADDRESS:Cara Dušana 14, Novi Sad⟧.",
		"Moja adresa je ⟦STREET_ADDRESS:Maršala Tita 45, Sarajevo⟧.",
		"Enviar a Juan 5 facturas.",
		"Bydlím na adrese ⟦STREET_ADDRESS:Dlouhá 7⟧.",
		"They sold their house on 9 March in a hurry.",
		"We viewed the flat on 14 May again.",
		"She left the office on 12 Monday mornings.",
		"Ich wohne in Zimmer 12.",
		"Bydlím v Praha 5.",
		"The show is live at 9 Pacific.",
		"The lamp is at 40 Percent, so wait.",
		"It moved to 3 PM, sorry.",
	} {
		text, _ := unmark(t, marked)
		if got := mark(text, streetsOf(p, text)); got != marked {
			t.Errorf("found %s\n want %s", got, marked)
		}
	}
}

// streetsOf gives the streets that a profiler finds.
func streetsOf(p *Profiler, text string) []privet.Finding {
	var streets []privet.Finding
	for _, f := range p.Find(text) {
		if f.Label == "STREET_ADDRESS" {
			streets = append(streets, f)
		}
	}
	return streets
}
