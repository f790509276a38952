package profiler

import (
	"testing"
)

// TestMonthsOfSpans holds months in digits in the ranges of curricula, and numbers of the same look that are none.
func TestMonthsOfSpans(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Engineer ⟦DATE_TIME:02/2019⟧ to now, in Leeds",
		"Engineer ⟦DATE_TIME:01/2017⟧ to ⟦DATE_TIME:01/2018⟧, in Leeds",
		"Entwickler ⟦DATE_TIME:01.2015⟧ – ⟦DATE_TIME:07.2019⟧ in Wels",
		"Docent ⟦DATE_TIME:08.2019⟧ – nu: school",
		"Lehrer ⟦DATE_TIME:3/2012⟧–⟦DATE_TIME:5/2018⟧ in Wels",
		"Opettaja ⟦DATE_TIME:6/2018⟧–",
		"Opettaja ⟦DATE_TIME:6/2018⟧– koulu",
		"Інженер ⟦DATE_TIME:10.2020⟧ — досі",
		"Μηχανικός ⟦DATE_TIME:03/2015⟧ – σήμερα",
		"경력 ⟦DATE_TIME:2019.03⟧ ~ 현재",
		"경력 ⟦DATE_TIME:2016.01⟧~⟦DATE_TIME:2019.02⟧ 서울",
		"经历 ⟦DATE_TIME:2018.05⟧ – 至今",
		"Leiter ⟦DATE_TIME:04/2016⟧ - heute, ⟦DATE_TIME:01/2012⟧-⟦DATE_TIME:03/2016⟧ dort",
		"Leiter seit ⟦DATE_TIME:04/2016⟧ in Wels",
		"Ici depuis ⟦DATE_TIME:09/2018⟧ et là ⟦DATE_TIME:03/2015⟧ - aujourd'hui",
		"Aquí desde ⟦DATE_TIME:03/2020⟧ y ⟦DATE_TIME:03/2015⟧ – la actualidad",
		"Инженер ⟦DATE_TIME:05.2018⟧ – по н.в.",
		"Инженер с ⟦DATE_TIME:05.2018⟧ по настоящее время",
		"Kierownik ⟦DATE_TIME:05.2018⟧ – obecnie",
		"Vedoucí ⟦DATE_TIME:05/2018⟧ – dosud",
		"Mérnök ⟦DATE_TIME:2018.05⟧ – jelenleg",
		"Mühendis ⟦DATE_TIME:05/2018⟧ – halen",
		"Impiegato ⟦DATE_TIME:05/2018⟧ - ad oggi",
		"Gerente ⟦DATE_TIME:05/2018⟧ – atual",
		"Ingeniør ⟦DATE_TIME:05/2018⟧ – nåværende",
		"Ingenjör ⟦DATE_TIME:05/2018⟧ – pågående",

		"Tools 1.2019 – 3.2020 and 2019.1 – 2019.3 are old, so is 1.2019.",
		"EUR/USD was 1.1985 - 1.2034 all day, at 1/2000 to 1/4000.",
		"Ley 3/2012 y Decreto 5/2018; scores of 10/2012 - 3/2011 in all.",
		"pay 05/2018-A and 13/2018 – now, 02/1949 - now",
		"GET /a/01/2017 - 200 0.003 2048 2019",
		"build: 10.2019\nnext: 11.2020",
	} {
		wantLabel(t, p, "DATE_TIME", marked)
	}
	wantLabel(t, p, "CREDIT_CARD_EXPIRATION", "card exp ⟦CREDIT_CARD_EXPIRATION:12/2027⟧")
}
