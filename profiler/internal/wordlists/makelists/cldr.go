package main

import (
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"
)

const cldrRoot = "usr/share/unicode/cldr/common"

// languages are those whose words are taken from CLDR.
var languages = []string{
	"af", "ar", "az", "be", "bg", "bn", "bs", "ca", "cs", "cy", "da", "de", "el", "en", "es", "et", "eu", "fa", "fi",
	"fil", "fr", "ga", "gl", "gu", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ja", "ka", "kk", "km", "kn", "ko",
	"lo", "lt", "lv", "mk", "ml", "mr", "ms", "nb", "nl", "nn", "no", "pa", "pl", "ps", "pt", "ro", "ru", "si", "sk", "sl", "sq",
	"sr", "sv", "sw", "ta", "te", "th", "tr", "uk", "ur", "uz", "vi", "zh", "zh_Hant", "zu",
}

// caseless reports whether s is two letters or more of a script without
// capitals, and nothing else but spaces and marks.
func caseless(s string) bool {
	n := 0
	for _, r := range s {
		switch {
		case unicode.IsLetter(r):
			if unicode.IsUpper(r) || unicode.IsLower(r) {
				return false
			}
			n++
		case !unicode.IsMark(r) && r != ' ' && r != '-' && r != '\u200c' && r != '・' && r != '·':
			return false
		}
	}
	return n >= 2
}

// cldrNames calls f with each text that stands directly in an element of the
// given name, in the files of a folder of CLDR: the language, the type of the
// element or of the one around it, and the text.
func cldrNames(src sources, folder, element string, f func(lang, kind, name string)) error {
	for _, lang := range languages {
		path := src.deb("unicode-cldr-core", filepath.Join(cldrRoot, folder, lang+".xml"))
		file, err := os.Open(path)
		if errors.Is(err, os.ErrNotExist) && folder != "main" {
			continue
		}
		if err != nil {
			return err
		}
		err = cldrFile(file, element, func(kind, name string) {
			if name != "↑↑↑" {
				f(strings.ReplaceAll(lang, "_Hant", ""), kind, name)
			}
		})
		file.Close()
		if err != nil {
			return err
		}
	}
	return nil
}

func cldrFile(r io.Reader, element string, f func(kind, name string)) error {
	d := xml.NewDecoder(r)
	d.Strict = false
	var kinds []string
	var text strings.Builder
	in := false
	for {
		tok, err := d.Token()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		switch tok := tok.(type) {
		case xml.StartElement:
			kind := ""
			i := slices.IndexFunc(tok.Attr, func(a xml.Attr) bool { return a.Name.Local == "type" || a.Name.Local == "cp" })
			if i >= 0 {
				kind = tok.Attr[i].Value
			} else if len(kinds) > 0 {
				kind = kinds[len(kinds)-1]
			}
			kinds = append(kinds, kind)
			in = tok.Name.Local == element
			text.Reset()
		case xml.CharData:
			if in {
				text.Write(tok)
			}
		case xml.EndElement:
			if tok.Name.Local == element && strings.TrimSpace(text.String()) != "" {
				f(kinds[len(kinds)-1], strings.TrimSpace(text.String()))
			}
			kinds = kinds[:len(kinds)-1]
			in = false
			text.Reset()
		}
	}
}

func countries(src sources) (*table, error) {
	t := newTable()
	people := make(map[string]uint64)
	list, err := cities(src)
	if err != nil {
		return nil, err
	}
	for _, c := range list {
		people[c.country] += c.population
	}
	err = cldrNames(src, "main", "territory", func(lang, code, name string) {
		// Numbers are continents and the like; the others are no countries.
		if len(code) == 2 && !slices.Contains([]string{"EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"}, code) {
			t.add(name, countryWeight(people[code]), code+","+lang, "")
		}
	})
	if err != nil {
		return nil, err
	}
	return t, addHand(t, "countries.tsv")
}

// countryWeight is the weight of a country by the inhabitants of its cities.
func countryWeight(n uint64) int {
	return min(populationWeight(n/10)+2, 9)
}

// regionLanguages are those in which regions of other countries are taken.
var regionLanguages = []string{"en", "de", "fr", "es", "it", "pt", "nl", "pl", "ru"}

func regions(src sources) (*table, error) {
	t := newTable()
	err := cldrNames(src, "subdivisions", "subdivision", func(lang, code, name string) {
		if len(code) < 3 || !letters(name) {
			return
		}
		country := strings.ToUpper(code[:2])
		weight := 3
		if lang == "en" {
			weight = 4
		}
		if slices.Contains(regionLanguages, lang) || slices.Contains(spoken[country], lang) {
			t.add(name, weight, country, "")
		}
		// Abbreviations that are written in addresses.
		if lang == "en" && slices.Contains([]string{"US", "CA", "AU", "BR", "IT", "NL"}, country) && len(code) <= 5 {
			if abbr := strings.ToUpper(code[2:]); !strings.ContainsAny(abbr, "0123456789") {
				t.add(abbr, 5, country, "abbr")
			}
		}
	})
	if err != nil {
		return nil, err
	}
	lists, err := lexicon(src.npm("compromise-14.17.0", "src/2-two/preTagger/model/lexicon/_data.js"))
	if err != nil {
		return nil, err
	}
	for _, w := range lists["Region"] {
		if nameLike(w) && len(w) > 3 {
			t.add(title(w), 4, "", "")
		}
	}
	return t, addHand(t, "regions.tsv")
}

// spoken are the languages of the lists in which a country names its regions.
var spoken = map[string][]string{
	"AE": {"ar"}, "AF": {"fa", "ps"}, "AL": {"sq"}, "AM": {"hy"}, "AT": {"de"}, "AZ": {"az"}, "BA": {"bs", "hr", "sr"},
	"BD": {"bn"}, "BE": {"fr", "nl", "de"}, "BG": {"bg"}, "BY": {"be", "ru"}, "CH": {"de", "fr", "it"}, "CN": {"zh"},
	"CZ": {"cs"}, "DK": {"da"}, "DZ": {"ar"}, "EE": {"et"}, "EG": {"ar"}, "ES": {"es", "ca", "eu", "gl"}, "FI": {"fi", "sv"},
	"GB": {"en", "cy"}, "GE": {"ka"}, "GR": {"el"}, "HR": {"hr"}, "HU": {"hu"}, "ID": {"id"}, "IE": {"ga"}, "IL": {"he", "ar"},
	"IN": {"hi", "bn", "gu", "kn", "ml", "mr", "pa", "ta", "te", "ur"}, "IQ": {"ar"}, "IR": {"fa"}, "IS": {"is"}, "JO": {"ar"},
	"JP": {"ja"}, "KE": {"sw"}, "KH": {"km"}, "KR": {"ko"}, "KP": {"ko"}, "KW": {"ar"}, "KZ": {"kk"}, "LA": {"lo"}, "LB": {"ar"},
	"LT": {"lt"}, "LV": {"lv"}, "LY": {"ar"}, "MA": {"ar"}, "MK": {"mk"}, "MY": {"ms"}, "NO": {"nb", "nn"}, "OM": {"ar"},
	"PH": {"fil"}, "PK": {"ur"}, "QA": {"ar"}, "RO": {"ro"}, "RS": {"sr"}, "SA": {"ar"}, "SD": {"ar"}, "SE": {"sv"},
	"SI": {"sl"}, "SK": {"sk"}, "SY": {"ar"}, "TH": {"th"}, "TN": {"ar"}, "TR": {"tr"}, "TW": {"zh"}, "TZ": {"sw"}, "UA": {"uk", "ru"},
	"UZ": {"uz"}, "VN": {"vi"}, "YE": {"ar"}, "ZA": {"af", "zu"}, "LK": {"si", "ta"},
}
