package profiler

import "testing"

// TestCapsNames holds whole names in sentences of capitals, and sentences of capitals without one.
func TestCapsNames(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"FIRMADO POR ⟦PERSON:CARLOS GARCÍA RUIZ⟧ EL LUNES.",
		"КЛИЕНТ ⟦PERSON:ИВАН ПЕТРОВ⟧ ОПЛАТИЛ.",
		"PRÉSENTS : ⟦PERSON:JEAN DUPONT⟧, ⟦PERSON:CLAIRE PETIT⟧",
		"BITTE FRAU ⟦PERSON:KRÜGER⟧ ANRUFEN.",
		"GRACE PERIOD ENDS FRIDAY",
		"BETRETEN VERBOTEN. ELTERN HAFTEN FÜR IHRE KINDER.",
		"TERMS AND CONDITIONS APPLY",
		"MAY DAY IS A HOLIDAY.",
		"MARK DOWN THE PRICE, JACK UP THE CAR.",
	} {
		wantLabel(t, p, "PERSON", marked)
	}
}
