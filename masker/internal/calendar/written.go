package calendar

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file reads dates in the ways that people and programs write them, so that they can be moved
// and written again in the same way. day.go has the layouts of fixed widths.

// A Unit is what the number of a date counts.
type Unit uint8

// The units.
const (
	UnitDay    Unit = iota // from 1 January of the year 1
	UnitSecond             // of Unix time
	UnitMilli
	UnitSerial // days of a spreadsheet
)

// Written is a date in a value and how it is written.
type Written struct {
	Unit   Unit
	Number int64

	day   Day          // where Fixed is set
	Fixed bool         // the fields have fixed widths
	Parts [3]Part      // otherwise, in the order of the value
	month monthWriting // of the part that is a word
	named bool         // there is such a part

	padded bool // days and months have two digits

	Short      bool // the year has two digits
	Impossible bool // it is none, since its month has not so many days
}

// A Part is a field of a date in a value.
type Part struct {
	Kind     byte // 'y', 'm' or 'd'
	From, To int
}

// The numbers that count as dates, where numbers do. Nine digits of seconds begin in 1973, and twelve of
// milliseconds in 1978; days of a spreadsheet are those of 1954 to 2064.
const (
	minSeconds, maxSeconds = 100_000_000, 9_999_999_999
	minMillis, maxMillis   = 100_000_000_000, 9_999_999_999_999
	minSerial, maxSerial   = 20_000, 60_000
)

// Read reads a date, which may have a time of day behind it. These are the layouts beside those of
// [ReadDay], where a month and a day may have one digit or two, a slash is a slash, a hyphen or a point, Jan is the name of a
// month or its short form, and a year behind the rest may have two digits, if its first field has not four:
//
//	2006/1/2 2.1.2006 2. 1. 2006 2/1/2006 1/2/2006 (as the order says)   2006年1月2日   2006년 1월 2일
//	Jan 2 2006   Jan 2, 2006   2 Jan 2006   2-Jan-2006   2/Jan/2006   2. Jan 2006   2 de Jan de 2006   2006 Jan 2
//
// Where numbers count, so do seconds and milliseconds of Unix time and days of a spreadsheet.
//
// A month is named in one of the languages of months.txt; where several have the word, the language that is asked for
// comes first.
func Read(value, order, language string, numbers bool) (d Written, ok bool) {
	fixed, ok := ReadDay(value, order)
	if ok {
		return Written{Number: int64(fixed.Number), day: fixed, Fixed: true}, true
	}
	if numbers {
		if d, ok = readNumber(value); ok {
			return d, true
		}
	}
	if n, isNumber := Number(value, len("20060102")); isNumber && len(value) == len("20060102") {
		return Written{Impossible: isPastEnd(n/10000, n/100%100, n%100)}, false
	}
	return ReadFields(value, order, language)
}

// readNumber reads a number that counts time. One that can as well be the digits of a day and an hour is none.
func readNumber(value string) (Written, bool) {
	if len(value) > len("9999999999999") || value == "" || value[0] == '0' || strings.Trim(value, "0123456789") != "" {
		return Written{}, false
	}
	n, err := strconv.ParseInt(value, 10, 64)
	if err != nil {
		return Written{}, false
	}
	switch {
	case minSerial <= n && n <= maxSerial:
		return Written{Unit: UnitSerial, Number: n}, true
	case isStamp(value):
	case minSeconds <= n && n <= maxSeconds:
		return Written{Unit: UnitSecond, Number: n}, true
	case minMillis <= n && n <= maxMillis:
		return Written{Unit: UnitMilli, Number: n}, true
	}
	return Written{}, false
}

// isStamp reports whether digits can be a day of these centuries with an hour, or with an hour and a minute.
func isStamp(digits string) bool {
	const day, hour, minute = len("20060102"), len("2006010215"), len("200601021504")
	if len(digits) != hour && len(digits) != minute || digits[:2] != "19" && digits[:2] != "20" {
		return false
	}
	clock, _ := Number(digits[day:], len(digits)-day)
	if len(digits) == hour {
		clock *= 100
	}
	_, ok := ReadDay(digits[:day], "")
	return ok && clock/100 < 24 && clock%100 < 60
}

// ReadFields reads a date of three fields and what parts them. It says of one that is none whether no calendar has the day.
func ReadFields(value, order, language string) (d Written, ok bool) {
	var fields, breaks [3]string
	i := 0
	for k := range fields {
		start := i
		i = fieldEnd(value, i)
		fields[k], d.Parts[k] = value[start:i], Part{From: start, To: i}
		if k == len(fields)-1 {
			break
		}
		start = i
		i = breakEnd(value, i)
		breaks[k] = value[start:i]
	}
	if fields[0] == "" || fields[1] == "" || fields[2] == "" {
		return d, false
	}
	if rest := value[d.signsEnd(breaks, value):]; rest != "" && !IsClockAfter(rest) && !isEnd(rest) {
		return d, false
	}
	kinds := kindsOf(fields, breaks, order)
	if kinds == "" {
		return d, false
	}
	dotted, loose := strings.HasPrefix(breaks[0], "."), strings.ContainsAny(breaks[0], " "+signs)
	var year, month, date int
	d.padded = !loose
	for k, s := range fields {
		kind := kinds[k]
		d.Parts[k].Kind = kind
		// Beside a space two digits say nothing, unless the first is a zero: 12 March 2024.
		d.padded = d.padded || loose && kind != 'y' && s[0] == '0'
		n, isNumber := Number(s, len(s))
		switch {
		case kind == 'y' && isNumber && len(s) == 4:
			year = n
		case kind == 'y' && isNumber && len(s) == 2 && k == len(fields)-1:
			d.Short, year = true, n+centuryOf(n)
		case kind == 'm' && !isNumber:
			if month, d.month, ok = readMonth(s, language, dotted); !ok {
				return d, false
			}
			d.named = true
		case kind == 'y' || !isNumber || len(s) > 2:
			return d, false
		case kind == 'm':
			month = n
			d.padded = d.padded && (loose || len(s) == 2)
		default:
			date = n
			d.padded = d.padded && (loose || len(s) == 2)
		}
	}
	if year == 0 || !IsDay(year, month, date) {
		d.Impossible = isPastEnd(year, month, date)
		return d, false
	}
	d.Number = int64(NumberOf(year, month, date))
	return d, true
}

// isPastEnd reports whether a day is behind the end of its month and before the 32nd.
func isPastEnd(year, month, date int) bool {
	return year > 0 && IsDay(year, month, 1) && date > 28 && date <= 31 && !IsDay(year, month, date)
}

// pivot is the first year of the 20th century that two digits stand for, as strptime of POSIX has it: 69 to 99 are of the 20th
// century, and 00 to 68 of the 21st. Dates that are moved stay within these hundred years, of which the day behind the last is
// the first. So it does not matter which century was meant: in both each fourth year has a 29 February, 1900 aside.
const pivot = 69

func centuryOf(year int) int {
	if year < pivot {
		return 2000
	}
	return 1900
}

// The days that two digits of a year can say.
var (
	firstShort = int64(NumberOf(1900+pivot, 1, 1))
	lastShort  = int64(NumberOf(2000+pivot-1, 12, 31))
)

// fieldEnd gives the end of the digits, or the letters, that begin at a place.
func fieldEnd(value string, at int) int {
	if at < len(value) && isDigit(value[at]) {
		for at < len(value) && isDigit(value[at]) {
			at++
		}
		return at
	}
	for at < len(value) {
		r, size := utf8.DecodeRuneInString(value[at:])
		if !unicode.IsLetter(r) && !unicode.IsMark(r) || isSign(r) {
			break
		}
		at += size
	}
	return at
}

// breakEnd gives the end of what parts two fields: separators, the signs of Chinese, Japanese and Korean behind numbers, and
// words such as of.
func breakEnd(value string, at int) int {
	for at < len(value) {
		r, size := utf8.DecodeRuneInString(value[at:])
		if !strings.ContainsRune(" -/.,", r) && !isSign(r) {
			break
		}
		at += size
	}
	for _, word := range monthNames().joints {
		if rest, ok := strings.CutPrefix(value[at:], word); ok && at > 0 && value[at-1] == ' ' && strings.HasPrefix(rest, " ") {
			return at + len(word) + 1
		}
	}
	return at
}

// isSign reports whether a character says of the number before it what it counts.
func isSign(r rune) bool { return strings.ContainsRune(signs, r) }

const signs = "年月日号號년월일"

// signsEnd gives the end of a date: where it has signs, one stands behind the last field too.
func (d *Written) signsEnd(breaks [3]string, value string) int {
	end := d.Parts[2].To
	if sign, size := utf8.DecodeRuneInString(value[end:]); breaks[0] != "" && strings.ContainsAny(breaks[0], signs) && isSign(sign) {
		end += size
	}
	return end
}

// isEnd reports whether what stands behind a date is a word for the year, or a dot.
func isEnd(rest string) bool {
	return rest == "." || slices.Contains(monthNames().ends, strings.TrimPrefix(rest, " "))
}

// kindsOf says which field is which, or "".
func kindsOf(fields, breaks [3]string, order string) string {
	first, second := strings.TrimPrefix(breaks[0], "."), strings.TrimPrefix(breaks[1], ".")
	if first == "" {
		first = "."
	}
	if second == "" {
		second = "."
	}
	same := first == second
	isNumber := func(s string) bool { return isDigit(s[0]) }
	hasWord := strings.ContainsAny(first+second, "abcdefghijklmnopqrstuvwxyz")
	switch {
	case !isNumber(fields[0]):
		if breaks[1] == " " || breaks[1] == ", " {
			if first == " " && len(fields[2]) == 4 {
				return "mdy"
			}
		}
	case !isNumber(fields[1]):
		switch {
		case !isNumber(fields[2]), !hasWord && first != " " && first != "-" && first != "/" && first != ".", !same && !hasWord && !(first == " " && second == ", "):
		case len(fields[0]) == 4 && same:
			return "ymd"
		case len(fields[0]) <= 2:
			return OrderDMY
		}
	case !isNumber(fields[2]):
	case strings.ContainsAny(breaks[0], signs):
		y, m := strings.Trim(breaks[0], " "), strings.Trim(breaks[1], " ")
		if y == "年" && m == "月" || y == "년" && m == "월" {
			return "ymd"
		}
	case breaks[0] == ". " && breaks[1] == ". " && len(fields[0]) == 4:
		return "ymd" // as Hungarian and Korean have it
	case breaks[0] == ". " && breaks[1] == ". ":
		return OrderDMY // as Czech and Slovak have it
	case breaks[0] != breaks[1] || len(breaks[0]) != 1 || breaks[0] == " " || breaks[0] == ",":
	case len(fields[0]) == 4:
		return "ymd"
	case breaks[0] == ".":
		return OrderDMY
	default:
		return order
	}
	return ""
}

// Move appends the value with its date moved by some days. It reports false where the date would leave the bounds
// within which it is read as the same kind of date.
func (d *Written) Move(dst []byte, value, order, language string, by int) ([]byte, bool) {
	number := d.Number + int64(by)
	switch d.Unit {
	case UnitSecond:
		number = d.Number + int64(by)*SecondsOfDay
	case UnitMilli:
		number = d.Number + int64(by)*SecondsOfDay*1000
	}
	if d.Short {
		number = firstShort + ((number-firstShort)%(lastShort-firstShort+1)+lastShort-firstShort+1)%(lastShort-firstShort+1)
	}
	moved := Written{Unit: d.Unit, Number: number, Short: d.Short}
	start := len(dst)
	switch {
	case !d.canMove() || !moved.canMove():
		return dst, false
	case d.Fixed:
		return d.day.Append(dst, value, int(number)), true
	case d.Unit != UnitDay:
		dst = strconv.AppendInt(dst, number, 10)
	default:
		dst = d.AppendFields(dst, value, int(number))
	}
	again, ok := Read(string(dst[start:]), order, language, d.Unit != UnitDay)
	if !ok || again.Unit != d.Unit || again.Number != number {
		return dst[:start], false
	}
	return dst, true
}

// AppendFields appends the value with the day of that number in the place of its own.
func (d *Written) AppendFields(dst []byte, value string, number int) []byte {
	year, month, date := dateOf(number)
	done := 0
	put := func(n, least int, padded bool) {
		for ; padded && n < least && least > 1; least /= 10 {
			dst = append(dst, '0')
		}
		dst = strconv.AppendInt(dst, int64(n), 10)
	}
	for _, part := range d.Parts {
		dst = append(dst, value[done:part.From]...)
		done = part.To
		switch {
		case part.Kind == 'y' && d.Short:
			put(year%100, 10, true)
		case part.Kind == 'y':
			put(year, 1000, true)
		case part.Kind == 'd':
			put(date, 10, d.padded)
		case d.named:
			dst = d.month.append(dst, month)
		default:
			put(int(month), 10, d.padded)
		}
	}
	return append(dst, value[done:]...)
}

// The days that are moved, and between which they stay. In the years before and behind them stand the days by which
// programs say that there is none, above all 31 December 9999 and 1 January 1. Others of that kind, such as 1 January
// of 1900 or 1970, are somebody's birthday as well.
const (
	firstMoved = 365            // 1 January 2
	lastMoved  = Days - 365 - 1 // 31 December 9998
)

// lastSecond is the end of the year 9999 in Unix time. It has as many digits as milliseconds of 1978.
const lastSecond = 253_402_300_799

// The days of two digits that stand for those: 31.12.99 and 01.01.01.
var (
	shortNever = int64(NumberOf(1999, 12, 31))
	shortFirst = int64(NumberOf(2001, 1, 1))
)

// canMove reports whether a date may be somebody's. One by which programs say that there is none would show, once it is
// moved, by how many days the dates of a person move.
func (d *Written) canMove() bool {
	switch {
	case d.Short:
		return d.Number != shortNever && d.Number != shortFirst
	case d.Unit == UnitDay:
		return firstMoved <= d.Number && d.Number <= lastMoved
	case d.Unit == UnitMilli:
		return d.Number != lastSecond
	}
	return true
}
