package profiler

import (
	"testing"

	"github.com/privet-go/privet"
)

// TestTools gives programs, clubs, works, stations, ships and measures that have names of people.
func TestTools(t *testing.T) {
	p := newProfiler(t)
	for _, text := range []string{
		"Hudson is deprecated, use Jenkins.",
		"Jenkins failed the build at noon.",
		"Deploy with Argo and Helm to Kubernetes.",
		"Cassandra and Redis nodes are down.",
		"Julia 1.9 and Ruby 3.2 are installed.",
		"Der Verein verlor gegen Hertha.",
		"Chelsea lost to Everton.",
		"I am reading Anna Karenina and Jane Eyre.",
		"I watched Forrest Gump and Jerry Maguire.",
		"The song Jolene was on the radio.",
		"We sailed on the Charlotte Rose.",
		"Megan's Law and the Ryan White Act.",
		"George Bush Intercontinental was foggy.",
		"The flight from John F. Kennedy International Airport was late.",
		"Der Flughafen Franz Josef Strauß ist offen.",
		"La station Charles Michels est en travaux.",
		"La estación Alonso Martínez está cerrada.",
		"Szkoła im. Jana Pawła II jest zamknięta.",
		"Аэропорт имени Пушкина закрыт.",
		"Summer sales start Monday; April and June were slow.",
		"Max Speed: 30. Min Temp: 4.",
		"Ben & Jerry's ice cream, two of each.",
		"El buque Juan Sebastián Elcano zarpó ayer.",
		"Statek Jan Heweliusz zatonął.",
		"Das Tief Xaver zieht ab, Hoch Gisela kommt.",
		"J'ai lu Eugénie Grandet et Thérèse Raquin.",
		"Мы читали Анну Каренину и Евгения Онегина.",
		"Ci vediamo alla trattoria Da Mario.",
		"La medalla Fields y el premio Pulitzer.",
		"Prawo Archimedesa i zasada Pascala.",
		"Metro Ruben Dario, salida Miguel Ángel.",
		"Sabiha Gökçen Havalimanı'na indik.",
		"Siri, Alexa und Cortana hören mit.",
		"Trage nur Jack & Jones und Hugo Boss.",
		"Merry Christmas and Happy Easter!",
		"Nelze otevřít soubor. Írta: x. Lệnh sai.",
	} {
		for _, f := range p.Find(text) {
			if f.Label == "PERSON" {
				t.Errorf("%s", mark(text, []privet.Finding{f}))
			}
		}
	}
	for _, marked := range []string{
		"⟦PERSON:Jenkins⟧ told me that he would call the landlord.",
		"Talk to ⟦PERSON:Julia⟧ about Julia packages.",
		"Mr ⟦PERSON:Hudson⟧ failed the build inspection.",
		"⟦PERSON:Chelsea⟧ and her mother moved in.",
		"Is that the ⟦PERSON:Anna Schmidt⟧ from sales?",
		"Name: ⟦PERSON:Harry Potter⟧",
		"We met ⟦PERSON:April⟧ and ⟦PERSON:Hannah⟧ there.",
		"Она подписала договор от имени ⟦PERSON:Ивана Петрова⟧.",
		"⟦PERSON:Claude⟧'s mother is at home.",
		"We met ⟦PERSON:Alexa Miller⟧ and Siri Olsen.",
		"J'ai lu la lettre de ⟦PERSON:Jean Moreau⟧.",
		"Le bar de ⟦PERSON:Paul⟧ est fermé.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{"Beef aged 30 days.", "The bridge, aged 100, needs repair.", "The cheese is aged 24 months."} {
		wantLabel(t, p, "AGE", text)
	}
}
