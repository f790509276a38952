package profiler

import (
	"strings"
	"unicode/utf8"
)

// birthRecognizers find dates of birth by what stands before and behind them in a way
// that context words cannot tell: signs and abbreviations, the names of fields far away,
// questions, and the heads of columns.
var birthRecognizers = []Recognizer{
	{
		Name:     "birth-behind-star",
		Label:    "DOB",
		Doc:      "A calendar date since 1900, or since 1500 with the name of its month, behind a bracket and a star, the sign for a birth.",
		Source:   "DIN 5008; common usage of encyclopedias",
		triggers: []trigger{onByte('(')},
		match:    matchBracketStar,
	},
	{
		Name:     "birth-in-digits",
		Label:    "DOB",
		Doc:      "A calendar date in digits since 1900 behind a name and a star, the sign for a birth; or in a cell of a table in a text, the first line of which has a word for birth over it.",
		Source:   "DIN 5008; common usage of encyclopedias, and of tables in plain text and Markdown",
		triggers: digitDates,
		match:    matchBirthBehind,
	},
	{
		Name:   "birth-behind-sign",
		Label:  "DOB",
		Doc:    "A calendar date since 1900, or since 1500 with the name of its month, right behind an abbreviation for born or for date of birth, which is behind a comma or a bracket or begins a line.",
		Source: "common usage of registers and letters",
		triggers: []trigger{onToken(tokenWord, 1).oneOf([]string{"b", "d", "f", "n", "s"}, nil).followedBy(".*.A.9"),
			onToken(tokenWord, 0).oneOf([]string{"dn", "fn"}, nil).followedBy(" 9:*:9.*"), onToken(tokenOther, 0).oneOf([]string{"др", "ДР", "род"}, nil)},
		match: matchBirthSign,
	},
	{
		Name:     "birth-before-sign",
		Label:    "DOB",
		Doc:      "A calendar date since 1900, or since 1500 with the name of its month, right before a character for born.",
		Source:   "common usage in Japan and Korea",
		triggers: []trigger{onToken(tokenOther, 0).oneOf([]string{"生", "일생"}, nil)},
		match:    matchBornBehind,
	},
	{
		Name:     "birth-behind-word",
		Label:    "DOB",
		Doc:      "A calendar date since 1900, or since 1500 with the name of its month, behind a word for birth, with nothing but a bracket and a row of dots or spaces between, or a month and its year with the place of birth between, or in the answer to a question with such a word, in a conversation.",
		Source:   "common usage of forms, and of chats and their logs",
		triggers: triggersOf(birthNames),
		match:    matchBirthName,
	},
}

// What dates of birth are worth alone: those behind a sign are like those in brackets
// behind a star, and more than any other date.
const (
	starredDate = 0.985
	signedDate  = 0.975
)

// matchBirthBeside is matchBirth for dates beside a word for birth. Of two dates in a row
// the second, with a word for something else before it, is of that.
func matchBirthBeside(text string, at int) (match, bool) {
	m, ok := matchBirth(text, at)
	return m, ok && !isOfEvent(text, m.start) && !isOthersDate(text, m.start) && !isBeforeBirth(text, m) && !isBehindBirth(text, m.start)
}

// eventDays are dates of what has happened, in which the signs for a birthday stand.
var eventDays = [...]string{"発生日", "发生日", "發生日"}

// eventReach is how far before the date they stand, in bytes.
const eventReach = 24

// isOfEvent reports whether the date at text[i] is that of something that has happened.
func isOfEvent(text string, i int) bool {
	before := text[max(0, i-eventReach):i]
	for _, w := range eventDays {
		if strings.Contains(before, w) {
			return true
		}
	}
	return false
}

// isBeforeBirth reports whether a comma, a word for birth and another date stand right behind a date, and no such word right
// before it: joined 1 April 2025, born 22 October 1994.
func isBeforeBirth(text string, m match) bool {
	i := m.end
	if i+2 >= len(text) || strings.IndexByte(",;|/", text[i]) < 0 {
		return false
	}
	for i++; i < len(text) && text[i] == ' ' && i-m.end < 3; {
		i++
	}
	name := birthNames.at(text, i)
	if name == "" {
		return false
	}
	digit := nextDigit(text, i+len(name), min(len(text), i+len(name)+shortBirthField))
	if digit == min(len(text), i+len(name)+shortBirthField) {
		return false
	}
	if next, ok := matchBirth(text, digit); !ok || next.start != digit {
		return false
	}
	for k := max(0, m.start-shortBirthField); k < m.start; k++ {
		if (k == 0 || text[k-1] == ' ' || text[k-1] == '\n' || text[k-1] == '(') && (birthNames.at(text, k) != "" || hasBirthStem(text[k:wordEnd(text, k)])) {
			return false
		}
	}
	return true
}

// mostOthersWords bounds the words between a date of birth and the date of something else, and
// mostOthersGap the bytes before each of them.
const (
	mostOthersWords = 3
	mostOthersGap   = 6
)

// othersBytes are the bytes of the words between them and of the gaps.
var othersBytes = func() (t [256]uint8) {
	for c := range t {
		if isLetter(byte(c)) || c >= utf8.RuneSelf || c == '_' {
			t[c] = othersWord
		}
	}
	for _, c := range []byte(" =:\"',;&({.<>/") {
		t[c] = othersGap
	}
	return t
}()

const (
	othersWord = 1 + iota
	othersGap
)

// isOthersDate reports whether a date and a few words none of which is of birth stand right
// before text[i].
func isOthersDate(text string, i int) bool {
	const reach = (mostOthersWords+1)*(longestWord+1+mostOthersGap) + len("01.01.1970")
	if nextDigit(text, max(0, i-reach), i) == i {
		return false
	}
	var words [mostOthersWords + 1]struct{ start, end int }
	most := 0
	for ; most <= mostOthersWords; most++ {
		for n := 0; i > 0 && n < mostOthersGap && othersBytes[text[i-1]] == othersGap; n++ {
			i--
		}
		end := i
		for i > 0 && end-i <= longestWord && othersBytes[text[i-1]] == othersWord {
			i--
		}
		if i == end {
			break
		}
		words[most].start, words[most].end = i, end
	}
	if most == 0 || i < len("1.1.1970") {
		return false
	}
	seps, digits := 0, 0
	for k := i - 1; k >= 0 && i-k <= len("01.01.1970"); k-- {
		switch c := text[k]; {
		case isDigit(c):
			digits++
		case c == '-' || c == '.' || c == '/':
			seps++
		default:
			k = 0
		}
	}
	if seps != 2 || digits < 6 {
		return false
	}
	for _, w := range words[:most] {
		if birthNames.at(text, w.start) != "" || hasBirthStem(text[w.start:w.end]) {
			return false
		}
	}
	return true
}

// birthStems are parts of the names of fields for a date of birth.
var birthStems = [...]string{"birth", "dob", "born", "geb", "nac", "nasc", "naiss", "natal", "urodz", "naroz", "narod", "fodt", "fodsel", "född", "født", "fød", "syntym", "szul", "szül", "dogum", "doğum", "lahir", "sinh", "рожд", "народж", "γεν"}

// hasBirthStem reports whether a word, of a case that parts its words or none, has one.
func hasBirthStem(word string) bool {
	for i := range len(word) {
		for _, stem := range birthStems {
			if len(word)-i >= len(stem) && (word[i]|0x20 == stem[0]|0x20) && strings.EqualFold(word[i:i+len(stem)], stem) {
				return true
			}
		}
	}
	return false
}

// digitDates are what a date in digits begins with.
var digitDates = []trigger{
	onToken(tokenDigits, 1).followedBy("-9/9").standing(), onToken(tokenDigits, 2).followedBy("-9/9").standing(),
	onToken(tokenDigits, 1).followedBy(".9").standing().beforeSecondDot(), onToken(tokenDigits, 2).followedBy(".9").standing().beforeSecondDot(),
	onToken(tokenDigits, 4).followedBy("-9").standing(),
}

// matchBirthBehind reads the date behind a star or in a cell.
func matchBirthBehind(text string, at int) (match, bool) {
	// Most dates stand behind something else, which two bytes tell.
	k := at
	if k > 0 && text[k-1] == ' ' {
		k--
	}
	if k == 0 {
		return match{}, false
	}
	switch text[k-1] {
	case '*':
		return matchStar(text, k-1, at)
	case '|', '\t':
		return matchBirthCell(text, k-1, at)
	}
	return match{}, false
}

// matchBracketStar reads the date behind a bracket and a star.
func matchBracketStar(text string, at int) (match, bool) {
	if !strings.HasPrefix(text[at:], "(*") {
		return match{}, false
	}
	i := skipByte(text, at+len("(*"), ' ')
	if i == len(text) || !isDigit(text[i]) {
		return match{}, false
	}
	return matchStar(text, at+1, i)
}

// matchStar reads the date at text[i] behind the star at text[at]: Jan Novák (* 12. března
// 1975), Novák, *12.3.1975.
func matchStar(text string, at, i int) (match, bool) {
	k := at
	for k > 0 && text[k-1] == ' ' && at-k < 2 {
		k--
	}
	if k == 0 || strings.IndexByte("(,;[", text[k-1]) < 0 && (k == at || !isLetter(text[k-1]) && text[k-1] < utf8.RuneSelf) {
		return match{}, false
	}
	m, ok := matchBirth(text, i)
	if m.alone = signedDate; text[k-1] == '(' {
		m.alone = starredDate
	}
	return m, ok && m.start == i && (m.end == len(text) || text[m.end] != '*')
}

// A birthSign is an abbreviation for born. A bare one can be the letter of an entry of a
// list, and does not begin a line.
type birthSign struct {
	text string
	bare bool
}

var birthSigns = [...]birthSign{{"b.", true}, {"s.", true}, {"f.", true}, {"n.", true}, {"f.n.", false}, {"d.n.", false}, {"d.d.n.", false}, {"f. n.", false}, {"FN", false}, {"DN", false},
	{"ДР", false}, {"др.", false}, {"род.", false}}

// matchBirthSign reads the date behind such an abbreviation.
func matchBirthSign(text string, at int) (match, bool) {
	k := at
	for k > 0 && at-k < 2 && text[k-1] == ' ' {
		k--
	}
	begins := k == 0 || text[k-1] == '\n'
	if !begins && strings.IndexByte("(,;|[/", text[k-1]) < 0 {
		return match{}, false
	}
	for s := len(birthSigns) - 1; s >= 0; s-- {
		sign := birthSigns[s]
		n := len(sign.text)
		if len(text)-at <= n || begins && sign.bare || text[at:at+n] != sign.text && (!strings.HasSuffix(sign.text, ".") || !strings.EqualFold(text[at:at+n], sign.text)) {
			continue
		}
		i := at + n
		for i < len(text) && i-at-n < 3 && (text[i] == ':' || text[i] == ' ') {
			i++
		}
		if i == len(text) || !isAlnum(text[i]) || !isDigit(text[i]) && i == at+n {
			continue
		}
		m, ok := matchBirth(text, i)
		m.alone = signedDate
		return m, ok && m.start == i
	}
	return match{}, false
}

// matchBornBehind reads the date before a character for born: 昭和48年8月11日生.
func matchBornBehind(text string, at int) (match, bool) {
	end := at
	if strings.HasPrefix(text[at:], "일") {
		end += len("일")
	}
	if !strings.HasPrefix(text[end:], "生") && !strings.HasPrefix(text[end:], "생") {
		return match{}, false
	}
	if end == 0 || text[end-1] <= ' ' {
		return match{}, false // no date ends there
	}
	behind := end + len("生")
	if r, _ := utf8.DecodeRuneInString(text[min(behind, len(text)):]); behind < len(text) && isLetterRune(r) {
		return match{}, false // 生産, 생산
	}
	const longestDate = 24
	for i := end - 1; i >= max(0, end-longestDate); i-- {
		if text[i] == "生"[0] && strings.HasPrefix(text[i:end], "生") || text[i] == "생"[0] && strings.HasPrefix(text[i:end], "생") {
			break // no date has it inside
		}
		if !isDigit(text[i]) || i > 0 && isDigit(text[i-1]) {
			continue
		}
		if m, ok := matchBirth(text, i); ok && m.end == end {
			m.alone = signedDate
			return m, true
		}
		if yearMonthEnd(text, i) == end {
			return match{i, end, signedDate}, true
		}
	}
	return match{}, false
}

var birthNames = newOtherSet(birthWords)

// The bounds of the search for a date behind a word for birth, in bytes and lines.
const (
	shortBirthField = 24 // from the word for birth to a digit

	longestAsk     = 96  // behind the words of the question, to the end of its line
	longestAnswer  = 240 // a line of the answer
	mostTurnsAsked = 3   // lines up to the answer
)

// matchBirthName reads the date in the field whose name stands at text[at], or with which
// one of the next lines of a conversation answers the question that it stands in.
func matchBirthName(text string, at int) (match, bool) {
	if !birthNames.mayBegin(text, at) {
		return match{}, false
	}
	limit := min(len(text), at+shortBirthField)
	digit := nextDigit(text, at, limit)
	tells := digit < limit && strings.IndexByte(text[at:digit], '\n') < 0
	if tells && !maySpell(text, digit) && !(digit+4 < limit && text[digit+4] >= utf8.RuneSelf) {
		return match{}, false // near enough for the word itself to tell
	}
	if joinsBefore(text, at) {
		return match{}, false
	}
	name := birthNames.at(text, at)
	if name == "" {
		return match{}, false
	}
	i, asks := at+len(name), false
	if m, ok := matchSpelledBirth(text, i); ok {
		return m, true
	}
	if strings.EqualFold(name, "geboren") {
		if m, ok := matchSpelledBefore(text, at); ok {
			return m, true
		}
	}
	if first, _, _ := strings.Cut(name, " "); inSet(bornBehind, first) {
		if m, ok := matchDatedBefore(text, at); ok {
			return m, true
		}
		if m, ok := matchMonthBefore(text, at); ok {
			return m, true
		}
	}
	if m, ok := matchMonthOfBirth(text, at, i); ok {
		return m, true
	}
	if tells {
		return match{}, false
	}
	from, bracket := i, false
	for leads := true; leads; i++ {
		if i == len(text) {
			return match{}, false
		}
		c := text[i]
		if isDigit(c) {
			if bracket {
				return match{}, false
			}
			m, ok := matchBirth(text, i)
			m.alone = signedDate
			return m, ok && m.start == i
		}
		if c == '\n' {
			break
		}
		if i-from > longestAsk {
			return match{}, false
		}
		switch {
		case leadsToBirth[c]:
		case c == '(':
			rest := text[i:min(len(text), from+longestAsk+2)]
			if bracket = true; strings.IndexByte(rest, ')') < 0 && strings.IndexByte(rest, '\n') < 0 {
				return match{}, false // it does not close, and the line goes on for too long
			}
		case c == ')':
			bracket = false
		case c == '?' || c >= utf8.RuneSelf && (strings.HasPrefix(text[i:], "？") || strings.HasPrefix(text[i:], "؟")):
			asks, leads = true, false
		default:
			leads = bracket
		}
	}
	// Nothing in the rest of the line leads to a date in it.
	end := strings.IndexByte(text[i:min(len(text), from+longestAsk+2)], '\n')
	if end < 0 {
		return match{}, false
	}
	end += i
	if nextDigit(text, i, end) < end {
		return match{}, false
	}
	return answeredBirth(text, end, asks || asksIn(text[i:end]) || begs(text, at, end))
}

// bornBehind are words for birth that stand behind the date and the place: wurde am 3. Mai 1950 in Wels geboren.
var bornBehind = wordSet("生まれ 生れ 출생 태어났습니다 태어났다 태어난 geboren geborene geborener geborenen født född fødd született születtem születésű syntynyt syntyi doğan doğdu doğmuş doğmuştur doğumlu")

// longestBornBefore bounds what stands between a date and such a word, in bytes, and longestDated the date.
const (
	longestBornBefore = 64
	longestDated      = 32
)

// matchDatedBefore reads the date before the word for birth at text[at], in its sentence.
func matchDatedBefore(text string, at int) (match, bool) {
	k := at
	for ; k > 0 && !isDigit(text[k-1]); k-- {
		if at-k > longestBornBefore || strings.IndexByte("\n.,;:!?()", text[k-1]) >= 0 {
			return match{}, false
		}
	}
	if k < len("1.1.1970") {
		return match{}, false
	}
	for i := max(0, k-longestDated); i < k; i++ {
		if c := text[i]; c <= ' ' || i > 0 && (isAlnum(text[i-1]) || text[i-1] >= utf8.RuneSelf) {
			continue
		}
		if m, ok := matchBirth(text, i); ok && m.end == k {
			m.alone = signedDate
			return m, true
		}
	}
	return match{}, false
}

// asksIn reports whether a mark of a question stands in a line.
func asksIn(line string) bool {
	return strings.IndexByte(line, '?') >= 0 || strings.Contains(line, "？") || strings.Contains(line, "؟")
}

// leadsToBirth is true for what stands between the name of a field and its date.
var leadsToBirth = [256]bool{' ': true, '.': true, ':': true, '_': true, '\t': true}

// answeredBirth reads the date in the lines of a conversation behind the line break at
// text[i]. A wish is answered at once, and a question a few lines later as well.
func answeredBirth(text string, i int, asks bool) (match, bool) {
	for range mostTurnsAsked {
		from, end, ok := answerAt(text, i, asks)
		if !ok {
			return match{}, false
		}
		for k := from; k < end; k++ {
			c := text[k]
			if !isDigit(c) && !isLetter(c) && c < utf8.RuneSelf || k > 0 && isAlnum(text[k-1]) {
				continue
			}
			if m, ok := matchBirth(text, k); ok && m.end <= end {
				m.alone = signedDate
				return m, true
			}
		}
		if !asks || holdsDigit(text[from:end]) || end == len(text) || text[end] != '\n' {
			return match{}, false
		}
		i = end
	}
	return match{}, false
}

// The bounds of a table in a text, in bytes and lines above a cell.
const (
	longestTable = 2 << 10
	mostTable    = 48
)

// matchBirthCell reads the date at text[i] in the cell behind the separator at text[at] of
// a table whose first line says that it is one of birth.
func matchBirthCell(text string, at, i int) (match, bool) {
	m, ok := matchBirth(text, i)
	if !ok || m.start != i || m.end < len(text) && text[m.end] != '\n' && text[m.end] != '\r' && text[m.end] != ' ' && text[m.end] != text[at] {
		return match{}, false
	}
	line := strings.LastIndexByte(text[max(0, at-longestAnswer):at], '\n')
	if line < 0 {
		return match{}, false
	}
	line += max(0, at-longestAnswer) + 1
	column := strings.Count(text[line:at], text[at:at+1])
	head := ""
	for n := 0; n < mostTable && line > 0 && at-line < longestTable; n++ {
		low := max(0, line-1-longestAnswer)
		from := low + strings.LastIndexByte(text[low:line-1], '\n') + 1
		if from == low && low > 0 || strings.IndexByte(text[from:line-1], text[at]) < 0 {
			break
		}
		head, line = text[from:line-1], from
	}
	cell := head
	for ; column >= 0; column-- {
		var found bool
		if _, cell, found = strings.Cut(cell, text[at:at+1]); !found {
			return match{}, false
		}
	}
	cell, _, _ = strings.Cut(cell, text[at:at+1])
	cell = strings.Trim(cell, " \r*")
	for k := range len(cell) {
		if (k == 0 || cell[k-1] == ' ') && birthNames.at(cell, k) != "" {
			m.alone = signedDate
			return m, true
		}
	}
	return match{}, false
}
