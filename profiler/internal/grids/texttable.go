package grids

import (
	"net/url"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular/sql"
	"github.com/privet-go/privet/profiler/internal/columns"
	"github.com/privet-go/privet/profiler/internal/demographics"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/scan"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/tagger"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds in the tables and records that stand in a text. What is written in one way is read by a file of its own: lines below a line of
// headers (textlines.go), statements of a database (textsql.go), tables in HTML (texthtml.go), fields behind their names (textrecord.go) and messages
// whose fields are known by their place (textmessage.go). The columns are judged (textjudge.go), and what a cell of a personal one holds is found,
// though nothing beside it says what it is. To add a way of writing, add a reader to [textTable.Read].

// TableReader leads to the tables in a text. It finds nothing by itself; see [textTable.Read].
var TableReader = lazy.Value[*spec.Recognizer]{Make: func() *spec.Recognizer {
	return &spec.Recognizer{
		Name: "table",
		Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WithCapitalsOf(tableWords.Get()), nil).AtMost(spec.MostTagged),
			spec.OnToken(lex.TokenOther, 0).OneOf(tableOthers.Get(), nil).AtMost(spec.MostTagged),
			spec.OnToken(lex.TokenMixed, 3).StartingWith("NM").AtMost(spec.MostTagged)},
		Match: func(string, int) (spec.Match, bool) { return spec.Match{}, false },
	}
}}

// tableWords stand in the headers of most tables of people, and where one is put into a database.
var tableWords = lists.List{File: "grids", Set: "TableWords"}

// tableOthers are such words in other letters than Latin ones.
var tableOthers = lists.List{File: "grids", Set: "TableOthers"}

// headTableWords are all of them.
var headTableWords = lazy.Value[*wordset.OtherSet]{Make: func() *wordset.OtherSet { return wordset.NewOtherSet(tableWords.Get(), tableOthers.Get()) }}

// headsTable reports whether one of them, or what a message is told by, stands at text[at]: what leads here may be another word that has the same hash.
func headsTable(text string, at int) bool {
	return headTableWords.Get().At(text, at) != "" || strings.HasPrefix(text[at:], "NM1")
}

// Bounds of what is read of a table.
const (
	mostTableFields    = 48
	longestTableLine   = 2 << 10  // bytes
	longestInTable     = 16 << 10 // bytes, from its line of headers on
	mostJudgedRows     = 40       // by which the columns are judged
	longestTableName   = 128      // bytes, up to the bracket
	mostTableHeadWords = 4
	longestTableCell   = 160 // bytes
	mostNameCell       = 48  // bytes
)

// leastJudged is how many bytes a table has for each column of it, at least, that is judged by its
// values too; headedAlone is how sure a cell is by its header alone.
const (
	leastJudged = 24
	headedAlone = 0.93
)

// surelyNothing is how sure it is that a column is not personal whose cells name nobody.
const surelyNothing = 0.9

// A TextTable is the memory of a scratch for the tables in a text.
type TextTable struct {
	Judge   *TableJudge
	until   int // what begins before it belongs to a table, or to a line that heads none
	found   []spec.Candidate
	things  []thingCell // in the order of the text
	passed  int         // how many of them ended before the last name that was asked about
	turned  []tableCell
	heads   []tableCell
	known   []bool      // of each of the heads, whether it is known as a header
	cells   []tableCell // row by row, with as many of each as there are heads
	bound   []sql.Bound
	values  []string
	columns []columns.Column
	results []columns.Result
}

// A thingCell is a cell of a column that is not personal, in which a name that is all of it is nobody's, or a header that is known, in which none is.
type thingCell struct {
	tableCell
	head bool
}

// A tableCell is where the value of a cell stands, without quotes and spaces around it.
type tableCell struct{ start, end int }

// Read finds what stands in the table that is headed by the word at text[at].
func (t *TextTable) Read(s *scan.Scanner, x *scan.Scratch, text string, at int) {
	if at < t.until || !headsTable(text, at) || isAmongSentence(text, at) {
		return
	}
	t.heads, t.known, t.cells = t.heads[:0], t.known[:0], t.cells[:0]
	switch {
	case t.readMessage(s, x, text, at):
	case t.readBound(text, at) || t.readInsert(text, at) || t.readCopy(text, at):
		if t.Judge.judgeCells(t, text, t.until-at) {
			t.takeCells(s, x, text, false)
		}
	case isAssigned(text, at) && t.readFields(text, at):
		// Each of these lines would be a pair by itself.
		if t.Judge.isHeading(t, text, fewestHeads) || slices.Contains(t.known, true) {
			t.Judge.judgeByHeads(t, text)
			t.takeCells(s, x, text, true)
		}
	case t.readElements(text, at) || t.readPairs(text, at):
		if t.Judge.isHeading(t, text, 1) {
			t.Judge.judgeByHeads(t, text)
			t.takeCells(s, x, text, true)
		}
	case t.readRows(text, at):
		t.takeTable(s, x, text, at)
	case t.readFields(text, at):
		if t.Judge.isHeading(t, text, fewestHeads) {
			t.Judge.judgeByHeads(t, text)
			t.takeCells(s, x, text, true)
		}
	case !endsField(text, at):
	case t.readLines(text, at):
		t.takeTable(s, x, text, at)
	case t.readAligned(text, at):
		if t.Judge.isHeading(t, text, fewestHeads) {
			t.Judge.judgeByHeads(t, text)
			t.takeCells(s, x, text, true)
		}
	}
}

// isAmongSentence tells most words off that stand in sentences: a space before the one at text[at],
// and a space and a small letter behind it. What is put into a database is told as well.
func isAmongSentence(text string, at int) bool {
	if at == 0 || text[at-1] != ' ' {
		return false
	}
	i := at
	for i < len(text) && isKeyByte(text[i]) {
		i++
	}
	return i > at && i+1 < len(text) && text[i] == ' ' && 'a' <= text[i+1] && text[i+1] <= 'z' && !strings.HasPrefix(text[i+1:], "into ") &&
		!sql.MayBind(text[at:i])
}

// takeTable finds what stands in a table below its headers, or behind them where they are the first of two columns.
func (t *TextTable) takeTable(s *scan.Scanner, x *scan.Scratch, text string, at int) {
	if t.Judge.isHeading(t, text, fewestHeads) {
		if !t.Judge.listsHeads(t, text) && t.Judge.judgeCells(t, text, t.until-at) {
			t.takeCells(s, x, text, false)
		}
		return
	}
	if len(t.heads) != 2 {
		return
	}
	if t.turn(); t.Judge.isHeading(t, text, fewestHeads) {
		t.Judge.judgeByHeads(t, text)
		t.takeCells(s, x, text, true)
	}
}

// takeCells finds what stands in the cells of personal columns, or in the fields of a record.
func (t *TextTable) takeCells(s *scan.Scanner, x *scan.Scratch, text string, record bool) {
	n := len(t.heads)
	if !record {
		for k := range t.heads {
			t.noteHead(k)
		}
	}
	for i, cell := range t.cells {
		r, value := &t.results[i%n], text[cell.start:cell.end]
		if record {
			value = unescaped(text, t.heads[i], cell)
			t.noteHead(i)
		}
		if r.Label == privet.None {
			if !record && r.Confidence >= surelyNothing && cell.start < cell.end {
				t.things = append(t.things, thingCell{cell, false})
			}
			continue
		}
		recognizer := t.Judge.takesCell(r, value, i < n*mostJudgedRows)
		if recognizer < 0 || byHead(r) && t.Judge.isCaption(text[t.heads[i%n].start:t.heads[i%n].end], value, r) ||
			r.Label == "PASSWORD" && isSaidOfField(value) ||
			r.Label == "USERNAME" && (value[0] == '[' || byHead(r) && isExpression(text, cell)) || !x.Takes(r.Confidence, recognizer) ||
			s.Recognizers[recognizer].InProse && prose.IsCode(text, cell.start) || x.Refused == nil && s.Recognizers[recognizer].Allowed.Has(value) {
			continue
		}
		if l, ok := textLabels.Get()[r.Label]; ok && l == tagger.Person {
			cell = untitled(text, cell)
		}
		t.find(cell, recognizer, r.Confidence)
	}
}

// unescaped gives the value of a field, which is spelled otherwise in a query string: name=Ana+Ruiz&id=7.
func unescaped(text string, head, cell tableCell) string {
	value := text[cell.start:cell.end]
	if strings.ContainsAny(value, "+%") && (strings.HasPrefix(text[cell.end:], "&") || head.start > 0 && strings.IndexByte("&?", text[head.start-1]) >= 0) {
		if s, err := url.QueryUnescape(value); err == nil {
			return s
		}
	}
	return value
}

// byHead reports whether a verdict comes of a header alone.
func byHead(r *columns.Result) bool {
	return r.Confidence == headedAlone || r.Confidence == headedBeside
}

// untitled returns a name without the titles before and behind it.
func untitled(text string, cell tableCell) tableCell {
	from, to := demographics.NameOnly(text, cell.start, cell.end)
	return tableCell{from, to}
}

// find notes what a recognizer has found in a cell.
func (t *TextTable) find(cell tableCell, recognizer int, confidence float64) {
	var c *spec.Candidate
	t.found, c = scan.WithNew(t.found)
	c.Match, c.Recognizer, c.Confidence = spec.Match{Start: cell.start, End: cell.end, Alone: confidence}, recognizer, confidence
	c.Named, c.Headed = true, true
}

// Begin forgets the tables of the last text.
func (t *TextTable) Begin() { t.until, t.things, t.passed = 0, t.things[:0], 0 }

// noteHead notes that a header that is known names nobody.
func (t *TextTable) noteHead(k int) {
	if h := t.heads[k]; k < len(t.known) && t.known[k] && (len(t.things) == 0 || t.things[len(t.things)-1].start < h.start) {
		t.things = append(t.things, thingCell{h, true})
	}
}

// IsThing reports whether a name is all that stands in a cell of a column that is not personal, or stands in a header.
// In a longer cell people may be named all the same: a ticket of such a column is a sentence.
func (t *TextTable) IsThing(start, end int) bool {
	if t.passed > len(t.things) || t.passed > 0 && t.things[t.passed-1].end > start {
		t.passed = 0 // it has gone back
	}
	for t.passed < len(t.things) && t.things[t.passed].end <= start {
		t.passed++
	}
	if t.passed == len(t.things) {
		return false
	}
	c := &t.things[t.passed]
	return c.start == start && c.end == end || c.head && c.start <= start && end <= c.end
}

// Shift moves what is remembered n bytes to the front.
func (t *TextTable) Shift(n int) {
	t.until, t.passed = max(0, t.until-n), 0
	k := 0
	for k < len(t.things) && t.things[k].end <= n {
		k++
	}
	t.things = append(t.things[:0], t.things[k:]...)
	for i := range t.things {
		t.things[i].start -= n
		t.things[i].end -= n
	}
}

// Take gives what has been found in tables, and forgets it. It is good until the next table is read.
func (t *TextTable) Take() []spec.Candidate {
	found := t.found
	t.found = t.found[:0]
	return found
}

// trimCell is text[i:end] without the spaces, quotes and stars around it.
func trimCell(text string, i, end int) tableCell {
	const around = " \"'`*\t\r\n"
	for i < end && strings.IndexByte(around, text[i]) >= 0 {
		i++
	}
	for end > i && strings.IndexByte(around, text[end-1]) >= 0 {
		end--
	}
	return tableCell{i, end}
}
