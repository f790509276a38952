package corpus

import (
	"slices"
	"strings"
)

// A person has the parts of a name. Some forms of the name may be empty.
type person struct {
	country     string
	native      bool
	female      bool
	given       string
	middle      string // another given name, or a patronymic
	family      string // with its particles
	familyFirst bool
	joined      bool // written without a space
}

// personOf gives the person that a key stands for: a woman where it begins with "she", a man
// where it begins with "he".
func (m *maker) personOf(key string) *person {
	p := m.people[key]
	if p == nil {
		p = m.newPerson()
		she := strings.HasPrefix(key, "she")
		for range 20 {
			if p.female == she || !she && !strings.HasPrefix(key, "he") {
				break
			}
			p = m.newPerson()
		}
		if key != "" {
			m.people[key] = p
		}
	}
	return p
}

// familyFirstCountries are those where the family name stands first.
var familyFirstCountries = []string{"CN", "JP", "KR", "HU", "VN", "TW"}

// newPerson makes up a person: of the country of the text in six of ten cases.
func (m *maker) newPerson() *person {
	p := &person{country: m.country, native: m.native, female: m.chance(50)}
	if m.chance(40) {
		if m.native && m.chance(60) {
			p.country = pick(m.rng, homeOf(m.language.code).near)
		} else {
			p.native = false
			p.country = pick(m.rng, m.all.countries["latin"])
		}
	}
	if m.pool("family", p.country, p.native) == nil || m.pool("given.m", p.country, p.native) == nil || m.pool("given.f", p.country, p.native) == nil {
		if p.native {
			p.country = homeOf(m.language.code).countries[0]
		} else {
			p.country = pick(m.rng, m.all.countries["latin"])
		}
	}
	kind := "given.m"
	if p.female {
		kind = "given.f"
	}
	for range 8 {
		if p.given = m.wordOrInvented(kind, p.country, p.native); !isPatronymic(p.given) && fitsGender(p) {
			break
		}
	}
	p.family = m.familyName(p)
	if p.native == m.native && p.country == m.country {
		if w := m.word("given.word", m.language.code, m.native); w != "" && m.chance(12) {
			p.given = w
		}
		if w := m.word("family.word", m.language.code, m.native); w != "" && m.chance(12) {
			p.family = w
		}
	}
	switch {
	case p.native:
		p.joined = slices.Contains([]string{"CN", "JP", "KR"}, p.country)
		p.familyFirst = p.joined
		if (p.country == "RU" || p.country == "UA") && m.chance(35) {
			p.middle = m.patronymic(p)
		}
		m.addMiddle(p)
	case p.country == "VN":
		p.middle = pick(m.rng, []string{"Van", "Thi", "Minh", "Duc", "Thanh", "Ngoc", "Văn", "Thị"})
		p.familyFirst = m.chance(65)
		if m.language.code == "vi" {
			p.middle = m.vietnameseMiddle(p)
			p.familyFirst = m.chance(98)
		}
	case p.country == "HU" && m.language.code == "hu":
		p.familyFirst = m.chance(95)
	case slices.Contains(familyFirstCountries, p.country):
		p.familyFirst = m.chance(35)
	case m.chance(12):
		p.middle = m.word(kind, p.country, p.native)
	}
	return p
}

// fitsGender reports whether a given name may be one of the gender, in countries where the
// ending nearly always tells. Their lists have many names that no gender is known of.
func fitsGender(p *person) bool {
	switch p.country {
	case "PL", "CZ", "SK", "RU", "UA":
		switch last := lastRune(p.given); last {
		case 'a', 'а', 'я':
			return p.female || slices.Contains(menInA, p.given)
		case 'e', 'ь':
			return true
		case 'i', 'y', 'í', 'и', 'о', 'o':
			return !p.female || p.native
		default:
			return !p.female
		}
	}
	return true
}

// menInA are names of men that end as those of women do.
var menInA = []string{"Kuba", "Barnaba", "Bonawentura", "Saša", "Jura", "Никита", "Илья", "Фома", "Кузьма", "Лука", "Микола", "Ілля", "Микита",
	"Лука", "Хома", "Сава", "Савва"}

// familyName makes the name that relatives share.
func (m *maker) familyName(p *person) string {
	one := func() string {
		for range 6 {
			w := m.wordOrInvented("family", p.country, p.native)
			if !p.female && masculine(strings.ToLower(w)) != strings.ToLower(w) {
				continue // the name of a woman
			}
			if p.female {
				return feminine(p.country, w)
			}
			return w
		}
		return m.word("family", p.country, p.native)
	}
	name := one()
	if p.native {
		if p.country == "EG" || p.country == "SA" || p.country == "MA" {
			return m.arabicFamily(p, name)
		}
		if p.country == "IL" {
			return m.hebrewFamily(name, one)
		}
		return name
	}
	switch p.country {
	case "ES", "MX", "AR", "CO", "CL", "PE":
		switch {
		case m.chance(38):
			return name + " " + one()
		case m.chance(4):
			return pick(m.rng, []string{"de la ", "del ", "de ", "de los "}) + name
		case m.chance(4):
			return name + " y " + one()
		}
	case "PT", "BR":
		switch {
		case m.chance(25):
			return name + " " + one()
		case m.chance(18):
			return name + pick(m.rng, []string{" da ", " de ", " dos ", " do ", " e "}) + one()
		case m.chance(14):
			return pick(m.rng, []string{"da ", "de ", "dos ", "do "}) + name
		}
	case "NL":
		switch {
		case m.chance(22) && !strings.Contains(name, " "):
			return pick(m.rng, []string{"van der ", "van ", "de ", "van den ", "ter ", "van 't ", "in 't ", "ten ", "van de "}) + name
		case m.chance(5):
			return name + "-" + one()
		}
	case "BE":
		if m.chance(12) && !strings.Contains(name, " ") {
			return pick(m.rng, []string{"Van ", "De ", "Van den ", "Van der ", "Vanden"}) + name
		}
	case "FR", "CH", "CA":
		switch {
		case m.chance(4):
			return pick(m.rng, []string{"de ", "Le ", "de la ", "du ", "d'"}) + name
		case m.chance(6):
			return name + "-" + one()
		}
	case "DE", "AT":
		switch {
		case m.chance(3):
			return pick(m.rng, []string{"von ", "von der ", "zu ", "von und zu ", "vom "}) + name
		case m.chance(8):
			return name + "-" + one()
		}
	case "IT":
		if m.chance(8) && !strings.Contains(name, " ") {
			return pick(m.rng, []string{"Di ", "De ", "Della ", "D'", "Lo ", "La ", "Dal "}) + name
		}
	case "IE":
		if m.chance(16) && !strings.ContainsAny(name, "' ") {
			return pick(m.rng, []string{"O'", "O'", "Mc", "Mac", "Ó ", "Ní ", "O’", "Fitz"}) + name
		}
	case "GB", "US", "AU", "NZ":
		switch {
		case m.chance(3) && !strings.ContainsAny(name, "' "):
			return pick(m.rng, []string{"Mc", "Mac", "O'"}) + name
		case m.chance(5):
			return name + "-" + one()
		}
	case "SA", "EG", "MA", "AE":
		switch {
		case m.chance(14) && !strings.HasPrefix(strings.ToLower(name), "al"):
			return pick(m.rng, []string{"Al-", "al-", "El ", "El-", "Al "}) + name
		case m.chance(10):
			return pick(m.rng, []string{"bin ", "ibn ", "Abu ", "Ben "}) + m.word("given.m", p.country, false)
		}
	case "MY", "ID":
		if m.chance(15) {
			return "bin " + m.word("given.m", p.country, false)
		}
	}
	return name
}

// person writes a slot of a person.
func (m *maker) person(s *slot) {
	p := m.personOf(s.key)
	form := s.form
	if form == "" {
		switch {
		case m.chance(70):
			form = "full"
		case m.chance(25):
			form = "initial"
		case m.chance(30):
			form = "middle"
		case m.chance(30):
			form = "suffixed"
		case m.chance(20) && !p.native:
			form = "capitals"
		default:
			form = "full"
		}
		// A person that is named again has the same name.
		if s.key != "" {
			form = "full"
		}
	}
	if form == "titled" {
		m.write(m.title(p))
		name := p.family
		if m.chance(45) {
			name = m.fullName(p)
		}
		m.label("PERSON", form, name)
		return
	}
	if base, endings := cutEndings(form); hasEndings(m.language.code, endings) {
		m.write(m.article(base, "", p.female, endings))
		m.label("PERSON", form, m.endedName(p, base, endings))
		return
	}
	name, ending := endingApart(form, m.named(p, form))
	m.label("PERSON", form, name)
	m.write(ending)
}

// named gives the name in a form.
func (m *maker) named(p *person, form string) string {
	switch form {
	case "given":
		return p.given
	case "family":
		return p.family
	case "given.gen", "family.gen", "full.gen", "gen":
		base, _, _ := strings.Cut(form, ".")
		if base == "gen" {
			base = "full"
		}
		return genitive(m.language.code, m.named(p, base))
	case "nick":
		return m.nick(p)
	case "signed": // the initials behind
		return m.inflected(p, "signed", "")
	case "initial":
		return m.initialName(p)
	case "listed":
		return m.listedName(p)
	case "middle":
		return m.middleName(p)
	case "suffixed":
		if p.native {
			return m.fullName(p)
		}
		return m.fullName(p) + pick(m.rng, []string{" Jr.", ", Jr.", " Sr.", " III", " II", ", PhD", ", MD", " Jr", " IV", ", Ph.D.", " MD", " PhD", " DDS"})
	case "capitals": // as in France
		if p.native || m.language.code == "tr" {
			return m.fullName(p)
		}
		if m.chance(40) {
			return strings.ToUpper(p.family) + " " + p.given
		}
		return p.given + " " + strings.ToUpper(p.family)
	case "kunya":
		return m.kunya(p)
	case "upper":
		return upper(m.language.code, m.fullName(p))
	case "lower":
		return lower(m.language.code, m.fullName(p))
	case "shortened": // as in reports of courts and in classes
		if p.joined {
			return m.fullName(p)
		}
		return p.given + " " + initial(p.family) + "."
	case "double": // two given names, as in Anna Lena and Knud-Erik
		if p.native || p.familyFirst {
			return p.given
		}
		kind := "given.m"
		if p.female {
			kind = "given.f"
		}
		if second := m.word(kind, p.country, false); second != "" && second != p.given {
			return p.given + pick(m.rng, []string{" ", " ", "-"}) + second
		}
		return p.given
	case "initials":
		return m.initialsName(p)
	case "particle":
		return m.particleName(p)
	case "short":
		return m.shortName(p)
	case "patronymic":
		if p.middle == "" && p.native && (p.country == "RU" || p.country == "UA") {
			p.middle = m.patronymic(p)
		}
		if p.middle == "" {
			return m.fullName(p)
		}
		return p.given + " " + p.middle
	}
	if base, ok := strings.CutSuffix(form, ".lower"); ok {
		return lower(m.language.code, m.named(p, base))
	}
	if base, ok := strings.CutSuffix(form, ".upper"); ok {
		return upper(m.language.code, m.named(p, base))
	}
	if base, grammarCase, ok := strings.Cut(form, "."); ok {
		return m.inflected(p, base, grammarCase)
	}
	return m.fullName(p)
}

// initialsName has initials of a house, a village or a father before the given name, as in the
// south of India: K. V. Ramana Rao, S.Kumar.
func (m *maker) initialsName(p *person) string {
	if p.native {
		return m.fullName(p)
	}
	var b strings.Builder
	joint := pick(m.rng, []string{". ", ". ", ". ", ".", " "})
	for range 1 + m.rng.IntN(2) {
		b.WriteString(m.mixed("ABCDGHJKLMNPRSTV", 1) + joint)
	}
	name := p.given
	if m.chance(35) {
		name += " " + m.word("given.m", p.country, false)
	}
	if m.chance(55) {
		name += " " + p.family
	}
	return b.String() + name
}

// shortName has a given name in its short form, as in lists and documents of South Asia: Mohd. Arshad.
func (m *maker) shortName(p *person) string {
	if p.native {
		return m.fullName(p)
	}
	return pick(m.rng, []string{"Mohd. ", "Mohd ", "Md. ", "Md ", "Muhd. ", "Abd. "}) + pick(m.rng, []string{p.given, p.family, p.given + " " + p.family})
}

// familyParticles stand between a given name and a family name.
var familyParticles = []string{"van der ", "van den ", "van ", "von ", "von der ", "de ", "de la ", "dela ", "De La ", "Del ", "del ", "Di ", "Da ",
	"dos ", "da ", "Ó ", "Ní ", "Mac ", "Nic ", "Mac ",
	"bin ", "binti ", "bt ", "ibn ", "Al-", "al-", "El ", "El-", "Abu ", "D'", "D’", "O’", "Le ", "La ", "St. ", "St ", "ter ", "Van ", "Van de ", "Van Der ", "Du ", "du ", "Mc", "Fitz", "a/l ", "s/o "}

// particleName has one of familyParticles before the family name.
func (m *maker) particleName(p *person) string {
	if p.native || p.family == "" || strings.ContainsAny(p.family, " '’") {
		return m.fullName(p)
	}
	particle := pick(m.rng, familyParticles)
	family := p.family
	switch particle {
	case "bin ", "binti ", "bt ", "ibn ", "a/l ", "s/o ":
		family = m.word("given.m", p.country, false)
	case "Ní ", "Nic ":
		family = lenited(family)
	}
	if m.chance(15) {
		return particle + family // Van der Merwe
	}
	return p.given + " " + particle + family
}

// lenited writes an h behind the first letter, as in Irish behind Ní and Nic, where one can stand.
func lenited(name string) string {
	if strings.IndexByte("BCDFGMPST", name[0]) < 0 || len(name) < 2 || name[1] == 'h' {
		return name
	}
	return name[:1] + "h" + name[1:]
}

// fullName is the given and the family name in the order of the person.
func (m *maker) fullName(p *person) string {
	switch {
	case p.joined:
		if p.country == "JP" && m.chance(30) {
			return p.family + " " + p.given
		}
		return p.family + p.given
	case p.native && (p.country == "XJ" || p.country == "XZ"):
		return p.given + map[string]string{"XJ": "・", "XZ": "·"}[p.country] + p.family
	case p.native && p.middle != "":
		if hasPatronymic(p) && m.chance(30) {
			return p.family + " " + p.given + " " + p.middle
		}
		return p.given + " " + p.middle + " " + p.family
	case p.country == "VN" && !p.native:
		if p.familyFirst {
			if p.middle == "" {
				return p.family + " " + p.given
			}
			return p.family + " " + p.middle + " " + p.given
		}
	case p.familyFirst:
		return p.family + " " + p.given
	}
	return p.given + " " + p.family
}

// middleName is the full name with another given name in it.
func (m *maker) middleName(p *person) string {
	if p.native || p.familyFirst {
		return m.fullName(p)
	}
	middle := p.middle
	if middle == "" {
		kind := "given.m"
		if p.female {
			kind = "given.f"
		}
		middle = m.word(kind, p.country, false)
	}
	joint := " "
	if m.chance(30) {
		joint = "-"
	}
	return p.given + joint + middle + " " + p.family
}

// initialName has an initial in place of the given name or behind it.
func (m *maker) initialName(p *person) string {
	if p.joined {
		return m.fullName(p)
	}
	first := initial(p.given)
	if p.native {
		if p.country == "IN" {
			return m.spelledInitials() + " " + p.family
		}
		if hasPatronymic(p) && p.middle != "" {
			return pick(m.rng, []string{p.family + " " + first + ". " + initial(p.middle) + ".", first + "." + initial(p.middle) + ". " + p.family})
		}
		return first + ". " + p.family
	}
	second := initial(m.word("given.m", p.country, false))
	return pick(m.rng, []string{
		first + ". " + p.family, first + ". " + p.family, p.given + " " + second + ". " + p.family, p.given + " " + second + " " + p.family,
		first + "." + second + ". " + p.family, first + ". " + second + ". " + p.family, p.family + " " + first + ".", p.given + " " + initial(p.family) + ".",
		first + second + " " + p.family,
	})
}

// listedName is the name as it stands in lists, the family name first.
func (m *maker) listedName(p *person) string {
	if p.joined {
		return m.fullName(p)
	}
	given := p.given
	if p.native {
		if p.middle != "" {
			given += " " + p.middle
		}
		return p.family + " " + given
	}
	switch {
	case m.chance(15):
		given += " " + initial(m.word("given.m", p.country, false)) + "."
	case m.chance(10):
		given = initial(given) + "."
	}
	if m.chance(12) {
		return strings.ToUpper(p.family) + ", " + given
	}
	return p.family + ", " + given
}

// initial is the first letter of a word, in upper case.
func initial(word string) string {
	for _, r := range word {
		return strings.ToUpper(string(r))
	}
	return "A"
}

// title is a title and what parts it from the name.
func (m *maker) title(p *person) string {
	of := titlesOf(m.language.code)
	if p.female {
		return pick(m.rng, of.female)
	}
	return pick(m.rng, of.male)
}
