package profiler

import (
	"testing"

	"github.com/privet-go/privet"
)

// TestPasswordsThatWere holds what people say of a password: which it was, which it is for now, and three words or more with
// hyphens between them.
func TestPasswordsThatWere(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"ok. the old pw was ⟦PASSWORD:tidal-maple-gravel⟧ if that helps",
		"Ja. Mein altes Passwort war ⟦PASSWORD:tidal-maple-gravel-horn⟧",
		"Das Kennwort lautet derzeit ⟦PASSWORD:Quorl!77x⟧, bitte ändern.",
		"cambia ya la clave que era ⟦PASSWORD:Quorl958⟧",
		"contraseña temporal ⟦PASSWORD:+?QmcgbnCqaRk!Y⟧. Gracias",
		"AVISO senha antiga \"⟦PASSWORD:Quorl2015#⟧\" enviada em texto puro",
		"haslo bylo ⟦PASSWORD:quorl91⟧, prosze zmienic",
		"vanha salasana oli ⟦PASSWORD:%cq!*fkA*Q⟧",
		"heslo bylo ⟦PASSWORD:Quorl1178⟧. Díky",
		"şifrem ⟦PASSWORD:tidal-gravel-maple⟧ idi",
		"pokus s heslem '⟦PASSWORD:Zizkov1420*⟧' (TODO)",
		"The password is read-only-by-default in this mode.",
		"Das Passwort war nicht richtig. The password was changed yesterday.",
		"A senha antiga foi trocada. La clave que era suya ya no sirve.",
	} {
		wantLabel(t, p, "PASSWORD", marked)
	}
}

// TestPlatesBehindVehicles holds marks behind words for vehicles, and that models and years are none.
func TestPlatesBehindVehicles(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Ihr Fahrzeug hat das Kennzeichen ⟦LICENSE_PLATE:W-84514T⟧.",
		"Anreise mit dem Auto (⟦LICENSE_PLATE:G 569TC⟧).",
		"fuhr mit dem PKW ⟦LICENSE_PLATE:S PB 8772⟧ auf",
		"el turismo ⟦LICENSE_PLATE:3312 LNR⟧ chocó con la moto ⟦LICENSE_PLATE:9905-KLM⟧ de la vecina",
		"è stato urtato dal furgone ⟦LICENSE_PLATE:NV997CY⟧ di lei",
		"kierujący (auto ⟦LICENSE_PLATE:GD 822TC⟧) uderzył w pojazd ⟦LICENSE_PLATE:KR 8LF86⟧.",
		"Ajoneuvo ⟦LICENSE_PLATE:EEX-896⟧, kuljettaja",
		"(vozidlo ⟦LICENSE_PLATE:3B5-2351⟧) narazil do vozu ⟦LICENSE_PLATE:6A2 4440⟧, který",
		"The tree crushed a car, rego ⟦LICENSE_PLATE:FRA-505⟧.",
		"The car A4 2000 was sold. Auto V8 500 PS. Wagen 12 von 14. camion 3500 kg.",
		"PKW BMW 320 und moto KTM 390, camion MAN 2015, bilen VW 1303, voiture N 4 2019.",
	} {
		wantLabel(t, p, "LICENSE_PLATE", marked)
	}
}

// TestAccountsRightBehind holds that a number right behind a word for an account is one and no telephone, and the
// account numbers of Poland without their country. The first is one that an office has published.
func TestAccountsRightBehind(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Przelew: rachunek ⟦BANK_ACCOUNT:83 1010 1023 0000 2613 9510 0000⟧.",
		"83 1010 1023 0000 2613 9510 0001",
		"Refund will go to A/c ⟦BANK_ACCOUNT:14588782712341⟧.",
		"Reimburse to the bank, account ⟦BANK_ACCOUNT:996-529-8⟧. Contact: 403.598.7359.",
		"Lönen ska till banken, konto ⟦BANK_ACCOUNT:6277 350 756 002⟧. Ring mig på +46 (0)40-18 96 03",
	} {
		wantLabel(t, p, "BANK_ACCOUNT", marked)
	}
}

// TestNumbersBesideWords holds numbers beside words that are short or of another language, and what is no number of that kind.
func TestNumbersBesideWords(t *testing.T) {
	p := newProfiler(t)
	for label, list := range map[privet.Label][]string{
		"EMPLOYEE_ID": {
			"Pracownik nr ewid. ⟦EMPLOYEE_ID:01873⟧ | os. č. ⟦EMPLOYEE_ID:33171⟧ | medarb.nr=⟦EMPLOYEE_ID:70233⟧",
			"työntekijänro ⟦EMPLOYEE_ID:55213⟧, dolgozói törzsszám: ⟦EMPLOYEE_ID:11902⟧",
		},
		"IP_ADDRESS": {"voláme z adresy ⟦IP_ADDRESS:185.63.40.9⟧. Kontakt na mě", "tlf 22.33.44.55"},
		"PHONE_NUMBER": {"tlf ⟦PHONE_NUMBER:22.33.44.55⟧", "brug mobilepay ⟦PHONE_NUMBER:28 40 71 15⟧, κιν. ⟦PHONE_NUMBER:694 555 0218⟧",
			"수신번호 ⟦PHONE_NUMBER:01088204417⟧ 전송 실패"},
		"IBAN": {"til ⟦IBAN:NO71 9710 30 41183⟧, BIC", "п/р ⟦IBAN:UA09 305299 0000026004012345678⟧ в банку", "NO71 9710 30 41184"},
		"LICENSE_PLATE": {
			"όχημα ⟦LICENSE_PLATE:ΒΟΥ 7714⟧, а/м ⟦LICENSE_PLATE:Е 902 ОН 716⟧",
		},
		"MEDICAL_RECORD_NUMBER": {"등록번호 134-81-22077, 등록번호 ⟦MEDICAL_RECORD_NUMBER:12345678⟧"},
		"DOMAIN_NAME":           {"kund.nr 44170, medarb.nr=70233"},
	} {
		for _, marked := range list {
			wantLabel(t, p, label, marked)
		}
	}
}
