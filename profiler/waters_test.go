package profiler

import "testing"

// TestNature holds rivers, lakes, islands and mountains with their words or articles, and everyday words that are called alike.
func TestNature(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"He pulled a child from the ⟦LOCATION:River Orrin⟧ yesterday.",
		"They won back a stretch of the ⟦LOCATION:Darrow River⟧ at last.",
		"The tip beside the ⟦LOCATION:River Medway⟧ is closed.",
		"They sailed to the ⟦LOCATION:Isle of Arran⟧ in fog.",
		"Sie standen am Ufer der ⟦LOCATION:Neiße⟧ und sangen.",
		"Das Rennen auf dem ⟦LOCATION:Bodensee⟧ fällt aus.",
		"Il voyage le long du ⟦LOCATION:Mékong⟧ à pied.",
		"Pescavano di frodo nel ⟦LOCATION:Po⟧ ogni notte.",
		"Hij voer dertig jaar op de ⟦LOCATION:Eems⟧ en zweeg.",
		"Viven a orillas del ⟦LOCATION:río Pisca⟧ desde siempre.",
		"Nasceu na ilha da ⟦LOCATION:Culatra⟧ e ficou.",
		"Kadını ⟦LOCATION:Karaca Deresi⟧ yakınında gördüler.",
		"Рубили лес у реки ⟦LOCATION:Ингоды⟧ зимой.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"Der Main Event ist heute, oder der Inn bleibt zu.",
		"Der Nil Kapitän und die Oder.",
		"The river is wide and the lake is deep.",
		"Po obiedzie poszli do domu. Po czym wrócili.",
		"River Street is closed.",
		"La mer est calme, le lac aussi.",
	} {
		wantLabel(t, p, "LOCATION", text)
	}
}

// TestInPlace holds places that are words or names as well behind the prepositions that say where.
func TestInPlace(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Ein junger Mann aus ⟦LOCATION:Wuppertal⟧ hat zwei Kinder gerettet.",
		"Nos mandan a ⟦LOCATION:Burgos⟧ hasta para eso.",
		"A empresa opera também no ⟦LOCATION:Paraguai⟧ agora.",
		"Estudou arquitetura no ⟦LOCATION:Porto⟧. Com o marido ficou.",
		"Un spectacle créé à ⟦LOCATION:Avignon⟧ le 9 juillet.",
		"Shops in ⟦LOCATION:Preston⟧ and ⟦LOCATION:Lancaster⟧ with the loss of jobs.",
		"Kızı ⟦LOCATION:Kanada⟧'da çalışıyor.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"She believes in Grace and in May.",
		"He is dressed in Black and in Form.",
		"Das ist in Ordnung und in Not.",
		"Vio a Carmen y a Pilar.",
	} {
		wantLabel(t, p, "LOCATION", text)
	}
}
