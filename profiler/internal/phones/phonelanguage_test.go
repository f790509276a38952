package phones

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestPhonesOfLanguages holds telephones that only the language tells, and other numbers in texts of those languages.
func TestPhonesOfLanguages(t *testing.T) {
	for _, marked := range []string{
		"Nærmeste leder: Søren Bundgaard, ⟦PHONE_NUMBER:51 48 81 70⟧\nVejle",
		"Kontrol aftales på ⟦PHONE_NUMBER:97 46 64 18⟧. Vi ses på sygehuset i næste uge.",
		"Paní Hořejší bere ⟦PHONE_NUMBER:777 209 118⟧ vždy večer.",
		"Dzwonię na ⟦PHONE_NUMBER:801 404 190⟧ – nikt nie odbierał",
		"Θα σας περιμένω, πάρτε ⟦PHONE_NUMBER:2813 480 117⟧ το πρωί",
		"На гарячій лінії ⟦PHONE_NUMBER:0 800 105 440⟧ хлопець порадив чекати",
		"有事打我⟦PHONE_NUMBER:18612884170⟧",
		"Urla, ⟦PHONE_NUMBER:0 232 745 18 02⟧. Olmazsa şikâyet ederim.",
		"Bejelentkezés: ⟦PHONE_NUMBER:92/705-518⟧.\nAz őszi szünetben zárva.",
		"Cena 123 456 789 Kč byla příliš vysoká.",
		"Obj. č. 777 209 118 přišla včera.",
		"заказ 89267818483 приехал вчера",
		"Antal i året: 51 48 81 70, beløbene øges",
		"we scored 51 48 81 70 there",
		"Løbsnr. 51 48 81 70 er løbet",
	} {
		samples.WantLabel(t, recognizers, "PHONE_NUMBER", marked)
	}
}
