package profiler

import (
	"testing"
)

// TestToldLogins gives names of accounts that are told in words, and words about such names.
func TestToldLogins(t *testing.T) {
	p := newProfiler(t)
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
		"DB_USER=⟦USERNAME:billing_rw⟧",
		"The username is already taken.",
		"A username must be unique.",
		"username: required",
		"username and password",
		"login: failed",
		"Benutzer: keine",
		"nom d'utilisateur ou mot de passe",
		"Логин пользователя не найден",
	} {
		wantLabel(t, p, "USERNAME", marked)
	}
}

// TestUserIs holds the name of an account behind what says who the user is, and that what a user is otherwise is none.
func TestUserIs(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"i cant log in anymore, user is ⟦USERNAME:tquorl⟧",
		"no puedo entrar, mi usuario es ⟦USERNAME:tquorl⟧",
		"Benutzer ist ⟦USERNAME:tquorl⟧, bitte danach ändern",
		"hesabıma giremiyorum kullanıcı adım ⟦USERNAME:tquorl⟧",
		"The user is responsible. El usuario es responsable. Der Benutzer ist gesperrt. The user is logged in.",
	} {
		wantLabel(t, p, "USERNAME", marked)
	}
}
