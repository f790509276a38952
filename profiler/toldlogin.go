package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds the names of accounts that are told in words, and are mostly letters alone:
//
//	Your username is still tquorl.

// toldLogins are words for the name of an account, and for nothing else.
var toldLogins = newOtherSet(strings.Split("user is|usuario es|utente è|usuário é|benutzer ist|nutzer ist|utilisateur est|gebruiker is|bruger er|bruker er|användare är|użytkownik to|kullanıcı adım|username|user name|user id|login name|login id|benutzername|benutzernamen|nutzername|anmeldename|benutzerkennung|nom d'utilisateur|nom d’utilisateur|identifiant|identifiant de connexion|nombre de usuario|usuario creado|nom d'usuari|nome utente|nome de usuário|nome de utilizador|gebruikersnaam|inlognaam|nazwa użytkownika|nazwę użytkownika|nazwą użytkownika|"+
	"användarnamn|användarnamnet|brukernavn|brukernavnet|brugernavn|brugernavnet|käyttäjätunnus|käyttäjätunnuksesi|käyttäjänimi|uživatelské jméno|používateľské meno|felhasználónév|felhasználóneve|nume de utilizator|numele de utilizator|kullanıcı adı|kullanıcı adınız|όνομα χρήστη|имя пользователя|логин|логином|логина|ім'я користувача|логін|потребителско име|korisničko ime|uporabniško ime|vartotojo vardas|lietotājvārds|kasutajanimi|nama pengguna|tên đăng nhập|tên người dùng|"+
	"用户名|登录名|用戶名|使用者名稱|ユーザー名|ユーザーid|ログインid|사용자명|로그인 아이디|اسم المستخدم|نام کاربری|שם משתמש|שם המשתמש|यूज़रनेम|ชื่อผู้ใช้", "|"))

// loginLinks stand between such a word and the name.
var loginLinks = wordSet("is was still remains will be created as your for you new lautet ist bleibt weiterhin noch est reste toujours es sigue siendo è rimane resta é continua sendo is blijft nog jest to är förblir fortfarande er stadig fortsatt on edelleen je zůstává zostáva este rămâne marad van это есть остался остаётся остается є είναι je ostaje yra ir on adalah là của bạn creado")

const (
	mostLoginLinks = 3
	toldLoginSure  = 0.9 // behind a colon, or with digits or signs in it
	toldLoginAlone = 0.75
)

// matchToldLogin reads the name behind such a word.
func matchToldLogin(text string, at int) (match, bool) {
	if w := accessWords.at(text, at); w != "" && !joinsBefore(text, at) {
		if from, to, _, _, ok := accessPair(text, at+len(w)); ok {
			return match{from, to, toldLoginSure}, true
		}
	}
	w := toldLogins.at(text, at)
	if w == "" {
		return matchActingLogin(text, at)
	}
	if joinsBefore(text, at) {
		return match{}, false
	}
	i, signed := at+len(w), false
	for n := 0; n <= mostLoginLinks; n++ {
		for i < len(text) && (text[i] == ' ' || text[i] == '"' || text[i] == '\'' || text[i] == '`') {
			i++
		}
		switch {
		case i < len(text) && (text[i] == ':' || text[i] == '='):
			i, signed = i+1, true
			continue
		case strings.HasPrefix(text[i:], "：") || strings.HasPrefix(text[i:], "は") || strings.HasPrefix(text[i:], "是"):
			i, signed = i+len("："), true
			continue
		}
		if e, _ := wordAt(text, i); e > i && inSet(loginLinks, text[i:e]) {
			i = e
			continue
		}
		end, kind := loginAt(text, i)
		if end-i < fewestUsername || i == at+len(w) {
			return answeredLogin(text, at+len(w))
		}
		switch {
		case kind == oddLogin && strings.HasPrefix(text[i:end], "self."), inSet(typeWords, text[i:end]):
			return match{}, false
		case kind == oddLogin || kind == plainLogin && signed && !isEverydayWord(text[i:end]):
			return match{i, end, toldLoginSure}, true
		case kind == plainLogin && lexicon.Lookup(text[i:end]) == 0 && !isPlainWord(text[i:end]):
			return match{i, end, toldLoginAlone}, true
		}
		return answeredLogin(text, at+len(w))
	}
	return match{}, false
}

// longestLoginAsked bounds the rest of a line that asks for the name of an account, in bytes.
const longestLoginAsked = 48

// answeredLogin reads the name that the next one who speaks begins with, where the line of text[i] asks for it.
func answeredLogin(text string, i int) (match, bool) {
	n := strings.IndexByte(text[i:min(len(text), i+longestLoginAsked)], '\n')
	if n < 0 || holdsDigit(text[i:i+n]) || !asksIn(text[i:i+n]) && !isTurnLine(text, i) {
		return match{}, false
	}
	from, to, ok := answerAt(text, i+n, true)
	if !ok {
		return match{}, false
	}
	end, kind := loginAt(text, from)
	switch {
	case end-from < fewestUsername:
	case kind == oddLogin:
		return match{from, end, toldLoginSure}, true
	case kind == plainLogin && (end == to || text[end] == ',' || text[end] == '.') && !isEverydayWord(text[from:end]):
		return match{from, end, toldLoginAlone}, true
	}
	return match{}, false
}

// The kinds of what may be the name of an account.
const (
	noLogin    = iota
	plainLogin // small letters alone
	oddLogin   // digits, an underscore or a dot among letters, or letters of both cases that change inside
)

// loginAt reads what may be the name of an account at text[i].
func loginAt(text string, i int) (end, kind int) {
	letters, odd := 0, false
	for end = i; end < len(text) && end-i <= longestUsername; end++ {
		switch c := text[end]; {
		case 'a' <= c && c <= 'z':
			letters++
		case isLetter(c):
			return i, noLogin
		case isDigit(c), c == '_', (c == '.' || c == '-') && end+1 < len(text) && isAlnum(text[end+1]):
			odd = true
		default:
			goto read
		}
	}
read:
	switch {
	case letters < 2 || end-i > longestUsername || !isLetter(text[i]):
		return i, noLogin
	case end < len(text) && (strings.IndexByte("@(:/=", text[end]) >= 0 || text[end] >= utf8.RuneSelf && isLetterRune(nextRune(text, end)) && !spaceless(nextRune(text, end))):
		return i, noLogin
	case odd:
		return end, oddLogin
	}
	return end, plainLogin
}

// isEverydayWord reports whether a word in small letters is one of a language, and no name: what stands
// behind the word for a field that is spoken of.
func isEverydayWord(word string) bool {
	return isPlainWord(word) || lexicon.Lookup(word).Common() > 0 || inSet(typeWords, word) || inSet(noValues, word)
}
