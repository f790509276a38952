package profiler

import "testing"

// TestSpelledAges holds ages whose number is in words, and years in words that are nobody's age.
func TestSpelledAges(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"A ⟦AGE:nine⟧-year-old girl waved.",
		"She held her ⟦AGE:three⟧-month-old son.",
		"A los ⟦AGE:sesenta y ocho⟧ años, la artesana expone.",
		"À ⟦AGE:trente-trois⟧ ans, la cheffe gagne.",
		"Aos ⟦AGE:vinte e três⟧ anos, a jogadora saiu.",
		"Una bambina di ⟦AGE:undici⟧ anni ride.",
		"Er ist ⟦AGE:achtundsiebzig⟧ Jahre alt.",
		"En ⟦AGE:nio⟧ år gammal flicka sprang.",
		"Miał ⟦AGE:dwadzieścia⟧ lat, gdy wyjechał.",
		"Two years ago it rained.",
		"A ten-year-old company sold it.",
		"Il a été condamné à trois ans de prison.",
		"Hace veinte años que llueve.",
		"The house is seventy years old.",
		"Il est mort, trois ans après la guerre.",
		"una pena de diez años",
	} {
		wantLabel(t, p, "AGE", marked)
	}
}

// TestAgesBehindNouns holds ages in commas behind nouns and names, and numbers there that are none.
func TestAgesBehindNouns(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"The left-handed goalkeeper, ⟦AGE:22⟧, jumped.",
		"So says the former hurdler, now ⟦AGE:36⟧.",
		"Lo dijo Laura Torres, de ⟦AGE:88⟧.",
		"Rosa Torres Vega, ⟦AGE:54⟧ years, tailor.",
		"Mannen, som är ⟦AGE:44⟧, nekar.",
		"Jag är ⟦AGE:79⟧ och trött.",
		"Ele morreu aos ⟦AGE:79⟧.",
		"Un operaio edile di ⟦AGE:44⟧ anni è caduto.",
		"Two teenagers, aged ⟦AGE:15⟧ and ⟦AGE:16⟧, appeared before Leeds Children's Court.",
		"LEEDS: A ⟦AGE:32⟧-year-old software engineer fell.",
		"A 32-year-old software product sells.",
		"Der Drucker im 2. OG ist aus.",
		"Der Wert, der 44 ist, steigt.",
		"The counter, 22, stopped.",
		"Anna Nowak, 24,64 zł",
		"Dom miał 30 pokoi.",
	} {
		wantLabel(t, p, "AGE", marked)
	}
}
