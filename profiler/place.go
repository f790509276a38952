package profiler

import (
	"bytes"
	"io"
	"unicode/utf8"

	"github.com/privet-go/privet"
)

// A FilePlace is a finding in a text, by line and column in code points, both from 1.
type FilePlace struct {
	Line       int          `json:"line"`
	Column     int          `json:"column"`
	Length     int          `json:"length"`
	Label      privet.Label `json:"label"`
	Confidence float64      `json:"confidence"`
}

// FilePlaces gives the places of findings in a text, which stand in its order.
func FilePlaces(text string, findings []privet.Finding) []FilePlace {
	m := meter{seen: []byte(text), line: 1, column: 1}
	places := make([]FilePlace, len(findings))
	for i, f := range findings {
		places[i] = m.place(f)
	}
	return places
}

// A meter is a reader that knows lines and columns. It remembers what has been
// read as far back as findings can lie.
type meter struct {
	src          io.Reader
	seen         []byte // of the text
	at           int    // in seen: what stands before it has been passed
	base         int64  // the offset of seen[at] in the text
	line, column int    // of seen[at]
}

func (m *meter) Read(b []byte) (int, error) {
	if n := len(m.seen) - m.at - 2*ScanWindow; n > 0 {
		n += ScanWindow
		for m.at+n < len(m.seen) && !utf8.RuneStart(m.seen[m.at+n]) {
			n++
		}
		m.pass(n)
	}
	if m.at > ScanWindow {
		m.seen = append(m.seen[:0], m.seen[m.at:]...)
		m.at = 0
	}
	n, err := m.src.Read(b)
	m.seen = append(m.seen, b[:n]...)
	return n, err
}

// pass goes over n bytes.
func (m *meter) pass(n int) {
	passed := m.seen[m.at : m.at+n]
	if i := bytes.LastIndexByte(passed, '\n'); i >= 0 {
		m.line += bytes.Count(passed, []byte{'\n'})
		m.column = 1
		passed = passed[i+1:]
	}
	m.column += utf8.RuneCount(passed)
	m.base += int64(n)
	m.at += n
}

// place gives the place of a finding. Findings come in the order of the text.
func (m *meter) place(f privet.Finding) FilePlace {
	m.pass(f.Start - int(m.base))
	return FilePlace{m.line, m.column, utf8.RuneCount(m.seen[m.at : m.at+f.End-f.Start]), f.Label, f.Confidence}
}
