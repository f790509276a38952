package mysql

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"net/netip"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/masker/rows"
)

// A column is how values of one are read and written.
type column struct {
	kind     rows.Kind         // of most values
	unsigned bool              // a number
	bits     int               // of a whole number
	length   int               // of the longest text, in characters, or of bytes; 0: any
	labels   []string          // of ENUM and SET
	several  bool              // SET
	fits     func([]byte) bool // reports whether a text is of the type; nil: each text is
	rest     string            // what stands for a masked value that does not fit where the column cannot be NULL
}

// bits of whole numbers.
var bits = map[string]int{"tinyint": 8, "smallint": 16, "mediumint": 24, "int": 32, "bigint": 64, "year": 12}

func newColumn(typ, declared string, length int, isJSON bool) column {
	c := column{kind: rows.Opaque, unsigned: strings.Contains(declared, "unsigned")}
	switch typ {
	case "tinyint", "smallint", "mediumint", "int", "bigint", "year":
		c.kind, c.bits, c.rest = rows.Int, bits[typ], "0"
	case "float", "double":
		c.kind, c.rest = rows.Float, "0"
	case "decimal":
		c.kind, c.rest = rows.Decimal, "0"
	case "date":
		c.kind, c.rest = rows.Date, "1970-01-01"
	case "datetime", "timestamp":
		c.kind, c.rest = rows.Timestamp, "1970-01-02 00:00:00"
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

func isTime(text []byte) bool {
	return len(text) > 0 && !bytes.ContainsFunc(text, func(r rune) bool { return !strings.ContainsRune("-0123456789:.", r) })
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
		if c.inRange(string(text)) {
			return append(dst, text...)
		}
	case c.kind == rows.Date || c.kind == rows.Timestamp || c.kind == rows.Time:
		return appendLiteral(dst, bytes.TrimSuffix(text, []byte("Z")))
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

// inRange reports whether a number has room in the column.
func (c *column) inRange(text string) bool {
	if c.bits == 0 || c.unsigned {
		_, err := strconv.ParseUint(text, 10, max(c.bits, 1))
		return err == nil
	}
	_, err := strconv.ParseInt(text, 10, c.bits)
	return err == nil
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
