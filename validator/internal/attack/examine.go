package attack

import (
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/validator/internal/reveal"
)

// prepare sets up the second pass, when the states of all columns are known.
func (t *tableRun) prepare() error {
	for _, c := range t.columns {
		state := c.state()
		if c.personal() && state != StateClear && state != StateEmpty {
			t.ladder = append(t.ladder, c)
		}
		if c.masked != nil && c.Changed.N > 0 && t.aligned && (state != StateHidden || c.varies) {
			c.follow(t.budget)
		}
		t.joinDomain(c)
	}
	// The originals of a row are looked for in each of its cells, so that the work is
	// as the product of the columns.
	if most := maxPairs / max(1, len(t.masked)); len(t.ladder) > most {
		t.unlooked = len(t.ladder) - most
		t.ladder = t.ladder[:most]
	}
	for _, m := range t.masked {
		m.same, m.any = map[*column]*match{}, map[*column]*match{}
		m.embedded, m.parts = map[embedding]*match{}, map[*column]*partMatch{}
		m.derive = t.derivationsOf(m)
		m.isSearched = !t.text && (m.source == nil || m.source.Label == privet.None || m.source.Label == privet.Unknown || m.source.Label == "FREE_TEXT")
		m.found = map[privet.Label]*foundCount{}
		if m.header != "" {
			const headerRow = 0
			m.text.set(m.header)
			t.findAnywhere(m, 0, m.header, headerRow)
			t.searchText(m, 0, m.header, headerRow)
		}
	}
	t.rare.prepare(t)
	t.combined.prepare(t)
	return nil
}

// maxPairs is how many pairs of columns one table can have in which the original of
// the one is looked for in the other.
const maxPairs = 1 << 16

// examineRow makes the second pass over one pair of rows.
func (t *tableRun) examineRow(row int64) {
	if t.aligned {
		t.followRow(row)
		t.setNeedles()
	}
	for _, m := range t.masked {
		for k, value := range m.row {
			if value == "" {
				continue
			}
			m.text.set(value)
			if len(m.text.text) == 0 {
				continue
			}
			t.findAnywhere(m, k, value, row)
			if t.aligned {
				t.findSame(m, k, 1, row)
				m.deriveFrom(value, row)
			}
			t.searchText(m, k, value, row)
			// What is only encoded is looked at as what it is.
			if plain := reveal.Decoded(value); plain != "" {
				m.text.set(plain)
				t.findAnywhere(m, k, plain, row)
				if t.aligned {
					t.findSame(m, k, 0, row)
				}
			}
		}
	}
	if t.aligned {
		t.rare.add(row)
		t.combined.add(row)
	}
}

// followRow notes which masked value each original has.
func (t *tableRun) followRow(row int64) {
	for _, c := range t.columns {
		if c.forward == nil && c.domain == nil || c.masked == nil {
			continue
		}
		for k, original := range c.row {
			if original == "" || k >= len(c.masked.row) {
				continue
			}
			masked := c.masked.row[k]
			from, to := t.budget.hash(original), t.budget.hash(masked)
			if c.forward != nil && masked != "" {
				c.followed(from, to, row)
			}
			if c.domain != nil && len(c.domain.columns) > 1 {
				c.domain.add(t.comparison, c, from, to, row)
			}
		}
	}
}

// setNeedles makes the originals of the row, and those before them, ready to be
// looked for.
func (t *tableRun) setNeedles() {
	for _, c := range t.ladder {
		c.needleOK = false
		if len(c.row) == 0 || c.row[0] == "" {
			continue
		}
		value := c.row[0]
		if c.masked != nil && len(c.masked.row) > 0 && c.masked.row[0] == value {
			continue // it is not masked in this row
		}
		if value != c.value {
			c.last, c.value = c.value, value
			c.needle, c.lastNeed = c.lastNeed, c.needle
			c.lastOK = c.valueOK
			c.needle.set(value)
			c.chance, c.valueOK = c.needle.worth()
			if c.Label.Category() == privet.CategoryDate {
				c.days, c.lastDays = appendDays(c.lastDays[:0], value), c.days
			}
		}
		c.needleOK = c.valueOK
	}
}

// findSame looks for the originals of the row in a cell, whose spelling is in m.text.
// The number of cells is 0 for one that was looked at before in another spelling.
func (t *tableRun) findSame(m *maskedColumn, k int, cells int64, row int64) {
	for _, c := range t.ladder {
		if !c.needleOK || m.source == c && k > 0 {
			continue
		}
		mt := m.same[c]
		if mt == nil {
			mt = new(match)
			m.same[c] = mt
		}
		mt.asked += cells
		mt.expected += c.chance
		also, last := c.days, c.lastDays
		if m.source == c {
			also, last = nil, nil // a day that was moved is now and then the other one with day and month exchanged
		}
		mt.expected += float64(len(also)) * dayChance
		if m.text.holds(c.needle) || m.text.holdsAny(also) {
			mt.hits.add(row)
		}
		if c.lastOK && (m.text.holds(c.lastNeed) || m.text.holdsAny(last)) {
			mt.controls++
		}
		t.findPart(m, c, row)
	}
}

// findAnywhere looks for the originals of all rows in a cell.
func (t *tableRun) findAnywhere(m *maskedColumn, k int, value string, row int64) {
	visit := func(id int32) {
		c := t.all[id]
		if t.isWhereItWas(m, c, k, value) {
			return
		}
		mt := m.any[c]
		if mt == nil {
			mt = new(match)
			m.any[c] = mt
		}
		mt.hits.add(row)
	}
	t.originals.in(t.budget, &m.text, &m.windows, visit)
	t.originals.disguised(t.budget, &m.text, &m.windows, visit)
	t.findCodes(m, k, value, row)
}

// isWhereItWas reports whether an original that stands in a cell was not masked there, or nowhere, which is
// counted elsewhere.
func (t *tableRun) isWhereItWas(m *maskedColumn, c *column, k int, value string) bool {
	return c == m.source && t.aligned && k < len(c.row) && c.row[k] == value || c.state() == StateClear && c.table.aligned
}

// A partMatch counts how often a column held the beginning or the end of an
// identifier.
type partMatch struct{ begin, end match }

// The lengths of parts of a number that say something: a card is told by its
// first six digits and its last four.
const (
	minBegin = 6
	minEnd   = 4
)

// findPart looks whether a cell of a column that is not masked is part of an
// identifier of the row.
func (t *tableRun) findPart(m *maskedColumn, c *column, row int64) {
	n := len(m.text.text)
	if !m.text.digits || n < minEnd || !c.traits.has(identifies) || !c.needle.digits || n >= len(c.needle.text)-1 || m.source == c ||
		m.source != nil && !m.source.readable() {
		return
	}
	p := m.parts[c]
	if p == nil {
		p = new(partMatch)
		m.parts[c] = p
	}
	p.end.asked++
	p.end.expected += pow10(-n)
	if strings.HasSuffix(string(c.needle.text), string(m.text.text)) {
		p.end.hits.add(row)
	}
	if c.lastOK && strings.HasSuffix(string(c.lastNeed.text), string(m.text.text)) {
		p.end.controls++
	}
	if n < minBegin {
		return
	}
	p.begin.asked++
	p.begin.expected += pow10(-n)
	if strings.HasPrefix(string(c.needle.text), string(m.text.text)) {
		p.begin.hits.add(row)
	}
	if c.lastOK && strings.HasPrefix(string(c.lastNeed.text), string(m.text.text)) {
		p.begin.controls++
	}
}

// surely is the confidence from which on what the profiler finds in a masked
// table counts.
const surely = 0.8

// isResidue reports whether a finding counts: it is sure, and no date, of which most are of things, but
// that of a birth.
func isResidue(f privet.Finding) bool {
	return f.Confidence >= surely && f.Label != "DATE_TIME" && f.Label.Category() != privet.CategoryOrganization
}

// searchText has the profiler search a cell of a column that was said to hold
// nothing personal, or a text.
func (t *tableRun) searchText(m *maskedColumn, k int, value string, row int64) {
	if !m.isSearched || t.opts.MaxSearch < 0 || len(value) < 4 {
		return
	}
	if kind, _ := reveal.TypeOf(value); kind == reveal.Decimal || kind == reveal.Date || kind == reveal.Boolean {
		return
	}
	if t.search -= int64(len(value)); t.search < 0 {
		return
	}
	original := ""
	if m.source != nil && k < len(m.source.row) {
		original = m.source.row[k]
	}
	t.found = t.by.Profiler.AppendFind(t.found[:0], value)
	asked := false
	before := func() []foundText {
		if !asked {
			asked, t.before = true, t.before[:0]
			t.search -= int64(len(original))
			for _, f := range t.by.Profiler.Find(original) {
				t.before = append(t.before, foundText{f.Label, original[f.Start:f.End]})
			}
		}
		return t.before
	}
	for _, f := range t.found {
		if isResidue(f) {
			t.noteFound(m, foundText{f.Label, value[f.Start:f.End]}, m.source != nil && t.aligned, original, before, row)
		}
	}
}

// A foundText is what was found at a place.
type foundText struct {
	label privet.Label
	text  string
}

// noteFound counts what was found in a cell of a masked column, unless masking has put it there, as
// the original tells if it is known. What is found in the original is asked for where it counts.
func (t *tableRun) noteFound(m *maskedColumn, f foundText, known bool, original string, before func() []foundText, row int64) {
	if known && (!strings.Contains(original, f.text) || t.isShownPart(f, before())) {
		return
	}
	c := m.found[f.label]
	if c == nil {
		c = new(foundCount)
		m.found[f.label] = c
	}
	if c.last != row || c.N == 0 {
		c.add(row)
		c.last = row
	}
}

// isShownPart reports whether what is found in a masked text is nothing but the part of
// something that its default rule shows: the last digits of a card are no code of
// one because a word for codes stands behind them, and the first letter of a name is no name.
func (t *tableRun) isShownPart(found foundText, before []foundText) bool {
	shown := false
	for _, whole := range before {
		if whole == found {
			return false
		}
		if !shown && whole.text != found.text && strings.Contains(whole.text, found.text) {
			masked, err := t.by.Masker.Mask(string(whole.label), whole.text)
			shown = err == nil && strings.Contains(masked, found.text)
		}
	}
	return shown
}

// leaks adds a finding for each attack that worked on single columns and pairs of them.
func (t *tableRun) leaks() {
	if t.aligned {
		for _, c := range t.columns {
			t.unchangedColumn(c)
			t.shownColumn(c)
			t.shuffledColumn(c)
			t.frequencies(c)
			t.movedNoDate(c)
		}
		t.rare.report(t)
	}
	if t.aligned {
		t.split()
	}
	hits := t.compareForms()
	for _, m := range t.masked {
		t.residuals(m)
		t.undone(m, hits[m])
		if t.aligned {
			t.series(m)
			t.joined(m)
			t.wordParts(m)
		}
		if t.aligned {
			t.embeddings(m)
		}
		t.residues(m, "cells", []string{m.display()}, "%s is found in the column")
	}
	t.residues(t.beside, "texts", nil, "%s is found in a title or a comment beside the table")
}

// residues adds a finding for each label that was found in a column.
func (t *tableRun) residues(m *maskedColumn, unit string, columns []string, format string) {
	for _, label := range sortedLabels(m.found) {
		level := levelOf(label)
		switch label.Category() {
		case privet.CategoryPerson, privet.CategoryLocation, privet.CategoryWork, privet.CategoryDemographic, privet.CategorySensitive:
			level = lower(level, Medium) // it has no form, and words are taken for it
		}
		t.find(ResidualPII, level, label, m.found[label].Count, m.cells, unit, columns, m.index, format, label)
	}
}

// searchBeside has the profiler search the texts that belong to no column.
func (t *tableRun) searchBeside(original, masked []string) {
	t.beside = &maskedColumn{table: t, index: -1, source: &column{row: original}, isSearched: true, found: map[privet.Label]*foundCount{},
		cells: int64(len(masked))}
	for k, text := range masked {
		t.searchText(t.beside, k, text, -int64(k)-1) // it is in no row
	}
}

// A foundCount counts the rows in which a label was found.
type foundCount struct {
	Count
	last int64 // row
}

func sortedLabels(m map[privet.Label]*foundCount) []privet.Label {
	var labels []privet.Label
	for l := range m {
		labels = append(labels, l)
	}
	slices.Sort(labels)
	return labels
}

// shownColumn adds a finding when more is shown of a column than its rule allows.
func (t *tableRun) shownColumn(c *column) {
	if c.masked == nil {
		return
	}
	if c.overshown.N == 0 && c.overlaps.N*4 >= c.overlapsOf && c.overlaps.N > 0 {
		t.find(LeaksCharacters, levelOf(c.Label), c.Label, c.overlaps, c.overlapsOf, "cells", []string{c.Display()}, c.masked.index,
			"values of the first rows hold half of the characters of %s or more, in runs", c.Label)
	}
	if c.overshown.N == 0 {
		return
	}
	level := levelOf(c.Label)
	if !c.mostly {
		level = lower(level, Medium)
	}
	t.find(LeaksCharacters, level, c.Label, c.overshown, min(t.maskedRows, int64(t.opts.SampleRows)), "cells", []string{c.Display()}, c.masked.index,
		"values of the first rows show more than the default rule of %s does", c.Label)
}

// unchangedColumn adds a finding when values of a column were not masked.
func (t *tableRun) unchangedColumn(c *column) {
	if c.Label == privet.Unknown && c.state() == StateClear && c.unchanged.N > 0 {
		t.unknownColumn(c)
	}
	if !c.personal() || c.masked == nil || c.unchanged.N == 0 || c.Label == "FREE_TEXT" {
		return
	}
	level := levelOf(c.Label)
	kept := ""
	if c.Operator() == "keep" {
		level, kept = Low, ", as the policy says"
	}
	if c.Respelled > 0 {
		kept += ", but for how some are written"
	}
	columns := []string{c.Display()}
	if c.state() == StateClear {
		t.find(ColumnUnchanged, level, c.Label, c.unchanged, c.NonEmpty, "cells", columns, c.masked.index, "all values are as they were%s", kept)
		return
	}
	// A fake of a name is now and then the name itself.
	if c.Starred == 0 && c.unchanged.N <= int64(2*c.meetings()+3) {
		return
	}
	t.find(ValuesUnchanged, level, c.Label, c.unchanged, c.NonEmpty, "cells", columns, c.masked.index, "some values are as they were%s", kept)
}

// unknownColumn adds a finding for a column whose kind nobody can tell and that is as it was, unless the policy
// has it so. Where nothing is known of a column, masking hides it, and so nothing says that it may be read.
func (t *tableRun) unknownColumn(c *column) {
	level, kept := Medium, ""
	switch c.Operator() {
	case "text":
		return // what is found in it is masked, and is a finding where it is not
	case "keep":
		level, kept = Low, ", as the policy says"
	}
	t.find(ColumnUnchanged, level, c.Label, c.unchanged, c.NonEmpty, "cells", []string{c.Display()}, c.masked.index,
		"nobody can tell what the column holds, and all values are as they were%s", kept)
}

// residuals adds a finding for each column whose originals, or parts of them, are in a masked
// column.
func (t *tableRun) residuals(m *maskedColumn) {
	name := m.display()
	for _, c := range t.all {
		columns := []string{name, c.qualified(t)}
		said := false
		if c.inText {
			if m.found[c.Label] != nil || m.source != nil && m.source.Label == c.Label && m.source.readable() {
				continue // it is said
			}
			if c.table == t {
				columns = columns[:1]
			}
		}
		if mt := m.same[c]; mt != nil && mt.surely() && !m.madeUp(c, mt) {
			said = true
			m.tell(c)
			// What an identifier spells has a finding of its own.
			if !t.spells(m, c) {
				t.find(ResidualValue, levelOf(c.Label), c.Label, mt.hits, mt.asked, "cells", columns, m.index,
					"%s of the same row stands in the column", c.Label)
			}
		}
		if mt := m.any[c]; mt != nil && !said && !(m.source == c && c.shuffled()) {
			// Fakes of one kind meet each other's originals; so do values that
			// were exchanged between rows, and then most of them do.
			alike := m.source != nil && (m.source == c || m.source.Label == c.Label) && m.source.state() == StateToken
			if alike && mt.hits.N*5 < m.cells || poissonTail(float64(mt.hits.N), t.originals.expected(&m.windows)) >= mostChance {
				alike = true
			} else {
				alike = false
			}
			if !alike {
				t.find(ResidualValue, levelOf(c.Label), c.Label, mt.hits, m.cells, "cells", columns, m.index,
					"%s of some row stands in the column", c.Label)
			}
		}
		if p := m.parts[c]; p != nil && !said {
			if p.begin.surely() {
				t.find(ResidualPart, lower(levelOf(c.Label), High), c.Label, p.begin.hits, p.begin.asked, "cells", columns, m.index,
					"the column holds the first digits of %s", c.Label)
			} else if p.end.surely() {
				t.find(ResidualPart, lower(levelOf(c.Label), High), c.Label, p.end.hits, p.end.asked, "cells", columns, m.index,
					"the column holds the last digits of %s", c.Label)
			}
		}
	}
	t.codesLeft(m)
}

// meetingNames is how many made-up names there are, at least, to one that is that of
// the row by chance.
const meetingNames = 10

// madeUp reports whether a match is that of made-up names or addresses, whose names are
// of the language of the originals: the name of the row is among them more often than
// that of another row.
func (m *maskedColumn) madeUp(c *column, mt *match) bool {
	return c.traits.has(names) && m.source != nil && m.source.state() == StateToken && mt.hits.N*meetingNames < mt.asked &&
		(m.source.traits.has(names) || m.source.Label == "EMAIL_ADDRESS" || m.source.Label == "USERNAME")
}

// qualified returns the name of a column, with its table when it is of another one.
func (c *column) qualified(t *tableRun) string {
	if c.table == t {
		return c.Display()
	}
	return c.table.Name + "." + c.Display()
}
