package columns

import (
	"sync"

	"github.com/privet-go/privet/profiler/internal/lex"
)

// This file has lists of what headers say that is of no label: what words are shortened to, words
// that only say whose something is, headers that things have, and those that both have.

// shortWords are what people shorten words to in the names of columns.
var shortWords = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"nm": "name", "num": "number", "nbr": "number", "nr": "number", "no": "number", "addr": "address", "adr": "address", "dt": "date", "amt": "amount",
		"desc": "description", "emp": "employee", "cust": "customer", "acct": "account", "acc": "account", "ph": "phone", "cntry": "country", "ctry": "country",
		"org": "organization", "prod": "product", "qty": "quantity", "pwd": "password", "passwd": "password", "usr": "user", "pat": "patient",
		"cd": "code", "typ": "type", "frst": "first", "fst": "first", "lst": "last", "brth": "birth", "gvn": "given", "tel": "telephone", "ttl": "title", "dept": "department",
		"cntct": "contact", "cmpny": "company", "ctznshp": "citizenship", "adrs": "address",
		"nam": "name", "nme": "name", "cde": "code", "dte": "date", "cstmr": "customer", "custmr": "customer", "custm": "customer", "cus": "customer", "clnt": "client", "memb": "member",
		"mbr": "member", "empl": "employee", "ctct": "contact", "contct": "contact", "slry": "salary", "salry": "salary", "hldr": "holder", "bnk": "bank", "crd": "card",
		"cnt": "count", "pct": "percent", "flg": "flag", "sts": "status",
	}
})

// neutralWords say whose something is or which of several.
var neutralWords = lex.WordSet("customer cust client user usr patient employee emp staff contact member person personal people applicant owner guest " +
	"student primary secondary main alternate alt other home work business private current new old my the of billing shipping delivery mailing " +
	"tbl x p c t txt fld var attr data info input val tmp kontakt " +
	"cl cli clt clnt kl kd knd klant mbr memb mem stud stu sotr prac ugyf zak mus must asiak plg pac paz func dip pers priv gesch dienst hm res usu adm " +
	"emergency spouse parent cardholder subscriber holder sender receiver recipient resid residencia residenza residence paz pac cli cte func zak klienta klient raw orig original text str string value field col column full kunde kunden cliente " +
	"src stg staging ods dwh edw dw fact dim lkp z v clean cleaned cleansed prev norm fmt bak copy legacy hist lnd " +
	"dd mm yyyy yy ddmmyyyy yyyymmdd jjjj tt aaaa gggg rrrr rok 漢字 カナ かな フリガナ ローマ字 西暦 和暦")

// layerWords stand behind the name of a column and say which copy of it this is.
var layerWords = lex.WordSet("raw src orig original clean cleaned cleansed new old prev v txt val norm fmt bak copy legacy hist tmp stg dwh lnd")

// ambiguousHeaders are those that things have as often as people do.
var ambiguousHeaders = sync.OnceValue(func() map[string]bool {
	return lex.PhraseSet("name", "title", "first", "last", "state", "by", "contact", "role", "position", "location", "condition", "via",
		"user", "manager", "recipient", "school", "district", "link", "long", "lng", "lon", "lat", "land", "social", "token", "secret", "cap", "cp", "nom", "nombre", "nome",
		"cargo", "poste", "eta", "orientation", "race", "track", "ua", "uid", "cc", "dl", "fin", "start date",
		"end date", "date start", "date end", "registered", "sin", "nie", "tin", "nip", "pass", "place", "region name", "str", "url", "website", "prescription", "handle",
		"registration number", "license number", "license no", "policy number", "reg", "plate", "job", "owner name", "display name", "customer", "client", "assignee", "reporter", "employee", "created by", "updated by", "expiry", "expiry date", "expiration", "account number", "account no",
		"nm", "client", "region", "navn", "namn", "naam", "nimi", "nev", "nume", "ime", "nama", "नाम", "الاسم", "имя", "име", "名前", "名", "名字", "이름", "명", "jmeno", "meno", "ad", "isim", "όνομα", "ονομα", "titular", "director", "teacher", "author name",
		"documento", "clave", "parola", "web", "sitio", "сайт", "права", "med", "lek", "lekar", "rang", "comp", "nation", "staat", "ort", "by", "il", "st", "prov", "nummer", "ref", "buyer name", "seller name", "agent name", "payee", "payer", "firm", "institution", "landline", "suburb", "cell no", "house number", "street number",
		"drug", "konto", "kunde", "browser", "wallet", "born", "guest", "passenger", "donor", "insured", "beneficiary", "claimant", "officer", "attending", "nurse", "therapist", "borrower",
		"tenant", "landlord", "subscriber", "holder", "author", "authors", "investigator", "president", "owner", "attention", "inventor", "guardian", "designation", "union", "party", "dir", "hp", "cel",
		"fam", "pol", "placa", "placas", "portable", "ral", "gate", "handicap", "vej", "affection", "agency", "charge description", "dod", "issued", "expires", "tribe", "community caste", "patient", "doctor", "physician",
		"medico", "médico", "lek", "lege", "race 1", "denominacion", "denominazione", "denominacao", "denomination", "qualifica", "matricula", "contacto", "referente", "empfanger", "absender", "inhaber", "perso", "compound", "crime", "offense", "offence", "afiliado", "visa type", "icd", "designacao",
		"gen", "szamlaszam", "номер счета", "designation", "mail address", "account name", "kraj", "estado", "stato", "etat", "stan", "stav", "fecha alta", "pin", "proprietaire", "propietario", "destinataire", "responsavel", "utente", "pacient", "paciente", "paziente", "pacjent", "メイ", "cell", "mobil", "fixe", "nik", "cns", "rib", "ente", "entite", "bruger", "user login", "vat", "schet", "oklad")
})

// titlesOfThings are words for occupations that behind another word are what a work is called.
var titlesOfThings = sync.OnceValue(func() map[string]bool { return lex.PhraseSet("title") })

// countingWords are those for names that before another word only count what it names.
var countingWords = sync.OnceValue(func() map[string]bool { return lex.PhraseSet("first", "last") })

// NotPersonalHeaders are what columns are called that describe things, events
// and the table itself.
var NotPersonalHeaders = []string{
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
var thingHeaders = sync.OnceValue(func() map[string]bool {
	return lex.PhraseSet("price", "unit price", "cost", "quantity", "qty", "sku", "product", "product id", "product code", "item", "item id", "item code",
		"stock", "inventory", "warehouse", "brand", "model", "category", "color", "colour", "size", "weight", "isbn", "ean", "upc", "gtin", "asin", "part number",
		"serial number", "batch", "batch number", "lot", "manufacturer", "material", "discount", "uom", "units")
})

// hostHeaders are those under which addresses of machines stand as well as their names.
var hostHeaders = sync.OnceValue(func() map[string]bool {
	return lex.PhraseSet("host", "host name", "hostname", "server", "server name", "source", "destination", "node", "instance", "endpoint", "upstream addr", "device", "machine", "gateway", "target", "zone",
		"domain", "pod", "service", "origin", "key", "id", "object", "value", "result", "event", "log", "label", "tags", "channel", "url path", "object key")
})

// thingsWithNames are what has a name and is no person.
var thingsWithNames = []string{"product", "file", "table", "host", "server", "domain", "brand", "item", "event", "project", "column", "field", "app", "application",
	"service", "plan", "campaign", "category", "package", "module", "class", "method", "function", "variable", "index", "schema", "database", "db", "cluster", "node",
	"image", "bucket", "queue", "topic", "job", "task", "team", "department", "dept", "warehouse", "store", "shop", "model", "device", "network", "machine",
	"plant", "course", "book", "song", "movie", "game", "ship", "artikel", "produkt", "datei", "tag", "label", "group", "role", "channel", "template", "theme", "path",
	"currency", "unit", "language", "color", "colour", "document", "report", "metric", "sensor", "test", "attribute", "property", "parameter", "feature", "version", "release", "branch", "error",
	"exchange", "sector", "industry", "status", "sport", "animal", "breed", "species", "food", "dish", "ingredient", "recipe", "element", "material", "program", "subject", "film", "album", "process"}
