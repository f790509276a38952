package profiler

import (
	"testing"
)

// TestAnswers holds what the next one who speaks says when asked for it.
func TestAnswers(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Support: Wie lautet Ihr Benutzername?\nLena: ⟦USERNAME:lenchen_k92⟧, danke",
		"Bot: Your user name, please.\nguest: ⟦USERNAME:quorl77⟧",
		"09.13 support: Hvad er brugernavnet?\n09.14 gæst: ⟦USERNAME:sild_helle⟧",
		"Agent: Ich brauche noch Ihr Geburtsdatum.\nAnrufer: Das ist der ⟦DOB:19.11.1968⟧. Rückruf bitte morgen.",
		"Operátor: Datum narození, prosím?\nZákazník: ⟦DOB:16. listopadu 1971⟧",
		"オペレーター：生年月日をお願いいたします。\n客：⟦DOB:1973年4月30日⟧です。",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"Bot: Hola, ¿en qué te ayudo?\nusuario: olvide todo",
		"User: servus, mein Paket ist weg\nSupport: Das tut mir sehr leid.",
		"Usager : Novaque, Béatrice (57 ans)",
		"Support: What is your username?\nLena: no idea, sorry",
		"login: 12345\n\nport: abc_77",
	} {
		wantLabel(t, p, "USERNAME", text)
	}
	wantLabel(t, p, "DOB", "Form: date of birth unknown\nOrder: 19.11.1968")
}
