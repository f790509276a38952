package profiler

import (
	"strconv"
	"strings"
)

// fewValues is the number of values below which their distribution says
// nothing.
const fewValues = 8

// things is what speaks for NONE in the values of a column: flags, numbers,
// codes of things, and surrogate keys. It also knows free text. All of it is seen
// in one pass. What the first values rule out is not looked at any more.
type things struct {
	personal bool      // the header names something personal
	allowed  *valueSet // values that say nothing
	count    int
	spaces   int

	// All values so far are of the kind.
	flags, small, decimals, numbers, prefixed, uuids, timed bool

	least, most int64 // of numbers

	prefix string // the first value up to the end of its letters
	digits bool   // there are some behind a prefix

	seen  bitSet    // used by isSequence
	found stringSet // used by distinct
	plain cell      // used for values that are not read as they stand
}

// begin makes it ready for a column.
func (g *things) begin(personalHeader bool, allowed *valueSet) {
	g.allowed = allowed
	g.personal, g.count, g.spaces = personalHeader, 0, 0
	g.flags, g.small, g.decimals, g.numbers, g.prefixed, g.uuids, g.timed = true, true, true, true, true, true, true
	g.least, g.most = 1<<62, -1
	g.prefix, g.digits = "", false
}

// end forgets the values.
func (g *things) end() {
	g.prefix = ""
	g.plain.forget()
}

// add looks at a value, as it stands, which counts a number of times.
func (g *things) add(c *cell, times int) {
	if c.isFolded() {
		g.plain.raw = c.raw
		g.plain.see(c.raw)
		c = &g.plain
	}
	g.spaces += times * c.spaces
	g.flags = g.flags && isFlag(c.text)
	g.small = g.small && isSmallNumber(c.text)
	g.decimals = g.decimals && isDecimal(c.text)
	if g.numbers {
		n, ok := wholeNumber(c.text)
		g.numbers = ok
		g.least, g.most = min(g.least, n), max(g.most, n)
	}
	if g.prefixed {
		if g.count == 0 {
			g.prefix = letterPrefix(c.text)
		}
		digits := false
		g.prefixed, digits = hasPrefix(c.text, g.prefix, !g.digits)
		g.digits = g.digits || digits
	}
	if g.uuids {
		if g.uuids = len(c.text) == 36 && c.digits+c.letters == 32; g.uuids {
			c.spell()
			g.uuids = isUUID(c.compact)
		}
	}
	g.timed = g.timed && isTimedUUID(c)
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

// longestNothing is the length in bytes of the longest word for nothing.
const longestNothing = 9

// saysNothing reports whether a value stands for the want of one, or is in the
// set, which can be nil.
func (s *valueSet) saysNothing(v string) bool { return saysNothing(v) || s.has(v) }

// saysNothing reports whether a value stands for the want of one.
func saysNothing(v string) bool {
	if len(v) > longestNothing {
		return false
	}
	// Most values begin in another way.
	if v != "" && strings.IndexByte("nNuU-\\(<#", v[0]) < 0 {
		return false
	}
	var buf [longestLower]byte
	switch string(appendFolded(buf[:0], v)) {
	case "", "null", "nil", "none", "n/a", "na", "nan", "-", "--", "\\n", "undefined", "(null)", "<null>", "#n/a":
		return true
	}
	return false
}

// longestFlag is the length in bytes of the longest flag.
const longestFlag = 18

// flagWords are the words and letters for two states, in many languages.
var flagWords = wordSet("true false yes no y n t f 0 1 x on off enabled disabled active inactive checked unchecked j s ja nein oui non sí si sim não nao tak nie ano ne áno igen nem evet hayır hayir " +
	"да нет д н так ні ναι όχι はい いいえ 有 無 有り 無し あり なし 是 否 예 아니오 네 아니요 نعم لا हाँ नहीं हां כן לא ใช่ ไม่ใช่ có không ya tidak nej nei kyllä ei da nu wahr falsch vrai faux verdadero falso vero ✓ ✗ ✔ ○ ×")

// isFlag reports whether a value is one of two states.
func isFlag(s string) bool {
	if len(s) > longestFlag {
		return false
	}
	var buf [longestLower]byte
	return flagWords.words[string(appendFolded(buf[:0], s))]
}

// isSmallNumber reports whether a value is a whole number of up to four digits.
func isSmallNumber(s string) bool {
	s = strings.TrimPrefix(s, "-")
	return len(s) > 0 && len(s) <= 4 && isNumber(s)
}

// isDecimal reports whether a value is a number with one or two decimals, with
// or without a currency sign and separators of thousands.
func isDecimal(s string) bool {
	if s == "" || !isDigit(s[0]) || !isDigit(s[len(s)-1]) {
		s = strings.Trim(s, "-+$€£¥% ")
	}
	i := len(s) - 1
	for i > 0 && isDigit(s[i]) && len(s)-i <= 2 {
		i--
	}
	if i <= 0 || i == len(s)-1 || s[i] != '.' && s[i] != ',' {
		return false
	}
	digits := 0
	for k := 0; k < i; {
		switch c := s[k]; {
		case isDigit(c):
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
	if digits == "" || !isNumber(digits) {
		return 0, false
	}
	if len(digits) > 18 {
		n, err := strconv.ParseInt(s, 10, 62)
		return n, err == nil && n >= 0
	}
	n = digitsValue(digits)
	return n, n == 0 || s[0] != '-'
}

// isSequence reports whether the whole numbers lie close together, each of them
// once: the numbering of the rows.
func (g *things) isSequence(values []string, n int) bool {
	if g.most-g.least >= int64(2*n) {
		return false
	}
	g.seen.clear(2 * n)
	for _, s := range values {
		if s = valueIn(s); g.allowed.saysNothing(s) {
			continue
		}
		if k, _ := wholeNumber(s); !g.seen.add(int(k - g.least)) {
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
	for n < len(s) && isLetter(s[n]) {
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
	if n == 0 || len(s) <= n || s[:n] != prefix || !isDigit(s[n]) && s[n] != '-' && s[n] != '_' {
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
	g.found.clear(min(n, most))
	for i, s := range values {
		if g.found.n >= most {
			break
		}
		if s = valueIn(s); !g.allowed.saysNothing(s) {
			g.found.add(values, i, s)
		}
	}
	return g.found.n
}
