package columns

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file has the phrases of headers by the words that they begin with.

// The headerPhrases are phrases in lists of those with the same first word.
type headerPhrases struct {
	numbers map[string]int32 // of the lists, by this word
	lists   []headerList
	all     []headerPhrase // once they are sorted, those of one list behind those of another

	// By phrase, while they come: the one that came next in the same list, or -1.
	next []int32
	room []string // for words
}

// A headerList says which phrases are in a list: from one to another, or, while they come,
// the first and the last of them.
type headerList struct{ from, to int32 }

// How many phrases there are, and words that they begin with, by and large.
const (
	phrasesExpected = 18_000
	startsExpected  = 10_000
)

func newHeaderPhrases() *headerPhrases {
	return &headerPhrases{
		numbers: make(map[string]int32, startsExpected), lists: make([]headerList, 0, startsExpected),
		all: make([]headerPhrase, 0, phrasesExpected), next: make([]int32, 0, phrasesExpected),
	}
}

// listOf gives the list of a first word, which it makes when there is none.
func (x *headerPhrases) listOf(first string) *headerList {
	number, ok := x.numbers[first]
	if !ok {
		number = int32(len(x.lists))
		x.numbers[first] = number
		x.lists = append(x.lists, headerList{-1, -1})
	}
	return &x.lists[number]
}

// add adds a phrase to the list of its first word, while they come.
func (x *headerPhrases) add(l *headerList, p headerPhrase) {
	number := int32(len(x.all))
	if l.from < 0 {
		l.from = number
	} else {
		x.next[l.to] = number
	}
	l.to = number
	x.all, x.next = append(x.all, p), append(x.next, -1)
}

// sort puts the phrases of each list behind each other, when all have come.
func (x *headerPhrases) sort() {
	sorted := make([]headerPhrase, 0, len(x.all))
	for i := range x.lists {
		l := &x.lists[i]
		from := int32(len(sorted))
		for p := l.from; p >= 0; p = x.next[p] {
			sorted = append(sorted, x.all[p])
		}
		l.from, l.to = from, int32(len(sorted))
	}
	x.all, x.next, x.room = sorted, nil, nil
}

// behind gives the phrases that begin with a word, once they are sorted.
func (x *headerPhrases) behind(first []byte) []headerPhrase {
	number, ok := x.numbers[string(first)]
	if !ok {
		return nil
	}
	l := x.lists[number]
	return x.all[l.from:l.to]
}

// headerText is words with spaces between them: the phrase itself where that is so. room is
// memory for it.
func headerText(phrase string, words [][]byte, room []byte) string {
	for i, w := range words {
		if i > 0 {
			room = append(room, ' ')
		}
		room = append(room, w...)
	}
	if string(room) == phrase {
		return phrase
	}
	return string(room)
}

// wordsOf gives the words of a text with spaces between them.
func (x *headerPhrases) wordsOf(text string) []string {
	n := strings.Count(text, " ") + 1
	if cap(x.room)-len(x.room) < n {
		x.room = make([]string, 0, max(n, 1<<10))
	}
	from := len(x.room)
	for word := range strings.SplitSeq(text, " ") {
		x.room = append(x.room, word)
	}
	return x.room[from:len(x.room):len(x.room)]
}

// What follows is lists of what headers say that is of no label: what words are shortened to, words
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
