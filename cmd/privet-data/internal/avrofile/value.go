package avrofile

import (
	"bytes"
	"errors"
	"math/big"
	"reflect"
	"slices"
	"sort"
	"strconv"
	"time"
	"unicode/utf8"

	"github.com/hamba/avro/v2"

	"github.com/privet-go/privet/masker/rows"
)

var errAlike = errors.New("two keys of a map are masked alike; a pseudonym keeps them apart")

// walk calls visit with the leaves of a value in their order, and gives the value with what visit makes of them. A map without order has that
// of its keys.
func (n *node) walk(v any, visit func(n *node, v any) (any, error)) (any, error) {
	switch {
	case n.union != nil:
		if v == nil {
			return visit(n, nil)
		}
		name, inside := n.branch(v)
		of := n.union[name]
		if of == nil {
			return nil, errBroken
		}
		changed, err := of.walk(inside, visit)
		if changed == nil {
			return nil, err // it has become null
		}
		return map[string]any{name: changed}, err
	case n.fields != nil:
		record := v.(map[string]any)
		changed := make(map[string]any, len(record))
		for i, name := range n.fields {
			inside, err := n.inner[i].walk(record[name], visit)
			if err != nil {
				return nil, err
			}
			changed[name] = inside
		}
		return changed, nil
	case n.schema.Type() == avro.Array:
		list := v.([]any)
		changed := make([]any, 0, len(list))
		for _, one := range list {
			inside, err := n.inner[0].walk(one, visit)
			if err != nil {
				return nil, err
			}
			changed = append(changed, inside)
		}
		return changed, nil
	case n.schema.Type() == avro.Map:
		of := v.(map[string]any)
		var keys []string
		for key := range of {
			keys = append(keys, key)
		}
		sort.Strings(keys)
		changed := make(map[string]any, len(of))
		for _, key := range keys {
			masked, err := visit(n, key)
			if err != nil {
				return nil, err
			}
			inside, err := n.inner[0].walk(of[key], visit)
			if err != nil {
				return nil, err
			}
			if _, there := changed[masked.(string)]; there {
				return nil, errAlike
			}
			changed[masked.(string)] = inside
		}
		return changed, nil
	}
	return visit(n, v)
}

// branch gives the type that a value of a union has, and the value itself. The library gives a value bare where it knows all types of the
// union; then whole numbers are long where the union has that.
func (n *node) branch(v any) (string, any) {
	if m, ok := v.(map[string]any); ok && len(m) == 1 {
		for name, inside := range m {
			if n.union[name] != nil {
				return name, inside
			}
		}
	}
	var names []string
	switch v.(type) {
	case bool:
		names = []string{"boolean"}
	case int:
		names = []string{"long", "int"}
	case int64:
		names = []string{"long"}
	case float32:
		names = []string{"float"}
	case float64:
		names = []string{"double"}
	case string:
		names = []string{"string", "string.uuid"}
	case []byte:
		names = []string{"bytes"}
	case time.Duration:
		names = []string{"long.time-micros", "int.time-millis"}
	case time.Time:
		names = []string{"long.timestamp-micros", "long.timestamp-millis", "int.date"}
	case *big.Rat:
		names = []string{"bytes.decimal"}
	}
	for _, name := range names {
		if n.union[name] != nil {
			return name, v
		}
	}
	return "", nil
}

// spell appends the text of a leaf.
func (n *node) spell(dst []byte, v any) (rows.Kind, []byte) {
	switch v := v.(type) {
	case nil:
		return rows.Null, dst
	case bool:
		return rows.Bool, strconv.AppendBool(dst, v)
	case int:
		return rows.Int, strconv.AppendInt(dst, int64(v), 10)
	case int64:
		return rows.Int, strconv.AppendInt(dst, v, 10)
	case float32:
		return rows.Float, strconv.AppendFloat(dst, float64(v), 'f', -1, 32)
	case float64:
		return rows.Float, strconv.AppendFloat(dst, v, 'f', -1, 64)
	case string:
		if n.kind != rows.UUID || len(v) != len("00000000-0000-0000-0000-000000000000") {
			return rows.Text, append(dst, v...)
		}
		return rows.UUID, append(dst, v...)
	case []byte:
		return kindOfBytes(v), append(dst, v...)
	case time.Duration:
		return rows.Time, time.Unix(0, int64(v)).UTC().AppendFormat(dst, rows.TimeLayout)
	case time.Time:
		switch {
		case v.Year() < 0 || v.Year() > 9999:
			return rows.Int, strconv.AppendInt(dst, v.Unix(), 10) // such as one that stands for never
		case n.kind == rows.Date:
			return rows.Date, rows.AppendDay(dst, v.UTC())
		case logical(n.schema) == avro.LocalTimestampMillis || logical(n.schema) == avro.LocalTimestampMicros:
			return rows.Timestamp, rows.AppendMoment(dst, v)
		}
		return rows.Timestamp, append(rows.AppendMoment(dst, v.UTC()), 'Z')
	case *big.Rat:
		return rows.Decimal, append(dst, v.FloatString(decimalScale(n.schema))...)
	}
	if b := bytesOf(v); b != nil {
		return kindOfBytes(b), append(dst, b...)
	}
	return rows.Opaque, dst
}

func kindOfBytes(b []byte) rows.Kind {
	if utf8.Valid(b) && bytes.IndexByte(b, 0) < 0 {
		return rows.Bytes
	}
	return rows.Opaque
}

// bytesOf gives the bytes of an array, or nil.
func bytesOf(v any) []byte {
	array := reflect.ValueOf(v)
	if array.Kind() != reflect.Array || array.Type().Elem().Kind() != reflect.Uint8 {
		return nil
	}
	b := make([]byte, array.Len())
	reflect.Copy(reflect.ValueOf(b), array)
	return b
}

// parse gives what a leaf becomes: itself where its text has not changed. A text that the type has no room for is nothing: 0, false, no bytes.
func (n *node) parse(before any, v rows.Value) any {
	kind, text := n.spell(nil, before)
	if kind == v.Kind && bytes.Equal(text, v.Text) || before == nil {
		return before
	}
	if v.Kind == rows.Null {
		v.Text = nil
	}
	s := string(v.Text)
	switch before := before.(type) {
	case bool:
		return s == "true"
	case int:
		if x, err := strconv.ParseInt(s, 10, map[avro.Type]int{avro.Int: 32, avro.Long: 64}[n.schema.Type()]); err == nil {
			return int(x)
		}
		return 0
	case int64:
		if x, err := strconv.ParseInt(s, 10, 64); err == nil {
			return x
		}
		return int64(0)
	case float32:
		x, _ := strconv.ParseFloat(s, 32)
		return float32(x)
	case float64:
		x, _ := strconv.ParseFloat(s, 64)
		return x
	case string:
		if e, ok := n.schema.(*avro.EnumSchema); ok && !slices.Contains(e.Symbols(), s) {
			return e.Symbols()[0]
		}
		return s
	case []byte:
		return bytes.Clone(append([]byte{}, v.Text...))
	case time.Duration:
		t, _ := time.Parse(rows.TimeLayout, s)
		return max(0, t.Sub(time.Date(0, 1, 1, 0, 0, 0, 0, time.UTC)))
	case time.Time:
		if t, ok := rows.Moment(v.Text); ok {
			return t
		}
		return time.Unix(0, 0).UTC()
	case *big.Rat:
		x, ok := new(big.Rat).SetString(s)
		if !ok || !fitsDecimal(n.schema, x) {
			return new(big.Rat)
		}
		return x
	default:
		array := reflect.New(reflect.TypeOf(before)).Elem()
		reflect.Copy(array, reflect.ValueOf(v.Text))
		return array.Interface()
	}
}
