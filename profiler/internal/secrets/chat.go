package secrets

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds who speaks in a chat under the name of an account:
//
//	jonas_h: har du regnumret på hyrbilen?
//	petra.l: RKD 41F, svart kombi
//	jonas_h: tack!
//
// One such line may be a setting, a definition or a line of a log. What tells a chat is several of them, of which some say what people
// write, and in which a name comes again or looks like the name of somebody.

// The bounds of what is looked at around a line, in bytes.
const (
	longestChat     = 600 // on each side
	longestChatHead = 32  // of the time before who speaks
)

// A chatTurn is a line of a chat.
type chatTurn struct {
	name                  string
	kind                  int
	timed, spoken, lively bool // spoken: it has a few words; lively: it asks, calls out, or speaks to somebody
}

// matchChatter reads who speaks before the colon at text[at], or the wide one behind two digits.
func matchChatter(text string, at int) (spec.Match, bool) {
	if numeral.IsDigit(text[at]) {
		if at += 2; !strings.HasPrefix(text[at:], "：") {
			return spec.Match{}, false
		}
	}
	start := chars.SetStart(text, at, at-LongestUsername-1, &inAccounts)
	if at-start < fewestUsername || !numeral.IsAlnum(text[at-1]) || handleKind(text[start:at]) < plainHandle {
		return spec.Match{}, false
	}
	lo, hi := max(0, at-longestChat), min(len(text), at+longestChat)
	if lo > 0 {
		lo += strings.IndexByte(text[lo:at], '\n') + 1
	}
	var own chatTurn
	for i := lo; i < at; i++ {
		if i == lo || text[i-1] == '\n' {
			own = readTurn(text[i:min(hi, i+longestChat)])
		}
	}
	name := text[start:at]
	if own.name != name || own.kind == plainHandle && lexicon.Lookup(name).Given() > 2 {
		return spec.Match{}, false // most are keys; a given name alone is one of a person
	}
	turns, fields, spoken, lively, best, others, again, timed, other := 0, 0, 0, 0, 0, 0, -1, false, ""
	for line := range strings.Lines(text[lo:hi]) {
		t := readTurn(line)
		switch {
		case t.name == "" || t.kind == roleHandle:
			continue
		case t.kind == noHandle:
			fields++
			continue
		case t.name == name || t.name == other:
			again++ // the line itself does
		default:
			others, other = others+1, t.name
		}
		turns, best, timed = turns+1, max(best, t.kind), timed || t.timed
		spoken += prose.One(t.spoken)
		lively += prose.One(t.lively)
	}
	// Where nobody has a name of a person in the name of the account, somebody speaks twice and somebody asks or calls out: programs
	// have names like these, too, and do not.
	ok := fields*2 < turns && turns > 1 && (again > 0 || others > 0)
	switch best {
	case personHandle:
		ok = ok && (spoken > 1 && (again > 0 || lively > 0 || own.kind == personHandle) || spoken > 0 && lively > 0)
	default:
		ok = ok && best == oddHandle && spoken > 1 && lively > 0 && (again > 0 || timed)
	}
	if own.kind == plainHandle {
		return spec.Match{Start: start, End: at, Alone: 0.75}, ok
	}
	return spec.Match{Start: start, End: at, Alone: 0.85}, ok
}

// readTurn reads a line; it has no name where it begins with neither somebody who speaks nor the name of a field.
func readTurn(line string) (t chatTurn) {
	line, _, _ = strings.Cut(line, "\n")
	i := chars.BytesEnd(line, 0, 4, " >*-") // quoted, or in a list
	if i < len(line) && (numeral.IsDigit(line[i]) || line[i] == '[' || line[i] == '(') {
		k := chars.SetEnd(line, i, i+longestChatHead, &prose.BeginsTimed)
		k += len(chars.PrefixOf(line[k:], "AM] ", "PM] ", "AM ", "PM "))
		if t.timed = strings.IndexByte(line[i:k], ':') > 0; !t.timed || line[k-1] != ' ' {
			return chatTurn{}
		}
		i = k
	}
	i = chars.SkipByte(line, i, '@')
	end := chars.SetEnd(line, i, i+LongestUsername+1, &inAccounts)
	n := len(chars.PrefixOf(line[end:], ": ", "："))
	if n == 0 || chars.PrefixOf(line[end+n:], "\t", "<") != "" || end == i || end-i > LongestUsername {
		return chatTurn{}
	}
	if t.name, t.kind = line[i:end], handleKind(line[i:end]); t.kind >= plainHandle {
		t.spoken, t.lively = isSaid(line[end+n:])
	}
	return t
}

var (
	// talk are the words that people say to others, and programs do not; greetings stand before a name that is spoken to.
	talk      = &wordset.WordList{File: "secrets", Set: "talk"}
	greetings = &wordset.WordList{File: "secrets", Set: "greetings"}
)

// isSaid reports whether a line has a few words that are no code, and whether they ask, call out, or speak to somebody.
func isSaid(rest string) (spoken, lively bool) {
	words, signs := 0, 0
	for f := range strings.FieldsSeq(rest) {
		if strings.ContainsAny(f, "={};<|\\") || strings.Contains(f, "$(") {
			signs++
			continue
		}
		e, _ := prose.WordAt(f, 0)
		last, _ := utf8.DecodeLastRuneInString(f)
		lively = lively || wordset.InSet(talk, f[:e]) || wordset.InSet(greetings, f[:e]) || last >= 0x1F000 || len(f) > 1 && strings.ContainsRune("?!？！؟", last)
		if first, _ := utf8.DecodeRuneInString(f); chars.Spaceless(first) && len(f) > len("車牌") {
			words += 2
		} else if e > 0 {
			words++
		}
	}
	return words > 1 && signs*4 <= words, lively && signs*4 <= words
}
