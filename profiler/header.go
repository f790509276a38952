package profiler

import (
	"slices"
	"strings"
	"unicode"
)

// shortWords are what people shorten words to in the names of columns.
var shortWords = map[string]string{
	"nm": "name", "num": "number", "nbr": "number", "nr": "number", "no": "number", "addr": "address", "adr": "address", "dt": "date", "amt": "amount",
	"desc": "description", "emp": "employee", "cust": "customer", "acct": "account", "acc": "account", "ph": "phone", "cntry": "country", "ctry": "country",
	"org": "organization", "prod": "product", "qty": "quantity", "pwd": "password", "passwd": "password", "usr": "user", "pat": "patient",
}

// headerWords splits the name of a column into words in lower case, without
// accents and spelled out: at everything that is neither letter nor digit, between letters and
// digits, and where a capital begins a word, so that customerEmail, IPAddress1
// and "Straße / Nr." give customer email, ip address 1 and strasse number.
func headerWords(name string) []string {
	var words []string
	var word strings.Builder
	end := func() {
		if word.Len() > 0 {
			w := word.String()
			if long, ok := shortWords[w]; ok {
				w = long
			}
			words = append(words, w)
			word.Reset()
		}
	}
	runes := []rune(name)
	for i, r := range runes {
		switch {
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			end()
			continue
		case i > 0 && unicode.IsDigit(r) != unicode.IsDigit(runes[i-1]):
			end()
		case i > 0 && unicode.IsUpper(r) && (unicode.IsLower(runes[i-1]) ||
			unicode.IsUpper(runes[i-1]) && i+1 < len(runes) && unicode.IsLower(runes[i+1])):
			end()
		}
		word.WriteString(plainLetter(unicode.ToLower(r)))
	}
	end()
	return words
}

// plainLetter is a letter of the Latin script without its accent, as people
// write it where a name may hold ASCII only.
func plainLetter(r rune) string {
	if r < 0x80 {
		return string(r)
	}
	switch {
	case strings.ContainsRune("àáâãäåāăą", r):
		return "a"
	case strings.ContainsRune("çćč", r):
		return "c"
	case strings.ContainsRune("èéêëēęě", r):
		return "e"
	case strings.ContainsRune("ìíîïīı", r):
		return "i"
	case strings.ContainsRune("ñńň", r):
		return "n"
	case strings.ContainsRune("òóôõöøō", r):
		return "o"
	case strings.ContainsRune("ùúûüūů", r):
		return "u"
	case strings.ContainsRune("śšş", r):
		return "s"
	case strings.ContainsRune("źżž", r):
		return "z"
	case r == 'ß':
		return "ss"
	case r == 'ł':
		return "l"
	case r == 'ý' || r == 'ÿ':
		return "y"
	}
	return string(r)
}

// What the words of a header weigh, in the logarithm of the odds.
const (
	headerExact     = 6.0  // the phrase is the whole header
	headerAtEnd     = 4.5  // such as customer_email: the last word is what it is about
	headerElsewhere = 3.0  // such as email_2_new
	headerAmbiguous = 4.2  // a whole header such as name or title, which things have as well
	headerDenied    = -4.0 // such as email_verified, which is about the e-mail, but is none
)

// notPersonal is the kind index of phrases that name what is not personal.
const notPersonal = -1

// A headerIndex finds phrases in the words of a header.
type headerIndex struct {
	phrases map[string][]headerPhrase // by first word
}

type headerPhrase struct {
	words []string
	kind  int // index of the kind, or notPersonal
}

// A headerHit is a phrase that stands in a header.
type headerHit struct {
	kind   int
	phrase string
	weight float64
	// ambiguous says that the neighbours have a say in it.
	ambiguous bool
}

func newHeaderIndex(kinds []kind) headerIndex {
	x := headerIndex{phrases: map[string][]headerPhrase{}}
	add := func(phrase string, kind int) {
		words := headerWords(phrase)
		x.phrases[words[0]] = append(x.phrases[words[0]], headerPhrase{words, kind})
	}
	for i, k := range kinds {
		for _, r := range k.recognizers {
			for _, h := range r.Headers {
				add(h, i)
			}
		}
	}
	for _, p := range notPersonalHeaders {
		add(p, notPersonal)
	}
	for _, thing := range thingsWithNames {
		add(thing+" name", notPersonal)
		add(thing+"name", notPersonal)
	}
	return x
}

// mostHeaderWords is how many words of a header are looked at, from its end: what
// a header is about stands there.
const mostHeaderWords = 32

// hits gives for each kind the phrase that says most for it. A phrase inside a
// longer one does not count: "ip address" is no address, and "product name" no
// name.
func (x headerIndex) hits(name string) []headerHit {
	words := headerWords(name)
	if len(words) > mostHeaderWords {
		words = words[len(words)-mostHeaderWords:]
	}
	n := len(words)
	for n > 1 && isNumber(words[n-1]) {
		n-- // phone 2
	}
	type span struct {
		from, to int
		p        headerPhrase
	}
	var spans []span
	for i := range words {
		for _, p := range x.phrases[words[i]] {
			if len(p.words) <= len(words)-i && slices.Equal(p.words, words[i:i+len(p.words)]) {
				spans = append(spans, span{i, i + len(p.words), p})
			}
		}
	}
	if len(words) > 1 && (words[0] == "is" || words[0] == "has") {
		return []headerHit{{kind: notPersonal, phrase: words[0], weight: headerExact}}
	}
	if len(words) > 1 && words[len(words)-1] == "at" && !slices.ContainsFunc(spans, func(s span) bool { return s.to == len(words) }) {
		return []headerHit{{kind: notPersonal, phrase: "at", weight: headerExact}} // email_sent_at
	}
	best := map[int]headerHit{}
	denied := false
	for _, s := range spans {
		if slices.ContainsFunc(spans, func(o span) bool {
			return o.from <= s.from && s.to <= o.to && o.to-o.from > s.to-s.from
		}) {
			continue
		}
		h := headerHit{kind: s.p.kind, phrase: strings.Join(s.p.words, " ")}
		exact := s.from == 0 && s.to >= n || othersAreNeutral(words, s.from, s.to)
		switch {
		case exact && isAmbiguousHeader(h.phrase):
			h.weight, h.ambiguous = headerAmbiguous, true
		case exact:
			h.weight = headerExact
		case s.to >= n:
			h.weight = headerAtEnd
			h.ambiguous = isAmbiguousHeader(h.phrase)
			if h.ambiguous {
				h.weight = headerAmbiguous - 1
			}
		default:
			h.weight = headerElsewhere
		}
		if s.p.kind == notPersonal {
			if s.to < n {
				continue // it qualifies what follows: order_email is an e-mail address
			}
			denied = s.from > 0
		}
		if old, ok := best[h.kind]; !ok || h.weight > old.weight {
			best[h.kind] = h
		}
	}
	hits := make([]headerHit, 0, len(best))
	for _, h := range best {
		if denied && h.kind != notPersonal {
			h.weight = headerDenied
		}
		hits = append(hits, h)
	}
	slices.SortFunc(hits, func(a, b headerHit) int { return a.kind - b.kind })
	return hits
}

func isNumber(w string) bool { return strings.Trim(w, "0123456789") == "" }

// othersAreNeutral reports whether all words outside words[from:to] only say
// whose it is or which.
func othersAreNeutral(words []string, from, to int) bool {
	for i, w := range words {
		if (i < from || i >= to) && !neutralWords[w] && !isNumber(w) {
			return false
		}
	}
	return true
}

// neutralWords say whose something is or which of several.
var neutralWords = wordSet("customer cust client user usr patient employee emp staff contact member person personal people applicant owner guest " +
	"student primary secondary main alternate alt other home work business private current new old my the of billing shipping delivery mailing " +
	"emergency spouse parent cardholder subscriber holder sender receiver recipient raw orig original text str string value field col column full kunde kunden cliente")

// isAmbiguousHeader reports whether things have such a header as often as
// people do.
func isAmbiguousHeader(phrase string) bool { return ambiguousHeaders[phrase] }

var ambiguousHeaders = phraseSet("name", "title", "first", "last", "state", "by", "contact", "role", "position", "location", "condition", "via",
	"user", "manager", "recipient", "school", "district", "link", "long", "land", "social", "token", "secret", "cap", "cp", "nom", "nombre", "nome",
	"cargo", "poste", "eta", "orientation", "race", "track", "ua", "uid", "cc", "dl", "fin", "start date",
	"end date", "registered", "sin", "nie", "tin", "nip", "pass", "place", "region name", "str", "url", "website", "prescription", "handle",
	"registration number", "license number", "license no", "policy number", "reg", "plate", "job", "owner name", "display name", "customer", "client", "assignee", "reporter", "employee", "created by", "updated by", "expiry", "expiry date", "expiration", "account number", "account no",
	"drug", "konto", "kunde", "browser", "wallet", "born")

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
	"state machine", "rechnungsdatum", "bestelldatum", "domain", "provider", "template", "preference", "url path", "os", "platform", "app version", "error", "error code", "message id", "request id", "trace id", "span id",
}

// thingHeaders are those of them that only what is bought or made has.
var thingHeaders = phraseSet("price", "unit price", "cost", "quantity", "qty", "sku", "product", "product id", "product code", "item", "item id", "item code",
	"stock", "inventory", "warehouse", "brand", "model", "category", "color", "colour", "size", "weight", "isbn", "ean", "upc", "gtin", "asin", "part number",
	"serial number", "batch", "batch number", "lot", "manufacturer", "material", "discount", "uom", "units")

// thingsWithNames are what has a name and is no person.
var thingsWithNames = []string{"product", "file", "table", "host", "server", "domain", "brand", "item", "event", "project", "column", "field", "app", "application",
	"service", "plan", "campaign", "category", "package", "module", "class", "method", "function", "variable", "index", "schema", "database", "db", "cluster", "node",
	"image", "bucket", "queue", "topic", "job", "task", "team", "department", "dept", "warehouse", "store", "shop", "vendor", "supplier", "model", "device", "network", "machine",
	"plant", "course", "book", "song", "movie", "game", "ship", "artikel", "produkt", "datei", "tag", "label", "group", "role", "channel", "template", "theme", "path", "bank",
	"drug", "street", "city", "country", "state", "company", "business", "organization", "organisation", "school", "hospital"}
