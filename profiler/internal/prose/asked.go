package prose

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/wordset"
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
