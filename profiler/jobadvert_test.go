package profiler

import "testing"

// TestAdvertisedJobs holds jobs that advertisements offer, and words there that are none.
func TestAdvertisedJobs(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		// Before a mark that a job is for people of any sex.
		"⟦JOB_TITLE:Lagerist⟧ (m/w/d) ab Juni",
		"Wir suchen einen ⟦JOB_TITLE:Leiter der Werkstatt⟧ (w/m/d).",
		"Gesucht: ⟦JOB_TITLE:Junior Softwareentwickler/in⟧ (m/w/d)",
		"Die Praxis sucht ab sofort ⟦JOB_TITLE:Zahnarzthelferin⟧ (m/w/x).",
		"Nous recrutons un ⟦JOB_TITLE:technicien de maintenance⟧ (H/F).",
		"Wij zoeken een ⟦JOB_TITLE:magazijnmedewerker⟧ (m/v).",
		"Søker ⟦JOB_TITLE:rørlegger⟧ (m/k) straks",
		"Open: ⟦JOB_TITLE:Data Engineer⟧ (all genders)",
		// Behind the heading of one.
		"Nowtech SA recrute : ⟦JOB_TITLE:électricien⟧, poste à pourvoir.",
		"Vacature bij De Boer: ⟦JOB_TITLE:lasser⟧. Bel ons.",
		"Vacancy at the mill: ⟦JOB_TITLE:forklift driver⟧",
		"Yritys hakee, tehtävänimike: ⟦JOB_TITLE:varastotyöntekijä⟧, heti.",
		"Oferta pracy: ⟦JOB_TITLE:spawacz⟧",
		"Offerta di lavoro: ⟦JOB_TITLE:cuoco⟧ a ore.",
		// Behind who wants one.
		"Sjukhuset söker en ⟦JOB_TITLE:personalchef⟧ till hösten.",
		"Het bedrijf zoekt een ⟦JOB_TITLE:boekhouder⟧.",
		"Die Klinik sucht einen ⟦JOB_TITLE:Hausmeister⟧.",
		"La ditta cerca un ⟦JOB_TITLE:saldatore⟧ esperto.",
		"Lavora qui con la qualifica di ⟦JOB_TITLE:magazziniere⟧.",
		"Foi nomeada para o cargo de ⟦JOB_TITLE:gestora de projeto⟧ em maio.",
		"She applied for the post of ⟦JOB_TITLE:chef⟧ at the inn.",
		"The phone of our former ⟦JOB_TITLE:head of marketing⟧ is off.",
		"She joined the firm as ⟦JOB_TITLE:HR manager⟧, they said.",
		// Before words that say so.
		"Okul için yeni bir ⟦JOB_TITLE:aşçı⟧ arıyor.",
		"Merkez ofis için ⟦JOB_TITLE:satış temsilcisi⟧ aranıyor.",
		"⟦JOB_TITLE:Fliesenleger⟧ gesucht!",
		"⟦JOB_TITLE:Welder⟧ wanted for the yard.",
		"⟦JOB_TITLE:shift supervisor⟧ with seven years' experience",
		"⟦JOB_TITLE:Steuerberaterin⟧ mit acht Jahren Berufserfahrung",
		"⟦JOB_TITLE:cuisinier⟧ avec dix ans d'expérience",
		// In the story of a life.
		"2011–2014  ⟦JOB_TITLE:plumber⟧, at home",
		"2014 - 2018: ⟦JOB_TITLE:Buchhalterin⟧ bei einer Bank",
		"04/2018 – 09/2021 ⟦JOB_TITLE:team leader⟧",
		"2021–now | ⟦JOB_TITLE:CTO⟧ | remote",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
	for _, text := range []string{
		"Sex (M/F): F",
		"Geschlecht (m/w/d): d",
		"Anrede (m/w/d)",
		"c = Controller(m, w) + worker_manager(h, v)",
		"Alle Patienten (m/w/d) kamen.",
		"Average speed (m/h) and number (m/f)",
		"Die Polizei sucht Zeugen: Fahrer flüchtete.",
		"Recherche : mot de passe",
		"Vacancy at the inn: two rooms",
		"Die Stadt sucht einen Ausweg.",
		"The firm seeks a solution.",
		"Der Fahrer wird gesucht.",
		"The doctor wanted to see her.",
		"A company with ten years' experience",
		"A laptop with two years of warranty",
		"2016–2019 budget, all sums",
		"In 2014–2016 cook less.",
		"1999–2004 driver updates",
		"The position of the head of the snake.",
	} {
		wantLabel(t, p, "JOB_TITLE", text)
	}
}

// TestJobsOfNations holds jobs behind a nationality, and those of two words before a name.
func TestJobsOfNations(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Peter Marsh, a Spanish ⟦JOB_TITLE:glazier⟧, won.",
		"Den britiske ⟦JOB_TITLE:kokk⟧ Lars Hansen bor her.",
		"Der polnische ⟦JOB_TITLE:Schweißer⟧ Jan Nowak kam.",
		"El ⟦JOB_TITLE:arquitecto⟧ español Juan Ruiz llegó.",
		"Anna Bell (born 8 November 1948), a ⟦JOB_TITLE:radiologist⟧.",
		"She is a ⟦JOB_TITLE:licensed practical nurse⟧ here.",
		"Carl Wood, a German ⟦JOB_TITLE:bus driver⟧, won.",
		"Carl Wood, an Irish ⟦JOB_TITLE:tram driver⟧, won.",
		"Note: John Day (⟦JOB_TITLE:office manager⟧) asked.",
		"Prices fell after ⟦JOB_TITLE:finance director⟧ Kate Moor spoke.",
		"A letter from ⟦JOB_TITLE:head gardener⟧ Mike Smith came.",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
	for _, marked := range []string{
		"Peter Marsh, a ⟦NATIONALITY:Spanish⟧ glazier, won.",
		"Den ⟦NATIONALITY:britiske⟧ kokk Lars Hansen bor her.",
		"Der ⟦NATIONALITY:polnische⟧ Schweißer Jan Nowak kam.",
		"El arquitecto ⟦NATIONALITY:español⟧ Juan Ruiz llegó.",
		"Paid by an ⟦NATIONALITY:Italian⟧ citizen in cash.",
		"The German national team won.",
	} {
		wantLabel(t, p, "NATIONALITY", marked)
	}
	for _, text := range []string{
		"Use project manager Jira for this.",
		"The general assembly Peter Marsh left.",
	} {
		wantLabel(t, p, "JOB_TITLE", text)
	}
}
