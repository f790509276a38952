package profiler

import "testing"

// TestKnownOrgs holds organisations that the lexicon knows where no word says firm, and words that are none.
func TestKnownOrgs(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"The engine was built for ⟦ORGANIZATION:NASA⟧ in a shed.",
		"Shares were mixed and ⟦ORGANIZATION:BHP⟧ slipped again.",
		"Der ⟦ORGANIZATION:SPD⟧-Kandidat ging früh nach Hause.",
		"Gegen die Stimmen von ⟦ORGANIZATION:FPÖ⟧ kam es nicht dazu.",
		"Der Küchengerätehersteller ⟦ORGANIZATION:Miele⟧ baut ein Lager.",
		"Le député est monté dans la voiture de ⟦ORGANIZATION:Peugeot⟧ hier.",
		"El ⟦ORGANIZATION:PSOE⟧ pidió calma y paciencia.",
		"O senador Heitor Lacerda (⟦ORGANIZATION:PSDB⟧) saiu cedo.",
		"De ⟦ORGANIZATION:FNV⟧-voorzitter kwam te laat.",
		"Wczoraj ⟦ORGANIZATION:Orlen⟧ zapowiedział budowę.",
		"I går sa ⟦ORGANIZATION:Volvo⟧ att allt är bra.",
		"Včera ⟦ORGANIZATION:Škoda⟧ oznámila zisk.",
		"Bugün ⟦ORGANIZATION:Turkcell⟧ açıkladı.",
		"Вчера ⟦ORGANIZATION:Газпром⟧ сообщил о прибыли.",
		"Rien de neuf, a précisé le ⟦ORGANIZATION:QRVT⟧ hier.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"The PDF is in the folder and the URL is wrong.",
		"The Diesel engine and the Renaissance began early.",
		"SQL and GDP rose.",
		"NASA 7040 is the code.",
		"THE NASA REPORT IS HERE.",
		"An apple has fallen on the target.",
		"Das Ziel ist die Era der Visa.",
		"La visa a expiré.",
	} {
		wantLabel(t, p, "ORGANIZATION", text)
	}
}

// TestAmongOrgs holds organisations that are known, joined with others by a word such as and, and within longer words.
func TestAmongOrgs(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Shares in ⟦ORGANIZATION:Tesco⟧ and ⟦ORGANIZATION:Sainsbury's⟧ fell.",
		"⟦ORGANIZATION:Iberdrola⟧ e ⟦ORGANIZATION:Inditex⟧ subieron.",
		"Der Autozulieferer ⟦ORGANIZATION:ZF Friedrichshafen⟧ streicht Stellen.",
		"Der 1. Mai beim ⟦ORGANIZATION:1. FC Magdeburg⟧ war gut.",
		"Poseł Jan Kot jest z ⟦ORGANIZATION:PiS⟧. ⟦ORGANIZATION:Koalicja Obywatelska⟧ odpowiada.",
		"Au micro de ⟦ORGANIZATION:France Inter⟧, hier.",
		"Entre le ⟦ORGANIZATION:Parti socialiste⟧ et nous.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"Apple and Orange juice, Target and Gap lists.",
		"France and Spain signed it.",
	} {
		wantLabel(t, p, "ORGANIZATION", text)
	}
}
