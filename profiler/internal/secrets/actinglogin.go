package secrets

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/online"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file finds the names of accounts behind what says that somebody logs in, or did something that a log tells of:
//
//	She logs on as mquorl77 from home.
//	2026-02-11 10:00:01 pump start requested by quorl_m

// ActingLogins are phrases that the name of an account stands behind.
var ActingLogins = lex.NewOtherSet(strings.Split("log on as|logs on as|logged on as|log in as|logs in as|logged in as|logging in as|login as|sign in as|signs in as|signed in as|sign on as|signed on as|signed up as|connected as|authenticated as|running as|runs as|"+
	"angemeldet als|anmelden als|eingeloggt als|einloggen als|registriert als|connecté en tant que|connectée en tant que|connecté comme|connectée comme|connecte comme|connecte avec|connecté avec|identifié comme|identifiée comme|conectado como|conectada como|entra como|entrar como|entró como|inicia sesión como|inició sesión como|sesión iniciada como|identificado como|identificada como|accede como|autenticado como|autenticada como|"+
	"collegato come|collegata come|connesso come|connessa come|entra come|accede come|l'accesso come|l’accesso come|autenticato come|autenticata come|entrou como|ligado como|ligada como|sessão como|sessão iniciada como|logado como|logada como|aangemeld als|ingelogd als|meld aan als|log in als|logt in als|inloggen als|aanmelden als|zalogowany jako|zalogowana jako|zaloguj się jako|loguje się jako|zalogował się jako|zalogowała się jako|"+
	"inloggad som|loggar in som|logga in som|loggade in som|loggat in som|starta om tjänsten som|kör som|logget ind som|logger ind som|log ind som|loggede ind som|logget på som|logget inn som|logger inn som|logg inn som|logget seg inn som|innlogget som|pålogget som|kirjautunut tunnuksella|kirjautuu tunnuksella|kirjautui tunnuksella|tunnuksella|přihlášen jako|přihlášena jako|přihlaste se jako|přihlásil se jako|přihlásila se jako|přihlašuje se jako|"+
	"prihlásený ako|prihlásená ako|prihláste sa ako|prihlásil sa ako|prihlásila sa ako|conectat ca|conectată ca|autentificat ca|autentificată ca|logat ca|logată ca|bejelentkezve mint|συνδεδεμένος ως|συνδεδεμένη ως|συνδέθηκε ως|вошёл как|вошел как|вошла как|зашёл как|зашла как|авторизован как|авторизована как|под логином|увійшов як|увійшла як|зайшов як|зайшла як|під логіном|учётная запись|учетная запись|учётной записи|учетной записи|обліковий запис|облікового запису|сессия|сеанс|сесія|λογαριασμός|λογαριασμό|"+
	"test account|demo account|service account|testkonto|servicekonto|dienstkonto|compte de test|compte de service|cuenta de prueba|cuenta de servicio|cuenta de pruebas|account di prova|account di servizio|conta de teste|conta de serviço|testaccount|serviceaccount|konto testowe|konto serwisowe|testovací účet|servisní účet|testovacie konto|cont de test|cont de serviciu|testitili|teszt fiók|deneme hesabı|тестовая учётная запись|тестовый аккаунт", "|"))

// DoingLogins are words for owning or doing, behind which there is so much else that only a name with a sign or a digit in it is one of an
// account.
var DoingLogins = lex.NewOtherSet(strings.Split("belongs to|owner is|owner of the tag|owner of the account|owned by|gehört|appartient à|pertenece a|appartiene a|pertence a|behoort toe aan|należy do|tillhör|tilhører|kuuluu|patří|patrí|aparține|ανήκει σε|принадлежит|належить|"+
	"indította|jóváhagyta|kérte|létrehozta|módosította|spustil|spustila|schválil|schválila|vytvořil|vytvořila|vytvoril|vytvorila|zahájil|zahájila|käynnisti|hyväksyi|avasi|muutti|uruchomił|uruchomiła|zatwierdził|zatwierdziła|запустил|запустила|создал|создала|утвердил|утвердила|одобрил|одобрила|запустив|запустила|створив|створила|затвердив|εκκίνησε|ενέκρινε", "|"))

// LoginsBehind are words with the name of an account before them.
var LoginsBehind = lex.NewOtherSet(strings.Split("hesabına|hesabından|hesabıyla|hesabını|hesabında|hesabı|kullanıcısı|kullanıcısına|kullanıcısının|olarak giriş|olarak oturum|olarak bağlan|tarafından|fiókba|fiókból|fiókkal|fiókot|fiókban|fiókja|fiókra|felhasználóként|felhasználóval|tunnuksella|tunnuksen|käyttäjätunnuksella|tilille|tililtä|tilillä|tilin", "|"))

// agents stand between what was done and who did it.
var agents = lex.WordSet("by par por pelo pela von vom durch da dal door af av przez către")

// doneStems begin the participles of what people do with files, doors and orders.
var doneStems = []string{"start", "trigger", "launch", "approv", "request", "creat", "open", "upload", "submit", "commit", "push", "deploy", "review", "merg", "clos", "lock", "delet", "chang", "report", "modif", "edit", "regist", "enter", "sign", "initiat", "confirm", "releas", "booked", "logged", "rotat", "revok", "grant", "unlock", "reset", "renew", "archiv", "restor", "assign", "cancel", "reject", "export", "import", "resolv", "escalat", "acknowledg", "disabl", "enabl",
	"gestart", "ausgelöst", "freigegeben", "genehmigt", "beantragt", "erstellt", "geöffnet", "geschlossen", "hochgeladen", "geändert", "gelöscht", "gesperrt", "gemeldet", "eingereicht", "geprüft", "erfasst", "angelegt", "bestätigt", "gebucht", "erteilt",
	"lanc", "démarr", "déclench", "approuv", "demand", "créé", "ouvert", "envoy", "supprim", "valid", "signal", "inici", "lanz", "aprob", "aprov", "solicit", "cread", "criad", "abiert", "abert", "subid", "enviad", "modificad", "eliminad", "avviat", "richiest", "apert", "caricat", "inviat", "chius",
	"goedgekeurd", "aangevraagd", "aangemaakt", "geopend", "gewijzigd", "verwijderd", "gemeld", "godkän", "begär", "skapa", "öppna", "uppladda", "ändra", "radera", "godken", "godkjen", "anmod", "opret", "oppret", "åbn", "åpn", "ændr", "endre", "slett", "uruchom", "zatwierdz", "utworz", "otwart", "zmieni", "usuni", "zgłosz", "wysłan", "pornit", "aprobat", "creat", "deschis", "modificat", "șters", "cerut"}

const (
	actingLogin      = 0.8
	longestLogLine   = 240 // bytes of a line of a log before the name in it
	longestNoteWords = 28  // bytes of words between a word for an account and the colon before its name
	fewestPlainLogin = 5   // letters of a name of an account without anything else in it
)

// matchActingLogin reads the name of an account behind such a phrase, or before such a word.
func matchActingLogin(text string, at int) (spec.Match, bool) {
	if lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	w, doing := ActingLogins.At(text, at), false
	if w == "" {
		w = DoingLogins.At(text, at)
		doing = w != ""
	}
	if w != "" {
		i := at + len(w)
		for n := 0; n < 2; n++ { // : the user "
			for i < len(text) && i-at-len(w) < 4 && strings.IndexByte(" :\"'`", text[i]) >= 0 {
				i++
			}
			e, _ := lex.WordAt(text, i)
			if e == i || e >= len(text) || text[e] != ' ' || !lex.InSet(lex.Copulas, text[i:e]) && !lex.InSet(usersBeforeLogin, text[i:e]) {
				break
			}
			i = e + 1
		}
		end, kind := loginAt(text, i)
		switch {
		case i == at+len(w):
		case kind == oddLogin && isAccountLike(text[i:end]) && !(doing && strings.Contains(text[i:end], "-")), kind == plainLogin && !doing && isUnknownLogin(text, i, end):
			return spec.Match{Start: i, End: end, Alone: actingLogin}, true
		}
	}
	if at < fewestOfName || text[at-1] != ' ' || LoginsBehind.At(text, at) == "" {
		return spec.Match{}, false
	}
	i := at - 1
	for i > 0 && at-i <= LongestUsername && inAccounts[text[i-1]] {
		i--
	}
	end, kind := loginAt(text, i)
	return spec.Match{Start: i, End: at - 1, Alone: actingLogin}, end == at-1 && kind == oddLogin && !lex.JoinsBefore(text, i) && isAccountLike(text[i:end])
}

// usersBeforeLogin may stand between such a phrase and the name.
var usersBeforeLogin = lex.WordSet("user benutzer nutzer utilisateur l'utilisateur usuario utente usuário utilizador gebruiker użytkownik användare bruger bruker käyttäjä uživatel používateľ utilizatorul felhasználó kullanıcı")

// isUnknownLogin reports whether letters alone that are no word of a language and no name stand at text[i:end], and nothing goes on with
// them.
func isUnknownLogin(text string, i, end int) bool {
	return end-i >= fewestPlainLogin && lexicon.Lookup(text[i:end]) == 0 && !lex.IsPlainWord(text[i:end]) && !lex.InSet(loginStates, text[i:end])
}

// fieldParts end names of fields and variables with an underscore in them.
var fieldParts = lex.WordSet("id ids name names type types count date time code key keys value values status error list data size number url path mode flag t")

// isAccountLike reports whether what loginAt calls odd is more likely the name of an account than a word with a hyphen, a kind of
// thing with a number, a name of a field or a domain.
func isAccountLike(v string) bool {
	letters, digits, part, unknown := 0, 0, 0, false
	joint := byte(0)
	for k := 0; k <= len(v); k++ {
		if k < len(v) && lex.IsLetter(v[k]) {
			letters++
			continue
		}
		if k < len(v) && lex.IsDigit(v[k]) {
			digits++
		}
		if k > part {
			word := v[part:k]
			if lex.InSet(thingNames, word) && k < len(v) && (part == 0 || lex.IsDigit(v[k])) && joint != '_' {
				return false
			}
			unknown = unknown || len(word) > 2 && !isEverydayWord(word)
		}
		if k < len(v) && !lex.IsDigit(v[k]) {
			if joint != '_' {
				joint = v[k]
			}
		}
		part = k + 1
	}
	tail := v[strings.LastIndexAny(v, "._-")+1:]
	switch {
	case letters < 3 || lex.InSet(fileEndings, tail):
		return false
	case joint == '_':
		return !lex.InSet(fieldParts, tail)
	case joint == '.':
		return letters > 3 && online.TopOf(tail) != online.UnmistakableTop && (digits > 0 || unknown || len(tail) == 1)
	case joint == '-':
		return unknown && letters > 5
	}
	return letters > 3 && lex.IsLetter(v[3]) && digits < 5 && (unknown || digits > 1)
}

// matchAgent reads the name of an account of who did what the word before text[at:end] says, or what a line of a log does.
func matchAgent(text string, at, end int) (spec.Match, bool) {
	i := end + 1
	j, kind := loginAt(text, i)
	if kind != oddLogin || at < 2 || text[at-1] != ' ' {
		return spec.Match{}, false
	}
	if like := isAccountLike(text[i:j]); isLogged(text, at) {
		word := strings.TrimRight(text[i:j], "0123456789") // guard4
		return spec.Match{Start: i, End: j, Alone: actingLogin}, like || len(word) > 3 && !strings.ContainsAny(word, "-.") && !lex.InSet(thingNames, word)
	} else if !like {
		return spec.Match{}, false
	}
	k := lex.WordStartWithin(text, at-1, at-1-lex.LongestWord)
	if word := text[k : at-1]; word == "de" && k > 1 && text[k-1] == ' ' {
		at = k // de către
		k = lex.WordStartWithin(text, at-1, at-1-lex.LongestWord)
	}
	for _, stem := range doneStems {
		if len(stem) <= at-1-k && strings.EqualFold(text[k:k+len(stem)], stem) {
			return spec.Match{Start: i, End: j, Alone: actingLogin}, true
		}
	}
	return spec.Match{}, false
}

// isLogged reports whether the line that text[at] is in begins as those of logs do: with a date or a bracket, and a time.
func isLogged(text string, at int) bool {
	from := max(0, at-longestLogLine)
	line := text[from:at]
	if n := strings.LastIndexByte(line, '\n'); n >= 0 {
		line = line[n+1:]
	} else if from > 0 {
		return false
	}
	line = line[:min(len(line), len("[2026-02-11T10:00:01"))]
	if line == "" || !lex.IsDigit(line[0]) && line[0] != '[' && !(line[0] < 'Z' && len(line) > 8 && lex.IsDigit(line[5]) && line[6] == ' ') {
		return false // no Feb 11 10:00:01 either
	}
	for i := 2; i+3 <= len(line); i++ {
		if line[i] == ':' && lex.IsDigit(line[i-1]) && lex.IsDigit(line[i-2]) && lex.IsDigit(line[i+1]) && lex.IsDigit(line[i+2]) {
			return true
		}
	}
	return false
}

// notedLogin reads the name of an account behind a colon, which a few words in small letters may part from the word for an account that
// ends at text[i]: Account used: quorl_m.
func notedLogin(text string, i int) (spec.Match, bool) {
	k, limit := i, min(len(text), i+longestNoteWords)
	for k < limit && text[k] != ':' {
		if c := text[k]; c != ' ' && c < 'a' {
			return spec.Match{}, false
		}
		k++
	}
	if k >= limit {
		return spec.Match{}, false
	}
	for k++; k < len(text) && (text[k] == ' ' || text[k] == '"' || text[k] == '\''); {
		k++
	}
	end, kind := loginAt(text, k)
	return spec.Match{Start: k, End: end, Alone: actingLogin}, kind == oddLogin && isAccountLike(text[k:end]) || kind == plainLogin && isUnknownLogin(text, k, end) && (end == len(text) || text[end] < 'A')
}

// loginOrigins stand between the name of who logs in and the address that it comes from.
var loginOrigins = [...]string{"from", "depuis", "desde", "von", "dal", "da", "van", "från", "fra", "de la", "de", "din", "z", "ze", "zo", "osoitteesta", "с", "з", "από", "innen:"}

// comesFrom reports whether an address of the network stands behind text[i], with a word for from between them.
func comesFrom(text string, i int) bool {
	if i >= len(text) || text[i] != ' ' {
		return false
	}
	for _, from := range loginOrigins {
		if strings.HasPrefix(text[i+1:], from) && isAddressBehind(text, i+1+len(from)) {
			return true
		}
	}
	return false
}
