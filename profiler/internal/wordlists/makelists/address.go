package main

import (
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"
)

// postal calls f with each row of a dictionary of libpostal in each language:
// a word and the ways to write it. Abbreviations of one or two letters are
// left out, for they stand for too much.
func postal(src sources, dictionary string, f func(lang string, row []string)) error {
	files, err := filepath.Glob(src.npm("pelias-parser-4.1.0", "resources/libpostal/dictionaries/*/"+dictionary+".txt"))
	if err != nil {
		return err
	}
	slices.Sort(files)
	for _, path := range files {
		lang := filepath.Base(filepath.Dir(path))
		switch lang {
		case "all":
			lang = ""
		case "nb", "nn":
			lang = "no"
		}
		err := lines(path, func(line string) {
			var row []string
			for i, w := range strings.Split(line, "|") {
				w = strings.TrimSpace(w)
				if utf8.RuneCountInString(strings.Trim(w, ".")) > 2 && !strings.ContainsAny(w, "/0123456789(){}") && (i == 0 || !spelled(w)) {
					row = append(row, w)
				}
			}
			if len(row) > 0 {
				f(lang, row)
			}
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// spelled reports whether w is a row of single letters, as in l l c.
func spelled(w string) bool {
	for f := range strings.FieldsSeq(w) {
		if utf8.RuneCountInString(f) > 1 {
			return false
		}
	}
	return true
}

// streetsBefore are the languages that put the kind of a street before its
// name, streetsEither those that do both. The others put it after the name.
var (
	streetsBefore = []string{"ar", "ast", "br", "ca", "eu", "fa", "fil", "fr", "ga", "gl", "he", "id", "it", "ms", "mt", "oc", "pap", "pl", "pt",
		"ro", "th", "ur", "vi", "cy", "gd"}
	streetsEither = []string{"be", "bg", "bs", "cs", "el", "es", "hr", "ka", "ru", "sk", "sl", "sr", "uk", "az", "hi", "si"}
)

// streets are the words for kinds of streets, from the dictionaries of
// libpostal and from hand.
func streets(src sources) (*table, error) {
	t := newTable()
	err := postal(src, "street_types", func(lang string, row []string) {
		position := "after"
		switch {
		case slices.Contains(streetsBefore, lang):
			position = "before"
		case slices.Contains(streetsEither, lang):
			position = "either"
		}
		for i, w := range row {
			t.add(w, 5-min(i, 2), lang, position)
		}
	})
	if err != nil {
		return nil, err
	}
	for _, dictionary := range []string{"concatenated_suffixes_separable", "concatenated_suffixes_inseparable"} {
		err := postal(src, dictionary, func(lang string, row []string) {
			for i, w := range row {
				t.add(w, 5-min(i, 2), lang, "glued")
			}
		})
		if err != nil {
			return nil, err
		}
	}
	return t, addHand(t, "streets.tsv")
}

// titles are the forms of address and the degrees that stand before or after
// a name.
func titles(src sources) (*table, error) {
	t := newTable()
	for _, d := range []struct{ dictionary, position string }{
		{"personal_titles", "before"}, {"academic_degrees", "after"}, {"personal_suffixes", "after"},
	} {
		err := postal(src, d.dictionary, func(lang string, row []string) {
			for i, w := range row {
				t.add(w, 4-min(i, 2), lang, d.position)
			}
		})
		if err != nil {
			return nil, err
		}
	}
	lists, err := lexicon(src.npm("compromise-14.17.0", "src/2-two/preTagger/model/lexicon/_data.js"))
	if err != nil {
		return nil, err
	}
	for _, w := range lists["Honorific"] {
		t.add(w, 5, "en", "before")
	}
	return t, addHand(t, "titles.tsv")
}

// orgwords are the legal forms, and the words by which the names of
// organisations and of buildings are known.
func orgwords(src sources) (*table, error) {
	t := newTable()
	for _, d := range []struct{ dictionary, position string }{
		{"company_types", "legal"}, {"place_names", "in"}, {"building_types", "in"}, {"post_office", "in"},
	} {
		err := postal(src, d.dictionary, func(lang string, row []string) {
			for i, w := range row {
				t.add(w, 4-min(i, 2), lang, d.position)
			}
		})
		if err != nil {
			return nil, err
		}
	}
	return t, addHand(t, "orgwords.tsv")
}
