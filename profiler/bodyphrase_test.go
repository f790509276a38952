package profiler

import "testing"

// TestInstitutionsByPhrase holds institutions that a phrase begins or a word behind a town ends, and the same words elsewhere.
func TestInstitutionsByPhrase(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Kupac: ⟦ORGANIZATION:Turistička zajednica Hvar⟧\nAdresa",
		"Zaposlena u ⟦ORGANIZATION:Domu zdravlja Zemun⟧ od 2011.",
		"Odločbo je izdal ⟦ORGANIZATION:Center za socialno delo Savinjsko-Šaleška⟧ dne 4. aprila.",
		"⟦ORGANIZATION:Osnovna škola Mate Lovraka⟧, Zagreb",
		"⟦ORGANIZATION:Градска управа за саобраћај⟧\nКрагујевац",
		"Пресуда: ⟦ORGANIZATION:Основни суд у Нишу⟧, 12.03.2024.",
		"До ⟦ORGANIZATION:Пенсійного фонду України⟧\n\nПрошу",
		"В ⟦ORGANIZATION:Управление Роспотребнадзора по Пермскому краю⟧\nот",
		"Szkoła: ⟦ORGANIZATION:Szkoła Podstawowa nr 12 w Elblągu⟧\nImię",
		"Dziecko chodzi: ⟦ORGANIZATION:Przedszkole nr 7 w Sopocie⟧",
		"Įstaiga: ⟦ORGANIZATION:Šalčininkų PSPC⟧",
		"Pirkėjas: ⟦ORGANIZATION:Kauno technologijos universitetas⟧, K. Donelaičio g. 73",
		"Pranešė: Giedrius Norkus, ⟦ORGANIZATION:Šiaulių miesto savivaldybė⟧\nNuo",
		"Vaikas gydomas ⟦ORGANIZATION:Kauno klinikose⟧.",
		"Ilmoittaja: Outi Heikkinen, ⟦ORGANIZATION:Oulun ammattikorkeakoulu⟧\nOngelma",
		"yksikkö: ⟦ORGANIZATION:Kuopion yliopistollinen sairaala⟧\nkotikunta",
		"Vedie PhDr. Matúš Oravec, ⟦ORGANIZATION:Žilinská univerzita⟧\nmiesto",
		"⟦ORGANIZATION:Konya Büyükşehir Belediyesi Zabıta Dairesi Başkanlığı⟧na\n\nMeram ilçesi",
		"⟦ORGANIZATION:İzmir İl Milli Eğitim Müdürlüğü⟧ne dilekçe verdim.",
		"Meghatalmazom, hogy a ⟦ORGANIZATION:Nemzeti Adó- és Vámhivatal⟧ előtt eljárjon.",
		"1. инж. Борислав Гешев – ⟦ORGANIZATION:РИОСВ Пазарджик⟧\n2.",
		"Lična karta izdata od ⟦ORGANIZATION:PU Niš⟧\ntekući račun",
		"Hlásené na ⟦ORGANIZATION:OO PZ Trnava⟧. Účet zablokovaný.",
		"Kurtarılanlar ⟦ORGANIZATION:Recep Tayyip Erdoğan Üniversitesi⟧ hastanesine götürüldü.",
		"Купац: ⟦ORGANIZATION:Пекара Зрно⟧, ПИБ 109263748",
		"Alıcı: ⟦ORGANIZATION:Fırın Başak⟧, VKN 1234567890",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"Mano universitetas yra didelis. Kiekvienas teismas sprendžia.",
		"Tämän koulun lukio on hyvä. Lapsen sairaala on kaukana.",
		"U osnovnoj školi sam imao dobre ocjene. Osnovna škola traje osam godina.",
		"Dom zdravlja je zatvoren. U školi Marko Marić uči.",
		"W szkole podstawowej Jan uczył się dobrze. Przedszkole jest zamknięte.",
		"Управление по делам молодёжи обещало. Центар за све.",
		"PU foam, OR gate, OO design, KMP search; ПУ Иван.",
		"Kupac: Marko Horvat\nПродавац: Јован Петровић\nPirkėjas: Jonas Kazlauskas\nPrzedszkole: tak",
	} {
		wantLabel(t, p, "ORGANIZATION", text)
	}
}
