package prose

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// Begs reports whether a sentence of one who speaks, in which text[start] stands and which ends at text[end], asks for
// something without a mark of a question: Agent: I still need your date of birth.
func Begs(text string, start, end int) bool {
	if end == 0 || strings.IndexByte(".!", text[end-1]) < 0 && !strings.HasSuffix(text[:end], "。") {
		return false
	}
	return IsTurnLine(text, start)
}

// LongestTurnLine bounds how far back a line may begin, in bytes.
const LongestTurnLine = 160

// IsTurnLine reports whether the line of text[at] begins with who speaks, and goes on with a sentence.
func IsTurnLine(text string, at int) bool {
	from := max(0, at-LongestTurnLine)
	if k := strings.LastIndexByte(text[from:at], '\n'); k >= 0 {
		from += k + 1
	} else if from > 0 {
		return false
	}
	head, _ := TurnEnd(text[from:at])
	return head > 0
}

// BeginsTimed is true for the bytes of the time before the one who speaks.
var BeginsTimed = func() (t [256]bool) {
	for _, c := range []byte("0123456789[]()-./:, TZ\t\u00a0") {
		t[c] = true
	}
	return t
}()

// TurnEnd is the end of what a line begins with that says who speaks, and whether it
// says when: [14:03] Anna:, 09:48 client :, 客：, <anna>. It is 0 where there is none.
func TurnEnd(line string) (end int, timed bool) {
	i, colons := 0, 0
	for ; i < len(line) && i < longestTurn && BeginsTimed[line[i]]; i++ {
		if (line[i] == ':' || line[i] == '.') && i > 0 && numeral.IsDigit(line[i-1]) && i+1 < len(line) && numeral.IsDigit(line[i+1]) {
			colons++
		}
	}
	timed = colons > 0
	if !timed && i > 0 {
		if !numeral.IsLetter(line[0]) {
			return 0, false
		}
		i = 0 // a name that begins with one of the letters of times
	}
	name := i
	for i < len(line) && i-name < longestTurn && line[i] != ':' && line[i] != '>' && !numeral.IsDigit(line[i]) && !strings.HasPrefix(line[i:], "：") {
		i++
	}
	switch {
	case i == name || i == len(line):
		return 0, false
	case line[i] == ':' || line[i] == '>' && line[name] == '<':
		i++
	case strings.HasPrefix(line[i:], "："):
		i += len("：")
	default:
		return 0, false
	}
	if strings.Count(line[name:i], " ") > 3 {
		return 0, false
	}
	for i < len(line) && line[i] == ' ' {
		i++
	}
	return i, timed
}

// IsTurn reports whether what stands between text[at] and the beginning of its line is a
// time of day, in brackets or without.
func IsTurn(text string, at int) bool {
	i, colons, digits := at, 0, 0
	for i > 0 && at-i <= longestClock && text[i-1] != '\n' {
		i--
		switch c := text[i]; {
		case numeral.IsDigit(c):
			digits++
		case c == ':':
			colons++
		case strings.IndexByte("[]() -.", c) < 0:
			return false
		}
	}
	return (i == 0 || text[i-1] == '\n') && colons > 0 && digits >= 3 && digits <= 6
}

// AnswerAt gives the line of a conversation that answers the question that ends with the
// line break at text[i]: from behind what says who speaks, up to its end.
func AnswerAt(text string, i int, asks bool) (from, end int, ok bool) {
	for n := 0; n < 2 && i < len(text); n++ {
		i++
		end = lex.LineEnd(text, i, LongestAnswer)
		line := text[i:end]
		if strings.Trim(line, " \t\r>") == "" {
			i = end
			continue
		}
		head, timed := TurnEnd(line)
		return i + head, end, head > 0 && (timed || asks)
	}
	return 0, 0, false
}

// Copulas stand between a word for something and what it is: my login is, mein
// Benutzername lautet.
var Copulas = &wordset.WordList{File: "lex", Set: "Copulas"}

const (
	LongestAnswer = 240 // a line of the answer
)

// This file tells which phrases count over the end of their line: the name of a field
// whose value stands on the next line, and a question that the next one who speaks
// answers.

// The bounds of what stands around a value that was asked for, in bytes.
const (
	longestTurn   = 48 // the time and the speaker before an answer
	longestFiller = 24 // the words of an answer before its value
)

// Asks reports whether text[end:at], in which there is a line break, lets the phrase
// text[start:end] speak of the value text[at:valueEnd], and gives the bytes between the
// two that are neither a line break nor the head of an answer.
func Asks(text string, start, end, at, valueEnd int) (distance int, ok bool) {
	gap := text[end:at]
	n := strings.IndexByte(gap, '\n')
	rest := gap[n+1:]
	if k := strings.LastIndexByte(rest, '\n'); k >= 0 {
		for i := range k {
			if !emptyLine[rest[i]] {
				return 0, false
			}
		}
		rest = rest[k+1:]
	}
	for n > 0 && endsLine[gap[n-1]] {
		n--
	}
	tail := gap[:n]
	silent := isBlank(rest)
	if !silent && !BeginsTimed[rest[0]] && !mayAsk(tail) && !Begs(text, start, end+n) {
		return 0, false // as most
	}
	if silent && (strings.Trim(tail, " :?.：？") == "" || wordset.InSet(Copulas, strings.TrimLeft(tail, " "))) {
		return len(tail), !(isCellEdge(text, start, -1) && isCellEdge(text, valueEnd-1, +1))
	}
	for i := range len(tail) {
		if numeral.IsDigit(tail[i]) {
			return 0, false // the line has its value
		}
	}
	head, timed := TurnEnd(rest)
	if head == 0 || !timed && !strings.ContainsAny(tail, "?？؟") && !Begs(text, start, end+n) {
		return 0, false
	}
	filler := rest[head:]
	if len(filler) > longestFiller*utf8.UTFMax/2 {
		return 0, false
	}
	for i := range len(filler) {
		if numeral.IsDigit(filler[i]) {
			return 0, false
		}
	}
	if k := len(filler) - 1; k > 0 && filler[k] == ' ' && wordset.InSet(Copulas, filler[strings.LastIndexByte(filler[:k], ' ')+1:k]) {
		return len(tail), true // one moment, it is 9876012345
	}
	return len(tail) + len(filler), true
}

// AskingFrom is the last line break before text[line], the one before a place, that nothing before it
// asks over, or less than least: what asks stands on the line before, or before an empty one. A
// phrase begins at text[least], which is none.
func AskingFrom(text string, least, line int) int {
	last := least + strings.LastIndexByte(text[least:line], '\n')
	for i := last + 1; i < line; i++ {
		if !emptyLine[text[i]] {
			return last
		}
	}
	return least + strings.LastIndexByte(text[least:last], '\n')
}

// endsLine is true for what stands behind all that a line says, and blank for what stands before
// a value on a line that says nothing else.
var (
	endsLine = [256]bool{' ': true, '\t': true, '\r': true, '*': true, '_': true}
	blank    = [256]bool{' ': true, '\t': true, '>': true, '*': true, '_': true, '|': true, '"': true, '\'': true, '-': true}
)

// isBlank reports whether a line has nothing else.
func isBlank(line string) bool {
	for i := range len(line) {
		if !blank[line[i]] {
			return false
		}
	}
	return true
}

// mayAsk tells most lines off that have no mark of a question.
func mayAsk(line string) bool {
	return strings.IndexByte(line, '?') >= 0 || strings.IndexByte(line, "？"[0]) >= 0 || strings.IndexByte(line, "؟"[0]) >= 0
}

// emptyLine is true for what stands on a line that says nothing.
var emptyLine = [256]bool{' ': true, '\t': true, '\r': true, '>': true}

// isCellEdge reports whether the next byte from text[i] on in a direction, spaces and
// quotes aside, parts the cells of a row.
func isCellEdge(text string, i, by int) bool {
	for i += by; i >= 0 && i < len(text); i += by {
		switch text[i] {
		case ' ', '"', '\'':
			continue
		case ',', ';', '|', '\t':
			return true
		}
		return false
	}
	return false
}

// longestClock is the longest that stands before the one who speaks in a conversation,
// in bytes: [14:03:21].
const longestClock = 12
