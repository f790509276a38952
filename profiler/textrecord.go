package profiler

import "strings"

// This file reads records in a text, which are tables of one row: fields that stand behind their
// names, as in {"first_name": "Maren", "surname": "Tan"}, first_name=Maren surname=Tan and
// <surname>Tan</surname>, and in lines such as First name      Maren.

// fewestLines is how many lines of names and values are a record.
const fewestLines = 2

// readPairs reads names and values with an equals sign, a colon or an arrow between them, from the
// name on that has the word at text[at].
func (t *textTable) readPairs(text string, at int) bool {
	i := at
	for i > 0 && at-i < longestTableHead && isKeyByte(text[i-1]) {
		i--
	}
	if k := strings.LastIndexAny(text[max(0, at-longestTableHead):i], "\"'\n,:={"); k >= 0 && i > 0 && text[i-1] == ' ' {
		if k += max(0, at-longestTableHead); text[k] == '"' || text[k] == '\'' { // "first name": "Maren"
			i = k + 1
		}
	}
	if i > 0 && (text[i-1] == '"' || text[i-1] == '\'') {
		i--
	}
	for limit := min(len(text), at+longestInTable); i < limit && len(t.heads) < mostTableFields; {
		head, cell, end := readPair(text, i, limit)
		if end < 0 {
			break
		}
		if mayBeHead(text[head.start:head.end]) {
			t.heads, t.cells = append(t.heads, head), append(t.cells, cell)
		}
		t.until = end
		for i = end; i < limit && i < end+longestTableHead && strings.IndexByte(" ,;&\n\r\t:", text[i]) >= 0; {
			i++
		}
		if i == end {
			break
		}
	}
	return len(t.heads) > 0
}

// readPair reads the name of a field at text[i] and its value, and gives where they end, or -1.
func readPair(text string, i, limit int) (head, cell tableCell, end int) {
	if i >= limit {
		return head, cell, -1
	}
	if quote := text[i]; quote == '"' || quote == '\'' {
		end := strings.IndexByte(text[i+1:min(limit, i+1+longestTableHead)], quote)
		if end <= 0 {
			return head, cell, -1
		}
		head = tableCell{i + 1, i + 1 + end}
		i = head.end + 1
	} else {
		head.start = i
		for i < limit && i-head.start <= longestTableHead && isKeyByte(text[i]) {
			i++
		}
		if head.end = i; head.end == head.start {
			return head, cell, -1
		}
	}
	i = skipSpaces(text, i)
	switch {
	case strings.HasPrefix(text[i:], "=>"):
		i += 2
	case i < limit && (text[i] == '=' || text[i] == ':'):
		i++
	default:
		return head, cell, -1
	}
	if i = skipSpaces(text, i); i >= limit {
		return head, cell, -1
	}
	if text[i] == '"' || text[i] == '\'' {
		end := quoteEnd(text, i, limit)
		if end >= limit {
			return head, cell, -1
		}
		return head, trimCell(text, i+1, end), end + 1
	}
	start := i
	if text[i-1] != '=' && text[i-1] != '>' {
		return head, cell, -1 // a sentence may follow
	}
	for i < limit && i-start <= longestTableCell && strings.IndexByte(" ,;&\n\r\t)}]<>\"'", text[i]) < 0 {
		i++
	}
	if i == start || i < limit && text[i] == ' ' && !isPairAt(text, i+1) {
		return head, cell, -1
	}
	return head, tableCell{start, i}, i
}

// isPairAt reports whether the name of a field and an equals sign stand at text[i].
func isPairAt(text string, i int) bool {
	for n := 0; i < len(text) && n < longestTableHead && isKeyByte(text[i]); n++ {
		i++
	}
	return i < len(text) && text[i] == '='
}

// isKeyByte reports whether a byte may stand in the name of a field without quotes.
func isKeyByte(c byte) bool {
	return 'a' <= c|0x20 && c|0x20 <= 'z' || isDigit(c) || c == '_' || c == '-' || c == '.'
}

// skipSpaces is where text goes on behind a few spaces at text[i].
func skipSpaces(text string, i int) int {
	for n := 0; n < 3 && i < len(text) && text[i] == ' '; n++ {
		i++
	}
	return i
}

// readElements reads elements that hold a value and nothing else, from the one on whose name has
// the word at text[at].
func (t *textTable) readElements(text string, at int) bool {
	i := at
	for i > 0 && at-i < longestTableHead && isTagByte(text[i-1]) {
		i--
	}
	if i == 0 || text[i-1] != '<' {
		return false
	}
	i--
	for limit := min(len(text), at+longestInTable); i < limit && text[i] == '<' && len(t.heads) < mostTableFields; {
		head := tableCell{i + 1, i + 1}
		for head.end < limit && head.end-head.start <= longestTableHead && isTagByte(text[head.end]) {
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
		t.until = end + 2 + len(name) + 1
		i = skipAllBlanks(text, t.until)
	}
	return len(t.heads) > 0
}

// isTagByte reports whether a byte may stand in the name of an element.
func isTagByte(c byte) bool { return isKeyByte(c) || c == ':' }

// readAligned reads lines with a name, a gap of two spaces or more, a tab or dots, and a value, from
// the line on that has the word at text[at].
func (t *textTable) readAligned(text string, at int) bool {
	t.heads, t.cells = t.heads[:0], t.cells[:0]
	i := lineStart(text, at, longestTableHead)
	if i > 0 && text[i-1] != '\n' {
		return false
	}
	for limit := min(len(text), at+longestInTable); i < limit && len(t.heads) < mostTableFields; {
		end := lineEnd(text, i, longestTableLine)
		head, cell, ok := alignedPair(text, i, end)
		if !ok {
			break
		}
		t.heads, t.cells = append(t.heads, head), append(t.cells, cell)
		t.until = end
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
	if gap > longestTableHead || !mayBeHead(line[:gap]) {
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
func (t *textTable) turn() {
	cells := append(t.turned[:0], t.cells...)
	t.turned = cells
	t.heads, t.cells = append(t.heads[:0], t.heads[0]), append(t.cells[:0], t.heads[1])
	for i := 0; i+1 < len(cells) && len(t.heads) < mostTableFields; i += 2 {
		t.heads, t.cells = append(t.heads, cells[i]), append(t.cells, cells[i+1])
	}
}
