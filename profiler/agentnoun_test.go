package profiler

import "testing"

// TestAgentNouns holds jobs that no list has to have, which their form and their place before or behind a name tell,
// and nouns of the same form that are none.
func TestAgentNouns(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"They asked the ⟦JOB_TITLE:glockenspielist⟧ Peter Walsh to stay.",
		"We met the Kenyan-born ⟦JOB_TITLE:glassmaker⟧ Daniel Cooper there.",
		"Ontem o ⟦JOB_TITLE:cavaquinista⟧ Paulo Ribeiro tocou.",
		"On doit ces planches à l'⟦JOB_TITLE:herboriste⟧ Claire Dubois.",
		"Ieri l'⟦JOB_TITLE:arazziere⟧ Carlo Rossi ha chiuso bottega.",
		"Zuletzt half der dänische ⟦JOB_TITLE:Kesselflicker⟧ Anders Karlsson.",
		"Han delte scene med den svenske ⟦JOB_TITLE:kirkesanger⟧ Lars Nilsson.",
		"La ⟦JOB_TITLE:ictióloga⟧ María Torres dirige el proyecto.",
		"Sąd ukarał ⟦JOB_TITLE:bednarza⟧ Jana Nowaka.",
		"Zaprosili włoską ⟦JOB_TITLE:mozaicystkę⟧ Annę Nowak.",
		"The ⟦JOB_TITLE:campaigner⟧, Laura Martin, would not say more.",
		// They end so and are no jobs.
		"The trawler Helen Ward sank in the bay.",
		"The sweater Helen Ward wore was red.",
		"La aspiradora Laura Torres es nueva.",
		"Der Dampfer Sabine Vogt lief aus.",
		"La nave Laura Bianchi è salpata.",
		"The late Peter Walsh left it to us.",
		"The elder Peter Walsh stayed.",
		"Her daughter Helen Ward stayed.",
		"The communist Peter Walsh lost.",
		"Le voilier Anne Petit est rentré.",
		"Pomnik Jana Nowaka stoi na rynku.",
		"Опера Ивана Петрова шла в театре.",
		"The borrower, Helen Ward, signs here.",
		"Sein Nachbar Peter Weber war da.",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
}

// TestRoleBounds holds where jobs beside names begin and end.
func TestRoleBounds(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"The board named Helen Ward as its new ⟦JOB_TITLE:chief executive⟧, and Peter Walsh left.",
		"Marsh House, whose ⟦JOB_TITLE:editor⟧, Peter Walsh, found it.",
		"Yeni ⟦JOB_TITLE:genel müdür⟧ Mehmet Yılmaz konuştu.",
		"Zmarła Maria Nowak, wieloletnia ⟦JOB_TITLE:pielęgniarka⟧ w Nysie.",
		"Obrigado ao ⟦JOB_TITLE:professor⟧ Paulo Ribeiro.",
		"⟦JOB_TITLE:Detective Inspector⟧ Helen Ward asked for help.",
		"Le ⟦JOB_TITLE:maréchal-chef⟧ Paul Girard a signé.",
		"La ⟦JOB_TITLE:ministre de la Mer⟧, Claire Dubois, a parlé.",
		"El ⟦JOB_TITLE:ministro de Pesca⟧, Juan Romero, calló.",
		"El ⟦JOB_TITLE:ministro⟧ de España, Juan Romero, calló.",
		"⟦JOB_TITLE:Yönetim kurulu başkanı⟧ Mehmet Yılmaz sustu.",
		"Anna Nowak, ⟦JOB_TITLE:dyrektorka finansowa⟧ w Nysie, odeszła.",
		"⟦JOB_TITLE:Garda⟧ Helen Ward took notes.",
		"My ⟦JOB_TITLE:supervisor⟧, ⟦JOB_TITLE:Professor⟧ Helen Ward, read it.",
		"The ship's ⟦JOB_TITLE:first mate⟧ Peter Walsh wrote it down.",
		"Il gruppo ha nominato Laura Bianchi ⟦JOB_TITLE:amministratrice delegata⟧.",
		"They hired Helen Ward as ⟦JOB_TITLE:head of marine research⟧.",
		"Carlo Rossi, ⟦JOB_TITLE:regista⟧ e ⟦JOB_TITLE:attore⟧, è nato a Bari.",
		"Helen Ward, 63, who retires in May, is calm.",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
}

// TestRolesOfNation holds roles that a nationality or an age beside them makes those of one person.
func TestRolesOfNation(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"The Norwegian ⟦JOB_TITLE:goalkeeper⟧ had only just come on.",
		"L'⟦JOB_TITLE:attaquant⟧ sénégalais a marqué deux fois.",
		"El ⟦JOB_TITLE:extremo⟧ colombiano, de 22 años, marcó.",
		"L'⟦JOB_TITLE:attaccante⟧ albanese ha segnato.",
		"Le ⟦JOB_TITLE:forgeron⟧, 36 ans, a été relaxé.",
		// Nobody in particular.
		"The goalkeeper had only just come on.",
		"Norwegian goalkeepers are tall.",
		"El extremo sur es frío.",
		"La defensa argentina falló.",
		"The Dutch publisher reported a loss.",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
}
