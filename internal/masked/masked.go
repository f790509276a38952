// Package masked tells columns whose values are masked already from those whose values are in
// clear, by the values alone. The command and the service ask it before they count what a file
// holds, since a header says EMAIL_ADDRESS whether or not the addresses are gone.
//
// A value is masked if it is what the default rule of its label makes of it and has mask
// characters, or if it is a label in brackets. Signs that other programs write (XXXX-1234,
// ••••1234) count as mask characters. What looks like a value, as pseudonyms, fakes and numbers
// under a cipher do, cannot be told, and counts as in clear.
package masked

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
)

// A Column looks at the values of a column, in any order. It is not safe for concurrent use.
type Column struct {
	label  privet.Label
	byName privet.Label // what the name of the column says, where the values say nothing; or empty
	masker *masker.Masker
	finder masker.Finder
	empty  func(string) bool

	values  int64 // that say something
	starred int64 // of which no letter or digit is left
	named   int64 // that are a label in brackets
	parts   int64 // that are a text with something masked in it
	prose   int64 // that are a text
	inClear bool
	ofName  int64 // that are masked by the rule of byName

	name     privet.Label // in brackets, UNKNOWN where it varies
	findings []privet.Finding
}

// NewColumn returns a Column for a label. Where that is NONE or UNKNOWN, as asterisks alone are
// called, byName is the label that its name alone has. Values are held against what the masker makes of them,
// and texts are looked through by the finder. A value for which empty is true says nothing, as
// NULL does; nil means that there are no such values.
func NewColumn(label, byName privet.Label, m *masker.Masker, finder masker.Finder, empty func(string) bool) *Column {
	c := &Column{label: label, masker: m, finder: finder, empty: empty}
	if isText(label) && !isText(byName) {
		c.byName = byName
	}
	return c
}

// Add looks at a value and reports whether all of them may still be masked. Once that is false
// it stays so.
func (c *Column) Add(value string) bool {
	value = strings.TrimSpace(value)
	if value == "" || c.empty != nil && c.empty(value) || !strings.ContainsFunc(value, isSaying) {
		return c.mayBe()
	}
	c.values++
	label, bracketed := inBrackets(value)
	switch {
	case bracketed:
		if c.named++; c.named == 1 {
			c.name = label
		} else if c.name != label {
			c.name = privet.Unknown
		}
		return c.mayBe()
	case !isText(c.label):
		c.inClear = c.inClear || !c.isMasked(c.label, value)
		return c.mayBe()
	case !strings.ContainsFunc(value, isLetterOrDigit):
		c.starred++
	case !c.inClear:
		c.text(value)
	}
	if c.byName != "" && c.isMasked(c.byName, value) {
		c.ofName++
	}
	return c.mayBe()
}

// mayBe reports whether all values until now are masked.
func (c *Column) mayBe() bool {
	whole := c.starred + c.named
	switch {
	case c.byName != "" && c.ofName+c.named == c.values, whole == c.values:
		return !c.inClear || isText(c.label)
	case c.label == privet.None:
		return false
	}
	return !c.inClear
}

// text looks at a value that has words or numbers left.
func (c *Column) text(value string) {
	if strings.ContainsRune(value, ' ') {
		c.prose++
	}
	masked := strings.Contains(value, "**")
	c.findings = c.finder.AppendFind(c.findings[:0], value)
	for _, f := range c.findings {
		part := value[f.Start:f.End]
		if _, bracketed := inBrackets(part); !bracketed && !c.isMasked(f.Label, part) {
			c.inClear = true
			return
		}
		masked = true
	}
	for rest := value; !masked; {
		_, after, ok := strings.Cut(rest, "[")
		if !ok {
			return
		}
		inside, _, ok := strings.Cut(after, "]")
		_, masked = inBrackets("[" + inside + "]")
		masked, rest = masked && ok, after
	}
	c.parts++
}

// hasMasked reports whether a value was masked.
func (c *Column) hasMasked() bool {
	return c.starred+c.named+c.parts+c.ofName > 0 || !isText(c.label) && c.values > 0 && !c.inClear
}

// Masked reports whether all values are masked, by which operator of a policy, and what the
// column holds: where that was NONE or UNKNOWN, the label in brackets or that of its name; FREE_TEXT
// where parts of texts are masked; and otherwise the one given. It is false for a column without values.
func (c *Column) Masked() (label privet.Label, operator string, ok bool) {
	whole := c.starred + c.named
	switch {
	case c.values == 0 || !c.mayBe():
		return c.label, "", false
	case c.named == c.values:
		if label := c.label; !isText(label) || label == "FREE_TEXT" {
			return label, "redact", true
		}
		if c.name.IsBuiltIn() && !isText(c.name) {
			return c.name, "redact", true
		}
		return privet.Unknown, "redact", true
	case !isText(c.label):
		return c.label, "mask", true
	case c.byName != "" && c.ofName+c.named == c.values:
		return c.byName, "mask", true
	case whole == c.values:
		if c.label == privet.None {
			return privet.Unknown, "mask", true
		}
		return c.label, "mask", true
	case c.parts == 0 || c.prose*5 < (c.values-whole)*4:
		return c.label, "", false // words that nobody could tell are no text
	}
	return "FREE_TEXT", "text", true
}

// isText reports whether a column of a label is looked through.
func isText(l privet.Label) bool { return l == "FREE_TEXT" || l == privet.Unknown || l == privet.None }

// isSaying reports whether a character says something: punctuation alone is nothing.
func isSaying(r rune) bool { return r == masker.Mask || isLetterOrDigit(r) }

func isLetterOrDigit(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// inBrackets gives the label that is a value in brackets, UNKNOWN for [REDACTED].
func inBrackets(value string) (privet.Label, bool) {
	if len(value) < 4 || value[0] != '[' || value[len(value)-1] != ']' {
		return "", false
	}
	name := value[1 : len(value)-1]
	if name == "REDACTED" {
		return privet.Unknown, true
	}
	label, err := privet.ParseLabel(name)
	return label, err == nil && name == strings.ToUpper(name)
}

// isMasked reports whether a value is what the rule of the label leaves.
func (c *Column) isMasked(label privet.Label, value string) bool {
	value = starred(value)
	if strings.IndexByte(value, masker.Mask) < 0 {
		return false
	}
	got, err := c.masker.Mask(string(label), value)
	return err == nil && got == value
}

// signs are what other programs write for a character. They count where two stand together.
const signs = "xX•●∙·█■#"

// starred puts mask characters in the place of such signs.
func starred(value string) string {
	var b strings.Builder
	for i := 0; i < len(value); {
		r, size := utf8.DecodeRuneInString(value[i:])
		run := i
		for run < len(value) && strings.HasPrefix(value[run:], value[i:i+size]) {
			run += size
		}
		if n := (run - i) / size; n > 1 && strings.ContainsRune(signs, r) {
			b.WriteString(strings.Repeat(string(masker.Mask), n))
		} else {
			b.WriteString(value[i:run])
		}
		i = run
	}
	return b.String()
}
