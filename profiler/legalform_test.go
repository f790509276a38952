package profiler

import "testing"

// TestFirmsBeforeForms holds the whole names of firms before their legal forms, and forms that nobody's name stands before.
func TestFirmsBeforeForms(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Eladó: ⟦ORGANIZATION:Kerék és Fék Autószerviz Kft.⟧\n9024 Győr, Mester utca 41/B",
		"Vevő: ⟦ORGANIZATION:Zöld Kert és Társa Bt.⟧",
		"Tea Frančišković\n⟦ORGANIZATION:Primorska struja d.o.o.⟧, Riva Boduli 5, 51000 Rijeka",
		"Račun naj gre na ⟦ORGANIZATION:Domus upravljanje d.o.o.⟧, ID za DDV SI86478460.",
		"Ugovor između ⟦ORGANIZATION:Beta gradnja d.o.o.⟧ i ⟦ORGANIZATION:Gama usluge d.o.o.⟧",
		"Na sastanku je Ana Kos (⟦ORGANIZATION:Delta sistemi d.o.o.⟧) i Luka.",
		"Kupac: ⟦ORGANIZATION:Zelena dolina, d.o.o.⟧",
		"Доставчик: ⟦ORGANIZATION:Кайлъшка роза ЕООД⟧, ЕИК 206391579",
		"Купувач: ⟦ORGANIZATION:Слънчев бряг инвест АД⟧",
		"Купац: ⟦ORGANIZATION:Бели багрем д.о.о.⟧, Ниш",
		"FAKTURA nr. 1897\n⟦ORGANIZATION:Rasmus Thy El-service A/S⟧\nCVR 73156572",
		"Εκδότης: ⟦ORGANIZATION:Ελαιουργία Σητείας Α.Ε.⟧ ΑΦΜ EL094896740",
		"Satıcı: ⟦ORGANIZATION:Deniz Yapı Malzemeleri San. ve Tic. Ltd. Şti.⟧",
		"Cumpărător: ⟦ORGANIZATION:Moara de Vânt SRL⟧, CUI 123",
		"Pardavėjas: ⟦ORGANIZATION:MB Aušros medis⟧, PVM kodas LT337385618",
		"Pircējs: ⟦ORGANIZATION:SIA Zaļā māja⟧, Rīga",
		"Tellija: ⟦ORGANIZATION:Pärnu Paadid OÜ⟧",
		"Prvi put smo kupili od Marka Horvata i ⟦ORGANIZATION:Domus d.o.o.⟧ u srijedu.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"Marko ima d.o.o. i kredit.",
		"Собственикът на ЕООД плаща данък.",
		"Egyéni vállalkozó vagy Kft. legyen? Alapítottunk egy Kft-t.",
		"RAM: 512 MB Kingston ddr4, 16 GB\nDisk: 20 MB Free space",
		"MB 200 medis, SIA 12",
		"options:\n  srl: true\n  d: o.o\n  a/s: 1",
		"d.d. 12.03.2025, x = a.b.c.d.o.o",
	} {
		wantLabel(t, p, "ORGANIZATION", text)
	}
}
