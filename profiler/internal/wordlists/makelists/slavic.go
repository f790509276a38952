package main

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// addSlavic adds a family name and, when it is Russian, Ukrainian or
// Bulgarian, its feminine form and both in Latin letters.
func addSlavic(t *table, name string, e *entry) {
	codes := strings.Join(sorted(e.codes), ",")
	t.add(name, e.weight, codes, e.note)
	if name < "А" || name > "ӿ" {
		return
	}
	lang := ""
	for _, l := range []string{"ru", "uk", "bg"} {
		if e.codes[l] {
			lang = l
		}
	}
	if lang == "" {
		return
	}
	names := []string{name}
	for _, form := range []struct{ masculine, feminine string }{
		{"ский", "ская"}, {"цкий", "цкая"}, {"ський", "ська"}, {"цький", "цька"}, {"ой", "ая"}, {"ный", "ная"}, {"ий", "а"},
		{"ов", "ова"}, {"ев", "ева"}, {"ёв", "ёва"}, {"ин", "ина"}, {"ын", "ына"},
	} {
		if stem, ok := strings.CutSuffix(name, form.masculine); ok && utf8.RuneCountInString(stem) > 2 {
			names = append(names, stem+form.feminine)
			break
		}
	}
	note := ""
	for i, n := range names {
		if len(names) == 2 {
			note = []string{"m", "f"}[i]
		}
		t.add(n, e.weight, codes, note)
		for _, latin := range latinSlavic(n, lang) {
			t.add(latin, max(e.weight-1, 3), codes, note)
		}
	}
}

// The letters of Cyrillic as passports write them. Those that languages write
// differently are in the tables of the languages.
var (
	cyrillic = map[rune]string{
		'а': "a", 'б': "b", 'в': "v", 'г': "g", 'д': "d", 'е': "e", 'ё': "e", 'ж': "zh", 'з': "z", 'и': "i", 'й': "y",
		'к': "k", 'л': "l", 'м': "m", 'н': "n", 'о': "o", 'п': "p", 'р': "r", 'с': "s", 'т': "t", 'у': "u", 'ф': "f",
		'х': "kh", 'ц': "ts", 'ч': "ch", 'ш': "sh", 'щ': "shch", 'ъ': "", 'ы': "y", 'ь': "", 'э': "e", 'ю': "yu", 'я': "ya",
	}
	cyrillicUkrainian = map[rune]string{'г': "h", 'ґ': "g", 'и': "y", 'і': "i", 'ї': "i", 'й': "i", 'є': "ie", 'ю': "iu", 'я': "ia", '\'': ""}
	cyrillicBulgarian = map[rune]string{'х': "h", 'щ': "sht", 'ъ': "a", 'ь': "y"}
)

// latinSlavic writes a name of Cyrillic letters in Latin ones, in one way or
// two.
func latinSlavic(name, lang string) []string {
	var b strings.Builder
	for i, r := range strings.ToLower(name) {
		var s string
		ok := false
		switch lang {
		case "uk":
			s, ok = cyrillicUkrainian[r]
			if i == 0 {
				switch r {
				case 'й', 'ю', 'я', 'ї', 'є':
					s = map[rune]string{'й': "y", 'ю': "yu", 'я': "ya", 'ї': "yi", 'є': "ye"}[r]
				}
			}
		case "bg":
			s, ok = cyrillicBulgarian[r]
		}
		if !ok {
			if s, ok = cyrillic[r]; !ok {
				return nil
			}
		}
		b.WriteString(s)
	}
	one := b.String()
	list := []string{title(one)}
	// The ending of adjectives has two spellings that are about as frequent.
	if stem, ok := strings.CutSuffix(one, "iy"); ok && lang == "ru" {
		list = append(list, title(stem+"y"))
	}
	if stem, ok := strings.CutSuffix(one, "yi"); ok && lang == "uk" {
		list = append(list, title(stem+"yy"))
	}
	return list
}

// russianNames adds given names and patronymics that the spelling dictionary
// marks as such by the way they decline.
func russianNames(t *table, src sources) error {
	return lines(src.deb("hunspell-ru", "usr/share/hunspell/ru_RU.dic"), func(line string) {
		w, flag, _ := strings.Cut(line, "/")
		if !hasUpper(w) || flag != "K" && flag != "I" {
			return
		}
		gender := "u"
		for _, ending := range []string{"ович", "евич", "ич"} {
			if strings.HasSuffix(w, ending) {
				gender = "m"
			}
		}
		if strings.HasSuffix(w, "вна") || strings.HasSuffix(w, "чна") {
			gender = "f"
		}
		t.add(w, 4, "RU,ru", gender)
		if gender != "u" {
			for _, latin := range latinSlavic(w, "ru") {
				t.add(latin, 3, "RU", gender)
			}
		}
	})
}

// polishNames adds the family names among the capitalised words of the
// spelling dictionary: adjectives that are declined as names of persons.
func polishNames(t *table, src sources) error {
	return lines(src.deb("hunspell-pl", "usr/share/hunspell/pl_PL.dic"), func(line string) {
		w, flags, _ := strings.Cut(latin(line, latin2), "/")
		if !hasUpper(w) || !slices.Contains([]string{"XxY", "xXY"}, flags) {
			return
		}
		stem, ok := strings.CutSuffix(w, "ski")
		end := "ska"
		if !ok {
			stem, ok = strings.CutSuffix(w, "cki")
			end = "cka"
		}
		if !ok {
			stem, ok = strings.CutSuffix(w, "dzki")
			end = "dzka"
		}
		if ok {
			t.add(w, 3, "PL", "m")
			t.add(stem+end, 3, "PL", "f")
		}
	})
}
