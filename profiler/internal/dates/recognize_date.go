package dates

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// DateRecognizers find dates and ages.
func DateRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "date-of-birth", Label: "DOB",
			Doc:      "A calendar date since 1900, or since 1500 with the name of its month, beside a word for birth.",
			Source:   "ISO 8601-1; CLDR month names",
			Triggers: dateTriggers(0.03),
			Match:    matchBirthBeside,
			Beside:   0.997, Context: lists.Words("dates", "birthWords"), Cell: IsDate, CellAlone: 0.08, CellDecides: true,
		},
		{
			Name: "date-time", Label: "DATE_TIME",
			Doc:      "A calendar date in digits or with the name of a month, with or without a time of day. A time of day alone is none.",
			Source:   "ISO 8601-1; RFC 3339; CLDR month names",
			Triggers: dateTriggers(1),
			Match:    matchDate,
			Beside:   0.97, Cell: IsDate, CellAlone: 0.02, CellDecides: true,
		},
	}
}

// dateTriggers are what a date begins with, which is worth at most so much, and
// the names of months: in a script without capitals they are no words here, and
// the day leads to them.
func dateTriggers(most float64) []spec.Trigger {
	list := []spec.Trigger{
		spec.OnToken(lex.TokenDigits, 1).FollowedBy("-9/9 *").Standing().AtMost(most),
		spec.OnToken(lex.TokenDigits, 2).FollowedBy("-9/9 *").Standing().AtMost(most),
		spec.OnToken(lex.TokenDigits, 1).FollowedBy(".*").Standing().AtMost(most),
		spec.OnToken(lex.TokenDigits, 2).FollowedBy(".*").Standing().AtMost(most),
		spec.OnToken(lex.TokenDigits, 1).FollowedBy(".9").Standing().BeforeSecondDot().AtMost(most),
		spec.OnToken(lex.TokenDigits, 2).FollowedBy(".9").Standing().BeforeSecondDot().AtMost(most),
		spec.OnToken(lex.TokenDigits, 1).FollowedBy("\x80*").Standing().AtMost(most),
		spec.OnToken(lex.TokenDigits, 2).FollowedBy("\x80*").Standing().AtMost(most),
		spec.OnToken(lex.TokenDigits, 4).FollowedBy(yearNext).Standing().AtMost(most),
		spec.OnToken(lex.TokenDigits, 8).Standing().AtMost(min(most, 0.1)),
		spec.OnToken(lex.TokenWord, 0).OneOf(append(monthKeys(), "tháng"), nil).AtMost(most),
	}
	list = append(list, spec.OnToken(lex.TokenMixed, 0).StartingWith("99").Standing().AtMost(most).Lengths(13, 16)...)
	return list
}

// yearNext is what follows the year that a date begins with. The last pair is
// the sign for a year, as in 2021年.
const yearNext = "-9.9/9-A.*\x80*"

// Number reads up to most digits at text[i].
func Number(text string, i, most int) (value, end int) {
	limit := min(len(text), i+most)
	for end = i; end < limit; end++ {
		digit := text[end] - '0'
		if digit > 9 {
			break
		}
		value = value*10 + int(digit)
	}
	return value, end
}

// TwoDigits reads the two digits at text[i], or gives -1.
func TwoDigits(text string, i int) int {
	a, b := text[i]-'0', text[i+1]-'0'
	if a > 9 || b > 9 {
		return -1
	}
	return int(a)*10 + int(b)
}

// matchDate reads a date from its first digit or from the name of its month.
func matchDate(text string, at int) (spec.Match, bool) {
	m, _, ok := DateAt(text, at)
	if ok {
		end := m.End
		if m.Alone >= plainDate {
			m = withClock(text, m)
		}
		m.Start = weekdayStart(text, m.Start, end)
	}
	return m, ok
}

// paperNumberWords stand before numbers of papers, which may be written as dates are: faktura nr 7/03/2025.
var paperNumberWords = &wordset.WordList{File: "dates", Set: "paperNumberWords"}

// countedUnits stand behind numbers with slashes that are lengths of time: 12/24/36 month plans.
var countedUnits = &wordset.WordList{Text: "month months year years day days week weeks hour hours monate jahre tage mois ans meses años"}

// isPaperNumber reports whether a date in digits with slashes is the number of a paper.
func isPaperNumber(text string, at, end int) bool {
	i := chars.BytesStart(text, at, at-2, " .")
	if i == at || strings.IndexByte(text[at:end], '/') < 0 {
		return false
	}
	k := lex.WordStartWithin(text, i, i-longestDayLead)
	return k < i && wordset.InSet(paperNumberWords, text[k:i])
}

// matchBirth is matchDate for years in which a person that texts tell of can be born. It
// needs context, since most dates are something else's.
func matchBirth(text string, at int) (spec.Match, bool) {
	m, year, ok := DateAt(text, at)
	m.Alone = 0.03
	return m, ok && (1900 <= year && year <= 2035 || firstBorn <= year && year < 1900 && m.End-m.Start < len(text) &&
		namesMonth(text[m.Start:m.End]) || year < 100 || 1290 <= year && year <= 1450 && isIranianDate(text[m.Start:m.End]))
}

// firstBorn is the first year of births that texts tell of, with the name of the month.
const firstBorn = 1500

// What a date of a usual form is worth alone, and with the time of day behind it: that is
// nothing else, and nothing is looked for inside of it.
const (
	plainDate = 0.5
	timedDate = 0.985
)

// DateAt reads a date and gives its year, which has two digits when it was
// written so.
func DateAt(text string, at int) (m spec.Match, year int, ok bool) {
	if !numeral.IsDigit(text[at]) {
		if start, end, year := balticDate(text, at); end > start && !lex.JoinsAfter(text, end) {
			return spec.Match{Start: start, End: end, Alone: 0.95}, year, true
		}
		if day := dayBefore(text, at); day >= 0 {
			if m, year, ok = DateAt(text, day); ok && m.End > at {
				return m, year, ok
			}
		}
	}
	if lex.JoinsBefore(text, at) || at >= 2 && lex.IsGlue(text[at-1]) && numeral.IsAlnum(text[at-2]) {
		return spec.Match{}, 0, false
	}
	if start, end, year := eraDate(text, at); end > start {
		return spec.Match{Start: start, End: end, Alone: 0.96}, year, true
	}
	end, alone := 0, 0.0
	if numeral.IsDigit(text[at]) {
		end, year, alone = numericDate(text, at)
	} else {
		end, year, alone = monthFirst(text, at)
	}
	if alone == 0 || numeral.IsDigit(text[at]) && end-at < len("07/03/2025") &&
		(isPaperNumber(text, at, end) || prose.IsWordAt(text, chars.SkipByte(text, end, ' '), countedUnits)) {
		return spec.Match{}, 0, false
	}
	if timed := clockEnd(text, end); timed > end && alone >= plainDate {
		end, alone = timed, max(alone, timedDate)
	} else {
		end = timed
	}
	if lex.JoinsAfter(text, end) && !isEastDayEnd(text, end) || end+1 < len(text) && lex.IsGlue(text[end]) && numeral.IsDigit(text[end+1]) {
		return spec.Match{}, 0, false
	}
	return spec.Match{Start: at, End: yearWordEnd(text, end), Alone: alone}, year, true
}

// yearWords are words for a year, and their short forms, that stand behind it and belong to a date.
var yearWords = [...]string{" r.", " roku", " года", " году", " г.", " року", " році", " р.", " година"}

// yearWordEnd is the end of such a word behind the year that ends at text[i], or i.
func yearWordEnd(text string, i int) int {
	if i+2 >= len(text) || text[i] != ' ' || text[i+1] != 'r' && text[i+1]&^1 != 0xD0 || !numeral.IsDigit(text[i-1]) {
		return i
	}
	for _, w := range yearWords {
		if strings.HasPrefix(text[i:], w) && (w[len(w)-1] == '.' || !lex.JoinsAfter(text, i+len(w))) {
			if isYearOfBirth(text, i+len(w)) {
				return i
			}
			return i + len(w)
		}
	}
	return i
}

// numericDate reads a date that begins with a digit. A probability of zero
// means that there is none.
func numericDate(text string, at int) (end, year int, alone float64) {
	a, i := Number(text, at, 9)
	switch n := i - at; {
	case n == 8:
		y, mo, d := a/10000, a/100%100, a%100
		if y < 1900 || y > 2100 || !numeral.IsDay(d, mo, y) {
			return 0, 0, 0
		}
		if end := basicClockEnd(text, i); end > i {
			return end, y, 0.93
		}
		return i, y, 0.1
	case n == 4:
		if i < len(text) && text[i] == '.' && isOfVersion(text, at) {
			return 0, 0, 0
		}
		return yearFirst(text, a, i)
	case n > 2:
		return 0, 0, 0
	}
	if i < len(text) && lex.IsGlue(text[i]) {
		if end, year, alone = shortDate(text, a, i); alone > 0 {
			return end, year, alone
		}
	}
	return dayFirst(text, a, i)
}

// Of what stands before a number of a version that looks like a date: 2024.11.3.
const mostVersionLeads = 4 // words

// isOfVersion reports whether a word for a version stands a few words before text[at], on its line: the schema is older than.
func isOfVersion(text string, at int) bool {
	i := at
	for n := 0; n < mostVersionLeads; n++ {
		i = chars.BytesStart(text, i, 0, " :=\"'(<>")
		k := lex.WordStartWithin(text, i, at-40)
		if k == i {
			return false
		}
		if wordset.InSet(prose.VersionWords, text[k:i]) || wordset.InSet(versionedThings, text[k:i]) {
			return true
		}
		if !wordset.InSet(versionLinks, text[k:i]) {
			return false
		}
		i = k
	}
	return false
}

// versionedThings have versions, beside versionWords, and versionLinks stand between such a word and the number.
var (
	versionedThings = &wordset.WordList{File: "dates", Set: "versionedThings"}
	versionLinks    = &wordset.WordList{File: "dates", Set: "versionLinks"}
)

// yearFirst reads the rest of a date such as 2021-05-21, 2021. 05. 21.,
// 2021-May-21, 2021. május 21. or 2021年5月21日, whose year ends at i.
func yearFirst(text string, year, i int) (end, y int, alone float64) {
	if i >= len(text) || !isYear(year) {
		return 0, 0, 0
	}
	sep := text[i]
	if !lex.IsGlue(sep) {
		if j := skipSign(text, i, "年", "년"); j > i {
			if month, day, end := eastAsianDay(text, j); numeral.IsDay(day, month, year) {
				return end, year, 0.95
			}
		}
		return 0, 0, 0
	}
	i++
	spaced := sep == '.' && i < len(text) && text[i] == ' '
	if spaced {
		i++
	}
	if !spaced && i+5 <= len(text) && text[i+2] == sep { // as most are written
		if month, day := TwoDigits(text, i), TwoDigits(text, i+3); month >= 0 && day >= 0 {
			if !numeral.IsDay(day, month, year) {
				return 0, 0, 0
			}
			return i + 5, year, 0.93
		}
	}
	month, j := Number(text, i, 2)
	if j == i {
		if month, j = monthAt(text, i); month == 0 {
			return 0, 0, 0
		}
		if j < len(text) && (text[j] == ' ' || text[j] == sep) {
			j++
		}
	} else {
		if j >= len(text) || text[j] != sep {
			return 0, 0, 0
		}
		if j++; spaced && j < len(text) && text[j] == ' ' {
			j++
		}
	}
	day, k := Number(text, j, 2)
	if k == j || !numeral.IsDay(day, month, year) {
		return 0, 0, 0
	}
	if spaced && k < len(text) && text[k] == '.' {
		k++
	}
	return k, year, 0.93
}

// shortDate reads the rest of a date in three groups, the first of which is a
// and ends at i.
func shortDate(text string, a, i int) (end, year int, alone float64) {
	sep := text[i]
	b, j := Number(text, i+1, 2)
	if j == i+1 || j >= len(text) || text[j] != sep {
		if j > i+1 && j < len(text) && sep == '/' && text[j] == '-' && numeral.IsDay(a, b, 2000) { // 30/6-2025, as in the north
			if y, k := yearAt(text, j+1); firstBorn <= y && y <= 2100 {
				return k, y, 0.6
			}
		}
		return 0, 0, 0
	}
	y, k := Number(text, j+1, 4)
	switch k - j - 1 {
	case 4:
		if sep == '/' && isBuddhistYear(y) {
			y -= buddhistEra
		}
		if !isYear(y) || !numeral.IsDay(a, b, y) && !numeral.IsDay(b, a, y) {
			return 0, 0, 0
		}
		return k, y, 0.92
	case 2:
		// The century is not known; a leap day is allowed in any year.
		if !numeral.IsDay(a, b, 2000) && !numeral.IsDay(b, a, 2000) {
			return 0, 0, 0
		}
		if sep == '/' {
			return k, y, 0.6
		}
		return k, y, 0.3
	}
	return 0, 0, 0
}

// dayFirst reads the rest of a date such as 3 February 1985, 3rd of Feb, 1985,
// 3. Februar 1985, 3 de febrero de 1985 or 03-Feb-1985.
func dayFirst(text string, day, i int) (end, year int, alone float64) {
	if i+1 < len(text) && lex.IsGlue(text[i]) && numeral.IsDigit(text[i+1]) {
		return 0, 0, 0
	}
	if end, year := vietnameseEnd(text, day, i); end > i {
		return end, year, 0.95
	}
	i = dayEnd(text, i)
	if end, year := spacedEnd(text, day, i); end > i {
		return end, year, 0.9
	}
	j := filler(text, i)
	if j == i {
		return 0, 0, 0
	}
	mo, k := monthAt(text, j)
	if mo == 0 {
		return 0, 0, 0
	}
	y, e := yearAt(text, filler(text, k))
	if y == 0 && text[j] == thaiLetter {
		y, e = buddhistYearAt(text, filler(text, k))
	}
	if y == 0 && k < len(text) && (text[k] == '-' || text[k] == '/') {
		// The century is not known; a leap day is allowed in any year.
		if y, e = Number(text, k+1, 2); e == k+3 && numeral.IsDay(day, mo, 2000) {
			return e, y, 0.85
		}
		return 0, 0, 0
	}
	if y == 0 || !numeral.IsDay(day, mo, y) {
		return 0, 0, 0
	}
	return e, y, 0.94
}

// vietnameseEnd is the end of the rest of 3 tháng 11 năm 2023, whose day ends at text[i],
// or i.
func vietnameseEnd(text string, day, i int) (end, year int) {
	const month, of = " tháng ", " năm "
	if !strings.HasPrefix(text[i:], month) {
		return i, 0
	}
	mo, j := Number(text, i+len(month), 2)
	if strings.HasPrefix(text[j:], ",") {
		j++
	}
	if !strings.HasPrefix(text[j:], of) {
		return i, 0
	}
	y, e := yearAt(text, j+len(of))
	if y == 0 || !numeral.IsDay(day, mo, y) {
		return i, 0
	}
	return e, y
}

// spacedEnd is the end of the rest of 23. 1. 2022, the dot behind whose day ends at
// text[i], or i.
func spacedEnd(text string, day, i int) (end, year int) {
	if i+2 >= len(text) || text[i-1] != '.' || text[i] != ' ' || !numeral.IsDigit(text[i+1]) {
		return i, 0
	}
	mo, j := Number(text, i+1, 2)
	if !strings.HasPrefix(text[j:], ". ") {
		return i, 0
	}
	y, e := yearAt(text, j+2)
	if y == 0 || !numeral.IsDay(day, mo, y) {
		return i, 0
	}
	return e, y
}

// dayBefore is where the day begins that stands before the name of a month at
// text[at], or -1.
func dayBefore(text string, at int) int {
	i := at - 1
	for i >= 0 && at-i < 9 && !numeral.IsDigit(text[i]) { // 21st of May
		if text[i] == '\n' {
			return -1
		}
		i--
	}
	if i < 0 || !numeral.IsDigit(text[i]) {
		return -1
	}
	i = chars.DigitsStart(text, i, i-1)
	return i
}

// monthFirst reads a date such as February 3, 1985.
func monthFirst(text string, at int) (end, year int, alone float64) {
	mo, i := monthAt(text, at)
	if mo == 0 || i >= len(text) || text[i] != ' ' {
		return 0, 0, 0
	}
	if strings.HasPrefix(text[i+1:], "the ") { // May the 3rd, 1971
		i += len("the ")
	}
	day, j := Number(text, i+1, 2)
	if j == i+1 {
		return 0, 0, 0
	}
	y, e := yearAt(text, filler(text, ordinalEnd(text, j)))
	if y == 0 || !numeral.IsDay(day, mo, y) {
		return 0, 0, 0
	}
	return e, y, 0.94
}

// ordinalEnd is the end of what makes a number at text[:i] an ordinal one, or i.
func ordinalEnd(text string, i int) int {
	if i >= len(text) || lex.Classes[text[i]] == lex.ClassOther || lex.Classes[text[i]] == lex.ClassDigit {
		return i
	}
	if i+1 == len(text) {
		return i
	}
	switch uint16(text[i])<<8 | uint16(text[i+1]) {
	case 's'<<8 | 't', 'n'<<8 | 'd', 'r'<<8 | 'd', 't'<<8 | 'h', 'e'<<8 | 'r', 0xC2<<8 | 0xBA, 0xC2<<8 | 0xB0: // the last are º and °
		return i + 2
	}
	return i
}

// dayEnd is ordinalEnd for a day that stands first, which may have a dot.
func dayEnd(text string, i int) int {
	if i < len(text) && text[i] == '.' {
		return i + 1
	}
	if rest := text[i:]; strings.HasPrefix(rest, "η") { // 10η, 10ης
		return i + len("η") + len(rest[len("η"):]) - len(strings.TrimPrefix(rest[len("η"):], "ς"))
	}
	return ordinalEnd(text, i)
}

// filler is the end of what may stand between the parts of a date: a space, a
// comma, a hyphen, a slash, "of" or "de".
func filler(text string, i int) int {
	if i >= len(text) {
		return i
	}
	switch text[i] {
	case ' ':
		if rest := text[i+1:]; len(rest) >= 3 && (rest[0]|0x20 == 'o' || rest[0]|0x20 == 'd' || rest[0] == "τ"[0]) {
			if strings.HasPrefix(rest, "του ") {
				return i + 1 + len("του ")
			}
			if f := chars.PrefixFold(rest, "of ", "de ", "del "); f != "" {
				return i + 1 + len(f)
			}
			if f := chars.PrefixOf(rest, "d'", "d’"); f != "" {
				return i + 1 + len(f) // 6 d'agost
			}
		}
		return i + 1
	case ',':
		if i+1 < len(text) && text[i+1] == ' ' {
			return i + 2
		}
		return i + 1
	case '-', '/':
		return i + 1
	}
	return i
}

// yearAt reads a year of four digits.
func yearAt(text string, i int) (year, end int) {
	y, e := Number(text, i, 5)
	if e-i != 4 || !isYear(y) {
		return 0, i
	}
	return y, e
}

// IsDate reports whether a whole value is a date.
func IsDate(v string) bool {
	if v == "" || lex.Classes[v[0]] == lex.ClassOther || lex.Classes[v[0]] == lex.ClassHigh {
		return false
	}
	m, _, ok := DateAt(v, 0)
	if !ok {
		return false
	}
	switch v[clockBehind(v, 0, m.End):] {
	case "", ".", " г.", "г.", " г", " р.", "р.": // behind the day in Hungary, and the word for a year
		return true
	}
	return false
}
