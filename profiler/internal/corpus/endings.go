package corpus

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file joins endings to names where they follow the sounds of the name: in Finnish,
// Hungarian and Turkish. Greek has its endings in [cases], and articles.

// endingForms are what the form of a slot may end in: cases, "the" for an article before the
// name, "at" for one that is joined with in, "lower" for small letters.
var endingForms = strings.Fields("gen acc dat ins voc par ine ela ill ade abl all ess sup sub del cau loc from to adj pl dim kin ne the The at lower")

// cutEndings takes a form such as "full.the.gen" apart.
func cutEndings(form string) (base string, endings []string) {
	parts := strings.Split(form, ".")
	for len(parts) > 0 && slices.Contains(endingForms, parts[len(parts)-1]) {
		endings = append([]string{parts[len(parts)-1]}, endings...)
		parts = parts[:len(parts)-1]
	}
	return strings.Join(parts, "."), endings
}

// hasEndings reports whether names of the language take endings by this file. Others have
// small letters at most.
func hasEndings(code string, endings []string) bool {
	return len(endings) > 0 && (slices.Contains([]string{"el", "fi", "hu", "tr"}, code) || slices.Equal(endings, []string{"lower"}))
}

// ended gives a name with its endings. A name of several words takes them behind the last one,
// in Greek behind each.
func (m *maker) ended(kind, name string, female bool, endings []string) string {
	code := m.language.code
	for _, e := range endings {
		switch {
		case e == "the" || e == "The" || e == "at":
			continue
		case e == "lower":
			name = lower(code, name)
			continue
		case code == "el":
			words := strings.Split(name, " ")
			for i, w := range words {
				words[i] = inflect(code, female, kind, w, e)
			}
			name = strings.Join(words, " ")
			continue
		}
		at := strings.LastIndexAny(name, " -") + 1
		head, last := name[:at], name[at:]
		if !strings.ContainsFunc(last, unicode.IsLetter) {
			continue
		}
		switch {
		case code == "fi" && isShort(last):
			last += ":" + strings.TrimPrefix(finnish("given", "e", e), "e")
		case code == "fi":
			last = finnish(kind, last, e)
		case code == "hu" && isShort(last):
			last += "-" + strings.TrimLeft(hungarianWord("e", e), "eé")
		case code == "hu":
			last = hungarianWord(last, e)
		case code == "tr":
			last += turkishEnding(last, e, kind == "org")
		}
		name = head + last
		if e == "adj" {
			name = lower(code, name)
		}
	}
	return name
}

// isShort reports whether a word is a short form, to which endings are joined with a sign.
func isShort(word string) bool {
	return strings.HasSuffix(word, ".") || word == strings.ToUpper(word) && utf8.RuneCountInString(word) > 1 ||
		slices.Contains([]string{"Oy", "Oyj", "Ab", "Ky", "Tmi", "Osk", "Kft", "Bt", "Zrt", "Nyrt"}, word)
}

// article gives the article that stands before a name, with a space.
func (m *maker) article(kind, name string, female bool, endings []string) string {
	the := ""
	grammarCase := ""
	for _, e := range endings {
		switch e {
		case "the", "The", "at":
			the = e
		default:
			grammarCase = e
		}
	}
	if the == "" {
		return ""
	}
	w := ""
	switch m.language.code {
	case "hu":
		w = "a "
		if first, _ := utf8.DecodeRuneInString(lower("hu", name)); strings.ContainsRune("aáeéiíoóöőuúüű", first) {
			w = "az "
		}
	case "el":
		w = greekArticle(kind, name, female, the, grammarCase)
	}
	if the == "The" {
		w = capitalise(w)
	}
	return w
}

// greekGender tells the gender of the name of a place or a firm by its ending.
func greekGender(name string) string {
	word, _, _ := strings.Cut(name, " ")
	switch {
	case strings.HasSuffix(word, "ος"), strings.HasSuffix(word, "ας"), strings.HasSuffix(word, "ης"), strings.HasSuffix(word,
		"ός"), strings.HasSuffix(word, "άς"):
		return "m"
	case strings.HasSuffix(word, "ρυμα"), strings.HasSuffix(word, "ήμα"):
		return "n"
	case strings.HasSuffix(word, "α"), strings.HasSuffix(word, "η"), strings.HasSuffix(word, "ή"), strings.HasSuffix(word, "ού"):
		return "f"
	case strings.HasSuffix(word, "ες"), strings.HasSuffix(word, "ές"):
		return "fp"
	case strings.HasSuffix(word, "ά"):
		return "np"
	case strings.HasSuffix(word, "ο"), strings.HasSuffix(word, "ό"), strings.HasSuffix(word, "ι"), strings.HasSuffix(word, "ί"):
		return "n"
	}
	return "f"
}

// greekArticle gives the article of a name in a case.
func greekArticle(kind, name string, female bool, the, grammarCase string) string {
	gender := "m"
	switch {
	case kind == "place" || kind == "org":
		gender = greekGender(name)
	case female:
		gender = "f"
	}
	column := map[string]int{"m": 0, "f": 1, "n": 2, "fp": 3, "np": 4}[gender]
	row := []string{"ο", "η", "το", "οι", "τα"}
	switch {
	case the == "at":
		row = []string{"στον", "στην", "στο", "στις", "στα"}
	case grammarCase == "gen":
		row = []string{"του", "της", "του", "των", "των"}
	case grammarCase == "acc":
		row = []string{"τον", "την", "το", "τις", "τα"}
	}
	return row[column] + " "
}

// lastOf gives the last letter of a word that is one of some, or 0.
func lastOf(word, letters string) rune {
	last := rune(0)
	for _, r := range word {
		if strings.ContainsRune(letters, r) {
			last = r
		}
	}
	return last
}

// finnishStems are the endings of Finnish names and what they become before an ending that
// closes the syllable, and before others.
var finnishStems = []struct{ from, weak, strong string }{
	{"nen", "se", "se"}, {"mäki", "mäe", "mäke"}, {"joki", "joe", "joke"}, {"lahti", "lahde", "lahte"}, {"koski", "koske", "koske"}, {"niemi",
		"nieme", "nieme"},
	{"järvi", "järve", "järve"}, {"saari", "saare", "saare"}, {"vuori", "vuore", "vuore"}, {"lampi", "lamme", "lampe"}, {"salmi", "salme",
		"salme"}, {"vesi", "vede", "vete"},
	{"kangas", "kankaa", "kankaa"}, {"turku", "turu", "turku"}, {"ranta", "ranna", "ranta"}, {"kunta", "kunna", "kunta"}, {"koti", "kodi",
		"koti"}, {"laitos", "laitokse", "laitokse"}, {"lehto", "lehdo", "lehto"}, {"aho", "aho", "aho"}, {"us", "ukse", "ukse"}, {"ys", "ykse", "ykse"},
	{"nki", "ngi", "nki"}, {"nka", "nga", "nka"}, {"nkä", "ngä", "nkä"}, {"kki", "ki", "kki"}, {"kka", "ka", "kka"}, {"kkä", "kä", "kkä"}, {"kko",
		"ko", "kko"}, {"kkö", "kö", "kkö"}, {"kku", "ku", "kku"},
	{"tti", "ti", "tti"}, {"tta", "ta", "tta"}, {"ttä", "tä", "ttä"}, {"tto", "to", "tto"}, {"ttu", "tu", "ttu"}, {"ppi", "pi", "ppi"}, {"ppa", "pa",
		"ppa"}, {"ppo", "po", "ppo"}, {"ppu", "pu", "ppu"},
	{"nti", "nni", "nti"}, {"nto", "nno", "nto"}, {"lta", "lla", "lta"}, {"rta", "rra", "rta"}, {"mpi", "mmi", "mpi"},
}

// finnish gives a word in a case.
func finnish(kind, word, grammarCase string) string {
	low := lower("fi", word)
	weak, strong := word, word
	found := false
	for _, s := range finnishStems {
		if strings.HasSuffix(low, s.from) && len(word) >= len(s.from) {
			// What is written with a capital keeps it.
			head := word[:len(word)-len(s.from)]
			weak, strong, found = head+s.weak, head+s.strong, true
			if head == "" {
				weak, strong = capitalise(weak), capitalise(strong)
			}
			break
		}
	}
	last := lastRune(low)
	vowel := strings.ContainsRune("aeiouyäöåéáóí", last)
	switch {
	case found:
	case !vowel:
		weak, strong = word+"i", word+"i"
	case last == 'e' && kind != "given":
		weak, strong = word+"e", word+"e"
	}
	a := "a"
	if v := lastOf(low, "aouäöyå"); v == 0 || strings.ContainsRune("äöy", v) {
		a = "ä"
	}
	switch grammarCase {
	case "gen", "acc":
		return weak + "n"
	case "ine":
		return weak + "ss" + a
	case "ela":
		return weak + "st" + a
	case "ade":
		return weak + "ll" + a
	case "abl":
		return weak + "lt" + a
	case "all":
		return weak + "lle"
	case "ess":
		return strong + "n" + a
	case "ill":
		tail := []rune(strong)
		if n := len(tail); n > 1 && tail[n-1] == tail[n-2] {
			return strong + "seen"
		}
		return strong + string(unicode.ToLower(lastRune(strong))) + "n"
	case "par":
		switch {
		case strings.HasSuffix(low, "nen"):
			return word[:len(word)-3] + "st" + a
		case last == 'e' && kind != "given":
			return word + "tt" + a
		}
		return strong + a
	case "adj":
		return strong + "l" + a + "inen"
	case "loc", "from", "to":
		outer := strings.HasSuffix(low, "mäki") || strings.HasSuffix(low, "niemi") || strings.HasSuffix(low, "koski") || strings.HasSuffix(low, "järvi") ||
			strings.HasSuffix(low, "joki") || low == "tampere" || low == "vantaa"
		of := map[string][2]string{"loc": {"ine", "ade"}, "from": {"ela", "abl"}, "to": {"ill", "all"}}[grammarCase]
		if outer {
			return finnish(kind, word, of[1])
		}
		return finnish(kind, word, of[0])
	}
	return word
}

// hungarianWord gives a word of Hungarian with an ending.
func hungarianWord(word, grammarCase string) string {
	if grammarCase == "gen" {
		grammarCase = "dat"
	}
	for i := range hungarianEndings {
		if e := &hungarianEndings[i]; e.Case == grammarCase {
			return e.join(word)
		}
	}
	low := lower("hu", word)
	last := lastRune(low)
	vowel := endsInVowel(low)
	long := lengthened(word)
	pick := func(b, f, r string) string {
		switch back, round := vowelHarmony(low); {
		case back:
			return b
		case round:
			return r
		}
		return f
	}
	switch grammarCase {
	case "acc":
		if vowel || strings.ContainsRune("lnrjsz", last) || strings.HasSuffix(low, "ly") || strings.HasSuffix(low, "ny") {
			return long + "t"
		}
		return long + pick("ot", "et", "öt")
	case "sup":
		if vowel {
			return long + "n"
		}
		return long + pick("on", "en", "ön")
	case "pl":
		return long + "ék"
	case "ne": // the wife of
		return long + "né"
	case "adj":
		if last == 'i' {
			return word
		}
		return word + "i"
	case "loc", "from", "to":
		inner := strings.ContainsRune("nmijáéíóőúű", last) || strings.HasSuffix(low, "ny") || strings.HasSuffix(low, "ia")
		of := map[string][2]string{"loc": {"ine", "sup"}, "from": {"ela", "del"}, "to": {"ill", "sub"}}[grammarCase]
		if inner {
			return hungarianWord(word, of[0])
		}
		return hungarianWord(word, of[1])
	}
	return word
}

// turkishEnding gives the ending of a word. What ends in a possessive, as the names of
// institutions do, has an n before it.
func turkishEnding(word, grammarCase string, institution bool) string {
	low := lower("tr", word)
	wide, narrow := "e", "i"
	switch lastOf(low, "aeıioöuü") {
	case 'a', 'ı':
		wide, narrow = "a", "ı"
	case 'o', 'u':
		wide, narrow = "a", "u"
	case 'ö', 'ü':
		narrow = "ü"
	}
	last := lastRune(strings.TrimRight(low, "."))
	vowel := strings.ContainsRune("aeıioöuüâîû", last)
	possessive := institution && strings.ContainsRune("ıiuü", last)
	joint := func(letter string) string {
		switch {
		case possessive:
			return "n"
		case vowel:
			return letter
		}
		return ""
	}
	d := "d"
	if strings.ContainsRune("fstkçşhp", last) {
		d = "t"
	}
	if possessive {
		d = "nd"
	}
	switch grammarCase {
	case "gen":
		return joint("n") + narrow + "n"
	case "dat":
		return joint("y") + wide
	case "acc":
		return joint("y") + narrow
	case "loc", "ine":
		return d + wide
	case "abl", "ela", "from":
		return d + wide + "n"
	case "ins":
		if vowel {
			return "yl" + wide
		}
		return "l" + wide
	case "pl":
		return "l" + wide + "r"
	case "adj":
		return "l" + narrow
	case "dim":
		if d == "t" {
			return "ç" + narrow + "m"
		}
		return "c" + narrow + "m"
	case "kin":
		return "giller"
	}
	return ""
}

// ending is the filler of an ending behind an apostrophe, which goes with what stands before it.
func (m *maker) ending(s *slot) string {
	n := len(m.segments)
	if n == 0 {
		return ""
	}
	return "'" + turkishEnding(m.segments[n-1].text, s.arg, m.segments[n-1].label == "ORGANIZATION")
}

// endedName gives the name of a person with endings.
func (m *maker) endedName(p *person, base string, endings []string) string {
	if base == "" {
		base = "full"
	}
	if m.language.code != "el" || base != "full" {
		return m.ended(base, m.named(p, base), p.female, endings)
	}
	return m.ended("given", p.given, p.female, endings) + " " + m.ended("family", p.family, p.female, endings)
}

// endedValue writes a place or a firm with endings, and reports whether it has any.
func (m *maker) endedValue(s *slot) bool {
	base, endings := cutEndings(s.form)
	if !hasEndings(m.language.code, endings) {
		return false
	}
	plain := slot{name: s.name, form: base, arg: s.arg}
	key := s.name + "." + base + "#" + s.key
	said, ok := m.said[key]
	if !ok {
		said = segment{m.value(&plain, nil), s.name, base}
		if s.key != "" {
			m.said[key] = said
		}
	}
	kind := "place"
	if s.name == "ORGANIZATION" {
		kind = "org"
	}
	m.write(m.article(kind, said.text, false, endings))
	text := m.ended(kind, said.text, false, endings)
	rest, ok := strings.CutPrefix(text, said.text)
	if ok && rest != "" && (rest[0] == ':' || rest[0] == '-') { // like an ending behind an apostrophe
		m.label(s.name, s.form, said.text)
		m.write(rest)
		return true
	}
	m.label(s.name, s.form, text)
	return true
}

// endedFiller writes a value without a label, with the endings of its form.
func (m *maker) endedFiller(s *slot, text string) {
	if _, endings := cutEndings(s.form); hasEndings(m.language.code, endings) {
		text = m.article("place", text, false, endings) + m.ended("place", text, false, endings)
	}
	m.write(text)
}

// vietnameseMiddle gives what stands between the family and the given name, which may be nothing.
func (m *maker) vietnameseMiddle(p *person) string {
	switch {
	case m.chance(15):
		return ""
	case p.female:
		return pick(m.rng, []string{"Thị", "Thị", "Thị", "Ngọc", "Thanh", "Thu", "Phương", "Bích", "Kim", "Mỹ", "Hồng", "Thị Thu", "Thị Ngọc",
			"Thị Hồng", "Diệu", "Khánh", "Quỳnh", "Thi", "Ngoc"})
	}
	return pick(m.rng, []string{"Văn", "Văn", "Văn", "Đức", "Minh", "Quang", "Hữu", "Thanh", "Quốc", "Công", "Xuân", "Đình", "Trọng", "Hoàng", "Anh",
		"Thế", "Tiến", "Van", "Duc", "Minh"})
}
