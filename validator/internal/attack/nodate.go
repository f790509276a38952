package attack

import (
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/validator/internal/reveal"
)

// This file tells dates that stand for no day and were moved like the others. A column of ends has
// 9999-12-31 where there is none, and one of births 0001-01-01 where nobody knows it. Everybody
// knows what such a value was, so that the moved one shows by how many days its row was moved.

// The bounds of such dates: a year in which nobody who is in a table has done anything, in so many rows that
// it is no slip.
const (
	firstYear   = 1901
	lastYear    = 2200
	leastNoDate = 8
	mostMoved   = 40 * 366 // days
)

// A noDate is a date of a column that stands for no day.
type noDate struct {
	value string // as it is spelled; empty: none has been met
	day   int64
	moved Count // rows with it whose masked value is another day near it
	all   int64 // rows with it
}

// add looks at an original and its masked value, which is another.
func (d *noDate) add(original, masked string, row int64) {
	if original != d.value {
		if d.all >= leastNoDate || len(original) < 8 || len(original) > 32 {
			return // one such value is enough
		}
		day, ok := outsideOf(original)
		if !ok {
			return
		}
		*d = noDate{value: original, day: day}
	}
	d.all++
	if day, ok := dayNumber(masked); ok && day != d.day && max(day-d.day, d.day-day) <= mostMoved {
		d.moved.add(row)
	}
}

// outsideOf returns the day of a date that stands for none.
func outsideOf(s string) (day int64, ok bool) {
	if kind, _ := reveal.TypeOf(s); kind != reveal.Date {
		return 0, false
	}
	days := reveal.Days(s)
	if len(days) == 0 || days[0][0] >= firstYear && days[0][0] <= lastYear {
		return 0, false
	}
	return dayNumber(s)
}

// dayNumber returns the number of the day of a date.
func dayNumber(s string) (int64, bool) {
	if kind, _ := reveal.TypeOf(s); kind != reveal.Date {
		return 0, false
	}
	days := reveal.Days(s)
	if len(days) == 0 {
		return 0, false
	}
	d := days[0]
	if d[1] > 12 && len(days) > 1 {
		d = days[1]
	}
	return time.Date(d[0], time.Month(d[1]), d[2], 0, 0, 0, 0, time.UTC).Unix() / 86400, true
}

// movedNoDate adds a finding when a date that stands for no day was moved.
func (t *tableRun) movedNoDate(c *column) {
	if c.masked == nil || c.none.moved.N < leastNoDate {
		return
	}
	t.find(ShiftedValue, High, c.Label, c.none.moved, c.none.all, "cells", []string{c.Display()}, c.masked.index,
		"a date that stands for no day, such as one in the year 9999, was moved, and shows by how many days the dates of its row were")
	var dates []*column
	for _, other := range t.columns {
		if other.Label.Category() == privet.CategoryDate && other.state() == StateToken {
			dates = append(dates, other)
		}
	}
	t.givesAway(dates)
}
