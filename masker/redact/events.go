package redact

import (
	"bytes"
	"cmp"
	"encoding/json"
	"slices"
)

// nextLine gives the first line of an event stream, what ends it (a line feed, a carriage return, or both), and the rest.
func nextLine(stream []byte) (line, end, rest []byte) {
	i := bytes.IndexAny(stream, "\r\n")
	if i < 0 {
		return stream, nil, nil
	}
	n := i + 1
	if stream[i] == '\r' && n < len(stream) && stream[n] == '\n' {
		n++
	}
	return stream[:i], stream[i:n], stream[n:]
}

// wholeEvents gives how many bytes of an event stream are events that have ended, as they do with an empty line.
func wholeEvents(stream []byte) int {
	n := 0
	for at := 0; ; {
		line, end, _ := nextLine(stream[at:])
		if end == nil {
			return n
		}
		at += len(line) + len(end)
		if len(line) == 0 {
			n = at
		}
	}
}

// byteOrder may stand before an event stream, and is no part of it.
var byteOrder = []byte("\ufeff")

// events redacts an event stream. The lines of data of an event are one text or one document, as their readers put them
// together, and come behind the others of the event.
func (o *HTTPOptions) events(stream []byte) (out []byte, err error) {
	if rest, ok := bytes.CutPrefix(stream, byteOrder); ok {
		out, stream = append(out, byteOrder...), rest
	}
	var data [][]byte
	var end []byte // of the last line of data
	for len(stream) > 0 {
		line, mark, rest := nextLine(stream)
		stream = rest
		if value, ok := bytes.CutPrefix(line, []byte("data:")); ok {
			data, end = append(data, value), mark
			continue
		}
		if len(line) == 0 || len(mark) == 0 {
			if out, err = o.data(out, data, end); err != nil {
				return nil, err
			}
			data = nil
		}
		if out, err = o.Redactor.appendText(out, string(line)); err != nil {
			return nil, err
		}
		out = append(out, mark...)
	}
	return o.data(out, data, end)
}

// data appends the lines of data of one event, redacted.
func (o *HTTPOptions) data(out []byte, lines [][]byte, end []byte) ([]byte, error) {
	if len(lines) == 0 {
		return out, nil
	}
	whole := bytes.Join(lines, []byte("\n"))
	if len(whole) > o.MaxBytes {
		return nil, ErrTooLarge
	}
	var masked []byte
	var err error
	switch {
	case json.Valid(whole):
		masked, err = o.Redactor.AppendJSON(nil, whole)
	case !slices.ContainsFunc(lines, func(line []byte) bool { return !json.Valid(line) }):
		masked, err = o.lines(whole)
	default:
		masked, err = o.Redactor.appendText(nil, string(whole))
	}
	if err != nil {
		return nil, err
	}
	for i, line := range bytes.Split(masked, []byte("\n")) {
		if i > 0 {
			out = append(out, cmp.Or(string(end), "\n")...)
		}
		out = append(append(out, "data:"...), line...)
	}
	return append(out, end...), nil
}
