package calendar

import (
	"strconv"
	"strings"
	"time"
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
}

// A Part is a field of a date in a value.
type Part struct {
	Kind     byte // 'y', 'm' or 'd'
	From, To int
}

// A monthWriting is how the name of a month is written.
type monthWriting struct{ short, upper, lower bool }

// The numbers that count as dates, where numbers do. Nine digits of seconds begin in 1973, and twelve of
// milliseconds in 1978; days of a spreadsheet are those of 1954 to 2064.
const (
	minSeconds, maxSeconds = 100_000_000, 9_999_999_999
	minMillis, maxMillis   = 100_000_000_000, 9_999_999_999_999
	minSerial, maxSerial   = 20_000, 60_000
)

// Read reads a date, which may have a time of day behind it. These are the layouts beside those of
// [ReadDay], where a month and a day may have one digit or two, a slash is a slash, a hyphen or a point, and the month is an
// English name or its first three letters:
//
//	2006/1/2 2.1.2006 2/1/2006 1/2/2006 (as the order says)
//	Jan 2 2006   Jan 2, 2006   2 Jan 2006   2-Jan-2006   2/Jan/2006
//
// Where numbers count, so do seconds and milliseconds of Unix time and days of a spreadsheet.
func Read(value, order string, numbers bool) (d Written, ok bool) {
	if fixed, ok := ReadDay(value, order); ok {
		return Written{Number: int64(fixed.Number), day: fixed, Fixed: true}, true
	}
	if numbers {
		if d, ok = readNumber(value); ok {
			return d, true
		}
	}
	return ReadFields(value, order)
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

// ReadFields reads a date of three fields and what parts them.
func ReadFields(value, order string) (d Written, ok bool) {
	var fields, breaks [3]string
	i := 0
	for k := range fields {
		start := i
		for i < len(value) && (isDigit(value[i]) || isLetter(value[i])) && isDigit(value[i]) == isDigit(value[start]) {
			i++
		}
		fields[k], d.Parts[k] = value[start:i], Part{From: start, To: i}
		if k == len(fields)-1 {
			break
		}
		start = i
		for i < len(value) && strings.IndexByte(" -/.,", value[i]) >= 0 {
			i++
		}
		breaks[k] = value[start:i]
	}
	if rest := value[i:]; fields[0] == "" || fields[1] == "" || fields[2] == "" || rest != "" && !IsClockAfter(rest) {
		return d, false
	}
	kinds := ""
	same := breaks[0] == breaks[1]
	switch {
	case isLetter(fields[0][0]):
		if breaks[0] == " " && (breaks[1] == " " || breaks[1] == ", ") {
			kinds = "mdy"
		}
	case isLetter(fields[1][0]):
		if same && (breaks[0] == " " || breaks[0] == "-" || breaks[0] == "/") {
			kinds = "dmy"
		}
	case !same || len(breaks[0]) != 1 || breaks[0] == " " || breaks[0] == ",":
	case len(fields[0]) == 4:
		kinds = "ymd"
	case breaks[0] == ".":
		kinds = OrderDMY
	default:
		kinds = order
	}
	if kinds == "" {
		return d, false
	}
	var year, month, date int
	d.padded = true
	for k, s := range fields {
		kind := kinds[k]
		d.Parts[k].Kind = kind
		n, isNumber := Number(s, len(s))
		switch {
		case kind == 'y' && isNumber && len(s) == 4:
			year = n
		case kind == 'm' && !isNumber:
			if month, d.month, ok = readMonth(s); !ok {
				return d, false
			}
			d.named = true
		case kind == 'y' || !isNumber || len(s) > 2:
			return d, false
		case kind == 'm':
			month = n
			d.padded = d.padded && len(s) == 2
		default:
			date = n
			// Beside a space a day of two digits says nothing: 12 March 2024.
			d.padded = d.padded && len(s) == 2 && (breaks[0] != " " || s[0] == '0')
		}
	}
	if year == 0 || !IsDay(year, month, date) {
		return d, false
	}
	d.Number = int64(NumberOf(year, month, date))
	return d, true
}

// readMonth reads the English name of a month, whole or its first three letters, of which May is one.
func readMonth(word string) (month int, how monthWriting, ok bool) {
	how = monthWriting{short: len(word) == 3, upper: strings.ToUpper(word) == word, lower: strings.ToLower(word) == word}
	month = englishMonth(word)
	return month, how, month > 0 && (how.short || len(word) == len(time.Month(month).String()))
}

// append appends the name of a month.
func (h monthWriting) append(dst []byte, month time.Month) []byte {
	name := month.String()
	if h.short {
		name = name[:3]
	}
	switch {
	case h.upper:
		name = strings.ToUpper(name)
	case h.lower:
		name = strings.ToLower(name)
	}
	return append(dst, name...)
}

// Move appends the value with its date moved by some days. It reports false where the date would leave the bounds
// within which it is read as the same kind of date.
func (d *Written) Move(dst []byte, value, order string, by int) ([]byte, bool) {
	number := d.Number + int64(by)
	switch d.Unit {
	case UnitSecond:
		number = d.Number + int64(by)*SecondsOfDay
	case UnitMilli:
		number = d.Number + int64(by)*SecondsOfDay*1000
	}
	moved := Written{Unit: d.Unit, Number: number}
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
	again, ok := Read(string(dst[start:]), order, d.Unit != UnitDay)
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
		for ; padded && n < least; least /= 10 {
			dst = append(dst, '0')
		}
		dst = strconv.AppendInt(dst, int64(n), 10)
	}
	for _, part := range d.Parts {
		dst = append(dst, value[done:part.From]...)
		done = part.To
		switch {
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

// canMove reports whether a date may be somebody's. One by which programs say that there is none would show, once it is
// moved, by how many days the dates of a person move.
func (d *Written) canMove() bool {
	switch d.Unit {
	case UnitDay:
		return firstMoved <= d.Number && d.Number <= lastMoved
	case UnitMilli:
		return d.Number != lastSecond
	}
	return true
}
