package calendar

import (
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// The bounds of a date in writing.
const (
	MaxLength = 64 // bytes
	maxTokens = 32
	maxWords  = 4 // "Sunday, the third of May" has as many
)

// A token is a number, a word or one separator.
type token struct {
	kind       tokenKind
	start, end int
	n          int // value of a number of at most 8 digits
}

type tokenKind byte

const (
	numberToken tokenKind = iota
	wordToken
	breakToken
)

func (t token) digits() int { return t.end - t.start }

// short reports whether t is a number of one or two digits.
func (t token) short() bool { return t.kind == numberToken && t.digits() <= 2 }

// isYear reports whether t is a number of four digits.
func (t token) isYear() bool { return t.kind == numberToken && t.digits() == 4 && t.n > 0 }

// FindYear finds the four-digit year of a date. A date with a year of two
// digits gives an empty place.
func FindYear(s string) (from, to int, ok bool) {
	var array [maxTokens]token
	tokens, ok := tokenize(array[:0], s)
	if !ok {
		return 0, 0, false
	}
	date, clock := splitClock(tokens, s)
	if clock != nil && !isClock(clock, s) {
		return 0, 0, false
	}
	words := 0
	for _, t := range date {
		if t.kind == wordToken {
			words++
		}
	}
	var y token
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

func tokenize(tokens []token, s string) ([]token, bool) {
	for i := 0; i < len(s); {
		if len(tokens) == cap(tokens) {
			return nil, false
		}
		t := token{start: i}
		r, size := utf8.DecodeRuneInString(s[i:])
		switch {
		case '0' <= r && r <= '9':
			t.kind = numberToken
			for ; i < len(s) && '0' <= s[i] && s[i] <= '9'; i++ {
				t.n = min(t.n*10+int(s[i]-'0'), 1e8)
			}
		case unicode.IsLetter(r):
			t.kind = wordToken
			for i < len(s) {
				r, size = utf8.DecodeRuneInString(s[i:])
				if !unicode.IsLetter(r) && !unicode.IsMark(r) {
					break
				}
				i += size
			}
		case IsBreak(r):
			t.kind = breakToken
			i += size
		default:
			return nil, false
		}
		t.end = i
		tokens = append(tokens, t)
	}
	return tokens, true
}

// IsBreak reports whether r may stand between the parts of a date.
func IsBreak(r rune) bool {
	switch r {
	case ' ', '-', '/', '.', ',', ':', '+', '\'', '(', ')', '\u00a0', '\u202f', '–', '’':
		return true
	}
	return false
}

// splitClock parts the date from the time of day that follows it. The time
// begins with the number before the first colon, or after a "T" between numbers
// (ISO 8601). It is nil when there is none.
func splitClock(tokens []token, s string) (date, clock []token) {
	at := -1
	for i, t := range tokens {
		if s[t.start] == ':' {
			at = i - 1
			break
		}
		if strings.EqualFold(s[t.start:t.end], "T") && i > 0 && i+1 < len(tokens) &&
			tokens[i-1].kind == numberToken && tokens[i+1].kind == numberToken {
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
func isClock(tokens []token, s string) bool {
	i := 0
	is := func(c byte) bool { return i < len(tokens) && s[tokens[i].start] == c }
	number := func(digits, most int) bool {
		if i < len(tokens) && tokens[i].kind == numberToken && tokens[i].digits() <= digits && tokens[i].n <= most {
			i++
			return true
		}
		return false
	}
	switch t := tokens[0]; {
	case t.kind == numberToken && (t.digits() == 4 || t.digits() == 6): // hhmm, hhmmss
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
	for i < len(tokens) && (tokens[i].kind == wordToken || is(' ') || is('.') || is('(') || is(')')) {
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
func numericDate(t []token, s string) (year token, ok bool) {
	// breaks reports whether each second token is the same separator.
	breaks := func() bool {
		for i := 1; i < len(t); i += 2 {
			if t[i].kind != breakToken || s[t[i].start:t[i].end] != s[t[1].start:t[1].end] {
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
		return t[0], t[0].digits() == 8 && y > 0 && IsDay(y, m, d)
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
			return token{}, false
		case a.isYear():
			return a, c.short() && IsDay(a.n, b.n, c.n)
		case c.isYear():
			return c, a.short() && (IsDay(c.n, b.n, a.n) || IsDay(c.n, a.n, b.n))
		}
		// With a year of two digits, 29 February is always allowed.
		return c, a.short() && c.short() && c.digits() == 2 &&
			(IsDay(2000, b.n, a.n) || IsDay(2000, a.n, b.n) || IsDay(2000, b.n, c.n))
	}
	return token{}, false
}

// namedDate understands a date with words in it, which may be the names of
// months and weekdays in any script, or words such as "of" and "at". It gives
// the year.
func namedDate(tokens []token, s string, words int) (year token, ok bool) {
	if words > maxWords {
		return token{}, false
	}
	var others [2]token
	n := 0
	month := 0
	for _, t := range tokens {
		switch {
		case t.kind == wordToken:
			if m := englishMonth(s[t.start:t.end]); m > 0 {
				month = m
			}
		case t.kind == breakToken:
		case t.isYear() && year.end == 0:
			year = t
		case t.short() && n < len(others):
			others[n] = t
			n++
		default:
			return token{}, false
		}
	}
	a, b := others[0].n, others[1].n
	if year.end == 0 {
		// A year of two digits is one of the numbers. Nothing is shown, so the
		// place is left empty; the other number is a day.
		return year, n == 2 && (IsDay(2000, max(month, 1), a) || IsDay(2000, max(month, 1), b))
	}
	switch n {
	case 0: // a month and a year; with more words it could be a house number
		return year, words == 1
	case 1:
		return year, IsDay(year.n, max(month, 1), a)
	}
	return year, month == 0 && (IsDay(year.n, a, b) || IsDay(year.n, b, a))
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

// IsDay reports whether the Gregorian calendar has the day.
func IsDay(year, month, day int) bool {
	if month < 1 || month > 12 || day < 1 {
		return false
	}
	days := [...]int{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}[month-1]
	if month == 2 && year%4 == 0 && (year%100 != 0 || year%400 == 0) {
		days++
	}
	return day <= days
}
