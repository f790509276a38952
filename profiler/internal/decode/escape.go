package decode

import (
	"html"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
)

// This file reads the escapes that are written in ASCII.

// readHex reads from text[i] at least fewest and at most most hexadecimal digits.
func readHex(text string, i, fewest, most int) (v, n int) {
	for n < most && i+n < len(text) {
		d := chars.HexValue(text[i+n])
		if d < 0 {
			break
		}
		v = v<<4 | d
		n++
	}
	if n < fewest {
		return 0, 0
	}
	return v, n
}

// appendScalar appends a rune, when it is one: no half of a surrogate pair.
func appendScalar(dst []byte, r, n int) ([]byte, int) {
	if n == 0 || r > utf8.MaxRune || !utf8.ValidRune(rune(r)) {
		return dst, 0
	}
	return utf8.AppendRune(dst, rune(r)), n
}

func readPercent(dst []byte, text string, i int) ([]byte, int) {
	if i+1 < len(text) && text[i+1] == 'u' {
		v, n := readHex(text, i+2, 4, 4)
		if n == 0 {
			return dst, 0
		}
		return appendScalar(dst, v, 2+n)
	}
	v, n := readHex(text, i+1, 2, 2)
	if n == 0 {
		return dst, 0
	}
	return append(dst, byte(v)), 3
}

// readForm reads a plus sign as the space that it is in a form: between words with capitals in a value, and between digits close
// to a percent-encoded byte. In an address such as jane+news it is a plus sign too often.
func readForm(dst []byte, text string, i int) ([]byte, int) {
	if isFormSpace(text, i) {
		return append(dst, ' '), 1
	}
	if i == 0 || i+1 == len(text) || !numeral.IsDigit(text[i-1]) || !numeral.IsDigit(text[i+1]) {
		return dst, 0
	}
	for j := i - 1; j >= 0 && i-j <= longestEscape && text[j] > ' '; j-- {
		if IsPercent(text, j) {
			return append(dst, ' '), 1
		}
	}
	for j := i + 1; j < len(text) && j-i <= longestEscape && text[j] > ' '; j++ {
		if IsPercent(text, j) {
			return append(dst, ' '), 1
		}
	}
	return dst, 0
}

// isFormSpace reports whether the plus sign at text[i] stands before a word with a capital in the value of a form that is in no
// web address: name=Tilda+Quorl&town=Leeds.
func isFormSpace(text string, i int) bool {
	if i == 0 || !numeral.IsLetter(text[i-1]) || !isCapital(text[i+1:]) {
		return false
	}
	k := chars.SetStart(text, i, i-longestEscape, &inForm)
	begin := k
	for begin > 0 && k-begin < 4*longestEscape && text[begin-1] > ' ' && text[begin-1] != '"' && text[begin-1] != '\'' {
		begin--
	}
	return k > begin+1 && text[k-1] == '=' && numeral.IsAlnum(text[k-2]) && !strings.ContainsAny(text[begin:k], "?:/(")
}

// inForm are the bytes of words of a value in a form.
var inForm = chars.SetWhere(func(c byte) bool { return numeral.IsAlnum(c) || strings.IndexByte("+%.-_*", c) >= 0 })

// readQuoted reads a character beyond ASCII in quoted-printable. A single byte may be a part of anything.
func readQuoted(dst []byte, text string, i int) ([]byte, int) {
	var room [utf8.UTFMax]byte
	for b := room[:0]; len(b) < utf8.UTFMax && i+2 < len(text) && text[i] == '='; i += 3 {
		v, n := readHex(text, i+1, 2, 2)
		if b = append(b, byte(v)); n == 0 || b[0] < utf8.RuneSelf {
			break
		}
		if utf8.Valid(b) {
			return append(dst, b...), 3 * len(b)
		}
	}
	return dst, 0
}

// Hides reports whether a text has what readForm or readQuoted read, of which no byte is rare.
func Hides(text string) bool {
	for i := 0; i < len(text); i++ {
		k := strings.IndexByte(text[i:], '=')
		if k < 0 {
			return false
		}
		i += k
		if _, n := readQuoted(nil, text, i); n > 0 {
			return true
		}
		end := chars.SetEnd(text, i+1, i+longestEscape, &inForm)
		if k := strings.IndexByte(text[i:end], '+'); k >= 0 && isFormSpace(text, i+k) {
			return true
		}
	}
	return false
}

// IsPercent reports whether a percent-encoded byte stands at text[i].
func IsPercent(text string, i int) bool {
	return text[i] == '%' && i+2 < len(text) && chars.IsHex(text[i+1]) && chars.IsHex(text[i+2])
}

// longestName is the length of the longest name of entities.
const longestName = len("ZeroWidthSpace")

// readEntity reads a character reference. One with a number may lack its
// semicolon, as browsers have it.
func readEntity(dst []byte, text string, i int) ([]byte, int) {
	j := i + 1
	if j < len(text) && text[j] == '#' {
		j++
		v, n := 0, 0
		if j < len(text) && text[j]|0x20 == 'x' {
			j++
			v, n = readHex(text, j, 1, 6)
		} else {
			for n < 7 && j+n < len(text) && numeral.IsDigit(text[j+n]) {
				v = v*10 + int(text[j+n]-'0')
				n++
			}
		}
		if n == 0 {
			return dst, 0
		}
		j += n
		if j < len(text) && text[j] == ';' {
			j++
		}
		return appendScalar(dst, v, j-i)
	}
	for j < len(text) && j-i <= longestName && numeral.IsLetter(text[j]) {
		j++
	}
	if j == len(text) || text[j] != ';' {
		return dst, 0
	}
	if r := entities.Get()[text[i+1:j]]; r != 0 {
		return utf8.AppendRune(dst, r), j + 1 - i
	}
	return dst, 0
}

// entities are characters by their names in section 13.5 of the HTML Standard: letters, punctuation, spaces and invisible ones.
var entities = lazy.Value[map[string]rune]{Make: func() map[string]rune {
	m := map[string]rune{}
	for _, name := range lists.Words("decode", "entities") {
		m[name], _ = utf8.DecodeRuneInString(html.UnescapeString("&" + name + ";"))
	}
	return m
}}

// readBackslash reads an escape of JSON or JavaScript.
func readBackslash(dst []byte, text string, i int) ([]byte, int) {
	if i+1 == len(text) {
		return dst, 0
	}
	switch c := text[i+1]; c {
	case '"', '\'', '/', '\\':
		return append(dst, c), 2
	case 'u':
		return readUnicode(dst, text, i)
	case 'x':
		// Above ASCII it is a byte in one language and a rune in the other.
		if v, n := readHex(text, i+2, 2, 2); n > 0 && v < utf8.RuneSelf {
			return append(dst, byte(v)), 4
		}
	case 'n', 'r', 't', 'b', 'f', 'v':
		if !isPath(text, i) {
			return append(dst, "\n\r\t\b\f\v"[strings.IndexByte("nrtbfv", c)]), 2
		}
	}
	return dst, 0
}

// readUnicode reads \u0040, \u{40} or a surrogate pair.
func readUnicode(dst []byte, text string, i int) ([]byte, int) {
	if i+2 < len(text) && text[i+2] == '{' {
		v, n := readHex(text, i+3, 1, 6)
		if n == 0 || i+3+n == len(text) || text[i+3+n] != '}' {
			return dst, 0
		}
		return appendScalar(dst, v, n+4)
	}
	v, n := readHex(text, i+2, 4, 4)
	if n == 0 {
		return dst, 0
	}
	if 0xD800 <= v && v < 0xDC00 && strings.HasPrefix(text[i+6:], `\u`) {
		if low, n := readHex(text, i+8, 4, 4); n > 0 && 0xDC00 <= low && low < 0xE000 {
			return appendScalar(dst, 0x10000+(v-0xD800)<<10|(low-0xDC00), 12)
		}
	}
	return appendScalar(dst, v, 6)
}

// isPath reports whether the backslash at text[i] parts the names of a path, as
// in C:\new, or a domain and a user, as in CORP\nina. A word in capitals at the
// end of a line of JSON is taken for a domain: what follows is then found with
// the letter of the escape before it, and masked with it.
func isPath(text string, i int) bool {
	if i+2 >= len(text) || !numeral.IsAlnum(text[i+2]) {
		return false // nothing goes on behind the escape, so that it does not matter
	}
	capitals := true
	j := i
	for ; j > 0 && i-j < longestEscape; j-- {
		c := text[j-1]
		if c == ':' {
			return j >= 2 && numeral.IsLetter(text[j-2]) && !lex.JoinsBefore(text, j-2) && text[j] == '\\' && j+1 < len(text) && text[j+1] != '\\'
		}
		if !numeral.IsAlnum(c) && strings.IndexByte(`\._-$`, c) < 0 {
			break
		}
		capitals = capitals && numeral.Upper(c) == c && c != '\\'
	}
	return capitals && i-j >= 2 && i-j < 16
}
