package profiler

import "testing"

// TestToldJobs holds jobs that words, names, ages and commas around them tell, in many languages, and the same
// words where they are nobody's.
func TestToldJobs(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		// Behind words that hardly anything but a job follows.
		"She was appointed ⟦JOB_TITLE:head gardener⟧ in May.",
		"He was promoted to ⟦JOB_TITLE:shift supervisor⟧ last year.",
		"The caller is a retired ⟦JOB_TITLE:welder⟧ from the north.",
		"He is an ex-⟦JOB_TITLE:policeman⟧ and knows the law.",
		"We are looking for a ⟦JOB_TITLE:pastry chef⟧ for our shop.",
		"Ein pensionierter ⟦JOB_TITLE:Lehrer⟧ meldete den Fund.",
		"Er arbeitet als ⟦JOB_TITLE:Gleisbauer⟧ bei uns.",
		"Elle a été nommée ⟦JOB_TITLE:directrice⟧ en mai.",
		"Elle intervient en tant qu'⟦JOB_TITLE:interprète⟧.",
		"Fue nombrado ⟦JOB_TITLE:director⟧ del museo.",
		"Lavora come ⟦JOB_TITLE:saldatore⟧ da anni.",
		"Hij is gepensioneerd ⟦JOB_TITLE:machinist⟧.",
		"Hän on ammatiltaan ⟦JOB_TITLE:sähköasentaja⟧.",
		"Jest z zawodu ⟦JOB_TITLE:stolarzem⟧.",
		"Povoláním byl ⟦JOB_TITLE:kovář⟧.",
		"По профессии он ⟦JOB_TITLE:сварщик⟧.",
		"Бывший ⟦JOB_TITLE:шахтёр⟧ живёт один.",
		"Babam emekli ⟦JOB_TITLE:öğretmen⟧ ve burada yaşıyor.",
		"Nyugdíjas ⟦JOB_TITLE:tanár⟧ a szomszédom.",
		"אחי עובד כ⟦JOB_TITLE:נגר⟧ כאן.",
		// Before words that say so.
		"He is a ⟦JOB_TITLE:cooper⟧ by trade.",
		"Er wurde zum ⟦JOB_TITLE:Oberarzt⟧ ernannt.",
		"Il est ⟦JOB_TITLE:soudeur⟧ de métier.",
		"El testigo, ⟦JOB_TITLE:cartero⟧ jubilado, lo vio.",
		// Beside an age.
		"The driver was a 48-year-old ⟦JOB_TITLE:bricklayer⟧ from here.",
		"Der 50-jährige ⟦JOB_TITLE:Maurer⟧ blieb unverletzt.",
		"Une ⟦JOB_TITLE:infirmière⟧ de 34 ans témoigne.",
		"Un hombre de 47 años, ⟦JOB_TITLE:albañil⟧, fue detenido.",
		"En 44-årig ⟦JOB_TITLE:lärare⟧ skadades.",
		// In commas behind somebody.
		"Her father, a ⟦JOB_TITLE:blacksmith⟧, died young.",
		"Mon voisin, ⟦JOB_TITLE:électricien⟧, m'a aidé.",
		// Before a name.
		"The bill went to ⟦JOB_TITLE:plumber⟧ Joe Bloggs.",
		"L'⟦JOB_TITLE:idraulico⟧ Marco Bassi è in ritardo.",
		"Der ⟦JOB_TITLE:Klempner⟧ Jens Otte kommt morgen.",
		// Behind what somebody is.
		"Min far var ⟦JOB_TITLE:murer⟧ hele livet.",
		"Moja siostra jest ⟦JOB_TITLE:pielęgniarką⟧ od lat.",
		"Моя мама работала ⟦JOB_TITLE:швеёй⟧ на фабрике.",
		"⟦JOB_TITLE:Tanár⟧ vagyok.",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
	for _, text := range []string{
		"Time is a good teacher of patience.",
		"My dentist was late.",
		"Former teachers meet in June.",
		"A former client asked for the file.",
		"It works as a filter.",
		"The scheduler works as a monitor.",
		"The server is a client of the broker.",
		"The position of the cursor is lost.",
		"Report the size and position of the editor window.",
		"Engineer Manual",
		"Shares of Baker Hughes fell.",
		"Un émulateur de serveur CVS est là.",
		"Iniciado nuevo intérprete de órdenes",
		"Menu is rechter Ctrl-toets",
		"Die 12-jährige Garantie endet.",
		"El nuevo motor trabaja como generador.",
		"Бывший завод закрыт.",
		"Emekli maaşı yattı.",
	} {
		wantLabel(t, p, "JOB_TITLE", text)
	}
}

// TestNationals holds nouns for somebody of a nationality, and goods of nations.
func TestNationals(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"She is a ⟦NATIONALITY:Pole⟧ living here.",
		"The thief, a ⟦NATIONALITY:Ghanaian⟧ living nearby, fled.",
		"Une ⟦NATIONALITY:Espagnole⟧ de 22 ans témoigne.",
		"Zatrzymano 29-letniego ⟦NATIONALITY:Gruzina⟧.",
		"Он ⟦NATIONALITY:грузин⟧, живёт один.",
		"Mi vecina es ⟦NATIONALITY:rumana⟧.",
		"Jsem ⟦NATIONALITY:Slovák⟧.",
		"He drank for Dutch courage.",
		"We ate French toast and Danish pastry.",
		"The Indian restaurant is shut.",
		"A Russian salad for two.",
		"Polish the table.",
		"Un vin de 12 ans est cher.",
	} {
		wantLabel(t, p, "NATIONALITY", marked)
	}
}

// TestBroughtUp holds religions in which somebody was brought up, behind people and behind what they were.
func TestBroughtUp(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Viene de una familia ⟦RELIGION:judía⟧ de aquí.",
		"Minha avó era ⟦RELIGION:católica⟧.",
		"Sie wurde ⟦RELIGION:evangelisch⟧ erzogen.",
		"He was raised ⟦RELIGION:Catholic⟧ in the south.",
		"Son mari est ⟦RELIGION:musulman⟧ pratiquant.",
		"Er ist Österreicher und ⟦RELIGION:katholisch⟧.",
		"我奶奶信⟦RELIGION:佛教⟧。",
		"جارنا ⟦RELIGION:مسيحي⟧ من هنا.",
		"Я ⟦RELIGION:православная⟧.",
		"La iglesia era católica.",
		"La ciudad era católica.",
		"The Jewish museum is closed.",
		"The ⟦RELIGION:Buddhist⟧ temple was built in 1200.",
		"She wore a dress by Christian Dior.",
		"The command is used to reformat the text.",
	} {
		wantLabel(t, p, "RELIGION", marked)
	}
}

// TestElidedAtStart holds jobs behind an elided article with which a text begins.
func TestElidedAtStart(t *testing.T) {
	p := newProfiler(t)
	for _, text := range []string{"L'infirmière est absente.", "l'infirmier", "L’électricien passera.", "D'infirmier à médecin."} {
		for _, f := range p.Find(text) {
			if f.Label == "JOB_TITLE" {
				t.Errorf("%q has a job at %d", text, f.Start)
			}
		}
	}
}
