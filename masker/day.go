package masker

import (
	"strings"
	"time"
)

// This file reads dates that can be written again: with fields of fixed widths at
// known places. date.go reads all others.

// A day is a date in a value.
type day struct {
	number                 int // of days since 1 January of the year 1, which is 0
	yearAt, monthAt, dayAt int // where its fields begin: four digits, two and two
}

// days is the number of days up to 31 December 9999.
const days = 3_652_059

// The orders of the fields of a date like 03/02/1985.
const (
	orderDMY = "dmy"
	orderMDY = "mdy"
)

// readDay reads a date, which may have a time of day behind it. These are the
// layouts, where a slash is a slash or a hyphen and the order is what the policy
// says; without it, such dates are not read:
//
//	2006-01-02 2006/01/02 2006.01.02 20060102 02.01.2006 02/01/2006 01/02/2006
func readDay(value, order string) (day, bool) {
	at := func(i int) byte {
		if i < len(value) {
			return value[i]
		}
		return 0
	}
	var d day
	end := len("2006-01-02")
	switch sep := at(4); {
	case (sep == '-' || sep == '/' || sep == '.') && at(7) == sep:
		d.monthAt, d.dayAt = 5, 8
	case at(2) == '.' && at(5) == '.':
		d.monthAt, d.yearAt = 3, 6
	case (at(2) == '/' || at(2) == '-') && at(5) == at(2) && order == orderDMY:
		d.monthAt, d.yearAt = 3, 6
	case (at(2) == '/' || at(2) == '-') && at(5) == at(2) && order == orderMDY:
		d.dayAt, d.yearAt = 3, 6
	case '0' <= sep && sep <= '9':
		d.monthAt, d.dayAt = 4, 6
		end = len("20060102")
	default:
		return day{}, false
	}
	if len(value) < end || len(value) > end && !isClockAfter(value[end:]) {
		return day{}, false
	}
	year, ok1 := fixedNumber(value[d.yearAt:], 4)
	month, ok2 := fixedNumber(value[d.monthAt:], 2)
	date, ok3 := fixedNumber(value[d.dayAt:], 2)
	if !ok1 || !ok2 || !ok3 || year == 0 || !isDay(year, month, date) {
		return day{}, false
	}
	d.number = dayNumber(year, month, date)
	return d, true
}

// dayNumber is the number of a day of the calendar, and dateOf undoes it.
func dayNumber(year, month, date int) int {
	return int((time.Date(year, time.Month(month), date, 0, 0, 0, 0, time.UTC).Unix() - firstDay) / secondsOfDay)
}

func dateOf(number int) (year int, month time.Month, date int) {
	return time.Unix(firstDay+int64(number)*secondsOfDay, 0).UTC().Date()
}

// fixedNumber reads as many digits as there must be.
func fixedNumber(s string, width int) (n int, ok bool) {
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

// isClockAfter reports whether what stands behind a date is a time of day.
func isClockAfter(s string) bool {
	if s[0] != ' ' && s[0] != 'T' && s[0] != 't' && s[0] != ',' {
		return false
	}
	s = strings.TrimLeft(s[1:], " ")
	var array [maxDateTokens]dateToken
	tokens, ok := tokenizeDate(array[:0], s)
	return ok && len(tokens) > 0 && isClock(tokens, s)
}

const secondsOfDay = 24 * 60 * 60

// firstDay is when 1 January of the year 1 begins, in Unix time.
var firstDay = time.Date(1, 1, 1, 0, 0, 0, 0, time.UTC).Unix()

// append appends the value with another day in the place of d. The number is at
// least 0 and below days.
func (d day) append(dst []byte, value string, number int) []byte {
	start := len(dst)
	dst = append(dst, value...)
	year, month, date := dateOf(number)
	put := func(at, n, width int) {
		for i := width - 1; i >= 0; i-- {
			dst[start+at+i] = '0' + byte(n%10)
			n /= 10
		}
	}
	put(d.yearAt, year, 4)
	put(d.monthAt, int(month), 2)
	put(d.dayAt, date, 2)
	return dst
}
