package profiler

import "testing"

// TestPersonSaid holds names that are words as well or in no lexicon, told by what stands right beside them, and words in
// the same places that name nobody.
func TestPersonSaid(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Привет, это ⟦PERSON:Велимудр⟧! Я дома.",
		"Ciao, sono ⟦PERSON:Quorvina⟧!",
		"Bonjour ⟦PERSON:Enguerrande⟧,\nvenez.",
		"Beste ⟦PERSON:Fenne⟧,\nkom je?",
		"Meld dig hos ⟦PERSON:Ida⟧ på ⟦EMAIL_ADDRESS:hej@lokale.dk⟧.",
		"The user ⟦PERSON:Brody Koch⟧ cannot print.",
		"⟦PERSON:Will⟧ will send the key.",
		"⟦PERSON:Mark⟧, please send the key.",
		"⟦PERSON:Bill⟧, can you send the key?",
		"In June, ⟦PERSON:June⟧ turned ⟦AGE:41⟧.",
		"{\"first\":\"⟦PERSON:Anna⟧\",\"last\":\"⟦PERSON:Quellmann⟧\"}",
		"⟦AGE:71⟧ yaşındaki ⟦PERSON:Nazlım Koç⟧ evde.",
		"⟦PERSON:Costache Negoita⟧ lucrează ca ⟦JOB_TITLE:electrician⟧.",
		"⟦PERSON:Mary⟧ is looking at it.",
		"hi its ⟦PERSON:alma⟧ again, any news?",
		"Let's sing again, ⟦PERSON:Newell⟧!",
		"⟦PERSON:John Day⟧ (⟦JOB_TITLE:accountant⟧) is ill.",
		"hi its cold again. hey its me again. hello its may again",
		"Summer is coming. Chrome is looking for updates.",
		"Bonjour Madame,\nvenez.",
		"Beste Aanvrager,\nkom je?",
		"Beste Lezers,\nkom je?",
		"Will you send the key?",
		"Mark the key, please.",
		"Bill of sale, please. Bill will be sent.",
		"In June, prices turned 3% up.",
		"The user Interface Guide is open. The user Account Control is on.",
		"{\"first\":1,\"last\":9} {\"last\":\"Page\"}",
	} {
		wantNames(t, p, marked)
	}
}

// TestPersonFields holds names of several words in fields for people, and what belongs to a name.
func TestPersonFields(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Next of kin: ⟦PERSON:Cunégonde Noel⟧",
		"Kontaktní osoba: ⟦PERSON:Radek Šír⟧, tel. 5",
		"Spedire a: ⟦PERSON:Giusto Marcianò⟧",
		"CV\n⟦PERSON:Harriet X. Burberi⟧\nmotto",
		"It is for ⟦PERSON:Ermengarde Y. Renaud⟧ only.",
		"We met ⟦PERSON:van der Horst⟧ and ⟦PERSON:Hilpert⟧ there.",
		"We met ⟦PERSON:Saini⟧ and ⟦PERSON:Warren⟧ from ⟦ORGANIZATION:Toyota Motor Corporation⟧.",
		"Il faut appeler M. ⟦PERSON:Fontaine⟧ au plus vite.",
		"Contact: Front Desk",
		"Contact: Customer Service",
		"Ship to: the usual place",
		"Vitamin D. Then rest.",
	} {
		wantNames(t, p, marked)
	}
}
