package profiler

import "testing"

// TestRollCall holds lists of who is present, in which nobody need be known, and lists of something else.
func TestRollCall(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Attendees: ⟦PERSON:Tom Baker⟧, ⟦PERSON:Rose Hill⟧, ⟦PERSON:Ray Stone⟧",
		"Present: ⟦PERSON:J. Marsh⟧; ⟦PERSON:K. Dale⟧; ⟦PERSON:P. Frost⟧",
		"Teilnehmer: ⟦PERSON:M. Schulze⟧, ⟦PERSON:A. Fuchs⟧ und Dr. ⟦PERSON:R. Vogel⟧",
		"Présents : M. ⟦PERSON:Zerrouki⟧, Mme ⟦PERSON:Le Goff⟧",
		"Asistentes: D. ⟦PERSON:Íñigo Larrañaga⟧, Dña. ⟦PERSON:Nuria Escandell⟧",
		"Prítomní: p. ⟦PERSON:Hruška⟧, p. ⟦PERSON:Čižmárová⟧",
		"Obecni: ⟦PERSON:J. Sroka⟧; ⟦PERSON:M. Zięba⟧; ⟦PERSON:K. Wilk⟧",
		"Присутствовали: ⟦PERSON:Иванов И.И.⟧, ⟦PERSON:Петрова А.С.⟧, ⟦PERSON:Гусь Н.В.⟧",
		"出席者: ⟦PERSON:山田⟧、⟦PERSON:中村⟧、⟦PERSON:小林⟧",
		"Aanwezig: dhr. ⟦PERSON:Ter Braak⟧, mw. ⟦PERSON:Ooms⟧",
		"出席者：⟦PERSON:大野⟧、⟦PERSON:森⟧、⟦PERSON:青木⟧",
		"참석자 : ⟦PERSON:최수진⟧/⟦PERSON:정우성⟧/⟦PERSON:강하늘⟧",
		"참석: ⟦PERSON:남궁민⟧, ⟦PERSON:황보라⟧, ⟦PERSON:제갈성렬⟧",
		"Present: Finance, Marketing, Legal",
		"Participants: Toyota, Siemens, Samsung",
		"Teilnehmer: Bayern, Sachsen, Hessen",
		"Entschuldigt: niemand",
		"Katılanlar: Türkiye, Almanya",
		"出席者：会長、副会長、書記",
		"참가자: 삼성전자, 현대자동차",
		"참석자: 전원",
	} {
		wantLabel(t, p, "PERSON", marked)
	}
}
