package redact

import (
	"database/sql"
	"database/sql/driver"
	"encoding"
	"encoding/json"
	"reflect"
	"strconv"
)

// Types of which not every value can be written as JSON.
var (
	numberType = reflect.TypeFor[json.Number]()
	rawType    = reflect.TypeFor[json.RawMessage]()
)

// mask puts into out what stands in the place of a tagged value.
func (c *copier) mask(out, in reflect.Value, how *field, depth int) error {
	if how.keep {
		out.Set(in)
		return nil
	}
	switch in.Kind() {
	case reflect.Interface:
		if in.IsNil() {
			return nil
		}
		masked, ok := c.leaf(in.Elem(), how)
		if ok && in.NumMethod() == 0 {
			out.Set(reflect.ValueOf(masked))
			return nil
		}
	case reflect.String:
		if masked := c.r.value(how, in.String()); in.Type() != numberType || isNumber(masked) {
			out.SetString(masked)
		} else {
			out.SetZero()
		}
		return nil
	case reflect.Struct:
		return c.maskStruct(out, in, how, depth)
	}
	if in.Type() == rawType {
		out.SetZero()
		if in.Len() == 0 {
			return nil
		}
		text := string(in.Bytes())
		var plain string
		if json.Unmarshal(in.Bytes(), &plain) == nil {
			text = plain
		}
		masked := []byte(c.r.value(how, text))
		if !json.Valid(masked) {
			masked, _ = json.Marshal(string(masked)) // a string always can be
		}
		out.SetBytes(masked)
		return nil
	}
	if text, ok := leafText(in); ok {
		out.SetZero()
		assignText(out, c.r.value(how, text))
		return nil
	}
	return c.each(out, in, depth, func(out, in reflect.Value, depth int) error { return c.mask(out, in, how, depth) })
}

// leaf gives what stands in the place of a value that an interface holds, if it is a single one.
func (c *copier) leaf(in reflect.Value, how *field) (string, bool) {
	if in.Kind() == reflect.Bool {
		return Replacement, true
	}
	if text, ok := leafText(in); ok {
		return c.r.value(how, text), true
	}
	return "", false
}

// maskStruct masks a struct as the text or the value of a database that it stands for, such as
// [time.Time] and [sql.NullString], and else each field.
func (c *copier) maskStruct(out, in reflect.Value, how *field, depth int) error {
	out.SetZero()
	if text, ok := leafText(in); ok {
		if u, ok := out.Addr().Interface().(encoding.TextUnmarshaler); ok {
			if u.UnmarshalText([]byte(c.r.value(how, text))) != nil {
				out.SetZero()
			}
		}
		return nil
	}
	if v, ok := in.Interface().(driver.Valuer); ok {
		if s, ok := out.Addr().Interface().(sql.Scanner); ok {
			c.maskNull(s, v, how)
			return nil
		}
	}
	if depth++; depth > maxDepth {
		return ErrDepth
	}
	for i := range in.NumField() {
		if f := in.Type().Field(i); f.IsExported() {
			if err := c.mask(out.Field(i), in.Field(i), how, depth); err != nil {
				return err
			}
		}
	}
	return nil
}

// maskNull masks what may be null in a database. What does not fit stays null.
func (c *copier) maskNull(out sql.Scanner, in driver.Valuer, how *field) {
	v, err := in.Value()
	text, ok := textOf(v)
	if err != nil || v == nil {
		return
	}
	if _, is := v.(bool); is || !ok || out.Scan(c.r.value(how, text)) != nil {
		_ = out.Scan(nil)
	}
}

// leafText gives a single value as text: one of a basic kind, bytes, or what writes itself as a text.
func leafText(v reflect.Value) (text string, ok bool) {
	if v.CanInterface() && v.Kind() != reflect.Pointer && v.Kind() != reflect.Interface {
		if m, is := v.Interface().(encoding.TextMarshaler); is {
			b, err := m.MarshalText()
			return string(b), err == nil
		}
	}
	switch v.Kind() {
	case reflect.String:
		return v.String(), true
	case reflect.Bool:
		return strconv.FormatBool(v.Bool()), true
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return strconv.FormatInt(v.Int(), 10), true
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		return strconv.FormatUint(v.Uint(), 10), true
	case reflect.Float32, reflect.Float64:
		return strconv.FormatFloat(v.Float(), 'g', -1, v.Type().Bits()), true
	case reflect.Slice:
		if v.Type().Elem().Kind() == reflect.Uint8 {
			return string(v.Bytes()), true
		}
	}
	return "", false
}

// assignText puts a text into a value of a basic kind, and reports whether it fits.
func assignText(out reflect.Value, text string) bool {
	var err error
	switch out.Kind() {
	case reflect.String:
		out.SetString(text)
	case reflect.Slice:
		if out.Type().Elem().Kind() != reflect.Uint8 {
			return false
		}
		out.SetBytes([]byte(text))
	case reflect.Bool:
		var b bool
		if b, err = strconv.ParseBool(text); err == nil {
			out.SetBool(b)
		}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		var n int64
		if n, err = strconv.ParseInt(text, 10, out.Type().Bits()); err == nil {
			out.SetInt(n)
		}
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		var n uint64
		if n, err = strconv.ParseUint(text, 10, out.Type().Bits()); err == nil {
			out.SetUint(n)
		}
	case reflect.Float32, reflect.Float64:
		var x float64
		if x, err = strconv.ParseFloat(text, out.Type().Bits()); err == nil {
			out.SetFloat(x)
		}
	default:
		return false
	}
	return err == nil
}
