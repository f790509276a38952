package profiler

import "testing"

// TestPlayed holds towns that play, in news of sport, and the same towns elsewhere.
func TestPlayed(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"He scored twice in the second half against ⟦ORGANIZATION:Chorley⟧, and the referee gave a penalty.",
		"Said ⟦ORGANIZATION:Wigan⟧ manager Steve Partridge after the match.",
		"The striker, on loan from ⟦ORGANIZATION:Brentford⟧, has scored seven goals in the league.",
		"Il ⟦ORGANIZATION:Lecce⟧ ferma il ⟦ORGANIZATION:Bologna⟧ con un gol al 90': la partita finisce 1-1.",
		"El ⟦ORGANIZATION:Getafe⟧ recibe al ⟦ORGANIZATION:Betis⟧ el domingo tras el empate del último partido de liga.",
		"O ⟦ORGANIZATION:Braga⟧ perdeu o jogo com um golo no fim.",
		"⟦ORGANIZATION:Toulouse⟧ a gagné le match, avec deux essais après la pause.",
		"Coly marque pour ⟦ORGANIZATION:Rodez⟧ (2-2).",
		"⟦ORGANIZATION:Nordhorns⟧ Torwart sah Rot, das Tor zum Sieg im Spiel fiel spät.",
		"Il tecnico del ⟦ORGANIZATION:Cagliari⟧ ha parlato dopo la partita.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"She moved from Brentford to Bolton and works there as a manager.",
		"Bolton has voted against the plan.",
		"Il treno da Lecce arriva a Bologna.",
		"A protest against London rents drew many.",
		"They won the Toulouse marathon in two hours.",
		"Bolton are building a new library.",
		"Annas Trainer sah das Spiel und das Tor.",
	} {
		wantLabel(t, p, "ORGANIZATION", text)
	}
}
