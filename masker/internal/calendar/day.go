package calendar

import (
	"strings"
	"time"
)

// This file reads dates that can be written again: with fields of fixed widths at
// known places.

// A Day is a date with fields of fixed widths in a value.
type Day struct {
	Number                 int // of days since 1 January of the year 1, which is 0
	YearAt, MonthAt, DayAt int // where its fields begin: four digits, two and two
}

// Days is the number of days up to 31 December 9999.
const Days = 3_652_059

// The orders of the fields of a date like 03/02/1985.
const (
	OrderDMY = "dmy"
	OrderMDY = "mdy"
)

// ReadDay reads a date, which may have a time of day behind it. These are the
// layouts, where a slash is a slash or a hyphen and the order is what the policy
// says; without it, such dates are not read:
//
//	2006-01-02 2006/01/02 2006.01.02 20060102 02.01.2006 02/01/2006 01/02/2006
func ReadDay(value, order string) (Day, bool) {
	at := func(i int) byte {
		if i < len(value) {
			return value[i]
		}
		return 0
	}
	var d Day
	end := len("2006-01-02")
	switch sep := at(4); {
	case (sep == '-' || sep == '/' || sep == '.') && at(7) == sep:
		d.MonthAt, d.DayAt = 5, 8
	case at(2) == '.' && at(5) == '.':
		d.MonthAt, d.YearAt = 3, 6
	case (at(2) == '/' || at(2) == '-') && at(5) == at(2) && order == OrderDMY:
		d.MonthAt, d.YearAt = 3, 6
	case (at(2) == '/' || at(2) == '-') && at(5) == at(2) && order == OrderMDY:
		d.DayAt, d.YearAt = 3, 6
	case '0' <= sep && sep <= '9':
		d.MonthAt, d.DayAt = 4, 6
		end = len("20060102")
	default:
		return Day{}, false
	}
	if len(value) < end || len(value) > end && !IsClockAfter(value[end:]) {
		return Day{}, false
	}
	year, ok1 := Number(value[d.YearAt:], 4)
	month, ok2 := Number(value[d.MonthAt:], 2)
	date, ok3 := Number(value[d.DayAt:], 2)
	if !ok1 || !ok2 || !ok3 || year == 0 || !IsDay(year, month, date) {
		return Day{}, false
	}
	d.Number = NumberOf(year, month, date)
	return d, true
}

// NumberOf is the number of a day of the calendar, and dateOf undoes it.
func NumberOf(year, month, date int) int {
	return int((time.Date(year, time.Month(month), date, 0, 0, 0, 0, time.UTC).Unix() - firstDay) / SecondsOfDay)
}

func dateOf(number int) (year int, month time.Month, date int) {
	return time.Unix(firstDay+int64(number)*SecondsOfDay, 0).UTC().Date()
}

// Number reads as many digits as there must be.
func Number(s string, width int) (n int, ok bool) {
	if len(s) < width {
		return 0, false
	}
	for i := range width {
		if s[i] < '0' || s[i] > '9' {
			return 0, false
		}
		n = n*10 + int(s[i]-'0')
	}
	return n, true
}

// IsClockAfter reports whether what stands behind a date is a time of day.
func IsClockAfter(s string) bool {
	if s[0] != ' ' && s[0] != 'T' && s[0] != 't' && s[0] != ',' {
		return false
	}
	s = strings.TrimLeft(s[1:], " ")
	var array [maxTokens]token
	tokens, ok := tokenize(array[:0], s)
	return ok && len(tokens) > 0 && isClock(tokens, s)
}

// SecondsOfDay is what a day has without leap seconds.
const SecondsOfDay = 24 * 60 * 60

// firstDay is when 1 January of the year 1 begins, in Unix time.
var firstDay = time.Date(1, 1, 1, 0, 0, 0, 0, time.UTC).Unix()

// Append appends the value with another day in the place of d. The number is at
// least 0 and below Days.
func (d Day) Append(dst []byte, value string, number int) []byte {
	start := len(dst)
	dst = append(dst, value...)
	year, month, date := dateOf(number)
	put := func(at, n, width int) {
		for i := width - 1; i >= 0; i-- {
			dst[start+at+i] = '0' + byte(n%10)
			n /= 10
		}
	}
	put(d.YearAt, year, 4)
	put(d.MonthAt, int(month), 2)
	put(d.DayAt, date, 2)
	return dst
}
