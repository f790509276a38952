package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A corpus is a list of words by frequency.
type corpus struct {
	lang, pkg, file string
}

var corpora = []corpus{
	{"en", "zxcvbn-ts-language-en-4.1.1", "src/wikipedia.json"},
	{"en", "zxcvbn-ts-language-en-4.1.1", "src/commonWords.json"},
	{"de", "zxcvbn-ts-language-de-3.0.2", "src/wikipedia.json"},
	{"fr", "zxcvbn-ts-language-fr-4.1.2", "src/wikipedia.json"},
	{"fr", "zxcvbn-ts-language-fr-4.1.2", "src/commonWords.json"},
	{"es", "zxcvbn-ts-language-es-es-4.1.2", "src/wikipedia.json"},
	{"es", "zxcvbn-ts-language-es-es-4.1.2", "src/commonWords.json"},
	{"pt", "zxcvbn-ts-language-pt-br-4.1.1", "src/wikipedia.json"},
	{"pt", "zxcvbn-ts-language-pt-br-4.1.1", "src/commonWords.json"},
	{"it", "zxcvbn-ts-language-it-3.0.2", "src/wikipedia.json"},
	{"nl", "zxcvbn-ts-language-nl-be-3.0.2", "src/wikipedia.json"},
	{"fi", "zxcvbn-ts-language-fi-3.0.2", "src/wikipedia.json"},
	{"id", "zxcvbn-ts-language-id-4.1.1", "src/wikipedia.json"},
	{"id", "zxcvbn-ts-language-id-4.1.1", "src/commonWords.json"},
	{"cs", "zxcvbn-ts-language-cs-3.0.1", "src/wikipedia.json"},
	{"pl", "zxcvbn-ts-language-pl-3.0.2", "src/wikipedia.json"},
}

// broken are the languages in whose list of Wikipedia the words are cut at
// letters beyond Latin-1. Of those lists only words count that a dictionary
// has, or that are long and plain.
var broken = map[string]bool{"cs": true, "pl": true}

// vocabularies are those of the stemmers of Snowball for languages whose lists of frequencies
// leave out what they have elsewhere, which is what is said and written most; and for languages
// that have no such list. As they are made from texts they have names as well, of which a word
// that is given to people or towns as a name is one whatever its forms. Of most, short words are taken.
var vocabularies = []struct {
	lang, dir string
	longest   int // in letters
}{
	{"de", "german", 30}, {"it", "italian", 30}, {"da", "danish", 10}, {"ro", "romanian", 10}, {"fi", "finnish", 8}, {"hu", "hungarian", 8}, {"tr",
		"turkish", 8},
}

// vocabularyWeight is the weight of their words, whose frequency nobody knows, but which are used.
const vocabularyWeight = 3

// markup are the tokens of the lists that come from the files of Wikipedia
// and not from its texts.
var markup = map[string]bool{
	"doc": true, "id": true, "title": true, "url": true, "curid": true, "https": true, "http": true, "www": true,
	"org": true, "com": true, "wiki": true, "wikipedia": true, "constructor": true, "html": true, "htm": true,
}

// endings are endings of words. A word that is also a name is kept when the
// list has two of its forms that are no names.
var endings = map[string][]string{
	"de": {"e", "en", "er", "es", "em", "n", "st", "t", "te", "ten", "ung", "ungen", "lich", "liche", "lichen", "haft", "los", "ische", "ischen"},
	"fr": {"s", "e", "es", "er", "ée", "és", "ées", "ent", "ment", "ant", "x", "ait", "aient"},
	"es": {"s", "es", "ar", "ado", "ada", "ados", "adas", "mente", "ando", "an"},
	"pt": {"s", "es", "ar", "ado", "ada", "ados", "adas", "mente", "ando", "am"},
	"it": {"re", "to", "ta", "ti", "te", "mente", "ndo", "no"},
	"nl": {"e", "en", "er", "s", "t", "de", "den", "je", "jes", "ing", "ingen", "lijk", "lijke"},
	"fi": {"n", "t", "a", "ä", "ta", "tä", "ssa", "ssä", "sta", "stä", "lla", "llä", "lle", "ksi", "en", "in"},
	"id": {"nya", "an", "kan", "i", "lah", "kah", "ku", "mu"},
	"sv": {"en", "n", "et", "t", "ar", "er", "or", "arna", "erna", "a", "ade", "at", "s"},
	"no": {"en", "et", "er", "ene", "a", "e", "te", "t", "ene", "s"},
}

var vocabulary = regexp.MustCompile(`\{"([^"]+)", "[^"]*"\}`)

// common are the words that begin a sentence with a capital and are no names.
//
// For English the dictionary decides: it has words and names apart. In the
// other lists of frequencies a word is dropped when as a name it is about as
// frequent as in the list: a given name of one bucket less or more, a larger
// place of two buckets less or more, and after the first 1000 a family name of
// one bucket more. A word that is rare and stands in the lists of five
// languages, and in no English dictionary, is a name as well. But a word stays that a dictionary of the
// language has in small letters, a stop word, one of the first 100 of its
// list, and a word of which two forms are in the list that are no names.
func common(src sources) (*table, error) {
	t := newTable()
	c, err := readCommon(src)
	if err != nil {
		return nil, err
	}
	for _, co := range corpora {
		list, err := words(src.npm(co.pkg, co.file))
		if err != nil {
			return nil, err
		}
		rank := 0
		for _, w := range list {
			if !plainWord(w) || markup[w] {
				continue
			}
			if c.keep(co.lang, w, rank) {
				t.add(w, rankWeight(rank), co.lang, c.note(co.lang, w))
			}
			rank++
		}
	}
	for lang, dict := range c.dictionary {
		for w := range dict {
			// The lists of frequencies say enough of these.
			if lang != "en" && lang != "ru" && lang != "pl" && lang != "lt" && lang != "nl" {
				continue
			}
			// Names are short. What is longer needs no list to be told apart.
			if lang != "en" && utf8.RuneCountInString(w) > 8 {
				continue
			}
			if lang == "en" && !c.usual[w] {
				continue
			}
			t.add(w, 2, lang, "")
		}
	}
	for _, v := range []struct{ lang, dir string }{{"sv", "swedish"}, {"no", "norwegian"}, {"ru", "russian"}, {"fr", "french"}, {"es", "spanish"}} {
		for _, w := range c.vocabulary[v.lang] {
			if plainWord(w) && c.keep(v.lang, w, 1<<20) {
				t.add(w, 2, v.lang, "")
			}
		}
	}
	for _, v := range vocabularies {
		for _, w := range c.vocabulary[v.lang] {
			if n := utf8.RuneCountInString(w); plainWord(w) && n > 1 && n <= v.longest && c.keepUsed(v.lang, w) {
				t.add(w, vocabularyWeight, v.lang, c.note(v.lang, w))
			}
		}
	}
	for lang, stop := range c.stop {
		for w := range stop {
			if plainWord(w) {
				t.add(w, 7, lang, "")
			}
		}
	}
	for lang, list := range c.annotation {
		for w := range list {
			if plainWord(w) && c.keep(lang, w, 1<<20) {
				t.add(w, 2, lang, c.note(lang, w))
			}
		}
	}
	if err := addHand(t, "common.tsv"); err != nil {
		return nil, err
	}
	return t, addEveryday(t)
}

// plainWord reports whether w is in small letters, with perhaps apostrophes
// and hyphens. Of scripts without capitals the words are in hand/everyday.
func plainWord(w string) bool {
	if utf8.RuneCountInString(w) > 30 || w != strings.ToLower(w) {
		return false
	}
	n := 0
	for i, r := range w {
		switch {
		case unicode.IsLower(r):
			n++
		case unicode.IsMark(r) && i > 0:
		case (r == '\'' || r == '’' || r == '-') && n > 0:
		default:
			return false
		}
	}
	return n > 0
}

// commonWords is what is known of the words of the languages.
type commonWords struct {
	given      map[string]int // the weights of names, in small letters
	family     map[string]int
	place      map[string]int
	towns      map[string]map[string]bool // places where a language is spoken
	dictionary map[string]map[string]bool // words that a dictionary has in small letters
	usual      map[string]bool            // the less rare ones of the English dictionary
	stop       map[string]map[string]bool
	vocabulary map[string][]string
	used       map[string]map[string]bool // the same, of those in vocabularies
	annotation map[string]map[string]bool
	nouns      map[string]bool // German, in small letters
	list       map[string]map[string]bool
	lists      map[string]map[string]bool // the languages in whose lists a word is
}

func set(m map[string]map[string]bool, key, word string) {
	if m[key] == nil {
		m[key] = make(map[string]bool)
	}
	m[key][word] = true
}

func readCommon(src sources) (*commonWords, error) {
	c := &commonWords{
		given: make(map[string]int), family: make(map[string]int), place: make(map[string]int), towns: make(map[string]map[string]bool), dictionary: make(map[string]map[string]bool), usual: make(map[string]bool),
		stop: make(map[string]map[string]bool), vocabulary: make(map[string][]string), annotation: make(map[string]map[string]bool),
		nouns: make(map[string]bool), used: make(map[string]map[string]bool), list: make(map[string]map[string]bool), lists: make(map[string]map[string]bool),
	}
	for _, f := range []func(sources) error{c.readNames, c.readDictionaries, c.readStopWords, c.readVocabularies, c.readAnnotations, c.readLists} {
		if err := f(src); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// keep reports whether w stays in the list of a language, in which it is at
// the given rank.
func (c *commonWords) keep(lang, w string, rank int) bool {
	if lang == "en" {
		return c.dictionary["en"][w] || c.stop["en"][w]
	}
	// The lexicons of compromise tag some given names as nouns.
	tagged := lang == "de" || lang == "fr" || lang == "es"
	if c.stop[lang][w] || rank < 100 || c.dictionary[lang][w] && !(tagged && c.given[w] >= 6) {
		return true
	}
	if broken[lang] && rank < 1<<20 {
		return false
	}
	weight := rankWeight(rank)
	if rank < 1<<20 && weight <= townWeight && !c.dictionary[lang][w] && utf8.RuneCountInString(w) > 3 && c.isTown(lang, w) {
		return false
	}
	name := c.given[w] >= max(weight-1, 3) || c.place[w] >= max(weight-2, 5) || rank > 1000 && c.family[w] >= max(weight+1, 3)
	if !name && (weight > 5 || len(c.lists[w]) < 5 || c.dictionary["en"][w]) {
		return true
	}
	return c.hasForms(c.list[lang], lang, w)
}

// townWeight is the weight up to which a word of a list of Wikipedia is no everyday one where it is
// the name of a town, whatever forms of it are in the list: people of Zwickau are Zwickauer.
const townWeight = 5

// isTown reports whether w is the name of a town or a region where its language is spoken, or such
// a name with an ending of a language whose names have as many forms as words.
func (c *commonWords) isTown(lang, w string) bool {
	towns := c.towns[lang]
	if towns[w] || lang != "fi" {
		return towns[w]
	}
	for _, e := range finnishCases {
		base, ok := strings.CutSuffix(w, e)
		if ok && utf8.RuneCountInString(base) >= 5 && towns[base] {
			return true
		}
	}
	return false
}

// finnishCases are the endings of names of places in Finnish.
var finnishCases = []string{"ssa", "ssä", "sta", "stä", "lla", "llä", "lta", "ltä", "lle", "on", "an", "än", "en", "in", "un", "yn", "n", "seen"}

// countriesOf are the countries where the languages of the lists of Wikipedia are spoken.
var countriesOf = map[string]string{
	"de": "DE AT CH LI LU", "fr": "FR BE CH LU", "it": "IT CH SM", "pt": "PT BR", "nl": "NL BE", "fi": "FI", "id": "ID", "sv": "SE FI", "no": "NO", "da": "DK", "ro": "RO MD", "tr": "TR", "hu": "HU",
	"es": "ES MX AR CO CL PE VE EC GT CU BO DO HN PY SV NI CR PA UY",
}

// townFrom is the weight from which on a place is a town.
const townFrom = 3

// noteTown notes a place of some countries.
func (c *commonWords) noteTown(w string, codes map[string]bool) {
	for lang, countries := range countriesOf {
		for country := range strings.FieldsSeq(countries) {
			if codes[country] {
				set(c.towns, lang, w)
			}
		}
	}
}

// hasForms reports whether two forms of w that are no names are in a list of a language.
func (c *commonWords) hasForms(list map[string]bool, lang, w string) bool {
	forms := 0
	for _, e := range endings[lang] {
		if f := w + e; list[f] && c.given[f] == 0 && c.family[f] < 4 && c.place[f] < 4 {
			if forms++; forms == 2 {
				return true
			}
		}
	}
	return false
}

// keepUsed reports whether a word of the vocabulary of a language stays, which is used in texts.
func (c *commonWords) keepUsed(lang, w string) bool {
	if !c.dictionary[lang][w] && (c.given[w] >= 3 || c.place[w] >= 4) {
		return false
	}
	// Names of Finns have as many forms as words.
	return c.keep(lang, w, 1<<20) || lang != "fi" && c.hasForms(c.used[lang], lang, w)
}

func (c *commonWords) note(lang, w string) string {
	if lang == "de" && c.nouns[w] {
		return "de:noun"
	}
	return ""
}

func (c *commonWords) readNames(src sources) error {
	for _, n := range []struct {
		make  func(sources) (*table, error)
		known map[string]int
		towns bool
	}{{given, c.given, false}, {family, c.family, false}, {places, c.place, true}, {regions, map[string]int{}, true}} {
		t, err := n.make(src)
		if err != nil {
			return err
		}
		for w, e := range t.rows {
			w = strings.ToLower(w)
			n.known[w] = max(n.known[w], e.weight)
			if n.towns && e.weight >= townFrom {
				c.noteTown(w, e.codes)
			}
		}
	}
	return nil
}

func (c *commonWords) readDictionaries(src sources) error {
	files, err := filepath.Glob(src.deb("scowl", "usr/share/dict/scowl/*-words.[1-7]*"))
	if err != nil {
		return err
	}
	more, err := filepath.Glob(src.deb("scowl", "usr/share/dict/scowl/*-contractions.[1-7]*"))
	if err != nil {
		return err
	}
	for _, path := range append(files, more...) {
		size := strings.TrimPrefix(filepath.Ext(path), ".")
		err := lines(path, func(w string) {
			if plainWord(w) && !strings.HasSuffix(w, "'s") {
				set(c.dictionary, "en", w)
				if size <= "50" {
					c.usual[w] = true
				}
			}
		})
		if err != nil {
			return err
		}
	}
	for _, d := range []struct {
		lang, path string
		high       []rune
	}{
		{"nl", src.deb("wdutch", "usr/share/dict/dutch"), nil},
		{"pl", src.deb("hunspell-pl", "usr/share/hunspell/pl_PL.dic"), latin2},
		{"ru", src.deb("hunspell-ru", "usr/share/hunspell/ru_RU.dic"), nil},
		{"lt", src.deb("hunspell-lt", "usr/share/hunspell/lt_LT.dic"), latin7},
	} {
		err := lines(d.path, func(line string) {
			w, _, _ := strings.Cut(latin(line, d.high), "/")
			w, _, _ = strings.Cut(w, "\t")
			if plainWord(w) && utf8.RuneCountInString(w) > 1 {
				set(c.dictionary, d.lang, w)
			}
		})
		if err != nil {
			return err
		}
	}
	for _, d := range []struct{ lang, pkg, file string }{
		{"fr", "fr-compromise-0.2.8", "src/01-one/lexicon/model/_data.js"},
		{"es", "es-compromise-0.2.11", "src/01-one/lexicon/_data.js"},
		{"de", "de-compromise-0.0.10", "builds/de-compromise.mjs"},
	} {
		lists, err := lexicon(src.npm(d.pkg, d.file))
		if err != nil {
			return err
		}
		for tag, list := range lists {
			if properTags[tag] {
				continue
			}
			for _, w := range list {
				if plainWord(w) {
					set(c.dictionary, d.lang, w)
					if d.lang == "de" && strings.HasSuffix(tag, "Noun") {
						c.nouns[w] = true
					}
				}
			}
		}
	}
	return nil
}

// properTags are the tags of the packed lexicons that hold proper names.
var properTags = map[string]bool{
	"FirstName": true, "LastName": true, "MaleName": true, "FemaleName": true, "Person": true, "City": true,
	"Country": true, "Region": true, "Place": true, "Organization": true, "SportsTeam": true, "ProperNoun": true,
}

func (c *commonWords) readStopWords(src sources) error {
	data, err := os.ReadFile(src.npm("stopwords-iso-1.1.0", "stopwords-iso.json"))
	if err != nil {
		return err
	}
	var all map[string][]string
	if err := json.Unmarshal(data, &all); err != nil {
		return err
	}
	for lang, list := range all {
		for _, w := range list {
			set(c.stop, lang, w)
		}
	}
	return nil
}

func (c *commonWords) readVocabularies(src sources) error {
	for _, v := range []struct{ lang, dir string }{{"sv", "swedish"}, {"no", "norwegian"}, {"ru", "russian"}, {"fr", "french"}, {"es", "spanish"}} {
		data, err := os.ReadFile(filepath.Join(string(src), "snowball-v0.10.0", v.dir+"_vocab", "vocab_test.go"))
		if err != nil {
			return err
		}
		for _, m := range vocabulary.FindAllSubmatch(data, -1) {
			w := string(m[1])
			c.vocabulary[v.lang] = append(c.vocabulary[v.lang], w)
			set(c.list, v.lang, w)
		}
	}
	for _, v := range vocabularies {
		err := lines(src.deb("snowball-data", "usr/share/snowball/data/"+v.dir+"/voc.txt"), func(w string) {
			c.vocabulary[v.lang] = append(c.vocabulary[v.lang], w)
			set(c.used, v.lang, w)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

func (c *commonWords) readAnnotations(src sources) error {
	return cldrNames(src, "annotations", "annotation", func(lang, _, text string) {
		if lang == "nb" || lang == "nn" {
			lang = "no"
		}
		for w := range strings.FieldsFuncSeq(text, func(r rune) bool {
			return !unicode.IsLetter(r) && !unicode.IsMark(r) && r != '-' && r != '\'' && r != '’'
		}) {
			if lang == "de" && hasUpper(w) {
				w = strings.ToLower(w)
				c.nouns[w] = true
			}
			if plainWord(w) && utf8.RuneCountInString(w) > 1 {
				set(c.annotation, lang, w)
			}
		}
	})
}

func (c *commonWords) readLists(src sources) error {
	for _, co := range corpora {
		list, err := words(src.npm(co.pkg, co.file))
		if err != nil {
			return err
		}
		for _, w := range list {
			set(c.list, co.lang, w)
			set(c.lists, w, co.lang)
		}
	}
	return nil
}

func notnames(src sources) (*table, error) {
	t := newTable()
	for _, e := range []struct{ element, note string }{{"language", "language"}, {"month", "month"}, {"day", "weekday"}} {
		err := cldrNames(src, "main", e.element, func(lang, kind, name string) {
			if utf8.RuneCountInString(name) < 3 || !letters(title(name)) || strings.ContainsAny(name, ".{") {
				return
			}
			weight := 4
			if e.element == "language" && len(kind) != 2 {
				weight = 2
			}
			t.add(name, weight, lang, e.note)
		})
		if err != nil {
			return nil, err
		}
	}
	return t, addHand(t, "notnames.tsv")
}
