package demographics

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file is the grammar of ages: a number beside a word that makes it one. The words are those of words/age.txt.

// mostAge is the age in years up to which a number can be one.
const mostAge = 120

// An ageWordSet is the sets of words/age.txt, which says what each of them is.
type ageWordSet struct {
	names, units, years, said, persons, months, children, things, links, limits, overLimits, notAges, says, yearsFirst, after, goesOn, guests,
	questions, numbers, joins, noUnits, visits *wordset.OtherSet

	tens, firstTens, ones []string
}

// ageWords are the words for ages.
var ageWords = lazy.Value[*ageWordSet]{Make: func() *ageWordSet {
	data := lists.Sets("age")
	return &ageWordSet{
		names: wordset.Phrases("age", "name"), units: wordset.Phrases("age", "unit"), years: wordset.Phrases("age", "years"), said: wordset.Phrases("age",
			"said"), persons: wordset.NewOtherSet(data["person"], data["child"], lists.Sets("demographics")["person"]),
		months: wordset.Phrases("age", "months"), children: wordset.Phrases("age", "child"), things: wordset.Phrases("age",
			"thing"), links: wordset.Phrases("age", "link"),
		limits: wordset.Phrases("age", "limit"), overLimits: wordset.Phrases("age", "overlimit"), notAges: wordset.Phrases("age",
			"notage"), says: wordset.Phrases("age", "says"), yearsFirst: wordset.Phrases("age", "yearsfirst"), after: wordset.Phrases("age", "after"),
		goesOn: wordset.Phrases("age", "goeson"), guests: wordset.Phrases("age", "guest"), questions: wordset.Phrases("age",
			"question"), numbers: wordset.Phrases("age", "number"), joins: wordset.Phrases("age", "join"), noUnits: wordset.Phrases("age", "nounit"),
		visits: wordset.Phrases("age", "visit"),
		tens:   data["tens"], firstTens: data["firsttens"], ones: data["ones"],
	}
}}

// AgeRecognizers find ages: nine in ten of those that the clinical Spanish of SPACCC_MEDDOCAN marks, and nothing else there. It was
// looked at while they were made.
func AgeRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "age", Label: "AGE",
			Doc:      "A number up to 120 right beside words that make it an age.",
			Source:   "45 CFR 164.514(b)(2)(i)(C), for what counts as an age",
			Triggers: ageTriggers(),
			Match:    matchAge,
			Cell:     isAge, CellAlone: 0.01,
		},
		{
			Name: "age-asked-for", Label: "AGE",
			Doc:      "A number up to 120 in the answer to a question for an age, in a conversation.",
			Source:   "common usage of chats and their logs",
			Triggers: spec.TriggersOf(ageWords.Get().questions),
			Match:    matchAskedAge,
		},
	}
}

// ageTriggers lead to ages: the words beside one, the last word of what says one, and numbers that something touches.
func ageTriggers() []spec.Trigger {
	data := lists.Sets("age")
	var last, elided []string
	for _, phrase := range data["says"] {
		if strings.ContainsAny(phrase, "'’") {
			elided = append(elided, phrase)
		} else {
			last = append(last, phrase[strings.LastIndexByte(phrase, ' ')+1:])
		}
	}
	list := spec.TriggersOf(wordset.NewOtherSet(data["name"], data["yearsfirst"], data["unit"], data["years"], data["months"], elided))
	for _, t := range spec.TriggersOf(wordset.NewOtherSet(last)) {
		list = append(list, t.FollowedBy(" 9").BeforeDigits())
	}
	list = append(list,
		spec.OnToken(lex.TokenDigits, 1).FollowedBy(")*").Standing(), spec.OnToken(lex.TokenDigits, 2).FollowedBy(")*/A,*.*;*").Standing(),
		spec.OnToken(lex.TokenMixed, 3).StartingWith("99").EndingWith("FM"), spec.OnToken(lex.TokenMixed, 3).StartingWith("M9", "F9").FollowedBy(")*]*"),
		spec.OnToken(lex.TokenMixed, 3).StartingWith("9Y").EndingWith("O"))
	list = append(list, spec.OnToken(lex.TokenMixed, 0).StartingWith("99").Lengths(4, 11)...) // 34jährige
	return list
}

// ageAlone is how sure an age is that its own word says, and saidAge one of which a word beside it only says that it may be one.
const (
	ageAlone = 0.93
	saidAge  = 0.85
)

// matchAge reads the age beside the word or in the number at text[at].
func matchAge(text string, at int) (spec.Match, bool) {
	w := ageWords.Get()
	if numeral.IsDigit(text[at]) {
		return matchTouchedAge(text, at)
	}
	if lex.JoinsBefore(text, at) && !numeral.IsDigit(text[max(0, at-1)]) {
		return spec.Match{}, false
	}
	if m, ok := matchSexBefore(text, at); ok {
		return m, true
	}
	if name := w.names.At(text, at); name != "" && (at == 0 || text[at-1] != '-') {
		if m, ok := ageBehind(text, at, at+len(name)); ok {
			return m, true
		}
	}
	if end, _ := prose.LongWordAt(text, at); end < len(text) && text[end] == ' ' && chars.IsDigitAt(text, end+1) && saysAge(text, end) {
		if m, ok := bareAge(text, end+1); ok && m.End > m.Start+1 && endsAge(text, m.End) {
			return m, true
		}
	}
	if says := w.says.At(text, at); says != "" {
		i := min(len(text), at+len(says)+1)
		end, _ := prose.WordAt(text, i)
		if tens, ones, ok := strings.Cut(text[i:end], "-"); ok && w.numbers.Is(tens) && w.numbers.Is(ones) && endsAge(text, end) {
			return spec.Match{Start: i, End: end, Alone: saidAge}, true // she's thirty-two
		}
	}
	if years := w.yearsFirst.At(text, at); years != "" && at > 2 && isSomebody(text, skipByteBack(text, at-1, ',')) { // Rossi Maria, anni 46
		if m, ok := bareAge(text, chars.SkipByte(text, at+len(years), ' ')); ok && m.End > m.Start+1 {
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
	w := ageWords.Get()
	if w.says.StartOf(text, i) < i {
		return true
	}
	from := whoseWords.Get()["be"].StartOf(text, i)
	return from < i && from > 1 && text[from-1] == ' ' && (w.persons.StartOf(text, from-1) < from-1 || isGivenBefore(text, from-1))
}

// isGivenBefore reports whether a name that is given to people, and hardly anything else, ends at text[i].
func isGivenBefore(text string, i int) bool {
	from := lex.WordStartWithin(text, i, i-wordset.LongestWord)
	c := lexicon.Lookup(text[from:i])
	return chars.IsCapitalAt(text, from) && c.Given() == 3 && c.Place() < 2 && !c.Is(lexicon.Country|lexicon.OrgWord|lexicon.Organization)
}

// bareAge reads the number at text[i], if it stands alone and can be an age.
func bareAge(text string, i int) (spec.Match, bool) {
	age, end := dates.Number(text, i, 3)
	if end == i || age > mostAge || lex.JoinsBefore(text, i) || lex.JoinsAfter(text, end) && text[end] < utf8.RuneSelf || chars.IsDigitAt(text, end) {
		return spec.Match{}, false
	}
	if end < len(text) && strings.IndexByte(".,:/-%", text[end]) >= 0 && chars.IsDigitAt(text, end+1) {
		return spec.Match{}, false
	}
	return spec.Match{Start: i, End: end, Alone: saidAge}, true
}

// endsAge reports whether nothing stands behind text[i] that the number which ends there counts.
func endsAge(text string, i int) bool {
	w := ageWords.Get()
	return (prose.EndsPhrase(text, i) || text[i] == '!' || text[i] == '?' || w.after.Behind(text, i)) && !isOverLimit(text, i) && !isSmallOrdinal(text, i)
}

// matchTouchedAge reads the number at text[at], which brackets or a word touch.
func matchTouchedAge(text string, at int) (spec.Match, bool) {
	w := ageWords.Get()
	_, end := dates.Number(text, at, 3)
	if lex.PlaceAt(text, at) != lex.PlaceFree || chars.IsDigitAt(text, end) || end == len(text) {
		return spec.Match{}, false
	}
	m := spec.Match{Start: at, End: end, Alone: ageAlone}
	if isSexedAge(text, at, end) {
		return m, true
	}
	if text[end] == ')' && at > 1 && text[at-1] == '(' {
		i := at - 1
		if text[i-1] == ' ' {
			i--
		}
		return m, wordset.EndsCue(w.persons, text, i)
	}
	if at > 2 && text[at-1] == ' ' && strings.IndexByte(",.;", text[end]) >= 0 && endsAge(text, end) {
		i := at - 1
		if text[i-1] == ',' { // my brother, 38, paints
			i--
		} else if i = behindLink(text, at); i == at-1 { // a boy of 12
			return m, false
		}
		m.Alone = saidAge
		return m, wordset.EndsCue(w.persons, text, i)
	}
	unit := w.units.At(text[end:], 0) // a digit before it joins it elsewhere
	return m, unit != "" && !isThingsAge(text, at, end+len(unit))
}

// isSexedAge reports whether a letter for a sex stands behind the number text[at:end], of somebody: I (27F), Pt 67M.
func isSexedAge(text string, at, end int) bool {
	k := chars.SkipByte(text, end, '/')
	if end != at+2 || k >= len(text) || strings.IndexByte("MFmf", text[k]) < 0 || k+1 < len(text) &&
		(numeral.IsAlnum(text[k+1]) || text[k+1] >= utf8.RuneSelf) {
		return false
	}
	if k == end+1 && k+2 < len(text) && text[k+1] == '/' && numeral.IsLetter(text[k+2]) && lex.StandsAlone(text, at, end) {
		return true // 16/f/texas
	}
	closed := k+1 < len(text) && (text[k+1] == ')' || text[k+1] == ']')
	if at > 0 && (text[at-1] == '(' || text[at-1] == '[') {
		return closed && (k > end || isSexedOf(text, at-1))
	}
	if k+2 < len(text) && text[k] < 'a' && k == end && text[k+1] == ' ' && ageWords.Get().visits.At(text, k+2) != "" {
		return true // a 67M with chest pain
	}
	return text[k] < 'a' && k == end && at > 1 && text[at-1] == ' ' && ageWords.Get().guests.StartOf(text, at-1) < at-1
}

// isSexedOf reports whether one of whom brackets at text[i] say the age and the sex stands before them.
func isSexedOf(text string, i int) bool {
	w := ageWords.Get()
	i = chars.BytesStart(text, i, i-1, " ")
	return w.guests.StartOf(text, i) < i || wordset.EndsCue(w.persons, text, i) || isNamed(text, i) || whoseWords.Get()["subject"].StartOf(text, i) < i
}

// matchSexBefore reads the age behind a letter for a sex in brackets: my boyfriend (M29).
func matchSexBefore(text string, at int) (spec.Match, bool) {
	end := at + len("M29")
	if end >= len(text) || text[at] != 'M' && text[at] != 'F' || at < 2 || text[at-1] != '(' && text[at-1] != '[' {
		return spec.Match{}, false
	}
	return spec.Match{Start: at + 1, End: end, Alone: ageAlone}, numeral.IsDigit(text[at+1]) && numeral.IsDigit(text[at+2]) &&
		(text[end] == ')' || text[end] == ']') && isSexedOf(text, at-1)
}

// ageBehind reads the number behind the word for an age text[at:i]: aged 45, age: 45, Age on joining: 45.
func ageBehind(text string, at, i int) (spec.Match, bool) {
	w := ageWords.Get()
	if at > 1 && text[at-1] == ' ' && (w.limits.StartOf(text, at-1) < at-1 || isOfAgedThing(text, at)) {
		return spec.Match{}, false
	}
	for _, of := range [...]string{" of ", " von ", " van ", " av ", " af "} {
		if strings.HasPrefix(text[i:], of) {
			m, ok := bareAge(text, i+len(of))
			return m, ok && (m.End == m.Start+2 || endsAge(text, m.End)) && !isOverLimit(text, m.End) && !w.months.Behind(text, m.End)
		}
	}
	i = behindAgeNote(text, i)
	i = chars.BytesEnd(text, i, i+4, " :=\">")
	i += len(chars.PrefixOf(text[i:], "："))
	m, ok := bareAge(text, i)
	inMonths := w.months.Behind(text, m.End) && strings.IndexByte(text[at:m.Start], ':') < 0
	return m, ok && !isOverLimit(text, m.End) && !inMonths && !isAgeRange(text, m.End) && !isThingsAge(text, at, m.End) && !isSmallOrdinal(text, m.End)
}

// isOverLimit reports whether what stands behind the number that ends at text[i] makes it a limit, or of a thing: 18 or over.
func isOverLimit(text string, i int) bool {
	over := ageWords.Get().overLimits
	return over.Behind(text, i) || i < len(text) && text[i] >= utf8.RuneSelf && over.At(text, i) != ""
}

// isAgeRange reports whether the number that ends at text[i] is the first of a span: 4 to 11, 18+.
func isAgeRange(text string, i int) bool {
	if i < len(text) && text[i] == '+' {
		return true
	}
	for _, to := range [...]string{" to ", " - ", "-", "–", " bis ", " tot ", " till "} {
		if strings.HasPrefix(text[i:], to) && chars.IsDigitAt(text, i+len(to)) {
			return true
		}
	}
	return false
}

// behindAgeNote is where the colon stands behind a word for an age and what says more of it, at text[i], or i: Age (years): 42.
func behindAgeNote(text string, i int) int {
	w := ageWords.Get()
	limit := min(len(text), i+32) // behind it comes the colon
	for k := i; k < limit; {
		switch {
		case text[k] == ':', strings.HasPrefix(text[k:], "："):
			return k
		case text[k] == ' ' || text[k] == '(' || text[k] == ')' || text[k] == '/':
			k++
			continue
		}
		end, _ := prose.WordAt(text, k)
		if end == k || (w.notAges.At(text, k) != "" || w.things.At(text, k) != "") && !w.persons.Behind(text, end) {
			return i
		}
		k = end
	}
	return i
}

// ageBefore reads the number before the word for years, or for somebody of an age, at text[at].
func ageBefore(text string, at int) (spec.Match, bool) {
	w := ageWords.Get()
	unit := w.units.At(text, at)
	if len(w.noUnits.At(text, at)) > len(unit) {
		return spec.Match{}, false
	}
	years, months := "", ""
	if unit == "" {
		if years = w.years.At(text, at); years == "" {
			if months = w.months.At(text, at); months == "" {
				return spec.Match{}, false
			}
		}
	}
	start, end := ageNumberBefore(text, at)
	if start == end {
		return spec.Match{}, false
	}
	to := at + len(unit) + len(years) + len(months)
	if chars.IsDigitAt(text, to) || isThingsAge(text, start, to) { // 3 YO1 7HH
		return spec.Match{}, false
	}
	m := spec.Match{Start: start, End: end, Alone: ageAlone}
	switch {
	case unit != "":
		return m, true
	case months != "":
		return m, wordset.EndsCue(w.children, text, behindLink(text, start)) || w.children.Behind(text, to)
	}
	return m, isSomebodysYears(text, start, to, utf8.RuneCountInString(years) == 1)
}

// ageNumberBefore is the number before text[at], in digits or in words, or nothing.
func ageNumberBefore(text string, at int) (start, end int) {
	end = at
	if strings.HasSuffix(text[:end], " de ") { // 45 de ani
		end -= len("de ")
	}
	end = chars.BytesStart(text, end, end-1, " -")
	start = chars.DigitsStart(text, end, end-4)
	if start == end {
		return spelledBefore(text, end), end
	}
	if age, stop := dates.Number(text, start, 3); stop != end || age > mostAge || lex.PlaceAt(text, start) != lex.PlaceFree || start > 0 &&
		lex.IsGlue(text[start-1]) || start > 0 && text[start-1] == ',' {
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
	if from := ageWords.Get().links.StartOf(text, i); from < i && from > 1 && text[from-1] == ' ' {
		i = from - 1
	}
	return i
}

// isSomebodysYears reports whether the number at text[start] and the years behind it, which end at text[to], are the age of
// somebody. A letter for years says less than a word.
func isSomebodysYears(text string, start, to int, letter bool) bool {
	w := ageWords.Get()
	if w.persons.Behind(text, to) && !letter {
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
	if w.persons.StartOf(text, i) < i {
		return true
	}
	if w.said.StartOf(text, i) < i {
		return !w.goesOn.Behind(text, to)
	}
	link := behindLink(text, start)
	if link == i {
		return false
	}
	if text[link-1] == ',' { // el paciente, de 58 años
		link--
	}
	return w.said.StartOf(text, link) < link || isSomebody(text, link)
}

// isSomebody reports whether a word for people, a job, a nationality or a name ends at text[i].
func isSomebody(text string, i int) bool {
	w := ageWords.Get()
	if wordset.EndsCue(w.persons, text, i) || isNamed(text, i) || isGivenBefore(text, i) || whoseWords.Get()["person"].StartOf(text, i) < i ||
		whoseWords.Get()["citizen"].StartOf(text, i) < i {
		return true
	}
	from := dates.LetterStart(text, i, max(0, i-2*wordset.LongestWord))
	return from < i && (isNationWord(text[from:i]) || jobStart(text, i) < i)
}

// isNamed reports whether a word with a capital that is hardly anything but a name ends at text[end].
func isNamed(text string, end int) bool {
	from := lex.WordStartWithin(text, end, end-wordset.LongestWord)
	c := lexicon.Lookup(text[from:end])
	return from < end && chars.IsCapitalAt(text, from) && (c.Common() < 2 || c.Family() == 3)
}

// isThingsAge reports whether the age from text[start] to text[end] is that of a thing that stands beside it, or a limit.
func isThingsAge(text string, start, end int) bool {
	w := ageWords.Get()
	if w.things.Behind(text, end) && titleEnd(text, end+1) == end+1 || isOverLimit(text, end) || isOfAgedThing(text, start) {
		return true
	}
	return start > 1 && text[start-1] == ' ' && w.limits.StartOf(text, start-1) < start-1
}

// isOfAgedThing reports whether a thing is among the words before text[i].
func isOfAgedThing(text string, i int) bool {
	w := ageWords.Get()
	for range 3 { // words between a thing and its age
		i = chars.BytesStart(text, i, 0, " ,(-")
		from := lex.WordStartWithin(text, i, i-wordset.LongestWord)
		if from == i {
			return false
		}
		if w.things.Is(text[from:i]) {
			return true
		}
		i = from
	}
	return false
}

// spelledBefore is where the number in words begins that ends at text[end], or end: sixty-eight, sesenta y ocho.
func spelledBefore(text string, end int) int {
	w := ageWords.Get()
	start := end
	for to, n := end, 0; n < 3; n++ { // words of a number
		from := dates.LetterStart(text, to, max(0, to-3*wordset.LongestWord))
		if from == to || !isNumberWord(text[from:to]) {
			break
		}
		start = from
		if from == 0 || text[from-1] != ' ' {
			break
		}
		if to = w.joins.StartOf(text, from-1); to == from-1 || to == 0 || text[to-1] != ' ' {
			break
		}
		to--
	}
	if start < end && lex.JoinsBefore(text, start) {
		return end
	}
	return start
}

// isNumberWord reports whether a word, or each part of it between hyphens, is a number from two on.
func isNumberWord(word string) bool {
	w := ageWords.Get()
	if w.numbers.Is(word) {
		return true
	}
	if strings.IndexByte(word, '-') > 0 {
		for part := range strings.SplitSeq(word, "-") {
			if !w.numbers.Is(part) && !slices.Contains(w.ones, part) && part != "one" && part != "et" {
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
func matchAskedAge(text string, at int) (spec.Match, bool) {
	question := ageWords.Get().questions.At(text, at)
	if question == "" || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	begin := at + len(question)
	i := lex.LineEnd(text, begin, dates.LongestAsk+1)
	if i < len(text) && text[i] != '\n' || chars.NextDigit(text, begin, i) < i {
		return spec.Match{}, false
	}
	from, end, ok := prose.AnswerAt(text, i, dates.AsksIn(text[begin:i]))
	if !ok {
		return spec.Match{}, false
	}
	k := chars.NextDigit(text, from, end)
	if k >= end {
		return spec.Match{}, false
	}
	m, ok := bareAge(text, k)
	m.Alone = ageAlone
	return m, ok && m.End > m.Start
}

// isAge reports whether a whole value is a number of years a person can have.
func isAge(v string) bool {
	n, end := dates.Number(v, 0, 3)
	return v != "" && end == len(v) && n <= mostAge
}
