package parquetfile

import (
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/deprecated"
	"github.com/parquet-go/parquet-go/format"

	"github.com/privet-go/privet/masker/rows"
)

// A leaf is a column that has values.
type leaf struct {
	name, typ string
	kind      rows.Kind
	physical  parquet.Kind
	size      int  // of fixed bytes
	bits      int  // of a number
	unsigned  bool // a number
	precision int  // of a decimal
	scale     int
	unit      time.Duration // of a time
	zoned     bool          // a timestamp in UTC
	maxDef    int
	optional  bool // the leaf itself, so that it can become null
}

// newLeaf tells the kind of a column.
func newLeaf(c *parquet.Column, name string) (leaf, error) {
	t := c.Type()
	l := leaf{name: name, typ: t.String(), physical: t.Kind(), maxDef: c.MaxDefinitionLevel(), optional: c.Optional()}
	if l.maxDef > 60 || c.MaxRepetitionLevel() > 60 {
		return l, fmt.Errorf("column %d: nested too deeply", c.Index()+1)
	}
	switch l.physical {
	case parquet.Boolean:
		l.kind = rows.Bool
	case parquet.Int32:
		l.kind, l.bits = rows.Int, 32
	case parquet.Int64:
		l.kind, l.bits = rows.Int, 64
	case parquet.Int96:
		l.kind = rows.Timestamp
	case parquet.Float, parquet.Double:
		l.kind = rows.Float
	case parquet.ByteArray:
		l.kind = rows.Bytes
	case parquet.FixedLenByteArray:
		l.kind, l.size = rows.Bytes, t.Length()
	default:
		return l, fmt.Errorf("column %d: a type that is not read", c.Index()+1)
	}
	if logical := t.LogicalType(); logical != nil {
		l.logical(logical.Value)
	}
	return l, nil
}

// logical reads what a type means beyond its bytes.
func (l *leaf) logical(t format.LogicalTypeValue) {
	switch t := t.(type) {
	case *format.StringType, *format.EnumType, *format.JsonType:
		l.kind = rows.Text
	case *format.DecimalType:
		l.kind, l.precision, l.scale = rows.Decimal, int(t.Precision), int(t.Scale)
	case *format.DateType:
		l.kind = rows.Date
	case *format.TimeType:
		if t.Unit.Value != nil {
			l.kind, l.unit = rows.Time, t.Unit.Value.Duration()
		}
	case *format.TimestampType:
		if t.Unit.Value != nil {
			l.kind, l.unit, l.zoned = rows.Timestamp, t.Unit.Value.Duration(), t.IsAdjustedToUTC
		}
	case *format.IntType:
		l.bits, l.unsigned = int(t.BitWidth), !t.IsSigned
	case *format.UUIDType:
		if l.size == 16 {
			l.kind = rows.UUID
		}
	}
}

// class gives the Class of the column.
func (l *leaf) class() func(text []byte) int {
	switch l.kind {
	case rows.Int:
		return rows.Bits(l.bits, l.unsigned)
	case rows.Decimal:
		return rows.Digits(l.precision, l.scale)
	}
	return nil
}

const daySeconds = 24 * 60 * 60

// append appends the text of a value.
func (l *leaf) append(dst []byte, v parquet.Value) (rows.Kind, []byte) {
	if v.IsNull() {
		return rows.Null, dst
	}
	if l.isFar(v) {
		return rows.Int, strconv.AppendInt(dst, l.int(v), 10)
	}
	switch l.kind {
	case rows.Bool:
		return l.kind, strconv.AppendBool(dst, v.Boolean())
	case rows.Int:
		if l.unsigned {
			return l.kind, strconv.AppendUint(dst, uint64(l.int(v))&(math.MaxUint64>>(64-l.physicalBits())), 10)
		}
		return l.kind, strconv.AppendInt(dst, l.int(v), 10)
	case rows.Float:
		if l.physical == parquet.Float {
			return l.kind, appendFloat(dst, float64(v.Float()), 32)
		}
		return l.kind, appendFloat(dst, v.Double(), 64)
	case rows.Decimal:
		return l.kind, appendDecimal(dst, l.big(v), l.scale)
	case rows.Date:
		return l.kind, rows.AppendDay(dst, time.Unix(l.int(v)*daySeconds, 0).UTC())
	case rows.Time:
		return l.kind, time.Unix(0, l.int(v)*int64(l.unit)).UTC().AppendFormat(dst, rows.TimeLayout)
	case rows.Timestamp:
		if dst = rows.AppendMoment(dst, l.time(v)); l.zoned {
			dst = append(dst, 'Z')
		}
		return l.kind, dst
	case rows.UUID:
		b := v.ByteArray()
		text := hex.EncodeToString(b)
		return l.kind, append(dst, strings.Join([]string{text[:8], text[8:12], text[12:16], text[16:20], text[20:]}, "-")...)
	}
	b := v.ByteArray()
	if l.kind == rows.Bytes && (!utf8.Valid(b) || strings.IndexByte(string(b), 0) >= 0) {
		return rows.Opaque, append(dst, b...)
	}
	return l.kind, append(dst, b...)
}

// isFar reports whether a value is a date in a year that has not four digits, such as one that stands
// for never. The number of it is its text.
func (l *leaf) isFar(v parquet.Value) bool {
	const first, end = -719528, 2932897 // the days 0000-01-01 and 10000-01-01
	switch {
	case l.physical == parquet.Int96:
		return false
	case l.kind == rows.Date:
		return l.int(v) < first || l.int(v) >= end
	case l.kind == rows.Timestamp:
		seconds := l.time(v).Unix()
		return seconds < first*daySeconds || seconds >= end*daySeconds
	}
	return false
}

// physicalBits is how many bits a number takes in the file.
func (l *leaf) physicalBits() int {
	if l.physical == parquet.Int32 {
		return 32
	}
	return 64
}

func (l *leaf) int(v parquet.Value) int64 {
	if l.physical == parquet.Int32 {
		return int64(v.Int32())
	}
	return v.Int64()
}

// time gives the moment of a timestamp.
func (l *leaf) time(v parquet.Value) time.Time {
	if l.physical == parquet.Int96 {
		const julianEpoch = 2440588
		i := v.Int96()
		nanos := int64(uint64(i[0]) | uint64(i[1])<<32)
		return time.Unix((int64(int32(i[2]))-julianEpoch)*daySeconds, nanos).UTC()
	}
	per := int64(time.Second / l.unit)
	n := v.Int64()
	seconds := n / per
	if n%per < 0 {
		seconds--
	}
	return time.Unix(seconds, (n-seconds*per)*int64(l.unit)).UTC()
}

// big gives the unscaled number of a decimal.
func (l *leaf) big(v parquet.Value) *big.Int {
	if l.physical == parquet.Int32 || l.physical == parquet.Int64 {
		return big.NewInt(l.int(v))
	}
	b := v.ByteArray()
	n := new(big.Int).SetBytes(b)
	if len(b) > 0 && b[0] >= 0x80 {
		n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(8*len(b))))
	}
	return n
}

func appendFloat(dst []byte, x float64, bits int) []byte {
	if a := math.Abs(x); a != 0 && (a < 1e-6 || a >= 1e21) {
		return strconv.AppendFloat(dst, x, 'g', -1, bits)
	}
	return strconv.AppendFloat(dst, x, 'f', -1, bits)
}

func appendDecimal(dst []byte, n *big.Int, scale int) []byte {
	digits := new(big.Int).Abs(n).String()
	if missing := scale + 1 - len(digits); missing > 0 {
		digits = strings.Repeat("0", missing) + digits
	}
	if n.Sign() < 0 {
		dst = append(dst, '-')
	}
	whole := len(digits) - scale
	dst = append(dst, digits[:whole]...)
	if scale > 0 {
		dst = append(append(dst, '.'), digits[whole:]...)
	}
	return dst
}

// parse makes a value of a text. Memory that the value refers to is appended to scratch. A number that the
// type has no room for is 0, and so is what becomes null where the leaf cannot be.
func (l *leaf) parse(v rows.Value, scratch []byte) (parquet.Value, []byte) {
	def := int(v.Def)
	if v.Kind == rows.Null {
		switch {
		case def < l.maxDef:
			return parquet.NullValue().Level(int(v.Rep), def, v.Column), scratch
		case l.optional:
			return parquet.NullValue().Level(int(v.Rep), def-1, v.Column), scratch
		}
		v.Text = nil
	}
	if v.Kind == rows.Int && l.kind != rows.Int {
		n, _ := strconv.ParseInt(string(v.Text), 10, 64) // it is fitted
		return l.number(n).Level(int(v.Rep), def, v.Column), scratch
	}
	value, scratch := l.value(v.Text, scratch)
	return value.Level(int(v.Rep), def, v.Column), scratch
}

func (l *leaf) value(b []byte, scratch []byte) (parquet.Value, []byte) {
	switch l.kind {
	case rows.Text, rows.Bytes:
		from := len(scratch)
		return l.bytes(append(scratch, b...), from)
	case rows.Date:
		return l.number(moment(b).Unix() / daySeconds), scratch
	}
	if n, ok := digits(b); ok && l.kind == rows.Int && l.bits == 64 {
		return l.number(n), scratch
	}
	text := string(b)
	switch l.kind {
	case rows.Bool:
		return parquet.BooleanValue(text == "true"), scratch
	case rows.Int:
		if l.unsigned {
			n, err := strconv.ParseUint(text, 10, l.bits)
			if err != nil {
				n = 0
			}
			return l.number(int64(n)), scratch
		}
		n, err := strconv.ParseInt(text, 10, l.bits)
		if err != nil {
			n = 0
		}
		return l.number(n), scratch
	case rows.Float:
		x, _ := strconv.ParseFloat(text, 64) // infinite where it is out of range
		if l.physical == parquet.Float {
			return parquet.FloatValue(float32(x)), scratch
		}
		return parquet.DoubleValue(x), scratch
	case rows.Decimal:
		return l.decimal(text, scratch)
	case rows.Time:
		t, _ := time.Parse(rows.TimeLayout, text) // it is fitted
		return l.number(int64(t.Sub(t.Truncate(daySeconds*time.Second)) / l.unit)), scratch
	case rows.Timestamp:
		t := moment(b)
		if l.physical == parquet.Int96 {
			return parquet.Int96Value(int96(t)), scratch
		}
		per := int64(time.Second / l.unit)
		return parquet.Int64Value(t.Unix()*per + int64(t.Nanosecond())/int64(l.unit)), scratch
	case rows.UUID:
		from := len(scratch)
		scratch, _ = hex.AppendDecode(scratch, []byte(strings.ReplaceAll(text, "-", "")))
		return l.bytes(scratch, from)
	}
	from := len(scratch)
	return l.bytes(append(scratch, b...), from)
}

// digits reads a number of at most 18 digits, which takes a third of the time of strconv.ParseInt.
func digits(b []byte) (n int64, ok bool) {
	for _, c := range b {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = 10*n + int64(c-'0')
	}
	return n, len(b) > 0 && len(b) <= 18
}

// number makes a number of the physical type.
func (l *leaf) number(n int64) parquet.Value {
	if l.physical == parquet.Int32 {
		return parquet.Int32Value(int32(n))
	}
	return parquet.Int64Value(n)
}

// bytes makes a value of the bytes from a place on: as many as the type has, if that is fixed.
func (l *leaf) bytes(b []byte, from int) (parquet.Value, []byte) {
	if l.physical != parquet.FixedLenByteArray {
		return parquet.ByteArrayValue(b[from:len(b):len(b)]), b
	}
	for len(b)-from < l.size {
		b = append(b, 0)
	}
	b = b[:from+l.size]
	return parquet.FixedLenByteArrayValue(b[from:len(b):len(b)]), b
}

// decimal makes a decimal of the scale.
func (l *leaf) decimal(text string, scratch []byte) (parquet.Value, []byte) {
	whole, fraction, _ := strings.Cut(text, ".")
	if len(fraction) > l.scale {
		fraction = fraction[:l.scale]
	}
	n, ok := new(big.Int).SetString(whole+fraction+strings.Repeat("0", l.scale-len(fraction)), 10)
	if !ok || l.class()([]byte(text)) == 0 {
		n = new(big.Int)
	}
	if l.physical == parquet.Int32 || l.physical == parquet.Int64 {
		if !n.IsInt64() || l.physical == parquet.Int32 && int64(int32(n.Int64())) != n.Int64() {
			n = new(big.Int)
		}
		return l.number(n.Int64()), scratch
	}
	size := l.size
	if l.physical == parquet.ByteArray {
		size = n.BitLen()/8 + 1
	}
	if n.BitLen() >= 8*size {
		n = new(big.Int)
	}
	if n.Sign() < 0 {
		n.Add(n, new(big.Int).Lsh(big.NewInt(1), uint(8*size)))
	}
	from := len(scratch)
	return l.bytes(append(scratch, n.FillBytes(make([]byte, size))...), from)
}

// moment reads a time that has been fitted to its kind.
func moment(text []byte) time.Time {
	if t, ok := rows.Moment(text); ok {
		return t
	}
	return time.Unix(0, 0).UTC()
}

// int96 makes the old form of a timestamp.
func int96(t time.Time) deprecated.Int96 {
	const julianEpoch = 2440588
	seconds := t.Unix()
	day := seconds / daySeconds
	if seconds%daySeconds < 0 {
		day--
	}
	var b [8]byte
	binary.LittleEndian.PutUint64(b[:], uint64(seconds-day*daySeconds)*uint64(time.Second)+uint64(t.Nanosecond()))
	return deprecated.Int96{binary.LittleEndian.Uint32(b[:4]), binary.LittleEndian.Uint32(b[4:]), uint32(day + julianEpoch)}
}
