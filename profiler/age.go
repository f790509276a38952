package profiler

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file is the grammar of ages: a number beside a word that makes it one. The words are those of words/age.txt.

// mostAge is the age in years up to which a number can be one.
const mostAge = 120

// An ageWordSet is the sets of words/age.txt, which says what each of them is.
type ageWordSet struct {
	names, units, years, said, persons, months, children, things, links, limits, overLimits, notAges, says, yearsFirst, after, goesOn, guests, questions, numbers, joins, noUnits *otherSet

	tens, firstTens, ones []string
}

// ageWords are the words for ages.
var ageWords = sync.OnceValue(func() *ageWordSet {
	data := readWords("age")
	return &ageWordSet{
		names: data.set("name"), units: data.set("unit"), years: data.set("years"), said: data.set("said"), persons: newOtherSet(data["person"], data["child"], readWords("people")["person"]),
		months: data.set("months"), children: data.set("child"), things: data.set("thing"), links: data.set("link"),
		limits: data.set("limit"), overLimits: data.set("overlimit"), notAges: data.set("notage"), says: data.set("says"), yearsFirst: data.set("yearsfirst"), after: data.set("after"),
		goesOn: data.set("goeson"), guests: data.set("guest"), questions: data.set("question"), numbers: data.set("number"), joins: data.set("join"), noUnits: data.set("nounit"),
		tens: data["tens"], firstTens: data["firsttens"], ones: data["ones"],
	}
})

// ageRecognizers find ages: nine in ten of those that the clinical Spanish of SPACCC_MEDDOCAN marks, and nothing else there. It was
// looked at while they were made.
func ageRecognizers() []Recognizer {
	return []Recognizer{
		{
			Name:     "age",
			Label:    "AGE",
			Doc:      "A number up to 120 right beside words that make it an age.",
			Source:   "45 CFR 164.514(b)(2)(i)(C), for what counts as an age",
			triggers: ageTriggers(),
			match:    matchAge,
			Headers: []string{"age", "patient age", "customer age", "age years", "age in years", "alter", "edad", "idade", "eta", "leeftijd",
				"alder", "wiek"},
			cell:      isAge,
			cellAlone: 0.01,
		},
		{
			Name:     "age-asked-for",
			Label:    "AGE",
			Doc:      "A number up to 120 in the answer to a question for an age, in a conversation.",
			Source:   "common usage of chats and their logs",
			triggers: triggersOf(ageWords().questions),
			match:    matchAskedAge,
		},
	}
}

// ageTriggers lead to ages: the words beside one, the last word of what says one, and numbers that something touches.
func ageTriggers() []trigger {
	data := readWords("age")
	var last, elided []string
	for _, phrase := range data["says"] {
		if strings.ContainsAny(phrase, "'’") {
			elided = append(elided, phrase)
		} else {
			last = append(last, phrase[strings.LastIndexByte(phrase, ' ')+1:])
		}
	}
	list := triggersOf(newOtherSet(data["name"], data["yearsfirst"], data["unit"], data["years"], data["months"], elided))
	for _, t := range triggersOf(newOtherSet(last)) {
		list = append(list, t.followedBy(" 9").beforeDigits())
	}
	list = append(list,
		onToken(tokenDigits, 1).followedBy(")*").standing(), onToken(tokenDigits, 2).followedBy(")*/A,*.*;*").standing(),
		onToken(tokenMixed, 3).startingWith("99").endingWith("FM"), onToken(tokenMixed, 3).startingWith("M9", "F9").followedBy(")*]*"),
		onToken(tokenMixed, 3).startingWith("9Y").endingWith("O"))
	for n := 4; n <= longestTouched; n++ {
		list = append(list, onToken(tokenMixed, n).startingWith("99"))
	}
	return list
}

// longestTouched bounds a number and the word for years that touches it, in bytes: 34jährige.
const longestTouched = 11

// ageAlone is how sure an age is that its own word says, and saidAge one of which a word beside it only says that it may be one.
const (
	ageAlone = 0.93
	saidAge  = 0.85
)

// matchAge reads the age beside the word or in the number at text[at].
func matchAge(text string, at int) (match, bool) {
	w := ageWords()
	if isDigit(text[at]) {
		return matchTouchedAge(text, at)
	}
	if joinsBefore(text, at) && !isDigit(text[max(0, at-1)]) {
		return match{}, false
	}
	if m, ok := matchSexBefore(text, at); ok {
		return m, true
	}
	if name := w.names.at(text, at); name != "" && (at == 0 || text[at-1] != '-') {
		if m, ok := ageBehind(text, at, at+len(name)); ok {
			return m, true
		}
	}
	if end, _ := longWordAt(text, at); end < len(text) && text[end] == ' ' && isDigitAt(text, end+1) && saysAge(text, end) {
		if m, ok := bareAge(text, end+1); ok && m.end > m.start+1 && endsAge(text, m.end) {
			return m, true
		}
	}
	if years := w.yearsFirst.at(text, at); years != "" && at > 2 && isSomebody(text, skipByteBack(text, at-1, ',')) { // Rossi Maria, anni 46
		if m, ok := bareAge(text, skipByte(text, at+len(years), ' ')); ok && m.end > m.start+1 {
			return m, true
		}
	}
	return ageBefore(text, at)
}

// skipByteBack is i, or the place of a byte c before it.
func skipByteBack(text string, i int, c byte) int {
	if i > 0 && text[i-1] == c {
		i--
	}
	return i
}

// saysAge reports whether words that say an age end at text[i]: she is; my brother was.
func saysAge(text string, i int) bool {
	w := ageWords()
	if w.says.startOf(text, i) < i {
		return true
	}
	from := whoseWords()["be"].startOf(text, i)
	return from < i && from > 1 && text[from-1] == ' ' && (w.persons.startOf(text, from-1) < from-1 || isGivenBefore(text, from-1))
}

// isGivenBefore reports whether a name that is given to people, and hardly anything else, ends at text[i].
func isGivenBefore(text string, i int) bool {
	from := wordStartWithin(text, i, i-longestWord)
	c := lexicon.Lookup(text[from:i])
	return isCapitalAt(text, from) && c.Given() == 3 && c.Place() < 2 && !c.Is(lexicon.Country|lexicon.OrgWord|lexicon.Organization)
}

// bareAge reads the number at text[i], if it stands alone and can be an age.
func bareAge(text string, i int) (match, bool) {
	age, end := number(text, i, 3)
	if end == i || age > mostAge || joinsBefore(text, i) || joinsAfter(text, end) && text[end] < utf8.RuneSelf || isDigitAt(text, end) {
		return match{}, false
	}
	if end < len(text) && strings.IndexByte(".,:/-%", text[end]) >= 0 && isDigitAt(text, end+1) {
		return match{}, false
	}
	return match{i, end, saidAge}, true
}

// endsAge reports whether nothing stands behind text[i] that the number which ends there counts.
func endsAge(text string, i int) bool {
	w := ageWords()
	return (endsPhrase(text, i) || text[i] == '!' || text[i] == '?' || w.after.behind(text, i)) && !isOverLimit(text, i) && !isSmallOrdinal(text, i)
}

// matchTouchedAge reads the number at text[at], which brackets or a word touch.
func matchTouchedAge(text string, at int) (match, bool) {
	w := ageWords()
	_, end := number(text, at, 3)
	if placeAt(text, at) != placeFree || isDigitAt(text, end) || end == len(text) {
		return match{}, false
	}
	m := match{at, end, ageAlone}
	if isSexedAge(text, at, end) {
		return m, true
	}
	if text[end] == ')' && at > 1 && text[at-1] == '(' {
		i := at - 1
		if text[i-1] == ' ' {
			i--
		}
		return m, endsCue(w.persons, text, i)
	}
	if at > 2 && text[at-1] == ' ' && strings.IndexByte(",.;", text[end]) >= 0 && endsAge(text, end) {
		i := at - 1
		if text[i-1] == ',' { // my brother, 38, paints
			i--
		} else if i = behindLink(text, at); i == at-1 { // a boy of 12
			return m, false
		}
		m.alone = saidAge
		return m, endsCue(w.persons, text, i)
	}
	unit := w.units.at(text[end:], 0) // a digit before it joins it elsewhere
	return m, unit != "" && !isThingsAge(text, at, end+len(unit))
}

// isSexedAge reports whether a letter for a sex stands behind the number text[at:end], of somebody: I (27F), Pt 67M.
func isSexedAge(text string, at, end int) bool {
	k := skipByte(text, end, '/')
	if end != at+2 || k >= len(text) || strings.IndexByte("MFmf", text[k]) < 0 || k+1 < len(text) && (isAlnum(text[k+1]) || text[k+1] >= utf8.RuneSelf) {
		return false
	}
	closed := k+1 < len(text) && (text[k+1] == ')' || text[k+1] == ']')
	if at > 0 && (text[at-1] == '(' || text[at-1] == '[') {
		return closed && (k > end || isSexedOf(text, at-1))
	}
	return text[k] < 'a' && k == end && at > 1 && text[at-1] == ' ' && ageWords().guests.startOf(text, at-1) < at-1
}

// isSexedOf reports whether one of whom brackets at text[i] say the age and the sex stands before them.
func isSexedOf(text string, i int) bool {
	w := ageWords()
	if i > 0 && text[i-1] == ' ' {
		i--
	}
	return w.guests.startOf(text, i) < i || endsCue(w.persons, text, i) || isNamed(text, i) || whoseWords()["subject"].startOf(text, i) < i
}

// matchSexBefore reads the age behind a letter for a sex in brackets: my boyfriend (M29).
func matchSexBefore(text string, at int) (match, bool) {
	end := at + len("M29")
	if end >= len(text) || text[at] != 'M' && text[at] != 'F' || at < 2 || text[at-1] != '(' && text[at-1] != '[' {
		return match{}, false
	}
	return match{at + 1, end, ageAlone}, isDigit(text[at+1]) && isDigit(text[at+2]) && (text[end] == ')' || text[end] == ']') && isSexedOf(text, at-1)
}

// longestAgeNote bounds what stands between the word for an age and its colon, in bytes.
const longestAgeNote = 32

// ageBehind reads the number behind the word for an age text[at:i]: aged 45, age: 45, Age on joining: 45.
func ageBehind(text string, at, i int) (match, bool) {
	w := ageWords()
	if at > 1 && text[at-1] == ' ' && (w.limits.startOf(text, at-1) < at-1 || isOfAgedThing(text, at)) {
		return match{}, false
	}
	for _, of := range [...]string{" of ", " von ", " van ", " av ", " af "} {
		if strings.HasPrefix(text[i:], of) {
			m, ok := bareAge(text, i+len(of))
			return m, ok && (m.end == m.start+2 || endsAge(text, m.end)) && !isOverLimit(text, m.end) && !w.months.behind(text, m.end)
		}
	}
	i = behindAgeNote(text, i)
	for n := 0; n < 4 && i < len(text) && strings.IndexByte(" :=\">", text[i]) >= 0; n++ {
		i++
	}
	if strings.HasPrefix(text[i:], "：") {
		i += len("：")
	}
	m, ok := bareAge(text, i)
	inMonths := w.months.behind(text, m.end) && strings.IndexByte(text[at:m.start], ':') < 0
	return m, ok && !isOverLimit(text, m.end) && !inMonths && !isAgeRange(text, m.end) && !isThingsAge(text, at, m.end) && !isSmallOrdinal(text, m.end)
}

// isOverLimit reports whether what stands behind the number that ends at text[i] makes it a limit, or of a thing: 18 or over.
func isOverLimit(text string, i int) bool {
	over := ageWords().overLimits
	return over.behind(text, i) || i < len(text) && text[i] >= utf8.RuneSelf && over.at(text, i) != ""
}

// isAgeRange reports whether the number that ends at text[i] is the first of a span: 4 to 11, 18+.
func isAgeRange(text string, i int) bool {
	if i < len(text) && text[i] == '+' {
		return true
	}
	for _, to := range [...]string{" to ", " - ", "-", "–", " bis ", " tot ", " till "} {
		if strings.HasPrefix(text[i:], to) && isDigitAt(text, i+len(to)) {
			return true
		}
	}
	return false
}

// behindAgeNote is where the colon stands behind a word for an age and what says more of it, at text[i], or i: Age (years): 42.
func behindAgeNote(text string, i int) int {
	w := ageWords()
	limit := min(len(text), i+longestAgeNote)
	for k := i; k < limit; {
		switch {
		case text[k] == ':', strings.HasPrefix(text[k:], "："):
			return k
		case text[k] == ' ' || text[k] == '(' || text[k] == ')' || text[k] == '/':
			k++
			continue
		}
		end, _ := wordAt(text, k)
		if end == k || (w.notAges.at(text, k) != "" || w.things.at(text, k) != "") && !w.persons.behind(text, end) {
			return i
		}
		k = end
	}
	return i
}

// ageBefore reads the number before the word for years, or for somebody of an age, at text[at].
func ageBefore(text string, at int) (match, bool) {
	w := ageWords()
	unit := w.units.at(text, at)
	if len(w.noUnits.at(text, at)) > len(unit) {
		return match{}, false
	}
	years, months := "", ""
	if unit == "" {
		if years = w.years.at(text, at); years == "" {
			if months = w.months.at(text, at); months == "" {
				return match{}, false
			}
		}
	}
	start, end := ageNumberBefore(text, at)
	if start == end {
		return match{}, false
	}
	to := at + len(unit) + len(years) + len(months)
	if isThingsAge(text, start, to) {
		return match{}, false
	}
	m := match{start, end, ageAlone}
	switch {
	case unit != "":
		return m, true
	case months != "":
		return m, endsCue(w.children, text, behindLink(text, start)) || w.children.behind(text, to)
	}
	return m, isSomebodysYears(text, start, to, utf8.RuneCountInString(years) == 1)
}

// ageNumberBefore is the number before text[at], in digits or in words, or nothing.
func ageNumberBefore(text string, at int) (start, end int) {
	end = at
	if strings.HasSuffix(text[:end], " de ") { // 45 de ani
		end -= len("de ")
	}
	if end > 0 && (text[end-1] == ' ' || text[end-1] == '-') {
		end--
	}
	for start = end; start > 0 && end-start < 4 && isDigit(text[start-1]); {
		start--
	}
	if start == end {
		return spelledBefore(text, end), end
	}
	if age, stop := number(text, start, 3); stop != end || age > mostAge || placeAt(text, start) != placeFree || start > 0 && isGlue(text[start-1]) || start > 0 && text[start-1] == ',' {
		return at, at
	}
	return start, end
}

// behindLink is where the word ends that the number at text[i] is tied to, with a link between or none: mujer de 30.
func behindLink(text string, i int) int {
	if i < 2 || text[i-1] != ' ' {
		return max(0, i-1)
	}
	i--
	if from := ageWords().links.startOf(text, i); from < i && from > 1 && text[from-1] == ' ' {
		i = from - 1
	}
	return i
}

// isSomebodysYears reports whether the number at text[start] and the years behind it, which end at text[to], are the age of
// somebody. A letter for years says less than a word.
func isSomebodysYears(text string, start, to int, letter bool) bool {
	w := ageWords()
	if w.persons.behind(text, to) && !letter {
		return true
	}
	if start < 2 {
		return false
	}
	i := start - 1
	switch {
	case text[i] == '(':
		return isSomebody(text, skipByteBack(text, i, ' '))
	case text[i] != ' ':
		return false
	case text[i-1] == ',':
		return isSomebody(text, i-1)
	case letter:
		return false
	}
	if w.persons.startOf(text, i) < i {
		return true
	}
	if w.said.startOf(text, i) < i {
		return !w.goesOn.behind(text, to)
	}
	link := behindLink(text, start)
	if link == i {
		return false
	}
	if text[link-1] == ',' { // el paciente, de 58 años
		link--
	}
	return w.said.startOf(text, link) < link || isSomebody(text, link)
}

// isSomebody reports whether a word for people, a job, a nationality or a name ends at text[i].
func isSomebody(text string, i int) bool {
	w := ageWords()
	if endsCue(w.persons, text, i) || isNamed(text, i) || isGivenBefore(text, i) || whoseWords()["person"].startOf(text, i) < i || whoseWords()["citizen"].startOf(text, i) < i {
		return true
	}
	from := letterStart(text, i, max(0, i-2*longestWord))
	return from < i && (isNationWord(text[from:i]) || jobStart(text, i) < i)
}

// isNamed reports whether a word with a capital that is hardly anything but a name ends at text[end].
func isNamed(text string, end int) bool {
	from := wordStartWithin(text, end, end-longestWord)
	c := lexicon.Lookup(text[from:end])
	return from < end && isCapitalAt(text, from) && (c.Common() < 2 || c.Family() == 3)
}

// mostBackToThing bounds the words between a thing and its age.
const mostBackToThing = 3

// isThingsAge reports whether the age from text[start] to text[end] is that of a thing that stands beside it, or a limit.
func isThingsAge(text string, start, end int) bool {
	w := ageWords()
	if w.things.behind(text, end) && titleEnd(text, end+1) == end+1 || isOverLimit(text, end) || isOfAgedThing(text, start) {
		return true
	}
	return start > 1 && text[start-1] == ' ' && w.limits.startOf(text, start-1) < start-1
}

// isOfAgedThing reports whether a thing is among the words before text[i].
func isOfAgedThing(text string, i int) bool {
	w := ageWords()
	for range mostBackToThing {
		for i > 0 && strings.IndexByte(" ,(-", text[i-1]) >= 0 {
			i--
		}
		from := wordStartWithin(text, i, i-longestWord)
		if from == i {
			return false
		}
		if w.things.is(text[from:i]) {
			return true
		}
		i = from
	}
	return false
}

// mostNumberWords bounds the words of a number.
const mostNumberWords = 3

// spelledBefore is where the number in words begins that ends at text[end], or end: sixty-eight, sesenta y ocho.
func spelledBefore(text string, end int) int {
	w := ageWords()
	start := end
	for to, n := end, 0; n < mostNumberWords; n++ {
		from := letterStart(text, to, max(0, to-3*longestWord))
		if from == to || !isNumberWord(text[from:to]) {
			break
		}
		start = from
		if from == 0 || text[from-1] != ' ' {
			break
		}
		if to = w.joins.startOf(text, from-1); to == from-1 || to == 0 || text[to-1] != ' ' {
			break
		}
		to--
	}
	if start < end && joinsBefore(text, start) {
		return end
	}
	return start
}

// isNumberWord reports whether a word, or each part of it between hyphens, is a number from two on.
func isNumberWord(word string) bool {
	w := ageWords()
	if w.numbers.is(word) {
		return true
	}
	if strings.IndexByte(word, '-') > 0 {
		for part := range strings.SplitSeq(word, "-") {
			if !w.numbers.is(part) && !slices.Contains(w.ones, part) && part != "one" && part != "et" {
				return false
			}
		}
		return true
	}
	for _, tens := range w.tens {
		rest, ok := strings.CutSuffix(word, tens)
		for _, tie := range [...]string{"und", "en", "ën", "og"} {
			if unit, tied := strings.CutSuffix(rest, tie); ok && tied && slices.Contains(w.ones, unit) {
				return true
			}
		}
	}
	for _, tens := range w.firstTens {
		if unit, ok := strings.CutPrefix(word, tens); ok && slices.Contains(w.ones, unit) {
			return true
		}
	}
	return false
}

// matchAskedAge reads the age with which the next line of a conversation answers the question at text[at].
func matchAskedAge(text string, at int) (match, bool) {
	question := ageWords().questions.at(text, at)
	if question == "" || joinsBefore(text, at) {
		return match{}, false
	}
	begin := at + len(question)
	i := lineEnd(text, begin, longestAsk+1)
	if i < len(text) && text[i] != '\n' || nextDigit(text, begin, i) < i {
		return match{}, false
	}
	from, end, ok := answerAt(text, i, asksIn(text[begin:i]))
	if !ok {
		return match{}, false
	}
	k := nextDigit(text, from, end)
	if k >= end {
		return match{}, false
	}
	m, ok := bareAge(text, k)
	m.alone = ageAlone
	return m, ok && m.end > m.start
}

// isAge reports whether a whole value is a number of years a person can have.
func isAge(v string) bool {
	n, end := number(v, 0, 3)
	return v != "" && end == len(v) && n <= mostAge
}
