package masker

import (
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// The bounds of a date in writing.
const (
	maxDate       = 64 // bytes
	maxDateTokens = 32
	maxDateWords  = 4 // "Sunday, the third of May" has as many
)

// maskDate masks a date, with or without a time of day. The four-digit year
// stays. A date that is not in the calendar is not understood.
func maskDate(b []byte, value string) (int, bool) {
	if len(value) > maxDate {
		return 0, false
	}
	if isISODay(value) {
		// Most dates in tables are written so: 5 ns for one, and 100 for others.
		b[5], b[6], b[8], b[9] = Mask, Mask, Mask, Mask
		return len(b), true
	}
	from, to, ok := findYear(value)
	if !ok {
		return len(b), isMaskedDate(value)
	}
	n := coverDate(b[:from], value[:from], ' ')
	n += copy(b[n:], value[from:to])
	rest := b[n : n+copy(b[n:], value[to:])]
	return n + coverDate(rest, value[to:], '0'), true
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
			if digits == 0 && r != '1' && r != '2' {
				return false // no year
			}
			if digits++; digits > 1 && (before < '0' || before > '9') {
				return false // a second number
			}
		case !isDateBreak(r) && !isForm(before, r, after):
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
	year, _ := fixedNumber(s, 4)
	month, okMonth := fixedNumber(s[5:], 2)
	day, okDay := fixedNumber(s[8:], 2)
	return year > 0 && okMonth && okDay && isDay(year, month, day)
}

// A dateToken is a number, a word or one separator.
type dateToken struct {
	kind       dateKind
	start, end int
	n          int // value of a number of at most 8 digits
}

type dateKind byte

const (
	dateNumber dateKind = iota
	dateWord
	dateBreak
)

func (t dateToken) digits() int { return t.end - t.start }

// short reports whether t is a number of one or two digits.
func (t dateToken) short() bool { return t.kind == dateNumber && t.digits() <= 2 }

// isYear reports whether t is a number of four digits.
func (t dateToken) isYear() bool { return t.kind == dateNumber && t.digits() == 4 && t.n > 0 }

// findYear finds the four-digit year of a date. A date with a year of two
// digits gives an empty place.
func findYear(s string) (from, to int, ok bool) {
	var array [maxDateTokens]dateToken
	tokens, ok := tokenizeDate(array[:0], s)
	if !ok {
		return 0, 0, false
	}
	date, clock := splitClock(tokens, s)
	if clock != nil && !isClock(clock, s) {
		return 0, 0, false
	}
	words := 0
	for _, t := range date {
		if t.kind == dateWord {
			words++
		}
	}
	var y dateToken
	if words == 0 {
		y, ok = numericDate(date, s)
	} else {
		y, ok = namedDate(date, s, words)
	}
	if !ok || y.digits() < 4 {
		return 0, 0, ok
	}
	return y.start, y.start + 4, true
}

func tokenizeDate(tokens []dateToken, s string) ([]dateToken, bool) {
	for i := 0; i < len(s); {
		if len(tokens) == cap(tokens) {
			return nil, false
		}
		t := dateToken{start: i}
		r, size := utf8.DecodeRuneInString(s[i:])
		switch {
		case '0' <= r && r <= '9':
			t.kind = dateNumber
			for ; i < len(s) && '0' <= s[i] && s[i] <= '9'; i++ {
				t.n = min(t.n*10+int(s[i]-'0'), 1e8)
			}
		case unicode.IsLetter(r):
			t.kind = dateWord
			for i < len(s) {
				r, size = utf8.DecodeRuneInString(s[i:])
				if !unicode.IsLetter(r) && !unicode.IsMark(r) {
					break
				}
				i += size
			}
		case isDateBreak(r):
			t.kind = dateBreak
			i += size
		default:
			return nil, false
		}
		t.end = i
		tokens = append(tokens, t)
	}
	return tokens, true
}

// isDateBreak reports whether r may stand between the parts of a date.
func isDateBreak(r rune) bool {
	switch r {
	case ' ', '-', '/', '.', ',', ':', '+', '\'', '(', ')', '\u00a0', '\u202f', '–', '’':
		return true
	}
	return false
}

// splitClock parts the date from the time of day that follows it. The time
// begins with the number before the first colon, or after a "T" between numbers
// (ISO 8601). It is nil when there is none.
func splitClock(tokens []dateToken, s string) (date, clock []dateToken) {
	at := -1
	for i, t := range tokens {
		if s[t.start] == ':' {
			at = i - 1
			break
		}
		if strings.EqualFold(s[t.start:t.end], "T") && i > 0 && i+1 < len(tokens) &&
			tokens[i-1].kind == dateNumber && tokens[i+1].kind == dateNumber {
			at = i + 1
			break
		}
	}
	if at < 0 {
		return tokens, nil
	}
	date, clock = tokens[:at], tokens[at:]
	if n := len(date); n > 0 && strings.EqualFold(s[date[n-1].start:date[n-1].end], "T") {
		date = date[:n-1]
	}
	for n := len(date); n > 0 && (s[date[n-1].start] == ' ' || s[date[n-1].start] == ','); n-- {
		date = date[:n-1]
	}
	return date, clock
}

// isClock reports whether the tokens are a time of day: hours, minutes, seconds
// and a fraction, then AM, PM or a time zone.
func isClock(tokens []dateToken, s string) bool {
	i := 0
	is := func(c byte) bool { return i < len(tokens) && s[tokens[i].start] == c }
	number := func(digits, most int) bool {
		if i < len(tokens) && tokens[i].kind == dateNumber && tokens[i].digits() <= digits && tokens[i].n <= most {
			i++
			return true
		}
		return false
	}
	switch t := tokens[0]; {
	case t.kind == dateNumber && (t.digits() == 4 || t.digits() == 6): // hhmm, hhmmss
		n := t.n
		if t.digits() == 4 {
			n *= 100
		}
		if n/10000 > 24 || n/100%100 > 59 || n%100 > 60 {
			return false
		}
		i++
	case !number(2, 24):
		return false
	default:
		for range 2 {
			if is(':') {
				if i++; !number(2, 60) {
					return false
				}
			}
		}
	}
	if is('.') || is(',') {
		if i++; !number(9, 1e8) {
			return false
		}
	}
	for i < len(tokens) && (tokens[i].kind == dateWord || is(' ') || is('.') || is('(') || is(')')) {
		i++
	}
	if is('+') || is('-') { // time zone
		if i++; !number(2, 24) && !number(4, 2400) {
			return false
		}
		if is(':') {
			if i++; !number(2, 59) {
				return false
			}
		}
	}
	return i == len(tokens)
}

// numericDate understands a date of numbers and gives its year.
func numericDate(t []dateToken, s string) (year dateToken, ok bool) {
	// breaks reports whether each second token is the same separator.
	breaks := func() bool {
		for i := 1; i < len(t); i += 2 {
			if t[i].kind != dateBreak || s[t[i].start:t[i].end] != s[t[1].start:t[1].end] {
				return false
			}
		}
		return strings.Contains("-/. ", s[t[1].start:t[1].end])
	}
	switch len(t) {
	case 1: // yyyymmdd, or the year alone
		if t[0].isYear() {
			return t[0], true
		}
		y, m, d := t[0].n/10000, t[0].n/100%100, t[0].n%100
		return t[0], t[0].digits() == 8 && y > 0 && isDay(y, m, d)
	case 3: // yyyy-mm, mm/yyyy
		y, m := t[0], t[2]
		if !y.isYear() {
			y, m = m, y
		}
		return y, breaks() && y.isYear() && m.short() && 1 <= m.n && m.n <= 12
	case 5:
		a, b, c := t[0], t[2], t[4]
		switch {
		case !breaks() || !b.short():
			return dateToken{}, false
		case a.isYear():
			return a, c.short() && isDay(a.n, b.n, c.n)
		case c.isYear():
			return c, a.short() && (isDay(c.n, b.n, a.n) || isDay(c.n, a.n, b.n))
		}
		// With a year of two digits, 29 February is always allowed.
		return c, a.short() && c.short() && c.digits() == 2 &&
			(isDay(2000, b.n, a.n) || isDay(2000, a.n, b.n) || isDay(2000, b.n, c.n))
	}
	return dateToken{}, false
}

// namedDate understands a date with words in it, which may be the names of
// months and weekdays in any script, or words such as "of" and "at". It gives
// the year.
func namedDate(tokens []dateToken, s string, words int) (year dateToken, ok bool) {
	if words > maxDateWords {
		return dateToken{}, false
	}
	var others [2]dateToken
	n := 0
	month := 0
	for _, t := range tokens {
		switch {
		case t.kind == dateWord:
			if m := englishMonth(s[t.start:t.end]); m > 0 {
				month = m
			}
		case t.kind == dateBreak:
		case t.isYear() && year.end == 0:
			year = t
		case t.short() && n < len(others):
			others[n] = t
			n++
		default:
			return dateToken{}, false
		}
	}
	a, b := others[0].n, others[1].n
	if year.end == 0 {
		// A year of two digits is one of the numbers. Nothing is shown, so the
		// place is left empty; the other number is a day.
		return year, n == 2 && (isDay(2000, max(month, 1), a) || isDay(2000, max(month, 1), b))
	}
	switch n {
	case 0: // a month and a year; with more words it could be a house number
		return year, words == 1
	case 1:
		return year, isDay(year.n, max(month, 1), a)
	}
	return year, month == 0 && (isDay(year.n, a, b) || isDay(year.n, b, a))
}

// englishMonth is the number of a month by its English name, which may be cut
// to three letters or more, or 0.
func englishMonth(word string) int {
	for m := time.January; m <= time.December; m++ {
		if name := m.String(); len(word) >= 3 && len(word) <= len(name) && strings.EqualFold(word, name[:len(word)]) {
			return int(m)
		}
	}
	return 0
}

// isDay reports whether the Gregorian calendar has the day.
func isDay(year, month, day int) bool {
	if month < 1 || month > 12 || day < 1 {
		return false
	}
	days := [...]int{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}[month-1]
	if month == 2 && year%4 == 0 && (year%100 != 0 || year%400 == 0) {
		days++
	}
	return day <= days
}
