package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// accountRecognizers find what stands behind the name of a field that holds an
// identifier of a person's account.
var accountRecognizers = []Recognizer{
	{
		Name:   "username-field",
		Label:  "USERNAME",
		Doc:    "What follows a word for a user and a colon or an equals sign, also where the word ends the name of a setting; a name of an account behind the name of a field for who did something, or between a word for a password with for and what it is.",
		Source: "common configuration and log formats",
		triggers: []trigger{onToken(tokenWord, 0).oneOf(wordsOf(usernameFields, shellFields), nil),
			onToken(tokenWord, 0).oneOf(wordsOf(doerFields), nil).followedBy("=A=*"), onToken(tokenWord, 0).oneOf(wordsOf(passwordFields), nil).followedBy(" A")},
		match: matchUsername,
	},
	{
		Name:     "username-in-text",
		Label:    "USERNAME",
		Doc:      "A name of an account, with two digits, an underscore or a dot in it, or an initial and a family name, or made of the beginnings of a name near it, behind a word for a user, or any word between for and the address that it came from; small letters in brackets behind a name of whose beginnings they are made.",
		Source:   "messages of OpenSSH and PAM",
		triggers: []trigger{onToken(tokenWord, 0).oneOf(wordsOf(accountWords, accountFor), nil), onToken(tokenWord, 0).oneOf(wordsOf(agents), nil).followedBy(" A"), onToken(tokenWord, 0).oneOf(wordsOf(userCases), nil).followedBy(" A"), onByte('(').then("A")},
		match:    matchAccount,
		worded:   true,
	},
	{
		Name:     "username-beside-word",
		Label:    "USERNAME",
		Doc:      "Small letters with two digits or more behind them, or with an underscore, beside a word for a login, a user or a session.",
		Source:   "messages of servers and people in common use",
		triggers: usernameTriggers(),
		match:    matchLoginName,
		Beside:   0.85,
		Context:  loginWords,
	},
	{
		Name:   "username-in-access-log",
		Label:  "USERNAME",
		Doc:    "The name between an address with a hyphen and the time in brackets, or what was asked for in quotes.",
		Source: "Apache HTTP Server, Common Log Format",
		triggers: []trigger{onToken(tokenDigits, 4).followedBy("-9").standing().inBracket(), onToken(tokenDigits, 2).followedBy("/A").standing().inBracket(),
			onToken(tokenWord, 0).oneOf(wordsOf(httpMethods), nil).inCapitals().followedBy(" *")},
		match: matchLogUser,
	},
	{
		Name:     "handle",
		Label:    "USERNAME",
		Doc:      "An @ that stands free and a name with a digit or an underscore, or in a sentence one that is no word or has a dot; any in small letters beside a word for an account or for a place where people have such.",
		Source:   "common usage of social networks",
		triggers: []trigger{onByte('@').then("A_").atMost(0.75)},
		match:    matchHandle,
		Beside:   0.85,
		Reach:    16,
		Context:  handleWords,
	},
	{
		Name:     "customer-number-field",
		Label:    "CUSTOMER_ID",
		Doc:      "A number, or letters and a number, behind words such as customer number.",
		Source:   "common forms and letters",
		triggers: []trigger{onToken(tokenWord, 0).oneOf(wordsOf(customerFields), nil)},
		match:    matchCustomer,
	},
}

// usernameTriggers are tokens of letters and digits that begin with letters.
func usernameTriggers() (list []trigger) {
	for n := 5; n <= 24; n++ {
		list = append(list, onToken(tokenMixed, n).startingWith("AA").standing().atMost(saidAlone))
	}
	return list
}

var (
	usernameFields = wordSet("username user login userid benutzer benutzername utilisateur usager usuario usuário utente gebruiker gebruikersnaam bruger brukernavn " +
		"användare uživatel uzivatel kullanıcı kullanici käyttäjä użytkownik uzytkownik пользователь " + sureUsernames)
	sureUsernameFields = wordSet("username userid benutzername gebruikersnaam brukernavn " + sureUsernames)
	customerFields     = wordSet("customer client kunden kundennummer kundennr member klantnummer kundenummer kundnummer cliente")
	customerKeys       = wordSet("customer member kunde cliente") // which are followed by a number in logs
	numberWords        = wordSet("id number no nr num nummer número numéro numero code #")
)

// sureUsernames are words for the name of an account, and for no user.
const sureUsernames = "nutzername anmeldename användarnamn brugernavn käyttäjätunnus käyttäjänimi felhasználónév"

// surelyUsername is how sure a name behind such a word is, which the name of somebody may be part of.
const surelyUsername = 0.96

// The bounds of a name of an account, in bytes.
const (
	fewestUsername  = 3
	longestUsername = 40
)

// matchServedUser reads the name behind user in the message of a server that says from where somebody comes:
// Failed password for user jdoe from 192.0.2.1.
func matchServedUser(text string, end int) (match, bool) {
	if end >= len(text) || text[end] != ' ' {
		return match{}, false
	}
	j := end + 1
	for j < len(text) && j-end <= longestUsername && (isAlnum(text[j]) || strings.IndexByte("._-", text[j]) >= 0) {
		j++
	}
	if j-end <= fewestUsername || !isLetter(text[end+1]) || !strings.HasPrefix(text[j:], " from ") {
		return match{}, false
	}
	host := j + len(" from ")
	if host == len(text) {
		return match{}, false
	}
	if _, ok := matchIPv4(text, host); !ok {
		if _, ok = matchIPv6(text, host); !ok {
			return match{}, false
		}
	}
	return match{end + 1, j, surelyUsername}, true
}

// matchUsername reads the name behind user=, or behind Username and a colon.
func matchUsername(text string, at int) (match, bool) {
	end, _ := nextToken(text, at)
	if inSet(passwordFields, text[at:end]) {
		from, to, ok := loginOfPassword(text, end)
		return match{from, to, 0.8}, ok && !joinsBefore(text, at)
	}
	if inSet(doerFields, text[at:end]) {
		return matchDoerField(text, at, end)
	}
	if isSettingKey(text, at) && inSet(usernameFields, text[at:end]) {
		if m, ok := settingLogin(text, at, end); ok {
			return m, true
		}
	}
	if !inSet(usernameFields, text[at:end]) && !inSet(shellFields, text[at:end]) || (joinsBefore(text, at) || at > 0 && isGlue(text[at-1])) && !isVariable(text, at, end) {
		return match{}, false
	}
	i, _, ok := fieldValue(text, end)
	if !ok {
		return matchServedUser(text, end)
	}
	if (isTurn(text, at) || isReply(text, at, i)) && isSpoken(text, i) || isInstruction(text, i) {
		return match{}, false
	}
	j, letters := i, false
	for j < len(text) && j-i <= longestUsername && (isAlnum(text[j]) || strings.IndexByte("._-", text[j]) >= 0) {
		letters = letters || isLetter(text[j])
		j++
	}
	for j > i && !isAlnum(text[j-1]) && text[j-1] != '_' {
		j--
	}
	if !letters || j-i < fewestUsername || j-i > longestUsername || joinsAfter(text, j) || j < len(text) && strings.IndexByte("@(:/=", text[j]) >= 0 {
		return match{}, false
	}
	if inSet(typeWords, text[i:j]) || inSet(noValues, text[i:j]) || inSet(loginStates, text[i:j]) {
		return match{}, false
	}
	if isCapitalAt(text, i) && strings.HasPrefix(text[j:], ", ") && isCapitalAt(text, j+2) {
		return match{}, false // the name of who uses it: Novák, Jana
	}
	if namesField(text[i:j], text[at:end]) || strings.HasPrefix(text[j:], " = ") {
		return match{}, false // username = self.username, or login = group = pid
	}
	if inSet(sureUsernameFields, text[at:end]) {
		return match{i, j, surelyUsername}, true
	}
	if inSet(shellFields, text[at:end]) {
		_, kind := loginAt(text, i)
		return match{i, j, 0.8}, kind == oddLogin && isAccountLike(text[i:j])
	}
	return match{i, j, 0.8}, true
}

// shellFields are ways to log in to a machine, which name who does.
var shellFields = wordSet("ssh sftp ftp rdp vpn")

// doerFields are the names of fields of logs for who did something.
var doerFields = wordSet("by member membre miembro socio membro medlem lid člen członek jäsen üye membru actor requester initiator committer operatør operatör opérateur admin administrator operator owner author assignee approver reviewer submitter reporter agent cashier clerk doctor arzt medecin medico lekar lekarz laege lege laakari orvos doktor bediener operador operatore operateur medewerker handläggare saksbehandler sagsbehandler kasittelija pracownik pracovnik ugyintezo dolgozo angajat")

// matchDoerField reads a name of an account with an underscore or a dot in it, or two digits, behind the name of such a field and an
// equals sign: doctor=ruud_veltman.
func matchDoerField(text string, at, end int) (match, bool) {
	if joinsBefore(text, at) && !isVariable(text, at, end) || at > 0 && text[at-1] != '_' && text[at-1] != '[' && text[at-1] != ' ' && text[at-1] != '\n' && text[at-1] != ',' && text[at-1] != ';' || end >= len(text) || text[end] != '=' {
		return match{}, false
	}
	i := end + 1
	if i < len(text) && (text[i] == '"' || text[i] == '\'') {
		i++
	}
	if j, ok := accountAt(text, i); ok {
		return match{i, j, 0.8}, true
	}
	j, kind := loginAt(text, i)
	return match{i, j, 0.8}, kind == oddLogin && isAccountLike(text[i:j]) || kind == plainLogin && text[at]|0x20 == 'o' && isUnknownLogin(text, i, j)
}

// loginStates are what logs say of a login, and no name.
var loginStates = wordSet("failed success succeeded successful error ok denied rejected accepted expired locked disabled enabled active inactive missing invalid valid pending anonymous")

// isVariable reports whether the word text[at:end] ends the name of a variable of the environment or of a setting, with its equals
// sign and what that is: DB_USER=, db_user=.
func isVariable(text string, at, end int) bool {
	return at > 1 && text[at-1] == '_' && isAlnum(text[at-2]) && end+1 < len(text) && text[end] == '=' && text[end+1] > ' ' && text[end+1] != '='
}

// isInstruction reports whether an everyday word with a capital stands at text[i] and a word in small
// letters behind it: what a user is told, as in NOTICE TO USER: Carefully read.
func isInstruction(text string, i int) bool {
	end, capital := wordAt(text, i)
	return capital && end+1 < len(text) && text[end] == ' ' && 'a' <= text[end+1] && text[end+1] <= 'z' && end > i+1 && text[end-1] >= 'a' && lexicon.Lookup(text[i:end]).Common() > 1
}

// isSpoken reports whether a word without digits, which more words follow, stands at
// text[i]: what a user says, and not what the user is called.
func isSpoken(text string, i int) bool {
	for ; i < len(text); i++ {
		switch c := text[i]; {
		case isLetter(c) || c >= utf8.RuneSelf:
		case c == ' ' || c == ',' || c == '!' || c == '?':
			return true
		default:
			return c == '.' && (i+1 == len(text) || text[i+1] <= ' ')
		}
	}
	return true
}

// isReply reports whether the line that begins at text[at] with who speaks goes on with a word and another, text[i], and the
// line before or behind it is one of somebody who speaks: Bot: How can I help?, and user: cannot get in.
func isReply(text string, at, i int) bool {
	if at > 0 && text[at-1] != '\n' {
		return false
	}
	e, _ := wordAt(text, i)
	if e < len(text) && text[e] == ',' {
		e++
	}
	if e == i || e+1 >= len(text) || text[e] != ' ' || !isLetter(text[e+1]) {
		return false
	}
	if n := strings.IndexByte(text[i:min(len(text), i+longestTurnLine)], '\n'); n >= 0 {
		behind := text[i+n+1:]
		if k := strings.IndexByte(behind, '\n'); k >= 0 {
			behind = behind[:k]
		}
		if isSpeech(behind) {
			return true
		}
	}
	if at == 0 {
		return false
	}
	before := text[max(0, at-1-longestTurnLine) : at-1]
	return isSpeech(before[strings.LastIndexByte(before, '\n')+1:])
}

// isSpeech reports whether a line begins with who speaks, and goes on with a few words.
func isSpeech(line string) bool {
	line = line[:min(len(line), longestTurnLine)]
	head, _ := turnEnd(line)
	return head > 0 && strings.Count(line[head:], " ") > 2
}

// thingNames are what names with numbers begin with that are no person's: of machines,
// algorithms and parts of things.
var thingNames = wordSet("uint int float web db srv server host node app worker pod vm prod test dev stage port line page step item row col cell gate hall room level version ver build rev part chapter section fig table eth sda tty cpu gpu disk vol log file img image doc thread task job proc queue shard " +
	"sha md base utf win amd arm aes rsa log iso latin cp ascii ipv http https ssh tls ssl mp avi jpeg png vlan rack cluster zone region api cache redis mysql mongo kafka nginx apache php python java node lib module pkg release tag issue bug pr ticket order invoice ref id sensor device router switch printer unit lot batch run epoch layer model var arg param tmp temp data set list map key val value index count size max min total sum offset block frame packet seq req request res response err error status code")

// isHost reports whether a name has two dots and ends as a domain does.
func isHost(name string) bool {
	return strings.Count(name, ".") > 1 && topOf(name[strings.LastIndexByte(name, '.')+1:]) != noTopLevel
}

// matchLoginName reads a name of an account.
func matchLoginName(text string, at int) (match, bool) {
	i := at
	if placeAt(text, at) != placeFree {
		return match{}, false
	}
	end, ok := accountAt(text, i)
	if !ok || text[i] < 'a' || i == 0 && end == len(text) || isHost(text[i:end]) {
		return match{}, false
	}
	j := i
	for j < end && isLetter(text[j]) {
		j++
	}
	digits := end
	for digits > i && isDigit(text[digits-1]) {
		digits--
	}
	// Hexadecimal numbers and the like have digits inside.
	for k := j; k < digits; k++ {
		if isDigit(text[k]) {
			return match{}, false
		}
	}
	if j-i < 2 && !(j-i == 1 && text[j] == '.' && end-j > fewestUsername+1) || j-i == 2 && end-digits < 2 || end-digits > 4 || digits == end && !strings.ContainsAny(text[i:end], "_.") || inSet(thingNames, text[i:j]) || digits > j && inSet(thingNames, text[j+1:digits]) {
		return match{}, false
	}
	if digits == end && (strings.Count(text[i:end], "_")+strings.Count(text[i:end], ".") != 1 || end < len(text) && strings.IndexByte("=)];,.", text[end]) >= 0 && end+1 < len(text) && text[end+1] > ' ') {
		return match{}, false
	}
	return match{i, end, saidAlone}, true
}

// httpMethods begin what was asked for in a log without times.
var httpMethods = wordSet("get put post head delete patch options")

// matchLogUser reads the name before the bracket of a time, or before a quote where there is none: 203.0.113.9 - lola_p [10/Oct/2000.
func matchLogUser(text string, at int) (match, bool) {
	if at < 8 || text[at-1] != '[' && text[at-1] != '"' || text[at-2] != ' ' {
		return match{}, false
	}
	end := at - 2
	i := end
	for i > 0 && end-i <= longestUsername && (isAlnum(text[i-1]) || strings.IndexByte("._-", text[i-1]) >= 0) {
		i--
	}
	d, e := number(text, at, 5)
	if end-i < fewestUsername || end-i > longestUsername || i < 4 || text[i-1] != ' ' || text[i-2] != '-' || text[i-3] != ' ' || !isHex(text[i-4]) || !isLetter(text[i]) || inSet(systemAccounts, text[i:end]) {
		return match{}, false
	}
	if text[at-1] == '"' {
		return match{i, end, 0.9}, isDigit(text[i-4]) // a part of an address of the network
	}
	return match{i, end, 0.9}, e+1 < len(text) && (text[e] == '/' && isLetter(text[e+1]) && e == at+2 && 1 <= d && d <= 31 || text[e] == '-' && isDigit(text[e+1]) && e == at+4) && placeAt(text, at) == placeFree
}

// accountWords stand before a name of an account, and accountFor before one and the
// address of a network.
var (
	accountWords = wordSet("alias aka néven user username login account logon handle nick nickname userid benutzer benutzername nutzer nutzername anmeldename utilisateur identifiant pseudo usuario usuário utente gebruiker " +
		"gebruikersnaam bruger brukernavn brukernavnet brugernavnet användarnamnet användare användarnamn uživatel uzivatel kullanıcı użytkownik uzytkownik konto compte utilizator utilizador felhasználó käyttäjä konta session member profile profil perfil " +
		"kontoen kontot kontem kontu kontom účet účtu účtem účtom Účet Účtu Účtem cuenta conta cont contul contului tili tiliä tilille tililtä tilillä käyttäjätili käyttäjätilin fiók fiókja hesap hesabı benutzerkonto nutzerkonto brukerkonto brukerkontoen brugerkonto brugerkontoen användarkonto användarkontot gebruikersaccount " +
		"connexion connecté connectée conectado conectada conectat conectată connesso connessa collegato collegata ingelogd aangemeld angemeldet eingeloggt anmeldung zalogowany zalogowana zalogowano logowanie inloggad inloggning innlogget innlogging pålogget pålogging logind prihlasen prihlasena přihlášen přihlášena přihlášení prihlásený prihlásená prihlásenie prihlasenie bejelentkezett bejelentkezés bejelentkezve belépett belépés kirjautunut kirjautuminen " +
		"sesiune sesja sesji sesión sesion sessão sessao sessione sessie sitzung munkamenet istunto oturum relace relácia autentificat autentificare accesso acceso acesso")
	accountFor = wordSet("for pour")
)

// matchAccount reads user svc-backup02, and Accepted password for lola_p from 10.0.0.1.
func matchAccount(text string, at int) (match, bool) {
	if text[at] == '(' {
		return matchBracketedLogin(text, at)
	}
	end, _ := nextToken(text, at)
	if joinsBefore(text, at) || at > 0 && isGlue(text[at-1]) {
		return match{}, false
	}
	word := text[at:end]
	if inSet(agents, word) {
		return matchAgent(text, at, end)
	}
	if known := inSet(userCases, word); known || len(word) > len("for") && inSet(accountWords, word) { // the word for is everywhere
		i := skipCopula(text, end)
		if i == end {
			return notedLogin(text, end)
		}
		j, ok := accountAt(text, i)
		if !ok && (known || inSet(usernameFields, word)) {
			if m, ok := matchPlainAccount(text, i); ok {
				return m, true
			}
		}
		if ok {
			return match{i, j, 0.75}, true
		}
		if m, ok := accountBehind(text, end, i); ok || !inSet(usernameFields, word) {
			return m, ok
		}
		m, ok := answeredLogin(text, end)
		return m, ok && isAccountLike(text[m.start:m.end])
	}
	if end >= len(text) || text[end] != ' ' {
		return match{}, false
	}
	i := end + 1
	if rest, ok := strings.CutPrefix(text[i:], "invalid user "); ok {
		i = len(text) - len(rest)
	}
	j := asciiEnd(text, i, longestUsername+1)
	for limit := min(len(text), i+longestUsername+1); j < limit && inAccounts[text[j]]; {
		j++
	}
	if j-i < fewestUsername || j-i > longestUsername || !isLetter(text[i]) || j+1 >= len(text) || text[j] != ' ' || text[j+1] != 'f' && text[j+1] != 'd' ||
		!inSet(accountFor, word) || inSet(systemAccounts, text[i:j]) {
		return match{}, false
	}
	for _, from := range [...]string{" from", " depuis"} {
		if strings.HasPrefix(text[j:], from) && isAddressBehind(text, j+len(from)) {
			return match{i, j, 0.92}, true
		}
	}
	return match{}, false
}

// accountBehind reads the name of an account at text[i], or behind a note and a colon, behind a word for one that ends at text[end].
func accountBehind(text string, end, i int) (match, bool) {
	if i < len(text) && text[i] == '(' {
		j, kind := loginAt(text, i+1) // the account (quorl_m)
		return match{i + 1, j, actingLogin}, kind == oddLogin && j < len(text) && text[j] == ')' && isAccountLike(text[i+1:j]) && handleKind(text[i+1:j]) > plainHandle
	}
	j, kind := loginAt(text, i)
	switch {
	case kind == plainLogin && isUnknownLogin(text, i, j) && (strings.IndexByte("aeiou", text[j-1]) < 0 && inSet(loginLocks, lettersBehind(text, j)) || i-end < 2 && isLoginOfName(text, i, j, i-nameOfLogin, min(len(text), j+nameOfLogin))):
		return match{i, j, actingLogin}, true
	case kind == oddLogin && isAccountLike(text[i:j]), kind == plainLogin && j-i >= fewestPlainLogin && !isEverydayWord(text[i:j]) && comesFrom(text, j),
		kind == plainLogin && isUnknownLogin(text, i, j) && isUnspeakable(text[i:j]) && !isSlavicAt(text, i):
		return match{i, j, actingLogin}, true
	case kind == oddLogin:
		return match{}, false
	}
	return notedLogin(text, end)
}

// loginLocks say of an account behind its name that nobody gets in with it, or gets in again.
var loginLocks = wordSet("locked unlocked blocked disabled suspended gesperrt entsperrt deaktiviert bloqué bloquée verrouillé désactivé bloqueada bloqueado desbloqueada bloccato sbloccato geblokkeerd gedeblokkeerd zablokowane zablokowany odblokowane zablokovaný zablokovaná zablokován odblokovaný låst opplåst spärrat spärrad upplåst låstes spærret lukittu lukossa avattu zárolva zárolt feloldva blocat blocată deblocat kilitli kilitlendi zaključan zaklenjen užblokuota bloķēts lukus заблокирован заблокирована заблокований блокиран κλειδωμένος κλειδώθηκε")

// userCases are words for a user in the cases and with the articles that they have in sentences.
var userCases = wordSet("benutzers benutzerin benutzerkonto nutzerin anwender anwenderin utilisatrice usuaria usuária utilizadora gebruikster brukeren brukarens brugeren användaren användarens loginem loginu loginom tunnus tunnuksen tunnuksella tunnuksesta tunnuksellani käyttäjän käyttäjällä käyttäjälle käyttäjältä " +
	"użytkownika użytkownikowi użytkownikiem uživatele uživateli uživatelem používateľ používateľa používateľovi používateľom utilizatorul utilizatorului felhasználónak felhasználót felhasználónál kullanıcısı kullanıcının kullanıcıya korisnik korisnika korisniku uporabnik uporabnika uporabniku kasutaja vartotojas vartotojo lietotājs lietotāja")

// matchPlainAccount reads a name of an account without an underscore or a dot in it, behind a word for a user.
func matchPlainAccount(text string, i int) (match, bool) {
	j, kind := loginAt(text, i)
	if j-i < fewestOfName || kind == noLogin || text[j-1] == '.' {
		return match{}, false
	}
	if isEverydayWord(text[i:j]) {
		return match{}, false
	}
	if j-i >= fewestInitialled && (isInitialled(text, i, j) || isExplained(text, i, j)) || lexicon.Lookup(text[i:j]) == 0 && isLoginOfName(text, i, j, i-nameOfLogin, min(len(text), j+nameOfLogin)) {
		return match{i, j, 0.92}, true
	}
	letters := j
	for letters > i && isDigit(text[letters-1]) {
		letters--
	}
	if letters-i < fewestOfName || strings.IndexFunc(text[i:letters], isNotSmall) >= 0 || isEverydayWord(text[i:letters]) || inSet(thingNames, text[i:letters]) {
		return match{}, false
	}
	return match{i, j, 0.75}, lexicon.Lookup(text[i:letters]) == 0 && (j-letters == 1 || letters == j && j-i > fewestOfName && isUnspeakable(text[i:j]) && !isSlavicAt(text, i))
}

// isNotSmall reports whether a rune is no small letter of ASCII.
func isNotSmall(r rune) bool { return r < 'a' || r > 'z' }

// onsets are the consonants that words of Germanic and Romance languages have behind a first one, by that.
var onsets = [26]string{'b' - 'a': "lrhj", 'c' - 'a': "hlrntzk", 'd' - 'a': "rhwjvz", 'f' - 'a': "lrjn", 'g' - 'a': "lrnhwj", 'h' - 'a': "jlrv", 'k' - 'a': "lrnhvwjs", 'l' - 'a': "lhj", 'm' - 'a': "nhjlr",
	'n' - 'a': "hjg", 'p' - 'a': "lrshntfj", 'r' - 'a': "hj", 's' - 'a': "chklmnpqtvwrzfgbj", 't' - 'a': "hrswzjv", 'v' - 'a': "lrj", 'w' - 'a': "hrl", 'z' - 'a': "whzl"}

// isUnspeakable reports whether none of these words begins with the two letters that a word begins with, so that the first is
// an initial: vmoldo.
func isUnspeakable(word string) bool {
	const vowels = "aeiouy"
	return strings.IndexByte(vowels, word[0]) < 0 && strings.IndexByte(vowels, word[1]) < 0 && strings.IndexByte(onsets[word[0]-'a'], word[1]) < 0
}

// isSlavicAt reports whether the word before text[i] is one for a user in a Slavic language, in which words begin with many consonants.
func isSlavicAt(text string, i int) bool {
	k := wordStartWithin(text, i-1, i-1-longestWord)
	return !isASCII(text[k:i-1]) || strings.HasPrefix(text[k:], "uzi") || strings.HasPrefix(text[k:], "uporab") || strings.HasPrefix(text[k:], "korisni")
}

// fewestInitialled is the length of the shortest name of an account that is an initial and a
// family name.
const fewestInitialled = 6

// isInitialled reports whether text[i:j] is the initial of a given name and a family name, and no
// word: dpetrosyan.
func isInitialled(text string, i, j int) bool {
	if j < len(text) && text[j] >= utf8.RuneSelf || lexicon.Lookup(text[i:j]) != 0 {
		return false
	}
	for k := i; k < j; k++ {
		if text[k] < 'a' || text[k] > 'z' {
			return false
		}
	}
	c := lexicon.Lookup(text[i+1 : j])
	return c.Family() > 1 && c.Common() < 2
}

// isExplained reports whether text[i:j] is in small letters and in no lexicon, and a name in brackets
// stands behind it: user jmatsuda (Jim Matsuda).
func isExplained(text string, i, j int) bool {
	return j+2 < len(text) && text[j] == ' ' && text[j+1] == '(' && 'A' <= text[j+2] && text[j+2] <= 'Z' && text[i] >= 'a' && lexicon.Lookup(text[i:j]) == 0
}

// copulas stand between a word for something and what it is: my login is, mein
// Benutzername lautet.
var copulas = wordSet("oli był była było bylo byl byla var était era vart fue foi idi que yra ir ialah saya is was are ist lautet war est c es era é e è ser je jest to är er var on este называется это це volt adalah ialah là name named called")

// skipCopula gives where a value begins behind a word that ends at text[i]: behind a
// space, and behind one copula or two. It is i where there is no space.
func skipCopula(text string, i int) int {
	if i >= len(text) || text[i] != ' ' {
		return i
	}
	i++
	for range 2 { // que era
		e, _ := wordAt(text, i)
		if e == i || e-i > longestWord || e >= len(text) || !inSet(copulas, text[i:e]) {
			break
		}
		if strings.HasPrefix(text[e:], ": ") {
			return e + 2
		}
		if text[e] != ' ' {
			break
		}
		i = e + 1
	}
	return i
}

// systemAccounts are names of accounts that are nobody's.
var systemAccounts = wordSet("root admin administrator guest nobody daemon invalid user unknown password request requests it them all")

// isAddressBehind reports whether what looks like an address of a network stands behind
// text[:i] and a space.
func isAddressBehind(text string, i int) bool {
	if i >= len(text) || text[i] != ' ' {
		return false
	}
	i++
	for k, colons := i, 0; k < len(text) && k-i < 40 && (isHex(text[k]) || text[k] == ':'); k++ {
		if text[k] == ':' {
			if colons++; colons > 1 {
				return true // of the sixth version
			}
		}
	}
	for n := 0; n < 4; n++ {
		_, e := number(text, i, 3)
		if e == i || n < 3 && (e >= len(text) || text[e] != '.') {
			return false
		}
		i = e + 1
	}
	return true
}

// accountAt gives the end of the name of an account at text[i] that is no word: it has
// letters, and two digits, an underscore or a dot inside, and is no name of a file.
func accountAt(text string, i int) (end int, ok bool) {
	if i >= len(text) || !isLetter(text[i]) || i > 0 && strings.IndexByte("@/\\._-+:", text[i-1]) >= 0 {
		return i, false
	}
	if end = asciiEnd(text, i, longestUsername+1); end == len(text) || !inAccounts[text[end]] {
		return end, false // most words are none
	}
	digits, letters, scores, dots, small := 0, 0, 0, 0, 0
	limit := min(len(text), i+longestUsername+1)
	for end = i; end < limit && inAccounts[text[end]]; end++ {
		switch c := text[end]; {
		case isDigit(c):
			digits++
		case isLetter(c):
			letters++
			if c >= 'a' {
				small++
			}
		case c == '_':
			scores++
		case c == '.':
			dots++
		}
	}
	for end > i && !isAlnum(text[end-1]) {
		switch end--; text[end] {
		case '_':
			scores--
		case '.':
			dots-- // the end of a sentence
		}
	}
	if end-i < fewestUsername+1 || end-i > longestUsername || joinsAfter(text, end) || end < len(text) && strings.IndexByte("@(:/=\\*", text[end]) >= 0 {
		return end, false
	}
	if digits < 2 && scores == 0 && dots == 0 {
		return end, false // most words are none
	}
	if inSet(fileEndings, text[i+strings.LastIndexByte(text[i:end], '.')+1:end]) || strings.HasSuffix(text[i:end], "_t") {
		return end, false // a file, or a type of C
	}
	inner := dots > 0 && dots < 3 && small == letters && digits < 2 && topOf(text[i+strings.LastIndexByte(text[i:end], '.')+1:end]) == noTopLevel
	return end, letters > 1 && small > 1 && (digits > 1 && text[i] >= 'a' || scores > 0 || inner)
}

// inAccounts is true for the bytes that names of accounts have.
var inAccounts = func() (t [256]bool) {
	for c := range t {
		t[c] = isAlnum(byte(c)) || c == '.' || c == '_' || c == '-'
	}
	return t
}()

// fileEndings are what names of files end in.
var fileEndings = wordSet("pdf txt doc docx xls xlsx csv tsv json ndjson xml html htm php py js ts go rb java cc cpp exe dll log png jpg jpeg gif svg zip gz tar md yml yaml conf cfg ini sh bat sql db service")

// matchCustomer reads the number behind customer number, customer id is or
// Kundennummer.
func matchCustomer(text string, at int) (match, bool) {
	end, _ := nextToken(text, at)
	const whole = "nummer"
	alone := end-at > len(whole) && strings.EqualFold(text[end-len(whole):end], whole)
	if !alone && (end+1 >= len(text) || text[end] != '=' && strings.IndexByte("inc", text[end+1]|0x20) < 0) {
		return match{}, false // none of numberWords follows
	}
	if !inSet(customerFields, text[at:end]) || joinsBefore(text, at) {
		return match{}, false
	}
	i := end
	if i < len(text) && (text[i] == ' ' || text[i] == '_' || text[i] == '-') {
		if e, _ := wordAt(text, i+1); e > i+1 && inSet(numberWords, text[i+1:e]) {
			i, alone = e, true
		}
	}
	if !alone && (!inSet(customerKeys, text[at:end]) || end == len(text) || text[end] != '=') {
		return match{}, false
	}
	if strings.HasPrefix(text[i:], ".") {
		i++
	}
	if k, _, ok := fieldValue(text, i); ok {
		i = k
	} else if strings.HasPrefix(text[i:], " is ") {
		i += len(" is ")
	} else if strings.HasPrefix(text[i:], " ") {
		i++
	} else {
		return match{}, false
	}
	j, digits := i, 0
	for j < len(text) && j-i <= longestUsername && (isAlnum(text[j]) || text[j] == '-' || text[j] == '/') {
		if isDigit(text[j]) {
			digits++
		}
		j++
	}
	for j > i && !isAlnum(text[j-1]) {
		j--
	}
	if digits < 3 || j-i < fewestUsername || j-i > longestUsername || joinsAfter(text, j) {
		return match{}, false
	}
	return match{i, j, 0.85}, true
}

// fieldValue gives where the value of a field begins whose name ends at text[i]: behind
// a colon or an equals sign, quotes and spaces. quote is the one that it ends at, or
// zero.
func fieldValue(text string, i int) (start int, quote byte, ok bool) {
	end := i
	if i < len(text) && (text[i] == '"' || text[i] == '\'') {
		i++
	}
	for i < len(text) && text[i] == ' ' && i-end < 3 {
		i++
	}
	if i >= len(text) || text[i] != '=' && text[i] != ':' {
		return i, 0, false
	}
	i++
	for i < len(text) {
		switch {
		case text[i] == '"', text[i] == '\'':
			quote = text[i]
			i++
		case text[i] == ' ':
			i++
		case strings.HasPrefix(text[i:], "\u00a0"):
			i += len("\u00a0")
		default:
			return i, quote, true
		}
		if i-end > 8 {
			return i, quote, false
		}
	}
	return i, quote, true
}
