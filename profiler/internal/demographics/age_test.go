package demographics

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestAges holds numbers that are somebody's age, by a unit, a field, brackets or a verb, and numbers of other things.
func TestAges(t *testing.T) {
	for _, marked := range []string{
		// With a unit.
		"The patient is ⟦AGE:61⟧ years old.",
		"a ⟦AGE:7⟧-year-old boy", "a ⟦AGE:29⟧ yo male", "a ⟦AGE:5⟧-month-old baby",
		"die ⟦AGE:48⟧-jährige Zeugin", "Er ist ⟦AGE:36⟧ Jahre alt.",
		"un homme de ⟦AGE:58⟧ ans", "Elle a ⟦AGE:22⟧ ans.", "Tiene ⟦AGE:33⟧ años.", "mujer de ⟦AGE:71⟧ años", "una donna di ⟦AGE:40⟧ anni",
		"um senhor de ⟦AGE:66⟧ anos", "een vrouw van ⟦AGE:51⟧ jaar", "en ⟦AGE:18⟧-årig pojke", "kobieta, ⟦AGE:44⟧ lata", "⟦AGE:35⟧-vuotias nainen",
		"⟦AGE:27⟧-летний пациент", "женщина ⟦AGE:53⟧ лет", "⟦AGE:24⟧ yaşında", "⟦AGE:30⟧歳の女性", "⟦AGE:19⟧ éves fiú",
		"She is ⟦AGE:twenty-three⟧ years old.",

		// In fields, behind words and in brackets.
		"Age: ⟦AGE:39⟧", "Alter: ⟦AGE:55⟧", "Edad del paciente: ⟦AGE:62⟧", "Age (years): ⟦AGE:14⟧", "Leeftijd bij opname: ⟦AGE:80⟧", "aged ⟦AGE:17⟧,",
		"my daughter (⟦AGE:6⟧) sings", "my boyfriend (M⟦AGE:28⟧) and I (⟦AGE:26⟧F)",

		// With a verb.
		"She is ⟦AGE:57⟧.", "I'm ⟦AGE:34⟧ and well.", "My uncle was ⟦AGE:63⟧ when he moved.", "Hij is ⟦AGE:49⟧.",

		"The bridge is 90 years old.", "an 80-year-old tree", "whisky aged 12 years", "You must be 18 years old.", "under 16 years of age",
		"Minimum age: 21", "Age group: 30", "average age 40", "aged 4 to 11", "12 ans de prison", "hace 3 años", "un contrato de 5 años", "il y a 20 ans",
		"She was 15 minutes late.", "He is 3 over par.", "It is 40.", "see page (12)", "Seat 14F", "Lukas Brandt, 3. Klasse",
	} {
		samples.WantLabel(t, recognizers, "AGE", marked)
	}
}
