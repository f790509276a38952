package profiler

import "testing"

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
