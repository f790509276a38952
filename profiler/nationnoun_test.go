package profiler

import "testing"

// TestNationBesideNoun holds adjectives of nations beside nouns of people and of things, in the order of their languages,
// and what nations have only given their names to.
func TestNationBesideNoun(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"The ⟦NATIONALITY:Estonian⟧ shipyard laid off forty people.",
		"Two ⟦NATIONALITY:Bolivian⟧ climbers were found on the ridge.",
		"⟦NATIONALITY:Laotian⟧ weavers opened the fair.",
		"The vase was said to be ⟦NATIONALITY:Danish⟧.",
		"Das Boot wurde von einer ⟦NATIONALITY:finnischen⟧ Werft gebaut.",
		"Der ⟦NATIONALITY:paraguayische⟧ Harfenist spielte im Park.",
		"La filiale ⟦NATIONALITY:péruvienne⟧ du groupe a fermé.",
		"Son homologue ⟦NATIONALITY:tunisien⟧ n'est pas venu.",
		"Trabajó en un astillero ⟦NATIONALITY:noruego⟧ y en una mina ⟦NATIONALITY:chilena⟧.",
		"Lavora per un gruppo ⟦NATIONALITY:austriaco⟧ di Graz.",
		"Nel 1980 passò alla ⟦NATIONALITY:svedese⟧ Tarnvik.",
		"O avançado ⟦NATIONALITY:cabo-verdiano⟧ marcou dois golos.",
		"Een ⟦NATIONALITY:Litouwse⟧ trucker zag het gebeuren.",
		"Pracuje w ⟦NATIONALITY:duńskim⟧ koncernie i mieszka w Gdyni.",
		"Urodził się w rodzinie ⟦NATIONALITY:czesko-niemieckiej⟧.",
		"Jednali s ⟦NATIONALITY:japonským⟧ partnerem.",
		"Книгу издал ⟦NATIONALITY:венгерский⟧ коллекционер.",
		"Роман переклав ⟦NATIONALITY:литовський⟧ поет.",
		"Fabriken såldes till en ⟦NATIONALITY:kanadensisk⟧ koncern.",
		"Hun maler ⟦NATIONALITY:færøske⟧ landskaber.",
		"Yhtiön osti ⟦NATIONALITY:tanskalainen⟧ sijoittaja.",
		"Την εταιρεία αγόρασε ένας ⟦NATIONALITY:ιταλικός⟧ όμιλος.",
		"⟦NATIONALITY:Hollandalı⟧ dağcı üç gün sonra bulundu.",
	} {
		wantLabel(t, p, "NATIONALITY", marked)
	}
	for _, text := range []string{
		"She speaks French well and swears in Portuguese.",
		"Two portions of French fries, a Danish pastry and Swiss cheese.",
		"A German shepherd and a Persian cat live here.",
		"He had the Spanish flu and went to a Turkish bath.",
		"Pay in Canadian dollars, Swiss francs or Danish kroner.",
		"Polish shoes with a soft cloth.",
		"Polish the table and wash the fine china.",
		"British Airways and the English version of the form.",
		"Habla alemán y estudia inglés.",
		"Pidió una tortilla francesa y ensaladilla rusa en la montaña rusa.",
		"Il parle italien, et le manuel est en anglais.",
		"Prenez une crème anglaise et un berger allemand.",
		"Parla tedesco; il testo è in inglese.",
		"Una zuppa inglese e un'insalata russa.",
		"Er aß griechischen Salat und hat einen deutschen Schäferhund.",
		"Die englische Version der Anleitung fehlt.",
		"Uczy się w szkole języka polskiego i zna angielski.",
		"Učí se v kurzu německého jazyka.",
		"Он говорит на русском и любит греческий салат.",
		"Hun snakker dansk med alle og betaler 400 norske kroner.",
		"Het boek is in het Chinees.",
		"Napsal román o lásce.",
	} {
		wantLabel(t, p, "NATIONALITY", text)
	}
}

// TestNationsFirst holds nationalities of news: with the capital of a sentence, in a row, and as those of Switzerland.
func TestNationsFirst(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"⟦NATIONALITY:Německý⟧ koncern mlčí.",
		"Miles de migrantes ⟦NATIONALITY:peruanos⟧ y ⟦NATIONALITY:haitianos⟧ esperan.",
		"Der ⟦NATIONALITY:Schweizer⟧ Nationalrat tagt.",
		"Sie war eine ⟦NATIONALITY:Schweizer⟧ Botanikerin.",
		"El mercado ⟦NATIONALITY:español⟧ creció.",
		"He gave up his ⟦NATIONALITY:Indian⟧ passport.",
		"Česká kniha leží na stole.",
		"Peter Schweizer wohnt hier.",
		"Ella habla español y francés.",
		"Un libro en español.",
	} {
		wantLabel(t, p, "NATIONALITY", marked)
	}
}
