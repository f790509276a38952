package secrets

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
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

func ChatRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:  "username-in-chat",
			Label: "USERNAME",
			Doc: "The name of an account that a line of a chat begins with, before a colon, where others speak in the lines around it and " +
				"one of the names has a sign or a digit and a part that is a name or no word.",
			Source:   "programs for chats",
			Triggers: chatTriggers(),
			Match:    matchChatter,
		},
	}
}

const (
	mostChatTurns   = 8   // lines on each side of one, in which others speak
	longestChatTurn = 320 // bytes of a line of a chat
	mostChatGap     = 2   // lines in a row that go on with what somebody said
	longestChatHead = 32  // bytes of the time before who speaks
)

// chatTriggers are the colons behind who speaks, and the tokens with digits before a wide colon; others before one would cost
// more than they find.
func chatTriggers() []spec.Trigger {
	list := []spec.Trigger{spec.OnByte(':').Behind("9A").Then(" ")}
	for n := 2; n <= 12; n++ {
		list = append(list, spec.OnToken(lex.TokenMixed, n).StartingWith("AA").FollowedBy("**"))
		if n <= 4 {
			list = append(list, spec.OnToken(lex.TokenDigits, n).FollowedBy("**"))
		}
	}
	return list
}

// The kinds of what a line begins with before its colon.
const (
	noHandle     = iota // nothing, or a word as settings begin with
	roleHandle          // what somebody is in a conversation, which tells nothing
	plainHandle         // letters alone that are no everyday word
	oddHandle           // with a sign or a digit, and a part that is no everyday word
	personHandle        // the same, and a part is the name of somebody
)

// chatRoles speak beside people.
var chatRoles = &wordset.WordList{File: "secrets", Set: "chatRoles"}

// A chatTurn is what is said of a line of a chat.
type chatTurn struct {
	start, end int // of who speaks
	kind       int
	timed      bool
	spoken     bool // it has a few words behind it
	lively     bool // it asks, calls out, or speaks to somebody
}

// matchChatter reads who speaks before the colon at text[at], or the wide one behind the word there.
func matchChatter(text string, at int) (spec.Match, bool) {
	colon := at
	if numeral.IsAlnum(text[at]) {
		if colon, _ = lex.NextToken(text, at); !strings.HasPrefix(text[colon:], "：") {
			return spec.Match{}, false
		}
	}
	start := chars.SetStart(text, colon, colon-LongestUsername-1, &inAccounts)
	if colon-start < fewestUsername || !numeral.IsAlnum(text[colon-1]) {
		return spec.Match{}, false
	}
	from := start
	for from > 0 && start-from <= longestChatHead && text[from-1] != '\n' {
		from--
	}
	if from > 0 && text[from-1] != '\n' {
		return spec.Match{}, false
	}
	own := readTurn(text, from)
	if own.end != colon || own.kind < plainHandle || own.kind == plainHandle && lexicon.Lookup(text[own.start:colon]).Given() > 2 {
		return spec.Match{}, false // most are keys; a given name alone is one of a person
	}
	c := chat{text: text, name: text[own.start:own.end], kind: own.kind}
	c.add(own)
	c.again = false
	c.walkBack(from)
	c.walkOn(from)
	if !c.told() {
		return spec.Match{}, false
	}
	if own.kind == plainHandle {
		return spec.Match{Start: own.start, End: own.end, Alone: 0.75}, true
	}
	return spec.Match{Start: own.start, End: own.end, Alone: 0.85}, true
}

// A chat counts the lines around one.
type chat struct {
	text, name                            string
	kind, best                            int
	turns, others, spoken, lively, fields int
	again, timed                          bool
	other                                 string // the last one else who speaks
}

// add counts a line.
func (c *chat) add(t chatTurn) {
	name := c.text[t.start:t.end]
	switch {
	case t.kind == noHandle:
		c.fields++
		return
	case t.kind == roleHandle:
		return
	}
	c.turns++
	c.best = max(c.best, t.kind)
	c.timed = c.timed || t.timed
	if t.spoken {
		c.spoken++
	}
	if t.lively {
		c.lively++
	}
	switch {
	case name == c.name, name == c.other:
		c.again = true
	default:
		c.others++
		c.other = name
	}
}

// walkBack counts the lines before the one that begins at text[from].
func (c *chat) walkBack(from int) {
	gap := 0
	for n := 0; n < mostChatTurns && from > 0 && gap <= mostChatGap; n++ {
		end := from - 1
		least := max(0, end-longestChatTurn)
		from = least + strings.LastIndexByte(c.text[least:end], '\n') + 1
		if from == least && least > 0 {
			return // the line is longer
		}
		gap = c.line(from, gap)
	}
}

// walkOn counts the lines behind it.
func (c *chat) walkOn(from int) {
	gap := 0
	for n := 0; n < mostChatTurns && gap <= mostChatGap; n++ {
		k := strings.IndexByte(c.text[from:min(len(c.text), from+longestChatTurn)], '\n')
		if k < 0 || from+k+1 >= len(c.text) {
			return
		}
		from += k + 1
		gap = c.line(from, gap)
	}
}

// line counts the line at text[from], and gives how many before it, in a row, were of nobody.
func (c *chat) line(from, gap int) int {
	t := readTurn(c.text, from)
	if t.end == t.start {
		return gap + 1
	}
	c.add(t)
	return 0
}

// told reports whether the lines are those of a chat. Where nobody has a name of a person in the name of the account, somebody speaks
// twice and somebody asks or calls out: programs have names like these, too, and do not.
func (c *chat) told() bool {
	if c.fields*2 >= c.turns || c.turns < 2 || !c.again && c.others < 1 {
		return false
	}
	switch c.best {
	case personHandle:
		return c.spoken > 1 && (c.again || c.lively > 0 || c.kind == personHandle) || c.spoken > 0 && c.lively > 0
	case oddHandle:
		return c.spoken > 1 && c.lively > 0 && (c.again || c.timed)
	}
	return false
}

// readTurn reads the line at text[from]; what it begins with is empty where it is neither somebody who speaks nor the name of a field.
func readTurn(text string, from int) (t chatTurn) {
	i := chars.BytesEnd(text, from, from+4, " >*-") // quoted, or in a list
	if i < len(text) && (numeral.IsDigit(text[i]) || text[i] == '[' || text[i] == '(') {
		k := i
		for k < len(text) && k-i < longestChatHead && prose.BeginsTimed[text[k]] {
			t.timed = t.timed || text[k] == ':' && numeral.IsDigit(text[k-1])
			k++
		}
		if text[k-1] == ' ' && (strings.HasPrefix(text[k:], "AM") || strings.HasPrefix(text[k:], "PM")) {
			for k += len("AM"); k < len(text) && (text[k] == ']' || text[k] == ' '); k++ {
			}
		}
		if !t.timed || text[k-1] != ' ' {
			return chatTurn{}
		}
		i = k
	}
	t.start, t.end = i, i
	i = chars.SkipByte(text, i, '@')
	name := i
	i = chars.SetEnd(text, i, t.start+LongestUsername+1, &inAccounts)
	if i-t.start > LongestUsername {
		return chatTurn{}
	}
	rest := chars.BytesEnd(text, i, i+2, " *")
	switch {
	case i == name:
		return chatTurn{}
	case strings.HasPrefix(text[rest:], ": "):
		rest += len(": ")
	case strings.HasPrefix(text[i:], "："):
		rest = i + len("：")
	default:
		return chatTurn{}
	}
	t.end = i
	if t.kind = handleKind(text[name:i]); t.kind < plainHandle {
		return t
	}
	t.spoken, t.lively = isSaid(text[rest:lex.LineEnd(text, rest, longestChatTurn)])
	return t
}

// handleKind tells what may be the name of an account from a word.
func handleKind(name string) int {
	small, capitals, odd, unknown, person, sure, thing := 0, 0, false, false, false, false, false
	part := 0
	for k := 0; k <= len(name); k++ {
		if k < len(name) {
			c := name[k]
			if numeral.IsLetter(c) {
				if c >= 'a' {
					small++
				} else {
					capitals++
				}
				continue
			}
			odd = odd || numeral.IsDigit(c) || c == '_' || c == '.' && k+1 < len(name)
		}
		if word := name[part:k]; len(word) > 2 {
			class := lexicon.Lookup(word)
			known := class.Common() > 1 || wordset.InSet(prose.TypeWords, word) || wordset.InSet(prose.NoValues, word)
			unknown = unknown || !known && (class == 0 || class.Common() < 2)
			sure = sure || class.Given() > 1 && class.Common() < 2
			person = person || class.Given() > 2 || max(class.Given(), class.Family()) > 0 && !known
			thing = thing || wordset.InSet(thingNames, word) || wordset.InSet(fieldParts, word)
		}
		part = k + 1
	}
	switch {
	case len(name) < fewestUsername || !numeral.IsAlnum(name[0]) && name[0] != '_' || small+capitals < 3 || small == 0:
		return noHandle
	case wordset.InSet(chatRoles, name):
		return roleHandle
	case !odd:
		if capitals == 1 && name[0] < 'a' && (!isEverydayWord(name) || lexicon.Lookup(name).Given() > 1) || capitals == 2 && name[0] < 'a' &&
			strings.IndexByte(name, '-') < 0 {
			return roleHandle // a person, who is found as one
		}
		if strings.IndexByte(name, '-') >= 0 || capitals > 0 || small < 4 || isEverydayWord(name) || thing {
			return noHandle
		}
		return plainHandle
	case capitals > 0 && strings.IndexByte(name, '.') >= 0:
		return noHandle // a part of a program
	case sure, person && !thing:
		return personHandle
	case (unknown || isInitialAccount(name)) && !thing && capitals == 0 && !wordset.InSet(fileEndings, name[strings.LastIndexByte(name, '.')+1:]):
		return oddHandle
	}
	return noHandle
}

// isInitialAccount reports whether the name of an account is a word, a dot or an underscore, and an initial: den.k.
func isInitialAccount(name string) bool {
	n := len(name)
	return n > 4 && numeral.IsLetter(name[n-1]) && (name[n-2] == '.' || name[n-2] == '_') && numeral.IsLetter(name[n-3])
}

// talk are the words that people say to others, and programs do not.
var talk = &wordset.WordList{File: "secrets", Set: "talk"}

// isSaid reports whether a line has a few words that are no code, and whether they ask, call out, or speak to somebody.
func isSaid(rest string) (spoken, lively bool) {
	words, signs, joined := 0, 0, 0
	if strings.HasPrefix(rest, "<") || strings.HasPrefix(rest, "\t") || strings.Contains(rest, "$(") {
		return false, false // markup, a table or a makefile
	}
	for i := 0; i < len(rest); {
		e, _ := prose.WordAt(rest, i)
		if e > i {
			if words++; wordset.InSet(talk, rest[i:e]) || wordset.InSet(greetings, rest[i:e]) {
				lively = true
			}
			for _, r := range rest[i:e] {
				if chars.Spaceless(r) {
					joined++
				}
			}
			i = e
			continue
		}
		switch c := rest[i]; {
		case c == '?' || c == '!':
			lively = lively || i > 0 && (i+1 == len(rest) || rest[i+1] <= ' ' || rest[i+1] == c)
		case c == '=' || c == '{' || c == '}' || c == ';' || c == '<' || c == '|' || c == '\\':
			signs++
		case c >= 0xF0: // a face
			lively = true
		case c >= utf8.RuneSelf:
			if strings.HasPrefix(rest[i:], "？") || strings.HasPrefix(rest[i:], "！") || strings.HasPrefix(rest[i:], "؟") {
				lively = true
			}
			_, n := utf8.DecodeRuneInString(rest[i:])
			i += n
			continue
		}
		i++
	}
	spoken = (words > 1 || joined > 2) && signs*4 <= words
	return spoken, lively && signs*4 <= max(words, 1)
}

// greetings stand before a name that is spoken to, beside shortTitles.
var greetings = &wordset.WordList{File: "secrets", Set: "greetings"}
