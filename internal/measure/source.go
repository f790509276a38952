package measure

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
)

// This file parts an input into JSON values, one in memory at a time, and knows in
// which line each begins.

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
