package fake

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// dateValues are dates and times of day.
var dateValues = []values{
	{"DOB", "A day from 1940 to 2004 in the layout of the original, with its words for months and weekdays; a time of day where there was one.",
		func(dst []byte, value string, r *request) ([]byte, bool) { return fakeDate(dst, value, 1940, 2004, r) }},
	{"DATE_TIME", "A day from 2000 to 2024 in the layout of the original, with its words for months and weekdays; a time of day where there was one.",
		func(dst []byte, value string, r *request) ([]byte, bool) { return fakeDate(dst, value, 2000, 2024, r) }},
}

// A dateToken is a run of digits, a word, or one other character.
type dateToken struct {
	kind       dateKind
	role       dateRole
	start, end int
	n          int // the number, or of the word the month from 1 or weekday from 0
	language   int // of the word
	short      bool
}

type dateKind uint8

const (
	dateNumber dateKind = iota
	dateWord
	dateSign
)

type dateRole uint8

const (
	noRole dateRole = iota
	yearRole
	monthRole
	dayRole
	weekdayRole
	hourRole
	minuteRole
	fractionRole
	zoneRole
	ordinalRole
	wholeRole // digits without separators, the year first
	dayFirstRole
	monthFirstRole
	secondsRole // since 1970; thousands of them in thirteen digits
)

const (
	longestDate    = 64
	mostDateTokens = 32
)

// fakeDate reads which of the numbers and words are the year, the month, the day
// and the time, and writes others in their places.
func fakeDate(dst []byte, value string, first, last int, r *request) ([]byte, bool) {
	if len(value) > longestDate {
		return dst, false
	}
	var array [mostDateTokens]dateToken
	tokens, ok := dateTokens(array[:0], value)
	if !ok || !setRoles(tokens, value) {
		return dst, false
	}
	d := r.date(first, last)
	padded, either := dateManner(tokens)
	if either {
		// Nobody can tell which is the day; a day up to 12 is right both ways.
		d.day = r.between(1, 12)
	}
	evening := false
	for _, t := range tokens {
		if t.kind == dateWord && t.role == zoneRole {
			w := value[t.start:t.end]
			evening = evening || strings.EqualFold(w, "am") || strings.EqualFold(w, "pm")
		}
	}
	for _, t := range tokens {
		old := value[t.start:t.end]
		switch t.role {
		case yearRole:
			dst = appendNumber(dst, d.year, len(old))
		case monthRole:
			if t.kind == dateWord {
				dst = appendCased(dst, monthNames[t.language].name(d.month-1, t.short), caseOf(old))
				break
			}
			dst = appendPadded(dst, d.month, padded)
		case dayRole:
			dst = appendPadded(dst, d.day, padded)
		case weekdayRole:
			dst = appendCased(dst, weekdayNames[t.language].name(d.weekday(), t.short), caseOf(old))
		case ordinalRole:
			dst = appendCased(dst, ordinal(d.day), caseOf(old))
		case hourRole:
			if n := r.below(24); evening {
				dst = appendPadded(dst, 1+n%12, len(old) == 2)
			} else {
				dst = appendPadded(dst, n, len(old) == 2)
			}
		case minuteRole:
			dst = appendNumber(dst, r.below(60), len(old))
		case fractionRole:
			for range old {
				dst = append(dst, r.digit())
			}
		case wholeRole:
			dst = appendNumber(appendNumber(appendNumber(dst, d.year, len(old)-4), d.month, 2), d.day, 2)
		case dayFirstRole:
			dst = appendNumber(appendNumber(appendNumber(dst, d.day, 2), d.month, 2), d.year, 4)
		case monthFirstRole:
			dst = appendNumber(appendNumber(appendNumber(dst, d.month, 2), d.day, 2), d.year, 4)
		case secondsRole:
			const from, to = 1_000_000_000, 1_735_689_599 // 2001 to 2024
			dst = appendNumber(dst, r.between(from, to), 10)
			for range len(old) - 10 {
				dst = append(dst, r.digit())
			}
		default:
			dst = append(dst, old...)
		}
	}
	return dst, true
}

func appendPadded(dst []byte, n int, padded bool) []byte {
	if !padded && n < 10 {
		return append(dst, '0'+byte(n))
	}
	return appendNumber(dst, n, 2)
}

// dateManner reports whether days and months have a zero before a single digit,
// and whether day and month could be the other way round.
func dateManner(tokens []dateToken) (padded, either bool) {
	padded = true
	named, yearFirst := false, false
	day, month := 0, 0
	for _, t := range tokens {
		switch {
		case t.role == monthRole && t.kind == dateWord:
			named = true
		case t.role == yearRole:
			yearFirst = yearFirst || day == 0 && month == 0
			continue
		case t.role == dayRole:
			day = t.n
		case t.role == monthRole:
			month = t.n
		default:
			continue
		}
		padded = padded && (t.kind == dateWord || t.end-t.start == 2)
	}
	return padded, !named && !yearFirst && 0 < day && day <= 12 && month > 0
}

func dateTokens(tokens []dateToken, s string) ([]dateToken, bool) {
	for i := 0; i < len(s); {
		if len(tokens) == cap(tokens) {
			return nil, false
		}
		t := dateToken{start: i}
		r, size := utf8.DecodeRuneInString(s[i:])
		switch {
		case '0' <= r && r <= '9':
			for ; i < len(s) && isDigit(s[i]); i++ {
				t.n = min(t.n*10+int(s[i]-'0'), 1e9)
			}
		case r == '年' || r == '月' || r == '日' || r == '년' || r == '월' || r == '일':
			t.kind = dateSign
			i += size
		case isWordRune(r):
			t.kind = dateWord
			for i < len(s) {
				if r, size = utf8.DecodeRuneInString(s[i:]); !isWordRune(r) {
					break
				}
				i += size
			}
		case r == utf8.RuneError || r < utf8.RuneSelf && strings.IndexByte(" -/.,:+'()", byte(r)) < 0,
			r >= utf8.RuneSelf && !unicode.IsSpace(r) && !unicode.Is(unicode.Pd, r) && r != '’':
			return nil, false
		default:
			t.kind = dateSign
			i += size
		}
		t.end = i
		tokens = append(tokens, t)
	}
	return tokens, len(tokens) > 0
}

// fillers are words that stand in dates and mean nothing by themselves.
var fillers = wordSet("of the at on de del den der vom am um a o le à i w dne kl uhr г года z utc gmt cet cest est edt cst cdt mst mdt pst pdt bst " +
	"ist jst am pm t")

// setRoles says what each token is, and reports whether that makes a date.
func setRoles(tokens []dateToken, s string) bool {
	at := func(i int) string {
		if i < 0 || i >= len(tokens) {
			return ""
		}
		return s[tokens[i].start:tokens[i].end]
	}
	isNumber := func(i, width int) bool {
		return i >= 0 && i < len(tokens) && tokens[i].kind == dateNumber && tokens[i].end-tokens[i].start == width
	}
	named := false
	for i := range tokens {
		t := &tokens[i]
		w := at(i)
		switch {
		case t.kind == dateSign && w == ":" && i > 0 && tokens[i-1].role == noRole && tokens[i-1].kind == dateNumber && tokens[i-1].n < 25 && isNumber(i+1, 2):
			tokens[i-1].role = hourRole
			i := i
			for n := 0; n < 2 && at(i) == ":" && isNumber(i+1, 2); n++ {
				tokens[i+1].role = minuteRole
				i += 2
			}
			if (at(i) == "." || at(i) == ",") && i+1 < len(tokens) && tokens[i+1].kind == dateNumber {
				tokens[i+1].role = fractionRole
				i += 2
			}
			if at(i) == " " && (at(i+1) == "+" || at(i+1) == "-") {
				i++
			}
			if at(i) == "+" || at(i) == "-" {
				for k := i + 1; k < len(tokens) && (tokens[k].kind == dateNumber || at(k) == ":"); k++ {
					tokens[k].role = zoneRole
				}
			}
		case t.kind == dateWord:
			if isKept(fillers, w) {
				t.role = zoneRole
			} else if ok, n, language, short := findName(monthNames, w, 12); ok {
				t.role, t.n, t.language, t.short = monthRole, n+1, language, short
			} else if ok, n, language, short := findName(weekdayNames, w, 7); ok {
				t.role, t.n, t.language, t.short = weekdayRole, n, language, short
			} else if i > 0 && tokens[i-1].kind == dateNumber && (strings.EqualFold(w, "st") || strings.EqualFold(w, "nd") ||
				strings.EqualFold(w, "rd") || strings.EqualFold(w, "th")) {
				t.role = ordinalRole
			} else {
				return false
			}
			named = named || t.role == monthRole
		}
	}
	var numbers [4]int
	n := 0
	for i := range tokens {
		if tokens[i].kind == dateNumber && tokens[i].role == noRole {
			if n == 3 {
				return false
			}
			numbers[n] = i
			n++
		}
	}
	return setDateRoles(tokens, numbers[:n], named)
}

// setDateRoles says which of the numbers are the year, the month and the day.
func setDateRoles(tokens []dateToken, numbers []int, named bool) bool {
	width := func(k int) int { t := tokens[numbers[k]]; return t.end - t.start }
	value := func(k int) int { return tokens[numbers[k]].n }
	set := func(k int, r dateRole) { tokens[numbers[k]].role = r }
	isYear := func(k int) bool { return width(k) == 4 && value(k) >= 1000 }
	short := func(k, most int) bool { return width(k) <= 2 && 1 <= value(k) && value(k) <= most }
	switch {
	case named && len(numbers) == 1:
		if isYear(0) {
			set(0, yearRole)
			return true
		}
		set(0, dayRole)
		return short(0, 31)
	case named && len(numbers) == 2:
		if isYear(0) || value(0) > 31 && width(0) == 2 {
			set(0, yearRole)
			set(1, dayRole)
			return short(1, 31)
		}
		set(0, dayRole)
		set(1, yearRole)
		return short(0, 31) && (isYear(1) || width(1) == 2)
	case named:
		return false
	case len(numbers) == 3:
		switch {
		case isYear(0), value(0) > 31 && width(0) == 2:
			set(0, yearRole)
			set(1, monthRole)
			set(2, dayRole)
			if value(1) > 12 {
				set(1, dayRole)
				set(2, monthRole)
				return short(1, 31) && short(2, 12)
			}
			return short(1, 12) && short(2, 31)
		case isYear(2), width(2) == 2:
			set(0, dayRole)
			set(1, monthRole)
			set(2, yearRole)
			if value(1) > 12 {
				set(0, monthRole)
				set(1, dayRole)
				return short(1, 31) && short(0, 12)
			}
			return short(0, 31) && short(1, 12)
		}
	case len(numbers) == 2:
		switch {
		case isYear(0):
			set(0, yearRole)
			set(1, monthRole)
			return short(1, 12)
		case isYear(1):
			set(0, monthRole)
			set(1, yearRole)
			return short(0, 12)
		}
		set(0, monthRole)
		set(1, dayRole)
		return short(0, 12) && short(1, 31)
	case len(numbers) == 1:
		t := &tokens[numbers[0]]
		n := t.n
		switch t.end - t.start {
		case 4:
			t.role = yearRole
			return n >= 1000 && n < 2200
		case 6:
			t.role = wholeRole
			return daysIn(n/100%100, 2000) >= n%100 && n%100 > 0
		case 8:
			switch {
			case n/10000 >= 1800 && n/10000 < 2200 && n%100 > 0 && daysIn(n/100%100, 2000) >= n%100:
				t.role = wholeRole
			case n/1000000 > 0 && daysIn(n/10000%100, 2000) >= n/1000000:
				t.role = dayFirstRole
			case n/10000%100 > 0 && daysIn(n/1000000, 2000) >= n/10000%100:
				t.role = monthFirstRole
			default:
				return false
			}
			return true
		case 10, 13:
			t.role = secondsRole
			return true
		}
	case len(numbers) == 0:
		for _, t := range tokens {
			if t.role == hourRole {
				return true // a time of day alone
			}
		}
	}
	return false
}

// weekday is 0 for Monday.
func (d date) weekday() int {
	// Days since 1 January of year 1, a Monday.
	y := d.year - 1
	return (y*365 + y/4 - y/100 + y/400 + d.dayOfYear() - 1) % 7
}

func ordinal(n int) string {
	if n/10 != 1 {
		switch n % 10 {
		case 1:
			return "st"
		case 2:
			return "nd"
		case 3:
			return "rd"
		}
	}
	return "th"
}
