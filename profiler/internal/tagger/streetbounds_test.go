package tagger

import "testing"

// TestMarkedNumberEnd holds which numbers of houses behind a mark belong to a street.
func TestMarkedNumberEnd(t *testing.T) {
	for _, c := range []struct{ street, number, rest string }{
		{"Calle 48", " N° 732", ", La Plata"},
		{"Calle San Martín", " N.º 55", ", Rosario"},
		{"Calle San Martín", ", N° 55", ""},
		{"Calle 10", " nro. 345", ", Córdoba"},
		{"Avenida Grau", " Nro. 450", "."},
		{"Rua das Flores", ", nº 10", ", Porto"},
		{"Calle 48 N", "° 732", ", La Plata"},
		{"Calle 48 n.", "º 732", ""},
		{"Calle Mayor", " núm. 12B", ", Soria"},
		{"Calle Mayor", "", " N° 123456"},
		{"Calle Mayor", "", " N° de puerta"},
		{"Calle Mayor", "", " n 12"},
		{"Calle Mayor", "", " N° 12ab"},
		{"Calle Mayor", "", " N° 12º"},
		{"Calle Mayor", "", ""},
	} {
		text := c.street + c.number + c.rest
		if got, want := MarkedNumberEnd(text, len(c.street)), len(c.street)+len(c.number); got != want {
			t.Errorf("%s ends at %d, want %d", text, got, want)
		}
	}
}
