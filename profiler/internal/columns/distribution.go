package columns

import (
	"strconv"
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/internet"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// fewValues is the number of values below which their distribution says
// nothing.
const fewValues = 8

// things is what speaks for NONE in the values of a column: flags, numbers,
// codes of things, and surrogate keys. It also knows free text. All of it is seen
// in one pass. What the first values rule out is not looked at any more.
type things struct {
	personal bool            // the header names something personal
	allowed  *cells.ValueSet // values that say nothing
	count    int
	spaces   int

	// All values so far are of the kind.
	flags, small, decimals, numbers, prefixed, uuids, timed bool

	least, most int64 // of numbers

	prefix string // the first value up to the end of its letters
	digits bool   // there are some behind a prefix

	seen  wordset.BitSet    // used by isSequence
	found wordset.StringSet // used by distinct
	plain cells.Cell        // used for values that are not read as they stand
}

// begin makes it ready for a column.
func (g *things) begin(personalHeader bool, allowed *cells.ValueSet) {
	g.allowed = allowed
	g.personal, g.count, g.spaces = personalHeader, 0, 0
	g.flags, g.small, g.decimals, g.numbers, g.prefixed, g.uuids, g.timed = true, true, true, true, true, true, true
	g.least, g.most = 1<<62, -1
	g.prefix, g.digits = "", false
}

// end forgets the values.
func (g *things) end() {
	g.prefix = ""
	g.plain.Forget()
}

// add looks at a value, as it stands, which counts a number of times.
func (g *things) add(c *cells.Cell, times int) {
	if c.IsFolded() {
		g.plain.Raw = c.Raw
		g.plain.See(c.Raw)
		c = &g.plain
	}
	g.spaces += times * c.Spaces
	g.flags = g.flags && isFlag(c.Text)
	g.small = g.small && isSmallNumber(c.Text)
	g.decimals = g.decimals && isDecimal(c.Text)
	if g.numbers {
		n, ok := wholeNumber(c.Text)
		g.numbers = ok
		g.least, g.most = min(g.least, n), max(g.most, n)
	}
	if g.prefixed {
		if g.count == 0 {
			g.prefix = letterPrefix(c.Text)
		}
		digits := false
		g.prefixed, digits = hasPrefix(c.Text, g.prefix, !g.digits)
		g.digits = g.digits || digits
	}
	if g.uuids {
		if g.uuids = len(c.Text) == 36 && c.Digits+c.Letters == 32; g.uuids {
			c.Spell()
			g.uuids = internet.IsUUID(c.Compact)
		}
	}
	g.timed = g.timed && internet.IsTimedUUID(c)
	g.count += times
}

// areTimed reports whether the n values are UUIDs that hold the number of the machine
// that made them, and the time. Without their hyphens they are any digits by chance,
// unless there are several.
func (g *things) areTimed(n int) bool { return g.timed && (g.uuids || n >= fewValues) }

// summary says what is true of all values of n.
func (g *things) summary(values []string, n int) (t [thingInputs]bool) {
	t[0], t[1], t[2] = g.flags, g.small, g.decimals
	t[3] = n >= fewValues && g.numbers && g.isSequence(values, n)
	t[4] = n >= fewValues && g.prefixed && g.digits
	t[5] = g.uuids
	t[6] = g.numbers && g.most < 1<<31 && g.least > 1<<29
	return t
}

// verdict says what speaks for NONE in n values, and how much. Where the header
// names something personal, only flags count: "phone" may ask whether there is
// one.
func (g *things) verdict(values []string, n int) (weight float64, what string) {
	switch {
	case g.flags:
		return 3, "flags"
	case g.personal:
		return 0, ""
	case g.small:
		return 1.5, "small whole numbers"
	case g.decimals:
		return 2.5, "numbers with at most two decimals"
	case n >= fewValues && g.numbers && g.isSequence(values, n):
		return 3, "whole numbers in sequence"
	case n >= fewValues && g.prefixed && g.digits:
		return 2.5, "codes with a common prefix"
	case g.uuids && !g.timed:
		return 2, "UUIDs"
	case n >= 4*fewValues && g.distinct(values, n, n/8+1) <= n/8:
		return 1, "few different values"
	}
	return 0, ""
}

// longestFlag is the length in bytes of the longest flag.
const longestFlag = 18

// flagWords are the words and letters for two states, in many languages.
var flagWords = &wordset.WordList{File: "columns", Set: "flagWords"}

// isFlag reports whether a value is one of two states.
func isFlag(s string) bool {
	if len(s) > longestFlag {
		return false
	}
	var buf [cells.LongestLower]byte
	return flagWords.Words()[string(chars.AppendFolded(buf[:0], s))]
}

// isSmallNumber reports whether a value is a whole number of up to four digits.
func isSmallNumber(s string) bool {
	s = strings.TrimPrefix(s, "-")
	return len(s) > 0 && len(s) <= 4 && chars.IsNumber(s)
}

// isDecimal reports whether a value is a number with one or two decimals, with
// or without a currency sign and separators of thousands.
func isDecimal(s string) bool {
	if s == "" || !numeral.IsDigit(s[0]) || !numeral.IsDigit(s[len(s)-1]) {
		s = strings.Trim(s, "-+$€£¥% ")
	}
	i := len(s) - 1
	for i > 0 && numeral.IsDigit(s[i]) && len(s)-i <= 2 {
		i--
	}
	if i <= 0 || i == len(s)-1 || s[i] != '.' && s[i] != ',' {
		return false
	}
	digits := 0
	for k := 0; k < i; {
		switch c := s[k]; {
		case numeral.IsDigit(c):
			digits++
		case c == '.', c == ',', c == ' ', c == '\'':
		case strings.HasPrefix(s[k:i], "’"):
			k += len("’") - 1
		default:
			return false
		}
		k++
	}
	return digits > 0 && digits <= 12
}

// wholeNumber gives the whole number below 1<<61 that a value is, if it is one
// that is not negative.
func wholeNumber(s string) (n int64, ok bool) {
	digits := s
	if s != "" && (s[0] == '+' || s[0] == '-') {
		digits = s[1:]
	}
	if digits == "" || !chars.IsNumber(digits) {
		return 0, false
	}
	if len(digits) > 18 {
		n, err := strconv.ParseInt(s, 10, 62)
		return n, err == nil && n >= 0
	}
	n = chars.DigitsValue(digits)
	return n, n == 0 || s[0] != '-'
}

// isSequence reports whether the whole numbers lie close together, each of them
// once: the numbering of the rows.
func (g *things) isSequence(values []string, n int) bool {
	if g.most-g.least >= int64(2*n) {
		return false
	}
	g.seen.Clear(2 * n)
	for _, s := range values {
		if s = chars.ValueIn(s); g.allowed.SaysNothing(s) {
			continue
		}
		if k, _ := wholeNumber(s); !g.seen.Add(int(k - g.least)) {
			return false
		}
	}
	return true
}

// longestLetters is how many letters codes of things have before their digits at most.
const longestLetters = 6

// letterPrefix gives the two to six ASCII letters that a value begins with, or
// nothing.
func letterPrefix(s string) string {
	n := 0
	for n < len(s) && numeral.IsLetter(s[n]) {
		n++
	}
	if n < 2 || n > longestLetters {
		return ""
	}
	return s[:n]
}

// hasPrefix reports whether a value begins with the prefix and goes on with a
// digit or a hyphen, as in ORD-10023; and if that is asked for, whether there is
// a digit behind it.
func hasPrefix(s, prefix string, ask bool) (ok, digits bool) {
	n := len(prefix)
	if n == 0 || len(s) <= n || s[:n] != prefix || !numeral.IsDigit(s[n]) && s[n] != '-' && s[n] != '_' {
		return false, false
	}
	return true, ask && strings.ContainsAny(s[n:], "0123456789")
}

// isFreeText reports whether n values are sentences: five words each in the
// mean, and hardly two of them alike.
func (g *things) isFreeText(values []string, n int) bool {
	return g.spaces+n >= 5*n && g.distinct(values, n, (n*7+9)/10)*10 >= n*7
}

// distinct counts the different ones among n values, up to most.
func (g *things) distinct(values []string, n, most int) int {
	g.found.Clear(min(n, most))
	for i, s := range values {
		if g.found.N >= most {
			break
		}
		if s = chars.ValueIn(s); !g.allowed.SaysNothing(s) {
			g.found.Add(values, i, s)
		}
	}
	return g.found.N
}

// wholeNumbers gives the values of a column as whole numbers if nine in ten of those
// that say something are floating-point ones, and otherwise as they are.
func (p *Judge) wholeNumbers(values []string) []string {
	whole, others := 0, 0
	for _, s := range values {
		if _, ok := cells.FloatNumber(chars.ValueIn(s)); ok {
			whole++
		} else if !p.Allowed.SaysNothing(chars.ValueIn(s)) {
			if others++; others*10 > len(values) {
				return values
			}
		}
	}
	if whole == 0 || others*10 > whole+others {
		return values
	}
	read := make([]string, len(values))
	for i, s := range values {
		read[i] = s
		if number, ok := cells.FloatNumber(chars.ValueIn(s)); ok {
			read[i] = number.String()
		}
	}
	return read
}
