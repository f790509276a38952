package dates

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// BirthRecognizers find dates of birth by what stands before and behind them in a way
// that context words cannot tell: signs and abbreviations, the names of fields far away,
// questions, and the heads of columns.
func BirthRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "birth-behind-star", Label: "DOB",
			Doc:      "A calendar date since 1900, or since 1500 with the name of its month, behind a bracket and a star, the sign for a birth.",
			Source:   "DIN 5008; common usage of encyclopedias",
			Triggers: []spec.Trigger{spec.OnByte('(')},
			Match:    matchBracketStar,
		},
		{
			Name: "birth-in-digits", Label: "DOB",
			Doc: "A calendar date in digits since 1900 behind a name and a star, the sign for a birth; or in a cell of a table in a text, " +
				"the first line of which has a word for birth over it.",
			Source:   "DIN 5008; common usage of encyclopedias, and of tables in plain text and Markdown",
			Triggers: digitDates.Get(),
			Match:    matchBirthBehind,
		},
		{
			Name: "birth-behind-sign", Label: "DOB",
			Doc: "A calendar date since 1900, or since 1500 with the name of its month, right behind an abbreviation for born or for date of " +
				"birth, which is behind a comma or a bracket or begins a line.",
			Source: "common usage of registers and letters",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 1).OneOf([]string{"b", "d", "f", "n", "s"}, nil).FollowedBy(".*.A.9"),
				spec.OnToken(lex.TokenWord, 0).OneOf([]string{"dn", "fn"}, nil).FollowedBy(" 9:*:9.*"),
				spec.OnToken(lex.TokenOther, 0).OneOf([]string{"др", "ДР", "род"}, nil)},
			Match: matchBirthSign,
		},
		{
			Name: "birth-before-sign", Label: "DOB",
			Doc:      "A calendar date since 1900, or since 1500 with the name of its month, right before a character for born.",
			Source:   "common usage in Japan and Korea",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenOther, 0).OneOf([]string{"生", "일생"}, nil)},
			Match:    matchBornBehind,
		},
		{
			Name: "birth-behind-word", Label: "DOB",
			Doc: "A calendar date since 1900, or since 1500 with the name of its month, behind a word for birth, with nothing but a bracket " +
				"and a row of dots or spaces between, or a month and its year with the place of birth between, or in the answer to a question " +
				"with such a word, in a conversation.",
			Source:   "common usage of forms, and of chats and their logs",
			Triggers: spec.TriggersOf(birthNames.Get()),
			Match:    matchBirthName,
		},
	}
}

// What dates of birth are worth alone: those behind a sign are like those in brackets
// behind a star, and more than any other date.
const signedDate = 0.975

// matchBirthBeside is matchBirth for dates beside a word for birth. Of two dates in a row
// the second, with a word for something else before it, is of that.
func matchBirthBeside(text string, at int) (spec.Match, bool) {
	m, ok := matchBirth(text, at)
	return m, ok && !chars.ContainsAny(text[max(0, m.Start-24):m.Start], "発生日", "发生日", "發生日") &&
		!isOthersDate(text, m.Start) && !isBeforeBirth(text, m) && !isBehindBirth(text, m.Start)
}

// isBeforeBirth reports whether a comma, a word for birth and another date stand right behind a date, and no such word right
// before it: joined 1 April 2025, born 22 October 1994.
func isBeforeBirth(text string, m spec.Match) bool {
	i := m.End
	if i+2 >= len(text) || strings.IndexByte(",;|/", text[i]) < 0 {
		return false
	}
	i = chars.BytesEnd(text, i+1, m.End+3, " ")
	name := birthNames.Get().At(text, i)
	if name == "" {
		return false
	}
	digit := chars.NextDigit(text, i+len(name), min(len(text), i+len(name)+shortBirthField))
	if digit == min(len(text), i+len(name)+shortBirthField) {
		return false
	}
	if next, ok := matchBirth(text, digit); !ok || next.Start != digit {
		return false
	}
	for k := max(0, m.Start-shortBirthField); k < m.Start; k++ {
		if (k == 0 || text[k-1] == ' ' || text[k-1] == '\n' || text[k-1] == '(') &&
			(birthNames.Get().At(text, k) != "" || hasBirthStem(text[k:prose.WordEnd(text, k)])) {
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
		if numeral.IsLetter(byte(c)) || c >= utf8.RuneSelf || c == '_' {
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
	const reach = (mostOthersWords+1)*(wordset.LongestWord+1+mostOthersGap) + len("01.01.1970")
	if chars.NextDigit(text, max(0, i-reach), i) == i {
		return false
	}
	var words [mostOthersWords + 1]struct{ start, end int }
	most := 0
	for ; most <= mostOthersWords; most++ {
		for n := 0; i > 0 && n < mostOthersGap && othersBytes[text[i-1]] == othersGap; n++ {
			i--
		}
		end := i
		for i > 0 && end-i <= wordset.LongestWord && othersBytes[text[i-1]] == othersWord {
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
		case numeral.IsDigit(c):
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
		if birthNames.Get().At(text, w.start) != "" || hasBirthStem(text[w.start:w.end]) {
			return false
		}
	}
	return true
}

// birthStems are parts of the names of fields for a date of birth.
var birthStems = lists.List{File: "dates", Set: "birthStems"}

// hasBirthStem reports whether a word, of a case that parts its words or none, has one.
func hasBirthStem(word string) bool {
	for i := range len(word) {
		for _, stem := range birthStems.Get() {
			if len(word)-i >= len(stem) && (word[i]|0x20 == stem[0]|0x20) && strings.EqualFold(word[i:i+len(stem)], stem) {
				return true
			}
		}
	}
	return false
}

// digitDates are what a date in digits begins with.
var digitDates = lazy.Value[[]spec.Trigger]{Make: func() []spec.Trigger {
	return []spec.Trigger{
		spec.OnToken(lex.TokenDigits, 1).FollowedBy("-9/9").Standing(), spec.OnToken(lex.TokenDigits, 2).FollowedBy("-9/9").Standing(),
		spec.OnToken(lex.TokenDigits, 1).FollowedBy(".9").Standing().BeforeSecondDot(),
		spec.OnToken(lex.TokenDigits, 2).FollowedBy(".9").Standing().BeforeSecondDot(),
		spec.OnToken(lex.TokenDigits, 4).FollowedBy("-9").Standing(),
	}
}}

// matchBirthBehind reads the date behind a star or in a cell.
func matchBirthBehind(text string, at int) (spec.Match, bool) {
	// Most dates stand behind something else, which two bytes tell.
	k := chars.BytesStart(text, at, at-1, " ")
	if k == 0 {
		return spec.Match{}, false
	}
	switch text[k-1] {
	case '*':
		return matchStar(text, k-1, at)
	case '|', '\t':
		return matchBirthCell(text, k-1, at)
	}
	return spec.Match{}, false
}

// matchBracketStar reads the date behind a bracket and a star.
func matchBracketStar(text string, at int) (spec.Match, bool) {
	if !strings.HasPrefix(text[at:], "(*") {
		return spec.Match{}, false
	}
	i := chars.SkipByte(text, at+len("(*"), ' ')
	if i == len(text) || !numeral.IsDigit(text[i]) {
		return spec.Match{}, false
	}
	return matchStar(text, at+1, i)
}

// matchStar reads the date at text[i] behind the star at text[at]: Jan Novák (* 12. března
// 1975), Novák, *12.3.1975.
func matchStar(text string, at, i int) (spec.Match, bool) {
	k := chars.BytesStart(text, at, at-2, " ")
	if k == 0 || strings.IndexByte("(,;[", text[k-1]) < 0 && (k == at || !numeral.IsLetter(text[k-1]) && text[k-1] < utf8.RuneSelf) {
		return spec.Match{}, false
	}
	m, ok := matchBirth(text, i)
	if m.Alone = signedDate; text[k-1] == '(' {
		m.Alone = 0.985
	}
	return m, ok && m.Start == i && (m.End == len(text) || text[m.End] != '*')
}

// A birthSign is an abbreviation for born. A bare one can be the letter of an entry of a
// list, and does not begin a line.
type birthSign struct {
	text string
	bare bool
}

var birthSigns = [...]birthSign{{"b.", true}, {"s.", true}, {"f.", true}, {"n.", true}, {"f.n.", false}, {"d.n.", false}, {"d.d.n.", false},
	{"f. n.", false}, {"FN", false}, {"DN", false},
	{"ДР", false}, {"др.", false}, {"род.", false}}

// matchBirthSign reads the date behind such an abbreviation.
func matchBirthSign(text string, at int) (spec.Match, bool) {
	k := chars.BytesStart(text, at, at-2, " ")
	begins := k == 0 || text[k-1] == '\n'
	if !begins && strings.IndexByte("(,;|[/", text[k-1]) < 0 {
		return spec.Match{}, false
	}
	for s := len(birthSigns) - 1; s >= 0; s-- {
		sign := birthSigns[s]
		n := len(sign.text)
		if len(text)-at <= n || begins && sign.bare || text[at:at+n] != sign.text &&
			(!strings.HasSuffix(sign.text, ".") || !strings.EqualFold(text[at:at+n], sign.text)) {
			continue
		}
		i := chars.BytesEnd(text, at+n, at+n+3, ": ")
		if i == len(text) || !numeral.IsAlnum(text[i]) || !numeral.IsDigit(text[i]) && i == at+n {
			continue
		}
		m, ok := matchBirth(text, i)
		m.Alone = signedDate
		return m, ok && m.Start == i
	}
	return spec.Match{}, false
}

// matchBornBehind reads the date before a character for born: 昭和48年8月11日生.
func matchBornBehind(text string, at int) (spec.Match, bool) {
	end := at
	end += len(chars.PrefixOf(text[at:], "일"))
	if !strings.HasPrefix(text[end:], "生") && !strings.HasPrefix(text[end:], "생") {
		return spec.Match{}, false
	}
	if end == 0 || text[end-1] <= ' ' {
		return spec.Match{}, false // no date ends there
	}
	behind := end + len("生")
	if r, _ := utf8.DecodeRuneInString(text[min(behind, len(text)):]); behind < len(text) && chars.IsLetterRune(r) {
		return spec.Match{}, false // 生産, 생산
	}
	const longestDate = 24
	for i := end - 1; i >= max(0, end-longestDate); i-- {
		if text[i] == "生"[0] && strings.HasPrefix(text[i:end], "生") || text[i] == "생"[0] && strings.HasPrefix(text[i:end], "생") {
			break // no date has it inside
		}
		if !numeral.IsDigit(text[i]) || i > 0 && numeral.IsDigit(text[i-1]) {
			continue
		}
		if m, ok := matchBirth(text, i); ok && m.End == end {
			m.Alone = signedDate
			return m, true
		}
		if yearMonthEnd(text, i) == end {
			return spec.Match{Start: i, End: end, Alone: signedDate}, true
		}
	}
	return spec.Match{}, false
}

var birthNames = lazy.Value[*wordset.OtherSet]{Make: func() *wordset.OtherSet { return wordset.NewOtherSet(lists.Words("dates", "birthWords")) }}

// The bounds of the search for a date behind a word for birth, in bytes and lines.
const (
	shortBirthField = 24 // from the word for birth to a digit
	LongestAsk      = 96 // behind the words of the question, to the end of its line
	mostTurnsAsked  = 3  // lines up to the answer
)

// matchBirthName reads the date in the field whose name stands at text[at], or with which
// one of the next lines of a conversation answers the question that it stands in.
func matchBirthName(text string, at int) (spec.Match, bool) {
	if !birthNames.Get().MayBegin(text, at) {
		return spec.Match{}, false
	}
	limit := min(len(text), at+shortBirthField)
	digit := chars.NextDigit(text, at, limit)
	tells := digit < limit && strings.IndexByte(text[at:digit], '\n') < 0
	if tells && !maySpell(text, digit) && !(digit+4 < limit && text[digit+4] >= utf8.RuneSelf) {
		return spec.Match{}, false // near enough for the word itself to tell
	}
	if lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	name := birthNames.Get().At(text, at)
	if name == "" {
		return spec.Match{}, false
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
	if first, _, _ := strings.Cut(name, " "); wordset.InSet(bornBehind, first) {
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
		return spec.Match{}, false
	}
	from, bracket := i, false
	for leads := true; leads; i++ {
		if i == len(text) {
			return spec.Match{}, false
		}
		c := text[i]
		if numeral.IsDigit(c) {
			if bracket {
				return spec.Match{}, false
			}
			m, ok := matchBirth(text, i)
			m.Alone = signedDate
			return m, ok && m.Start == i
		}
		if c == '\n' {
			break
		}
		if i-from > LongestAsk {
			return spec.Match{}, false
		}
		switch {
		case leadsToBirth[c]:
		case c == '(':
			rest := text[i:min(len(text), from+LongestAsk+2)]
			if bracket = true; strings.IndexByte(rest, ')') < 0 && strings.IndexByte(rest, '\n') < 0 {
				return spec.Match{}, false // it does not close, and the line goes on for too long
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
	end := strings.IndexByte(text[i:min(len(text), from+LongestAsk+2)], '\n')
	if end < 0 {
		return spec.Match{}, false
	}
	end += i
	if chars.NextDigit(text, i, end) < end {
		return spec.Match{}, false
	}
	return answeredBirth(text, end, asks || AsksIn(text[i:end]) || prose.Begs(text, at, end))
}

// bornBehind are words for birth that stand behind the date and the place: wurde am 3. Mai 1950 in Wels geboren.
var bornBehind = &wordset.WordList{File: "dates", Set: "bornBehind"}

// longestBornBefore bounds what stands between a date and such a word, in bytes, and longestDated the date.
const (
	longestBornBefore = 64
	longestDated      = 32
)

// matchDatedBefore reads the date before the word for birth at text[at], in its sentence.
func matchDatedBefore(text string, at int) (spec.Match, bool) {
	k := at
	for ; k > 0 && !numeral.IsDigit(text[k-1]); k-- {
		if at-k > longestBornBefore || strings.IndexByte("\n.,;:!?()", text[k-1]) >= 0 {
			return spec.Match{}, false
		}
	}
	if k < len("1.1.1970") {
		return spec.Match{}, false
	}
	for i := max(0, k-longestDated); i < k; i++ {
		if c := text[i]; c <= ' ' || i > 0 && (numeral.IsAlnum(text[i-1]) || text[i-1] >= utf8.RuneSelf) {
			continue
		}
		if m, ok := matchBirth(text, i); ok && m.End == k {
			m.Alone = signedDate
			return m, true
		}
	}
	return spec.Match{}, false
}

// AsksIn reports whether a mark of a question stands in a line.
func AsksIn(line string) bool {
	return strings.IndexByte(line, '?') >= 0 || strings.Contains(line, "？") || strings.Contains(line, "؟")
}

// leadsToBirth is true for what stands between the name of a field and its date.
var leadsToBirth = [256]bool{' ': true, '.': true, ':': true, '_': true, '\t': true}

// answeredBirth reads the date in the lines of a conversation behind the line break at
// text[i]. A wish is answered at once, and a question a few lines later as well.
func answeredBirth(text string, i int, asks bool) (spec.Match, bool) {
	for range mostTurnsAsked {
		from, end, ok := prose.AnswerAt(text, i, asks)
		if !ok {
			return spec.Match{}, false
		}
		for k := from; k < end; k++ {
			c := text[k]
			if !numeral.IsDigit(c) && !numeral.IsLetter(c) && c < utf8.RuneSelf || k > 0 && numeral.IsAlnum(text[k-1]) {
				continue
			}
			if m, ok := matchBirth(text, k); ok && m.End <= end {
				m.Alone = signedDate
				return m, true
			}
		}
		if !asks || chars.HoldsDigit(text[from:end]) || end == len(text) || text[end] != '\n' {
			return spec.Match{}, false
		}
		i = end
	}
	return spec.Match{}, false
}

// The bounds of a table in a text, in bytes and lines above a cell.
const longestTable = 2 << 10

// matchBirthCell reads the date at text[i] in the cell behind the separator at text[at] of
// a table whose first line says that it is one of birth.
func matchBirthCell(text string, at, i int) (spec.Match, bool) {
	m, ok := matchBirth(text, i)
	if !ok || m.Start != i || m.End < len(text) && text[m.End] != '\n' && text[m.End] != '\r' && text[m.End] != ' ' && text[m.End] != text[at] {
		return spec.Match{}, false
	}
	line := strings.LastIndexByte(text[max(0, at-prose.LongestAnswer):at], '\n')
	if line < 0 {
		return spec.Match{}, false
	}
	line += max(0, at-prose.LongestAnswer) + 1
	column := strings.Count(text[line:at], text[at:at+1])
	head := ""
	for n := 0; n < 48 && line > 0 && at-line < longestTable; n++ { // lines
		low := max(0, line-1-prose.LongestAnswer)
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
			return spec.Match{}, false
		}
	}
	cell, _, _ = strings.Cut(cell, text[at:at+1])
	cell = strings.Trim(cell, " \r*")
	for k := range len(cell) {
		if (k == 0 || cell[k-1] == ' ') && birthNames.Get().At(cell, k) != "" {
			m.Alone = signedDate
			return m, true
		}
	}
	return spec.Match{}, false
}
