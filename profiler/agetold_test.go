package profiler

import "testing"

// TestToldAges holds ages that are said to somebody, that are to come, and that stand in commas behind somebody, and
// numbers there that are none.
func TestToldAges(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		// To who has it.
		"I can't believe you're ⟦AGE:47⟧ already!",
		"You are ⟦AGE:51⟧ now, so rest.",
		"You turned ⟦AGE:30⟧ last week.",
		"You'll be ⟦AGE:64⟧ tomorrow.",
		"Du bist jetzt ⟦AGE:52⟧!",
		"Je bent ⟦AGE:50⟧ geworden.",
		"Du fyller ⟦AGE:40⟧ idag.",
		"Olet ⟦AGE:33⟧ nyt.",
		"Tu as ⟦AGE:31⟧ ans maintenant.",
		"Tienes ⟦AGE:29⟧ años ya.",
		"Hai ⟦AGE:33⟧ anni.",
		"Tens ⟦AGE:28⟧ anos.",
		"Masz ⟦AGE:40⟧ lat.",
		"Тебе ⟦AGE:40⟧ лет.",
		// To come.
		"She is about to turn ⟦AGE:18⟧.",
		"My dad is going to be ⟦AGE:70⟧ soon.",
		"She'll turn ⟦AGE:30⟧ tomorrow.",
		"She is ⟦AGE:42⟧ and well.",
		// In commas.
		"A Danish hiker, ⟦AGE:61⟧, was found.",
		"A Turkish lorry driver, ⟦AGE:25⟧, was hurt.",
		"Ein polnischer Urlauber, ⟦AGE:44⟧, wurde gerettet.",
		"El detenido, de ⟦AGE:34⟧ años, calló.",
		"A doente, de ⟦AGE:71⟧ anos, teve alta.",
		"Il paziente, di ⟦AGE:45⟧ anni, sta bene.",
		"Un conductor marroquí, de ⟦AGE:28⟧ años, huyó.",
	} {
		wantLabel(t, p, "AGE", marked)
	}
	for _, text := range []string{
		"You're 52 minutes late.",
		"I'm 41 kg lighter.",
		"You are 3 in the queue.",
		"You are 404 not found.",
		"You're 100 percent right.",
		"If you are 18, you may vote.",
		"When you're 40, you know.",
		"Du bist 12 Minuten zu spät.",
		"Du är 3 i kön.",
		"It is going to be 30 degrees.",
		"It's about to turn 12.",
		"Tienes 30 años para pagar.",
		"Masz 5 lat na to.",
		"El contrato, de 5 años, vence hoy.",
		"La reforma, de 10 años, acaba.",
		"The port, 45, was shut.",
		"A German town, 45, and a river",
	} {
		wantLabel(t, p, "AGE", text)
	}
}
