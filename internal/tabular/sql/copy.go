package sql

import (
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
)

// This file reads COPY FROM stdin of PostgreSQL, in text and in CSV, and the lines behind it.

// A copyForm says how the lines behind COPY are spelled. The zero value is text with tabs.
type copyForm struct {
	csv       bool
	header    bool
	delimiter byte // 0: a tab, or a comma in CSV
	quote     byte // 0: a double quote
	escape    byte // in quotes; 0: the quote
	ownNull   bool // null is what nothing has for itself, or an empty field in CSV
	null      string
}

// part gives what parts fields.
func (f *copyForm) part() byte {
	switch {
	case f.delimiter != 0:
		return f.delimiter
	case f.csv:
		return ','
	}
	return '\t'
}

// parted are the characters that may part fields. Spelled values have all of them escaped.
const parted = ",;|:~^"

// readFrom reads FROM stdin, options and the rest of the line.
func (s *scanner) readFrom() (sqlState, error) {
	if is, err := s.take("from"); err != nil || !is {
		return sqlTop, err
	}
	if w, err := s.word(); err != nil || !strings.EqualFold(w, "stdin") {
		return sqlTop, err
	}
	s.copy = copyForm{}
	for inside := false; s.at < len(s.text); {
		switch c := s.text[s.at]; {
		case c == '(' && !inside, c == ')' && inside:
			inside = !inside
			s.at++
		case c == ' ', c == '\t', c == ';', c == '\r', c == ',', c == '\n' && inside:
			s.at++
		case c == '\n':
			s.at++
			return sqlCopy, nil
		case isName(c):
			if err := s.copyOption(); err != nil {
				return sqlTop, err
			}
		default:
			return sqlTop, errCopy
		}
	}
	return sqlTop, block.ErrMore
}

// copyOption reads an option of COPY, and its value.
func (s *scanner) copyOption() error {
	w, err := s.word()
	if err != nil {
		return err
	}
	f := &s.copy
	switch strings.ToLower(w) {
	case "with", "as":
		return nil
	case "csv":
		f.csv = true
		return nil
	case "header":
		word, err := s.optionWord()
		switch strings.ToLower(word) {
		case "", "true", "on", "match", "1":
			f.header = true
		case "false", "off", "0":
		default:
			if isCopyOption(word) {
				s.at -= len(word)
				f.header = true
				return nil
			}
			return errCopy
		}
		return err
	case "format":
		word, err := s.optionWord()
		if err == nil && !strings.EqualFold(word, "csv") && !strings.EqualFold(word, "text") {
			return errCopy
		}
		f.csv = strings.EqualFold(word, "csv")
		return err
	case "freeze":
		_, err := s.optionWord()
		return err
	case "delimiter", "delimiters", "null", "quote", "escape", "encoding":
		value, err := s.optionText()
		if err != nil {
			return err
		}
		return f.set(strings.ToLower(w), value)
	}
	return errCopy
}

// isCopyOption reports whether a word begins an option of the older grammar.
func isCopyOption(word string) bool {
	switch strings.ToLower(word) {
	case "quote", "escape", "null", "delimiter", "delimiters", "csv":
		return true
	}
	return false
}

// set takes an option with a text.
func (f *copyForm) set(option, value string) error {
	if option == "encoding" {
		return nil // which the whole file is in
	}
	if option == "null" {
		f.null, f.ownNull = value, true
		return nil
	}
	if len(value) != 1 {
		return errCopy
	}
	switch c := value[0]; {
	case option == "quote" && (c == '"' || c == '\''):
		f.quote = c
	case option == "escape" && (c == '"' || c == '\'' || c == '\\'):
		f.escape = c
	case strings.HasPrefix(option, "delimiter") && (c == '\t' || strings.IndexByte(parted, c) >= 0):
		f.delimiter = c
	default:
		return errCopy
	}
	return nil
}

// optionWord gives the word behind an option, or "" where there is none.
func (s *scanner) optionWord() (string, error) {
	s.spaces()
	if s.at == len(s.text) {
		return "", block.ErrMore
	}
	if !isName(s.text[s.at]) {
		return "", nil
	}
	return s.word()
}

// optionText gives the text in quotes behind an option.
func (s *scanner) optionText() (string, error) {
	s.spaces()
	if is, err := s.take("as"); err != nil {
		return "", err
	} else if is {
		s.spaces()
	}
	from := s.at
	if from < len(s.text) && s.text[from]|0x20 == 'e' {
		s.at++
	}
	if s.at == len(s.text) {
		return "", block.ErrMore
	}
	if s.text[s.at] != '\'' {
		return "", errCopy
	}
	from = s.at
	if _, err := s.quoted(false); err != nil {
		return "", err
	}
	value := strings.ReplaceAll(s.text[from+1:s.at-1], "''", "'")
	if value == `\t` {
		value = "\t"
	}
	return value, nil
}

// spaces passes over blanks of a line.
func (s *scanner) spaces() {
	for s.at < len(s.text) && (s.text[s.at] == ' ' || s.text[s.at] == '\t') {
		s.at++
	}
}

// copyLine reads a line behind COPY, and reports whether it is a row.
func (w *walker) copyLine(s *scanner) (bool, error) {
	from := s.at
	end := strings.IndexByte(s.text[from:], '\n')
	if end < 0 && !s.eof {
		return false, block.ErrMore
	}
	next := from + end + 1
	if end < 0 {
		next = len(s.text)
	}
	line := strings.TrimSuffix(strings.TrimSuffix(s.text[from:next], "\n"), "\r")
	if line == `\.` {
		s.at, w.state = next, sqlTop
		return false, nil
	}
	form := &w.into.copy
	if form.csv {
		return w.csvLine(s, form)
	}
	if end < 0 {
		return false, block.ErrMore
	}
	if form.header {
		form.header, s.at = false, next
		return false, nil
	}
	part, spelling, first, n := form.part(), form.spelling(sqlField), len(s.cells), int32(0)
	escapes := part != '\t' && strings.IndexByte(line, '\\') >= 0
	for at, last := from, from+len(line); at <= last; {
		to := at + strings.IndexByte(s.text[at:last], part)
		if to < at {
			to = last
		}
		if escapes {
			for to = at; to < last && s.text[to] != part; to++ {
				if s.text[to] == '\\' && to+1 < last {
					to++
				}
			}
		}
		if !form.ownNull || s.text[at:to] != form.null {
			cell := block.Cell{Start: int32(at), End: int32(to), Column: n, Spelling: spelling}
			cell.Plain = strings.IndexByte(s.text[at:to], '\\') < 0
			if err := s.add(cell); err != nil {
				return false, err
			}
		}
		n++
		at = to + 1
	}
	err := w.copied(s, first, n)
	if err == nil {
		s.at = next
	}
	return true, err
}

// spelling gives the spelling of a field of a kind.
func (f *copyForm) spelling(kind uint8) uint8 {
	if f.csv {
		if f.quote != '\'' {
			kind |= sqlDouble
		}
		if f.escape == '\\' {
			kind |= sqlEscapes
		}
		if !f.ownNull || f.null == "" {
			kind |= sqlEmptyNull
		}
		return kind
	}
	if f.delimiter != 0 && f.delimiter != '\t' {
		kind |= sqlDouble
	}
	if f.ownNull {
		kind |= sqlEmptyNull
	}
	return kind
}

// copied gives the fields of a line of n their columns, from a cell on. Fields that are null have no cells.
func (w *walker) copied(s *scanner, first int, n int32) error {
	if n > block.MaxColumns {
		return block.ErrTooManyColumns
	}
	columns, err := w.columnsOf(&w.into, int(n))
	if err != nil {
		return err
	}
	for i := first; i < len(s.cells); i++ {
		s.cells[i].Column = columns[s.cells[i].Column]
	}
	return nil
}

// csvLine reads a row of CSV behind COPY, which may have several lines.
func (w *walker) csvLine(s *scanner, form *copyForm) (bool, error) {
	quote, part := form.quote, form.part()
	if quote == 0 {
		quote = '"'
	}
	first := len(s.cells)
	for n := int32(0); ; n++ {
		cell, null := block.Cell{Start: int32(s.at), Column: n, Spelling: form.spelling(sqlQuoted)}, false
		switch {
		case s.at < len(s.text) && s.text[s.at] == quote:
			special, err := s.csvQuoted(quote, form.escape)
			if err != nil {
				return false, err
			}
			if !special {
				cell.Plain, cell.Margin = true, 1
			}
		default:
			n := strings.IndexAny(s.text[s.at:], string([]byte{part, '\n', quote}))
			if n < 0 {
				return false, block.ErrMore
			}
			s.at += n
			end := s.at
			if s.text[end] == '\n' && end > int(cell.Start) && s.text[end-1] == '\r' {
				s.at--
			}
			cell.Plain, null = true, s.text[cell.Start:s.at] == form.null
		}
		if cell.End = int32(s.at); !null {
			if err := s.add(cell); err != nil {
				return false, err
			}
		}
		rest := s.text[s.at:]
		switch {
		case rest == "", rest == "\r":
			return false, block.ErrMore
		case rest[0] == part:
			s.at++
			continue
		case rest[0] == '\n', strings.HasPrefix(rest, "\r\n"):
			s.at += block.LineLen(rest)
		default:
			return false, errQuote
		}
		if form.header {
			form.header, s.cells = false, s.cells[:first]
			return false, nil
		}
		return true, w.copied(s, first, n+1)
	}
}

// csvQuoted passes over a field in quotes, and reports whether something in it is escaped.
func (s *scanner) csvQuoted(quote, escape byte) (special bool, err error) {
	for s.at++; s.at < len(s.text); s.at++ {
		switch c := s.text[s.at]; {
		case escape == '\\' && c == escape:
			special = true
			s.at++
		case c == quote && s.at+1 < len(s.text) && s.text[s.at+1] == quote && escape != '\\':
			special = true
			s.at++
		case c == quote:
			s.at++
			if s.at == len(s.text) {
				return false, block.ErrMore
			}
			return special, nil
		}
	}
	return false, block.ErrMore
}

// csvValue gives the value of a field of CSV.
func csvValue(raw string, spelling uint8) string {
	quote := csvQuote(spelling)
	if len(raw) < 2 || raw[0] != quote {
		return raw
	}
	raw = raw[1 : len(raw)-1]
	escape := quote
	if spelling&sqlEscapes != 0 {
		escape = '\\'
	}
	if strings.IndexByte(raw, escape) < 0 {
		return raw
	}
	dst := make([]byte, 0, len(raw))
	for i := 0; i < len(raw); i++ {
		if raw[i] == escape && i+1 < len(raw) && (raw[i+1] == quote || raw[i+1] == escape) {
			i++
		}
		dst = append(dst, raw[i])
	}
	return string(dst)
}

// appendCSV appends a field of CSV, in quotes.
func appendCSV(dst, value []byte, spelling uint8) []byte {
	quote := csvQuote(spelling)
	dst = append(dst, quote)
	for _, c := range value {
		switch {
		case spelling&sqlEscapes != 0 && (c == quote || c == '\\'):
			dst = append(dst, '\\')
		case c == quote && spelling&sqlEscapes == 0:
			dst = append(dst, quote)
		}
		dst = append(dst, c)
	}
	return append(dst, quote)
}

func csvQuote(spelling uint8) byte {
	if spelling&sqlDouble != 0 {
		return '"'
	}
	return '\''
}
