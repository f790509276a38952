package main

import (
	"encoding/json"
	"os"
	"strconv"
	"strings"
	"unicode/utf8"
)

// nationalities adds the adjectives of the package i18n-nationality with
// their forms, and the words for members of a nation that some languages make
// of the name of the country.
func nationalities(t *table, src sources) error {
	isCountry := make(map[string]bool)
	err := cldrNames(src, "main", "territory", func(lang, code, name string) {
		if len(code) != 2 || code == "EU" || code == "EZ" || code == "UN" || code == "ZZ" || code == "QO" {
			return
		}
		isCountry[strings.ToLower(name)] = true
		if strings.ContainsAny(name, "()（） ") {
			return
		}
		switch lang {
		case "zh", "ja":
			t.add(name+"人", 5, code+","+lang, "noun")
		case "ko":
			t.add(name+"인", 5, code+","+lang, "noun")
		}
	})
	if err != nil {
		return err
	}
	for _, lang := range []string{"de", "en", "es", "fi", "fr", "it", "nl", "no"} {
		data, err := os.ReadFile(src.npm("i18n-nationality-1.4.0", "langs/"+lang+".json"))
		if err != nil {
			return err
		}
		var list struct{ Nationalities map[string]string }
		if err := json.Unmarshal(data, &list); err != nil {
			return err
		}
		for code, names := range list.Nationalities {
			for name := range strings.FieldsFuncSeq(names, func(r rune) bool { return r == ',' || r == '/' }) {
				name, _, _ = strings.Cut(name, "(")
				name = strings.TrimSpace(name)
				// Some entries are the name of the country, or a phrase.
				if !nameLike(name) || isCountry[strings.ToLower(name)] || strings.Count(name, " ") > 1 || strings.Contains(name, "kansalainen") {
					continue
				}
				for i, form := range forms(lang, name) {
					t.add(form, 6-min(i, 1), code+","+lang, "adj")
					if lang != "en" && lang != "nl" {
						t.add(strings.ToLower(form), 6-min(i, 1), code+","+lang, "adj")
					}
				}
			}
		}
	}
	return nil
}

// forms gives the feminine and the plurals of an adjective, by the rules
// that hold for most of them.
func forms(lang, name string) []string {
	list := []string{name}
	add := func(suffix string, endings ...string) {
		if stem, ok := strings.CutSuffix(name, suffix); ok && len(list) == 1 && len(stem) > 2 {
			for _, e := range endings {
				list = append(list, stem+e)
			}
		}
	}
	switch lang {
	case "de":
		add("sch", "sche", "scher", "schen", "sches", "schem")
	case "es":
		add("o", "a", "os", "as")
		add("és", "esa", "eses", "esas")
		add("án", "ana", "anes", "anas")
		add("í", "íes")
		add("e", "es")
	case "fr":
		add("ien", "ienne", "iens", "iennes")
		add("ais", "aise", "aises")
		add("ois", "oise", "oises")
		add("ain", "aine", "ains", "aines")
		add("e", "es")
		add("n", "ne", "ns", "nes")
	case "it":
		add("o", "a", "i", "e")
		add("ese", "esi")
		add("e", "i")
	case "nl":
		add("s", "se")
		add("sch", "sche")
	case "no":
		add("sk", "ske")
	case "fi":
		add("lainen", "laiset", "laisen")
		add("läinen", "läiset", "läisen")
	}
	return list
}

// chinesePlaces adds the words of jieba with a tag: ns for places, nt for
// organisations.
func chinesePlaces(t *table, src sources, tag string, shortest int) error {
	return lines(src.npm("nodejieba-3.5.8", "submodules/cppjieba/dict/jieba.dict.utf8"), func(line string) {
		f := strings.Fields(line)
		if len(f) != 3 || f[2] != tag || utf8.RuneCountInString(f[0]) < shortest || !nameLike(f[0]) {
			return
		}
		count, err := strconv.Atoi(f[1])
		if err != nil || count < 3 {
			return
		}
		t.add(f[0], min(2+len(strconv.Itoa(count)), 7), "zh", "")
	})
}

func organizations(src sources) (*table, error) {
	t := newTable()
	nouns, err := wordnet(src, "noun")
	if err != nil {
		return nil, err
	}
	err = below(nouns, 14, "organization", func(s synset) {
		for _, w := range s.words {
			if upper(w) {
				t.add(w, 4, "en", "")
			}
		}
		for _, id := range s.to["~i"] {
			for _, w := range nouns[id].words {
				if upper(w) {
					t.add(w, 4, "en", "")
				}
			}
		}
	})
	if err != nil {
		return nil, err
	}
	for _, id := range nouns["n04511002"].to["~i"] {
		for _, w := range nouns[id].words {
			if upper(w) {
				t.add(w, 4, "en", "")
			}
		}
	}
	lists, err := lexicon(src.npm("compromise-14.17.0", "src/2-two/preTagger/model/lexicon/_data.js"))
	if err != nil {
		return nil, err
	}
	for _, tag := range []string{"Organization", "SportsTeam"} {
		for _, w := range lists[tag] {
			if nameLike(w) {
				t.add(title(w), 5, "en", "")
			}
		}
	}
	japanese, err := japaneseNouns(src, "Noun.org.csv")
	if err != nil {
		return nil, err
	}
	for _, n := range japanese {
		// A word of one or two signs is most often something else.
		if utf8.RuneCountInString(n.word) >= 3 && !strings.ContainsAny(n.word, ",") {
			t.add(n.word, 3, "JP", "")
		}
	}
	if err := chinesePlaces(t, src, "nt", 3); err != nil {
		return nil, err
	}
	return t, addHand(t, "organizations.tsv")
}
