package profiler

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestLateKinds holds streets whose kind stands behind their name, and words that only look like one.
func TestLateKinds(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Mano adresas ⟦STREET_ADDRESS:Vilniaus g. 2⟧.",
		"Gyvenu ⟦STREET_ADDRESS:Vilniaus g. 2, Kaunas⟧.",
		"Dzīvoju ⟦STREET_ADDRESS:Brīvības ielā 45-12, Rīga, LV-1010⟧.",
		"Elan aadressil ⟦STREET_ADDRESS:Pärnu mnt 15-4, 10141 Tallinn⟧.",
		"Kancelář: ⟦STREET_ADDRESS:Palackého tř. 33⟧",
		"Küldje ide: ⟦STREET_ADDRESS:6720 Szeged, Kárász utca 5⟧.",
		"A címem ⟦STREET_ADDRESS:1052 Budapest, Váci utca 12. 3. em. 4⟧.",
		"Lakcím: ⟦STREET_ADDRESS:1117 Budapest, Bartók Béla út 42. II. em. 3. ajtó⟧",
		"Itt lakom: ⟦STREET_ADDRESS:4024 Debrecen, Piac utca 11. fszt. 2⟧.",
		"Naslov: ⟦STREET_ADDRESS:Slovenska cesta 54, 1000 Ljubljana⟧",
		"Adresim ⟦STREET_ADDRESS:Atatürk Mah. İnönü Cad. No: 12 D: 5 Kadıköy/İstanbul⟧.",
		"Evim ⟦STREET_ADDRESS:Bahçelievler Mah. 52. Sok. No: 14/3 Çankaya/Ankara⟧ adresinde.",
		"Adres: ⟦STREET_ADDRESS:Kızılay Mah. Ziya Gökalp Cd. No:22/8, Çankaya, Ankara⟧",
		"adres: ⟦STREET_ADDRESS:pazar mahallesi 1485. caddesi no: 96, kayapa⟧",
		"⟦STREET_ADDRESS:Katona Mátyás útja 34. 6. em. 4⟧.",
		// What is no street.
		"The battery has 5000 mAh. No: 5 is missing.",
		"It costs CAD 500 a night.",
		"The Deluxe CD 3 is out.",
		"Add Sugar g 2 times.",
		"Nasza ulica jest długa.",
		"See Table Pl 4 and Pr 5.",
		"Moje ulica 5 metrů.",
	} {
		text, _ := samples.Unmark(t, marked)
		if got := samples.Mark(text, streetsOf(p, text)); got != marked {
			t.Errorf("found %s\n want %s", got, marked)
		}
	}
}
