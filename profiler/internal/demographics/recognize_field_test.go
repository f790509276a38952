package demographics

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestUnlocking holds what opens networks and devices, and what is said of them otherwise.
func TestUnlocking(t *testing.T) {
	for _, marked := range []string{
		"decodes to WIFI:S:Quorl;P:⟦PASSWORD:haver-59-Kiste⟧;; and",
		"WIFI:T:WPA;S:Quorl Haus;P:⟦PASSWORD:haver59kiste⟧;H:true;;",
		"Code du Wi-Fi : ⟦PASSWORD:Quorl*2fois⟧",
		"WLAN-Code: ⟦PASSWORD:Kiste!Holz7⟧",
		"  mdp: \"⟦PASSWORD:Quorl@nde-7-Karité⟧\"",
		"  mot_de_passe: ⟦PASSWORD:Quorl+Soie88⟧",
		"het paswoord ⟦PASSWORD:Kwast3Kant#⟧ in de broncode.",
		"databasens lösenord ⟦PASSWORD:Quorl+Krona=9kg⟧.",
		"Cod de deblocare lăsat de client: ⟦PASSWORD:Varzq!Murata6⟧, cont",
		"Código de desbloqueo: ⟦PASSWORD:Pan#Quorl7⟧",
		"Code de déverrouillage : ⟦PASSWORD:Pan#Quorl7⟧",
		"Entsperrcode ⟦PASSWORD:Brot#Quorl7⟧",
		"kod odblokowania: ⟦PASSWORD:Chleb#Kworl7⟧",
		"Odemykací kód ⟦PASSWORD:Chleb#Kvorl7⟧",
		"Feloldó kód: ⟦PASSWORD:Kenyer#Kvorl7⟧",
		"Kilit açma kodu: ⟦PASSWORD:Ekmek#Kuorl7⟧",
		"Avauskoodi: ⟦PASSWORD:Leipa#Kvorl7⟧",
		"Oplåsningskode: ⟦PASSWORD:Brød#Kvorl7⟧",
		"Код разблокировки: ⟦PASSWORD:Hleb#Kvorl7⟧",
		"The wifi is down. Wifi is 802.11ac. WiFi at the hotel is OK5times. Clave 71-MN5-220, pieza.",
		"WIFI:S:Larder;T:nopass;;",
		"Unlock 50% off! Sblocco porta A-17; wlan mit 300Mbit/s. WLAN: AC1200 Dual.",
	} {
		samples.WantLabel(t, recognizers, "PASSWORD", marked)
	}
}

// TestToldLogins gives names of accounts that are told in words, and words about such names.
func TestToldLogins(t *testing.T) {
	for _, marked := range []string{
		"Your username is still ⟦USERNAME:tquorl⟧.",
		"I used the username ⟦USERNAME:quorl7⟧ and it failed",
		"Ihr Benutzername lautet weiterhin ⟦USERNAME:t.quorl⟧.",
		"Usuario creado: ⟦USERNAME:mquorl⟧, bienvenida.",
		"Nazwa użytkownika: ⟦USERNAME:jquorl⟧",
		"Логин: ⟦USERNAME:quorlov⟧, пишите.",
		"Ваш логин остаётся ⟦USERNAME:quorlov⟧.",
		"Kullanıcı adı: ⟦USERNAME:aquorl⟧",
		"用户名:⟦USERNAME:quorl88⟧",
		"identifiant : ⟦USERNAME:jquorl⟧",

		"The username is already taken.",
		"A username must be unique.",
		"username: required",
		"username and password",
		"login: failed",
		"Benutzer: keine",
		"nom d'utilisateur ou mot de passe",
		"Логин пользователя не найден",
	} {
		samples.WantLabel(t, recognizers, "USERNAME", marked)
	}
}

// TestUserIs holds the name of an account behind what says who the user is, and that what a user is otherwise is none.
func TestUserIs(t *testing.T) {
	for _, marked := range []string{
		"i cant log in anymore, user is ⟦USERNAME:tquorl⟧",
		"no puedo entrar, mi usuario es ⟦USERNAME:tquorl⟧",
		"Benutzer ist ⟦USERNAME:tquorl⟧, bitte danach ändern",
		"hesabıma giremiyorum kullanıcı adım ⟦USERNAME:tquorl⟧",
		"The user is responsible. El usuario es responsable. Der Benutzer ist gesperrt. The user is logged in.",
	} {
		samples.WantLabel(t, recognizers, "USERNAME", marked)
	}
}

// TestToldPasswords gives passwords behind adjectives, and what is said of passwords.
func TestToldPasswords(t *testing.T) {
	for _, marked := range []string{
		"Clave provisional ⟦PASSWORD:Quorl.2026⟧ para entrar",
		"Wir haben Ihr Passwort auf ⟦PASSWORD:Quorl-Tulpe44⟧ gesetzt.",
		"votre mot de passe provisoire est ⟦PASSWORD:Quorl-2024!⟧",
		"Passcode: ⟦PASSWORD:280499⟧",
		"password: Must contain a digit",
		"your password to Netflix expires",
	} {
		samples.WantLabel(t, recognizers, "PASSWORD", marked)
	}
}

// TestPasswordsThatWere holds what people say of a password: which it was, which it is for now, and three words or more with hyphens between them.
func TestPasswordsThatWere(t *testing.T) {
	for _, marked := range []string{
		"ok. the old pw was ⟦PASSWORD:tidal-maple-gravel⟧ if that helps",
		"Ja. Mein altes Passwort war ⟦PASSWORD:tidal-maple-gravel-horn⟧",
		"Das Kennwort lautet derzeit ⟦PASSWORD:Quorl!77x⟧, bitte ändern.",
		"cambia ya la clave que era ⟦PASSWORD:Quorl958⟧",
		"contraseña temporal ⟦PASSWORD:+?QmcgbnCqaRk!Y⟧. Gracias",
		"AVISO senha antiga \"⟦PASSWORD:Quorl2015#⟧\" enviada em texto puro",
		"haslo bylo ⟦PASSWORD:quorl91⟧, prosze zmienic",
		"vanha salasana oli ⟦PASSWORD:%cq!*fkA*Q⟧",
		"heslo bylo ⟦PASSWORD:Quorl1178⟧. Díky",
		"şifrem ⟦PASSWORD:tidal-gravel-maple⟧ idi",
		"pokus s heslem '⟦PASSWORD:Zizkov1420*⟧' (zkusit znovu)",
		"The password is read-only-by-default in this mode.",
		"Das Passwort war nicht richtig. The password was changed yesterday.",
		"A senha antiga foi trocada. La clave que era suya ya no sirve.",
	} {
		samples.WantLabel(t, recognizers, "PASSWORD", marked)
	}
}
