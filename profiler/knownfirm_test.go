package profiler

import "testing"

// TestKnownFirms holds firms that are told by what they do and by where they stand, and people and words in the same
// places.
func TestKnownFirms(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"⟦ORGANIZATION:Capgemini⟧ recrute une équipe.",
		"⟦ORGANIZATION:Vanthorel⟧ recrute.",
		"⟦ORGANIZATION:Yksträ⟧ irtisanoo 30 ihmistä.",
		"⟦ORGANIZATION:Yksko⟧ hakee uutta työntekijää.",
		"⟦ORGANIZATION:Škoda⟧ otevírá pobočku.",
		"⟦ORGANIZATION:Oracle⟧ shares fell.",
		"⟦ORGANIZATION:H&M⟧ söker personal.",
		"⟦ORGANIZATION:Google⟧ is hiring.",
		"⟦ORGANIZATION:Société Générale⟧ recrute.",
		"⟦ORGANIZATION:Turkcell⟧, yeni ofis açtı.",
		"between ⟦ORGANIZATION:Oracle⟧ (\"the Seller\") and others",
		"2016–2019 nothing, ⟦ORGANIZATION:Oracle⟧",
		"La empresa ⟦ORGANIZATION:Indra Sistemas⟧ ha abierto.",
		"⟦ORGANIZATION:三菱UFJ銀行⟧は発表した。",
		"Vacature bij ⟦ORGANIZATION:Ziggo⟧: wie durft? Meer hier.",
		"Vacature bij ⟦ORGANIZATION:ING Bank N.V.⟧: wie durft?",
		"Een vacature bij ⟦ORGANIZATION:Rabobank⟧: wie durft?",
		"Maintenant recrute qui veut.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{"An oracle shares nothing.", "Everybody is hiring. Nobody opens a branch.", "Hän hakee työtä.", "Spring opens a branch of blossom."} {
		wantNames(t, p, text)
	}
}

// TestAuthorities holds names of authorities, and the same words in small letters.
func TestAuthorities(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"It was sent by ⟦ORGANIZATION:HM Passport Office⟧ in error.",
		"⟦ORGANIZATION:Police Scotland⟧ has closed it.",
		"Ask ⟦ORGANIZATION:Historic England⟧ first.",
		"La ⟦ORGANIZATION:Guardia Civil⟧ no vino.",
		"La ⟦ORGANIZATION:Police nationale⟧ enquête.",
		"My home office is cold. Home office chairs are cheap.",
		"The land registry of the game is empty.",
	} {
		wantNames(t, p, marked)
	}
}
