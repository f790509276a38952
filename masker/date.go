package masker

import (
	"unicode/utf8"

	"github.com/privet-go/privet/masker/internal/calendar"
)

// maskDate masks a date, with or without a time of day. The four-digit year
// stays. A date that is not in the calendar is not understood.
func maskDate(b []byte, value string) (int, bool) {
	if len(value) > calendar.MaxLength {
		return 0, false
	}
	if isISODay(value) && isEra(value[0]) {
		// Most dates in tables are written so: 5 ns for one, and 100 for others.
		b[5], b[6], b[8], b[9] = Mask, Mask, Mask, Mask
		return len(b), true
	}
	from, to, ok := calendar.FindYear(value)
	if !ok {
		return len(b), isMaskedDate(value)
	}
	if from < to && !isEra(value[from]) {
		return 0, false
	}
	n := coverDate(b[:from], value[:from], ' ')
	n += copy(b[n:], value[from:to])
	rest, before := b[n:n+copy(b[n:], value[to:])], ' '
	if from < to {
		before = '0'
	}
	return n + coverDate(rest, value[to:], before), true
}

// isForm reports whether a character of a date belongs to its form: the letters of ISO 8601
// between day and time and behind them, and the units behind numbers in Chinese, Japanese and
// Korean.
func isForm(before, r, after rune) bool {
	isNumber := func(r rune) bool { return '0' <= r && r <= '9' || r == Mask }
	switch r {
	case 'T', 't':
		return isNumber(before) && isNumber(after)
	case 'Z', 'z':
		return isNumber(before) && after == utf8.RuneError
	case '年', '月', '日', '号', '時', '时', '分', '秒', '년', '월', '일', '시', '초':
		return isNumber(before)
	}
	return false
}

// coverDate is cover for a part of a date that stands behind another character, of which the
// letters of its form stay too.
func coverDate(b []byte, s string, before rune) (n int) {
	for i, size := 0, 0; i < len(s); i += size {
		var r rune
		r, size = utf8.DecodeRuneInString(s[i:])
		after, _ := utf8.DecodeRuneInString(s[i+size:])
		if isSeparator(r) || isForm(before, r, after) {
			n += copy(b[n:], s[i:i+size])
		} else {
			b[n] = Mask
			n++
		}
		before = r
	}
	return n
}

// isEra reports whether years that begin with a digit are years that people live in, in whatever era. No other number of four digits stays:
// it would be the end of an account number whose rest is masked.
func isEra(digit byte) bool { return digit == '1' || digit == '2' }

// isMaskedDate reports whether a value is what maskDate puts out: mask characters, what
// stays of any date, and no number but a year.
func isMaskedDate(value string) bool {
	masked, digits := false, 0
	before := ' '
	for i, size := 0, 0; i < len(value); i += size {
		var r rune
		r, size = utf8.DecodeRuneInString(value[i:])
		after, _ := utf8.DecodeRuneInString(value[i+size:])
		switch {
		case r == Mask:
			masked = true
		case '0' <= r && r <= '9':
			if digits == 0 && !isEra(byte(r)) {
				return false // no year
			}
			if digits++; digits > 1 && (before < '0' || before > '9') {
				return false // a second number
			}
		case !calendar.IsBreak(r) && !isForm(before, r, after):
			return false
		}
		before = r
	}
	return masked && (digits == 0 || digits == 4)
}

// isISODay reports whether s is a day such as 1985-02-03 (ISO 8601).
func isISODay(s string) bool {
	if len(s) != len("1985-02-03") || s[4] != '-' || s[7] != '-' {
		return false
	}
	year, _ := calendar.Number(s, 4)
	month, okMonth := calendar.Number(s[5:], 2)
	day, okDay := calendar.Number(s[8:], 2)
	return year > 0 && okMonth && okDay && calendar.IsDay(year, month, day)
}
