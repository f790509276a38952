package dates

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// clockEnd is the end of a time of day that follows a date at text[i], with its
// zone, or i when there is none.
func clockEnd(text string, i int) int {
	j := i
	switch {
	case i+1 < len(text) && (text[i] == 'T' || text[i] == 't' || text[i] == ' ') && numeral.IsDigit(text[i+1]):
		j = i + 1
	case i+2 < len(text) && text[i] == ',' && text[i+1] == ' ' && numeral.IsDigit(text[i+2]):
		j = i + 2
	case i+8 < len(text) && text[i] == ':' && numeral.IsDigit(text[i+1]) && text[i+3] == ':' && text[i+6] == ':':
		j = i + 1 // as servers of the web write it
	default:
		return i
	}
	h, k := Number(text, j, 2)
	if k+3 > len(text) || text[k] != ':' || h > 24 {
		return i
	}
	if minute := TwoDigits(text, k+1); minute < 0 || minute > 59 {
		return i
	}
	e := k + 3
	if e+2 < len(text) && text[e] == ':' {
		if second := TwoDigits(text, e+1); second >= 0 && second <= 60 {
			e += 3
			if e+1 < len(text) && (text[e] == '.' || text[e] == ',') && numeral.IsDigit(text[e+1]) {
				_, e = Number(text, e+1, 9)
			}
		}
	}
	return timeZoneEnd(text, halfEnd(text, e))
}

// halfEnd is the end of the half of the day behind a time that ends at text[e], or e.
func halfEnd(text string, e int) int {
	i := chars.SkipByte(text, e, ' ')
	// Most times have none, which the letter tells.
	if i == len(text) || text[i]|0x20 != 'a' && text[i]|0x20 != 'p' {
		return e
	}
	return e + len(chars.PrefixFold(text[e:], " am", " pm", "am", "pm", " a.m.", " p.m."))
}

// basicClockEnd is the end of a time of day without colons and with its zone, as
// in 20210521T101530Z, or i when there is none.
func basicClockEnd(text string, i int) int {
	if i >= len(text) || text[i] != 'T' {
		return i
	}
	t, e := Number(text, i+1, 7)
	switch e - i - 1 {
	case 4:
		t *= 100
	case 6:
	default:
		return i
	}
	if t/10000 > 24 || t/100%100 > 59 || t%100 > 60 {
		return i
	}
	return timeZoneEnd(text, e)
}

// timeZoneEnd is the end of the zone of a time of day that ends at text[e]: Z,
// GMT, UTC or an offset; the last three may stand behind a space.
func timeZoneEnd(text string, e int) int {
	if e >= len(text) {
		return e
	}
	if text[e] == 'Z' || text[e] == 'z' {
		return e + 1
	}
	i := e
	if text[i] == ' ' && i+1 < len(text) {
		i++
	}
	switch text[i] {
	case '+', '-':
		if h, z := Number(text, i+1, 2); z == i+3 && h <= 14 {
			z = chars.SkipByte(text, z, ':')
			if _, f := Number(text, z, 2); f == z+2 && !lex.JoinsAfter(text, f) {
				return f
			}
			if i == e && z == i+3 {
				return z
			}
		}
	case 'G', 'U':
		if end := min(len(text), i+3); (text[i:end] == "GMT" || text[i:end] == "UTC") && !lex.JoinsAfter(text, end) {
			return end
		}
	}
	return e
}

// What follows reads the time of day that a text tells behind a date, with the words that lead to it and those for hours
// behind it:
//
//	12.09.2025 um 10:00 Uhr, le 12/09/2025 à 10h30, 12/09/2025 alle ore 17.30, 9月9日14:00, 2025년 7월 2일 오전 8시
//
// The two are one time then. A number is a time with a colon or an h between the hour and the minute, with a dot behind a
// word that leads to times, or with a word for hours.

func ClockRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "day-before-clock", Label: "DATE_TIME",
			Doc:    "A day and its month in digits with a slash between, right before words that lead to a time of day, and that time.",
			Source: "common usage in the north and the south of Europe",
			Triggers: []spec.Trigger{
				spec.OnToken(lex.TokenWord, 0).OneOf(slices.DeleteFunc(wordset.WordsOf(hourNouns, clockLinks), isNoClockLatin), nil).BeforeDigits(),
				spec.OnToken(lex.TokenOther, 0).OneOf(slices.DeleteFunc(wordset.WordsOf(hourNouns, clockLinks), isLatinWord), nil).BeforeDigits(),
			},
			Match: dayBeforeClock,
		},
	}
}

var (
	// clockLinks lead to a time, and dottedLinks to one with a dot in it, which is a price or a version behind others.
	clockLinks  = &wordset.WordList{File: "dates", Set: "clockLinks", Capitals: true}
	dottedLinks = &wordset.WordList{File: "dates", Set: "dottedLinks"}

	// hourNouns stand before a time and mean hours, so that an hour alone is one behind them.
	hourNouns = &wordset.WordList{File: "dates", Set: "hourNouns", Capitals: true}

	// hourWords stand behind a time and belong to it, and clockOnlyWords say that an hour alone is one.
	hourWords      = &wordset.WordList{File: "dates", Set: "hourWords", Capitals: true}
	clockOnlyWords = &wordset.WordList{Text: "uhr uur o'clock"}

	// hourShorts are those with a dot.
	hourShorts = &wordset.WordList{Text: "hod ч น"}

	// unclocked stand behind a number that is no time: 14.50 EUR.
	unclocked = &wordset.WordList{File: "dates", Set: "unclocked"}
)

// withClock is the date m with the time that stands behind it.
func withClock(text string, m spec.Match) spec.Match {
	if i := m.End + 1; i < len(text) && text[i-1] == ' ' && 'A' <= text[i] && text[i] <= 'Z' && text[i] != 'U' && text[i] != 'K' {
		return m // as in logs: 2024-03-01T10:15:30Z INFO
	}
	if e := clockBehind(text, m.Start, m.End); e > m.End {
		m.End = e
	}
	return m
}

// clockBehind is the end of the time behind the date text[start:i], or i.
func clockBehind(text string, start, i int) int {
	if i+2 >= len(text) {
		return i
	}
	switch c := text[i]; {
	case c == ' ', c == ',', c == '.':
		if strings.IndexByte(text[start:i], ':') >= 0 {
			return hourWordEnd(text, i) // the date has its time
		}
	case isEastDayEnd(text, i):
		return eastClockEnd(text, i)
	case c == 'h' || c == 'H':
		if i > 3 && text[i-3] == ':' && numeral.IsDigit(text[i-1]) {
			return hourWordEnd(text, i)
		}
		return i
	default:
		return i
	}
	if isEastDayEnd(text, i) {
		return eastClockEnd(text, i)
	}
	j := i
	if text[j] == ',' || text[j] == '.' && i > 5 && (start+4 < i && text[start+4] == '.' || text[i-5] == '.' || text[i-5] == ' ' && text[i-6] == '.') {
		j++ // 2025.09.12. 14:30, 12.09.2025. u 14:30
	}
	if text[j] != ' ' {
		return i
	}
	told, dots, strong := false, false, false
	for n := 0; ; n++ {
		for j < len(text) && (text[j] == ' ' || strong && (text[j] == '.' || text[j] == ':')) {
			j++
		}
		if j == len(text) || n > 3 { // words between them
			return i
		}
		if numeral.IsDigit(text[j]) {
			break
		}
		if text[j] >= 0xE3 {
			if e := eastHourEnd(text, j); e > j {
				return e
			}
		}
		e, _ := prose.WordAt(text, j)
		switch w := text[j:e]; {
		case e == j:
			return i
		case wordset.InSet(hourNouns, w):
			told, dots, strong = true, true, true
		case wordset.InSet(clockLinks, w) && !strong:
			told, dots = true, wordset.InSet(dottedLinks, w)
		default:
			return i
		}
		j = chars.SkipByte(text, e, '.') // ca. 10:00
	}
	if e := clockNumberEnd(text, j, told, dots, strong); e > j {
		if e < len(text) && (text[e] == '-' || strings.HasPrefix(text[e:], "–")) { // 18.00–20.00
			k := e + 1
			if text[e] != '-' {
				k = e + len("–")
			}
			if to := clockNumberEnd(text, k, told, dots, strong); to > k+len("20.0") {
				return to
			}
		}
		return e
	}
	return i
}

// clockNumberEnd is the end of a time of day that begins with a digit at text[j], with the word for hours behind it, or j.
func clockNumberEnd(text string, j int, told, dots, strong bool) int {
	h, k := Number(text, j, 3)
	if k == j || k > j+2 || h > 24 {
		return j
	}
	e, sep := k, byte(0)
	if k+3 <= len(text) {
		if minute := TwoDigits(text, k+1); 0 <= minute && minute <= 59 {
			switch sep = text[k]; {
			case sep == ':', sep == '.', sep == 'h', sep == 'H', sep == 'u' && told:
				e = k + 3
			}
		}
	}
	switch {
	case e > k:
		if sep == ':' && e+3 <= len(text) && text[e] == ':' && TwoDigits(text, e+1) >= 0 {
			e += 3
		}
		m := halfEnd(text, e)
		m = max(m, hourWordEnd(text, m))
		if sep == '.' && !dots && m == e {
			return j
		}
		e = m
		if sep == ':' {
			e = timeZoneEnd(text, e)
		}
	case told && k < len(text) && text[k]|0x20 == 'h' && !lex.JoinsAfter(text, k+1):
		return k + 1 // à 17h
	case k < len(text) && text[k] >= 0xE3:
		e = max(k, eastHourEnd(text, j))
	default:
		if e = hourWordEnd(text, k); e > k {
			if !told && !wordset.InSet(clockOnlyWords, strings.TrimSuffix(strings.TrimSpace(text[k:e]), ".")) {
				return j // eight hours of work
			}
		} else if e = halfEnd(text, k); e > k && !told || e == k && !strong {
			return j
		}
	}
	if e == k && sep == 0 && !strong || lex.JoinsAfter(text, e) || e+1 < len(text) && strings.IndexByte(".,:/", text[e]) >= 0 && numeral.IsDigit(text[e+1]) {
		return j
	}
	if (sep == '.' || sep == 0) && numeral.IsDigit(text[e-1]) && isMeasuredAt(text, e) {
		return j
	}
	return e
}

// isMeasuredAt reports whether a unit stands behind the number that ends at text[e].
func isMeasuredAt(text string, e int) bool {
	e = chars.SkipByte(text, e, ' ')
	if e >= len(text) {
		return false
	}
	switch text[e] {
	case '%', '$', '*', '+', '=':
		return true
	}
	return chars.PrefixOf(text[e:], "€", "£", "¥", "°", "₽", "₴", "₺", "₹", "‰") != "" || prose.IsWordAt(text, e, unclocked)
}

// hourWordEnd is the end of a word for hours behind the time that ends at text[i], or i.
func hourWordEnd(text string, i int) int {
	j := chars.SkipByte(text, i, ' ')
	if j == len(text) || !numeral.IsLetter(text[j]) && text[j] < utf8.RuneSelf {
		return i
	}
	e, _ := prose.WordAt(text, j)
	if !wordset.InSet(hourWords, text[j:e]) || lex.JoinsAfter(text, e) {
		return i
	}
	if e < len(text) && text[e] == '.' && wordset.InSet(hourShorts, text[j:e]) {
		e++
	}
	return e
}

// isEastDayEnd reports whether the sign for a day, of China and Japan or of Korea, ends at text[i].
func isEastDayEnd(text string, i int) bool {
	return i > 3 && text[i-1] >= 0x80 && (text[i-3:i] == "日" || text[i-3:i] == "일")
}

// Of times in East Asia.
var (
	// eastHalves are the halves and the parts of a day.
	eastHalves = [...]string{"午前", "午後", "午后", "上午", "下午", "早上", "晚上", "凌晨", "中午", "傍晚", "夜", "朝", "오전", "오후", "저녁", "아침", "새벽", "밤"}

	// eastHours are the signs of hours.
	eastHours = [...]string{"時", "时", "點", "点", "시"}
)

// longestEastDay bounds the day of the week in brackets, in bytes.
const longestEastDay = len("月曜日")

// eastClockEnd is the end of the time behind the sign for a day that ends at text[i], or i.
func eastClockEnd(text string, i int) int {
	j := i
	for _, b := range [...][2]string{{"（", "）"}, {"(", ")"}} {
		if strings.HasPrefix(text[j:], b[0]) { // 9月9日（火）14:00
			k := j + len(b[0])
			n := strings.Index(text[k:min(len(text), k+longestEastDay+len(b[1]))], b[1])
			if n < len("火") || strings.IndexFunc(text[k:k+n], isASCIIRune) >= 0 {
				return i
			}
			j = k + n + len(b[1])
			break
		}
	}
	for _, s := range [...]string{", ", " ", "の", "　", "、", "，", "に"} {
		if strings.HasPrefix(text[j:], s) {
			j += len(s)
			break
		}
	}
	if e := eastHourEnd(text, j); e > j {
		return e
	}
	return i
}

// isASCIIRune reports whether a rune is in ASCII.
func isASCIIRune(r rune) bool { return r < utf8.RuneSelf }

// eastHourEnd is the end of a time of day at text[j], with the half of the day before it or not, or j.
func eastHourEnd(text string, j int) int {
	i := j
	for _, half := range eastHalves {
		if strings.HasPrefix(text[i:], half) {
			i = chars.SkipByte(text, i+len(half), ' ')
			break
		}
	}
	h, k := Number(text, i, 3)
	if k == i || k > i+2 || h > 24 {
		return j
	}
	colon := 0
	switch {
	case strings.HasPrefix(text[k:], ":"):
		colon = 1
	case strings.HasPrefix(text[k:], "："):
		colon = len("：")
	}
	if colon > 0 {
		if k+colon+2 > len(text) {
			return j
		}
		if minute := TwoDigits(text, k+colon); minute < 0 || minute > 59 {
			return j
		}
		e := k + colon + 2
		if e+3 <= len(text) && text[e] == ':' && TwoDigits(text, e+1) >= 0 {
			e += 3
		}
		if lex.JoinsAfter(text, e) {
			return j
		}
		return e
	}
	for _, sign := range eastHours {
		if !strings.HasPrefix(text[k:], sign) {
			continue
		}
		e := k + len(sign)
		r, _ := utf8.DecodeRuneInString(text[e:])
		if r == '間' || r == '间' || r == '간' || sign == "点" && 0x3040 <= r && r < 0x3100 {
			return j // three hours, and three points in Japan
		}
		if r == '半' || r == '반' {
			return e + len("半")
		}
		if minute, m := Number(text, chars.SkipByte(text, e, ' '), 3); m > e && minute <= 59 {
			if end := signEnd(text, m, "分", "분"); end > m {
				return end
			}
		}
		return e
	}
	return j
}

// scales are told by numbers with a slash, which are no days.
var scales = &wordset.WordList{File: "dates", Set: "scales", Capitals: true}

// dayBeforeClock reads the day before the words for a time that begin at text[at]: 4/12 kl 07.30.
func dayBeforeClock(text string, at int) (spec.Match, bool) {
	end := at - 1
	if end < 3 || text[end] != ' ' {
		return spec.Match{}, false
	}
	if text[end-1] == ',' {
		end--
	}
	k := chars.DigitsStart(text, end, end-3)
	if k == end || end-k > 2 || k < 2 || text[k-1] != '/' {
		return spec.Match{}, false
	}
	i := chars.DigitsStart(text, k-1, k-4)
	if i == k-1 || k-1-i > 2 || lex.JoinsBefore(text, i) || i > 0 && (lex.IsGlue(text[i-1]) || text[i-1] == ',') {
		return spec.Match{}, false
	}
	a, _ := Number(text, i, 2)
	b, _ := Number(text, k, 2)
	if !numeral.IsDay(a, b, 2000) && !numeral.IsDay(b, a, 2000) {
		return spec.Match{}, false
	}
	if w := lex.WordStartWithin(text, max(0, i-1), i-16); w < i-1 && wordset.InSet(scales, text[w:i-1]) {
		return spec.Match{}, false
	}
	e := clockBehind(text, i, end)
	if e <= end+len(" 8h") || text[e-3] == '.' && !prose.IsWordAt(text, at, hourNouns) {
		return spec.Match{}, false // 1/2 um 3.50
	}
	return spec.Match{Start: i, End: e, Alone: 0.87}, i > 0 || e < len(text)
}
