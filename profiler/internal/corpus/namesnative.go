package corpus

import "strings"

// This file makes the names of people in Arabic, Hebrew and Devanagari, which have more
// parts than a given and a family name.

// hasPatronymic reports whether the middle name of a person is a patronymic, which stands with
// the given name behind the family name as well.
func hasPatronymic(p *person) bool { return p.country == "RU" || p.country == "UA" }

// addMiddle gives a person the names between the given and the family name: in Arabic those of
// the father and the grandfather, in Hebrew and in India a second one.
func (m *maker) addMiddle(p *person) {
	switch p.country {
	case "EG", "SA", "MA":
		p.middle = m.arabicFathers(p)
	case "IL":
		if m.chance(8) {
			p.middle = m.word(givenKind(p.female), p.country, true)
		}
	case "IN":
		if !m.chance(28) {
			return
		}
		w := pick(m.rng, indianMiddle[p.female])
		if w == p.given || w == p.family {
			return
		}
		if m.chance(25) {
			p.family = w // Sunita Devi has no other
			return
		}
		p.middle = w
	}
}

// givenKind is the kind of the given names of women or men.
func givenKind(female bool) string {
	if female {
		return "given.f"
	}
	return "given.m"
}

// indianMiddle are the second names of men and women.
var indianMiddle = map[bool][]string{
	false: strings.Fields("कुमार प्रसाद लाल चंद्र चन्द्र नाथ सिंह मोहन राम किशोर शंकर दास प्रकाश नारायण बहादुर अली"),
	true:  strings.Fields("देवी कुमारी बाई रानी लता बेगम प्रिया बानो"),
}

// arabicFathers gives the names of the father, and seldom of the grandfather as well, with or
// without the word for a son or a daughter; most names have none.
func (m *maker) arabicFathers(p *person) string {
	n := 0
	switch k := m.rng.IntN(100); {
	case k < 26:
		n = 1
	case k < 42:
		n = 2
	}
	if n == 0 || strings.HasPrefix(p.family, "بن ") {
		return ""
	}
	linked := m.chance(30)
	var parts []string
	for i := range n {
		if linked {
			son := "بن"
			if p.female && i == 0 {
				son = "بنت"
			}
			parts = append(parts, son)
		}
		parts = append(parts, m.word("given.m", p.country, true))
	}
	return strings.Join(parts, " ")
}

// arabicFamily gives a family name with what stands before some: the house of, the father of,
// the son of, the servant of God.
func (m *maker) arabicFamily(p *person, name string) string {
	switch n := m.rng.IntN(100); {
	case n < 8:
		return "بن " + m.word("given.m", p.country, true)
	case strings.HasPrefix(name, "ال") || strings.Contains(name, " "):
	case n < 16:
		return "آل " + name
	case n < 24:
		return "أبو " + name
	case n < 28:
		return "عبد " + pick(m.rng, strings.Fields("الله الرحمن العزيز الكريم الحميد القادر الرحيم السلام اللطيف الوهاب"))
	}
	return name
}

// kunya is a person by the name of the first child: the father or the mother of somebody.
func (m *maker) kunya(p *person) string {
	child := m.word("given.m", p.country, p.native)
	if p.female {
		return "أم " + child
	}
	return "أبو " + child
}

// hebrewFamily gives a family name, or two with a hyphen, or the son of somebody.
func (m *maker) hebrewFamily(name string, another func() string) string {
	switch n := m.rng.IntN(100); {
	case strings.ContainsAny(name, " -"):
	case n < 7:
		return name + "-" + another()
	case n < 12:
		return pick(m.rng, []string{"בן ", "בן-", "בר ", "בר-", "אבו "}) + name
	}
	return name
}

// spelledInitials are one initial or two as they are written in Devanagari: by the names of the
// English letters.
func (m *maker) spelledInitials() string {
	letters := strings.Fields("ए. बी. सी. डी. ई. एफ. जी. एच. आई. जे. के. एल. एम. एन. ओ. पी. आर. एस. टी. यू. वी. डब्ल्यू. वाई.")
	s := pick(m.rng, letters)
	if m.chance(55) {
		s += pick(m.rng, []string{" ", ""}) + pick(m.rng, letters)
	}
	return s
}
