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
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{"Beef aged 30 days.", "The bridge, aged 100, needs repair.", "The cheese is aged 24 months."} {
		wantLabel(t, p, "AGE", text)
	}
}
