package corpus

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// place gives the name of a place.
func (m *maker) place(form string) string {
	if form == "" || form == "any" {
		switch n := m.rng.IntN(100); {
		case n < 58:
			form = "city"
		case n < 80:
			form = "country"
		case n < 90:
			form = "state"
		default:
			form = "natural"
		}
	}
	if base, ok := strings.CutSuffix(form, ".lower"); ok {
		return lower(m.language.code, m.place(base))
	}
	if base, grammarCase, ok := strings.Cut(form, "."); ok && base == "country" {
		return m.closed("country", grammarCase)
	} else if ok && base == "state" {
		if w := m.word(form, m.language.code, m.native); w != "" {
			return w
		}
		return m.place(base)
	}
	home := m.country
	switch form {
	case "of", "dat", "acc", "ins":
		return m.townIn(form)
	case "lower": // as in chats
		return lower(m.language.code, m.place("city"))
	case "town": // with what makes it a town, as in addresses
		w, of := m.place("home"), map[string]string{"CN": "市", "JP": "市", "KR": "시"}[home]
		if !m.native || strings.ContainsRune("市区县區縣郡町村시구군", lastRune(w)) {
			return w
		}
		return w + of
	case "district": // with the number of a part of the town
		return m.place("home") + " " + strconv.Itoa(1+m.rng.IntN(20))
	case "country":
		return m.closed("country", "")
	case "state", "stateabbr":
		if form == "state" && m.chance(30) {
			if w := m.word("region", home, m.native); w != "" {
				return w
			}
		}
		if w := m.word(form, home, m.native); w != "" {
			return w
		}
		if w := m.word("state", home, m.native); w != "" {
			return w
		}
		return m.closed("country", "")
	case "natural":
		if w := m.wordOrInvented("natural", m.language.code, m.native); w != "" {
			return w
		}
	case "loc":
		if w := m.word("city.loc", m.language.code, m.native); w != "" && (m.chance(30) || townCases[m.language.code+" noun loc"] == nil) {
			return w
		}
		return m.townIn(form)
	}
	if form != "home" && m.chance(30) {
		if m.native || m.chance(40) {
			if w := m.word("city", m.language.code, m.native); w != "" {
				return w // towns abroad, as the language writes them
			}
		}
		if from := pick(m.rng, m.all.countries["latin"]); m.pool("city", from, false) != nil && !m.native {
			return m.wordOrInvented("city", from, false)
		}
	}
	if w := m.wordOrInvented("city", home, m.native); w != "" {
		return w
	}
	if w := m.wordOrInvented("city", homeOf(m.language.code).countries[0], m.native); w != "" {
		return w
	}
	panic("corpus: no towns for " + m.language.code)
}

// townIn gives a town in a case, of the country in most cases.
func (m *maker) townIn(grammarCase string) string {
	from := "home"
	if m.chance(25) {
		from = "city"
	}
	return inflectTown(m.language.code, m.place(from), grammarCase)
}

// closed gives a word of a class that has few members.
func (m *maker) closed(kind, form string) string {
	if form != "" {
		if w := m.word(kind+"."+form, m.language.code, m.native); w != "" {
			return w
		}
	}
	w := m.word(kind, m.language.code, m.native)
	if w == "" {
		panic("corpus: no words for " + kind + " in " + m.language.code)
	}
	return w
}

// job gives the name of an occupation: one of the non-terminal "job_" and the form
// where the language has it.
func (m *maker) job(form string) string {
	if rule := "job_" + form; form != "" && m.language.rules[rule] != nil {
		return m.ruleText(rule)
	}
	w := m.word("job", m.language.code, m.native)
	if w == "" {
		panic("corpus: no occupations in " + m.language.code)
	}
	switch form {
	case "title":
		return titleCase(w)
	case "start":
		return capitalise(w)
	}
	return w
}

// titleCase gives each word that begins with a letter a capital.
func titleCase(s string) string {
	words := strings.Split(s, " ")
	for i, w := range words {
		if w != "" && w != "of" && w != "and" {
			words[i] = capitalise(w)
		}
	}
	return strings.Join(words, " ")
}

// organization gives the name of an organisation. It is composed until it is one
// of the part.
func (m *maker) organization(form string) string {
	rule := "org"
	if form != "" {
		rule = "org_" + form
		if m.language.rule(m.all.shared, rule) == nil {
			rule = "org"
		}
	}
	var name string
	for range 100 {
		if form == "" && m.chance(12) {
			if w := m.word("orgname", m.language.code, m.native); w != "" {
				return w
			}
			if w := m.word("orgname", "en", false); w != "" {
				return w
			}
		}
		if name = m.ruleText(rule); form == "" && m.chance(15) {
			name = m.listedOrganization()
		}
		if name != "" && partOfValue(name) == m.opts.Part {
			return name
		}
	}
	return name
}

// listedOrganization composes a name from the words that the lists have for
// organisations, or gives nothing where they have none.
func (m *maker) listedOrganization() string {
	name := fillers[pick(m.rng, []string{"surname", "surname", "city", "coined"})](m, nil)
	before, after, legal := m.word("orgbefore", m.language.code, m.native), m.word("orgafter", m.language.code, m.native), m.word("orglegal",
		m.language.code, m.native)
	switch {
	case before != "" && m.chance(45):
		return capitalise(before) + " " + name
	case after != "" && m.chance(50):
		name += " " + after
		if legal == "" || m.chance(60) {
			return name
		}
	}
	if legal == "" {
		return ""
	}
	if m.native && m.language.code != "ar" && m.language.code != "he" {
		return legal + " " + name
	}
	return name + " " + legal
}

// addressCountry is the country whose grammar of addresses is used.
func (m *maker) addressCountry() string {
	if m.native && m.country == "IN" {
		return "hi" // in its own letters
	}
	if m.all.addresses.rules["street_"+m.country] != nil {
		return m.country
	}
	return homeOf(m.language.code).countries[0]
}

// street gives a street and a number as the country writes them, or an address of
// a form such as "box" that the file of addresses has.
func (m *maker) street(form string) string {
	if form == "alone" {
		for range 12 {
			if s := withoutHouse(m.street("")); s != "" {
				return s
			}
		}
		return m.street("")
	}
	c := m.all.addresses.rules["street_"+form]
	if c == nil {
		c = m.all.addresses.rules["street_"+m.addressCountry()]
	}
	if c == nil {
		c = m.all.addresses.rules["street_US"]
	}
	return m.text(func() { m.addressRule(c) })
}

// withoutHouse is a street without the number of the house at its beginning or its end, or
// nothing where that does not leave two words or a long one, which are all letters.
func withoutHouse(street string) string {
	name := strings.Trim(street, "0123456789.,:/- ")
	for _, mark := range [...]string{" No", " Nr", " nr", " N°", " bud", " d"} {
		name = strings.TrimRight(strings.TrimSuffix(name, mark), ".,: ")
	}
	if strings.ContainsAny(name, "0123456789,/#:") || utf8.RuneCountInString(name) < 6 {
		return ""
	}
	return name
}

// block writes the parts of an address, each with its label.
func (m *maker) block(s *slot) {
	name := "block_"
	if s.form == "line" {
		name = "line_"
	}
	c := m.all.addresses.rules[name+m.addressCountry()]
	if c == nil && name == "line_" {
		c = m.all.addresses.rules["block_"+m.addressCountry()]
	}
	if c == nil {
		c = m.all.addresses.rules["block_US"]
	}
	m.addressRule(c)
}

// addressRule expands a rule of the file of addresses.
func (m *maker) addressRule(c *choice) {
	before := m.language
	m.language = &language{code: before.code, rules: m.all.addresses.rules}
	m.expand(pick(m.rng, c.of), 0)
	m.language = before
}

// streetEndings are what makes a street of the name of a family.
var streetEndings = map[string][]string{
	"DE": {"straße", "weg", "str.", "allee", "-Straße", "platz", "gasse", "ring", "damm"}, "AT": {"gasse", "straße", "weg",
		"platz"}, "CH": {"strasse", "weg", "gasse", "platz"},
	"NL": {"straat", "laan", "weg", "plein", "kade", "hof"}, "BE": {"straat", "laan", "lei", "steenweg"}, "SE": {"gatan", "vägen", "gränd",
		"s väg"}, "DK": {"gade", "vej", "svej", "s Allé"},
	"NO": {"s gate", "veien", "s vei", "gata"}, "FI": {"nkatu", "ntie", "nkuja"}, "CZ": {"ova", "ova ulice"}, "SK": {"ova"}, "CN": {"路", "街", "大道",
		"巷"}, "JP": {"町", "台", "通"}, "KR": {"로", "길"},
}

// streetName gives the name of a street without the words that stand beside it.
func (m *maker) streetName() string {
	country := m.addressCountry()
	if country == "hi" {
		country = "IN"
	}
	if w := m.word("street", country, m.native); w != "" && m.chance(70) {
		return w
	}
	kind := "family"
	if country == "CN" || country == "KR" {
		kind = "given.m"
	}
	name := m.wordOrInvented(kind, country, m.native)
	if name == "" {
		name = m.word("family", pick(m.rng, m.all.countries["latin"]), false)
	}
	if country == "CZ" || country == "SK" {
		name = strings.TrimSuffix(name, "ová") // Novákova bears the name of a man
	}
	if endings := streetEndings[country]; endings != nil {
		return name + pick(m.rng, endings)
	}
	if country == "RU" || country == "UA" {
		return inflect(m.language.code, false, "family", name, "of")
	}
	return name
}
