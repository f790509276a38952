package dates

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file knows the names of months and how many days they have.

// months are the names of months and their usual short forms in English,
// German (those of Austria too), French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish,
// Norwegian, Finnish, Polish, Czech, Hungarian, Romanian, Turkish, Indonesian, Russian,
// Ukrainian, Belarusian, Bulgarian, Macedonian, Serbian, Catalan, Galician, Icelandic, Albanian, Welsh, Greek,
// Irish, Basque, Swahili, Filipino, Arabic, Hebrew, Persian, Urdu, Hindi, Bengali and Thai, in the case in which a day stands before them;
// those of Polish, Czech, Latvian and Estonian also as they stand alone or where something is in a month.
var months = lazy.Value[map[string]int]{Make: func() map[string]int {
	m := map[string]int{}
	for i := range 12 {
		for _, name := range lists.Words("months", strconv.Itoa(i+1)) {
			m[name] = i + 1
		}
	}
	return m
}}

// LongestMonth is the length in bytes of the longest name of a month.
const LongestMonth = 24

// MonthNamed is the month that a word names, or 0.
func MonthNamed(word string) int {
	if chars.IsASCII(word) {
		return monthOfASCII(word, 0, len(word))
	}
	return monthListed(word)
}

// monthOfASCII is monthNamed for the ASCII letters text[i:j].
func monthOfASCII(text string, i, j int) int {
	month := monthOfHash(lex.WordHash(text, i, j))
	if month == 0 || j-i < 8 {
		return month // of words of fewer than eight letters the hash says all
	}
	return monthListed(text[i:j])
}

// monthListed is monthNamed by the list of all names.
func monthListed(word string) int {
	var buf [LongestMonth + utf8.UTFMax]byte
	name := buf[:0]
	for _, r := range word {
		if name = utf8.AppendRune(name, chars.LowerRune(r)); len(name) > LongestMonth {
			return 0
		}
	}
	return months.Get()[string(name)]
}

// A monthHash is the hash of a word that is the name of a month, or no word.
type monthHash struct {
	hash  uint64
	month uint8
}

// monthHashes are the hashes of the names of months in ASCII: each at the place of its lowest bits, or the next that is free.
var monthHashes = lazy.Value[*[1024]monthHash]{Make: func() *[1024]monthHash {
	t := new([1024]monthHash)
	for name, month := range months.Get() {
		if !chars.IsASCII(name) {
			continue
		}
		h := lex.WordHash(name, 0, len(name))
		i := h % uint64(len(t))
		for t[i].month != 0 && t[i].hash != h {
			i = (i + 1) % uint64(len(t))
		}
		t[i] = monthHash{h, uint8(month)}
	}
	return t
}}

// monthOfHash is the month whose name has a hash, or 0.
func monthOfHash(h uint64) int {
	t := monthHashes.Get()
	for i := h % uint64(len(t)); t[i].month != 0; i = (i + 1) % uint64(len(t)) {
		if t[i].hash == h {
			return int(t[i].month)
		}
	}
	return 0
}

// monthStarts are the first two runes of the names of months. None is from U+3000 to U+DFFF.
var monthStarts = lazy.Value[*wordset.PairFilter]{Make: func() *wordset.PairFilter {
	f := &wordset.PairFilter{}
	for name := range months.Get() {
		f.Add(wordset.FirstTwo(name))
	}
	return f
}}

// monthAt reads the name of a month at text[i], with a dot behind a short form.
func monthAt(text string, i int) (month, end int) {
	if i >= len(text) || lex.Classes[text[i]] == lex.ClassOther || lex.Classes[text[i]] == lex.ClassDigit {
		return 0, i
	}
	for end = i; end < len(text) && end-i <= LongestMonth && lex.Classes[text[end]] == lex.ClassLetter; {
		end++
	}
	if end > i && (end == len(text) || lex.Classes[text[end]] == lex.ClassOther) {
		if end-i > LongestMonth || end-i < 3 {
			return 0, i
		}
		month = monthOfASCII(text, i, end)
	} else if 0xE3 <= text[i] && text[i] < 0xEE || !monthStarts.Get().MayHave(wordset.FirstTwo(text[i:])) {
		return 0, i
	} else {
		var kind lex.TokenKind
		end, kind = lex.NextToken(text, i)
		if kind != lex.TokenWord && kind != lex.TokenOther || end-i > LongestMonth || end-i < 3 {
			return 0, i
		}
		month = MonthNamed(text[i:end])
	}
	if month == 0 || month == 2 && text[i:end] == "feber" {
		return 0, end // the latter is a fever in Swedish: Austria's Feber has a capital
	}
	end = chars.SkipByte(text, end, '.')
	return month, end
}

func isYear(y int) bool { return 1000 <= y && y <= 2199 }

// monthKeys are the names of months as words that lead to a reader, which have one case of letters beyond ASCII: also in capitals,
// with the Turkish ones.
func monthKeys() []string {
	list := wordset.SortedKeys(months.Get())
	for _, name := range wordset.SortedKeys(months.Get()) {
		if prose.IsOther(name) {
			continue
		}
		for _, upper := range [...]string{strings.ToUpper(name), strings.ToUpperSpecial(unicode.TurkishCase, name)} {
			if !chars.IsASCII(upper) {
				list = append(list, upper)
			}
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// CalendarWords are the names of months and of days of the week, as far as people have no such
// names.
var CalendarWords = lists.List{File: "dates", Set: "CalendarWords"}

// What follows reads dates of other calendars and eras, of Japan and China, Thailand and Iran, and those whose parts stand
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
