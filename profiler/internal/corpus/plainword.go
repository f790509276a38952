package corpus

import "strings"

// This file makes words that are no names and are written with a capital all the same: nouns
// and compounds of German, terms of contracts, names of types and keys of programs, shouted words.

// hyphened gives such a word with hyphens: LDAP-Abfrage, Start-Vorgang.
func (m *maker) hyphened() string {
	head := capitalise(m.plain())
	switch m.rng.IntN(4) {
	case 0:
		head = m.mixed(capitals, 2+m.rng.IntN(3))
	case 1:
		head = capitalise(m.syllables(2))
	}
	return head + "-" + capitalise(m.plain())
}

// plain gives a word that is no name, often one or seldom one.
func (m *maker) plain() (w string) {
	for range 8 {
		if m.rng.IntN(3) > 0 {
			w = m.noun()
		} else {
			w = m.seldom()
		}
		if !m.isAlsoName(w) {
			break
		}
	}
	return w
}

// isAlsoName reports whether a word is a name about as often as a word.
func (m *maker) isAlsoName(w string) bool {
	low := strings.ToLower(w)
	return m.all.known[low] && m.all.asWord[low] < m.all.asName[low]+2
}

// seldom gives a word that is no name and seldom.
func (m *maker) seldom() string {
	for range 12 {
		w := m.word("seldom", m.language.code, m.native)
		if w == "" {
			break
		}
		if !m.isAlsoName(w) {
			return w
		}
	}
	return m.noun()
}

// compound puts words together.
func (m *maker) compound() string {
	w := capitalise(m.plain())
	for range 1 + m.rng.IntN(5)/4 {
		switch {
		case strings.HasSuffix(w, "ung"), strings.HasSuffix(w, "heit"), strings.HasSuffix(w, "keit"), strings.HasSuffix(w, "tion"), m.rng.IntN(6) == 0:
			w += "s"
		}
		w += strings.ToLower(m.plain())
	}
	if len(w) > 36 {
		return capitalise(m.noun())
	}
	return w
}

// term gives n words with a capital each.
func (m *maker) term(n int) string {
	words := make([]string, n)
	for i := range words {
		words[i] = capitalise(m.plain())
	}
	return strings.Join(words, " ")
}

// thingName gives a name of people that a thing is called by.
func (m *maker) thingName() string {
	for range 4 {
		if w := m.word(pick(m.rng, []string{"given.f", "given.f", "given.m"}), m.country, false); w != "" {
			return w
		}
	}
	return capitalise(m.syllables(2))
}

// shout gives a word in capitals, one in four of which nobody knows.
func (m *maker) shout() string {
	if m.rng.IntN(4) == 0 {
		return strings.ToUpper(m.syllables(1 + m.rng.IntN(3)))
	}
	return upper(m.language.code, m.plain())
}

// codeTails end the names of types.
var codeTails = strings.Fields("reader writer handler listener factory parser builder provider manager service context adapter error event request response client server session config options pool buffer stream header field value type list map set node key id name path url size func test")

// codeword gives a name as programs have them.
func (m *maker) codeword() string {
	words := make([]string, 1+m.rng.IntN(3))
	for i := range words {
		words[i] = m.plain()
	}
	if m.rng.IntN(3) == 0 {
		words[len(words)-1] = pick(m.rng, codeTails)
	}
	capital := func(from int) string {
		for i := from; i < len(words); i++ {
			words[i] = capitalise(words[i])
		}
		return strings.Join(words, "")
	}
	short := pick(m.rng, []string{"HTTP", "URL", "JSON", "SQL", "ID", "TLS", "IO", "DB", "UI", "XML"})
	switch m.rng.IntN(8) {
	case 0:
		return capital(1)
	case 1:
		return strings.ToUpper(strings.Join(words, "_"))
	case 2:
		return strings.ToUpper(strings.Join(words, ""))
	case 3:
		return short + capital(0)
	case 4:
		return capital(0) + short
	}
	return capital(0)
}
