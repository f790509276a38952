package grids

import (
	"strings"

	"github.com/privet-go/privet/internal/tabular/sql"
	"github.com/privet-go/privet/profiler/internal/lex"
)

// This file reads what is put into the tables of a database: INSERT INTO people (id, name) VALUES (1, 'Anna'), and COPY people (id, name) FROM stdin.

// wordThen is where text goes on behind a word in any letter case and the spaces behind it, or -1; so it is for i below 0.
func wordThen(text string, i int, word string) int {
	if i < 0 || i+len(word) > len(text) || !strings.EqualFold(text[i:i+len(word)], word) {
		return -1
	}
	return skipAllBlanks(text, i+len(word))
}

// skipAllBlanks is where text goes on behind spaces and line breaks at text[i].
func skipAllBlanks(text string, i int) int {
	for n := 0; i < len(text) && n < longestTableLine && (text[i] == ' ' || text[i] == '\n' || text[i] == '\r' || text[i] == '\t'); n++ {
		i++
	}
	return i
}

// namedColumns reads the name of a table and its columns in brackets at text[i], as a statement
// has them, and gives where it goes on, or -1; so it does for i below 0.
func (t *TextTable) namedColumns(text string, i int) int {
	if i < 0 {
		return -1
	}
	limit := min(len(text), i+longestTableLine)
	for named := i + longestTableName; i < limit && text[i] != '('; i++ {
		if text[i] == ';' || text[i] == ')' || i == named {
			return -1
		}
	}
	end := i
	for end < limit && text[end] != ')' {
		end++
	}
	if end >= limit || i+1 >= end {
		return -1
	}
	for from := i + 1; from <= end && len(t.heads) <= mostTableFields; {
		to := from
		for to < end && text[to] != ',' {
			to++
		}
		h := trimCell(text, skipAllBlanks(text, from), to)
		for h.start < h.end && text[h.start] == '[' && text[h.end-1] == ']' {
			h.start, h.end = h.start+1, h.end-1
		}
		if !mayBeHead(text[h.start:h.end]) {
			return -1
		}
		t.heads = append(t.heads, h)
		from = to + 1
	}
	if len(t.heads) > mostTableFields {
		return -1
	}
	return skipAllBlanks(text, end+1)
}

// readInsert reads INSERT INTO people (id, name) VALUES (1, 'Anna'), (2, 'Ben').
func (t *TextTable) readInsert(text string, at int) bool {
	i := wordThen(text, t.namedColumns(text, wordThen(text, wordThen(text, at, "insert"), "into")), "values")
	if i < 0 {
		t.heads = t.heads[:0]
		return false
	}
	for limit := min(len(text), at+longestInTable); i < limit && text[i] == '('; {
		n := len(t.cells)
		end := t.appendTuple(text, i+1, limit)
		if end < 0 || len(t.cells)-n != len(t.heads) {
			t.cells = t.cells[:n]
			break
		}
		t.until = max(t.until, end)
		if i = skipAllBlanks(text, end); i >= limit || text[i] != ',' {
			break
		}
		i = skipAllBlanks(text, i+1)
	}
	return true
}

// readBound reads the values that a log binds to the marks of a statement: UPDATE people SET name = ? [Anna].
func (t *TextTable) readBound(text string, at int) bool {
	var row int
	t.bound, row = sql.AppendBound(t.bound[:0], text, at)
	if row == 0 || row > mostTableFields {
		return false
	}
	for i, b := range t.bound {
		if i < row {
			t.heads = append(t.heads, tableCell{b.Name.Start, b.Name.End})
		}
		t.cells = append(t.cells, tableCell{b.Value.Start, b.Value.End})
		t.until = max(t.until, b.Value.End)
	}
	return true
}

// appendTuple appends the values at text[i] up to the bracket that closes them, and gives where it goes on behind that, or -1.
func (t *TextTable) appendTuple(text string, i, limit int) int {
	for n := 0; n <= mostTableFields; n++ {
		i = skipAllBlanks(text, i)
		if i+1 < limit && (text[i] == 'N' || text[i] == 'E') && text[i+1] == '\'' {
			i++
		}
		cell := tableCell{i, i}
		if i < limit && (text[i] == '\'' || text[i] == '"') {
			if i = quoteEnd(text, i, limit); i >= limit {
				return -1
			}
			cell = trimCell(text, cell.start+1, i)
			i++
		} else {
			depth := 0
			for ; i < limit && (depth > 0 || text[i] != ',' && text[i] != ')'); i++ {
				switch text[i] {
				case '(':
					depth++
				case ')':
					depth--
				case '\'':
					if i = quoteEnd(text, i, limit); i >= limit {
						return -1
					}
				case ';':
					return -1
				}
			}
			cell = trimCell(text, cell.start, min(i, limit))
		}
		t.cells = append(t.cells, cell)
		if i = skipAllBlanks(text, i); i >= limit {
			return -1
		}
		switch text[i] {
		case ')':
			return i + 1
		case ',':
			i++
		default:
			return -1
		}
	}
	return -1
}

// quoteEnd is where the quotes are closed that are opened at text[i], or limit or more.
func quoteEnd(text string, i, limit int) int {
	quote := text[i]
	for i++; i < limit && (text[i] != quote || i+1 < limit && text[i+1] == quote); i++ {
		if text[i] == '\\' || text[i] == quote {
			i++
		}
	}
	return i
}

// readCopy reads COPY people (id, name) FROM stdin; and the lines behind it.
func (t *TextTable) readCopy(text string, at int) bool {
	i := wordThen(text, wordThen(text, t.namedColumns(text, wordThen(text, at, "copy")), "from"), "stdin")
	if i < 0 {
		t.heads = t.heads[:0]
		return false
	}
	i = lex.LineEnd(text, i, longestTableLine) + 1
	for limit := min(len(text), at+longestInTable); i < limit; {
		end := lex.LineEnd(text, i, longestTableLine)
		n := len(t.cells)
		if t.cells = appendFields(t.cells, text, i, end, '\t'); len(t.cells)-n != len(t.heads) || end < len(text) && text[end] != '\n' {
			t.cells = t.cells[:n]
			break
		}
		t.until = max(t.until, end)
		i = end + 1
	}
	return true
}
