package profiler

import "testing"

// TestNewsRoles holds offices and jobs that news sets beside names, in many languages, with the nationalities there,
// and the same words where they are nobody's.
func TestNewsRoles(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		// Right before a name.
		"On Friday ⟦JOB_TITLE:Senator⟧ Paul Hughes left the room.",
		"The crowd cheered when ⟦JOB_TITLE:striker⟧ Daniel Cooper scored.",
		"Canada's ⟦JOB_TITLE:defence minister⟧ Helen Ward declined to answer.",
		"Yesterday ⟦JOB_TITLE:coach⟧ Peter Adams resigned.",
		"Am Montag sagte ⟦JOB_TITLE:Innenminister⟧ Thomas Weber ab.",
		"Der SPD-⟦JOB_TITLE:Sprecher⟧ Markus Klein bestätigte das.",
		"Oberhausens ⟦JOB_TITLE:Bürgermeisterin⟧ Sabine Vogt war dabei.",
		"Hier, la ⟦JOB_TITLE:ministre de la Santé⟧ Claire Dubois a parlé.",
		"Selon le ⟦JOB_TITLE:président⟧ du Sénat Paul Girard, c'est non.",
		"Ayer el ⟦JOB_TITLE:portero⟧ Javier Ortega paró dos penaltis.",
		"Ieri il ⟦JOB_TITLE:ministro della Giustizia⟧ Carlo Rossi era assente.",
		"Ontem a ⟦JOB_TITLE:deputada⟧ Joana Ribeiro votou contra.",
		"Gisteren zei ⟦JOB_TITLE:burgemeester⟧ Pieter de Vries nee.",
		"W piątek ⟦JOB_TITLE:trener⟧ Marek Nowak podał skład.",
		"I går sa ⟦JOB_TITLE:tränaren⟧ Lars Nilsson upp sig.",
		"I går sagde ⟦JOB_TITLE:borgmester⟧ Mette Hansen nej.",
		"Včera ⟦JOB_TITLE:brankář⟧ Petr Novotný nechytal.",
		"Dün ⟦JOB_TITLE:Adalet Bakanı⟧ Mehmet Yılmaz konuştu.",
		"Вчера ⟦JOB_TITLE:губернатор⟧ Иван Петров подал в отставку.",
		"⟦JOB_TITLE:Minister spraw wewnętrznych⟧ Tomasz Zieliński milczał.",
		"El ⟦JOB_TITLE:presidente de la República⟧ Juan Romero calló.",
		"The ⟦JOB_TITLE:singer⟧ and ⟦JOB_TITLE:actor⟧ Peter Marsh has died.",
		"Liverpool ⟦JOB_TITLE:manager⟧ David Ellis was pleased.",
		"UN ⟦JOB_TITLE:Secretary-General⟧ Laura Martin spoke.",
		"Прибыл ⟦JOB_TITLE:министр обороны⟧ Сергей Кузнецов.",
		// With commas, and titles between.
		"Their ⟦JOB_TITLE:goalkeeper⟧, Simon Walker, was sent off.",
		"L'⟦JOB_TITLE:entraîneur⟧, Michel Bernard, n'a rien dit.",
		"Su ⟦JOB_TITLE:abogado⟧, Miguel Torres, apelará.",
		"La ⟦JOB_TITLE:directrice⟧ de l'école, Anne Leroy, a démenti.",
		"Der ⟦JOB_TITLE:Chefarzt⟧ Dr. med. Stefan Koch operierte.",
		// In what tells of a game.
		"Tore: 2:0 Meier. ⟦JOB_TITLE:Schiedsrichter⟧: Thomas Brand.",
		"Buts : 1-0. ⟦JOB_TITLE:Arbitre⟧ : Paul Martin.",
		// Behind a name, and in a biography.
		"Anna Keller ist ⟦JOB_TITLE:Dirigentin⟧ und lebt in Graz.",
		"Jan Novák (1901–1980) byl ⟦JOB_TITLE:skladatel⟧.",
		"Elena Bianchi (Torino, 1950) è una ⟦JOB_TITLE:scrittrice⟧ e vive qui.",
		"Peter Walsh (born 1931) was a noted ⟦JOB_TITLE:violinist⟧.",
		"Carlos Ruiz, ⟦JOB_TITLE:portavoz⟧ del sindicato, lo negó.",
		"Ana Vidal (Lugo, 1980) es ⟦JOB_TITLE:novelista⟧ y ⟦JOB_TITLE:periodista⟧.",
		// Nobody stands beside them.
		"The coach said nothing after the game.",
		"La ministre était absente.",
		"Der Trainer war zufrieden.",
		"She read The Master Builder in one night.",
		"They live on Bishop Street.",
		"Müller Brot GmbH ist pleite.",
		"We look forward to it.",
		"Baker Hughes cut its forecast.",
		"Mr Adams and Mrs Hughes came late.",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
	for _, marked := range []string{
		"The ⟦NATIONALITY:Finnish⟧ conductor Mikko Virtanen bowed.",
		"The ⟦NATIONALITY:Norwegian⟧ skier fell in the first run.",
		"Le violoniste ⟦NATIONALITY:hongrois⟧ Paul Kovacs jouera ce soir.",
		"El presidente ⟦NATIONALITY:chileno⟧, Miguel Soto, viajó ayer.",
		"La scrittrice ⟦NATIONALITY:greca⟧ Maria Rossi è morta.",
		"Ein ⟦NATIONALITY:norwegischer⟧ Schauspieler gewann.",
		"La ⟦NATIONALITY:rumana⟧ Maria Torres ganó el oro.",
		"Zuletzt gewann der ⟦NATIONALITY:Schwede⟧ Anders Karlsson; er schied aus.",
		"Jan Novák (1901–1980) byl ⟦NATIONALITY:český⟧ malíř.",
		"Klub ulovil ⟦NATIONALITY:francouzského⟧ brankáře.",
		"Zginęła 30-letnia ⟦NATIONALITY:Rumunka⟧.",
		"Szukają 52-letniej ⟦NATIONALITY:Francuzki⟧.",
		"Задержан 41-летний ⟦NATIONALITY:таджик⟧.",
		"Ищут 28-летнего ⟦NATIONALITY:киргиза⟧.",
		"On a secouru des ⟦NATIONALITY:Roumains⟧ de 40 et 42 ans.",
		"La cuisine italienne est bonne.",
		"El sistema político ⟦NATIONALITY:español⟧ es complejo.",
		"Il centro storico ⟦NATIONALITY:italiano⟧ è bello.",
	} {
		wantLabel(t, p, "NATIONALITY", marked)
	}
}
