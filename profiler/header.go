package profiler

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/headings"
)

// shortWords are what people shorten words to in the names of columns.
var shortWords = map[string]string{
	"nm": "name", "num": "number", "nbr": "number", "nr": "number", "no": "number", "addr": "address", "adr": "address", "dt": "date", "amt": "amount",
	"desc": "description", "emp": "employee", "cust": "customer", "acct": "account", "acc": "account", "ph": "phone", "cntry": "country", "ctry": "country",
	"org": "organization", "prod": "product", "qty": "quantity", "pwd": "password", "passwd": "password", "usr": "user", "pat": "patient",
	"cd": "code", "typ": "type", "frst": "first", "fst": "first", "lst": "last", "brth": "birth", "gvn": "given", "tel": "telephone", "ttl": "title", "dept": "department",
	"cntct": "contact", "cmpny": "company", "ctznshp": "citizenship", "adrs": "address",
	"nam": "name", "nme": "name", "cde": "code", "dte": "date", "cstmr": "customer", "custmr": "customer", "custm": "customer", "cus": "customer", "clnt": "client", "memb": "member",
	"mbr": "member", "empl": "employee", "ctct": "contact", "contct": "contact", "slry": "salary", "salry": "salary", "hldr": "holder", "bnk": "bank", "crd": "card",
	"cnt": "count", "pct": "percent", "flg": "flag", "sts": "status",
}

// A headerScratch is the memory in which headers are looked up, which is used
// again for the next.
type headerScratch struct {
	letters []byte
	ends    []int // of the words, in letters
	words   [][]byte
	spans   []headerSpan
	hits    []headerHit
	known   *headerVocabulary // nil while the index is made
	telling [][]byte          // words that are read as short ones
	guessed bool              // a word was taken apart, or read as an abbreviation
	worded  bool              // no phrase is known in it, and it has words all the same
}

// A headerSpan is where a phrase stands among the words of a header.
type headerSpan struct {
	from, to int
	phrase   *headerPhrase
}

// headerWords splits the name of a column into words in lower case, without
// accents and spelled out: at everything that is neither letter nor digit, between letters and
// digits, and where a capital begins a word, so that customerEmail, IPAddress1
// and "Straße / Nr." give customer email, ip address 1 and strasse number. The
// words are good until the next header is split.
func (x *headerScratch) headerWords(name string) [][]byte {
	x.letters, x.ends, x.words, x.guessed = x.letters[:0], x.ends[:0], x.words[:0], false
	from := 0 // where the present word begins
	before := runeGap
	for i, r := range name {
		var is headerRune
		if r < utf8.RuneSelf {
			is = headerRunes[r] // as most
		} else {
			is = headerRuneOf(r)
		}
		switch {
		case is == runeGap:
			from = x.endWord(from)
			before = is
			continue
		case (is == runeDigit) != (before == runeDigit),
			is == runeUpper && (before == runeLower || before == runeUpper && beginsLower(name[i+utf8.RuneLen(r):])):
			from = x.endWord(from)
		}
		switch {
		case r >= utf8.RuneSelf:
			x.letters = append(x.letters, plainLetter(lowerRune(r))...)
		case is == runeUpper:
			x.letters = append(x.letters, byte(r)|0x20)
		default:
			x.letters = append(x.letters, byte(r))
		}
		before = is
	}
	x.endWord(from)
	from = 0
	for _, to := range x.ends {
		x.words = append(x.words, x.letters[from:to])
		from = to
	}
	return x.words
}

// endWord ends the word that begins at from, if there is one, and gives the
// beginning of the next.
func (x *headerScratch) endWord(from int) int {
	if from == len(x.letters) {
		return from
	}
	if long, ok := shortWords[string(x.letters[from:])]; ok {
		x.letters = append(x.letters[:from], long...)
	} else if x.known != nil {
		x.takeApart(from)
	}
	x.ends = append(x.ends, len(x.letters))
	return len(x.letters)
}

// A headerRune is what a rune is to the words of a header.
type headerRune uint8

const (
	runeGap    headerRune = iota // it is in no word
	runeLetter                   // of a script without letter cases, or a mark
	runeLower
	runeUpper
	runeDigit
)

func headerRuneOf(r rune) headerRune {
	if r < utf8.RuneSelf {
		return headerRunes[r]
	}
	switch {
	case isLowerRune(r):
		return runeLower
	case isUpperRune(r):
		return runeUpper
	case isLetterRune(r) || isMarkRune(r):
		return runeLetter
	case unicode.IsDigit(r):
		return runeDigit
	}
	return runeGap
}

// headerRunes is headerRuneOf of ASCII.
var headerRunes = func() (t [utf8.RuneSelf]headerRune) {
	for c := range byte(utf8.RuneSelf) {
		switch {
		case isDigit(c):
			t[c] = runeDigit
		case isLetter(c) && c == upper(c):
			t[c] = runeUpper
		case isLetter(c):
			t[c] = runeLower
		}
	}
	return t
}()

func beginsLower(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return headerRuneOf(r) == runeLower
}

// plainLetters are letters of the Latin and the Greek script, behind what people
// write for them where a name may hold no accents.
var plainLetters = func() map[rune]string {
	m := map[rune]string{'０': "0", '１': "1", '２': "2", '３': "3", '４': "4", '５': "5", '６': "6", '７': "7", '８': "8", '９': "9", 'ß': "ss", 'æ': "ae", 'œ': "oe", 'þ': "th", '\u0307': ""}
	for _, s := range [...]string{"aàáâãäåāăą", "cçćč", "dďđð", "eèéêëēęěė", "gğģ", "iìíîïīıį", "kķ", "lłľĺļ", "nñńňņ", "oòóôõöøōő", "rřŕ", "sśšşș", "tťţț", "uùúûüūůűų", "yýÿ", "zźżž",
		"αά", "εέ", "ηή", "ιίϊΐ", "οό", "υύϋΰ", "ωώ", "её", "иѝ"} {
		first, n := utf8.DecodeRuneInString(s)
		for _, r := range s[n:] {
			m[r] = string(first)
		}
	}
	return m
}()

// plainLetter is a letter without its accent, as people write it where a name may
// hold ASCII only.
func plainLetter(r rune) string {
	if r < 0x80 {
		return string(r)
	}
	if s, ok := plainLetters[r]; ok {
		return s
	}
	return string(r)
}

// notPersonal is the kind index of phrases that name what is not personal.
const notPersonal = -1

// leftOut is that of phrases that name a kind which is not looked for: its recognizer
// has been deleted. Nobody can say that such a column is not personal.
const leftOut = -2

// A headerIndex finds phrases in the words of a header.
type headerIndex struct {
	phrases *headerPhrases
	known   *headerVocabulary
	short   *shortenedIndex
	roles   []tailRole // of the kinds
}

type headerPhrase struct {
	text      string // its words with spaces between them
	words     []string
	kind      int  // index of the kind, or notPersonal
	ambiguous bool // things have such a header as often as people do
	alone     bool // it counts only where nothing else is in the header
	short     bool // it is a few letters, and no part of other words
}

// A headerHit is a phrase that stands in a header.
type headerHit struct {
	kind   int
	phrase string
	part   part
	// guessed says that a word of it was made out of an abbreviation.
	guessed bool
	// ambiguous says that the neighbours have a say in it.
	ambiguous bool
	// firm says that the header is no abbreviation that may stand for something else:
	// values that contradict it count less.
	firm bool
}

// A headingSource is where a phrase is from.
type headingSource uint8

const (
	sourceRecognizer headingSource = iota // a recognizer, or what is not personal
	sourceList
	sourceShort // the list of short ones, which count as a whole header and are never sure
)

// newHeaderIndex makes the index of some kinds. The recognizers that are known beside
// those of the kinds tell what else headers may be about.
func newHeaderIndex(kinds []kind, known []*Recognizer) headerIndex {
	x := headerIndex{phrases: newHeaderPhrases(), roles: tailRoles(kinds)}
	var scratch headerScratch
	var room [128]byte
	add := func(phrase string, kind int, from headingSource) {
		listed := from != sourceRecognizer
		text := headerText(phrase, scratch.headerWords(phrase), room[:0])
		words := x.phrases.wordsOf(text)
		list := x.phrases.listOf(words[0])
		shared, rival := false, false
		for i := list.from; i >= 0; i = x.phrases.next[i] {
			o := &x.phrases.all[i]
			if o.text != text {
				continue
			}
			own := o.kind >= 0 && !kinds[o.kind].label.IsBuiltIn()
			if listed && (o.kind == kind || own && kind == notPersonal) {
				return // what somebody says of their own data is no accident
			}
			// Two kinds with one header, such as a word of two languages.
			o.ambiguous = o.ambiguous || listed
			shared, rival = true, rival || listed && o.kind >= 0
		}
		x.phrases.add(list, headerPhrase{
			text: text, words: words, kind: kind,
			ambiguous: from == sourceShort || (rival || ambiguousHeaders[text] || roleHeaders[text]) && !(listed && eventHeaders[text]),
			alone:     from == sourceShort || listed && len(words) == 1 && len(text) <= shortHeading || listed && shared && kind == notPersonal,
			short:     from == sourceShort,
		})
	}
	kindsOf := make(map[privet.Label]int, len(kinds))
	for i, k := range kinds {
		kindsOf[k.label] = i
	}
	// What is said by kinds that are not looked for is remembered all the same.
	kindOf := func(l privet.Label) int {
		if l == privet.None {
			return notPersonal
		}
		if kind, ok := kindsOf[l]; ok {
			return kind
		}
		return leftOut
	}
	for i, k := range kinds {
		for _, r := range k.recognizers {
			for _, h := range r.Headers {
				add(h, i, sourceRecognizer)
			}
		}
	}
	for _, r := range known {
		if kindOf(r.Label) == leftOut {
			for _, h := range r.Headers {
				add(h, leftOut, sourceRecognizer)
			}
		}
	}
	for _, p := range notPersonalHeaders {
		add(p, notPersonal, sourceRecognizer)
	}
	for _, thing := range thingsWithNames {
		add(thing+" name", notPersonal, sourceRecognizer)
		add(thing+"name", notPersonal, sourceRecognizer)
	}
	for _, l := range headings.Lists() {
		from := sourceList
		if l.Short {
			from = sourceShort
		}
		for _, h := range l.Headings {
			kind := kindOf(h.Label)
			for phrase := range strings.SplitSeq(h.Phrases, "|") {
				add(phrase, kind, from)
			}
		}
	}
	x.phrases.sort()
	x.known = newHeaderVocabulary(x.phrases)
	x.short = newShortenedIndex(x.phrases)
	return x
}

// shortHeading is the length in bytes up to which a word of the list of headings is
// looked for as a whole header only: in some language such a word means something
// else.
const shortHeading = 3

// shortestFirm is the length in bytes up to which a header of whatever list may be an
// abbreviation of anything.
const shortestFirm = 2

// mostHeaderWords is how many words of a header are looked at, from its end: what
// a header is about stands there.
const mostHeaderWords = 32

// hits is find with memory of its own.
func (x headerIndex) hits(name string) []headerHit { return x.find(new(headerScratch), name) }

// find gives for each kind the phrase that says most for it, in the order of the
// kinds. A phrase inside a longer one does not count: "ip address" is no
// address, and "product name" no name. What it gives is good until the next
// header is looked up.
func (x headerIndex) find(h *headerScratch, name string) []headerHit {
	h.known = x.known
	words := h.headerWords(name)
	if len(words) > mostHeaderWords {
		words = words[len(words)-mostHeaderWords:]
	}
	n := len(words)
	for n > 1 && isNumeric(words[n-1]) {
		n-- // phone 2
	}
	h.spans, h.hits = h.spans[:0], h.hits[:0]
	for i := range words {
		phrases := x.phrases.behind(words[i])
		for k := range phrases {
			if p := &phrases[k]; p.standsAt(words[i:]) {
				h.spans = append(h.spans, headerSpan{i, i + len(p.words), p})
			}
		}
	}
	h.worded = len(h.spans) == 0 && slices.ContainsFunc(words, saysSomething)
	if cut := x.cutTail(h, n); cut < n {
		n, words = cut, words[:cut]
	}
	if len(words) > 1 {
		switch first, last := words[0], words[len(words)-1]; {
		case string(first) == "is":
			return append(h.hits, headerHit{kind: notPersonal, phrase: "is", part: partNoneExact})
		case string(first) == "has":
			return append(h.hits, headerHit{kind: notPersonal, phrase: "has", part: partNoneExact})
		case string(last) == "at" && !slices.ContainsFunc(h.spans, func(s headerSpan) bool { return s.to == len(words) }):
			return append(h.hits, headerHit{kind: notPersonal, phrase: "at", part: partNoneExact}) // email_sent_at
		}
	}
	denied := false
	for i := range h.spans {
		s := &h.spans[i]
		if h.isInside(s) {
			continue
		}
		hit := s.weigh(words, n, x.roleOf(s.phrase.kind))
		if s.phrase.alone && hit.part != partExact && hit.part != partAmbiguous && hit.part != partNoneExact {
			continue
		}
		if titlesOfThings[hit.phrase] && hit.part == partAtEndToo {
			continue // of what the words before it name
		}
		hit.guessed = h.guessed
		hit.firm = !h.guessed && !s.phrase.alone && len(s.phrase.text) > shortestFirm && !hit.ambiguous
		if hit.kind == notPersonal {
			if opaqueHeadings[s.phrase.text] && hit.part == partNoneExact {
				continue // column_7, field, value
			}
			if s.to < n {
				continue // it qualifies what follows: order_email is an e-mail address
			}
			denied = s.from > 0
		}
		if old := slices.IndexFunc(h.hits, func(o headerHit) bool { return o.kind == hit.kind }); old < 0 {
			h.hits = append(h.hits, hit)
		} else if hit.part.rank() < h.hits[old].part.rank() {
			h.hits[old] = hit
		}
	}
	for i := range h.hits {
		if denied && h.hits[i].kind != notPersonal {
			h.hits[i].part = partDenied
		}
	}
	if !slices.ContainsFunc(h.hits, headerHit.isPlain) {
		if p := x.shortened(h, words[:n]); p != nil {
			hit := headerHit{kind: p.kind, phrase: p.text, part: partExact, guessed: true, ambiguous: p.ambiguous}
			if p.ambiguous {
				hit.part = partAmbiguous
			}
			h.hits = append(h.hits[:0], hit)
		}
	}
	slices.SortFunc(h.hits, func(a, b headerHit) int { return a.kind - b.kind })
	return h.hits
}

// isPlain reports whether the whole header says what the hit does, or its end does
// without doubt, so that it is not read as words that are cut short.
func (h headerHit) isPlain() bool {
	switch h.part {
	case partNoneAtEnd, partElsewhere, partAtEndToo, partDenied:
		return false
	}
	return true
}

// standsAt reports whether the words begin with the phrase. The first of them is
// known to be right.
func (p *headerPhrase) standsAt(words [][]byte) bool {
	if len(p.words) > len(words) {
		return false
	}
	for i := 1; i < len(p.words); i++ {
		if p.words[i] != string(words[i]) {
			return false
		}
	}
	return true
}

// isInside reports whether a longer phrase has the span inside it.
func (h *headerScratch) isInside(s *headerSpan) bool {
	for i := range h.spans {
		if o := &h.spans[i]; o.from <= s.from && s.to <= o.to && o.to-o.from > s.to-s.from {
			return true
		}
	}
	return false
}

// weigh says what a phrase of a role is worth where it stands. Numbers follow the first
// n words.
func (s *headerSpan) weigh(words [][]byte, n int, role tailRole) headerHit {
	p := s.phrase
	h := headerHit{kind: p.kind, phrase: p.text}
	exact := s.from == 0 && s.to >= n || othersAreNeutral(words, s.from, s.to, role)
	switch {
	case exact && p.kind == notPersonal:
		h.part = partNoneExact
	case p.kind == notPersonal:
		h.part = partNoneAtEnd
	case exact && p.ambiguous:
		h.part, h.ambiguous = partAmbiguous, true
	case exact:
		h.part = partExact
	case s.to >= n && p.ambiguous:
		h.part, h.ambiguous = partAtEndToo, true
	case s.to >= n:
		h.part = partAtEnd
	default:
		h.part = partElsewhere
	}
	return h
}

// rank orders the places at which a phrase can stand in a header: the lower, the
// more it says.
func (p part) rank() int {
	switch p {
	case partExact, partNoneExact:
		return 0
	case partAtEnd, partNoneAtEnd:
		return 1
	case partAmbiguous:
		return 2
	case partAtEndToo:
		return 3
	}
	return 4
}

// isNumber reports whether there is nothing but digits.
func isNumber(w string) bool {
	for i := range len(w) {
		if !isDigit(w[i]) {
			return false
		}
	}
	return true
}

func isNumeric(w []byte) bool { return len(w) == 0 || allDigits(w) }

// othersAreNeutral reports whether all words outside words[from:to] only say
// whose it is or which, or what goes without saying of a phrase of that role.
func othersAreNeutral(words [][]byte, from, to int, role tailRole) bool {
	for i, w := range words {
		if (i < from || i >= to) && !neutralWords.words[string(w)] && !isNumeric(w) && !role.isNeutral(string(w)) {
			return false
		}
	}
	return true
}

// neutralWords say whose something is or which of several.
var neutralWords = wordSet("customer cust client user usr patient employee emp staff contact member person personal people applicant owner guest " +
	"student primary secondary main alternate alt other home work business private current new old my the of billing shipping delivery mailing " +
	"tbl x p c t txt fld var attr data info input val tmp kontakt " +
	"cl cli clt clnt kl kd knd klant mbr memb mem stud stu sotr prac ugyf zak mus must asiak plg pac paz func dip pers priv gesch dienst hm res usu adm " +
	"emergency spouse parent cardholder subscriber holder sender receiver recipient resid residencia residenza residence paz pac cli cte func zak klienta klient raw orig original text str string value field col column full kunde kunden cliente " +
	"dd mm yyyy yy ddmmyyyy yyyymmdd jjjj tt aaaa gggg rrrr rok 漢字 カナ かな フリガナ ローマ字 西暦 和暦")

// ambiguousHeaders are those that things have as often as people do.
var ambiguousHeaders = phraseSet("name", "title", "first", "last", "state", "by", "contact", "role", "position", "location", "condition", "via",
	"user", "manager", "recipient", "school", "district", "link", "long", "lng", "lon", "lat", "land", "social", "token", "secret", "cap", "cp", "nom", "nombre", "nome",
	"cargo", "poste", "eta", "orientation", "race", "track", "ua", "uid", "cc", "dl", "fin", "start date",
	"end date", "date start", "date end", "registered", "sin", "nie", "tin", "nip", "pass", "place", "region name", "str", "url", "website", "prescription", "handle",
	"registration number", "license number", "license no", "policy number", "reg", "plate", "job", "owner name", "display name", "customer", "client", "assignee", "reporter", "employee", "created by", "updated by", "expiry", "expiry date", "expiration", "account number", "account no",
	"nm", "client", "region", "navn", "namn", "naam", "nimi", "nev", "nume", "ime", "nama", "नाम", "الاسم", "имя", "име", "名前", "名", "名字", "이름", "명", "jmeno", "meno", "ad", "isim", "όνομα", "ονομα", "titular", "director", "teacher", "author name",
	"documento", "clave", "parola", "web", "sitio", "сайт", "права", "med", "lek", "lekar", "rang", "comp", "nation", "staat", "ort", "by", "il", "st", "prov", "nummer", "ref", "buyer name", "seller name", "agent name", "payee", "payer", "firm", "institution", "landline", "suburb", "cell no", "house number", "street number",
	"drug", "konto", "kunde", "browser", "wallet", "born", "guest", "passenger", "donor", "insured", "beneficiary", "claimant", "officer", "attending", "nurse", "therapist", "borrower",
	"tenant", "landlord", "subscriber", "holder", "author", "authors", "investigator", "president", "owner", "attention", "inventor", "guardian", "designation", "union", "party", "dir", "hp", "cel",
	"fam", "pol", "placa", "placas", "portable", "ral", "gate", "handicap", "vej", "affection", "agency", "charge description", "dod", "issued", "expires", "tribe", "community caste", "patient", "doctor", "physician",
	"medico", "médico", "lek", "lege", "race 1", "qualifica", "matricula", "contacto", "referente", "empfanger", "absender", "inhaber", "perso", "compound", "crime", "offense", "offence", "afiliado", "visa type", "icd", "designacao",
	"gen", "szamlaszam", "номер счета", "designation", "mail address", "account name", "kraj", "estado", "stato", "etat", "stan", "stav", "fecha alta", "pin", "proprietaire", "propietario", "destinataire", "responsavel", "utente", "pacient", "paciente", "paziente", "pacjent", "メイ", "cell", "mobil", "fixe", "nik", "cns", "rib", "ente", "entite", "bruger", "user login", "vat", "schet", "oklad")

// titlesOfThings are words for occupations that behind another word are what a work is called.
var titlesOfThings = phraseSet("title")

func phraseSet(phrases ...string) map[string]bool {
	set := map[string]bool{}
	for _, p := range phrases {
		set[p] = true
	}
	return set
}

// notPersonalHeaders are what columns are called that describe things, events
// and the table itself.
var notPersonalHeaders = []string{
	"amount", "price", "unit price", "cost", "total", "subtotal", "sum", "balance due", "quantity", "qty", "status", "flag", "count", "number of", "sku",
	"product", "product id", "product code", "item", "item id", "item code", "version", "hash", "checksum", "md5", "sha1", "sha256", "currency", "currency code",
	"category", "category id", "type", "kind", "color", "colour", "size", "weight", "discount", "tax", "vat rate", "tax rate", "rate", "rating", "score", "stock",
	"inventory", "warehouse", "department", "dept", "unit", "units", "uom", "row", "row id", "row number", "index", "idx", "uuid", "guid", "id", "pk", "key",
	"created", "created at", "created on", "created date", "creation date", "updated", "updated at", "updated on", "update date", "modified", "modified at",
	"last modified", "last updated", "deleted at", "inserted at", "timestamp", "ts", "time", "date", "order date", "invoice date", "due date", "ship date", "shipped at",
	"delivery date", "payment date", "transaction date", "posting date", "effective date", "release date", "order id", "order number", "order no", "order", "invoice",
	"invoice id", "invoice number", "invoice no", "transaction id", "txn id", "transaction", "tracking number", "tracking no", "tracking", "isbn", "ean", "upc",
	"gtin", "asin", "part number", "part no", "serial", "serial number", "batch", "batch number", "lot", "lot number", "port", "language", "lang", "locale",
	"timezone", "time zone", "enabled", "active", "verified", "confirmed", "sent", "opt in", "opt out", "consent", "subscribed", "percent", "percentage", "ratio",
	"level", "priority", "stage", "plan", "source", "channel", "method", "payment method", "mode", "format", "code", "status code", "year", "month", "day", "quarter",
	"week", "hour", "minute", "duration", "latency", "bytes", "length", "width", "height", "depth", "volume", "temperature", "pressure", "voltage", "brand", "model",
	"material", "manufacturer", "element", "symbol", "segment", "group", "class", "grade", "tier", "step", "node", "pod", "cluster", "zone", "environment", "env",
	"commit", "branch", "build", "release", "file", "path", "table", "schema", "event", "event id", "event type", "campaign", "page", "section", "chapter", "sequence", "seq",
	"revenue", "profit", "margin", "fee", "points", "visits", "clicks", "views", "impressions", "sessions", "attempts", "retries", "ticket id", "ticket number",
	"priority code", "exchange rate", "conversion rate", "menge", "preis", "betrag", "anzahl", "bestellnummer", "rechnungsnummer", "artikel", "artikelnummer", "datum",
	"cantidad", "precio", "importe", "estado pedido", "pedido", "producto", "quantite", "prix", "montant", "commande", "produit", "quantita", "prezzo", "importo", "prodotto",
	"state machine", "rechnungsdatum", "bestelldatum", "domain", "template", "preference", "url path", "os", "platform", "app version", "error", "error code", "message id", "request id", "trace id", "span id",
}

// thingHeaders are those of them that only what is bought or made has.
var thingHeaders = phraseSet("price", "unit price", "cost", "quantity", "qty", "sku", "product", "product id", "product code", "item", "item id", "item code",
	"stock", "inventory", "warehouse", "brand", "model", "category", "color", "colour", "size", "weight", "isbn", "ean", "upc", "gtin", "asin", "part number",
	"serial number", "batch", "batch number", "lot", "manufacturer", "material", "discount", "uom", "units")

// hostHeaders are those under which addresses of machines stand as well as their names.
var hostHeaders = phraseSet("host", "host name", "hostname", "server", "server name", "source", "destination", "node", "instance", "endpoint", "upstream addr", "device", "machine", "gateway", "target", "zone",
	"domain", "pod", "service", "origin", "key", "id", "object", "value", "result", "event", "log", "label", "tags", "channel", "url path", "object key")

// thingsWithNames are what has a name and is no person.
var thingsWithNames = []string{"product", "file", "table", "host", "server", "domain", "brand", "item", "event", "project", "column", "field", "app", "application",
	"service", "plan", "campaign", "category", "package", "module", "class", "method", "function", "variable", "index", "schema", "database", "db", "cluster", "node",
	"image", "bucket", "queue", "topic", "job", "task", "team", "department", "dept", "warehouse", "store", "shop", "model", "device", "network", "machine",
	"plant", "course", "book", "song", "movie", "game", "ship", "artikel", "produkt", "datei", "tag", "label", "group", "role", "channel", "template", "theme", "path",
	"currency", "unit", "language", "color", "colour", "document", "report", "metric", "sensor", "test", "attribute", "property", "parameter", "feature", "version", "release", "branch", "error",
	"exchange", "sector", "industry", "status", "sport", "animal", "breed", "species", "food", "dish", "ingredient", "recipe", "element", "material", "program", "subject", "film", "album", "process"}
