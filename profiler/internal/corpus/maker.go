package corpus

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"unicode/utf8"
)

// A segment is a piece of a text, with a label or without.
type segment struct {
	text  string
	label string
	form  string
}

// join puts segments together. Segments that are empty leave no span.
func join(segments []segment) Sentence {
	var s Sentence
	var b strings.Builder
	for _, seg := range segments {
		start := b.Len()
		b.WriteString(seg.text)
		if seg.label != "" && seg.text != "" {
			s.Spans = append(s.Spans, Span{Label: seg.label, Form: seg.form, Start: start, End: b.Len()})
		}
	}
	s.Text = b.String()
	s.Spans = joined(s.Text, s.Spans)
	for i := range s.Spans {
		if s.Spans[i].Label == "DATE_TIME" {
			s.Spans[i].End = timeBehind(s.Text, s.Spans[i].End)
		}
	}
	return s
}

// mostClockWords bounds the words between a date and the time of day behind it.
const mostClockWords = 2

// timeBehind is the end of the time of day, in hours and minutes with a colon, behind the date that ends at text[end], which is one place
// with it; or end: 3 May, 10:30 and den 3. maj kl. 10:30.
func timeBehind(text string, end int) int {
	words := strings.Split(strings.TrimPrefix(text[end:], ","), " ")
	at := end + len(text[end:]) - len(strings.TrimPrefix(text[end:], ","))
	if len(words) < 2 || words[0] != "" {
		return end
	}
	for n, word := range words[1:] {
		at++
		digits := 0
		for digits < len(word) && '0' <= word[digits] && word[digits] <= '9' {
			digits++
		}
		switch {
		case digits > 0 && digits < 3 && len(word) >= digits+3 && word[digits] == ':':
			end = at + digits + len(":00")
			if strings.HasPrefix(text[end:], " hours") {
				end += len(" hours")
			}
			return end
		case digits > 0 || n == mostClockWords || len(word) > len("alle.") || strings.ContainsAny(word, "\n,;:"):
			return end
		}
		at += len(word)
	}
	return end
}

// joined makes one span of a given and a family name that follow each other, as in Anna
// Meier and Meier, Anna.
func joined(text string, spans []Span) []Span {
	var out []Span
	for _, s := range spans {
		if n := len(out) - 1; n >= 0 && s.Label == "PERSON" && out[n].Label == "PERSON" {
			between, forms := text[out[n].End:s.Start], inOneCase(out[n].Form)+" "+inOneCase(s.Form)
			if between == " " && (forms == "given family" || forms == "family given") || between == ", " && forms == "family given" {
				out[n].End, out[n].Form = s.End, "full"
				continue
			}
		}
		out = append(out, s)
	}
	return out
}

// inOneCase is a form of a name without what says that it is all in capitals or in small letters.
func inOneCase(form string) string {
	return strings.TrimSuffix(strings.TrimSuffix(form, ".upper"), ".lower")
}

// A maker fills one template.
type maker struct {
	*generator
	rng      *rand.Rand
	language *language
	country  string // whose forms of addresses and numbers are used
	native   bool   // whether names are in a script of the language's own
	segments []segment
	inside   int // labelled slots around the place
	people   map[string]*person
	said     map[string]segment // values of slots with a key
}

func newMaker(g *generator, rng *rand.Rand, l *language) *maker {
	m := &maker{generator: g, rng: rng, language: l, people: map[string]*person{}, said: map[string]segment{}}
	home := homeOf(l.code)
	m.country = pick(rng, home.countries)
	m.native = home.native
	return m
}

// pick chooses one of some values.
func pick[T any](rng *rand.Rand, from []T) T { return from[rng.IntN(len(from))] }

// chance is true with a probability in percent.
func (m *maker) chance(percent float64) bool { return m.rng.Float64()*100 < percent }

// write adds text without a label.
func (m *maker) write(text string) {
	if text == "" {
		return
	}
	if n := len(m.segments); n > 0 && m.segments[n-1].label == "" {
		m.segments[n-1].text += text
		return
	}
	m.segments = append(m.segments, segment{text: text})
}

// label adds text with a label, or without where a labelled slot is around it.
func (m *maker) label(label, form, text string) {
	if m.inside > 0 {
		m.write(text)
		return
	}
	m.segments = append(m.segments, segment{text, label, form})
}

// text gives what f writes, without labels.
func (m *maker) text(f func()) string {
	before := m.segments
	m.segments = nil
	m.inside++
	f()
	m.inside--
	var b strings.Builder
	for _, s := range m.segments {
		b.WriteString(s.text)
	}
	m.segments = before
	return b.String()
}

// expand writes a sequence.
func (m *maker) expand(s sequence, depth int) {
	if depth > maxDepth {
		panic("corpus: a non-terminal of " + m.language.code + " that does not end")
	}
	for i := range s {
		switch it := &s[i]; {
		case it.choice != nil:
			m.expand(pick(m.rng, it.choice.of), depth+1)
		case it.slot != nil:
			m.fill(it.slot, depth)
		case it.rule != "":
			m.rule(it.rule, depth)
		default:
			m.write(it.text)
		}
	}
}

// rule writes a non-terminal.
func (m *maker) rule(name string, depth int) {
	c := m.language.rule(m.all.shared, name)
	if c == nil {
		panic(fmt.Sprintf("corpus: %s has no non-terminal %s", m.language.code, name))
	}
	m.expand(pick(m.rng, c.of), depth+1)
}

// ruleText gives a non-terminal as text.
func (m *maker) ruleText(name string) string { return m.text(func() { m.rule(name, 0) }) }

// fill writes a slot.
func (m *maker) fill(s *slot, depth int) {
	if !s.labelled() {
		f, ok := fillers[s.name]
		switch {
		case s.key != "":
			said, ok2 := m.said[s.name+"#"+s.key]
			if !ok2 {
				said.text = m.text(func() { m.fill(&slot{name: s.name, form: s.form, arg: s.arg}, depth) })
				m.said[s.name+"#"+s.key] = said
			}
			m.write(said.text)
		case ok:
			m.endedFiller(s, f(m, s))
		default:
			m.rule(s.name, depth)
		}
		return
	}
	switch s.name {
	case "PERSON":
		m.person(s)
		return
	case "ADDRESS":
		m.block(s)
		return
	}
	if m.endedValue(s) {
		return
	}
	if s.key != "" {
		// The address or the account of a person follows the name.
		if s.name == "EMAIL_ADDRESS" || s.name == "USERNAME" {
			m.label(s.name, s.form, m.value(s, m.personOf(s.key)))
			return
		}
		key := s.name + "." + s.form + "#" + s.key
		said, ok := m.said[key]
		if !ok {
			said = segment{m.value(s, nil), s.name, s.form}
			m.said[key] = said
		}
		m.label(said.label, said.form, said.text)
		return
	}
	value, ending := endingApart(s.form, m.value(s, nil))
	m.label(s.name, s.form, value)
	m.write(ending)
}

// value makes the value of a labelled slot other than of people.
func (m *maker) value(s *slot, p *person) string {
	if s.name == "LOCATION" || s.name == "ORGANIZATION" {
		// The last part of the form may be the case of an owner, or the letter case.
		form := s.form[:max(strings.LastIndexByte(s.form, '.'), 0)]
		of := slot{name: s.name, form: form}
		switch strings.TrimPrefix(s.form[len(form):], ".") {
		case "gen":
			return genitive(m.language.code, m.value(&of, p))
		case "lower":
			return lower(m.language.code, m.value(&of, p))
		case "upper":
			return upper(m.language.code, m.value(&of, p))
		}
	}
	switch s.name {
	case "LOCATION":
		return m.place(s.form)
	case "ORGANIZATION":
		return m.organization(s.form)
	case "JOB_TITLE":
		return m.job(s.form)
	case "NATIONALITY", "RELIGION":
		return m.closed(strings.ToLower(s.name), s.form)
	case "STREET_ADDRESS":
		return m.street(s.form)
	case "EMAIL_ADDRESS":
		return m.email(p)
	case "USERNAME":
		return m.username(p)
	}
	if f := identifiers[s.name]; f != nil {
		return f(m, s)
	}
	panic("corpus: no values for " + s.name)
}

// capitalise puts the first letter of a text in upper case.
func capitalise(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return strings.ToUpper(string(r)) + s[n:]
}
