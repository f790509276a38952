package profiler

import (
	"testing"
)

// TestUndated holds days, hours and counts that no house has, and streets beside them.
func TestUndated(t *testing.T) {
	p := newProfiler(t)
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
		wantLabel(t, p, "STREET_ADDRESS", marked)
	}
}
