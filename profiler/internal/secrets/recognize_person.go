package secrets

import (
	"github.com/privet-go/privet/profiler/internal/lex"
)

var (
	PasswordFields = lex.WordSet("password passwd pwd passphrase passwort kennwort contraseña senha wachtwoord lösen lösenord passord adgangskode kodeord salasana " +
		"hasło haslo heslo jelszó parola parolă şifre şifrem sifre пароль парол sandi סיסמה סיסמא " +
		"pw pass pwrd passcode clave senhas contraseñas wachtwoorden lösenordet passordet adgangskoden kodeordet salasanani salasanansa salasanaksi hasłem hasłom heslem hesla jelszava jelszavam jelszavát parolası parolam şifresi şifreniz parolei parolele parolul " +
		"lozinka lozinku lozinke zaporka zaporku geslo gesla salasanaa salasanan salasanalla salasanalle salasanasi hasła haseł heslu hesle jelszót jelszavad jelszavak şifreyi şifresini parolayı slaptažodis slaptažodį parole paroli parool parooli khẩu laluan mdp motdepasse paswoord pasword psw psk contrasena contrasenya losen losenordet jelszo palavrapasse passe passwort passworts kennworts losenord koden lösenordet")
)

const (
	LongestPassword = 128
)
