package profiler

// This file finds dates of which a part is left out: a month and its year, a day
// and its month, or a week. They name a time less closely than a date does, and
// in digits alone they may be a fraction or an expiry as well.

// datePartRecognizers find dates without a day or without a year.
var datePartRecognizers = []Recognizer{
	{
		Name:     "date-part",
		Label:    "DATE_TIME",
		Doc:      "A month with its year, a day with the name of its month, or a calendar week.",
		Source:   "ISO 8601-1, sections 5.2.2.3 and 5.2.4; CLDR month names",
		triggers: datePartTriggers,
		match:    matchDatePart,
		Beside:   0.85,
		Reach:    16,
		Context:  []string{"date", "dated", "since", "until", "datum", "fecha"},
	},
}

var datePartTriggers = []trigger{
	onToken(tokenDigits, 1).followedBy("/9.9-9").standing().atMost(aloneSlashYear),
	onToken(tokenDigits, 2).followedBy("/9.9-9").standing().atMost(aloneSlashYear),
	onToken(tokenDigits, 1).followedBy(" *").standing(),
	onToken(tokenDigits, 2).followedBy(" *").standing(),
	onToken(tokenDigits, 4).followedBy("-9/9").standing().atMost(aloneOtherYear),
	onToken(tokenDigits, 4).followedBy("-A").standing(),
	onToken(tokenWord, 0).oneOf(sortedKeys(months), nil),
}

// How sure a date is of which a part is left out. Digits alone may be a fraction,
// a section or an expiry.
const (
	aloneMonthOfYear = 0.6 // May 2021
	aloneDayOfMonth  = 0.55
	aloneWeek        = 0.9  // 2021-W03
	aloneSlashYear   = 0.3  // 5/2021
	aloneOtherYear   = 0.12 // 05-2021, 2021-05
	aloneShortYear   = 0.04 // 05/21, which is more often an expiry or a day
)

// matchDatePart reads from the first digit or around the name of the month.
func matchDatePart(text string, at int) (match, bool) {
	if !isDigit(text[at]) {
		if day := dayBefore(text, at); day >= 0 {
			if m, ok := datePartAt(text, day); ok && m.end > at {
				return m, true
			}
		}
	}
	return datePartAt(text, at)
}

// datePartAt reads from the first digit or from the name of the month. Of a whole
// date it reads a part, which is worth less than the whole.
func datePartAt(text string, at int) (match, bool) {
	if joinsBefore(text, at) || at >= 2 && isGlue(text[at-1]) && isAlnum(text[at-2]) {
		return match{}, false
	}
	end, alone := 0, 0.0
	if isDigit(text[at]) {
		end, alone = digitsOfPart(text, at)
	} else {
		end, alone = monthOfPart(text, at)
	}
	if alone == 0 || joinsAfter(text, end) || end+1 < len(text) && isGlue(text[end]) && isAlnum(text[end+1]) {
		return match{}, false
	}
	return match{at, end, alone}, true
}

// digitsOfPart reads 5/2021, 2021-05, 2021-W03, 21 May or 21-May.
func digitsOfPart(text string, at int) (end int, alone float64) {
	a, i := number(text, at, 5)
	if i >= len(text) {
		return 0, 0
	}
	switch i - at {
	case 4:
		if !isRecent(a) || text[i] != '-' && text[i] != '/' || i+1 >= len(text) {
			return 0, 0
		}
		if text[i+1] == 'W' && text[i] == '-' {
			return weekEnd(text, i+2)
		}
		if month, j := number(text, i+1, 2); j == i+3 && 1 <= month && month <= 12 {
			return j, aloneOtherYear
		}
		return 0, 0
	case 1, 2:
	default:
		return 0, 0
	}
	if isGlue(text[i]) && i+1 < len(text) && isDigit(text[i+1]) {
		b, j := number(text, i+1, 5)
		switch {
		case a < 1 || a > 12:
		case j == i+5 && isRecent(b) && text[i] == '/':
			return j, aloneSlashYear
		case j == i+5 && isRecent(b):
			return j, aloneOtherYear
		case j == i+3 && i == at+2 && text[i] == '/':
			return j, aloneShortYear
		}
		return 0, 0
	}
	i = dayEnd(text, i)
	j := filler(text, i)
	if j == i {
		return 0, 0
	}
	month, end := monthAt(text, j)
	if month == 0 || !isDay(a, month, 2000) || !isPlainMonth(text[j:end]) {
		return 0, 0
	}
	return undotted(text, end), aloneDayOfMonth
}

// monthOfPart reads May 2021, May-2021, mayo de 2021, May 21 or May 21st.
func monthOfPart(text string, at int) (end int, alone float64) {
	month, i := monthAt(text, at)
	if at >= 2 && text[at-1] == ' ' && isDigit(text[at-2]) {
		return 0, 0 // behind a day that the month does not have
	}
	if month == 0 || !isPlainMonth(text[at:i]) {
		return 0, 0
	}
	j := filler(text, i)
	n, end := number(text, j, 5)
	switch {
	case j == i:
	case end == j+4 && isRecent(n):
		return end, aloneMonthOfYear
	case end > j && end <= j+2 && isDay(n, month, 2000) && text[i] == ' ':
		return ordinalEnd(text, end), aloneDayOfMonth
	}
	return 0, 0
}

// weekEnd is the end of the number of a week, and of a day of it.
func weekEnd(text string, i int) (end int, alone float64) {
	week, end := number(text, i, 2)
	if end != i+2 || week < 1 || week > 53 {
		return 0, 0
	}
	if end+1 < len(text) && text[end] == '-' && '1' <= text[end+1] && text[end+1] <= '7' && !joinsAfter(text, end+2) {
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
	case "set", "out", "ago", "ag", "gen", "des", "dic", "Set", "Out", "Ago", "Ag", "Gen", "Des", "march", "mars", "mart", "may":
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
