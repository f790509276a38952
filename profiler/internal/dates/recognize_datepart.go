package dates

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds dates of which a part is left out: a month and its year, a day
// and its month, or a week. They name a time less closely than a date does, and
// in digits alone they may be a fraction or an expiry as well.

// DatePartRecognizers find dates without a day or without a year.
func DatePartRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "date-part", Label: "DATE_TIME",
			Doc:    "A month with its year in digits, a calendar week, or a day and its month with two dots behind a preposition.",
			Source: "ISO 8601-1, sections 5.2.2.3 and 5.2.4",
			Triggers: []spec.Trigger{
				spec.OnToken(lex.TokenDigits, 1).FollowedBy("/9.9-9").Standing().AtMost(aloneSlashYear),
				spec.OnToken(lex.TokenDigits, 2).FollowedBy("/9.9-9").Standing().AtMost(aloneSlashYear),
				spec.OnToken(lex.TokenDigits, 1).FollowedBy(".9").Standing().BeforeSecondDot(),
				spec.OnToken(lex.TokenDigits, 2).FollowedBy(".9").Standing().BeforeSecondDot(),
				spec.OnToken(lex.TokenDigits, 4).FollowedBy("-9/9").Standing().AtMost(aloneOtherYear),
				spec.OnToken(lex.TokenDigits, 4).FollowedBy("-A.*\x80*").Standing(),
				spec.OnToken(lex.TokenWord, 0).OneOf(append(slices.DeleteFunc(slices.Clone(beforeSlashedDays.Words()), prose.IsOther),
					slices.DeleteFunc(slices.Clone(beforeSlashed.Words()), prose.IsOther)...), nil).FollowedBy(" 9").BeforeDigits(),
				spec.OnToken(lex.TokenOther, 0).OneOf(append(slices.DeleteFunc(slices.Clone(beforeSlashedDays.Words()), isLatinWord),
					slices.DeleteFunc(slices.Clone(beforeSlashed.Words()), isLatinWord)...), nil),
			},
			Match:  matchDigitPart,
			Beside: 0.85, Reach: 16, Context: datePartContext,
		},
		{
			Name: "date-part-in-words", Label: "DATE_TIME",
			Doc:    "A month with its year, or a day with the name or the sign of its month, also with a time of day and the year behind that.",
			Source: "CLDR month names; ISO C, asctime; RFC 3164, section 4.1.2",
			Triggers: []spec.Trigger{
				spec.OnToken(lex.TokenDigits, 1).FollowedBy(" *\x80*").Standing(),
				spec.OnToken(lex.TokenDigits, 2).FollowedBy(" *\x80*").Standing(),
				spec.OnToken(lex.TokenWord, 0).OneOf(append(monthKeys(), prose.LatinWords(monthCases)...), nil),
				spec.OnToken(lex.TokenOther, 0).OneOf(slices.DeleteFunc(append(wordset.WordsOf(monthCases), wordset.SortedKeys(months.Get())...),
					isLatinWord), nil),
			},
			Match: matchDatePart, Worded: true,
			Beside: 0.85, Reach: 16, Context: datePartContext,
		},
	}
}

var datePartContext = []string{"date", "dated", "since", "until", "datum", "fecha"}

// How sure a date is of which a part is left out. Digits alone may be a fraction,
// a section or an expiry.
const (
	aloneMonthOfYear = 0.9 // May 2021
	aloneDayOfMonth  = 0.9
	aloneLogged      = 0.9  // Jan 14 03:12:09, Thu Feb 2 19:44:10 2023
	aloneWeek        = 0.9  // 2021-W03
	aloneSlashYear   = 0.3  // 5/2021
	aloneOtherYear   = 0.12 // 05-2021, 2021-05
	aloneShortYear   = 0.04 // 05/21, which is more often an expiry or a day
)

// matchDigitPart reads from the first digit, or from the word before it.
func matchDigitPart(text string, at int) (spec.Match, bool) {
	if numeral.IsDigit(text[at]) && at+2 < len(text) && (text[at+1] == '.' || text[at+2] == '.') {
		return matchDottedDay(text, at)
	}
	if !numeral.IsDigit(text[at]) {
		return slashedDay(text, at)
	}
	return datePartAt(text, at, digitsOfPart)
}

// beforeDottedDay are the prepositions and the like that stand before a day and a month with two dots.
var beforeDottedDay = &wordset.WordList{File: "dates", Set: "beforeDottedDay"}

// matchDottedDay reads a day and a month, each with its dot, behind one of them: bis 15.4., and no section.
func matchDottedDay(text string, at int) (spec.Match, bool) {
	day, i := Number(text, at, 2)
	month, j := Number(text, min(i+1, len(text)), 2)
	if day < 1 || day > 31 || month < 1 || month > 12 || j >= len(text) || text[j] != '.' || j+1 < len(text) && strings.IndexByte(" ,;)\n", text[j+1]) < 0 {
		return spec.Match{}, false
	}
	m := spec.Match{Start: at, End: j + 1, Alone: aloneDayOfMonth}
	if timed := withClock(text, m); timed.End > m.End && !lex.JoinsBefore(text, at) && (at > 0 || timed.End < len(text)) &&
		(at == 0 || !lex.IsGlue(text[at-1])) {
		return timed, true // 29.8. 11:05
	}
	if j+2 < len(text) && numeral.IsDigit(text[j+2]) {
		return spec.Match{}, false
	}
	if at < 3 || text[at-1] != ' ' {
		return spec.Match{}, false
	}
	k := lex.WordStartWithin(text, at-1, at-1-wordset.LongestWord)
	if wordset.InSet(beforeDottedDay, text[k:at-1]) && !lex.JoinsBefore(text, k) && !(k > 2 && text[k-2] == '.' && numeral.IsDigit(text[k-3])) {
		return m, true
	}
	// objednala jsem u vás 3.11. boty
	if k < at-1 && !lex.JoinsBefore(text, k) && !chars.IsCapitalAt(text, k) && !wordset.InSet(beforeSections, text[k:at-1]) && j+2 < len(text) &&
		text[j+1] == ' ' && prose.BeginsWord(text, j+2) && !chars.IsCapitalAt(text, j+2) {
		return spec.Match{Start: at, End: j + 1, Alone: 0.75}, true // words in small letters stand around
	}
	return spec.Match{}, false
}

// beforeSections stand before numbers of sections and versions with dots.
var beforeSections = &wordset.WordList{File: "dates", Set: "beforeSections"}

// Words before a day and its month with a slash: behind the first it is no fraction.
var (
	beforeSlashed     = &wordset.OtherSet{File: "dates", Sets: []string{"beforeSlashed"}}
	beforeSlashedDays = &wordset.OtherSet{File: "dates", Sets: []string{"beforeSlashedDays"}}
)

// slashedDay reads a day and its month with a slash behind one of them at text[at], also with the year behind a space: den 21/2,
// senest 12/9 2025.
func slashedDay(text string, at int) (spec.Match, bool) {
	sure := beforeSlashed.At(text, at)
	word := sure
	if word == "" {
		word = beforeSlashedDays.At(text, at)
	}
	start := at + len(word) + 1
	if word == "" || start >= len(text) || text[start-1] != ' ' || !numeral.IsDigit(text[start]) || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	day, i := Number(text, start, 3)
	if i >= len(text) || text[i] != '/' || i-start > 2 {
		return spec.Match{}, false
	}
	month, j := Number(text, i+1, 3)
	if j == i+1 || j > i+3 || !numeral.IsDay(day, month, 2000) || lex.JoinsAfter(text, j) || j+1 < len(text) && (lex.IsGlue(text[j]) || text[j] == ',') &&
		numeral.IsDigit(text[j+1]) {
		return spec.Match{}, false
	}
	if year, e := Number(text, min(j+1, len(text)), 5); j < len(text) && text[j] == ' ' && e == j+5 && isRecent(year) && !lex.JoinsAfter(text, e) {
		return spec.Match{Start: start, End: e, Alone: aloneDayOfMonth}, true
	}
	if sure != "" {
		return spec.Match{Start: start, End: j, Alone: aloneDayOfMonth}, true
	}
	if day == 24 && month == 7 {
		return spec.Match{}, false // at any time
	}
	return spec.Match{Start: start, End: j, Alone: 0.7}, day > month && !prose.IsMeasured(text, j) // a rate can stand there
}

// matchDatePart reads from the first digit or around the name of the month.
func matchDatePart(text string, at int) (spec.Match, bool) {
	if numeral.IsDigit(text[at]) {
		return dayWithClock(text, at)
	}
	if day := dayBefore(text, at); day >= 0 {
		if m, ok := dayWithClock(text, day); ok && m.End > at {
			return m, true
		}
	}
	if year := at - len("2019 "); year >= 0 && text[at-1] == ' ' && numeral.IsDigit(text[at-2]) &&
		(year == 0 || !numeral.IsAlnum(text[year-1]) && !lex.IsGlue(text[year-1])) {
		if end := yearMonthEnd(text, year); end > at {
			return spec.Match{Start: year, End: end, Alone: aloneMonthOfYear}, true
		}
	}
	m, ok := datePartAt(text, at, monthOfPart)
	if ok {
		end := m.End
		if end-at < len("may 2021") || !numeral.IsDigit(text[end-4]) { // no month of a year
			m = withClock(text, m)
		}
		m.Start = weekdayStart(text, m.Start, end)
	}
	return m, ok
}

// dayWithClock reads a day and its month from its first digit, with the day of the week before it and the time behind it.
func dayWithClock(text string, at int) (spec.Match, bool) {
	m, ok := datePartAt(text, at, dayOfPart)
	if !ok {
		return m, false
	}
	timed := withClock(text, m)
	timed.Start = weekdayStart(text, m.Start, m.End)
	return timed, true
}

// datePartAt reads a part of a date that begins at text[at]. Of a whole date it reads a part, which
// is worth less than the whole.
func datePartAt(text string, at int, read func(text string, at int) (end int, alone float64)) (spec.Match, bool) {
	if lex.JoinsBefore(text, at) || at >= 2 && lex.IsGlue(text[at-1]) && numeral.IsAlnum(text[at-2]) {
		return spec.Match{}, false
	}
	end, alone := read(text, at)
	if alone == 0 || lex.JoinsAfter(text, end) && !isEastDayEnd(text, end) || end+1 < len(text) && lex.IsGlue(text[end]) && numeral.IsAlnum(text[end+1]) {
		return spec.Match{}, false
	}
	if end-at > 4 && numeral.IsDigit(text[end-4]) {
		end = yearWordEnd(text, end)
	}
	return spec.Match{Start: at, End: end, Alone: alone}, true
}

// digitsOfPart reads 5/2021, 2021-05 or 2021-W03.
func digitsOfPart(text string, at int) (end int, alone float64) {
	a, i := Number(text, at, 5)
	if i+1 >= len(text) {
		return 0, 0
	}
	switch i - at {
	case 4:
		if end := yearMonthEnd(text, at); end > at {
			return end, aloneMonthOfYear
		}
		if !isRecent(a) || text[i] != '-' && text[i] != '/' {
			return 0, 0
		}
		if text[i+1] == 'W' && text[i] == '-' {
			return weekEnd(text, i+2)
		}
		if month, j := Number(text, i+1, 2); j == i+3 && 1 <= month && month <= 12 {
			return j, aloneOtherYear
		}
	case 1, 2:
		if !lex.IsGlue(text[i]) || !numeral.IsDigit(text[i+1]) || a < 1 || a > 12 {
			return 0, 0
		}
		switch b, j := Number(text, i+1, 5); {
		case j == i+5 && isRecent(b) && text[i] == '/':
			return j, aloneSlashYear
		case j == i+5 && isRecent(b):
			return j, aloneOtherYear
		case j == i+3 && i == at+2 && text[i] == '/':
			return j, aloneShortYear
		}
	}
	return 0, 0
}

// yearMonthEnd is the end of a month behind its year at text[i], as Hungary and the east of Asia write it, or i:
// 2019. augusztus, 2019 augusztusában, 2019年8月.
func yearMonthEnd(text string, i int) int {
	y, j := Number(text, i, 5)
	if j != i+4 || j+2 >= len(text) || !isToldYear(y) {
		return i
	}
	if k := skipSign(text, j, "年", "년"); k > j {
		month, e := Number(text, k, 2)
		end := signEnd(text, e, "月", "월")
		if end == e || month < 1 || month > 12 {
			return i
		}
		if k := chars.SkipByte(text, end, ' '); k < len(text) && numeral.IsDigit(text[k]) {
			return i // a day follows
		}
		return end
	}
	k := j
	if text[k] == '.' {
		k++
	}
	if text[k] != ' ' {
		return i
	}
	k++
	end, _ := prose.WordAt(text, k)
	if bare, ok := hungarianMonth(text[k:end]); !ok || bare && text[j] != '.' {
		return i
	}
	if n := chars.SkipByte(text, end, ' '); n < len(text) && numeral.IsDigit(text[n]) {
		return i
	}
	return end
}

// hungarianMonths are the months of Hungary, and hungarianCases what stands behind them of a year.
var (
	hungarianMonths = lists.List{File: "dates", Set: "hungarianMonths"}
	hungarianCases  = &wordset.WordList{File: "dates", Set: "hungarianCases"}
)

// hungarianMonth reports whether a word is a month of Hungary, in a case or bare.
func hungarianMonth(word string) (bare, ok bool) {
	for _, month := range hungarianMonths.Get() {
		if rest, ok := strings.CutPrefix(word, month); ok {
			return rest == "", rest == "" || wordset.InSet(hungarianCases, rest)
		}
	}
	return false, false
}

// dayOfPart reads 21 May, 21-May or 5月21日.
func dayOfPart(text string, at int) (end int, alone float64) {
	a, i := Number(text, at, 3)
	if i >= len(text) || i-at > 2 || lex.IsGlue(text[i]) && i+1 < len(text) && numeral.IsDigit(text[i+1]) {
		return 0, 0
	}
	if text[i] >= utf8.RuneSelf {
		if month, day, end := eastAsianDay(text, at); numeral.IsDay(day, month, 2000) && !isYearSignBefore(text, at) {
			return max(end, clockEnd(text, end)), aloneDayOfMonth
		}
	}
	i = dayEnd(text, i)
	j := filler(text, i)
	if j == i {
		return 0, 0
	}
	month, end := monthAt(text, j)
	if month == 0 || !numeral.IsDay(a, month, 2000) || !isPlainMonth(text[j:end]) && !isShortMonth(text[j:end]) &&
		!(isWholeMonth(text[j:end]) && (isBehindDayWord(text, at) || text[i-1] == '.' || isOnlyMonth(text, j, end))) {
		return 0, 0
	}
	return undotted(text, end), aloneDayOfMonth
}

// isYearSignBefore reports whether the sign for a year ends at text[i].
func isYearSignBefore(text string, i int) bool {
	before := strings.TrimSuffix(text[:i], " ")
	return strings.HasSuffix(before, "年") || strings.HasSuffix(before, "년")
}

// isWholeMonth reports whether the name of a month is no short form, so that behind a day, and a word
// that stands before days, it is one though it is a common word or a short one.
func isWholeMonth(name string) bool {
	switch strings.TrimSuffix(name, ".") {
	case "mars", "march", "mart", "marts", "may", "mai", "mei", "maj":
		return true
	}
	return false
}

// shortMonths are short forms of months that are nothing else, also in small letters.
var shortMonths = &wordset.WordList{File: "dates", Set: "shortMonths"}

// isShortMonth reports whether the name of a month is one of them.
func isShortMonth(name string) bool { return wordset.InSet(shortMonths, strings.TrimSuffix(name, ".")) }

// isOnlyMonth reports whether the name of a month text[i:end] behind a day is nothing else there: a word that is always one, or
// one with which something ends.
func isOnlyMonth(text string, i, end int) bool {
	switch strings.TrimSuffix(text[i:end], ".") {
	case "maj", "marts":
		return true
	case "mars", "mai":
		return text[end-1] != '.' && (end == len(text) || strings.IndexByte(",;:)\n", text[end]) >= 0) || strings.HasPrefix(text[end:], " kl")
	}
	return false
}

// dayLeads stand before a day.
var dayLeads = &wordset.OtherSet{File: "dates", Sets: []string{"dayLeads"}}

// isBehindDayWord reports whether a word that stands before days ends at the space before text[at].
func isBehindDayWord(text string, at int) bool {
	if at < 2 || text[at-1] != ' ' {
		return false
	}
	k := lex.WordStartWithin(text, at-1, at-1-longestDayLead)
	return k < at-1 && len(dayLeads.At(text, k)) == at-1-k
}

// longestDayLead bounds such a word, in bytes.
const longestDayLead = 8

// monthOfPart reads May 2021, May-2021, mayo de 2021, May 21 or May 21st, and what logs have: Jan 14 03:12:09 or
// Feb 2 19:44:10 2023 +0100.
func monthOfPart(text string, at int) (end int, alone float64) {
	month, i := monthAt(text, at)
	if month == 0 {
		return caseOfMonth(text, at)
	}
	if at >= 2 && text[at-1] == ' ' && numeral.IsDigit(text[at-2]) {
		return 0, 0 // behind a day that the month does not have
	}
	j := filler(text, i)
	n, end := Number(text, j, 5)
	if text[i-1] != '.' && end == j+4 && j > i && text[i] == ' ' && isToldYear(n) && isBehindMonthWord(text, at) {
		if isPlainMonth(text[at:i]) || isWholeMonth(text[at:i]) && !wordset.HasWordFold(text, max(0, at-len("on ")), "on") {
			return end, aloneMonthOfYear // im November 1852, i mars 2011
		}
	}
	if !isPlainMonth(text[at:i]) && !(isShortMonth(text[at:i]) && end == j+4) {
		return 0, 0
	}
	switch {
	case j == i:
	case end == j+4 && isRecent(n):
		return end, aloneMonthOfYear
	case end > j && end <= j+2 && numeral.IsDay(n, month, 2000) && text[i] == ' ':
		if logged := loggedEnd(text, end); logged > end {
			return logged, aloneLogged
		}
		return ordinalEnd(text, end), aloneDayOfMonth
	}
	return 0, 0
}

// monthCases are months in the cases behind in, in languages in which days have another.
var monthCases = &wordset.WordList{File: "dates", Set: "monthCases"}

// isMonthCase reports whether a word, in any letter case, is a month in such a case.
func isMonthCase(word string) bool {
	var buf [LongestMonth]byte
	return len(word) <= LongestMonth && monthCases.Words()[string(chars.AppendFolded(buf[:0], word))]
}

// caseOfMonth reads v dubnu 2006, whose month stands at text[at].
func caseOfMonth(text string, at int) (end int, alone float64) {
	i, _ := prose.WordAt(text, at)
	if i+4 >= len(text) || text[i] != ' ' || !isMonthCase(text[at:i]) {
		return 0, 0
	}
	if strings.HasPrefix(text[i:], " του ") {
		i += len(" του")
	}
	y, end := Number(text, i+1, 5)
	if end != i+5 || !isToldYear(y) {
		return 0, 0
	}
	return end, aloneMonthOfYear
}

// isToldYear reports whether a number of four digits is a year that texts tell of behind a month.
func isToldYear(year int) bool { return firstBorn <= year && year <= 2100 }

// leadsToMonth stand before a month, beside dayLeads.
var leadsToMonth = &wordset.WordList{File: "dates", Set: "leadsToMonth"}

// isBehindMonthWord reports whether a word that stands before months ends at the space, or the apostrophe, before
// text[at].
func isBehindMonthWord(text string, at int) bool {
	if prose.IsElidedBefore(text, at) || isBehindDayWord(text, at) {
		return true // d'avril 1962
	}
	if at < 2 || text[at-1] != ' ' {
		return false
	}
	k := lex.WordStartWithin(text, at-1, at-1-wordset.LongestWord)
	if n := strings.IndexAny(text[k:at-1], "'’"); n > 0 {
		k += n + 1 // jusqu'en
		for k < at-1 && !utf8.RuneStart(text[k]) {
			k++
		}
	}
	return k < at-1 && wordset.InSet(leadsToMonth, text[k:at-1])
}

// isNoClockLatin reports whether a word is in other letters than Latin ones, or is one of England, where the month is first.
func isNoClockLatin(word string) bool {
	return prose.IsOther(word) || word == "at" || word == "about" || word == "around"
}

// isLatinWord reports whether a word is in Latin letters.
func isLatinWord(word string) bool { return !prose.IsOther(word) }

// Weekdays are the names of days of the week.
var Weekdays = &wordset.WordList{File: "dates", Set: "Weekdays"}

// weekdayStart is where a day of the week begins that stands before the date text[at:end], which has the name of a
// month, or at, as for a value that is nothing else: Sunday 2 March 2031, Freitag, 7. Juni.
func weekdayStart(text string, at, end int) int {
	if at < len("Sat ") || text[at-1] != ' ' || strings.IndexByte(text[at:end], ' ') < 0 {
		return at
	}
	i := at - 1
	if k := lex.WordStartWithin(text, i, i-wordset.LongestWord); k > 0 && wordset.InSet(weekdayJoins, text[k:i]) {
		i = k - 1
	}
	i = chars.BytesStart(text, i, i-1, ",.")
	k := lex.WordStartWithin(text, i, i-wordset.LongestWord)
	if k > 6 && text[k-1] == '-' && text[k:i] == "feira" {
		k = lex.WordStartWithin(text, k-1, k-1-wordset.LongestWord)
	}
	if k < i && (k > 0 || end < len(text)) && !lex.JoinsBefore(text, k) && wordset.InSet(Weekdays, text[k:i]) && namesMonth(text[at:end]) {
		return k
	}
	return at
}

// weekdayJoins stand between a day of the week and the date.
var weekdayJoins = &wordset.WordList{Text: "den d the"}

// namesMonth reports whether a word of three letters or more is in a date.
func namesMonth(date string) bool {
	for i := range date {
		if numeral.IsLetter(date[i]) || date[i] >= utf8.RuneSelf {
			if e, _ := prose.WordAt(date, i); e-i >= 3 {
				return true
			}
		}
	}
	return false
}

// loggedEnd is the end of the time of day with its seconds behind a day that ends at text[i], with the year and the
// zone that may follow, or i.
func loggedEnd(text string, i int) int {
	end := clockEnd(text, i)
	if end < i+len(" 03:12:09") || text[i] != ' ' || text[i+len(" 03:12")] != ':' {
		return i
	}
	at := end
	if at+4 < len(text) && text[at] == ' ' && 'A' <= text[at+1] && text[at+1] <= 'Z' { // Thu Feb 2 19:44:10 CET 2023
		at = chars.CapitalsEnd(text, at+1, len(text))
		if at-end-1 > len("CEST") {
			return end
		}
	}
	if at < len(text) && text[at] == ' ' {
		if y, e := yearAt(text, at+1); isRecent(y) && !lex.JoinsAfter(text, e) {
			return timeZoneEnd(text, e)
		}
	}
	return end
}

// weekEnd is the end of the number of a week, and of a day of it.
func weekEnd(text string, i int) (end int, alone float64) {
	week, end := Number(text, i, 2)
	if end != i+2 || week < 1 || week > 53 {
		return 0, 0
	}
	if end+1 < len(text) && text[end] == '-' && '1' <= text[end+1] && text[end+1] <= '7' && !lex.JoinsAfter(text, end+2) {
		end += 2
	}
	return end, aloneWeek
}

// isRecent reports whether a number of four digits is a year that texts tell of
// without a day.
func isRecent(year int) bool { return 1900 <= year && year <= 2099 }

// isAmbiguousMonth reports whether a name is a common word as well, and counts
// only where it does not stand for a month without the rest of a date.
func isAmbiguousMonth(name string) bool {
	switch name {
	case "مهر", "تیر", "دی", "مه", "می", "آذر", "رجب", "شعبان", "رمضان": // words and names of people as well
		return true
	case "set", "out", "ago", "ag", "gen", "des", "dic", "Set", "Out", "Ago", "Ag", "Gen", "Des", "march", "mars", "mart", "may", "mac", "Mac", "MAC":
		return true
	}
	return false
}

// isPlainMonth reports whether the name of a month can hardly be anything else:
// it is capitalised or has four letters at least, and is no common word.
func isPlainMonth(name string) bool {
	if n := len(name); name[n-1] == '.' {
		name = name[:n-1]
	}
	capital := 'A' <= name[0] && name[0] <= 'Z'
	return (capital || len(name) >= 4) && !isAmbiguousMonth(name)
}

// undotted is the end without the dot of a short form where that dot ends the
// sentence, which cannot be told.
func undotted(text string, end int) int {
	if text[end-1] == '.' {
		return end - 1
	}
	return end
}
