package prose

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file tells programs from other text, so that what is told by words alone is not looked for in them.

// What is looked at around a place, in bytes, and the signs of a program that make its line one, or all of that.
const (
	codeReach   = 240
	codeLine    = 3
	codeAround  = 5
	codeComment = 2
)

var (
	// codeStarts begin lines of programs and of comments in them.
	codeStarts = &wordset.WordList{File: "lex", Set: "codeStarts"}
	// codeSigns stand in programs, and hardly in sentences, settings and logs.
	codeSigns = [...]string{"->", "::", ":=", "=>", "==", "!=", "&&", "||", "+=", "();", "()", "({", ");", ") {", "} else", "[\"", "['", "](",
		"@_", "$_", "C<", "qw", "(err "}
)

// IsCode reports whether text[at] is a part of a program: its line has the signs of one, or few of them and the lines around it
// more. JSON, YAML, settings, logs and commands are none. In 139 MB of programs it leaves 41 of 951 findings of names of accounts, all of
// which stand in strings or comments.
func IsCode(text string, at int) bool {
	lo, hi := max(0, at-codeReach), min(len(text), at+codeReach)
	own, all := 0, 0
	for i := lo; i < hi; {
		end := i + len(text[i:hi])
		if n := strings.IndexByte(text[i:hi], '\n'); n >= 0 {
			end = i + n
		}
		n := signsOfCode(text[i:end], i > lo || lo == 0)
		if all += n; i <= at && at <= end {
			own = n
		}
		i = end + 1
	}
	return own >= codeLine || all >= codeAround && own > 0 || all >= 2*codeAround
}

// signsOfCode counts the signs of a program in a line, of which the beginning may be missing.
func signsOfCode(line string, whole bool) (n int) {
	line = strings.TrimRight(line, " \t\r")
	trimmed := strings.TrimLeft(line, " \t")
	if trimmed == "" {
		return 0
	}
	word, rest, _ := strings.Cut(trimmed, " ")
	switch symbols := strings.Count(rest, "@"); {
	case symbols > 2 && symbols == strings.Count(trimmed, " ") && len(trimmed) < len(line):
		n = codeLine // a list of them
	case !whole:
	case word[0] == '@' && rest == "", chars.PrefixOf(trimmed, `"""`, "//") != "", rest != "" && word[0] > 'Z' && wordset.InSet(codeStarts, word),
		rest != "" && word[0] < 'A' && wordset.InSet(codeStarts, word):
		n = codeComment
	}
	last := line[len(line)-1]
	n += One(word[0] == '#' || word[0] == '@' && last == ',') + One(last == '=' || last == ';' && word[0] != '-' ||
		last == '{' && rest != "" && strings.IndexByte(line, '"') < 0 || last == ':' && strings.IndexByte(line, '(') > 0)
	for _, sign := range codeSigns {
		n += One(strings.Contains(line, sign))
	}
	for i := 1; i+1 < len(line); i++ {
		before, next := line[i-1], line[i+1]
		switch line[i] {
		case '$':
			n += One(numeral.IsLetter(next) && strings.IndexByte(" (,\\;", before) >= 0)
		case '(':
			n += One(strings.IndexByte("$@*%", next) >= 0 || (next == '"' || next == '\'') && numeral.IsLetter(before))
		case '=':
			n += One(before == ' ' && next == ' ' && isIdentifier(line[:i-1]))
		}
	}
	return n
}

// One is 1 for what holds.
func One(holds bool) int {
	if holds {
		return 1
	}
	return 0
}

// isIdentifier reports whether a text ends with a name of one word that is the first of its line, as what is assigned to, or has a
// bracket or a dot in it.
func isIdentifier(s string) bool {
	word := s[strings.LastIndexAny(s, " \t")+1:]
	return word != "" && (chars.ContainsAny(word, ".", "[", "]", "(") || len(strings.TrimLeft(s, " \t")) == len(word) && s[0] <= ' ')
}
