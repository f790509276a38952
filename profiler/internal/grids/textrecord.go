package grids

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
)

// This file reads records in a text, which are tables of one row: fields that stand behind their names, as in {"first_name": "Maren", "surname":
// "Tan"}, first_name=Maren surname=Tan and <surname>Tan</surname>, and in lines such as First name      Maren.

// fewestLines is how many lines of names and values are a record.
const fewestLines = 2

// readPairs reads names and values with an equals sign, a colon or an arrow between them: those that
// stand side by side with the name that has the word at text[at].
func (t *TextTable) readPairs(text string, at int) bool {
	i := at
	for i > 0 && at-i < prose.LongestTableHead && isNameByte(text[i-1]) {
		i--
	}
	limit := min(len(text), at+longestInTable)
	if i > 0 && (text[i-1] == '"' || text[i-1] == '\'') {
		i--
	} else if k := strings.LastIndexAny(text[max(0, at-prose.LongestTableHead):i], "\"'\n,:={"); k >= 0 && text[i-1] == ' ' {
		if k += max(0, at-prose.LongestTableHead); text[k] == '"' || text[k] == '\'' {
			if _, _, end := readPair(text, k, limit); end >= 0 { // "first name": "Maren", and not id="7" name="Maren"
				i = k
			}
		}
	}
	if _, _, end := readPair(text, i, limit); end < 0 {
		return false
	}
	for n, least := 0, max(t.until, at-longestFormBefore); n < mostTableFields; n++ {
		before := pairBefore(text, i, least)
		if before < 0 {
			break
		}
		if _, _, end := readPair(text, before, limit); end < 0 || pairGap(text, end, limit) != i {
			break
		}
		i = before
	}
	for i < limit && len(t.heads) < mostTableFields {
		head, cell, end := readPair(text, i, limit)
		if end < 0 {
			break
		}
		if mayBeHead(text[head.start:head.end]) && cell.start < cell.end {
			t.heads, t.cells = append(t.heads, head), append(t.cells, cell)
		}
		t.until = max(t.until, end)
		next := pairGap(text, end, limit)
		if next == end && text[end-1] != '{' {
			break
		}
		i = next
	}
	return len(t.heads) > 0
}

// pairGap is where the next pair may begin behind one that ends at text[i].
func pairGap(text string, i, limit int) int {
	for end := i; i < limit && i < end+prose.LongestTableHead && strings.IndexByte(" ,;&\n\r\t:}", text[i]) >= 0; {
		i++
	}
	return i
}

// pairBefore is where the pair before the one at text[i] begins, or -1.
func pairBefore(text string, i, least int) int {
	k := i
	for k > least && i-k < prose.LongestTableHead && strings.IndexByte(" ,;&\n\r\t", text[k-1]) >= 0 {
		k--
	}
	if k == i || k <= least {
		return -1
	}
	// The value.
	if quote := text[k-1]; quote == '"' || quote == '\'' {
		from := strings.LastIndexByte(text[max(least, k-1-longestTableCell):k-1], quote)
		if from < 0 {
			return -1
		}
		k = max(least, k-1-longestTableCell) + from
	} else {
		to := k
		for k > least && to-k <= longestTableCell && strings.IndexByte(" ,;&\n\r\t)}]({[<>\"'=:", text[k-1]) < 0 {
			k--
		}
		if k == to {
			return -1
		}
	}
	// The sign.
	for k > least && text[k-1] == ' ' {
		k--
	}
	switch {
	case k-2 >= least && text[k-2:k] == "=>":
		k -= 2
	case k > least && (text[k-1] == '=' || text[k-1] == ':'):
		k--
	default:
		return -1
	}
	for k > least && text[k-1] == ' ' {
		k--
	}
	// The name.
	if k > least && (text[k-1] == '"' || text[k-1] == '\'') {
		from := strings.LastIndexByte(text[max(least, k-1-prose.LongestTableHead):k-1], text[k-1])
		if from < 0 {
			return -1
		}
		return max(least, k-1-prose.LongestTableHead) + from
	}
	to := k
	for k > least && to-k <= prose.LongestTableHead && isNameByte(text[k-1]) {
		k--
	}
	if k == to {
		return -1
	}
	return k
}

// readPair reads the name of a field at text[i] and its value, and gives where they end, or -1. What is no
// value, as an object that begins, is none of it.
func readPair(text string, i, limit int) (head, cell tableCell, end int) {
	if i >= limit {
		return head, cell, -1
	}
	quoted := text[i] == '"' || text[i] == '\''
	if quoted {
		end := strings.IndexByte(text[i+1:min(limit, i+1+prose.LongestTableHead)], text[i])
		if end <= 0 {
			return head, cell, -1
		}
		head = tableCell{i + 1, i + 1 + end}
		i = head.end + 1
	} else {
		head.start = i
		for i < limit && i-head.start <= prose.LongestTableHead && isNameByte(text[i]) {
			i++
		}
		if head.end = i; head.end == head.start {
			return head, cell, -1
		}
	}
	i = chars.SkipSpaces(text, i)
	colon := false
	switch {
	case strings.HasPrefix(text[i:], "=>"):
		i += 2
	case i < limit && (text[i] == '=' || text[i] == ':'):
		colon = text[i] == ':'
		i++
	default:
		return head, cell, -1
	}
	if i = chars.SkipSpaces(text, i); i >= limit {
		return head, cell, -1
	}
	if text[i] == '"' || text[i] == '\'' {
		end := quoteEnd(text, i, limit)
		if end >= limit {
			return head, cell, -1
		}
		return head, trimCell(text, i+1, end), end + 1
	}
	if colon && !quoted {
		return head, cell, -1 // a sentence may follow
	}
	start := i
	if colon { // a number, a constant, or what holds more
		if text[i] == '{' {
			return head, cell, i + 1
		}
		for i < limit && i-start <= longestTableCell && strings.IndexByte(" ,\n\r\t)}]", text[i]) < 0 {
			i++
		}
		if strings.ContainsAny(text[start:i], "[{<>\"'(") {
			return head, cell, -1
		}
		return head, tableCell{start, i}, i
	}
	for i < limit && i-start <= longestTableCell && strings.IndexByte(" ,;&\n\r\t)}]<>\"'", text[i]) < 0 {
		i++
	}
	if i == start || i < limit && text[i] == ' ' && !isPairAt(text, i+1) {
		return head, cell, -1
	}
	return head, tableCell{start, i}, i
}

// isNameByte reports whether a byte may stand in the name of a field that has no quotes, in any script.
func isNameByte(c byte) bool { return isKeyByte(c) || c >= utf8.RuneSelf }

// isPairAt reports whether the name of a field and an equals sign stand at text[i].
func isPairAt(text string, i int) bool {
	n := 0
	for ; i < len(text) && n < prose.LongestTableHead && isNameByte(text[i]); n++ {
		i++
	}
	return n > 0 && i < len(text) && text[i] == '='
}

// isKeyByte reports whether a byte may stand in the name of a field without quotes.
func isKeyByte(c byte) bool {
	return 'a' <= c|0x20 && c|0x20 <= 'z' || numeral.IsDigit(c) || c == '_' || c == '-' || c == '.'
}

// readElements reads elements that hold a value and nothing else, from the one on whose name has the word at text[at].
func (t *TextTable) readElements(text string, at int) bool {
	i := at
	for i > 0 && at-i < prose.LongestTableHead && isTagByte(text[i-1]) {
		i--
	}
	if i == 0 || text[i-1] != '<' {
		return false
	}
	i--
	for limit := min(len(text), at+longestInTable); i < limit && text[i] == '<' && len(t.heads) < mostTableFields; {
		head := tableCell{i + 1, i + 1}
		for head.end < limit && head.end-head.start <= prose.LongestTableHead && isTagByte(text[head.end]) {
			head.end++
		}
		name := text[head.start:head.end]
		k := head.end
		for n := 0; k < limit && n < longestTableCell && text[k] != '>' && text[k] != '<'; n++ {
			k++ // attributes
		}
		if name == "" || k >= limit || text[k] != '>' || text[k-1] == '/' {
			break
		}
		end := k + 1
		for end < limit && end-k <= longestTableCell && text[end] != '<' {
			end++
		}
		if !strings.HasPrefix(text[end:], "</") || !strings.HasPrefix(text[end+2:], name) || !strings.HasPrefix(text[end+2+len(name):], ">") {
			break
		}
		if colon := strings.LastIndexByte(name, ':'); colon >= 0 {
			head.start += colon + 1 // a name space
		}
		t.heads, t.cells = append(t.heads, head), append(t.cells, trimCell(text, k+1, end))
		t.until = max(t.until, end+2+len(name)+1)
		i = skipAllBlanks(text, t.until)
	}
	return len(t.heads) > 0
}

// isTagByte reports whether a byte may stand in the name of an element.
func isTagByte(c byte) bool { return isKeyByte(c) || c == ':' }

// readAligned reads lines with a name, a gap of two spaces or more, a tab or dots, and a value, from the line on that has the word at text[at].
func (t *TextTable) readAligned(text string, at int) bool {
	t.heads, t.cells = t.heads[:0], t.cells[:0]
	i := lex.LineStart(text, at, prose.LongestTableHead)
	if i > 0 && text[i-1] != '\n' {
		return false
	}
	for limit := min(len(text), at+longestInTable); i < limit && len(t.heads) < mostTableFields; {
		end := lex.LineEnd(text, i, longestTableLine)
		head, cell, ok := alignedPair(text, i, end)
		if !ok {
			break
		}
		t.heads, t.cells = append(t.heads, head), append(t.cells, cell)
		t.until = max(t.until, end)
		i = end + 1
	}
	return len(t.heads) >= fewestLines
}

// alignedPair parts the line text[i:end] at its gap.
func alignedPair(text string, i, end int) (head, cell tableCell, ok bool) {
	if end < len(text) && text[end] != '\n' || i >= end || text[i] == ' ' || text[i] == '\t' {
		return head, cell, false
	}
	line := text[i:end]
	gap := len(line)
	for _, of := range [...]string{"  ", "\t", " ..", "...", " | "} {
		if k := strings.Index(line, of); k > 0 {
			gap = min(gap, k)
		}
	}
	if gap > prose.LongestTableHead || !mayBeHead(line[:gap]) {
		return head, cell, false
	}
	from := gap
	for from < len(line) && strings.IndexByte(" .\t|:", line[from]) >= 0 {
		from++
	}
	if from == len(line) || strings.Contains(line[from:], "  ") || strings.IndexByte(line[from:], '\t') >= 0 {
		return head, cell, false // more columns than two
	}
	return trimCell(text, i, i+gap), trimCell(text, i+from, end), true
}

// turn makes a record of a table of two columns, whose first has the names of the fields.
func (t *TextTable) turn() {
	cells := append(t.turned[:0], t.cells...)
	t.turned = cells
	t.heads, t.cells = append(t.heads[:0], t.heads[0]), append(t.cells[:0], t.heads[1])
	for i := 0; i+1 < len(cells) && len(t.heads) < mostTableFields; i += 2 {
		t.heads, t.cells = append(t.heads, cells[i]), append(t.cells, cells[i+1])
	}
}
