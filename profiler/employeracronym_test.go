package profiler

import "testing"

// TestToldOrganizations holds authorities and employers in capitals, offices of one word, clubs and institutions
// of saints, and capitals that are none.
func TestToldOrganizations(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"I owe ⟦ORGANIZATION:HMRC⟧ about two thousand pounds.",
		"She works for the ⟦ORGANIZATION:NHS⟧ in Leeds.",
		"A letter from the ⟦ORGANIZATION:DVLA⟧ arrived.",
		"Jane is a nurse at ⟦ORGANIZATION:St Thomas' Hospital⟧.",
		"Der Brief kam vom ⟦ORGANIZATION:BAMF⟧.",
		"Il travaille à la ⟦ORGANIZATION:SNCF⟧ comme contrôleur.",
		"Es empleada del ⟦ORGANIZATION:INSS⟧ en Toledo.",
		"Recibí una carta de ⟦ORGANIZATION:Hacienda⟧.",
		"Recebo pensão do ⟦ORGANIZATION:INSS⟧.",
		"Ze krijgt een uitkering van de ⟦ORGANIZATION:SVB⟧.",
		"Jag fick ett brev från ⟦ORGANIZATION:Skatteverket⟧.",
		"Otrzymałem list z ⟦ORGANIZATION:NFZ⟧.",
		"Dopis přišel od ⟦ORGANIZATION:ČSSZ⟧.",
		"Я получаю пенсию от ⟦ORGANIZATION:ПФР⟧.",
		"Am primit o scrisoare de la ⟦ORGANIZATION:ANAF⟧.",
	} {
		wantLabel(t, p, "ORGANIZATION", marked)
	}
	for _, text := range []string{
		"This works for GET and POST.",
		"The driver works with USB and PCI.",
		"My pension in EUR is low.",
		"Je travaille en CDI.",
		"Trabajo con PHP y SQL.",
		"Er kam aus der DDR.",
		"She plays for fun.",
		"He played for England.",
	} {
		wantLabel(t, p, "ORGANIZATION", text)
	}
}
