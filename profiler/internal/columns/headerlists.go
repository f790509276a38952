package columns

import (
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file has lists of what headers say that is of no label: what words are shortened to, words
// that only say whose something is, headers that things have, and those that both have.

// shortWords are what people shorten words to in the names of columns.
var shortWords = lazy.Value[map[string]string]{Make: func() map[string]string {
	return map[string]string{
		"nm": "name", "num": "number", "nbr": "number", "nr": "number", "no": "number", "addr": "address", "adr": "address", "dt": "date", "amt": "amount",
		"desc": "description", "emp": "employee", "cust": "customer", "acct": "account", "acc": "account", "ph": "phone", "cntry": "country", "ctry": "country",
		"org": "organization", "prod": "product", "qty": "quantity", "pwd": "password", "passwd": "password", "usr": "user", "pat": "patient",
		"cd": "code", "typ": "type", "frst": "first", "fst": "first", "lst": "last", "brth": "birth", "gvn": "given", "tel": "telephone",
		"ttl": "title", "dept": "department",
		"cntct": "contact", "cmpny": "company", "ctznshp": "citizenship", "adrs": "address",
		"nam": "name", "nme": "name", "cde": "code", "dte": "date", "cstmr": "customer", "custmr": "customer", "custm": "customer", "cus": "customer",
		"clnt": "client", "memb": "member",
		"mbr": "member", "empl": "employee", "ctct": "contact", "contct": "contact", "slry": "salary", "salry": "salary", "hldr": "holder",
		"bnk": "bank", "crd": "card",
		"cnt": "count", "pct": "percent", "flg": "flag", "sts": "status",
	}
}}

// neutralWords say whose something is or which of several.
var neutralWords = &wordset.WordList{File: "columns", Set: "neutralWords"}

// layerWords stand behind the name of a column and say which copy of it this is.
var layerWords = &wordset.WordList{File: "columns", Set: "layerWords"}

// ambiguousHeaders are those that things have as often as people do.
var ambiguousHeaders = &wordset.WordList{File: "columns", Set: "ambiguousHeaders"}

// titlesOfThings are words for occupations that behind another word are what a work is called.
var titlesOfThings = lazy.Value[map[string]bool]{Make: func() map[string]bool { return wordset.PhraseSet("title") }}

// countingWords are those for names that before another word only count what it names.
var countingWords = lazy.Value[map[string]bool]{Make: func() map[string]bool { return wordset.PhraseSet("first", "last") }}

// notPersonalHeaders are what columns are called that describe things, events
// and the table itself.
func notPersonalHeaders() []string { return lists.Words("columns", "NotPersonalHeaders") }

// thingHeaders are those of them that only what is bought or made has.
var thingHeaders = &wordset.WordList{File: "columns", Set: "thingHeaders"}

// genericHeadings are those of them that anything has.
var genericHeadings = &wordset.WordList{File: "columns", Set: "genericHeadings"}

// hostHeaders are those under which addresses of machines stand as well as their names.
var hostHeaders = &wordset.WordList{File: "columns", Set: "hostHeaders"}

// thingsWithNames are what has a name and is no person.
func thingsWithNames() []string { return lists.Words("columns", "thingsWithNames") }
