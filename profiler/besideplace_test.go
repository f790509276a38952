package profiler

import "testing"

// TestPlacesBeside holds places that their form or the word beside them tells.
func TestPlacesBeside(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"A bakery on ⟦LOCATION:Denver⟧'s east side was closed.",
		"She grew up in Kilquorl, ⟦LOCATION:Co Sligo⟧, the daughter of a farmer.",
		"The hikers left ⟦LOCATION:Quorn National Park⟧ at noon.",
		"Stugan ligger vid ⟦LOCATION:Kvornsjön⟧ sedan länge.",
		"På ⟦LOCATION:Öland⟧ råder torka.",
		"Hon bor på ⟦LOCATION:Kvornö⟧ hela året.",
		"Tåget mellan ⟦LOCATION:Kiruna⟧ och ⟦LOCATION:Boden⟧ står still.",
		"Die Strecke zwischen ⟦LOCATION:Celle⟧ und ⟦LOCATION:Uelzen⟧ bleibt gesperrt.",
		"In der Kleinstadt ⟦LOCATION:Quornau⟧ fiel der Strom aus.",
		"Mieszkańcy ⟦LOCATION:Kwornowa⟧ protestują.",
		"We wsi ⟦LOCATION:Kwornica⟧ brakuje wody.",
		"Жители ⟦LOCATION:Кворнова⟧ пожаловались на шум.",
		"Torilla ⟦LOCATION:Oulussa⟧ tuulee, samoin kai ⟦LOCATION:Tampereella⟧.",
		"⟦LOCATION:Eger⟧ belvárosában tartják a vásárt.",
		"CHP ⟦LOCATION:Mersin⟧ Milletvekili konuştu.",
		"Cenaze ⟦LOCATION:Kvornova Mezarlığı⟧'nda kaldırıldı.",
		"3 Mayıs'ta ⟦LOCATION:Dicle Nehri⟧ taştı.",
		"Une clinique de ⟦LOCATION:Tarbes⟧ a fermé.",
		"La France devance l'⟦LOCATION:Allemagne⟧ et l'⟦LOCATION:Italie⟧.",
		"Jonas Kvorn, Landschapsarchitect | ⟦LOCATION:Deventer⟧ | https://www.example.com",
		"Stockholm–⟦LOCATION:Rom⟧ 3 maj 2025, avgång 07.10",
		"Der Gesandte sagte, ⟦LOCATION:Ankara⟧ habe den Vertrag geprüft.",
		"O grupo toca no ⟦LOCATION:Coliseu de Quorlos⟧ na sexta.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"Sydney's mother and Jordan's side of the story.",
		"Mellan Anna och Erik var det slut.",
		"Matchen mellan Celle och Anna.",
		"Beställ på Anna eller på Ica.",
		"Annalla on koira ja Mikalle annettiin kissa.",
		"Mieszkańcy Nowego bloku protestują.",
		"Anna | Rosa | Paul",
		"Chiara, Marco, tel. 333 123 4567",
		"Der Sieg ging an das Team.",
		"They paid 400 US$ for it.",
		"«Estou feliz», disse Penafiel.",
		"Il a lu l'Équipe et l'Express.",
		"La guerre de Maupertin contre les taxes.",
		"Mehmet ekibine katıldı.",
	} {
		wantLabel(t, p, "LOCATION", text)
	}
}

// TestContinents holds continents in their cases, and the names that they are a part of.
func TestContinents(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"A maior fábrica da ⟦LOCATION:Europa⟧ fica aqui.",
		"Je trojnásobný mistr ⟦LOCATION:Evropy⟧.",
		"⟦LOCATION:Vlaanderen⟧ sloot een akkoord.",
		"Rain is due across ⟦LOCATION:Africa⟧.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"Die Europa League beginnt im September.",
		"She joined the Council of Europe.",
		"Er arbeitet bei Radio Europa in der Nacht.",
	} {
		wantLabel(t, p, "LOCATION", text)
	}
}
