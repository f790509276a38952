package profiler

import (
	"testing"
)

// TestAmountsAreNoStreets holds what looks like a street and is counted in money, in time or in seats.
func TestAmountsAreNoStreets(t *testing.T) {
	rows := mayMiss(t, 1)
	p := newProfiler(t)
	for _, marked := range []string{
		"The bus arrives Reno 9:40 AM. Seats 11C, 11D are yours.",
		"Flight 12 leaves from Gate 14 at 9:40 AM. Row 12, Seat 4C.",
		"Grille-pain 800 W. Garantie 3 ans, pièces et main-d'œuvre.",
		"Grzejnik 2 kW. Gwarancja 24 miesiące.",
		"Din betalning på 14 000 SEK gick inte igenom.",
		"Överföring på 9 500 kr till butiken.",
		"Škoda na střeše. Odhad 71 000 Kč, spoluúčast 4 %.",
		"Schaden am Dach. Schätzung 12 400 EUR, Selbstbehalt 300 EUR.",
		"Szkoda na dachu. Wycena 8 700 zł, udział własny 5 %.",
		// Streets, as ever.
		"Leveres til Solveig Berg, ⟦STREET_ADDRESS:Dronningens gate 40, 5003 Bergen⟧.",
		"Vi bor på ⟦STREET_ADDRESS:Storgatan 12⟧ och betalar 9 500 kr.",
		"Bydlíme v ulici ⟦STREET_ADDRESS:Dlouhá 14, 110 00 Praha⟧, nájem 21 000 Kč.",
		"Osoite on ⟦STREET_ADDRESS:Kuusitie 3, 00270 Helsinki⟧.",
	} {
		wantLabel(rows, p, "STREET_ADDRESS", marked)
	}
}

// TestWholeAddressesOfCanada holds addresses from the number of the house, or from the flat, up to the postcode.
func TestWholeAddressesOfCanada(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"J'habite au ⟦STREET_ADDRESS:940, boul. Frontenac, app. 12, Sherbrooke (Québec) J1H 4G2⟧.",
		"J'habite au ⟦STREET_ADDRESS:31, boulevard Wilfrid, app. 2, Lévis (Québec) G6V 5K1⟧.",
		"Adresse : ⟦STREET_ADDRESS:4120, rang Saint-Paul, bureau 310, Joliette (Québec) J6E 2B4⟧",
		"Adresse : ⟦STREET_ADDRESS:77, rue des Bouleaux, bureau 12, Lévis (Québec) G6V 5K1⟧",
		"Adresse : ⟦STREET_ADDRESS:208, montée Masson, Rimouski (Québec) G5L 2K4⟧",
		"Tessa Quill of ⟦STREET_ADDRESS:Flat 3, Old Mill House, 7 Bridge Street, Ludlow SY8 1AB⟧ (“the Tenant”)",
		"Domicilio: ⟦STREET_ADDRESS:Priv. Olivos 14, Col. Las Flores, 27100 Saltillo, Coah.⟧\nTel.: 55 5555 01 77",
		"Auf der Karte: Platz 3 Rang Mitte. Priv. Tel. 0171 5550 123",
		"Il est 3 montée en puissance. Le 2 Rang National.",
	} {
		wantLabel(t, p, "STREET_ADDRESS", marked)
	}
}
