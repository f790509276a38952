package corpus

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A template is a line of a file of templates.
type template struct {
	language *language
	id       int
	part     Part
	group    string
	body     sequence
	varied   bool // whether it gives many sentences

	// Whether there is a value with a label in them, and an address.
	named, addressed bool
}

// weight is how often a template is chosen beside others: one that varies three times as often as
// one that does not; one without anything to find twice as often as one with it, since that is
// what most texts are; one with an address as well, since these have the most forms; and one in
// English four times as often, since half of all texts are.
func (t *template) weight() int {
	n := 1
	if t.varied {
		n = 3
	}
	if t.addressed {
		n *= 2
	}
	switch {
	case t.language.code == "en":
		n *= 4
	case !t.named:
		n *= 3
	}
	return n
}

// A language is a file of templates.
type language struct {
	code      string
	templates []*template
	rules     map[string]*choice // the non-terminals
}

// add adds the templates and non-terminals of another file of the language.
func (l *language) add(more *language) error {
	for _, t := range more.templates {
		if slices.ContainsFunc(l.templates, func(u *template) bool { return u.id == t.id }) {
			return errors.New("two files of " + l.code + " have the same template")
		}
		t.language = l
	}
	l.templates = append(l.templates, more.templates...)
	for name, c := range more.rules {
		if l.rules[name] == nil {
			l.rules[name] = new(choice)
		}
		l.rules[name].of = append(l.rules[name].of, c.of...)
	}
	return nil
}

// rule gives the non-terminal of a name, of the language or of all.
func (l *language) rule(shared *language, name string) *choice {
	if c := l.rules[name]; c != nil {
		return c
	}
	return shared.rules[name]
}

// A sequence is text, choices, slots and non-terminals, one behind the other.
type sequence []item

// An item has one of its fields.
type item struct {
	text   string
	choice *choice
	slot   *slot
	rule   string
}

// slots counts the slots that have more than a few values: all but non-terminals.
func (s sequence) slots() int {
	n := 0
	for i := range s {
		switch it := &s[i]; {
		case it.slot != nil && (it.slot.labelled() || fillers[it.slot.name] != nil):
			n++
		case it.choice != nil:
			for _, one := range it.choice.of {
				n += one.slots()
			}
		}
	}
	return n
}

// has reports whether there is a slot for which is holds.
func (s sequence) has(is func(*slot) bool) bool {
	return slices.ContainsFunc(s, func(it item) bool {
		return it.slot != nil && is(it.slot) || it.choice != nil && slices.ContainsFunc(it.choice.of, func(one sequence) bool { return one.has(is) })
	})
}

func isLabelled(s *slot) bool { return s.labelled() }

func isAddress(s *slot) bool { return s.name == "ADDRESS" || s.name == "STREET_ADDRESS" }

// A choice is the alternatives of a template or a non-terminal.
type choice struct{ of []sequence }

// A slot is a place for a value.
type slot struct {
	name string // PERSON, or the name of a filler
	form string // what stands behind the first dot
	arg  string // what stands behind a colon
	key  string // what stands behind #
}

// labelled reports whether what stands in the slot has a label.
func (s *slot) labelled() bool { return s.name[0] >= 'A' && s.name[0] <= 'Z' }

// parseFile reads the file of a language.
func parseFile(code, text string) (*language, error) {
	l := &language{code: code, rules: map[string]*choice{}}
	var errs []error
	group := "other"
	seen := map[string]int{}
	for i, line := range strings.Split(text, "\n") {
		fail := func(err error) {
			errs = append(errs, fmt.Errorf("templates of %s, line %d: %w", code, i+1, err))
		}
		switch {
		case strings.TrimSpace(line) == "", line == "#", strings.HasPrefix(line, "# "):
			continue
		case strings.HasPrefix(line, "## "):
			group = strings.TrimSpace(line[3:])
			continue
		}
		if name, body, ok := cutRule(line); ok {
			c, err := parseAll(body)
			if err != nil {
				fail(err)
				continue
			}
			if l.rules[name] == nil {
				l.rules[name] = new(choice)
			}
			l.rules[name].of = append(l.rules[name].of, c.of...)
			continue
		}
		p := parser{rest: line}
		body, err := p.sequence(false)
		if err != nil {
			fail(err)
			continue
		}
		if first, ok := seen[line]; ok {
			fail(fmt.Errorf("the same as line %d", first))
		}
		seen[line] = i + 1
		h := hashOf(code + "\n" + line)
		l.templates = append(l.templates, &template{language: l, id: int(h >> 33), part: partOf(mix(h)), group: group, body: body,
			varied: body.slots() > 0, named: body.has(isLabelled), addressed: body.has(isAddress)})
	}
	return l, errors.Join(errs...)
}

// cutRule takes a line such as "@name = alternatives" apart.
func cutRule(line string) (name, body string, ok bool) {
	if !strings.HasPrefix(line, "@") {
		return "", "", false
	}
	name, body, ok = strings.Cut(line[1:], " = ")
	if !ok || name == "" || strings.TrimLeft(name, ruleLetters) != "" {
		return "", "", false
	}
	return name, body, true
}

// ruleLetters are the characters of the name of a non-terminal.
const ruleLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"

// parseAll reads alternatives that are not in brackets.
func parseAll(body string) (*choice, error) {
	p := parser{rest: body}
	c := new(choice)
	for {
		s, err := p.sequence(true)
		if err != nil {
			return nil, err
		}
		c.of = append(c.of, s)
		if p.rest == "" {
			return c, nil
		}
		if p.rest[0] == ']' {
			return nil, errors.New("a bracket too many")
		}
		p.rest = p.rest[1:]
	}
}

// A parser reads a template.
type parser struct {
	rest  string
	depth int
}

// maxDepth is how deep brackets, and non-terminals, may be in one another.
const maxDepth = 24

// sequence reads up to the end, or to a bar or bracket of the choice that it is in.
func (p *parser) sequence(inChoice bool) (sequence, error) {
	var s sequence
	var text strings.Builder
	flush := func() {
		if text.Len() > 0 {
			s = append(s, item{text: text.String()})
			text.Reset()
		}
	}
	for p.rest != "" {
		c := p.rest[0]
		switch {
		case c == '\\':
			if len(p.rest) < 2 {
				return nil, errors.New("a backslash at the end")
			}
			switch p.rest[1] {
			case 'n':
				text.WriteByte('\n')
			case 't':
				text.WriteByte('\t')
			case '\\', '[', ']', '{', '}', '|', '@', '#':
				text.WriteByte(p.rest[1])
			default:
				return nil, errors.New("an unknown escape")
			}
			p.rest = p.rest[2:]
			continue
		case inChoice && (c == '|' || c == ']'):
			flush()
			return s, nil
		case c == ']' || c == '}':
			return nil, errors.New("a bracket too many")
		case c == '[':
			flush()
			if p.depth++; p.depth > maxDepth {
				return nil, errors.New("brackets too deep")
			}
			ch := new(choice)
			for p.rest[0] != ']' {
				p.rest = p.rest[1:]
				one, err := p.sequence(true)
				if err != nil {
					return nil, err
				}
				if p.rest == "" {
					return nil, errors.New("an open bracket")
				}
				ch.of = append(ch.of, one)
			}
			p.depth--
			s = append(s, item{choice: ch})
		case c == '{':
			flush()
			inner, rest, ok := strings.Cut(p.rest[1:], "}")
			if !ok || inner == "" {
				return nil, errors.New("an open or empty slot")
			}
			sl := new(slot)
			inner, sl.key, _ = strings.Cut(inner, "#")
			inner, sl.arg, _ = strings.Cut(inner, ":")
			sl.name, sl.form, _ = strings.Cut(inner, ".")
			if sl.name == "" || strings.TrimLeft(sl.name, ruleLetters) != "" {
				return nil, errors.New("a slot with a bad name")
			}
			s = append(s, item{slot: sl})
			p.rest = rest
			continue
		case c == '@':
			n := len(p.rest) - 1 - len(strings.TrimLeft(p.rest[1:], ruleLetters))
			if n == 0 {
				return nil, errors.New("an @ without a name; \\@ is the sign")
			}
			flush()
			s = append(s, item{rule: p.rest[1 : 1+n]})
			p.rest = p.rest[1+n:]
			continue
		default:
			text.WriteByte(c)
		}
		p.rest = p.rest[1:]
	}
	flush()
	return s, nil
}
