package profiler

import (
	"testing"
)

// TestShortDaysAndPapers holds days with two dots, and papers and addresses of networks that are written in other ways.
func TestShortDaysAndPapers(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Angebot bis ⟦DATE_TIME:15.4.⟧ an uns.",
		"Nachfassen am ⟦DATE_TIME:9.3.⟧",
		"Vi ses den ⟦DATE_TIME:9.3.⟧ igen",
		"Siehe Kapitel 3.4. im Buch und bis Version 2.1. hinauf; bis 15.4. Kapitel",
		"Mila Friis, litauisk, pas ⟦PASSPORT:33035909⟧",
		"ne fait pas 33035909 francs",
		"Driving licence: ⟦DRIVER_LICENSE:RAFFE 905128 Z99AB 31⟧",
		"Accesso da ⟦IP_ADDRESS:62.169.148.102⟧; telefono IMEI",
	} {
		wantAmong(t, p, marked)
	}
	wantLabel(t, p, "DATE_TIME", "Siehe Kapitel 3.4. im Buch und bis Version 2.1. hinauf, gilt am 3.45. so.")
}
