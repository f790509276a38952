package profiler

import "testing"

// TestFramedFirms holds firms in the frames of business, and people, places and things in the same.
func TestFramedFirms(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Agente: ⟦ORGANIZATION:Energía Turolense⟧, le atiende Noelia.",
		"Operatrice: ⟦ORGANIZATION:Luce Ionica⟧, sono Valentina.",
		"Konsultantka: ⟦ORGANIZATION:Wodociągi Sandeckie⟧, przy telefonie Monika.",
		"– ⟦ORGANIZATION:Fjällkraft⟧, Pernilla. – Hej, det är Nils.",
		"– Bună ziua, ⟦ORGANIZATION:Gaz Ardeal⟧. – Bună ziua.",
		"Conseillère : ⟦ORGANIZATION:Assurances du Rivage⟧, bonjour.",
		"⟦ORGANIZATION:Hämeen Säästöpankki⟧\nHyvä asiakas, tilinne on auki.",
		"⟦ORGANIZATION:Spaarbank De Toekomst⟧\nGeachte mevrouw, wij schrijven u.",
		"⟦ORGANIZATION:Družstevní záložna Sázava⟧\nVážený pane, píšeme Vám.",
		"Peter Kovács, logistikai vezető, ⟦ORGANIZATION:Bakonyaljai Pékség⟧.",
		"Terveisin Outi Salmi, ⟦ORGANIZATION:Kainuun Turva⟧.",
		"Kinga (⟦ORGANIZATION:Tiszavidéki Vízmű⟧) visszahív holnap.",
		"Pan Karel z ⟦ORGANIZATION:Teplárny Ostrovka⟧ volal.",
		"Desde octubre de 2016 en ⟦ORGANIZATION:Hulleras del Valle⟧.",
		"Programador na ⟦ORGANIZATION:Lumidar Sistemas⟧ desde novembro de 2017",
		"Nel 1960 fondò la ⟦ORGANIZATION:Tipografia del Mincio⟧ e sposò Ada.",
		"Była założycielką ⟦ORGANIZATION:Aeroklubu Sudeckiego⟧ i pilotką.",
		"Vi tar in offert från ⟦ORGANIZATION:Takmästarna i Syd⟧ i maj.",
		"Between ⟦ORGANIZATION:Carrow Solar ULC⟧ and the farmer.",
		"Entre la ⟦ORGANIZATION:SCI Les Tilleuls⟧ et M. Thibaut Roche, il est convenu.",
		"Munkáltató: ⟦ORGANIZATION:Bükki Üveggyár Zrt.⟧ Szabadság: 27 nap.",
		"Zaměstnavatel ⟦ORGANIZATION:Tiskárny Sázava a.s.⟧ platí včas.",
		"Police 18, ⟦ORGANIZATION:Zelvora Versicherungen⟧: Kombi",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"Agent: Peter Marsh, my pleasure.\nOperadora: Marta Ruiz, le atiende.",
		"– Bună ziua, Maria Popescu. – Da?\n– Hej, Anna, hur mår du?",
		"Erika Muster\nSehr geehrte Frau Lang, bitte zahlen Sie.",
		"Zahlungserinnerung Strom\nSehr geehrte Frau Lang, bitte zahlen Sie.",
		"Anna (New York) wrote. Peter (Head of Sales) called.",
		"Desde 2016 en Puerto Madryn vive Marta. Seit 2019 in Bad Homburg wohnt er.",
		"Romulus founded Rome. Er gründete eine Familie.",
		"Camilla i Oslo ringde. Simona z Prahy volala.",
		"Between USB DAC and amp. Offert från Anna Berg.",
	} {
		wantLabel(t, p, "ORGANIZATION", text)
	}
}
