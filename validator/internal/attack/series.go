package attack

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/privet-go/privet/validator/internal/reveal"
)

// This file looks at masked values as numbers: whether they are their originals plus or
// times a constant, almost the same, or in the same order.

// A seriesPair is an original and a masked value as numbers.
type seriesPair struct {
	x, y float64
	unit float64 // half a unit of the last digit of y
	row  int64
}

// The bounds of what is told of a series.
const (
	leastSeries = 8  // different originals before a line is no chance
	leastRanked = 20 // before their order is none
	nearShare   = 0.01
	nearDays    = 31
)

// numberIn reads a value as a number: a date as its day, and all else as its digits. It
// returns half a unit of the last digit too.
func numberIn(s string) (n, unit float64, isDay, ok bool) {
	s = strings.TrimSpace(s)
	switch kind, _ := reveal.TypeOf(s); kind {
	case reveal.Date:
		days := reveal.Days(s)
		if len(days) == 0 {
			return 0, 0, false, false
		}
		d := days[0]
		if d[1] > 12 && len(days) > 1 {
			d = days[1]
		}
		return float64(time.Date(d[0], time.Month(d[1]), d[2], 0, 0, 0, 0, time.UTC).Unix() / 86400), 0, true, true
	case reveal.Integer, reveal.Decimal:
		n, err := strconv.ParseFloat(s, 64)
		unit = 0.5
		if dot := strings.IndexByte(s, '.'); dot >= 0 {
			unit *= math.Pow10(-(len(s) - dot - 1))
		}
		return n, unit, false, err == nil && math.Abs(n) < 1<<52
	}
	var digits []byte
	for _, r := range s {
		switch {
		case '0' <= r && r <= '9':
			digits = append(digits, byte(r))
		case reveal.IsContent(r) || r == reveal.MaskCharacter:
			return 0, 0, false, false
		}
	}
	if len(digits) < 4 || len(digits) > 15 {
		return 0, 0, false, false
	}
	n, err := strconv.ParseFloat(string(digits), 64)
	return n, 0.5, false, err == nil
}

// seriesOf returns the pairs of numbers that a masked column and a column of originals
// have in their specimens, if nearly all are numbers. It says whether the originals are
// dates, and whether only one of the two are.
func (m *maskedColumn) seriesOf(c *column) (pairs []seriesPair, days, counted bool) {
	all := 0
	for _, s := range m.specimens {
		if !s.hides(c) {
			continue
		}
		all++
		x, _, isDay, ok := numberIn(s.original(c))
		y, unit, alsoDay, ok2 := numberIn(s.value(m))
		if !ok || !ok2 {
			if all-len(pairs) > 4 {
				return nil, false, false
			}
			continue
		}
		days, counted = days || isDay, counted || isDay != alsoDay
		pairs = append(pairs, seriesPair{x, y, unit, s.row})
	}
	if len(pairs)*10 < all*9 {
		return nil, false, false
	}
	slices.SortStableFunc(pairs, func(a, b seriesPair) int { return cmp.Compare(a.x, b.x) })
	return pairs, days, counted
}

// differentX counts the different originals of pairs that are sorted by them.
func differentX(pairs []seriesPair) int {
	n := 0
	for i, p := range pairs {
		if i == 0 || p.x != pairs[i-1].x {
			n++
		}
	}
	return n
}

// lineThrough reports whether all pairs lie on one line from which there is a way back,
// and which it is.
func lineThrough(pairs []seriesPair) (factor, constant float64, ok bool) {
	first, last := pairs[0], pairs[len(pairs)-1]
	if first.x == last.x || first.y == last.y {
		return 0, 0, false
	}
	factor = (last.y - first.y) / (last.x - first.x)
	// The ends are rounded, and the factor with them: a whole one that fits as well is
	// the one.
	if whole := math.Round(factor); whole != 0 && math.Abs(whole-factor)*(last.x-first.x) <= first.unit+last.unit+1e-6 {
		factor = whole
	}
	constant = first.y - factor*first.x
	for _, p := range pairs {
		off := math.Abs(p.y - factor*p.x - constant)
		// What is so coarse that several originals have it is no way back.
		if off > 2*p.unit+1e-9*math.Abs(p.y) || off/math.Abs(factor) > 0.5 {
			return 0, 0, false
		}
	}
	return factor, constant, true
}

// series adds a finding when the values of a column are their originals moved, or those of
// another column that is masked.
func (t *tableRun) series(m *maskedColumn) {
	for _, c := range t.ladder {
		if m.told[c] {
			continue
		}
		pairs, days, counted := m.seriesOf(c)
		different := differentX(pairs)
		if different < leastSeries {
			continue
		}
		own := c == m.source
		columns := []string{m.display()}
		if !own {
			columns = append(columns, c.Display())
		}
		level := levelOf(c.Label)
		if op := c.Operator(); own && (op == "shift" || op == "noise") {
			level = Low // the policy says so, and a key hides the constant
		}
		n := Count{int64(len(pairs)), pairs[0].row}
		for _, p := range pairs {
			n.Row = min(n.Row, p.row)
		}
		of := int64(len(m.specimens))
		factor, constant, line := lineThrough(pairs)
		if factor == 1 && constant == 0 && !counted {
			line = false // the same number is told elsewhere
		}
		switch {
		case line && factor == 1 && days:
			m.tell(c)
			t.find(ShiftedValue, level, c.Label, n, of, "rows", columns, m.index,
				"the days are those of %s, all of them moved by the same number of days or counted from another day, as the first rows show", c.Label)
		case line && factor == 1:
			m.tell(c)
			t.find(ShiftedValue, level, c.Label, n, of, "rows", columns, m.index,
				"the values are %s with a constant added, as the first rows show", c.Label)
		case line:
			m.tell(c)
			t.find(ShiftedValue, level, c.Label, n, of, "rows", columns, m.index,
				"the values are %s times a constant, and one more added or none, as the first rows show", c.Label)
		case own && days && !counted && keepsMonth(m, c) != "" && c.Operator() != "generalize":
			m.tell(c)
			t.find(LeaksCharacters, lower(level, Medium), c.Label, n, of, "rows", columns, m.index,
				"the days have %s of %s, as the first rows show", keepsMonth(m, c), c.Label)
		case own && !c.traits.has(identifies) && nearly(pairs, days):
			m.tell(c)
			t.find(ShiftedValue, lower(level, Medium), c.Label, n, of, "rows", columns, m.index,
				"the values are nearly those of %s, as the first rows show", c.Label)
		case own && different >= leastRanked && inOrder(pairs):
			m.tell(c)
			t.find(OrderKept, lower(level, Medium), c.Label, n, of, "rows", columns, m.index,
				"the values are in the order of %s, as the first rows show", c.Label)
		}
	}
}

// keepsMonth names what most masked days have of their originals beside the year, if they
// have anything.
func keepsMonth(m *maskedColumn, c *column) string {
	all, birthday, month := 0, 0, 0
	for _, s := range m.specimens {
		a, b := reveal.Days(s.original(c)), reveal.Days(s.value(m))
		if !s.hides(c) || len(a) == 0 || len(b) == 0 {
			continue
		}
		all++
		if a[0][1] == b[0][1] && a[0][2] == b[0][2] {
			birthday++
		}
		if a[0][0] == b[0][0] && a[0][1] == b[0][1] {
			month++
		}
	}
	switch {
	case birthday*2 > all:
		return "the day and the month"
	case month*2 > all:
		return "the year and the month"
	}
	return ""
}

// nearly reports whether the masked values are so close to their originals that they
// stand for them. It is asked of quantities and days: numbers that count nothing are close
// when they begin alike.
func nearly(pairs []seriesPair, days bool) bool {
	for _, p := range pairs {
		off := math.Abs(p.y - p.x)
		if days && off > nearDays || !days && off > nearShare*math.Abs(p.x) {
			return false
		}
	}
	return true
}

// inOrder reports whether a larger original always has a larger masked value, and an equal
// one an equal one.
func inOrder(pairs []seriesPair) bool {
	for i := 1; i < len(pairs); i++ {
		a, b := pairs[i-1], pairs[i]
		if a.x == b.x && a.y != b.y || a.x < b.x && a.y >= b.y {
			return false
		}
	}
	return true
}
