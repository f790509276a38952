package profiler

import "testing"

// TestFaithBesideNoun holds adjectives of religions beside nouns, and the same words where they mean something else.
func TestFaithBesideNoun(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"A ⟦RELIGION:Lutheran⟧ deacon rang the bell of the ⟦RELIGION:Presbyterian⟧ hall.",
		"The song is a ⟦RELIGION:Zoroastrian⟧ hymn.",
		"He helped any neighbour, ⟦RELIGION:Christian⟧ or ⟦RELIGION:Hindu⟧.",
		"An ⟦RELIGION:Orthodox⟧ priest blessed the boats.",
		"Der ⟦RELIGION:katholische⟧ Müller half dem ⟦RELIGION:jüdischen⟧ Händler.",
		"Le mariage ⟦RELIGION:protestant⟧ a lieu au temple.",
		"Una canción de tradición ⟦RELIGION:católica⟧.",
		"Due canti ⟦RELIGION:valdesi⟧ e un inno ⟦RELIGION:ortodosso⟧.",
		"Construiu uma escola junto da capela ⟦RELIGION:anglicana⟧.",
		"De ⟦RELIGION:doopsgezinde⟧ kerk en de ⟦RELIGION:gereformeerde⟧ predikant.",
		"Wychowała się w rodzinie ⟦RELIGION:prawosławnej⟧.",
		"Narodil se v ⟦RELIGION:evangelické⟧ rodině.",
		"Сгорел ⟦RELIGION:православный⟧ монастырь.",
		"Han tilhører en ⟦RELIGION:læstadiansk⟧ forsamling.",
		"⟦RELIGION:Alevi⟧ dernek başkanı konuştu.",
		"Kam Singh, 44 anni, ⟦RELIGION:sikh⟧ di Mantova.",
	} {
		wantLabel(t, p, "RELIGION", marked)
	}
	for _, text := range []string{
		"Christian walked home and Christian said nothing.",
		"Christian and Jude met at noon.",
		"Her catholic tastes and his orthodox methods.",
		"Une méthode orthodoxe et une loi réformée.",
		"Eine orthodoxe Auslegung der Regeln.",
		"Il metodo ortodosso funziona.",
		"The Jewish Museum and the Catholic University of Dunmore.",
		"Quaker oats with milk.",
	} {
		wantLabel(t, p, "RELIGION", text)
	}
}

// TestAmongFaiths holds words for who believes something that stand beside others of that kind.
func TestAmongFaiths(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Le soir, ⟦RELIGION:chrétiens⟧ et ⟦RELIGION:musulmans⟧ mangent.",
		"Er galt unter ⟦RELIGION:Katholiken⟧ wie ⟦RELIGION:Protestanten⟧ als gerecht.",
		"⟦RELIGION:Hindoes⟧, ⟦RELIGION:moslims⟧ en ⟦RELIGION:joden⟧ staan in de rij.",
		"Přišli i ⟦RELIGION:evangelíci⟧ a ⟦RELIGION:židé⟧.",
		"⟦RELIGION:Katholiken⟧ zahlen mehr.",
		"⟦RELIGION:Protestants⟧ gathered in the square.",
		"Det er ikke ⟦RELIGION:muslimene⟧ som bråker.",
		"Pomagał ⟦RELIGION:muzułmanom⟧ po równo.",
		"Mi padre era jardinero y ⟦RELIGION:ateo⟧.",
	} {
		wantLabel(t, p, "RELIGION", marked)
	}
}
