package profiler

import (
	"testing"

	"github.com/privet-go/privet"
)

// nobodysTexts have names in them that are nobody's, by what tells them.
var nobodysTexts = map[string][]string{
	"found by somebody": {
		"Kepler's equation links the mean anomaly to the eccentric one.",
		"Enter the angle and read off the Richter scale.",
		"We fit a hidden Markov model, and a naive Bayes classifier after that.",
		"Text is packed by Huffman coding; codename Leonardo ships in May.",
		"She bent the paper into a Klein bottle and plotted Encke's Comet.",
		"Für die Rechnung braucht man das Boltzmann-Gesetz und die Planck-Konstante.",
		"El síndrome de Sjögren y la escala de Glasgow se explican mañana.",
		"Twierdzenie Talesa i równanie Bernoulliego są na sprawdzianie.",
		"Уравнение Бернулли и закон Гука спросят на экзамене.",
		"A Hodgkin-kór és a Tourette-szindróma ritka.",
		"Tighten it with an Allen key, not with a Stanley knife.",
	},
	"in somebody's honour": {
		"Take exit 4 for Rosalind Franklin Boulevard.",
		"Gustav Vasas torg är avstängt för trafik.",
		"La avenida Rubén Darío está cortada por obras.",
		"Strada Nicolae Titulescu se asfaltează luni.",
		"Проспект Сахарова перекрыт до вечера.",
		"Η λεωφόρος Ανδρέα Συγγρού έχει κίνηση.",
		"Der Ludwig-Erhard-Preis geht an ein Start-up.",
	},
	"works and what is put into quotes": {
		"The opera Tosca and the novel Rebecca are on the list.",
		"We watched \"Annie Hall\" and \"Jackie Brown\" last night.",
		"La película Marcelino gustó a todos.",
		"Теплоход «Максим Горький» отходит в шесть.",
		"我们在读《阿Q正传》和《三国演义》。",
		"来週は『坂本龍馬伝』を読みます。",
		"Ricetta \"Caterina\": due uova e un etto di zucchero.",
	},
	"saints and feasts": {
		"La víspera de San Juan se encienden hogueras.",
		"On fête la Saint-Nicolas le six décembre.",
		"Na svatého Václava je zavřeno.",
		"St. Andrew's Day is a bank holiday.",
	},
	"brands, drinks and sorts": {
		"He wore Calvin Klein jeans and ordered a Bloody Mary.",
		"Backpulver von Dr. Oetker, zwei Päckchen.",
		"A kilo of Granny Smith, please, and a bed of Black-eyed Susan.",
	},
	"short forms that are titles as well": {
		"MS Outlook and the HR Portal share one login.",
	},
	"what programs have": {
		"func merge(a *Block, b *Phi) { log.Print(os.Getenv(\"GOOS\")) }",
		"Il formato dei nomi di file è libero.",
	},
	"rooms that are free or taken": {
		"Besprechungsraum Curie ist belegt, Meitner ist frei.",
		"Kokoushuone Onni varattu 9–11, Tove vapaana.",
		"La salle Monet est prise, Rodin est libre.",
		"Pivo Bernard za padesát korun.",
	},
	"months and lists of things": {
		"The hedge is bare by June and cut back in August.",
		"Rosen, Lilien und Tulpen vertragen keine Nässe.",
		"Storm Bella and Myrsky Aino were on the map.",
	},
}

// TestNobodys gives texts whose names are nobody's.
func TestNobodys(t *testing.T) {
	p := newProfiler(t)
	for what, texts := range nobodysTexts {
		for _, text := range texts {
			for _, f := range p.Find(text) {
				if f.Label == "PERSON" || what == "works and what is put into quotes" {
					t.Errorf("%s: %s", what, mark(text, []privet.Finding{f}))
				}
			}
		}
	}
}

// TestSomebodys gives names that stand as those of TestNobodys do, and are somebody's.
func TestSomebodys(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"⟦PERSON:Emma⟧'s disease was found late.",
		"We gave ⟦PERSON:Anna⟧ test results.",
		"We asked Dr. ⟦PERSON:Brown⟧ about disease prevention.",
		"⟦PERSON:Mark Bridges⟧ signed the contract.",
		"Entry for \"⟦PERSON:Jane Miller⟧\" was deleted.",
		"La enfermedad de ⟦PERSON:Lucía⟧ empeoró.",
		"⟦PERSON:Мария Иванова⟧ подписала договор от имени отца.",
		"Frau Dr. ⟦PERSON:Oetker⟧ ist heute nicht im Haus.",
		"Mr ⟦PERSON:Calvin Klein⟧ called twice.",
		"Heute fehlen ⟦PERSON:Wagner⟧, ⟦PERSON:Schulz⟧ und Kinder.",
		"The form was signed by ⟦PERSON:June⟧ yesterday.",
		"Ms ⟦PERSON:Walker⟧ and MR ⟦PERSON:JONES⟧ came.",
		"Is ⟦PERSON:Anna⟧ free on Monday?",
		"⟦PERSON:Anna Storm⟧ wohnt nebenan.",
		"Mon voisin, ⟦PERSON:Jean Prix⟧, est parti.",
		"En la calle ⟦PERSON:Juan⟧ me dijo la verdad.",
		"Утром «⟦PERSON:Анна Петрова⟧» вошла в систему.",
	} {
		wantAmong(t, p, marked)
	}
}

// TestNumbersOfThings gives numbers behind words for those of things, in forms that telephone and
// other numbers have, and telephone numbers that stand near such words.
func TestNumbersOfThings(t *testing.T) {
	p := newProfiler(t)
	for _, text := range []string{
		"Coupon 0800 765 4321 is valid until Sunday.",
		"Seriennummer 040 7654321 steht auf der Rückseite.",
		"Codice articolo 06 87654321, due pezzi.",
		"Nr katalogowy 61 765 43 21 jest niedostępny.",
		"Серийный номер 812 765-43-21 указан снизу.",
		"Sarjanumero 050 7654321 löytyy pohjasta.",
		"製造番号 06-7654-4321 を確認してください。",
		"Model CE765432A is sold out.",
	} {
		for _, f := range p.Find(text) {
			t.Errorf("%s", mark(text, []privet.Finding{f}))
		}
	}
	for _, marked := range []string{
		"Bei Fragen zur Bestellung: ⟦PHONE_NUMBER:0176 44718821⟧",
		"Ask for the model, then dial ⟦PHONE_NUMBER:020 7946 0958⟧.",
		"Das Modell ist da, bitte ⟦PHONE_NUMBER:0221 4711223⟧ anrufen.",
	} {
		wantAmong(t, p, marked)
	}
}
