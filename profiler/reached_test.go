package profiler

import (
	"testing"
)

// TestPhonesReached holds numbers behind verbs of reaching somebody and words for a new number, and dates.
func TestPhonesReached(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Pode encontrar-me no ⟦PHONE_NUMBER:912 446 108⟧.",
	} {
		wantLabel(t, p, "PHONE_NUMBER", marked)
	}
}

// TestAskedWithoutMark holds what the next one who speaks gives when it was asked for without a question mark.
func TestAskedWithoutMark(t *testing.T) {
	p := newProfiler(t)
	wantLabel(t, p, "DOB", "Mitarbeiter: Ich brauche noch Ihr Geburtsdatum.\nAnrufer: Das ist der ⟦DOB:23.04.1971⟧. Danke.")
	wantLabel(t, p, "DOB", "Der Arzt notierte das Geburtsdatum.\nEr kam am 23.04.1971 wieder.")
}

// TestAccountsSaid holds accounts behind words for what they are for, before their word, and with their own checks.
func TestAccountsSaid(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"SV-Nummer 1796 050285, Lohnkonto ⟦BANK_ACCOUNT:00312 774 205⟧. KV-Einstufung 3.",
		"Gehaltskonto ⟦BANK_ACCOUNT:44120987⟧ bei der Sparkasse",
		"Lön till lönekonto ⟦BANK_ACCOUNT:9024 113 4471⟧.",
		"Palkka palkkatilille ⟦BANK_ACCOUNT:114530-2207⟧.",
		"EFT, ⟦BANK_ACCOUNT:0617 3308812⟧ numaralı hesabınızdan gönderildi.",
		"⟦BANK_ACCOUNT:88120447⟧ no'lu vadesiz hesabınıza yatırıldı.",
		"Votre compte n° ⟦BANK_ACCOUNT:14269 07118 03315527409 28⟧ reste ouvert.",
		"RIB ⟦BANK_ACCOUNT:30002 00550 00001578Z5K 75⟧ et ⟦BANK_ACCOUNT:18020-04030-77215006193-92⟧.",
		"RFC GOAM8504126K0, NSS 14116587016. CLABE pendiente.",
		"A 2024/85081 számú számlát kérjük kifizetni.",
		"Toplam 1250000 numaralı bilet satıldı.",
	} {
		wantLabel(t, p, "BANK_ACCOUNT", marked)
	}
	for _, marked := range []string{
		"CLABE para nómina: ⟦MX_CLABE:947180004225317683⟧. Gracias",
		"Transfiere a la cuenta CLABE ⟦MX_CLABE:988320007741209538⟧ hoy",
		"CLABE para nómina: ⟦MX_CLABE:947180004225317684⟧. Gracias",
		"Folio 947180004225317683 del pedido",
	} {
		wantLabel(t, p, "MX_CLABE", marked)
	}
}
