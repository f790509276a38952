package profiler

import "testing"

// TestStateBodies holds authorities and bodies of everyday words, and the same words where they are none.
func TestStateBodies(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Lo dijo el ⟦ORGANIZATION:Tribunal Superior de Justicia de Cantabria⟧ ayer.",
		"El ⟦ORGANIZATION:Servicio Meteorológico Nacional⟧ mantiene la alerta.",
		"El ⟦ORGANIZATION:Juzgado de lo Penal número 2 de Soria⟧ lo condenó.",
		"Habla el presidente del ⟦ORGANIZATION:Sindicato N.º 7⟧ de la mina.",
		"Expone en el ⟦ORGANIZATION:Museo Etnográfico de Castilla y León⟧ desde mayo.",
		"Toca la ⟦ORGANIZATION:Orquestra Simfònica de Girona⟧ el lunes.",
		"A ⟦ORGANIZATION:Organização Internacional para as Migrações⟧ pede ajuda.",
		"Foi ouvido na ⟦ORGANIZATION:3ª Vara Criminal de Niterói⟧ ontem.",
		"Recorreu para a ⟦ORGANIZATION:Relação de Coimbra⟧ ontem.",
		"La ⟦ORGANIZATION:Squadra Mobile di Ferrara⟧ ha arrestato due uomini.",
		"Un medico della ⟦ORGANIZATION:Asl 4⟧ lo ha visto.",
		"Ne ha parlato in ⟦ORGANIZATION:Consiglio comunale⟧ ieri.",
		"⟦ORGANIZATION:Ministerstwo Spraw Zagranicznych⟧ potwierdziło wypadek.",
		"⟦ORGANIZATION:Inspectoratul de Poliție Județean Bacău⟧ a deschis un dosar.",
		"The ⟦ORGANIZATION:National Disaster Response Force⟧ sent boats.",
		"The ⟦ORGANIZATION:Interior Ministry⟧ said so.",
		"They work with the ⟦ORGANIZATION:Suffolk Highways Partnership⟧ on it.",
		"Call the ⟦ORGANIZATION:Cleveland Division of Police⟧ at once.",
		"The ⟦ORGANIZATION:Kent Fire and Rescue Service⟧ sent six engines.",
		"Cases rose, the ⟦ORGANIZATION:Kenya Centre for Disease Control⟧ said.",
		"Het ⟦ORGANIZATION:Internationaal Monetair Fonds⟧ dringt aan.",
		"Hij is lid van de ⟦ORGANIZATION:Koninklijke Vlaamse Wandelbond⟧ sinds mei.",
		"De ⟦ORGANIZATION:rechtbank Oost-Holland⟧ heeft beslist.",
		"Sie lehrte an der ⟦ORGANIZATION:Hochschule für Alpenkunde⟧ lange.",
		"Er liegt im ⟦ORGANIZATION:Klinikum am Mühlenteich⟧ seit heute.",
		"In der Aula der ⟦ORGANIZATION:Theodor-Kramer-Schule⟧ wird gefeiert.",
		"Das sagte sie der ⟦ORGANIZATION:Deutschen Presse-Agentur⟧ heute.",
		"Nach Angaben des ⟦ORGANIZATION:Auswärtigen Amts⟧ ist er frei.",
		"Er kam zur ⟦ORGANIZATION:Kreispolizeibehörde Soest⟧ zurück.",
		"Avec l'aide du ⟦ORGANIZATION:conseil départemental du Lot⟧ cette fois.",
		"L'⟦ORGANIZATION:école Jean-Merlin⟧ a fermé.",
		"Le ⟦ORGANIZATION:musée des Beaux-Arts de Rennes⟧ ouvre.",
		"Licenciée au ⟦ORGANIZATION:Cercle des nageurs de Toulon⟧ depuis juin.",
		"Založila ⟦ORGANIZATION:Loutkové divadlo Jiskra⟧ v Plzni.",
		"⟦ORGANIZATION:Krajské státní zastupitelství v Plzni⟧ podalo obžalobu.",
		"Подала жалобу в ⟦ORGANIZATION:прокуратуру Тульской области⟧ вчера.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"Servicio de habitaciones disponible. La Corte es alta.",
		"Das Amt für ihn ist frei. Ein Zentrum für Kinder wird gebaut.",
		"Er war im Winter da. Koninklijk Besluit van 3 mei. Kungliga slottet är stängt.",
		"National pride and Royal blood. Tennis Court and Food Court are closed.",
		"Sie besucht eine Online-Schule und die Ski-Schule.",
		"Il suit le conseil de Marie. Straż stoi. Velká škola života.",
		"Our Development Committee met. High Court judges ruled.",
	} {
		wantLabel(t, p, "ORGANIZATION", text)
	}
}
