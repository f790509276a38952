package postgres

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"net"
	"net/netip"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/masker/rows"
)

// A class is how values of a type are written, and so what a masked one has to look like.
type class struct {
	kind rows.Kind // of most values

	// fits reports whether a text is of the type; nil: each text is.
	fits func(text []byte) bool

	// rest stands for a masked value that does not fit where the column cannot be NULL.
	rest string

	// element is the class of the elements of an array; nil: it is none.
	element *class
}

// classOf gives the class of a type. What nobody here can check is opaque: it is left out unless the policy keeps it.
func classOf(typtype, category, name, element string) class {
	if typtype == "e" {
		return class{kind: rows.Text} // the labels are in the column
	}
	if c, ok := classes[name]; ok {
		return c
	}
	if of, ok := classes[element]; ok && category == "A" {
		return class{kind: rows.Text, rest: "{}", element: &of, fits: func(text []byte) bool { return isArray(text, of) }}
	}
	return class{kind: rows.Opaque}
}

var classes = func() map[string]class {
	number := class{kind: rows.Decimal, rest: "0"}
	text := class{kind: rows.Text}
	all := map[string]class{
		"bool": {kind: rows.Bool, rest: "false"}, "int2": whole(rows.Bits(16, false)), "int4": whole(rows.Bits(32, false)), "int8": whole(rows.Bits(64, false)),
		"oid":    whole(rows.Bits(32, true)),
		"float4": {kind: rows.Float, rest: "0"}, "float8": {kind: rows.Float, rest: "0"}, "numeric": number,
		"date": {kind: rows.Date, rest: "1970-01-01"}, "timestamp": {kind: rows.Timestamp, rest: "1970-01-01"}, "timestamptz": {kind: rows.Timestamp,
			rest: "1970-01-01"},
		"time": {kind: rows.Time, rest: "00:00:00"}, "uuid": {kind: rows.UUID, rest: "00000000-0000-0000-0000-000000000000"}, "bytea": {kind: rows.Bytes},
		"text": text, "varchar": text, "bpchar": text, "name": text, "citext": text,
		"json": {kind: rows.Text, fits: json.Valid, rest: "null"}, "jsonb": {kind: rows.Text, fits: json.Valid, rest: "null"},
		"inet": {kind: rows.Text, fits: isAddress, rest: "0.0.0.0"}, "cidr": {kind: rows.Text, fits: isNetwork, rest: "0.0.0.0/0"},
		"macaddr": {kind: rows.Text, fits: isMAC, rest: "00:00:00:00:00:00"}, "macaddr8": {kind: rows.Text, fits: isMAC, rest: "00:00:00:00:00:00:00:00"},
		"interval": {kind: rows.Text, fits: isInterval.Match, rest: "0"}, "timetz": {kind: rows.Text, fits: isZoned.Match, rest: "00:00:00+00"},
		"bit": {kind: rows.Text, fits: made("01"), rest: ""}, "varbit": {kind: rows.Text, fits: made("01"), rest: ""},
	}
	for _, name := range []string{"int4range", "int8range", "numrange", "daterange", "tsrange", "tstzrange"} {
		all[name] = class{kind: rows.Text, fits: made(`emptyinfinity[(,)]"0123456789.:+- `), rest: "empty"}
	}
	for name, rest := range map[string]string{"point": "(0,0)", "line": "{1,0,0}", "lseg": "[(0,0),(0,0)]", "box": "(0,0),(0,0)", "path": "[(0,0)]",
		"polygon": "((0,0))", "circle": "<(0,0),0>"} {
		all[name] = class{kind: rows.Text, fits: made("<[({,})]>0123456789.+-e"), rest: rest}
	}
	return all
}()

// The spellings of lengths of time, and of times of day with a zone.
var (
	isInterval = regexp.MustCompile(`^(-?\d+ (year|mon|day)s?( |$))*([-+]?\d+:[0-5]\d:[0-5]\d(\.\d+)?)?$`)
	isZoned    = regexp.MustCompile(`^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?[-+](0\d|1[0-5])(:[0-5]\d)?$`)
)

// whole is a class of whole numbers.
func whole(inside func([]byte) int) class {
	return class{kind: rows.Int, rest: "0", fits: func(text []byte) bool { return inside(text) > 0 }}
}

// narrow takes what the column says of a type beyond its name, as the server numbers it, and gives the length of its texts; 0: any.
func (c *class) narrow(name string, modifier int) (length int) {
	switch {
	case modifier < 0:
	case name == "numeric":
		digits := rows.Digits((modifier-4)>>16, int(int16((modifier-4)<<5))>>5)
		c.fits = func(text []byte) bool { return digits(text) > 0 || isWord(text) }
	case name == "bit":
		c.rest = strings.Repeat("0", modifier)
	default:
		return max(modifier-4, 0)
	}
	return 0
}

// room gives the Class of a column, where pseudonyms of its values may not fit.
func (c *class) room() func(text []byte) int {
	of := *c
	switch {
	case c.element != nil:
		return rows.Fitting(func(text []byte) bool { return of.element.holds(text) || of.fits(text) })
	case c.fits == nil, c.kind == rows.Text && c.rest == "null": // no permutation makes JSON
		return nil
	}
	return rows.Fitting(of.fits)
}

// made reports whether a text consists of some characters.
func made(of string) func([]byte) bool {
	return func(text []byte) bool {
		return len(text) > 0 && !bytes.ContainsFunc(text, func(r rune) bool { return bytes.IndexRune([]byte(of), r) < 0 })
	}
}

func isAddress(text []byte) bool {
	_, err := netip.ParseAddr(string(text))
	if err != nil {
		_, err = netip.ParsePrefix(string(text))
	}
	return err == nil
}

func isNetwork(text []byte) bool {
	p, err := netip.ParsePrefix(string(text))
	return err == nil && p == p.Masked()
}

func isMAC(text []byte) bool {
	_, err := net.ParseMAC(string(text))
	return err == nil
}

// holds reports whether a text can be written into a column of the class.
func (c class) holds(text []byte) bool {
	switch c.kind {
	case rows.Opaque:
		return false
	case rows.Bool:
		return string(text) == "t" || string(text) == "f" || string(text) == "true" || string(text) == "false"
	case rows.Text, rows.Int:
		return c.fits == nil || c.fits(text)
	case rows.Decimal:
		if c.fits != nil {
			return c.fits(text)
		}
	}
	return isWord(text) || made("0123456789.:+-TZ eE")(text) || c.kind == rows.UUID || c.kind == rows.Bytes
}

// isWord reports whether a text is one of the words that stand for a number or a time.
func isWord(text []byte) bool {
	return slices.Contains([]string{"NaN", "Infinity", "-Infinity", "infinity", "-infinity"}, string(text)) || bytes.HasSuffix(text, []byte(" BC"))
}

// read gives the value of a text as the server writes it. The result may be in the memory of text.
func (c class) read(text []byte) (rows.Kind, []byte) {
	switch c.kind {
	case rows.Bool:
		if string(text) == "t" {
			return rows.Bool, []byte("true")
		}
		return rows.Bool, []byte("false")
	case rows.Bytes:
		if len(text) < 2 {
			return rows.Opaque, nil
		}
		n, err := hex.Decode(text, text[2:])
		if text = text[:n]; err != nil || !utf8.Valid(text) || bytes.IndexByte(text, 0) >= 0 {
			return rows.Opaque, text
		}
		return rows.Bytes, text
	case rows.Decimal, rows.Date:
		if isWord(text) {
			return rows.Text, text
		}
	case rows.Timestamp:
		if isWord(text) || len(text) < len("2006-01-02 15:04:05") || text[len("2006-01-02")] != ' ' {
			return rows.Text, text
		}
		text[len("2006-01-02")] = 'T'
		if bytes.HasSuffix(text, []byte("+00")) {
			text[len(text)-3] = 'Z'
			text = text[:len(text)-2]
		}
	}
	return c.kind, text
}

// write appends a value as the server reads it, and reports false where it is NULL. What a masked value does not fit becomes NULL, or what
// stands for nothing where the column cannot be that.
func (c *column) write(dst []byte, v rows.Value, notNull bool) ([]byte, bool) {
	text := v.Text
	switch {
	case v.Kind == rows.Null:
		return dst, false
	case v.Kind == rows.Bytes || v.Kind == rows.Opaque && c.class.kind == rows.Bytes:
		return hex.AppendEncode(append(dst, `\\x`...), text), true
	case c.class.kind == rows.Opaque:
		if len(text) > 0 {
			return appendEscaped(dst, text), true
		}
	case len(c.labels) > 0:
		if slices.Contains(c.labels, string(text)) {
			return appendEscaped(dst, text), true
		}
	case c.class.fits == nil && c.class.kind == rows.Text:
		return appendEscaped(dst, database.Shorten(text, c.length)), true
	case v.Kind == c.class.kind && c.class.fits == nil || c.class.holds(text):
		return appendEscaped(dst, text), true
	}
	switch {
	case !notNull:
		return dst, false
	case len(c.labels) > 0:
		return appendEscaped(dst, []byte(c.labels[0])), true
	}
	return append(dst, c.class.rest...), true
}

// appendEscaped appends a text in the spelling of COPY.
func appendEscaped(dst, text []byte) []byte {
	for _, c := range text {
		switch c {
		case '\\':
			dst = append(dst, `\\`...)
		case '\n':
			dst = append(dst, `\n`...)
		case '\r':
			dst = append(dst, `\r`...)
		case '\t':
			dst = append(dst, `\t`...)
		default:
			dst = append(dst, c)
		}
	}
	return dst
}

// unescape undoes the spelling of COPY, in place.
func unescape(text []byte) []byte {
	i := bytes.IndexByte(text, '\\')
	if i < 0 {
		return text
	}
	n := i
	for ; i < len(text); i++ {
		c := text[i]
		if c == '\\' && i+1 < len(text) {
			i++
			switch c = text[i]; c {
			case 'b':
				c = '\b'
			case 'f':
				c = '\f'
			case 'n':
				c = '\n'
			case 'r':
				c = '\r'
			case 't':
				c = '\t'
			case 'v':
				c = '\v'
			}
		}
		text[n] = c
		n++
	}
	return text[:n]
}
