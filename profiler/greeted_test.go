package profiler

import (
	"testing"

	"github.com/privet-go/privet"
)

// TestKin gives names behind words for relatives and for who somebody is in a matter: a word
// with a capital there is a name though nobody knows it.
func TestKin(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Telefonisch sprak ik haar zoon ⟦PERSON:Wytze⟧ daarover.",
		"Kontaktperson er sønnen ⟦PERSON:Eskild⟧ fra Bergen.",
		"Z naszych rozmów wynika, że świadek ⟦PERSON:Grabarek⟧ milczał.",
		"Bugün oğlunuz ⟦PERSON:Alpay⟧ derse gelmedi.",
		"Acude acompañada de su hermana ⟦PERSON:Remedios⟧ y se va.",
		"Σήμερα η μάρτυρας ⟦PERSON:Ελπινίκη⟧ δεν ήρθε.",
		"Kızım ⟦PERSON:Aslı⟧'yı aradım.",
		"Dnes svědek ⟦PERSON:Hrabalík⟧ nepřišel.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"Die Schwester Station ist geschlossen.",
		"La hija menor vive aquí y el vecino Lunes.",
		"De buurman Maandag belt nooit.",
		"Sina Release-filer och enkel Xfce-orienterad editor.",
	} {
		for _, f := range p.Find(text) {
			if f.Label == "PERSON" {
				t.Errorf("%s", mark(text, []privet.Finding{f}))
			}
		}
	}
}

// TestHailed holds who is thanked, greeted or signs on the line of the close, and those who are all of
// the readers.
func TestHailed(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Merci ⟦PERSON:Léa⟧ !",
		"Bok ⟦PERSON:Luka⟧, stižeš li?",
		"Привет, ⟦PERSON:Макс⟧! Как дела?",
		"Saludos, ⟦PERSON:Chema⟧",
		"JUDr. ⟦PERSON:Ondrejička⟧ zastupuje žalobcu.",
		"De heer ⟦PERSON:Zwartendijk⟧ tekent namens de familie.",
		"mw. ⟦PERSON:Bakker-de Vries⟧ is afwezig.",
		"Me ⟦PERSON:Delahousse⟧ plaidera demain.",
		"Г-н ⟦PERSON:Стоянов⟧ ще дойде утре.",
		"Господин ⟦PERSON:Швец⟧ отказался.",
		"La señorita ⟦PERSON:Urrutikoetxea⟧ no vino.",
		"12.03.24, 18:22 - ⟦PERSON:Max Muster⟧: bin gleich da",
		"Hallo Welt",
		"Hola Mundo",
		"Hej Alla, här kommer protokollet.",
		"Hoi Allemaal",
		"Thanks Guys!",
		"Sayın Müşterimiz, siparişiniz hazır.",
		"Call Me Maybe",
		"[10:15] Agenda: budget",
		"12.03.24, 18:22 - Messages are end-to-end encrypted",
	} {
		wantLabel(t, p, "PERSON", marked)
	}
}

// TestNobles holds names that go on behind von, d', de La and e, and other forms of names.
func TestNobles(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"⟦PERSON:Karl Freiherr von Stein⟧ hielt die Rede.",
		"⟦PERSON:Maximilian Graf von Hohenberg⟧ erbt das Gut.",
		"⟦PERSON:Marie-Hélène de La Rochefoucauld⟧ préside la séance.",
		"⟦PERSON:Jean d'Ormesson⟧ signait ses livres.",
		"⟦PERSON:Ana Lúcia da Silva e Souza⟧ applied.",
		"⟦PERSON:Robert Downey Jr.⟧ was there.",
		"⟦PERSON:Siti Nurhaliza binti Tarudin⟧ sang.",
		"⟦PERSON:Ma. Guadalupe Treviño Garza⟧ firma.",
		"Falei com ⟦PERSON:João da Silva⟧ e ⟦PERSON:Pedro⟧ hoje.",
		"⟦PERSON:Gyurcsányné⟧ asszony hívott.",
	} {
		wantLabel(t, p, "PERSON", marked)
	}
}

// TestNamesOfThings holds lists of flowers and fonts, and what is named after who found it.
func TestNamesOfThings(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Rose, Lily, Daisy and Violet are in bloom.",
		"Rózsa, Viola, Ibolya és Liliom nyílik.",
		"Ruusu, Lilja ja Orvokki kukkivat.",
		"Fonts: Verdana, Gill Sans, Georgia, Franklin Gothic",
		"Colours: Scarlett, Olive, Hazel, Ginger",
		"L'effet Doppler est mesuré au radar.",
		"Le bec Bunsen est allumé.",
		"Fiat Panda, Alfa Giulia",
		"⟦PERSON:Anna⟧, ⟦PERSON:Rose⟧ and ⟦PERSON:Lily⟧ left.",
		"Team: ⟦PERSON:Anna Weber⟧, ⟦PERSON:Rosa Klein⟧",
	} {
		wantLabel(t, p, "PERSON", marked)
	}
}
