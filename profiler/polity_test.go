package profiler

import "testing"

// TestPolity holds parties, parliaments, unions and reporters by what stands beside them, and their words and letters elsewhere.
func TestPolity(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"The ⟦ORGANIZATION:APC⟧ lawmaker said so. Some ⟦ORGANIZATION:Labour⟧ MPs left. A ⟦ORGANIZATION:Republican⟧ senator said so.",
		"A row outside ⟦ORGANIZATION:Parliament⟧ on Monday, and one in ⟦ORGANIZATION:Congress⟧ over it.",
		"Ida Moor (⟦ORGANIZATION:Venstre⟧) er utilfreds. Marco Verdi (⟦ORGANIZATION:Lega⟧) tira dritto.",
		"O deputado do ⟦ORGANIZATION:PS⟧ Rui Campos falou.",
		"La sénatrice Anne Morel, de la ⟦ORGANIZATION:CFDT⟧, a parlé. L'élu ⟦ORGANIZATION:LFI⟧ Paul Morel aussi.",
		"Ein Antrag der ⟦ORGANIZATION:SPD⟧-Abgeordneten Eva Lindner.",
		"”Det blir dyrt”, säger Eva Lind till ⟦ORGANIZATION:TT⟧ på måndagen.",
		"Det har ⟦ORGANIZATION:NTB⟧ meldt. Det skriver ⟦ORGANIZATION:NRK⟧ mandag.",
		"Das ist teuer, sagte Nachbarin Eva Lindner der ⟦ORGANIZATION:WAZ⟧.",
		"”Nej”, säger Molund till ⟦ORGANIZATION:Nordbladet⟧ på torsdagen.",
		"Shares in ⟦ORGANIZATION:Rolls-Royce⟧ slipped on Monday.",
		"Die Schweizer Regierung wartet. Der Schweizer ⟦ORGANIZATION:Nationalrat⟧ will das ändern.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"My PAN is here, and the PS is at the end: PS: call me.",
		"A liberal helping of green peas and conservative dress.",
		"Vi kör till höger, sedan till venstre.",
		"Between Eva Lindner (Vermieterin) and Paul Morel (Tenant).",
		"Please send it by DM a day before.",
		"Podpora: Děkuji. PSČ a město?",
	} {
		wantLabel(t, p, "ORGANIZATION", text)
	}
}

// TestJournals holds papers by who writes in them, and what else is published.
func TestJournals(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"The findings were published in ⟦ORGANIZATION:Nature Medicine⟧ on Monday.",
		"Die Ergebnisse sind im Fachblatt „⟦ORGANIZATION:Botany Letters⟧“ erschienen.",
		"Lo studio è pubblicato sulla rivista ⟦ORGANIZATION:Science Translational Botany⟧.",
		"Wyniki ukażą się w piśmie „⟦ORGANIZATION:Antiquity⟧”.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"It was published in English in March 2024.",
		"The report was published in London. The list appears in PDF.",
		"In the journal he wrote of rain.",
	} {
		wantLabel(t, p, "ORGANIZATION", text)
	}
}
