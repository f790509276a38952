package secrets

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file finds the passwords that commands are given: mysql -pQuorl77, curl -u tess:Quorl77, IDENTIFIED BY 'Quorl77'.

// CommandRecognizers find them.
func CommandRecognizers() []spec.Recognizer {
	var words []string
	for _, c := range commands.Get() {
		words = append(words, c.word)
	}
	return []spec.Recognizer{{
		Name: "password-of-command", Label: "PASSWORD",
		Doc:      "The argument of a command that is a password: behind its option, behind the name of the account in it, or piped into it.",
		Source:   "the manuals of the commands: mysql, curl, sshpass, redis-cli, docker login, sqlplus, openssl, ldapsearch and others; SQL",
		Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(words, nil).FollowedBy(" * A 9-A")},
		Match:    matchCommand,
	}}
}

// A command takes a password.
type command struct {
	word           string // that its name begins with
	name           string
	option         string // before the argument, or at its beginning where glued is set; empty for any argument
	glued, quoted  bool   // quoted: the argument stands in single quotes
	before, behind string // part the password from the name of the account and from the host in the argument
}

// commands are written as in a manual: docker login -p X; U is the name of an account.
var commands = lazy.Value[[]command]{Make: func() (all []command) {
	for _, line := range lists.Words("secrets", "commands") {
		words := strings.Fields(line)
		c, arg := command{}, words[len(words)-1]
		words = words[:len(words)-1]
		if k := len(words) - 1; k > 0 && !strings.Contains(line, "login X") && (words[k][0] == '-' || words[k] == "by") {
			c.option, words = words[k], words[:k]
		}
		if k := strings.IndexByte(arg, 'X'); k > 0 && arg[0] == '-' {
			c.option, c.glued, arg = arg[:k], true, arg[k:]
		}
		if before, behind, ok := strings.Cut(arg, "X"); ok {
			c.quoted = before == "'"
			c.before, c.behind = strings.Trim(strings.TrimPrefix(before, "U"), "'"), strings.Trim(behind, "'")
		}
		c.name = strings.Join(words, " ")
		c.word, _, _ = strings.Cut(words[0], "-")
		all = append(all, c)
	}
	return all
}}

const (
	ofCommand      = 0.93
	longestCommand = 256 // bytes up to the argument
)

// matchCommand reads the password of the command at text[at].
func matchCommand(text string, at int) (spec.Match, bool) {
	if lex.JoinsBefore(text, at) || at > 0 && strings.IndexByte("-.@", text[at-1]) >= 0 {
		return spec.Match{}, false
	}
	for k := range commands.Get() {
		c := &commands.Get()[k]
		rest := text[at:min(len(text), at+longestCommand)]
		if len(rest) <= len(c.name) || !strings.EqualFold(rest[:len(c.name)], c.name) || rest[len(c.name)] != ' ' {
			continue
		}
		if from, to, ok := c.password(text, at+len(c.name)); ok {
			return spec.Match{Start: from, End: to, Alone: ofCommand}, true
		}
	}
	return spec.Match{}, false
}

// password is the place of the password in the arguments of a command behind its name, which ends at text[i].
func (c *command) password(text string, i int) (from, to int, ok bool) {
	due := c.option == "" || c.glued // the next argument can be it
	for limit := min(len(text), i+longestCommand); i < limit; {
		if i = chars.SkipByte(text, i, ' '); i >= limit || strings.IndexByte("\n\r|;&", text[i]) >= 0 {
			return 0, 0, false
		}
		from, to = i, i
		quote := byte(0)
		for ; to < limit && text[to] >= ' ' && (quote != 0 || text[to] != ' ' && text[to] != ';'); to++ {
			if isQuote(text[to]) && (quote == 0 || quote == text[to]) {
				quote ^= text[to]
			}
		}
		if i = to; i == from {
			i++
			continue
		}
		arg := text[from:to]
		switch {
		case c.glued && strings.HasPrefix(arg, c.option) && len(arg) > len(c.option):
			from += len(c.option)
		case !due || c.glued:
			due = strings.EqualFold(arg, c.option)
			continue
		}
		if from, to, ok = c.part(text, from, to); ok {
			return from, to, c.name != "echo" || isPiped(text, to)
		}
		if due = c.option == "" && c.name != "echo"; !due {
			return 0, 0, false
		}
	}
	return 0, 0, false
}

// part is the password in the argument text[from:to].
func (c *command) part(text string, from, to int) (start, end int, ok bool) {
	quoted := to-from > 2 && isQuote(text[from]) && text[to-1] == text[from]
	if quoted {
		from, to = from+1, to-1
	}
	if c.before != "" {
		k := strings.Index(text[from:to], c.before)
		if k < 0 || k == 0 && len(c.before) == 1 || strings.ContainsAny(text[from:from+k], "=<>$") {
			return 0, 0, false
		}
		from += k + len(c.before)
	}
	if c.behind != "" {
		k := strings.LastIndex(text[from:to], c.behind)
		if k < 0 {
			return 0, 0, false
		}
		to = from + k
	}
	v := text[from:to]
	return from, to, len(v) > 2 && strings.IndexByte("-$/@", v[0]) < 0 && !isPlaceholder(v) && (!c.quoted || quoted && text[to] == '\'') &&
		strings.IndexByte(v, ' ') < 0
}

// isPiped reports whether the line goes on with a command that reads a password.
func isPiped(text string, i int) bool {
	rest := text[i:lex.LineEnd(text, i, longestCommand)]
	_, rest, ok := strings.Cut(rest, "|")
	for _, w := range lists.Words("secrets", "passwordReaders") {
		if ok && strings.Contains(rest, w) {
			return true
		}
	}
	return false
}
