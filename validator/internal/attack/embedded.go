package attack

import (
	"strings"
	"sync"
	"unicode"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/numbers"
	"github.com/privet-go/privet/validator/internal/reveal"
)

// A factKind is a kind of fact that an identifier spells.
type factKind uint8

const (
	birthFact factKind = iota
	birthYearFact
	sexFact
	countryFact
	nameFact
	hardwareFact
	madeFact
)

// factDocs say of each kind what is spelled, which labels it is compared with, and
// how likely it is that it agrees by chance; 0 means often.
var factDocs = [...]struct {
	doc    string
	labels []privet.Label
	chance float64
}{
	birthFact:     {"date of birth", []privet.Label{"DOB"}, 1e-3},
	birthYearFact: {"year of birth", []privet.Label{"DOB"}, 0},
	sexFact:       {"sex", []privet.Label{"GENDER"}, 0},
	countryFact:   {"country", []privet.Label{"COUNTRY"}, 0},
	nameFact:      {"name", []privet.Label{"LAST_NAME", "PERSON", "FIRST_NAME"}, 1e-3},
	hardwareFact:  {"hardware address", []privet.Label{"MAC_ADDRESS"}, 1e-6},
	madeFact:      {"day", []privet.Label{"DATE_TIME"}, 1e-3},
}

// An embedding is a kind of fact about another column.
type embedding struct {
	about *column
	kind  factKind
}

// derivationsOf returns what can be derived from a masked column, if there is a
// masked neighbour to compare with.
func (t *tableRun) derivationsOf(m *maskedColumn) []*derivation {
	if !t.aligned || len(t.ladder) == 0 || m.source != nil && m.source.state() == StateHidden {
		return nil
	}
	var all []*derivation
	for i := range derivations() {
		d := &derivations()[i]
		if d.label == "" || m.source != nil && m.source.Label == d.label {
			all = append(all, d)
		}
	}
	if m.source != nil && (m.source.Label == "EMAIL_ADDRESS" || m.source.Label == "USERNAME") {
		all = append(all, &spelledName)
	}
	return all
}

// spelledName is the derivation of addresses and names of accounts, which often
// are made of the name of their owner, in the part before the @.
var spelledName = derivation{from: func(s string) (facts, bool) {
	return facts{apart: true, Facts: numbers.Facts{Name: func(first, last string) bool {
		const least = 4 // letters; shorter names are in many words
		return len(last) >= least && strings.Contains(s, last) || len(first) >= least && strings.Contains(s, first)
	}}}, true
}}

// deriveFrom reads what a masked cell spells and compares it with the originals of
// the row.
func (m *maskedColumn) deriveFrom(value string, row int64) {
	s := ""
	for _, d := range m.derive {
		if d.length > 0 && len(value) != d.length {
			continue // which spares nearly all cells the rest
		}
		if s == "" {
			s = upperCompact(value)
		}
		f, ok := d.from(s)
		if !ok {
			continue
		}
		for _, c := range m.table.ladder {
			if c == m.source || !c.needleOK {
				continue
			}
			for kind := range factDocs {
				agrees := f.about(factKind(kind), c)
				if agrees == nil {
					continue
				}
				mt := m.embedded[embedding{c, factKind(kind)}]
				if mt == nil {
					mt = new(match)
					m.embedded[embedding{c, factKind(kind)}] = mt
				}
				mt.asked++
				mt.expected += factDocs[kind].chance
				if agrees(c.value) {
					mt.hits.add(row)
				}
				if c.last != "" && agrees(c.last) {
					mt.controls++
				}
			}
		}
	}
}

// about returns a func that tells whether a value of a column agrees with a fact, or
// nil when the identifier or the column says nothing of the kind.
func (f *facts) about(kind factKind, c *column) func(value string) bool {
	is := false
	for _, l := range factDocs[kind].labels {
		is = is || c.Label == l
	}
	if !is {
		return nil
	}
	switch kind {
	case birthFact:
		if f.Month > 0 {
			return func(v string) bool { return f.isBorn(v) }
		}
	case birthYearFact:
		if f.Month == 0 && f.Year > 0 {
			return func(v string) bool { return f.isBorn(v) }
		}
	case sexFact:
		if f.Sex != 0 {
			return func(v string) bool { return sexNamed(v) == f.Sex }
		}
	case countryFact:
		if f.country != "" {
			return func(v string) bool { return countryOf(v) == f.country }
		}
	case nameFact:
		if f.Name != nil {
			return func(v string) bool { return c.table.nameAgrees(f, c, v) }
		}
	case hardwareFact:
		if f.mac != "" {
			return func(v string) bool { return upperCompact(v) == f.mac }
		}
	case madeFact:
		if f.made[0] > 0 {
			return func(v string) bool {
				for _, d := range reveal.Days(v) {
					if d == f.made {
						return true
					}
				}
				return false
			}
		}
	}
	return nil
}

// isBorn reports whether a value is the date of birth, as far as it is known.
func (f *facts) isBorn(value string) bool {
	for _, d := range reveal.Days(value) {
		year := d[0] == f.Year || f.Short && d[0]%100 == f.Year
		if year && (f.Month == 0 || d[1] == f.Month && (f.Day == 0 || d[2] == f.Day)) {
			return true
		}
	}
	return false
}

// nameAgrees compares a code with the name of which a column has a part.
func (t *tableRun) nameAgrees(f *facts, c *column, value string) bool {
	code := f.Name
	part := func(l privet.Label) string {
		if f.apart {
			return ""
		}
		for _, other := range t.columns {
			if other.Label == l && len(other.row) > 0 {
				return upperName(other.row[0])
			}
		}
		return ""
	}
	switch c.Label {
	case "LAST_NAME":
		return code(part("FIRST_NAME"), upperName(value))
	case "FIRST_NAME":
		return code(upperName(value), part("LAST_NAME"))
	}
	words := strings.Fields(value)
	if len(words) < 2 {
		return false
	}
	return code(upperName(words[0]), upperName(words[len(words)-1]))
}

// sexNamed returns 'M' or 'F' for a word that names a sex, or 0.
func sexNamed(s string) byte {
	switch strings.ToLower(strings.TrimSpace(s)) {
	case "m", "male", "man", "boy", "masculine", "männlich", "mann", "homme", "masculin", "h", "hombre", "masculino", "maschio", "uomo", "mężczyzna", "男",
		"남", "남성", "1":
		return 'M'
	case "f", "female", "woman", "girl", "feminine", "weiblich", "frau", "w", "femme", "féminin", "mujer", "femenino", "femmina", "donna", "kobieta", "k",
		"女", "여", "여성", "2":
		return 'F'
	}
	return 0
}

// upperCompact returns a value in upper case without what lies between its letters and
// digits; a plus sign at its beginning stays.
func upperCompact(s string) string {
	b := make([]byte, 0, len(s))
	for i := range len(s) {
		switch c := s[i]; {
		case 'a' <= c && c <= 'z':
			b = append(b, c-'a'+'A')
		case 'A' <= c && c <= 'Z', '0' <= c && c <= '9', c == '+' && len(b) == 0:
			b = append(b, c)
		}
	}
	return string(b)
}

// latin returns what puts the letters that stand for accented ones in identifiers.
var latin = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer("À", "A", "Á", "A", "Â", "A", "Ã", "A", "Ä", "A", "Å", "A", "Ç", "C", "È", "E", "É", "E", "Ê", "E", "Ë", "E",
		"Ì", "I", "Í", "I", "Î", "I", "Ï", "I", "Ñ", "N", "Ò", "O", "Ó", "O", "Ô", "O", "Õ", "O", "Ö", "O", "Ø", "O", "Ù", "U", "Ú", "U", "Û", "U", "Ü", "U",
		"Ł", "L", "Ś", "S", "Ż", "Z", "Ź", "Z", "Ć", "C", "Ń", "N", "Ą", "A", "Ę", "E", "Č", "C", "Š", "S", "Ž", "Z", "Ř", "R", "Ě", "E", "Ů", "U")
})

// upperName returns a name in upper case, with letters alone.
func upperName(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) {
			return r
		}
		return -1
	}, latin().Replace(strings.ToUpper(s)))
}

// says reports whether the match is more than chance, as the kind has it.
func (k factKind) says(mt *match) bool {
	if factDocs[k].chance == 0 {
		return mt.fairly()
	}
	return mt.surely()
}

// spells reports whether a finding says that a column spells another.
func (t *tableRun) spells(m *maskedColumn, c *column) bool {
	for e, mt := range m.embedded {
		if e.about == c && e.kind.says(mt) && !m.madeUp(c, mt) {
			return true
		}
	}
	return false
}

// embeddings adds a finding for each masked column that the identifiers of a column spell.
func (t *tableRun) embeddings(m *maskedColumn) {
	for _, c := range t.ladder {
		for kind := range factDocs {
			mt := m.embedded[embedding{c, factKind(kind)}]
			if mt == nil || !factKind(kind).says(mt) || m.madeUp(c, mt) {
				continue
			}
			residue := ""
			if m.source != nil {
				residue = m.source.partResidue()
			}
			t.find(EmbeddedValue, levelOf(c.Label), c.Label, mt.hits, mt.asked, "cells", []string{m.display(), c.Display()}, m.index,
				"the %s that is masked can be derived from the column%s", factDocs[kind].doc, residue)
		}
	}
}
