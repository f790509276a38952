package grids

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/demographics"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/scan"
)

// This file reads records that are forms: lines with the name of a field, a sign behind it that is the same in each line, and a value, as in
//
//	Nachname = Quorl
//	Alter = 41

// fieldSigns part the name of a field from its value in a line. The first that fits is taken.
var fieldSigns = [...]string{": ", ":\t", " : ", "：", " - ", " – ", " — ", " = ", "=", " -> ", " => ", ":"}

// readFields reads the lines of a form of which one has the word at text[at] in the name of its field.
func (t *TextTable) readFields(text string, at int) bool {
	t.heads, t.cells = t.heads[:0], t.cells[:0]
	start := lex.LineStart(text, at, prose.LongestTableHead)
	if start > 0 && text[start-1] != '\n' {
		return false
	}
	first := fieldBegin(text, start)
	sign := fieldSign(text, first, at)
	if sign == "" || prose.IsCode(text, first) {
		return false
	}
	// The lines before it belong to the form as well.
	least := max(t.until, at-longestFormBefore)
	for n := 0; n < mostTableFields && start > least; n++ {
		before := lex.LineStart(text, start-1, prose.LongestTableHead+longestTableCell)
		if before < least || before > 0 && text[before-1] != '\n' {
			break
		}
		if _, _, ok := fieldOf(text, before, start-1, sign); !ok {
			break
		}
		start = before
	}
	for limit := min(len(text), at+longestInTable); start < limit && len(t.heads) < mostTableFields; {
		end := lex.LineEnd(text, start, longestTableLine)
		if end < len(text) && text[end] != '\n' {
			break
		}
		head, cell, ok := fieldOf(text, start, end, sign)
		if !ok {
			break
		}
		if cell.start < cell.end {
			t.heads, t.cells = append(t.heads, head), append(t.cells, cell)
		}
		t.until = max(t.until, end)
		start = end + 1
	}
	return len(t.heads) >= fewestLines
}

// longestFormBefore is how far before the word that leads to a form it begins at most, in bytes, which is nearer than what a stream has settled.
const longestFormBefore = scan.LookBack - 64

// isAssigned reports whether an equals sign with spaces around it stands behind the word at text[at], as in a form.
func isAssigned(text string, at int) bool {
	i := at
	for i < len(text) && i-at < prose.LongestTableHead && isNameByte(text[i]) {
		i++
	}
	return strings.HasPrefix(text[i:], " = ")
}

// fieldBegin is where the name of a field begins in the line at text[i]: behind spaces and a sign of a list.
func fieldBegin(text string, i int) int {
	i = chars.SkipBlanks(text, i)
	for _, mark := range [...]string{"- ", "* ", "• "} {
		if strings.HasPrefix(text[i:], mark) {
			return chars.SkipSpaces(text, i+len(mark))
		}
	}
	return i
}

// fieldSign is the sign behind the name of a field that begins at text[i] and has the word at text[at], or nothing.
func fieldSign(text string, i, at int) string {
	for k := at; k < len(text) && k-i <= prose.LongestTableHead; k++ {
		switch c := text[k]; {
		case c == ' ' || c == '=' || c == ':' || c == "："[0]:
			for _, sign := range fieldSigns {
				if strings.HasPrefix(text[k:], sign) {
					return sign
				}
			}
		case c < ' ' || !isHeadByte(c):
			return ""
		}
	}
	return ""
}

// isHeadByte reports whether a byte may stand in the name of a field in a form.
func isHeadByte(c byte) bool {
	return isKeyByte(c) || c >= utf8.RuneSelf || strings.IndexByte(" /()#'&*№", c) >= 0
}

// fieldOf parts the line text[i:end] at the first sign. It reports false where it is no field of a form.
func fieldOf(text string, i, end int, sign string) (head, cell tableCell, ok bool) {
	if end > i && text[end-1] == '\r' {
		end--
	}
	if i = fieldBegin(text, i); i >= end {
		return head, cell, false
	}
	line := text[i:end]
	k := strings.Index(line[:min(len(line), prose.LongestTableHead+len(sign))], sign)
	from := k + len(sign)
	if k < 0 && strings.HasSuffix(line, strings.TrimRight(sign, " ")) { // nothing is filled in
		k, from = len(strings.TrimSuffix(line, strings.TrimRight(sign, " "))), len(line)
	}
	if k <= 0 || !mayBeHead(line[:k]) {
		return head, cell, false
	}
	for n := range k {
		if !isHeadByte(line[n]) {
			return head, cell, false
		}
	}
	head, cell = trimCell(text, i, i+k), trimCell(text, i+from, demographics.FieldEnd(text, i+from, end))
	if cell.end > cell.start && (text[cell.end-1] == ',' || text[cell.end-1] == ';') {
		cell.end--
	}
	return head, cell, head.start < head.end
}
