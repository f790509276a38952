package profiler

import (
	"testing"
)

// TestPhonesInMoreLanguages gives telephones behind verbs for calling in more languages, and the hours of a shop.
func TestPhonesInMoreLanguages(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Kan du ringe meg på ⟦PHONE_NUMBER:481 22 077⟧ i kveld?",
		"Truqueu al ⟦PHONE_NUMBER:602 779 300⟧ de 9 a 17 h.",
		"За въпроси звънете на ⟦PHONE_NUMBER:0875801300⟧.",
		"אפשר להתקשר ל-⟦PHONE_NUMBER:0521024900⟧ בבוקר",
		"Silakan dihubungi di ⟦PHONE_NUMBER:085713682200⟧ ya",
		"若有疑問請撥⟦PHONE_NUMBER:0912-667-600⟧",
		"โทร ⟦PHONE_NUMBER:02-989-1900⟧ ได้ทุกวัน 9.00-18.00 น.",
		"Call us, 8.30-17.00.",
		"9 3704 004X ⟦PHONE_NUMBER:0100 0000000⟧",
		"call ⟦PHONE_NUMBER:(212) 555-0100 ext 12⟧ at 5",
	} {
		wantLabel(t, p, "PHONE_NUMBER", marked)
	}
}

// TestURLBeforeSentence gives addresses of the web behind which a sentence goes on without a space.
func TestURLBeforeSentence(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"打不开⟦URL:https://pan.example.cn/s/1Uk1⟧,请值班同事处理",
		"見⟦URL:https://zh.example.org/wiki/中国⟧ 頁面",
	} {
		wantLabel(t, p, "URL", marked)
	}
}

// TestToldPasswords gives passwords behind adjectives, and what is said of passwords.
func TestToldPasswords(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Clave provisional ⟦PASSWORD:Quorl.2026⟧ para entrar",
		"Wir haben Ihr Passwort auf ⟦PASSWORD:Quorl-Tulpe44⟧ gesetzt.",
		"votre mot de passe provisoire est ⟦PASSWORD:Quorl-2024!⟧",
		"Passcode: ⟦PASSWORD:280499⟧",
		"password: Must contain a digit",
		"your password to Netflix expires",
	} {
		wantLabel(t, p, "PASSWORD", marked)
	}
}
