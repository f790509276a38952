package address

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestSignedDegrees holds places by their degrees and points of the compass.
func TestSignedDegrees(t *testing.T) {
	for _, marked := range []string{
		"Point ⟦GEO_COORDINATES:53.2847° N, 9.5432° W⟧ for now.",
		"Sted ⟦GEO_COORDINATES:60.6289° N, 6.4224° Ø⟧.",
		"(⟦GEO_COORDINATES:51°30'26\"N 0°7'39\"W⟧)",
		"Место ⟦GEO_COORDINATES:55.7558° с. ш., 37.6173° в. д.⟧ там",
		"At 20° north it was 30.125° C, or 86.225° F.",
	} {
		samples.WantLabel(t, recognizers, "GEO_COORDINATES", marked)
	}
}

// TestNoHouse holds numbers behind names of places that are no houses.
func TestNoHouse(t *testing.T) {
	for _, marked := range []string{
		"Svar ges av Elin Ask, 0651-12 13 14.",
		"Ela vive em Praia Verde desde 1998 com o pai.",
		"The Canyon Trail 30 is a rucksack for long walks.",
		"Vive en ⟦STREET_ADDRESS:Av. Tomás Ruiz, 12⟧.",
	} {
		samples.WantLabel(t, recognizers, "STREET_ADDRESS", marked)
	}
}

// TestUndated holds days, hours and counts that no house has, and streets beside them.
func TestUndated(t *testing.T) {
	for _, marked := range []string{
		"Das Konzert beginnt um 10 Uhr in St. Veit.",
		"On Dec. 12 the parish of St. Odo buys bread.",
		"Hon dömdes i februari 2024 av Ekby tingsrätt.",
		"Vul met 8 appels en kaneel.",
		"Der Fährmann, 67, schweigt.",
		"Vive no ⟦STREET_ADDRESS:n.º 5 da Rua do Corvelo⟧ com o gato.",
		"Es vecina del ⟦STREET_ADDRESS:número 31 de la calle Cortadores⟧, y bajó.",
		"Ha un bar al ⟦STREET_ADDRESS:civico 9 di via Garibotti⟧, in centro.",
		"Gösterim 8 Mayıs'ta ⟦STREET_ADDRESS:İstiklal Caddesi No: 116⟧ adresinde.",
		"Das Büro liegt in der ⟦STREET_ADDRESS:Hauptstraße 12⟧ hinten.",
	} {
		samples.WantLabel(t, recognizers, "STREET_ADDRESS", marked)
	}
}
