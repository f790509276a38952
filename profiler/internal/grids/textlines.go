package grids

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
)

// This file reads a line of headers with lines below it that have as many fields.

// endsField tells most words off that stand in sentences: where a header ends that has the word at
// text[at], something parts it from the next, or the line ends.
func endsField(text string, at int) bool {
	spaces := 0
	for i := at; i < len(text) && i-at <= prose.LongestTableHead; i++ {
		switch text[i] {
		case ',', ';', '|', '\t', '\n', '\r':
			return true
		case ' ':
			if spaces++; i+1 < len(text) && text[i+1] == ' ' {
				spaces-- // before a stroke
			} else if spaces > mostTableHeadWords {
				return false
			}
		case '.', ':', '=', '@':
			return false
		}
	}
	return false
}

// readLines reads the table whose line of headers has the word at text[at].
func (t *TextTable) readLines(text string, at int) bool {
	t.heads, t.cells = t.heads[:0], t.cells[:0]
	start := lex.LineStart(text, at, longestTableLine)
	end := lex.LineEnd(text, at, longestTableLine)
	t.until = max(t.until, end)
	if end >= len(text) || text[end] != '\n' || start > 0 && text[start-1] != '\n' {
		return false
	}
	line := text[start:end]
	sep, most := byte(0), 0
	for _, c := range [...]byte{'\t', '|', ';', ','} {
		if n := strings.Count(line, string(rune(c))); n > most {
			sep, most = c, n
		}
	}
	if most == 0 {
		return false
	}
	if t.heads = appendFields(t.heads, text, start, end, sep); len(t.heads) < 2 || len(t.heads) > mostTableFields {
		return false
	}
	for _, h := range t.heads {
		if !mayBeHead(text[h.start:h.end]) {
			return false
		}
	}
	limit := min(len(text), start+longestInTable)
	for i := end + 1; i < limit; {
		end := lex.LineEnd(text, i, longestTableLine)
		if end < len(text) && text[end] != '\n' || end > limit {
			break
		}
		if !isRule(text[i:end]) {
			n := len(t.cells)
			if t.cells = appendFields(t.cells, text, i, end, sep); len(t.cells)-n != len(t.heads) {
				t.cells = t.cells[:n]
				break
			}
		}
		t.until = max(t.until, end)
		i = end + 1
	}
	return len(t.cells) > 0
}

// mayBeHead reports whether a field may be a header: a few words that make no sentence. One in many may be empty.
func mayBeHead(h string) bool {
	return len(h) <= prose.LongestTableHead && strings.Count(h, " ") < mostTableHeadWords && strings.IndexByte(h, ':') < 0 &&
		strings.IndexByte(h, '=') < 0 && strings.IndexByte(h, '@') < 0
}

// isRule reports whether a line rules the headers off: |---|---|.
func isRule(line string) bool {
	return strings.Contains(line, "--") && strings.Trim(line, "-+|:= \r") == ""
}

// appendFields appends the fields of the line text[i:end].
func appendFields(fields []tableCell, text string, i, end int, sep byte) []tableCell {
	if end > i && text[end-1] == '\r' {
		end--
	}
	if sep == '|' { // a stroke begins and ends the line, too
		if f := trimCell(text, i, end); f.start < f.end && text[f.start] == '|' {
			i = f.start + 1
			if f.end > i && text[f.end-1] == '|' {
				end = f.end - 1
			}
		}
	}
	for from := i; ; {
		to := from
		k := from
		for k < end && text[k] == ' ' {
			k++
		}
		if k < end && text[k] == '"' { // it may have what parts fields
			to = k + 1
			for to < end && (text[to] != '"' || to+1 < end && text[to+1] == '"') {
				if text[to] == '"' {
					to++
				}
				to++
			}
		}
		for to < end && text[to] != sep {
			to++
		}
		fields = append(fields, trimCell(text, from, min(to, end)))
		if to >= end {
			return fields
		}
		from = to + 1
	}
}
