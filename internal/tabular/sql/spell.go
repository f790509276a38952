package sql

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// This file spells and reads values of SQL.

// How a value is spelled: one of these,
const (
	sqlString     uint8 = iota // in quotes
	sqlNumber                  //
	sqlBool                    //
	sqlNull                    // NULL, or DEFAULT
	sqlHex                     // 0x416E6E61 or X'416E6E61'
	sqlExpression              // anything else that is a value
	sqlField                   // of a line behind COPY
	sqlComment                 // the inside of a comment
	sqlLine                    // the inside of a comment of one line
	sqlCode                    // what stands around values
	sqlBody                    // the inside of dollars
	sqlQuoted                  // of a row of CSV behind COPY

	sqlKind uint8 = 0x0f // of these bits
)

// and these for strings.
const (
	sqlEscapes   uint8 = 0x10 << iota // a backslash escapes
	sqlNational                       // N'…'
	sqlDouble                         // "…"
	sqlBackslash                      // E'…'
)

// and these for fields behind COPY. Of text sqlDouble says that something else than a tab parts fields.
const (
	sqlEmptyNull = sqlBackslash // an empty field is null
)

// Decode gives the value of a cell. That of an expression is its strings and long numbers or,
// without any, its numbers.
func (w *walker) Decode(raw string, c block.Cell) string {
	raw = raw[c.Start:c.End]
	switch c.Spelling & sqlKind {
	case sqlNull:
		return ""
	case sqlString:
		return w.unquote(raw, c.Spelling)
	case sqlHex:
		return unhex(raw)
	case sqlExpression:
		return w.inside(raw, c.Spelling)
	case sqlField:
		return copyValue(raw)
	case sqlQuoted:
		return csvValue(raw, c.Spelling)
	}
	return raw
}

// Inside gives the place of what stands between the quotes of a cell that is a string, or of all of a field behind COPY. Of others it
// is empty.
func Inside(raw string, c block.Cell) (from, to int) {
	from, to = int(c.Start), int(c.End)
	switch c.Spelling & sqlKind {
	case sqlField:
		return from, to
	case sqlString:
		if i := strings.IndexAny(raw[from:to], `'"`); i >= 0 && to-from > i+1 {
			return from + i + 1, to - 1
		}
	case sqlQuoted:
		if to-from > 1 && raw[from] == csvQuote(c.Spelling) {
			return from + 1, to - 1
		}
	}
	return from, from
}

// Quote puts what is a part of such a string between its quotes.
func Quote(part string, spelling uint8) string {
	if spelling&sqlKind == sqlField {
		return part
	}
	quote := string(csvQuote(spelling))
	return quote + part + quote
}

// unquote gives the value of a string, behind what stands before its quotes.
func (w *walker) unquote(raw string, spelling uint8) string {
	i := strings.IndexAny(raw, `'"`)
	if i < 0 || len(raw) < i+2 {
		return raw
	}
	quote := raw[i]
	raw = raw[i+1 : len(raw)-1]
	if strings.IndexByte(raw, '\\') < 0 && strings.IndexByte(raw, quote) < 0 {
		return raw
	}
	dst := make([]byte, 0, len(raw))
	for i := 0; i < len(raw); i++ {
		c := raw[i]
		next := byte(0)
		if i+1 < len(raw) {
			next = raw[i+1]
		}
		switch {
		case c == quote && next == quote:
			i++
		case c != '\\' || i+1 == len(raw):
		case spelling&sqlBackslash != 0:
			var n int
			dst, n = appendEscape(dst, raw[i:], true)
			i += n - 1
			continue
		case w.dialect == sqlMySQL:
			i++
			switch next {
			case '%', '_': // these are for LIKE, and stay as they are
				i--
			case '0':
				c = 0
			case 'Z':
				c = 0x1a
			case 'b', 'n', 'r', 't':
				c = controlOf(next)
			default:
				c = next
			}
		case w.dialect == sqlDoubt && (next == '\\' || next == quote):
			i++
			c = next
		}
		dst = append(dst, c)
	}
	return strings.ToValidUTF8(string(dst), string(utf8.RuneError))
}

// controlOf gives the character that a letter behind a backslash stands for, or the letter.
func controlOf(c byte) byte {
	switch c {
	case 'b':
		return '\b'
	case 'f':
		return '\f'
	case 'n':
		return '\n'
	case 'r':
		return '\r'
	case 't':
		return '\t'
	case 'v':
		return '\v'
	}
	return c
}

// appendEscape appends what an escape of PostgreSQL stands for, which begins with a backslash, and
// gives its length.
func appendEscape(dst []byte, s string, unicode bool) ([]byte, int) {
	if len(s) == 1 {
		return append(dst, '\\'), 1
	}
	number := func(from, base, most int) (n, end int) {
		for end = from; end < len(s) && end < from+most; end++ {
			d := hexDigit(s[end])
			if d < 0 || d >= base {
				break
			}
			n = n*base + d
		}
		return n, end
	}
	switch c := s[1]; {
	case '0' <= c && c <= '7':
		n, end := number(1, 8, 3)
		return append(dst, byte(n)), end
	case c == 'x':
		if n, end := number(2, 16, 2); end > 2 {
			return append(dst, byte(n)), end
		}
	case unicode && c == 'u':
		if n, end := number(2, 16, 4); end == 6 {
			return utf8.AppendRune(dst, rune(n)), end
		}
	case unicode && c == 'U':
		if n, end := number(2, 16, 8); end == 10 {
			return utf8.AppendRune(dst, rune(n)), end
		}
	}
	if unicode && s[1] == 'v' {
		return append(dst, 'v'), 2
	}
	return append(dst, controlOf(s[1])), 2
}

// unhex gives what bytes in hexadecimal digits spell, or their digits where that is no text.
func unhex(raw string) string {
	digits := strings.Trim(raw[1:], "xX'")
	if len(digits)%2 != 0 {
		return raw
	}
	dst := make([]byte, 0, len(digits)/2)
	for i := 0; i+1 < len(digits); i += 2 {
		high, low := hexDigit(digits[i]), hexDigit(digits[i+1])
		if high < 0 || low < 0 {
			return raw
		}
		c := byte(high<<4 | low)
		if c < ' ' && c != '\t' && c != '\n' && c != '\r' || c == 0x7f {
			return raw
		}
		dst = append(dst, c)
	}
	if len(digits) > 0 && !utf8.Valid(dst) {
		return raw
	}
	return string(dst)
}

// inside gives the values in an expression.
func (w *walker) inside(raw string, spelling uint8) string {
	s := scanner{text: raw, eof: true, dialect: w.dialect, escapes: spelling&sqlEscapes != 0, maxField: len(raw)}
	var parts, numbers []string
	for s.at < len(raw) {
		if s.blanks() > 0 {
			continue
		}
		if end, err := s.comment(); err != nil {
			return raw
		} else if end > 0 {
			s.at = end
			continue
		}
		from := s.at
		n := 0
		if block.IsDigit(raw[from]) {
			n = numberEnd(raw[from:])
		}
		kind, err := s.token()
		if err != nil {
			return raw
		}
		switch {
		case kind == sqlNumber:
			s.at = max(s.at, from+n)
			if number := raw[from:s.at]; len(number) >= tree.NameDigits {
				parts = append(parts, number)
			} else {
				numbers = append(numbers, number)
			}
		case kind == sqlString && raw[from] == '$':
			parts = append(parts, strings.Trim(raw[from:s.at], "$"))
		case kind == sqlString:
			how := spelling
			if from > 0 && raw[from-1]|0x20 == 'e' && w.dialect != sqlMySQL {
				how |= sqlBackslash
			}
			if value := w.unquote(raw[from:s.at], how); !isTimeFormat(value) {
				parts = append(parts, value)
			}
		}
	}
	switch {
	case len(parts) > 0:
		return strings.Join(parts, " ")
	case len(numbers) > 0:
		return numbers[0]
	}
	return raw
}

// isTimeFormat reports whether a string says how a time is written, as in TO_DATE('1980-02-03', 'YYYY-MM-DD')
// and STR_TO_DATE('3.2.1980', '%d.%m.%Y').
func isTimeFormat(s string) bool {
	signs := 0
	for i := 0; i < len(s); {
		switch c := s[i]; {
		case c == '%' && i+1 < len(s) && isWord(s[i+1]):
			i += 2
			signs++
		case strings.IndexByte("-/:., T", c) >= 0:
			i++
		default:
			n := i
			for n < len(s) && isWord(s[n]) {
				n++
			}
			if n == i || !isKind(s[i:n], "time") {
				return false
			}
			i = n
			signs++
		}
	}
	return signs > 1
}

// copyValue gives the value of a field behind COPY.
func copyValue(raw string) string {
	if raw == `\N` {
		return ""
	}
	i := strings.IndexByte(raw, '\\')
	if i < 0 {
		return raw
	}
	dst := append(make([]byte, 0, len(raw)), raw[:i]...)
	for i < len(raw) {
		if raw[i] != '\\' {
			dst = append(dst, raw[i])
			i++
			continue
		}
		var n int
		dst, n = appendEscape(dst, raw[i:], false)
		i += n
	}
	return strings.ToValidUTF8(string(dst), string(utf8.RuneError))
}

// Encode leaves a number a number and a boolean value one, if the value is. What else takes
// their place is a string.
func (w *walker) Encode(dst []byte, c block.Cell, value []byte) []byte {
	switch c.Spelling & sqlKind {
	case sqlNumber:
		if end, ok := block.NumberEnd(value); ok && end == len(value) {
			return append(dst, value...)
		}
	case sqlBool:
		if bytes.EqualFold(value, []byte("true")) || bytes.EqualFold(value, []byte("false")) {
			return append(dst, value...)
		}
	case sqlField:
		return appendField(dst, value, c.Spelling)
	case sqlQuoted:
		return appendCSV(dst, value, c.Spelling)
	case sqlComment, sqlLine, sqlCode:
		return appendBeside(dst, value, c.Spelling)
	case sqlBody:
		return appendBody(dst, value)
	case sqlString:
		return w.quote(dst, value, c.Spelling)
	}
	return w.quote(dst, value, 0)
}

// quote appends a string.
func (w *walker) quote(dst, value []byte, spelling uint8) []byte {
	quote, escapes := byte('\''), w.dialect == sqlMySQL
	switch {
	case spelling&sqlNational != 0:
		dst = append(dst, 'N')
	case spelling&sqlBackslash != 0:
		dst = append(dst, 'E')
		escapes = true
	}
	if spelling&sqlDouble != 0 {
		quote = '"'
	}
	dst = append(dst, quote)
	for _, c := range value {
		switch {
		case c == quote:
			dst = append(dst, quote)
		case c == '\\' && (escapes || w.dialect == sqlDoubt):
			dst = append(dst, '\\')
		case !escapes:
		case c == '\n':
			dst, c = append(dst, '\\'), 'n'
		case c == '\r':
			dst, c = append(dst, '\\'), 'r'
		case c == 0 && w.dialect == sqlMySQL:
			dst, c = append(dst, '\\'), '0'
		case c == 0x1a && w.dialect == sqlMySQL:
			dst, c = append(dst, '\\'), 'Z'
		}
		dst = append(dst, c)
	}
	return append(dst, quote)
}

// appendField appends a field behind COPY.
func appendField(dst, value []byte, spelling uint8) []byte {
	for _, c := range value {
		if spelling&sqlDouble != 0 && strings.IndexByte(parted, c) >= 0 {
			dst = append(dst, '\\')
		}
		switch c {
		case '\\':
			dst = append(dst, '\\')
		case '\t':
			dst, c = append(dst, '\\'), 't'
		case '\n':
			dst, c = append(dst, '\\'), 'n'
		case '\r':
			dst, c = append(dst, '\\'), 'r'
		}
		dst = append(dst, c)
	}
	return dst
}

// appendBeside appends a comment or code, in which no mask begins or ends anything else: asterisks
// beside a slash would do so.
func appendBeside(dst, value []byte, spelling uint8) []byte {
	last := byte(0)
	for _, c := range value {
		switch {
		case c == '/' && last == '*', c == '*' && last == '/':
			dst = append(dst, ' ')
		case spelling == sqlLine && (c == '\n' || c == '\r'):
			c = ' '
		case spelling == sqlCode && strings.IndexByte("'\"`;", c) >= 0:
			c = '*'
		}
		dst = append(dst, c)
		last = c
	}
	return dst
}

// appendBody appends the inside of dollars, which has nothing in it that ends it.
func appendBody(dst, value []byte) []byte {
	for i, c := range value {
		if c == '$' {
			n := i + 1
			for n < len(value) && isWord(value[n]) {
				n++
			}
			if n == len(value) || value[n] == '$' {
				c = '*'
			}
		}
		dst = append(dst, c)
	}
	return dst
}

// AppendNull appends NULL as the format has it.
func (w *walker) AppendNull(dst []byte, c block.Cell) []byte {
	switch kind := c.Spelling & sqlKind; {
	case (kind == sqlField || kind == sqlQuoted) && c.Spelling&sqlEmptyNull != 0:
		return dst
	case kind == sqlField:
		return append(dst, '\\', 'N')
	case kind == sqlQuoted: // it is empty
		return appendCSV(dst, nil, c.Spelling)
	}
	return append(dst, "NULL"...)
}
