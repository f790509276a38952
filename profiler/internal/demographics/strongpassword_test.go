package demographics

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestStrongPasswords holds passwords a few words behind the word for one, and in answers, and values that are none.
func TestStrongPasswords(t *testing.T) {
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
		samples.WantLabel(t, recognizers, "PASSWORD", marked)
	}
	for _, text := range []string{
		"The password must be changed by May 3, 2024; mail x@quorl.example for 50% off.",
		"Password reset for order #A-1234!",
		"Your password is safe. Use code SAVE20%OFF today.",
		"The password expires in 30d. Build v2.1-rc+77 is out.",
		"Passwort vergessen? Dann C++17 lernen.",
		"password policy\nsee https://quorl.example/?a=1&b=2",
	} {
		samples.WantLabel(t, recognizers, "PASSWORD", text)
	}
}
