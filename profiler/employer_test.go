package profiler

import "testing"

// TestEmployers gives firms by what sentences in many languages say of them, and places, times and
// people that stand behind the same words.
func TestEmployers(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Brat pracuje w firmie ⟦ORGANIZATION:Metalplast⟧ od roku.",
		"Je bosse chez ⟦ORGANIZATION:Verdoline⟧ depuis mai.",
		"Trabalho no ⟦ORGANIZATION:Bradesco⟧ há dois anos.",
		"Ela trabalha para a ⟦ORGANIZATION:Petrovale⟧.",
		"Er ist bei ⟦ORGANIZATION:Holzmeier⟧ angestellt.",
		"Han är anställd hos ⟦ORGANIZATION:Ericsson⟧.",
		"Assunta dalla ditta ⟦ORGANIZATION:Idrosan⟧ a maggio.",
		"Pracuje ve firmě ⟦ORGANIZATION:Strojmet⟧.",
		"Она работает в фирме ⟦ORGANIZATION:Стройсервис⟧.",
		"Он работает в ⟦ORGANIZATION:Яндексе⟧.",
		"Dela v podjetju ⟦ORGANIZATION:Gorenje⟧.",
		"Δουλεύει στην εταιρεία ⟦ORGANIZATION:Ελληνικά Κεραμικά⟧.",
		"Babam ⟦ORGANIZATION:Vestel⟧ şirketinde çalışıyor.",
		"Az ⟦ORGANIZATION:Audi⟧ cégnél dolgozik.",
		"Wir haben die Firma ⟦ORGANIZATION:Dachprofi⟧ beauftragt.",
		"⟦ORGANIZATION:Müller und Partner⟧ hat geantwortet.",
		"Lo studio ⟦ORGANIZATION:Rossi e Associati⟧ ha scritto.",
		"ใบแจ้งหนี้จาก ⟦ORGANIZATION:บริษัท กรุงเทพขนส่ง จำกัด (มหาชน)⟧",
		"הוא עובד בחברת ⟦ORGANIZATION:אלביט⟧.",
		"Trabaja en Madrid los lunes.",
		"Lavora in Francia.",
		"Pracuje w Warszawie.",
		"Он работает в Москве.",
		"Sie arbeitet bei Nacht und bei Tageslicht.",
		"Elle travaille chez Marie le samedi.",
		"Ela trabalha na Segunda e na Terça.",
		"Ich arbeite für Geld.",
		"חברת ביטוח גדולה",
		"บริษัท จำกัด",
	} {
		wantLabel(t, p, "ORGANIZATION", marked)
	}
}
