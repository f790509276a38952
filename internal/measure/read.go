package measure

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"unicode/utf8"

	"github.com/privet-go/privet"
)

// The limits of what is read.
const (
	// MaxDocument is the length in bytes of the longest text or table, as JSON.
	MaxDocument = 64 << 20

	// MaxSpans is how many spans a text can have.
	MaxSpans = 10_000

	// MaxErrors is how many errors are told of; reading ends there.
	MaxErrors = 20
)

// A Text is a text that somebody has labelled.
type Text struct {
	Text  string
	Spans []Span

	// Differ is how many spans come with a value that is not what the text has at
	// their place. The place counts.
	Differ int
}

// Texts reads labelled texts: one JSON object a line, or one JSON array of them. A
// text is {"text": …, "spans": [{"label": …, "start": …, "end": …}]}; full_text,
// entity_type, start_position, end_position and entity_value are understood too,
// and other fields are passed over. One text is in memory at a time.
//
// An error says where and why, without a word of the text. Reading goes on after
// it where the next text can be told, until there are MaxErrors; so whoever gets
// one error has not got everything.
func Texts(r io.Reader) iter.Seq2[Text, error] {
	return func(yield func(Text, error) bool) {
		failed := 0
		for e, err := range elements(r) {
			var text Text
			if err == nil {
				text, err = e.text()
			}
			if err != nil {
				err = fmt.Errorf("line %d: %w", e.line, err)
				failed++
			}
			if !yield(text, err) {
				return
			}
			if failed == MaxErrors {
				yield(Text{}, errTooMany)
				return
			}
		}
	}
}

// A Column is a column that somebody has labelled; an empty label is none.
type Column struct {
	Label string
	privet.Column
}

// Tables reads labelled tables from one JSON document, {"tables": [{"columns":
// [{"name": …, "label": …, "values": […]}]}]}. Values are strings, numbers, true,
// false or null; a number is what stands in the document, and null is empty. One
// table is in memory at a time. Errors are as those of [Texts].
func Tables(r io.Reader) iter.Seq2[[]Column, error] {
	return func(yield func([]Column, error) bool) {
		failed := 0
		for e, err := range elementsOf(r, "tables") {
			var table []Column
			if err == nil {
				table, err = e.table()
			}
			if err != nil {
				err = fmt.Errorf("line %d: %w", e.line, err)
				failed++
			}
			if !yield(table, err) {
				return
			}
			if failed == MaxErrors {
				yield(nil, errTooMany)
				return
			}
		}
	}
}

// fields are those of an object. Several spellings of a field are one.
type fields map[string]any

// object decodes an element that is an object.
func (e element) object() (fields, error) {
	if !utf8.Valid(e.raw) {
		return nil, errUTF8
	}
	d := json.NewDecoder(bytes.NewReader(e.raw))
	d.UseNumber()
	var v any
	if err := d.Decode(&v); err != nil {
		return nil, errJSON
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, errors.New("something stands behind the object")
	}
	object, ok := v.(map[string]any)
	if !ok {
		return nil, errors.New("it is no JSON object")
	}
	return object, nil
}

// get gives the field that has one of the names, and false when none is there.
func (f fields) get(names ...string) (any, bool) {
	for _, name := range names {
		if v, ok := f[name]; ok {
			return v, true
		}
	}
	return nil, false
}

// text reads a labelled text.
func (e element) text() (Text, error) {
	f, err := e.object()
	if err != nil {
		return Text{}, err
	}
	v, _ := f.get("text", "full_text")
	text, ok := v.(string)
	if !ok {
		return Text{}, errors.New("there is no text, or it is no string")
	}
	v, ok = f.get("spans")
	list, isList := v.([]any)
	switch {
	case !ok || !isList:
		return Text{}, errors.New("there are no spans, or they are no array")
	case len(list) > MaxSpans:
		return Text{}, fmt.Errorf("it has more than %d spans", MaxSpans)
	}
	t := Text{Text: text}
	points := []rune(text)
	var errs []error
	for i, v := range list {
		s, err := readSpan(v, len(points))
		if err != nil {
			if len(errs) < MaxErrors {
				errs = append(errs, fmt.Errorf("span %d: %w", i+1, err))
			}
			continue
		}
		t.Spans = append(t.Spans, s)
		if value, ok := fields(v.(map[string]any)).get("entity_value"); ok && value != string(points[s.Start:s.End]) {
			t.Differ++
		}
	}
	if err := joinInLine(errs); err != nil {
		return Text{}, err
	}
	return t, nil
}

// readSpan reads a span of a text of so many code points.
func readSpan(v any, points int) (Span, error) {
	object, ok := v.(map[string]any)
	if !ok {
		return Span{}, errors.New("it is no JSON object")
	}
	f := fields(object)
	var s Span
	var errs []error
	name, _ := f.get("label", "entity_type")
	if s.Label, ok = name.(string); !ok || s.Label == "" {
		errs = append(errs, errors.New("there is no label, or it is no string"))
	}
	offset := func(what string, names ...string) int {
		v, _ := f.get(names...)
		n, _ := v.(json.Number)
		at, err := n.Int64()
		switch {
		case err != nil:
			errs = append(errs, fmt.Errorf("there is no %s, or it is no whole number", what))
		case at < 0 || at > int64(points):
			errs = append(errs, fmt.Errorf("its %s is not in the text", what))
		}
		return int(at)
	}
	s.Start = offset("start", "start", "start_position")
	s.End = offset("end", "end", "end_position")
	if len(errs) == 0 && s.Start >= s.End {
		errs = append(errs, errors.New("its end is not behind its start"))
	}
	return s, joinInLine(errs)
}

// table reads a labelled table.
func (e element) table() ([]Column, error) {
	f, err := e.object()
	if err != nil {
		return nil, err
	}
	v, _ := f.get("columns")
	list, ok := v.([]any)
	if !ok {
		return nil, errors.New("there are no columns, or they are no array")
	}
	var errs []error
	table := make([]Column, 0, len(list))
	for i, v := range list {
		c, err := readColumn(v)
		if err != nil && len(errs) < MaxErrors {
			errs = append(errs, fmt.Errorf("column %d: %w", i+1, err))
		}
		table = append(table, c)
	}
	if err := joinInLine(errs); err != nil {
		return nil, err
	}
	return table, nil
}

func readColumn(v any) (Column, error) {
	object, ok := v.(map[string]any)
	if !ok {
		return Column{}, errors.New("it is no JSON object")
	}
	f := fields(object)
	var c Column
	var errs []error
	text := func(dst *string, name string) {
		if v, ok := f.get(name); ok && v != nil {
			if *dst, ok = v.(string); !ok {
				errs = append(errs, fmt.Errorf("its %s is no string", name))
			}
		}
	}
	text(&c.Name, "name")
	text(&c.Label, "label")
	v, _ = f.get("values")
	values, ok := v.([]any)
	if !ok {
		errs = append(errs, errors.New("there are no values, or they are no array"))
	}
	for i, v := range values {
		switch v := v.(type) {
		case nil:
			c.Values = append(c.Values, "")
		case string:
			c.Values = append(c.Values, v)
		case json.Number:
			c.Values = append(c.Values, v.String())
		case bool:
			c.Values = append(c.Values, fmt.Sprint(v))
		default:
			errs = append(errs, fmt.Errorf("value %d is an array or an object", i+1))
		}
		if len(errs) == MaxErrors {
			break
		}
	}
	return c, joinInLine(errs)
}

// reasons are several errors of one place, in one line.
type reasons []error

func (l reasons) Error() string {
	s := ""
	for i, err := range l {
		if i > 0 {
			s += "; "
		}
		s += err.Error()
	}
	return s
}

func (l reasons) Unwrap() []error { return l }

func joinInLine(errs []error) error {
	if len(errs) == 0 {
		return nil
	}
	return reasons(errs)
}
