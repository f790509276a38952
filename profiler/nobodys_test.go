package profiler

import (
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestSomebodys gives names that stand beside words for things, and are somebody's.
func TestSomebodys(t *testing.T) {
	rows := mayMiss(t, 1)
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
		wantAmong(rows, p, marked)
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
			t.Errorf("%s", samples.Mark(text, []privet.Finding{f}))
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
