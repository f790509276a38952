package profiler

import "testing"

// TestNameForms is of names in letters and forms: what greets and heads a form is no part
// of them, and titles and kinds of houses tell whose they are.
func TestNameForms(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Olá ⟦PERSON:Duarte⟧, em que posso ajudar?", "Sehr geehrte Frau Kollegin ⟦PERSON:Stahlhut⟧, wir danken", "09:41 conseiller : Merci M. ⟦PERSON:Marchadier⟧. Votre date de naissance ?",
		"Personalfragebogen ⟦ORGANIZATION:Nordlicht Energie GmbH⟧\n\nName: ⟦PERSON:Anna Weber⟧", "Personeelsdossier ⟦ORGANIZATION:Polderwind B.V.⟧\n",
		"Umowa z firmą ⟦ORGANIZATION:Zakłady Mięsne Podlasie Sp. z o.o.⟧", "Dott. ⟦PERSON:Claudio Fumagalli⟧, ⟦ORGANIZATION:Studio Medico San Prospero⟧",
		"出身地：⟦LOCATION:高松市⟧\n国籍：日本", "Entlassungsbericht\n\nEmpfehlung: Krankengymnastik",
	} {
		wantNames(t, p, marked)
	}
}

func isTaggedLabel(label string) bool {
	return label == "PERSON" || label == "ORGANIZATION" || label == "LOCATION"
}
