package attack

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/validator/internal/reveal"
)

// This file looks in specimens for values that are in pieces: one value in several
// columns, and several values in one.

// The bounds of the search.
const (
	mostPieces   = 4  // of one value
	mostCovers   = 16 // ways to put one value together
	leastCovered = 5  // letters and digits of a value that is in pieces
	leastInside  = 5  // letters of a value inside of words
	leastDigits  = 7  // digits of a number inside of longer ones
)

// A piece is a value that another one may be made of.
type piece struct {
	id   int
	text []byte
}

// covers returns the ways in which pieces, two or more and each once, make a text when they
// are written behind each other.
func covers(text []byte, pieces []piece) (ways [][]int) {
	var way []int
	var extend func(rest []byte)
	extend = func(rest []byte) {
		if len(rest) == 0 {
			if len(way) > 1 {
				ways = append(ways, slices.Clone(way))
			}
			return
		}
		if len(way) == mostPieces {
			return
		}
		for _, p := range pieces {
			if len(ways) == mostCovers {
				return
			}
			if bytes.HasPrefix(rest, p.text) && !slices.Contains(way, p.id) {
				way = append(way, p.id)
				extend(rest[len(p.text):])
				way = way[:len(way)-1]
			}
		}
	}
	extend(text)
	return ways
}

// A waysTally counts ways, and how often they seemed to be there with the text of the
// specimen before.
type waysTally struct {
	ways  map[string]*match
	ids   map[string][]int
	order []string
}

func (w *waysTally) note(text []byte, pieces []piece, chance float64, row int64, control bool) {
	for _, way := range covers(text, pieces) {
		k := fmt.Sprint(way)
		mt := w.ways[k]
		if mt == nil {
			if w.ways == nil {
				w.ways, w.ids = map[string]*match{}, map[string][]int{}
			}
			mt = new(match)
			w.ways[k], w.ids[k] = mt, way
			w.order = append(w.order, k)
		}
		if control {
			mt.controls++
			continue
		}
		mt.hits.add(row)
		mt.expected += chance
	}
}

// best returns the way that most specimens have, if it is no chance.
func (w *waysTally) best(asked int64) (ids []int, mt *match) {
	for _, k := range w.order {
		m := w.ways[k]
		m.asked = asked
		if m.hits.N*4 >= asked && m.surely() && (mt == nil || m.hits.N > mt.hits.N) {
			ids, mt = w.ids[k], m
		}
	}
	return ids, mt
}

// canRead reports whether what a masked column holds is there to be read: it is not what
// masking made of something personal.
func (m *maskedColumn) canRead() bool {
	return m.source == nil || !m.source.personal() || m.source.readable()
}

// piecesOf returns the texts of the columns of a specimen that can be read.
func (t *tableRun) piecesOf(s *specimen) (pieces []piece) {
	var sp spelling
	for i, m := range t.masked {
		if !m.canRead() {
			continue
		}
		if sp.set(s.value(m)); len(sp.text) > 0 {
			pieces = append(pieces, piece{i, slices.Clone(sp.text)})
		}
	}
	return pieces
}

// split adds a finding for each column whose originals stand in several columns, a piece in
// each.
func (t *tableRun) split() {
	readable := make([][]piece, len(t.specimens))
	for n, s := range t.specimens {
		readable[n] = t.piecesOf(s)
	}
	for _, c := range t.ladder {
		if c.Label.Category() == privet.CategoryDate && t.splitDate(c) {
			continue
		}
		var tally waysTally
		var needle, before spelling
		asked := int64(0)
		for n, s := range t.specimens {
			if !s.hides(c) {
				continue
			}
			before, needle = needle, before
			needle.set(s.original(c))
			chance, ok := needle.worth()
			if !ok || len(needle.text) < leastCovered {
				continue
			}
			asked++
			tally.note(needle.text, readable[n], chance, s.row, false)
			if len(before.text) > 0 && string(before.text) != string(needle.text) {
				tally.note(before.text, readable[n], 0, s.row, true)
			}
		}
		ids, mt := tally.best(asked)
		if mt == nil {
			continue
		}
		var names []string
		for _, id := range ids {
			names = append(names, t.masked[id].display())
			t.masked[id].tell(c)
		}
		t.find(SplitValue, levelOf(c.Label), c.Label, mt.hits, asked, "rows", append(names, c.Display()), t.masked[ids[0]].index,
			"the columns hold %s in pieces, as the first rows show", c.Label)
	}
}

// A datePart is a part of a date that a column may hold.
type datePart struct {
	name             string
	year, month, day bool // what it says
	is               func(text string, number int, d [3]int) bool
}

var monthNames = [...]string{"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"}

// dateParts are the parts that are looked for.
var dateParts = []datePart{
	{"the day", false, false, true, func(_ string, n int, d [3]int) bool { return n == d[2] }},
	{"the month", false, true, false, func(s string, n int, d [3]int) bool {
		return n == d[1] || n < 0 && d[1] >= 1 && d[1] <= 12 && strings.HasPrefix(s, monthNames[d[1]-1])
	}},
	{"the year", true, false, false, func(s string, n int, d [3]int) bool { return n == d[0] || len(s) == 2 && n == d[0]%100 }},
	{"month and day", false, true, true, func(s string, n int, d [3]int) bool {
		return len(s) >= 3 && (n == d[1]*100+d[2] || n == d[2]*100+d[1])
	}},
	{"year and month", true, true, false, func(s string, n int, d [3]int) bool {
		return len(s) >= 5 && (n == d[0]*100+d[1] || n == d[1]*10000+d[0])
	}},
}

// splitDate adds a finding when columns that can be read hold the parts of a date. It reports
// whether they hold all of it.
func (t *tableRun) splitDate(c *column) bool {
	var names []string
	var columns []*maskedColumn
	var year, month, day bool
	var hits Count
	asked := int64(0)
	for _, part := range slices.Backward(dateParts) { // what says more is first
		if part.year && year || part.month && month || part.day && day {
			continue
		}
		for _, m := range t.masked {
			if !m.canRead() || slices.Contains(columns, m) {
				continue
			}
			mt := m.holdsPart(c, part)
			if mt.asked < leastSeries || mt.hits.N*10 < mt.asked*9 || !mt.fairly() {
				continue
			}
			names, columns = append(names, m.display()), append(columns, m)
			year, month, day = year || part.year, month || part.month, day || part.day
			hits, asked = mt.hits, mt.asked
			break
		}
	}
	if !month || !day {
		return false
	}
	level := levelOf(c.Label)
	if !year {
		level = lower(level, Medium)
	}
	for _, m := range columns {
		m.tell(c)
	}
	t.find(SplitValue, level, c.Label, hits, asked, "rows", append(names, c.Display()), columns[0].index,
		"the columns hold parts of the date, as the first rows show")
	return year
}

// holdsPart counts in how many specimens a column holds a part of the date of another.
func (m *maskedColumn) holdsPart(c *column, part datePart) *match {
	mt := new(match)
	var before [][3]int
	for _, s := range m.specimens {
		if !s.hides(c) {
			continue
		}
		var days [][3]int
		for _, d := range reveal.Days(s.original(c)) {
			if d[1] >= 1 && d[1] <= 12 {
				days = append(days, d)
			}
		}
		if len(days) == 0 {
			continue
		}
		text := strings.ToLower(strings.TrimSpace(s.value(m)))
		n, err := strconv.Atoi(digitsOnly(text))
		if err != nil {
			n = -1
		}
		holds := func(days [][3]int) bool {
			return slices.ContainsFunc(days, func(d [3]int) bool { return part.is(text, n, d) })
		}
		mt.asked++
		if holds(days) {
			mt.hits.add(s.row)
		}
		if holds(before) {
			mt.controls++
		}
		before = days
	}
	return mt
}

// digitsOnly returns the digits of a short text, or nothing when there are letters.
func digitsOnly(s string) string {
	if len(s) > 10 {
		return ""
	}
	b := make([]byte, 0, len(s))
	for _, r := range s {
		switch {
		case '0' <= r && r <= '9':
			b = append(b, byte(r))
		case reveal.IsContent(r) || r == reveal.MaskCharacter:
			return ""
		}
	}
	return string(b)
}

// joined adds a finding when a column holds originals behind each other, or inside of its
// words.
func (t *tableRun) joined(m *maskedColumn) {
	var tally waysTally
	inside := map[*column]*match{}
	var before []piece
	var sp spelling
	asked := int64(0)
	for _, s := range m.specimens {
		var pieces []piece
		for i, c := range t.ladder {
			if s.hides(c) && c.traits&(identifies|names) != 0 {
				if sp.set(s.original(c)); len(sp.text) >= 2 {
					pieces = append(pieces, piece{i, slices.Clone(sp.text)})
				}
			}
		}
		asked++
		if sp.set(s.value(m)); len(sp.text) >= leastCovered {
			chance, _ := sp.worth()
			tally.note(sp.text, pieces, chance, s.row, false)
			tally.note(sp.text, before, 0, s.row, true)
			for k, list := range [][]piece{pieces, before} {
				for _, p := range list {
					c := t.ladder[p.id]
					if c == m.source || len(p.text) < leastInside || isDigits(p.text) && len(p.text) < leastDigits || !bytes.Contains(sp.text, p.text) {
						continue
					}
					if inside[c] == nil {
						inside[c] = new(match)
					}
					if k == 0 {
						inside[c].hits.add(s.row)
						inside[c].expected += 1e-4
					} else {
						inside[c].controls++
					}
				}
			}
		}
		before = pieces
	}
	if ids, mt := tally.best(asked); mt != nil && !slices.ContainsFunc(ids, func(id int) bool { return t.ladder[id] == m.source }) {
		names := []string{m.display()}
		var columns []*column
		for _, id := range ids {
			c := t.ladder[id]
			names, columns = append(names, c.Display()), append(columns, c)
		}
		if slices.ContainsFunc(columns, func(c *column) bool { return !m.told[c] && !t.spells(m, c) }) {
			worst := slices.MaxFunc(columns, func(a, b *column) int {
				return levelOf(a.Label).rank() - levelOf(b.Label).rank()
			})
			t.find(ResidualValue, levelOf(worst.Label), worst.Label, mt.hits, asked, "rows", names, m.index,
				"originals of the row stand in the column behind each other, as the first rows show")
			t.givesAway(columns)
			for _, c := range columns {
				m.tell(c)
			}
		}
	}
	for _, c := range t.ladder {
		mt := inside[c]
		if mt == nil || m.told[c] || t.spells(m, c) || m.madeUp(c, mt) {
			continue
		}
		mt.asked = asked
		if mt.hits.N*4 < asked || !mt.surely() {
			continue
		}
		m.tell(c)
		t.find(ResidualValue, levelOf(c.Label), c.Label, mt.hits, asked, "rows", []string{m.display(), c.Display()}, m.index,
			"%s of the same row stands inside of the values of the column, as the first rows show", c.Label)
	}
}

func isDigits(s []byte) bool {
	for _, c := range s {
		if c < '0' || c > '9' {
			return false
		}
	}
	return len(s) > 0
}

// wordParts adds a finding when a column that can be read holds the beginning or the end of
// originals that are no numbers: the local part of an address, say. What the default rule shows of
// them does not count.
func (t *tableRun) wordParts(m *maskedColumn) {
	if !m.canRead() {
		return
	}
	var sp, whole spelling
	for _, c := range t.ladder {
		if c == m.source || m.told[c] || !c.traits.has(identifies) || t.spells(m, c) {
			continue
		}
		mt := new(match)
		before := ""
		for _, s := range m.specimens {
			if !s.hides(c) {
				continue
			}
			mt.asked++
			sp.set(s.value(m))
			original := s.original(c)
			if len(sp.text) < leastInside || isDigits(sp.text) {
				before = original
				continue
			}
			isPart := func(value string) bool {
				whole.set(value)
				if len(whole.text) <= len(sp.text) {
					return false
				}
				return bytes.HasPrefix(whole.text, sp.text) || bytes.HasSuffix(whole.text, sp.text)
			}
			if isPart(original) && !t.showsPart(c, original, sp.text) {
				mt.hits.add(s.row)
				mt.expected += 1e-4
			}
			if before != "" && isPart(before) {
				mt.controls++
			}
			before = original
		}
		if mt.hits.N*4 < mt.asked || !mt.surely() {
			continue
		}
		m.tell(c)
		t.find(ResidualPart, lower(levelOf(c.Label), High), c.Label, mt.hits, mt.asked, "rows", []string{m.display(), c.Display()}, m.index,
			"the column holds the beginning or the end of %s, as the first rows show", c.Label)
	}
}

// showsPart reports whether the default rule shows this part of an original.
func (t *tableRun) showsPart(c *column, original string, part []byte) bool {
	expected, err := t.by.Masker.Mask(string(c.Label), original)
	if err != nil {
		return false
	}
	var shown spelling
	shown.set(expected)
	return bytes.HasPrefix(shown.text, part) || bytes.HasSuffix(shown.text, part)
}
