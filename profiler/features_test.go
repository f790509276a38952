package profiler

import "testing"

func TestFeatures(t *testing.T) {
	p, err := New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"Nel ⟦LOCATION:lago di Orvello⟧ nuotano i lucci.",
		"Dans la ⟦LOCATION:rade de Crozelles⟧ mouille un navire.",
		"La ⟦LOCATION:calle Herradores⟧ amaneció sin luz.",
		"Przy ⟦LOCATION:ulicy Lipowej⟧ trwa remont.",
		"Vive en el ⟦STREET_ADDRESS:número 31 de la calle Herradores⟧, junto al río.",
		"Das Haus in der ⟦LOCATION:Marienstraße⟧ brannte.",
		"Anpfiff in der ⟦LOCATION:Hänsel-Arena⟧ ist um acht.",
		"Die ⟦LOCATION:Bergstedter Brücke⟧ bleibt gesperrt.",
		"De ⟦LOCATION:Sint-Annabrug⟧ blijft dicht.",
		"The club swims at ⟦LOCATION:Tregarth Cove⟧ all year.",
		"Der er møde i ⟦LOCATION:Hurup Kulturhus⟧ i aften.",
		"Hun ble døpt i ⟦LOCATION:Vestby kirke⟧ i fjor.",
		"A ⟦LOCATION:Kossuth téren⟧ tüntettek.",
		"Lávka přes ⟦LOCATION:Otavu⟧ je zavřená.",
		"Im ⟦LOCATION:Rathaus Bad Wernitz⟧ brennt Licht.",
		"Am ⟦ORGANIZATION:Theater Oberhausen⟧ wird geprobt.",
		"⟦ORGANIZATION:Foça Belediyesi⟧ suyu kesti.",
		"⟦ORGANIZATION:Kuhmon kaupunki⟧ sulkee rannan.",
		"En la calle Juan me dijo que no.",
		// What must be left alone.
		"Auf dem Fußballplatz und in der Sporthalle war es laut.",
		"In der Seitengasse hinter dem Marktplatz roch es nach Brot.",
		"Auf der Hauptstraße fuhr kein Auto.",
		"Das dritte Tor fiel spät, der See blieb still.",
		"Most people like a long pont and a short via.",
		"Il corso di base comincia lunedì.",
		"El puente de mando y la plaza de toros.",
		"La rue est calme et le parc est fermé.",
	} {
		wantFound(t, p, text)
	}
}
