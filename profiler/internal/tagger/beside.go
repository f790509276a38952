package tagger

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds what stands beside the name of a person and belongs to it: an age
// and a job. A number or a word for a job alone says little; beside a name it says who.

// The shares of numbers and of words for jobs beside a name that are ages and jobs.
const (
	ageShare = 0.95
	jobShare = 0.9

	originShare = 0.85 // of nationalities in small letters
)

// appendBeside appends what belongs to the person that is the last of the spans. What
// stands before the name takes its place in the order.
func (c *Chain) appendBeside(dst []Span, text string, p float64) []Span {
	person := dst[len(dst)-1]
	done := c.done
	if len(dst) > 1 {
		done = max(done, dst[len(dst)-2].End)
	}
	switch from, to, label := c.besideBefore(text, person.Start, done); {
	case from == to:
	case label == Job:
		dst = append(dst[:len(dst)-1], Span{from, to, Job, p * jobShare}, person)
	default:
		dst = append(dst[:len(dst)-1], Span{from, to, Nationality, p * originShare}, person)
	}
	end := person.End
	if end == len(text) { // as in fields
		c.end = max(c.end, end)
		return dst
	}
	if from, to := ageBehind(text, end); from < to && !isSubstitute(text, person.Start, person.End, to) {
		dst = append(dst, Span{from, to, Age, p * ageShare})
		end = to
	}
	if from, to := originBehind(text, person.End); from < to && from >= end {
		dst = append(dst, Span{from, to, Nationality, p * originShare})
		end = to
	}
	if from, to := jobBehind(text, behindYears(text, person.End)); from < to && from >= end {
		dst = append(dst, Span{from, to, Job, p * jobShare})
		end = to
	}
	c.end = max(c.end, end)
	return dst
}

// ageBehind gives the number behind a name that ends at text[i] that can only be an
// age: Anna Meier, 42, or Anna Meier (42).
func ageBehind(text string, i int) (from, to int) {
	if i+1 >= len(text) || text[i] != ',' && text[i] != ' ' {
		return i, i
	}
	if c := text[i+1]; c != '(' && c != ' ' && c != "ב"[0] {
		return i, i // most names have neither behind them
	}
	ends := ",.;:)\n"
	hebrew := false
	if first := "ב"[0]; text[i+1] == first || i+2 < len(text) && text[i+2] == first {
		for _, of := range [...]string{", בן ", ", בת ", " בן ", " בת "} {
			if !hebrew && strings.HasPrefix(text[i:], of) {
				i += len(of) - 2 // a man's years, or a woman's
				hebrew = true
			}
		}
	}
	switch rest := text[i:]; {
	case hebrew, strings.HasPrefix(rest, ", "):
	case strings.HasPrefix(rest, " ("):
		ends = "),"
	default:
		return i, i
	}
	from = skip(text, i+2, "l. ", "aa. ") // lat, anni
	to = from
	for to < len(text) && to-from < 3 && isDigit(text[to]) {
		to++
	}
	if k := yearsShortEnd(text, to); to > from && k > to && text[from] != '0' && (to-from < 3 || text[from:to] <= "119") {
		return from, to
	}
	if to == from || text[from] == '0' || to-from == 3 && text[from:to] > "119" || isOrdinal(text, from, to) {
		return i, i
	}
	if to == len(text) && ends[0] == ',' || to < len(text) && strings.IndexByte(ends, text[to]) >= 0 && !(to+1 < len(text) && isDigit(text[to+1])) {
		return from, to
	}
	return i, i
}

// highestOrdinal is the highest number that counts what a name has behind it more often than years:
// lessons, grades, floors and places.
const highestOrdinal = "12"

// isOrdinal reports whether the number text[from:to], of one to three digits, counts what the next word says, as
// languages write it that put a full stop behind such numbers: 4. hodina, 3. klass.
func isOrdinal(text string, from, to int) bool {
	if to-from > 2 || to-from == 2 && text[from:to] > highestOrdinal {
		return false
	}
	return strings.HasPrefix(text[to:], ". ") && isSmallLetter(text[to+len(". "):])
}

// isSubstitute reports whether the name text[start:end] with a number behind it, which ends at text[to], fills brackets
// behind another name, as line-ups say who came on for whom in which minute: Smirnov (Kuznetsov, 58).
func isSubstitute(text string, start, end, to int) bool {
	if start < 3 || text[start-1] != '(' || text[start-2] != ' ' || to == len(text) || text[to] != ')' || strings.IndexByte(text[start:end], ' ') >= 0 {
		return false
	}
	from, last := wordBefore(text, start-2)
	if from == last || !isCapital(text[from:last]) {
		return false
	}
	c := lexicon.Lookup(text[from:last])
	return c.Family() > 0 && c.Common() < 2 && !c.Is(lexicon.Occupation|lexicon.Title)
}

// yearShorts are short words for years behind a number.
var yearShorts = [...]string{" J.", " Jr.", " v.", " г.", " л.", " р.", " é.", " god.", " г,", " J,", " v,", " J)", " v)"}

// yearsShortEnd is the end of one of them behind text[i], or i.
func yearsShortEnd(text string, i int) int {
	if i+2 >= len(text) || text[i] != ' ' || text[i+1] < utf8.RuneSelf && text[i+1] != 'J' && text[i+1] != 'v' && text[i+1] != 'g' {
		return i
	}
	return skip(text, i, yearShorts[:]...)
}

// behindYears is the end of what says how old the person is whose name ends at text[i]:
// the number in commas or brackets, with a word such as ans or let; i where there is none.
func behindYears(text string, i int) int {
	if i+1 >= len(text) || text[i] == ' ' && text[i+1] != '(' && text[i+1] != "»"[0] {
		return i // most names have a word behind them
	}
	for n := 0; i < len(text) && n < 4 && strings.IndexByte("\"'*_`>)", text[i]) >= 0; n++ {
		i++ // what closes quotes or markup around the name
	}
	if i < len(text) && (text[i] >= utf8.RuneSelf || text[i] == ' ') {
		for _, quote := range [...]string{"»", "”", "“", " »"} {
			if strings.HasPrefix(text[i:], quote) {
				i += len(quote)
			}
		}
	}
	k := i
	switch {
	case strings.HasPrefix(text[k:], ", "):
		k += 2
	case strings.HasPrefix(text[k:], " ("):
		k += 2
	default:
		return i
	}
	if e := wordEnd(text, k); e > k && e-k < 6 && e < len(text) && text[e] == ' ' {
		k = e + 1 // lat 40
	}
	from := k
	for k < len(text) && k-from < 3 && isDigit(text[k]) {
		k++
	}
	if k == from {
		return i
	}
	if k < len(text) && text[k] == ' ' {
		if e := wordEnd(text, k+1); e > k+1 && e-k < 14 {
			k = e
		}
	}
	if k < len(text) && text[k] == ')' {
		k++
	}
	if k < len(text) && text[k] == ',' {
		return k
	}
	return i
}

// copulas stand between a name and a job.
var copulas = [...]string{", ", " is ", " was ", " became ", " works as ", " worked as ",
	" ist ", " war ", " wird ", " arbeitet als ", " est ", " était ", " travaille comme ", " es ", " era ", " será ", " sera ", " trabaja como ", " è ", " lavora come ",
	" é ", " trabalha como ", " wordt ", " werkt als ", " jest ", " pracuje jako ", " är ", " blir ", " er ", " bliver ", " je ", ", som är ", ", som er ", ", der er ", ", die ", ", qui est ",
	" | ", " - ", " – ", " — ", " (", "\n", ", som ", " — это "}

// copulasBy are the same by keyOf.
var copulasBy = wordsBy(copulas[:], keyOf)

// keyOf is the first byte of a text, or the one behind a space.
func keyOf(text string) byte {
	switch {
	case text == "":
		return 0
	case len(text) > 1 && text[0] == ' ':
		return text[1]
	}
	return text[0]
}

// copulasGoOn has, by keyOf, a bit for each byte that follows it in one of the copulas,
// modulo 32, or all where one ends with it.
var copulasGoOn = func() (t [256]uint32) {
	for _, c := range copulas {
		if k := strings.IndexByte(c, keyOf(c)) + 1; k < len(c) {
			t[keyOf(c)] |= 1 << (c[k] % 32)
		} else {
			t[keyOf(c)] = 1<<32 - 1
		}
	}
	return t
}()

// mayBeCopula is false for most texts that begin with none of the copulas.
func mayBeCopula(text string) bool {
	k := 0
	if text != "" && text[0] == ' ' {
		k = 1
	}
	return k+1 >= len(text) || copulasGoOn[text[k]]>>(text[k+1]%32)&1 == 1
}

// besideArticles stand before a job and are no part of it.
var besideArticles = wordSet("a an the our my his her their your new one ein eine einer der die das der neuer neue un une le la les l un uno una il lo la um uma o a el los las een de het en ett et den det " +
	"la nuova nuovo nueva nuevo nouvelle nouveau nova novo nieuwe ny")

// jobBehind gives the job behind a name that ends at text[i]: Anna Meier, teacher, or
// Anna Meier is a software engineer, or a line of its own below the name.
func jobBehind(text string, i int) (from, to int) {
	if !mayBeCopula(text[i:]) {
		return i, i
	}
	best := 0
	for _, c := range copulasBy[keyOf(text[i:])] {
		if len(c) > best && strings.HasPrefix(text[i:], c) {
			best = len(c)
		}
	}
	if best == 0 {
		return i, i
	}
	from = i + best
	for range 2 {
		e := wordEnd(text, from)
		if e == from || e-from > 8 || e >= len(text) || text[e] != ' ' || !besideArticles[text[from:e]] {
			break
		}
		from = e + 1
	}
	to = jobEnd(text, from)
	if e := wordEnd(text, from); to == from && from > i+best && titleJobs[text[from:e]] {
		to = e // a nurse, but Nurse Meier
	}
	switch text[i+best-1] {
	case '\n': // the whole line, or what is before its first sign
		if to > from && to < len(text) && text[to] != '\n' && text[to] != '\r' && text[to] != ',' && !strings.HasPrefix(text[to:], " |") && !strings.HasPrefix(text[to:], " -") && !strings.HasPrefix(text[to:], " –") &&
			!strings.HasPrefix(text[to:], " at ") && !strings.HasPrefix(text[to:], "*") {
			return i, i
		}
	case '(':
		if to >= len(text) || text[to] != ')' && text[to] != ',' {
			return i, i
		}
	}
	return from, to
}

// mostJobWords bounds the words of a job.
const mostJobWords = 4

// jobEnd is the end of the job of one to mostJobWords words at text[from], the last of
// which is known, or from.
func jobEnd(text string, from int) int {
	last, i := from, from
	for n := 0; n < mostJobWords; n++ {
		e := wordEnd(text, i)
		if e == i || e-i > longestWord {
			break
		}
		if n > 0 && isCapital(text[i:]) && !isCapital(text[from:]) && shapeOf(text[i:e]) == shapeCapital {
			break // who married Baker
		}
		class := lexicon.Lookup(text[i:e])
		if isJobOf(class, text[i:e]) || n > 0 && isJob(text[from:e]) {
			last = e
			// What a connector leads on to belongs to it where the whole is known: agent de sécurité.
			if k := jobPhraseEnd(text, from, e); k > e {
				return k
			}
		} else if isConnector(text[i:e]) || n == 0 && class.Is(lexicon.Demonym) {
			break
		}
		if e >= len(text) || text[e] != ' ' && text[e] != '-' {
			break
		}
		i = e + 1
	}
	return last
}

// jobPhraseEnd is the end of a job that is known as a whole, goes on behind text[i] and
// begins at text[from], or i.
func jobPhraseEnd(text string, from, i int) int {
	last := i
	for k, n := i, 0; n < 3 && k < len(text) && text[k] == ' '; n++ {
		e := wordEnd(text, k+1)
		if e == k+1 || e-from > 60 {
			break
		}
		if k = e; isJob(text[from:e]) {
			last = e
		}
	}
	return last
}

// besideBefore gives the word for a job right before a name that begins at text[i], in
// lower case or at the beginning of a sentence: our plumber Anna; or else the word for a
// nationality in small letters there: la colombiana Yuliana.
func (c *Chain) besideBefore(text string, i, done int) (from, to int, label Label) {
	if i == 0 || text[i-1] != ' ' {
		return i, i, 0
	}
	from, to = wordBefore(text, i)
	if from == to || to != i-1 || from < done {
		return i, i, 0
	}
	class := c.known.at(text, from, to).class
	if !class.Is(lexicon.Occupation | lexicon.Demonym) {
		return i, i, 0
	}
	switch word := text[from:to]; {
	case gluedBefore(text, from):
	case isJobOf(class, word):
		return from, to, Job
	case isOriginOf(class, word):
		return from, to, Nationality
	}
	return i, i, 0
}

// titleJobs are jobs that stand before names as titles.
var titleJobs = wordSet("nurse doctor captain judge officer priest pastor rabbi sergeant nun midwife colonel senator detective constable")

// originBehind gives the word for a nationality in small letters behind a name that ends at
// text[i] and a comma, before another sign: Olena, ukrainienne, habite ici.
func originBehind(text string, i int) (from, to int) {
	if !strings.HasPrefix(text[i:], ", ") {
		return i, i
	}
	from = i + len(", ")
	to = wordEnd(text, from)
	if to == from || to < len(text) && strings.IndexByte(",.;)\n", text[to]) < 0 || !isOrigin(text[from:to]) {
		return i, i
	}
	return from, to
}

// isOrigin reports whether a word in small letters is a nationality before anything else.
func isOrigin(word string) bool { return isOriginOf(lexicon.Lookup(word), word) }

// isOriginOf is isOrigin for a word with its class.
func isOriginOf(c lexicon.Class, word string) bool {
	return c.Is(lexicon.Demonym) && !c.Is(lexicon.Title|lexicon.Occupation|lexicon.Religion) && c.Common() < 3 && c.Given() < 2 && !isCapital(word) && len(word) >= 4
}

// isJob reports whether a word is a job before anything else.
func isJob(word string) bool { return isJobOf(lexicon.Lookup(word), word) }

// isJobOf is isJob for a word with its class.
func isJobOf(c lexicon.Class, word string) bool {
	return c.Is(lexicon.Occupation) && !c.Is(lexicon.Title|lexicon.Demonym|lexicon.Religion) && c.Given() < 3 && utf8.RuneCountInString(word) >= 3
}
