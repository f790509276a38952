package profiler

import (
	"testing"
)

// TestLoginsOfNames holds names of accounts that are made of a name beside them, or stand behind a word for a user or for who did
// something, and that other words in brackets and behind users are none.
func TestLoginsOfNames(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Lotte Hagström (⟦USERNAME:lohag⟧) kommer inte in.",
		"Ticket 71: Ruud Veltman (⟦USERNAME:rveltman⟧) has no network.",
		"Jörg Müllner (Benutzer ⟦USERNAME:jmuelln⟧) ruft an.",
		"Szabó Lehel (⟦USERNAME:szabol⟧) nem lép be.",
		"Uživatel ⟦USERNAME:novotnyk⟧ se nepřihlásí. Nahlásil Karel Novotný.",
		"Käyttäjä ⟦USERNAME:tlahti4⟧ ei pääse sisään.",
		"Ticket 8 – L'utilisateur ⟦USERNAME:jf.quorlin⟧ attend.",
		"db_user=⟦USERNAME:svc_quorl⟧ port=1",
		"doctor=⟦USERNAME:ruud_veltman⟧, ward 3",
		"Mila (⟦USERNAME:@milaonabike⟧)",
		"The password for ⟦USERNAME:rveltman⟧ is Tern-77-Gull, ok.",
		"Das Passwort für ⟦USERNAME:jmuelln⟧ lautet Kern-Torte-9.",
		"Peter Quill (petrol) met Anna Bell (aged 30) in Paris (france).",
		"The user interface and the user story7 are done. The user html page. El usuario puede entrar.",
		"The password for everything is required. owner=team port=80",
	} {
		wantLabel(t, p, "USERNAME", marked)
	}
	for _, marked := range []string{
		"Er braucht ⟦PASSWORD:Stroh!Korb9⟧, sein altes Passwort, nicht mehr.",
		"a ⟦PASSWORD:Retek*1956⟧ jelszót is",
		"if (n != Retek*1956) password = ask();",
		"Wifi at the hut is ⟦PASSWORD:Quorlo2x2otter⟧. Bye",
		"const wifi is Quorlo2x2otter;",
		"käyttää yhä salasanaa ⟦PASSWORD:Leipo#1917⟧, vaihda",
		"a linha «palavra-passe: ⟦PASSWORD:Broa#365⟧» e",
		"The password for rveltman is ⟦PASSWORD:Tern-77-Gull⟧, ok.",
		"Anna Bell, pass AB1234567, from Oslo.",
		"I paid $50! Your password, reset 50% off.",
	} {
		wantLabel(t, p, "PASSWORD", marked)
	}
	for _, marked := range []string{
		"Anna Bell, pass ⟦PASSPORT:AB1234567⟧, from Oslo.",
		"Ilse Kern, Pass Nr. ⟦PASSPORT:X4418209⟧.",
		"boarding pass AB1234567",
	} {
		wantLabel(t, p, "PASSPORT", marked)
	}
}

// TestNumbersOfPapers holds accounts and telephones with a word for them near, and numbers of parcels and payments that are neither.
func TestNumbersOfPapers(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Az Ön ⟦BANK_ACCOUNT:11773016-00912345-00000000⟧ számú számláját zároljuk.",
		"drogs från konto ⟦BANK_ACCOUNT:8327-9 417 882 042-6⟧.",
		"su caja de ahorro ⟦BANK_ACCOUNT:73180694531⟧.",
		"a 123456 számú számlát fizesse be",
	} {
		wantLabel(t, p, "BANK_ACCOUNT", marked)
	}
	for _, marked := range []string{
		"Emergency contact Mila Veltman, ⟦PHONE_NUMBER:503-555-0149⟧. Employee ID E-30917.",
		"Dzwońcie do Ewy: ⟦PHONE_NUMBER:733 180 227⟧",
		"Meine Sendung 00340 4341 7713 fehlt.",
		"Viitenumero 73434 22047.",
	} {
		wantLabel(t, p, "PHONE_NUMBER", marked)
	}
	wantLabel(t, p, "ZIP_CODE", `{"aadhaar":"x","pin":"⟦ZIP_CODE:380016⟧","city":"Surat"}`)
	wantLabel(t, p, "ZIP_CODE", "PIN 380016 of the card")
}
