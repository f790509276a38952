package dates

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lex"
)

// This file reads dates of other calendars and eras, of Japan and China, Thailand and Iran, and those whose parts stand
// in another order or with signs between them, as in East Asia, Lithuania and Latvia.

// eras are those of Japan since people lived who are alive, with the year before their
// first.
var eras = [...]struct {
	name   string
	before int
}{{"明治", 1867}, {"大正", 1911}, {"昭和", 1925}, {"平成", 1988}, {"令和", 2018}, {"民國", 1911}, {"民国", 1911}}

// eraDate reads a date whose year, which begins at text[at], is one of an era of Japan or
// of the Republic of China: 昭和60年3月12日.
func eraDate(text string, at int) (start, end, year int) {
	if at == 0 || text[at-1] < utf8.RuneSelf {
		return at, at, 0 // most dates have no era
	}
	n, i := Number(text, at, 3)
	if i == at || n == 0 || !strings.HasPrefix(text[i:], "年") {
		return at, at, 0
	}
	for _, era := range eras {
		if !strings.HasSuffix(text[:at], era.name) {
			continue
		}
		month, day, e := eastAsianDay(text, i+len("年"))
		if year = era.before + n; numeral.IsDay(day, month, year) {
			return at - len(era.name), e, year
		}
	}
	return at, at, 0
}

// eastAsianDay reads a month and a day with the signs of China and Japan or of
// Korea behind them. They are zero when there are none.
func eastAsianDay(text string, i int) (month, day, end int) {
	month, j := Number(text, i, 2)
	k := skipSign(text, j, "月", "월")
	if k == j {
		return 0, 0, 0
	}
	day, j = Number(text, k, 2)
	if end = signEnd(text, j, "日", "일"); end == j {
		return 0, 0, 0
	}
	return month, day, end
}

// signEnd is the end of one of two signs at text[i], or i.
func signEnd(text string, i int, han, hangul string) int {
	if strings.HasPrefix(text[i:], han) || strings.HasPrefix(text[i:], hangul) {
		return i + len(han)
	}
	return i
}

// skipSign is signEnd with a space behind the sign.
func skipSign(text string, i int, han, hangul string) int {
	end := signEnd(text, i, han, hangul)
	if end > i && end < len(text) && text[end] == ' ' {
		end++
	}
	return end
}

// thaiLetter is what letters of Thai begin with in UTF-8, and few others.
const thaiLetter = 0xE0

// buddhistEra is by how many years the calendar of Thailand is ahead.
const buddhistEra = 543

// buddhistYearAt reads a year of the Buddhist era, with its sign or without, as one of the common era.
func buddhistYearAt(text string, i int) (year, end int) {
	at := i
	for _, sign := range [...]string{"พ.ศ. ", "พ.ศ.", "พ.ศ ", "พุทธศักราช "} {
		if strings.HasPrefix(text[i:], sign) {
			at += len(sign)
			break
		}
	}
	y, e := Number(text, at, 5)
	if e-at != 4 || !isBuddhistYear(y) {
		return 0, i
	}
	return y - buddhistEra, e
}

// isBuddhistYear reports whether a number is a year of the Buddhist era that texts tell of, from 1857 on.
func isBuddhistYear(y int) bool { return 2400 <= y && y <= 2599 }

// yearBefore gives the year, and where it begins, that stands before the month or the day at text[at], as in
// Lithuanian and Latvian: 2019 m. liepos 17 d., 2019. gada 17. jūlijs.
func yearBefore(text string, at int) (year, start int) {
	for _, sign := range [...]string{" m. ", ". gada "} {
		if !strings.HasSuffix(text[:at], sign) || at < len(sign)+4 {
			continue
		}
		start = at - len(sign) - 4
		if y, e := yearAt(text, start); e == start+4 && !lex.JoinsBefore(text, start) {
			return y, start
		}
	}
	return 0, at
}

// balticDate reads a date whose year stands before its month, and that before its day, or the other way round.
func balticDate(text string, at int) (start, end, year int) {
	day := at
	if year, start = yearBefore(text, at); year == 0 {
		if day = dayBefore(text, at); day < 0 {
			return at, at, 0
		}
		if year, start = yearBefore(text, day); year == 0 {
			return at, at, 0
		}
	}
	month, i := monthAt(text, at)
	if day < at { // 17. jūlijs
		if d, _ := Number(text, day, 2); !numeral.IsDay(d, month, year) {
			return at, at, 0
		}
		return start, undotted(text, i), year
	}
	if i >= len(text) || text[i] != ' ' { // liepos 17 d.
		return at, at, 0
	}
	d, end := Number(text, i+1, 2)
	if !numeral.IsDay(d, month, year) {
		return at, at, 0
	}
	if strings.HasPrefix(text[end:], " d.") {
		end += len(" d.")
	}
	return start, end, year
}

// isIranianBirthYear reports whether a year of the Iranian calendar, which is 621 years behind, is one in which a
// living person can be born. Those of the Islamic calendar, from 1310 on, are among them.
func isIranianBirthYear(year int) bool { return 1290 <= year && year <= 1450 }

// isIranianDate reports whether a date is written as in Iran, with the year first and slashes or the name of a month in
// Arabic letters: elsewhere such a year is one of the Middle Ages.
func isIranianDate(date string) bool {
	if strings.IndexByte(date, '/') == len("1372") {
		return true
	}
	for i := range len(date) {
		if 0xD8 <= date[i] && date[i] <= 0xDB { // U+0600 to U+06FF
			return true
		}
	}
	return false
}
