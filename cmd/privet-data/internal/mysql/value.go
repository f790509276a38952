package mysql

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/netip"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/masker/rows"
)

// A column is how values of one are read and written.
type column struct {
	kind    rows.Kind         // of most values
	length  int               // of the longest text, in characters, or of bytes; 0: any
	labels  []string          // of ENUM and SET
	several bool              // SET
	fits    func([]byte) bool // reports whether a text is of the type; nil: each text is
	rest    string            // what stands for a masked value that does not fit where the column cannot be NULL
}

// bits of whole numbers.
var bits = map[string]int{"tinyint": 8, "smallint": 16, "mediumint": 24, "int": 32, "bigint": 64}

func newColumn(typ, declared string, length int, isJSON bool) column {
	c := column{kind: rows.Opaque}
	unsigned := strings.Contains(declared, "unsigned")
	switch typ {
	case "tinyint", "smallint", "mediumint", "int", "bigint":
		c.kind, c.rest, c.fits = rows.Int, "0", inside(rows.Bits(bits[typ], unsigned))
	case "year":
		years := rows.Whole(1901, 2155)
		c.kind, c.rest, c.fits = rows.Int, "0", func(text []byte) bool { return years(text) > 0 || string(text) == "0000" || string(text) == "0" }
	case "float", "double":
		c.kind, c.rest = rows.Float, "0"
	case "decimal":
		var precision, scale int
		_, _ = fmt.Sscanf(declared, "decimal(%d,%d)", &precision, &scale)
		digits := rows.Digits(precision, scale)
		c.kind, c.rest, c.fits = rows.Decimal, "0", func(text []byte) bool { return digits(text) > 0 && !(unsigned && text[0] == '-') }
	case "date":
		c.kind, c.rest = rows.Date, "1970-01-01"
	case "datetime", "timestamp":
		if c.kind, c.rest = rows.Timestamp, "1970-01-02 00:00:00"; typ == "timestamp" {
			c.fits = isStamp
		}
	case "time":
		c.kind, c.fits, c.rest = rows.Text, isTime, "00:00:00"
	case "char", "varchar", "tinytext", "text", "mediumtext", "longtext":
		c.kind, c.length = rows.Text, length
		if isJSON {
			c.fits, c.rest = json.Valid, "null"
		}
	case "json":
		c.kind, c.fits, c.rest = rows.Text, json.Valid, "null"
	case "enum", "set":
		c.kind, c.labels, c.several = rows.Text, labels(declared), typ == "set"
	case "uuid":
		c.kind, c.rest = rows.UUID, "00000000-0000-0000-0000-000000000000"
	case "inet4", "inet6":
		c.kind, c.fits, c.rest = rows.Text, isAddress, map[string]string{"inet4": "0.0.0.0", "inet6": "::"}[typ]
	case "binary", "varbinary", "tinyblob", "blob", "mediumblob", "longblob":
		c.kind, c.length = rows.Bytes, length
	}
	return c
}

// labels reads those of ENUM('a','b').
func labels(declared string) (found []string) {
	_, rest, _ := strings.Cut(declared, "(")
	for strings.HasPrefix(rest, "'") {
		var label strings.Builder
		i := 1
		for ; i < len(rest); i++ {
			if rest[i] == '\'' {
				if i++; i == len(rest) || rest[i] != '\'' {
					break
				}
			}
			label.WriteByte(rest[i])
		}
		found = append(found, label.String())
		rest = strings.TrimPrefix(rest[i:], ",")
	}
	return found
}

var isTime = regexp.MustCompile(`^-?([0-7]?\d?\d|8[0-2]\d|83[0-7]):[0-5]\d:[0-5]\d(\.\d+)?$`).Match

// isStamp reports whether a time is one of those of TIMESTAMP, or none at all.
func isStamp(text []byte) bool {
	const first, last = "1970-01-01T00:00:01", "2038-01-19T03:14:07"
	if len(text) < len(first) || bytes.HasPrefix(text, []byte("0000")) {
		return true
	}
	s := string(text[:10]) + "T" + string(text[11:len(first)])
	return first <= s && s <= last
}

// inside reports whether a text has room in a column of a Class.
func inside(class func([]byte) int) func([]byte) bool {
	return func(text []byte) bool { return class(text) > 0 }
}

// class gives the Class of the column, where pseudonyms of its values may not fit.
func (c *column) class() func([]byte) int {
	if c.fits == nil || c.rest == "null" { // no permutation makes JSON
		return nil
	}
	return rows.Fitting(c.fits)
}

func isAddress(text []byte) bool {
	_, err := netip.ParseAddr(string(text))
	return err == nil
}

// read appends the value of a text as the server writes it.
func (c *column) read(dst, text []byte) (rows.Kind, []byte) {
	switch c.kind {
	case rows.Bytes:
		if !utf8.Valid(text) || bytes.IndexByte(text, 0) >= 0 {
			return rows.Opaque, append(dst, text...)
		}
	case rows.Float:
		if x, err := strconv.ParseFloat(string(text), 64); err == nil {
			return rows.Float, strconv.AppendFloat(dst, x, 'f', -1, 64)
		}
	case rows.Date, rows.Timestamp:
		if len(text) < len(rows.DateLayout) || bytes.Contains(text, []byte("-00")) || bytes.HasPrefix(text, []byte("0000")) {
			return rows.Text, append(dst, text...) // a day that is none, such as 0000-00-00
		}
		from := len(dst)
		if dst = append(dst, text...); len(text) > len(rows.DateLayout) {
			dst[from+len(rows.DateLayout)] = 'T'
		}
		return c.kind, dst
	}
	return c.kind, append(dst, text...)
}

// write appends a value as SQL. What a masked value does not fit becomes NULL, or what stands for nothing where the column cannot be that.
func (c *column) write(dst []byte, v rows.Value, notNull bool) []byte {
	text := v.Text
	switch {
	case v.Kind == rows.Null:
		return append(dst, "NULL"...)
	case v.Kind == rows.Bytes || v.Kind == rows.Opaque:
		if c.length > 0 && len(text) > c.length {
			text = text[:c.length]
		}
		if len(text) > 0 || c.kind == rows.Bytes {
			return append(hex.AppendEncode(append(dst, "x'"...), text), '\'')
		}
	case c.labels != nil:
		if c.isLabel(string(text)) {
			return appendLiteral(dst, text)
		}
	case c.kind == rows.Int:
		if c.fits(text) {
			return append(dst, text...)
		}
	case c.kind == rows.Date || c.kind == rows.Timestamp:
		if c.fits == nil || c.fits(text) {
			return appendLiteral(dst, bytes.TrimSuffix(text, []byte("Z")))
		}
	case c.fits == nil || c.fits(text):
		return appendLiteral(dst, database.Shorten(text, c.length))
	}
	switch {
	case !notNull:
		return append(dst, "NULL"...)
	case c.labels != nil && !c.several:
		return appendLiteral(dst, []byte(c.labels[0]))
	}
	return appendLiteral(dst, []byte(c.rest))
}

// isLabel reports whether a text is a label, or of SET several with commas between. The empty text is what the server
// has for a label that was none.
func (c *column) isLabel(text string) bool {
	if !c.several || text == "" {
		return slices.Contains(c.labels, text) || c.several
	}
	for one := range strings.SplitSeq(text, ",") {
		if !slices.Contains(c.labels, one) {
			return false
		}
	}
	return true
}

// appendLiteral appends a text as SQL.
func appendLiteral(dst, text []byte) []byte {
	dst = append(dst, '\'')
	for _, c := range text {
		switch c {
		case '\'', '\\':
			dst = append(dst, '\\', c)
		case 0:
			dst = append(dst, '\\', '0')
		case '\n':
			dst = append(dst, '\\', 'n')
		case '\r':
			dst = append(dst, '\\', 'r')
		case 0x1a:
			dst = append(dst, '\\', 'Z')
		default:
			dst = append(dst, c)
		}
	}
	return append(dst, '\'')
}
