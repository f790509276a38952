package profiler

import "testing"

// TestBodies holds bodies that are called by a head word and everyday words with capitals beside it, and the same words elsewhere.
func TestBodies(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"From May the ⟦ORGANIZATION:Wexcombe Maritime Gallery⟧ will show prints.",
		"Staff of the ⟦ORGANIZATION:Living Rivers Museum⟧ were kind.",
		"The ⟦ORGANIZATION:Orvel Quartet of Trenby⟧ opens the season.",
		"She told the ⟦ORGANIZATION:Leicester Courier⟧ that it was late.",
		"Her work has appeared in ⟦ORGANIZATION:The Western Review⟧ and elsewhere.",
		"Die ⟦ORGANIZATION:Stiftung Morgenrot⟧ vergibt ihren Preis.",
		"Die Kuratorin vom ⟦ORGANIZATION:Schlesischen Landesmuseum⟧ führt am Montag.",
		"Das sagte er der ⟦ORGANIZATION:Badischen Abendpost⟧ gestern.",
		"Ein Stipendium vom ⟦ORGANIZATION:Bayerischen Musikalischen Verband⟧ half.",
		"La ⟦ORGANIZATION:Confédération artisanale⟧ proteste.",
		"Le ⟦ORGANIZATION:Centre d'études polaires⟧ m'a reçu.",
		"Elle étudie à la ⟦ORGANIZATION:Haute école de danse de Lyon⟧ depuis mai.",
		"La bolsa de la ⟦ORGANIZATION:Fundación Arca Nueva⟧ ayudó.",
		"Recebeu um prémio da ⟦ORGANIZATION:Ordem dos Engenheiros⟧ ontem.",
		"L'⟦ORGANIZATION:Archivio di Stato di Modena⟧ è chiuso.",
		"Lo dice a ⟦ORGANIZATION:La Gazzetta Pavese⟧ il sindaco.",
		"Selon ⟦ORGANIZATION:Le Courrier de Lozère⟧, tout va bien.",
		"Foi dito ao ⟦ORGANIZATION:Diário do Sertão⟧ ontem.",
		"O fado passou na ⟦ORGANIZATION:Antena 2⟧ muitas vezes.",
		"Zij speelt bij het ⟦ORGANIZATION:Maasorkest⟧ sinds mei.",
		"Hon ställde ut på ⟦ORGANIZATION:Vallmuseet⟧ i maj.",
		"Rektorn tar farväl av ⟦ORGANIZATION:Almbackens skola⟧ i dag.",
		"Han skrev det för ⟦ORGANIZATION:Krnovský kurýr⟧ včera.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"The council met in the museum and the trust was lost.",
		"Guardian angels and courier bags are sold here.",
		"Das Museum und der Verein sind geschlossen.",
		"Neue Nachrichten gibt es morgen.",
		"Deutsche Zeitungen kosten mehr.",
		"Die große Zeitung liegt auf dem Tisch.",
		"La commission examine le dossier et le centre de la ville.",
		"Canal 4 mm, antena 12 cm.",
		"Turn the radio 3 times.",
		"Skolan är stängd och museet också.",
		"Bring the Sugar and the Post back.",
	} {
		wantLabel(t, p, "ORGANIZATION", text)
	}
}

// TestNamedByNoun holds organisations that a noun in small letters tells, and people and places behind the same nouns.
func TestNamedByNoun(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"The union ⟦ORGANIZATION:Bindery⟧ said no.",
		"In 2011 she formed the trio ⟦ORGANIZATION:Copper Ladder⟧ with friends.",
		"Le groupe ⟦ORGANIZATION:Valmarre⟧ annonce des pertes.",
		"Il joue au sein de l'ensemble ⟦ORGANIZATION:Les Voix Grises⟧ depuis mai.",
		"La maison ⟦ORGANIZATION:Tourvel et Masson⟧ emploie dix ouvriers.",
		"Elle travaille au ⟦ORGANIZATION:ministère des Affaires rurales⟧ depuis mai.",
		"Le ⟦ORGANIZATION:musée Tavrel⟧ est fermé.",
		"La cooperativa ⟦ORGANIZATION:Olivos del Alto S. Coop. And.⟧ vende más.",
		"Trabajó para la naviera danesa ⟦ORGANIZATION:Sundvik Line⟧ hasta mayo.",
		"A obra da construtora ⟦ORGANIZATION:Irmãos Tavela⟧ parou.",
		"De bakker neemt zijn branchegenoot ⟦ORGANIZATION:Zoete Kaart⟧ over.",
		"Wieczór otworzy kwartet ⟦ORGANIZATION:Trzy Wierzby⟧ z nową płytą.",
		"Книги издало издательство ⟦ORGANIZATION:«Белый клён»⟧ весной.",
		"Команда ⟦ORGANIZATION:«Ветер»⟧ обыграла дома ⟦ORGANIZATION:«Сталевар»⟧ со счётом 2:1.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"The union of the two is a group of friends.",
		"The trio Anna, Bert and Carla sang.",
		"He met the group in May and the band on Monday.",
		"La marca de la casa y el grupo A.",
		"Le groupe B joue en juin.",
		"Они читали роман «Тихий берег» дома.",
		"Книга «Белый клён» вышла весной.",
	} {
		wantLabel(t, p, "ORGANIZATION", text)
	}
}

// TestBodyBounds holds where organisations begin and end.
func TestBodyBounds(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"She works for the ⟦ORGANIZATION:Welsh Association for Coastal Botany⟧ in Wales.",
		"It is free to members of the ⟦ORGANIZATION:Friends of Falmouth Music⟧. Tickets are dear.",
		"El ⟦ORGANIZATION:Ministerio de Cultura⟧ del ⟦LOCATION:Perú⟧ calla.",
		"La ⟦ORGANIZATION:Junta de Castilla y León⟧ calla.",
		"Der Maschinenbauer ⟦ORGANIZATION:Ölmann & Söhne GmbH⟧ wächst.",
		"She ran ⟦ORGANIZATION:Nairobi Girls' High School⟧ for years.",
		"Выставка в ⟦ORGANIZATION:Вологодском музее-усадьбе⟧ открыта.",
	} {
		wantAmong(t, p, marked)
	}
}

// TestTrades holds firms that are called by their trade, with their legal form, and the words for trades elsewhere.
func TestTrades(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Die ⟦ORGANIZATION:Zimmerei Brandl⟧ liefert am Montag.",
		"Il bonifico verso ⟦ORGANIZATION:Ceramiche Laguna S.n.c.⟧ è stato eseguito.",
		"Demander un devis à ⟦ORGANIZATION:Plomberie Marchal inc.⟧ demain.",
		"A obra é da ⟦ORGANIZATION:Construtora Monte Belo⟧ de novo.",
		"Bedrijfsleider van ⟦ORGANIZATION:Kwekerij Zonneveld⟧ sinds mei.",
		"Rozmowa z panem z ⟦ORGANIZATION:Drukarni Warmia⟧ była krótka.",
		"Mei at ⟦ORGANIZATION:Banksia Hill Catering⟧ is keen.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"Die Tischlerei ist am Montag zu. Die Brauerei öffnet im Mai.",
		"La panadería abre a las ocho y la librería cierra.",
		"We have a bakery, a brewery and a dairy.",
		"In der Zimmerei ist es laut.",
	} {
		wantLabel(t, p, "ORGANIZATION", text)
	}
}
