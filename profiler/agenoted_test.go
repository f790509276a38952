package profiler

import "testing"

// TestNotedAges holds ages in forms and lists, and numbers of other things there.
func TestNotedAges(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Her age is listed as ⟦AGE:34⟧. Then",
		"Age on joining: ⟦AGE:35⟧",
		"Alter laut Akte: ⟦AGE:38⟧. Gehalt",
		"Âge inscrit : ⟦AGE:41⟧.",
		"Edad del paciente: ⟦AGE:51⟧, peso 70",
		"Edad declarada: ⟦AGE:51⟧",
		"Età dichiarata: ⟦AGE:44⟧",
		"Idade na admissão: ⟦AGE:44⟧",
		"Leeftijd volgens dossier: ⟦AGE:44⟧",
		"Wiek przy przyjęciu: ⟦AGE:44⟧",
		"Ålder vid start: ⟦AGE:44⟧",
		"Alder ved ansættelse: ⟦AGE:44⟧",
		"Ikä tarkastuksessa: ⟦AGE:44⟧",
		"Věk při nástupu: ⟦AGE:44⟧",
		"Vek pri nástupe: ⟦AGE:44⟧",
		"Vârsta la angajare: ⟦AGE:44⟧",
		"Возраст при приёме: ⟦AGE:44⟧",
		"my mum Noreen, she's ⟦AGE:81⟧\nLea: ok",
		"Wasyl Kworl, Ukrainiec, paszport FB387621, ⟦AGE:39⟧ l.\npokój 5",
		"comparece Wilmer Quorl, ecuatoriano, de ⟦AGE:26⟧ años, encofrador",
		"Femenina de ⟦AGE:31⟧ años, costurera",
		"Pacientă de ⟦AGE:55⟧ ani, croitoreasă",
		"Lan Quorl | vietnameză | C7112451 | ⟦AGE:28⟧ ani | sosire",
		"Age limit: 18. Age group: 30. Age of building: 40. Alter des Hauses: 12. Âge minimum : 18. Edad mínima: 18. Age range: 18",
		"benzyna, 39 l. mleko FB12, 20 l. kod FB1234567 39 l.",
	} {
		wantLabel(t, p, "AGE", marked)
	}
}
