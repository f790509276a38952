package profiler

import (
	"testing"

	"github.com/privet-go/privet"
)

// TestNatureHeadings holds that what has names as people and towns have is none of them under a
// header that says what it is, and that people under such a header are not called nothing.
func TestNatureHeadings(t *testing.T) {
	p := newProfiler(t)
	people := Column{Name: "contact", Values: []string{"Ilse Hartung", "Boris Adler", "Tina Wolff", "Uwe Kranz", "Rosa Brandt", "Jana Seidel"}}
	for header, values := range map[string][]string{
		"Rosensorte":   {"Gloria Dei", "Schneewittchen", "Sebastian Kneipp", "Rosarium Uetersen", "Alfred Colomb", "Ghislaine de Féligonde"},
		"imię psa":     {"Burek", "Azor", "Luna", "Saba", "Maks", "Figa"},
		"dog_nm":       {"Rex", "Molly", "Oscar", "Ruby", "Toby", "Sadie"},
		"nom du chien": {"Ulysse", "Oscar", "Lola", "Filou", "Gaston", "Nina"},
		"estación":     {"Sants", "Chamartín", "Santa Justa", "Delicias", "Abando", "Nervión"},
		"gare":         {"Montparnasse", "Perrache", "Saint-Charles", "Matabiau", "Austerlitz", "Part-Dieu"},
		"станция":      {"Тверская", "Сокол", "Невский проспект", "Площадь Ленина", "Кропоткинская", "Пушкинская"},
		"brdg":         {"Forth", "Humber", "Clifton", "Severn", "Menai", "Tyne"},
		"rzeka":        {"Odra", "Warta", "Bug", "San", "Narew", "Pilica"},
		"película":     {"Carmen", "Tristana", "Viridiana", "Elisa", "Julieta", "Marcelino"},
		"personnage":   {"Cosette", "Javert", "Emma Bovary", "Julien Sorel", "Nana", "Vautrin"},
		"modersmål":    {"finska", "arabiska", "engelska", "somaliska", "polska", "tyska"},
		"mother tongue": {
			"Finnish", "Arabic", "Polish", "Somali", "Turkish", "German",
		},
		"arena":     {"San Siro", "Wembley", "Camp Nou", "Monza", "Madison Square Garden", "Celtic Park"},
		"kuchnia":   {"Italian", "Thai", "Greek", "Turkish", "Korean", "Mexican"},
		"tappeto":   {"Tabriz", "Shiraz", "Bukhara", "Isfahan", "Kashan", "Qom"},
		"allergens": {"gluten", "milk, eggs", "soy", "nuts", "celery", "fish"},
		"mcc":       {"5411", "5812", "7011", "4111", "5999", "6011"},
		"RAL code":  {"RAL 5010", "RAL 9016", "RAL 7035", "RAL 3020", "RAL 6005", "RAL 1021"},
		"kWh":       {"2310", "3140", "4020", "1980", "5230", "2760"},
	} {
		for _, cols := range [][]Column{{{Name: header, Values: values}}, {{Name: header, Values: values}, people}} {
			if r := p.Columns(cols)[0]; r.Label != privet.None && r.Label != privet.Unknown {
				t.Errorf("%q over %q is %s (%.2f) in a table of %d", header, values[0], r.Label, r.Confidence, len(cols))
			}
		}
	}
	for _, header := range []string{"Rosensorte", "gare", "personnage", "film"} {
		if r := p.Columns([]Column{{Name: header, Values: people.Values}})[0]; r.Label == privet.None {
			t.Errorf("people under %q are called nothing (%.2f)", header, r.Confidence)
		}
	}

}
