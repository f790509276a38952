package profiler

import (
	"testing"
)

// TestStrongPasswords holds passwords a few words behind the word for one, and in answers, and values that are none.
func TestStrongPasswords(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Temporary password issued by the desk: ⟦PASSWORD:Quorl$71blue⟧. Please rotate it.",
		"Tenant: what is the wifi password here\nOwner: ⟦PASSWORD:Tea@garden2024⟧, same for both floors",
		"klient: nie mogę wejść, haslo mialem ⟦PASSWORD:Zupa!1988r⟧",
		"klient: heslo jsem měl ⟦PASSWORD:Koprovka*77zeli⟧",
		"y la clave que tenía era ⟦PASSWORD:Grulla*2019b⟧, gracias",
		"kund: lösen var ⟦PASSWORD:Murkla7&skog⟧",
		"gæst: koden var ⟦PASSWORD:Sild%1971⟧",
		"müşteri: şifrem ⟦PASSWORD:Ceviz*Ordu52⟧ idi",
		"olvidé mi contraseña, creo que era ⟦PASSWORD:Quorlito_77#⟧ pero ya no",
	} {
		wantLabel(t, p, "PASSWORD", marked)
	}
	for _, text := range []string{
		"The password must be changed by May 3, 2024; mail x@quorl.example for 50% off.",
		"Password reset for order #A-1234!",
		"Your password is safe. Use code SAVE20%OFF today.",
		"The password expires in 30d. Build v2.1-rc+77 is out.",
		"Passwort vergessen? Dann C++17 lernen.",
		"password policy\nsee https://quorl.example/?a=1&b=2",
	} {
		wantLabel(t, p, "PASSWORD", text)
	}
}

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
