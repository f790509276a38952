package measure

import (
	"bufio"
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

var (
	errTooMany = errors.New("there may be more errors; reading has ended")
	errTooLong = fmt.Errorf("it is longer than %d bytes", MaxDocument)
	errJSON    = errors.New("it is not valid JSON")
	errUTF8    = errors.New("it is not valid UTF-8")
)

// An element is one JSON value of the input.
type element struct {
	line int // where it begins, from 1
	raw  []byte
}

// elements gives the elements of an array, or the lines.
func elements(r io.Reader) iter.Seq2[element, error] {
	return func(yield func(element, error) bool) {
		s := newSource(r)
		if c, err := s.peek(); err != nil {
			if err != io.EOF {
				yield(element{line: s.line}, err)
			}
			return
		} else if c == '[' {
			s.array(yield)
			return
		}
		for {
			e, err := s.readLine()
			if err == io.EOF {
				return
			}
			if err == nil && len(bytes.TrimSpace(e.raw)) == 0 {
				continue
			}
			if !yield(e, err) || err != nil && err != errTooLong {
				return
			}
		}
	}
}

// elementsOf gives the elements of the array that a field of an object has.
func elementsOf(r io.Reader, field string) iter.Seq2[element, error] {
	return func(yield func(element, error) bool) {
		s := newSource(r)
		fail := func(reason error) { yield(element{line: s.line}, reason) }
		if c, err := s.peek(); err == io.EOF {
			fail(errJSON)
			return
		} else if err != nil {
			fail(err)
			return
		} else if c != '{' {
			fail(errors.New("it is no JSON object"))
			return
		}
		d := s.decoder()
		_, _ = d.Token()
		found := false
		for d.More() {
			key, err := d.Token()
			if err != nil {
				fail(s.reason(err))
				return
			}
			if key != field {
				var skipped json.RawMessage
				if err := d.Decode(&skipped); err != nil {
					fail(s.reason(err))
					return
				}
				s.passed(d)
				continue
			}
			if found {
				fail(fmt.Errorf("%s is given twice", field))
				return
			}
			found = true
			if open, err := d.Token(); err != nil || open != json.Delim('[') {
				fail(fmt.Errorf("%s is no array", field))
				return
			}
			if !s.rest(d, yield) {
				return
			}
		}
		if !found {
			fail(fmt.Errorf("there is no %s", field))
			return
		}
		s.end(d, json.Delim('}'), yield)
	}
}

// A source is an input that knows its lines and bounds how much is read for one
// element.
type source struct {
	in   *bufio.Reader
	line int // of the next byte to be dealt with

	// For the decoder, which reads ahead of what it gives.
	read  int64   // bytes given to it
	ends  []int64 // offsets behind line feeds that have not been passed
	done  int64   // offset of the end of the last element
	whole error   // of the last read, but for io.EOF
}

func newSource(r io.Reader) *source { return &source{in: bufio.NewReaderSize(r, 64<<10), line: 1} }

// peek gives the first byte that is no white space and reads up to it. A byte order
// mark is white space here.
func (s *source) peek() (byte, error) {
	if b, _ := s.in.Peek(3); string(b) == "\ufeff" {
		_, _ = s.in.Discard(3)
	}
	for {
		c, err := s.in.ReadByte()
		if err != nil {
			return 0, err
		}
		switch c {
		case '\n':
			s.line++
		case ' ', '\t', '\r':
		default:
			return c, s.in.UnreadByte()
		}
	}
}

// readLine gives a line without its end. One that is too long is passed over.
func (s *source) readLine() (element, error) {
	e := element{line: s.line}
	long := false
	for {
		part, err := s.in.ReadSlice('\n')
		if !long && len(e.raw)+len(part) > MaxDocument {
			long, e.raw = true, nil
		}
		if !long {
			e.raw = append(e.raw, part...)
		}
		switch {
		case err == bufio.ErrBufferFull:
			continue
		case err == io.EOF && len(e.raw) == 0 && !long:
			return e, io.EOF
		case err != nil && err != io.EOF:
			return e, err
		}
		s.line++
		if long {
			return e, errTooLong
		}
		return e, nil
	}
}

// Read is for the decoder.
func (s *source) Read(p []byte) (int, error) {
	if s.read-s.done > MaxDocument+64<<10 {
		s.whole = errTooLong
		return 0, errTooLong
	}
	n, err := s.in.Read(p)
	for i, c := range p[:n] {
		if c == '\n' {
			s.ends = append(s.ends, s.read+int64(i)+1)
		}
	}
	s.read += int64(n)
	if err != nil && err != io.EOF {
		s.whole = err
	}
	return n, err
}

func (s *source) decoder() *json.Decoder { return json.NewDecoder(s) }

// passed notes that the decoder has given what stands before its offset.
func (s *source) passed(d *json.Decoder) {
	s.done = d.InputOffset()
	n := 0
	for n < len(s.ends) && s.ends[n] <= s.done {
		n++
	}
	s.line += n
	s.ends = s.ends[n:]
}

// reason is an error of the decoder in words without data.
func (s *source) reason(error) error {
	if s.whole != nil {
		return s.whole
	}
	return errJSON
}

func (s *source) array(yield func(element, error) bool) {
	d := s.decoder()
	_, _ = d.Token()
	if s.rest(d, yield) {
		s.end(d, nil, yield)
	}
}

// rest gives the elements of an array that has been opened, and reports whether
// all is well.
func (s *source) rest(d *json.Decoder, yield func(element, error) bool) bool {
	for d.More() {
		s.passed(d)
		var raw json.RawMessage
		if err := d.Decode(&raw); err != nil {
			yield(element{line: s.line}, s.reason(err))
			return false
		}
		s.passed(d)
		e := element{line: s.line - bytes.Count(raw, []byte{'\n'}), raw: raw}
		if len(raw) > MaxDocument {
			yield(e, errTooLong)
			return false
		}
		if !yield(e, nil) {
			return false
		}
	}
	if _, err := d.Token(); err != nil {
		yield(element{line: s.line}, s.reason(err))
		return false
	}
	return true
}

// end sees to it that the document ends behind a last token, if there is one.
func (s *source) end(d *json.Decoder, last json.Token, yield func(element, error) bool) {
	if last != nil {
		if got, err := d.Token(); err != nil || got != last {
			yield(element{line: s.line}, s.reason(err))
			return
		}
	}
	if _, err := d.Token(); err != io.EOF {
		s.passed(d)
		if s.whole == nil {
			err = errors.New("something stands behind the document")
		} else {
			err = s.whole
		}
		yield(element{line: s.line}, err)
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

// A list is several errors of one place, in one line.
type list []error

func (l list) Error() string {
	s := ""
	for i, err := range l {
		if i > 0 {
			s += "; "
		}
		s += err.Error()
	}
	return s
}

func (l list) Unwrap() []error { return l }

func joinInLine(errs []error) error {
	if len(errs) == 0 {
		return nil
	}
	return list(errs)
}
