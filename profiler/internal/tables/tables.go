package tables

import (
	"hash/fnv"
	"iter"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// A Part is a third of everything that is drawn from.
type Part int

// The parts. What is fitted on one is measured on another.
const (
	Train Part = iota
	Calibrate
	Test
)

// partOf deals a word out: three fifths are for Train, and a fifth for each of
// the others.
func partOf(word string) Part {
	h := fnv.New32a()
	h.Write([]byte(word))
	switch h.Sum32() >> 8 % 5 {
	case 0:
		return Calibrate
	case 1:
		return Test
	}
	return Train
}

// A Style is how a header is written.
type Style string

// The styles.
const (
	Clear   Style = "clear"   // an English phrase in words: first_name
	Short   Style = "short"   // an English abbreviation: fname
	Foreign Style = "foreign" // a phrase of the country: vorname
	Opaque  Style = "opaque"  // col_7
)

// A Column is one column of a table and the truth about it.
type Column struct {
	Name   string
	Values []string

	// Label is what the column holds: a label of package privet, or NONE.
	Label string

	// Also are labels that are right as well: a column of given and family names
	// may be called either.
	Also []string

	Style Style

	// Field is the name of what was drawn, which is finer than the label.
	Field string

	// Tells reports whether the values are such that they say by themselves what
	// they are. Nine random digits do not.
	Tells bool
}

// Accepts reports whether a verdict on the column is right. That a column which
// is not personal is UNKNOWN is right, too.
func (c *Column) Accepts(label string) bool {
	if label == c.Label || c.Label == none && label == "UNKNOWN" {
		return true
	}
	for _, l := range c.Also {
		if l == label {
			return true
		}
	}
	return false
}

// IsPersonal reports whether the column holds personal data.
func (c *Column) IsPersonal() bool { return c.Label != none }

// A Table is some columns of the same length.
type Table struct {
	Locale  string // such as de_DE
	World   bool   // its people live in many countries, and have names of these
	Columns []Column
}

const none = "NONE"

// Options say what is drawn.
type Options struct {
	Seed   uint64
	Tables int
	Part   Part
	Lists  *Lists
}

// Generate draws tables.
func Generate(o Options) iter.Seq[Table] {
	return func(yield func(Table) bool) {
		for i := range o.Tables {
			g := &generator{
				Rand:   rand.New(rand.NewPCG(o.Seed, uint64(i)<<2|uint64(o.Part))),
				part:   o.Part,
				lists:  o.Lists,
				locale: &locales[i%len(locales)],
			}
			if !yield(g.table()) {
				return
			}
		}
	}
}

// A generator draws one table.
type generator struct {
	*rand.Rand
	part   Part
	lists  *Lists
	locale *locale
	world  bool // its people live in many countries
	form   int  // of the column: which of several written forms most of its values have
	row    int
}

// table draws the columns of people, of things, or of both.
func (g *generator) table() Table {
	t := Table{Locale: g.locale.code}
	personal := [...]float64{0.85, 0.85, 0.5, 0.5, 0.1}[g.IntN(5)]
	style := [...]Style{Clear, Clear, Short, Foreign, Foreign, Opaque, Opaque}[g.IntN(7)]
	rows := [...]int{5 + g.IntN(10), 15 + g.IntN(30), 40, 40 + g.IntN(160)}[g.IntN(4)]
	if g.IntN(6) == 0 {
		rows = 1 + g.IntN(4)
	}
	dress := dresses[g.IntN(len(dresses))]
	g.world = g.IntN(worldEach) == 0
	t.World = g.world
	used := map[string]bool{}
	var next *field // a longitude stands beside a latitude
	for range 3 + g.IntN(13) {
		f := g.field(g.Float64() < personal)
		if next != nil {
			f, next = next, nil
		}
		if used[f.name] {
			continue
		}
		if other := beside[f.name]; other != "" && g.IntN(12) > 0 {
			next = personalNamed(other)
		}
		used[f.name] = true
		s := style
		if g.IntN(6) == 0 {
			s = [...]Style{Clear, Short, Foreign, Opaque}[g.IntN(4)]
		}
		t.Columns = append(t.Columns, g.column(f, s, dress, rows))
	}
	return t
}

// worldEach is of how many tables one is of people of many countries, and worldly are the fields of what differs with the country.
const worldEach = 12

var worldly = fields("first|last|person|street|address|city|state|zip|phone|fax|company|country|job")

// abroad is the locale of one of many people.
func (g *generator) abroad() *locale { return &locales[g.IntN(len(locales))] }

// beside are fields that hardly stand alone.
var beside = map[string]string{"lat": "lon", "lon": "lat"}

// personalNamed gives the personal field of a name.
func personalNamed(name string) *field {
	return &personalFields[slices.IndexFunc(personalFields, func(f field) bool { return f.name == name })]
}

// field draws what a column is about. What a country has of its own comes up as
// often as a few of the others together.
func (g *generator) field(personal bool) *field {
	for !personal {
		// Some things come up in one part only: a table will have columns of which
		// nobody has thought.
		f := &thingFields[g.IntN(len(thingFields))]
		if p, ok := reserved[f.name]; (!ok || p == g.part) && (usualThings[f.name] || g.Float64() < unusualShare) {
			return f
		}
	}
	if n := len(g.locale.ids); n > 0 && g.IntN(14) == 0 {
		return &g.locale.ids[g.IntN(n)]
	}
	for {
		f := &personalFields[g.IntN(len(personalFields))]
		if g.Float64() < f.share {
			return f
		}
	}
}

// reserved are the things that come up in one part only.
var reserved = map[string]Part{
	"brand": Calibrate, "item": Calibrate, "json": Calibrate, "size": Calibrate, "method": Calibrate, "symbol": Calibrate, "commit": Calibrate, "food": Calibrate,
	"percent": Calibrate, "due": Calibrate, "course": Calibrate, "host": Calibrate,
	"ticker": Test, "title": Test, "error": Test, "latency": Test, "timezone": Test, "token id": Test, "batch": Test, "animal": Test, "epoch": Test, "month": Test, "payment": Test, "element": Test,
	"lab code": Calibrate, "insurer": Calibrate, "deal": Calibrate, "flight": Calibrate, "proverb": Calibrate, "height": Calibrate, "dimensions": Calibrate, "seat": Test, "team": Test, "range": Test, "pod": Test, "book": Test, "machine code": Test,
	"module": Calibrate, "club": Test, "room called": Test, "points": Calibrate,
}

// usualThings are those that most tables of things have. The others come up less often.
var usualThings = fields("enumeration|flag|status|quantity|count|score|price|big number|share|percent|position|event date|created|time|year|order|order digits|document digits|article digits|serial|part|sku|ean|tracking|ticket|" +
	"product in words|category|department|unit|currency|text|note in words|code of a kind|pieces")

// unusualShare is how often one of the others is taken when it is drawn.
const unusualShare = 0.4

// pooled says how often a column of a field has few different values. Towns and
// trades come again and again, and so do the names of what is sold; hardly any two
// people have one name, and fewer live in one house.
var pooled = func() map[string]float64 {
	shares := map[string]float64{"person": 0.08, "street": 0.05, "first": 0.15, "last": 0.15, "company": 0.3, "zip": 0.25}
	for f := range fields("city|state|country|nationality|religion|ethnicity|job|condition|medication") {
		shares[f] = 0.5
	}
	for f := range fields("product|product in words|item|one word|slogan|brand|maker|title|book|song|course|lesson|deal|dish|typeface|code name|gem|club|team|note in words|room called|file|host|machine code|batch|part|sku|article digits|word") {
		shares[f] = 0.5
	}
	return shares
}()

// fields are the names of some fields.
func fields(names string) map[string]bool {
	set := map[string]bool{}
	for name := range strings.SplitSeq(names, "|") {
		set[name] = true
	}
	return set
}

// nothings are written where a value is missing.
var nothings = []string{"", "", "", "NULL", "null", "N/A", "n/a", "-", "None", "NaN"}

// column draws the header and the values.
func (g *generator) column(f *field, style Style, dress dress, rows int) Column {
	c := Column{Label: f.label, Also: f.also, Style: style, Field: f.name, Tells: f.tells}
	named := f
	if f.name == "flag" && g.IntN(3) == 0 {
		named = &personalFields[g.IntN(len(personalFields))] // whether there is one
	}
	c.Name, c.Style = g.header(named, style, dress)
	if unusual := g.IntN(100); c.Style != Opaque && (unusual < 12 && f.label == none || unusual < 2) {
		c.Name = g.unusualHeader(dress)
		if f.label != none {
			c.Style = Opaque
		}
	}
	missing := 0.0
	if g.IntN(3) == 0 {
		missing = g.Float64() * 0.4
	}
	nothing := nothings[g.IntN(len(nothings))]
	g.form = g.IntN(1 << 20)
	form := g.form
	mixed := g.IntN(5) == 0
	var pool []string // the few values that a column has, again and again
	if g.Float64() < pooled[f.name] {
		pool = make([]string, 2+g.IntN(14))
	}
	strange := c.Style != Opaque && g.IntN(16) == 0
	for g.row = range rows {
		if g.Float64() < missing {
			c.Values = append(c.Values, nothing)
			continue
		}
		g.form = form
		if mixed && g.IntN(4) == 0 {
			g.form = g.IntN(1 << 20)
		}
		home := g.locale
		if g.world && worldly[f.name] && g.IntN(2) == 0 {
			g.locale, g.form = g.abroad(), g.IntN(1<<20)
		}
		v := ""
		if pool == nil {
			v = f.value(g)
		} else {
			k := g.IntN(len(pool))
			if pool[k] == "" {
				pool[k] = f.value(g)
			}
			v = pool[k]
		}
		g.locale = home
		if strange {
			v = g.strange(v)
		}
		c.Values = append(c.Values, v)
	}
	g.form = form
	return c
}

// pick draws one of a list.
func (g *generator) pick(list []string) string { return list[g.IntN(len(list))] }

// formOf picks one of a list, the same for most values of a column. Of many, some are
// of one part only, as people write things in ways of which nobody has thought.
func (g *generator) formOf(list []string) string {
	k := g.form % len(list)
	for range len(list) {
		if p := partOf("form " + list[k]); len(list) < 4 || p == Train || p == g.part {
			break
		}
		k = (k + 1) % len(list)
	}
	return list[k]
}

// anyForm picks one of a list in the same way, another for each value.
func (g *generator) anyForm(list []string) string {
	form := g.form
	g.form = g.IntN(1 << 20)
	s := g.formOf(list)
	g.form = form
	return s
}

// strange makes a value what it should not be: hidden, cut off, wrong.
func (g *generator) strange(v string) string {
	b := []rune(v)
	for i, r := range b {
		switch {
		case g.form%4 == 0 && unicode.IsDigit(r):
			b[i] = '9'
		case g.form%4 == 0 && i > 0 && unicode.IsLetter(r):
			b[i] = 'x'
		case g.form%4 == 1 && i > 1 && i < len(b)-2 && r != '@' && r != '.':
			b[i] = '*'
		case g.form%4 > 1 && unicode.IsDigit(r):
			b[i] = rune('0' + g.IntN(10))
		case g.form%4 > 1 && r >= 'a' && r <= 'z':
			b[i] = rune('a' + g.IntN(26))
		}
	}
	if g.form%5 == 0 && len(b) > 6 {
		b = b[:len(b)-2]
	}
	return string(b)
}

// write fills in a pattern: 9 is a digit, # one that is not 0, A a capital and a a
// small letter, X either a capital or a digit, h a digit in hexadecimal. The code
// of a country behind + stands for itself.
func (g *generator) write(pattern string) string {
	b := make([]byte, 0, len(pattern))
	for i := 0; i < len(pattern); i++ {
		switch c := pattern[i]; c {
		case '9':
			b = append(b, byte('0'+g.IntN(10)))
		case '#':
			b = append(b, byte('1'+g.IntN(9)))
		case 'A':
			b = append(b, byte('A'+g.IntN(26)))
		case 'a':
			b = append(b, byte('a'+g.IntN(26)))
		case 'X':
			b = append(b, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"[g.IntN(36)])
		case 'h':
			b = append(b, "0123456789abcdef"[g.IntN(16)])
		case '+':
			n := len(callingCode(pattern[i+1:]))
			b = append(b, pattern[i:i+1+n]...)
			i += n
		default:
			b = append(b, c)
		}
	}
	return string(b)
}

// number draws a whole number from least to most.
func (g *generator) number(least, most int) string {
	return strconv.Itoa(least + g.IntN(most-least+1))
}

// callingCode is the code of a country that a number begins with.
func callingCode(s string) string {
	for _, c := range [...]string{"358", "380", "420", "966", "351", "1", "7", "30", "31", "33", "34", "36", "39", "40", "44", "45", "46", "47", "48",
		"49", "55", "81", "82", "86", "90", "91"} {
		if strings.HasPrefix(s, c) {
			return c
		}
	}
	return ""
}
