package profiler

import (
	"testing"
)

// TestMonthsTold holds months with their year in sentences, days of the week before dates, and births behind the place.
func TestMonthsTold(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Die Firma zog im ⟦DATE_TIME:November 1852⟧ um.",
		"Elle vend la maison en ⟦DATE_TIME:mai 1947⟧ à son frère.",
		"Saken går i ⟦DATE_TIME:mars 2011⟧ igjen.",
		"Dům koupila v ⟦DATE_TIME:dubnu 2006⟧ obec.",
		"W ⟦DATE_TIME:lipcu 1988⟧ wyszła za mąż.",
		"Музей открылся в ⟦DATE_TIME:сентябре 1967⟧.",
		"Talo valmistui ⟦DATE_TIME:syyskuussa 1954⟧.",
		"Lo hanno assunto dal ⟦DATE_TIME:1° giugno⟧.",
		"The fair opens on ⟦DATE_TIME:Sunday 2 March 2031⟧ at the quay.",
		"Ich bin bis ⟦DATE_TIME:Freitag, 7. Juni⟧ nicht da.",
		"Se casan el ⟦DATE_TIME:domingo 4 de mayo de 2031⟧ en Lerma.",
		"On march 2000 men came.",
		"They mars 2000 plates.",
		"The sofa sat 3 people.",
	} {
		wantLabel(t, p, "DATE_TIME", marked)
	}
	for _, marked := range []string{
		"Alois Huber wurde am ⟦DOB:3. Mai 1861⟧ in Wels geboren.",
		"Hon föddes den ⟦DOB:9 april 1938⟧ vid sjön.",
		"⟦DOB:5 Mart 1951⟧'de göçmen bir ailede doğan Kaya sustu.",
		"Anna Bakker werd op ⟦DOB:7 juni 1949⟧ in Weert geboren.",
		"Am 3. Mai 1990 wurde die Schule gebaut, in der Anna geboren ist.",
	} {
		wantLabel(t, p, "DOB", marked)
	}
}

// TestNoHouse holds numbers behind names of places that are no houses.
func TestNoHouse(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Svar ges av Elin Ask, 0651-12 13 14.",
		"Ela vive em Praia Verde desde 1998 com o pai.",
		"The Canyon Trail 30 is a rucksack for long walks.",
		"Vive en ⟦STREET_ADDRESS:Av. Tomás Ruiz, 12⟧.",
	} {
		wantLabel(t, p, "STREET_ADDRESS", marked)
	}
}
