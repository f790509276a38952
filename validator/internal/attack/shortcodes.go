package attack

import (
	"cmp"
	"slices"

	"github.com/privet-go/privet/validator/internal/promise"
)

// This file looks anywhere for short codes that tell records apart, such as C-10017: a few
// letters that all of them share, and digits. They are too short to be surely no other code, so
// that they count where nearly all codes of their form are among them, and more than chance makes.

// The bounds of such codes.
const (
	mostLetters    = 4
	leastOfCode    = 3  // digits
	mostOfCode     = 6  // digits
	mostCodeForms  = 32 // that are remembered
	leastCodesSeen = 3
)

// A codeForm is what codes share.
type codeForm struct {
	letters string
	digits  int
}

// formOfCode returns the form of a code, given its letters and its digits.
func formOfCode(letters, digits []byte) (codeForm, bool) {
	if len(letters) > mostLetters || len(digits) < leastOfCode || len(digits) > mostOfCode {
		return codeForm{}, false
	}
	for _, c := range letters {
		if c < 'a' || c > 'z' {
			return codeForm{}, false
		}
	}
	return codeForm{string(letters), len(digits)}, isDigits(digits)
}

// word returns the word or number of a spelling that has the number i.
func (s *spelling) word(i int) []byte {
	end := len(s.text)
	if i+1 < len(s.starts) {
		end = int(s.starts[i+1])
	}
	return s.text[s.starts[i]:end]
}

// addCode remembers a value of a column, if it is a short code.
func (s *originalSet) addCode(b *budget, c *column, value string) {
	if !promise.IsID(c.Label) || len(value) > 2*(mostLetters+mostOfCode) {
		return
	}
	s.scratch.set(value)
	if len(s.scratch.starts) != 2 || len(s.scratch.text) >= minNeedle { // a longer one is looked for like any other
		return
	}
	form, ok := formOfCode(s.scratch.word(0), s.scratch.word(1))
	if _, known := s.codes[form]; !ok || !known && len(s.codes) == mostCodeForms {
		return
	}
	if s.keep(b, c, s.scratch.text) {
		if s.codes == nil {
			s.codes = map[codeForm]int64{}
		}
		s.codes[form]++
	}
}

// A codeTally counts the codes of a form in a masked column.
type codeTally struct {
	column *column // whose values they are
	hits   Count
	asked  int64
}

// findCodes looks for short codes of all rows in a cell.
func (t *tableRun) findCodes(m *maskedColumn, k int, value string, row int64) {
	if len(t.originals.codes) == 0 {
		return
	}
	for i := 0; i+1 < len(m.text.starts); i++ {
		letters, digits := m.text.word(i), m.text.word(i+1)
		form, ok := formOfCode(letters, digits)
		if !ok || t.originals.codes[form] == 0 {
			continue
		}
		if m.codes == nil {
			m.codes = map[codeForm]*codeTally{}
		}
		tally := m.codes[form]
		if tally == nil {
			tally = new(codeTally)
			m.codes[form] = tally
		}
		tally.asked++
		from := int(m.text.starts[i])
		id, ok := t.originals.column(t.budget.hashBytes(m.text.text[from : from+len(letters)+len(digits)]))
		if c := t.all[id]; ok && !t.isWhereItWas(m, c, k, value) {
			tally.column = c
			tally.hits.add(row)
		}
	}
}

// codesLeft adds a finding for each form of short codes that are left in a column.
func (t *tableRun) codesLeft(m *maskedColumn) {
	forms := make([]codeForm, 0, len(m.codes))
	for form := range m.codes {
		forms = append(forms, form)
	}
	slices.SortFunc(forms, func(a, b codeForm) int {
		return cmp.Or(cmp.Compare(a.letters, b.letters), cmp.Compare(a.digits, b.digits))
	})
	for _, form := range forms {
		tally := m.codes[form]
		c, hits := tally.column, tally.hits.N
		if hits < leastCodesSeen || hits*10 < tally.asked*9 || m.told[c] || m.any[c] != nil {
			continue
		}
		if m.source != nil && (m.source == c || m.source.Label == c.Label) && m.source.state() == StateToken {
			continue // pseudonyms meet each other's originals
		}
		if poissonTail(float64(hits), float64(tally.asked)*float64(t.originals.codes[form])*pow10(-form.digits)) >= mostChance {
			continue
		}
		t.find(ResidualValue, lower(levelOf(c.Label), Medium), c.Label, tally.hits, m.cells, "cells", []string{m.display(), c.qualified(t)}, m.index,
			"codes that are %s of some row stand in the column", c.Label)
	}
}
