package profiler

import "testing"

// TestBeliefs holds what is said of somebody, and what is said of a thing.
func TestBeliefs(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Sie ist ⟦AGE:41⟧ Jahre alt, ⟦RELIGION:katholisch⟧ und ledig.",
		"Notre collègue ⟦NATIONALITY:allemande⟧ arrive demain.",
		"Vår ⟦NATIONALITY:norska⟧ kollega kommer.",
		"Onze ⟦RELIGION:joodse⟧ buurman is ziek.",
		"Soy ⟦NATIONALITY:argentina⟧ y vivo aquí.",
		"Ele é ⟦NATIONALITY:português⟧ e trabalha aqui.",
		"El coche es alemán.",
		"une voiture allemande",
	} {
		wantFound(t, p, marked)
	}
}

// TestFollowers holds followers of religions and branches of them that are met less often, and the
// same words where they are said of houses, goods and history.
func TestFollowers(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Our nurse is ⟦RELIGION:Baháʼí⟧ and her husband is ⟦RELIGION:Zoroastrian⟧.",
		"They are ⟦RELIGION:Amish⟧.",
		"Sie ist ⟦RELIGION:Schiitin⟧ und er ⟦RELIGION:Jeside⟧.",
		"Il est ⟦RELIGION:chiite⟧ et sa femme ⟦RELIGION:hindoue⟧.",
		"Es ⟦RELIGION:mormón⟧ y ella es ⟦RELIGION:copta⟧.",
		"Lui è ⟦RELIGION:sunnita⟧ e lei è ⟦RELIGION:avventista⟧.",
		"Ele é ⟦RELIGION:mórmon⟧ e ela é ⟦RELIGION:candomblecista⟧.",
		"Hij is ⟦RELIGION:soenniet⟧ en zij is ⟦RELIGION:koptisch⟧.",
		"On jest ⟦RELIGION:grekokatolikiem⟧, a ona ⟦RELIGION:mormonką⟧.",
		"Hun er ⟦RELIGION:sikh⟧ og han er ⟦RELIGION:shiamuslim⟧.",
		"Он ⟦RELIGION:свидетель Иеговы⟧, она ⟦RELIGION:шиитка⟧.",
		"Ő ⟦RELIGION:Jehova tanúja⟧.",
		"彼女は⟦RELIGION:エホバの証人⟧です。",
		"그녀는 ⟦RELIGION:여호와의 증인⟧입니다.",
		"Moja babka była ⟦RELIGION:luteranką⟧.",
		"هو ⟦RELIGION:سني⟧ وهي ⟦RELIGION:شيعية⟧.",
		"היא ⟦RELIGION:בהאית⟧ והוא ⟦RELIGION:סיקי⟧.",
	} {
		wantLabel(t, p, "RELIGION", marked)
	}
	for _, text := range []string{
		"The ⟦RELIGION:Mormon⟧ church and the ⟦RELIGION:Quaker⟧ meeting house are old.",
		"Quaker oats are on sale.",
		"Coptic art of the fourth century.",
		"Die ⟦RELIGION:reformierte⟧ Kirche bleibt geschlossen.",
		"De luthersche kerk is dicht.",
		"Το κόπτης είναι εργαλείο.",
	} {
		wantLabel(t, p, "RELIGION", text)
	}
}
