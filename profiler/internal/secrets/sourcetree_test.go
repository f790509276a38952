package secrets

import (
	"strings"
	"testing"
)

// TestPasswordsOfSource holds how sure passwords are by how they are written, and what is none in the texts of programs.
func TestPasswordsOfSource(t *testing.T) {
	for _, tt := range []struct {
		text, value string
		least, most float64
	}{
		{`password = "BsKPpwTucHDmZaZ"`, "BsKPpwTucHDmZaZ", oddPassword, 1},
		{`password = "otterbridge"`, "otterbridge", plainPassword, plainPassword},
		{"the password that the desk has set is Quorl!77", "Quorl!77", StrongPassword, StrongPassword},
		{"the password that the desk has set is Quorl#b77x", "Quorl#b77x", joinedPassword, joinedPassword},
		{"the password matches the given Argon2id hash", "", 0, 0},
		{"a password to be used with PKCS#12 files", "", 0, 0},
		{"$labels['password'] = 'Nasnav';", "", 0, 0},
		{"\"./types/password\": \"./dist/fields-types-password.js\",", "", 0, 0},
		{"'password' => 'SOAP::Builtin::string',", "", 0, 0},
		{"\"password\": \"如未受信任，請輸入加密密碼\"", "", 0, 0},
		{`password = "0x%s" % digest`, "", 0, 0},
		{`{"hashed_password":"$2a$04$zvZz1zV"}`, "", 0, 0},
		{"password: typeof req.data?.password === 'string'", "", 0, 0},
		{`input[type="password"]:focus,.config-form {`, "", 0, 0},
		{"access denied (using password: YES) for it", "", 0, 0},
		{"SELECT NAME,password FROM SYS.USER$", "", 0, 0},
		{`bind(password => "$opt{w}")`, "", 0, 0},
		{"<p>the password: kestrel77</p></li>", "kestrel77", oddPassword, 1},
	} {
		at := strings.Index(tt.text, "password")
		m, ok := MatchPassword(tt.text, at)
		switch {
		case tt.value == "" && ok:
			t.Errorf("%q: a password is found", tt.text)
		case tt.value != "" && (!ok || tt.text[m.Start:m.End] != tt.value || m.Alone < tt.least || m.Alone > tt.most):
			t.Errorf("%q: %v %v", tt.text, m, ok)
		}
	}
	for text, want := range map[string]bool{" * @param_name the nickname": false, "// @see_also": false, "@include common": false, "x @DEFAULT_HOST y": false,
		"SELECT TOP 1 @ms_sql, x": false, "@strip_keys ||= []": false, "{{on @toggleEncodeBase64}}": false, "ask @DEFAULT_77 there": false, "follow me @quorl_77 there": true} {
		if _, ok := matchHandle(text, strings.Index(text, "@")); ok != want {
			t.Errorf("%q: %v", text, ok)
		}
	}
	for text, want := range map[string]string{
		"user: connectionOptions.user,": "", "login = cfg.TeleportUser\n": "", "username: fieldType,": "", "user=user2, email=x": "",
		"x ? 'username' : 'email'": "", "f(array('user', 'login_name', 'x'))": "", "DROPPED_USER = 'dropped_user'": "", "user: quorl.b": "quorl.b",
		"username: quorlTess,": "quorlTess", "user=quorl2, x": "quorl2",
	} {
		at := strings.Index(strings.ToLower(text), "user")
		if m, ok := matchUsername(text, at); ok != (want != "") || ok && text[m.Start:m.End] != want {
			t.Errorf("%q: %v %v", text, m, ok)
		}
	}
	if got := fieldBefore(`h["X-Api-Key"] = "k"`, strings.Index(`h["X-Api-Key"] = "k"`, "=")); got != "X-Api-Key" {
		t.Errorf("the field is %q", got)
	}
}
