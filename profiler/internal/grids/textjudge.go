package grids

import (
	"context"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/columns"
	"github.com/privet-go/privet/profiler/internal/demographics"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/scan"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/tagger"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file judges the columns of tables in a text: most as those of any table are, and those of a record by their headers alone.

// judgeCells gives the verdict on the columns of a table that stands in size bytes. It reports false where there is none.
func (p *TableJudge) judgeCells(t *TextTable, text string, size int) bool {
	n := len(t.heads)
	if n == 0 || len(t.cells) < n {
		return false
	}
	if size < leastJudged*n {
		p.judgeByHeads(t, text)
		return true
	}
	rows := min(len(t.cells)/n, mostJudgedRows)
	t.values, t.columns = t.values[:0], t.columns[:0]
	for k := range n {
		for r := range rows {
			cell := t.cells[r*n+k]
			t.values = append(t.values, text[cell.start:cell.end])
		}
	}
	for k, h := range t.heads {
		t.columns = append(t.columns, columns.Column{Name: text[h.start:h.end], Values: t.values[k*rows : (k+1)*rows : (k+1)*rows]})
	}
	t.results = p.Append(context.Background(), t.results[:0], t.columns, p.All)
	clear(t.values) // they belong to the caller
	clear(t.columns)
	return true
}

// A TableJudge judges the columns of tables in texts.
type TableJudge struct {
	*columns.Judge
	All     *spec.Demand // every label
	Scanner *scan.Scanner
	FirstOf func() map[privet.Label]int // the first recognizer of a label
	IsValid func(label privet.Label, value string) bool
}

// judgeByHeads is judgeCells for a record, of whose one value little can be told, and for a table of so
// little that a verdict on its columns would take longer than all else about the text: a header
// that means one thing alone says what the cells hold, and one that may mean several does so beside such ones.
func (p *TableJudge) judgeByHeads(t *TextTable, text string) {
	x := p.Tables.Get().(*columns.Table)
	t.results = t.results[:0]
	firm := 0 // headers of people that mean one thing
	for _, h := range t.heads {
		r := columns.Result{Label: privet.Unknown}
		for _, hit := range x.Headers.Find(p.Headers(), &x.Header, text[h.start:h.end]) {
			switch {
			case r.Confidence > 0 || hit.Guessed:
			case hit.Part == columns.PartNoneExact:
				r.Label, r.Confidence = privet.None, headedAlone
			case hit.Kind < 0:
			case hit.Part == columns.PartExact && hit.Firm:
				r.Label, r.Confidence, r.Count = p.Kinds[hit.Kind].Label, headedAlone, 1
				firm++
			case hit.Part == columns.PartExact || hit.Part == columns.PartAmbiguous:
				r.Label, r.Confidence, r.Count = p.Kinds[hit.Kind].Label, headedBeside, 1
			}
		}
		t.results = append(t.results, r)
	}
	p.Tables.Put(x)
	for i := range t.results {
		if r := &t.results[i]; r.Confidence == headedBeside && firm < fewestBeside {
			*r = columns.Result{Label: privet.Unknown}
		}
	}
}

// headedBeside is how sure a cell is by a header that may mean several things, beside fewestBeside headers of people that mean one.
const (
	headedBeside = 0.8
	fewestBeside = 2
)

// fewestHeads is how many of the headers of a table have to be known.
const fewestHeads = 2

// isHeading reports whether fields are headers of a table: so many of them, and most, are known as such, and one at most is empty.
func (p *TableJudge) isHeading(t *TextTable, text string, fewest int) bool {
	x := p.Tables.Get().(*columns.Table)
	known, empty := 0, 0
	t.known = t.known[:0]
	for _, h := range t.heads {
		var hits []columns.HeaderHit
		if v := text[h.start:h.end]; strings.Count(v, "(") != strings.Count(v, ")") {
			return false // a program
		}
		if h.start < h.end {
			hits = x.Headers.Find(p.Headers(), &x.Header, text[h.start:h.end])
		} else {
			empty++
		}
		if len(hits) > 0 {
			known++
		}
		t.known = append(t.known, len(hits) > 0 && !hits[0].Guessed)
	}
	p.Tables.Put(x)
	return known >= fewest && 2*known >= len(t.heads)-empty && empty < 2
}

// listsHeads reports whether one of the first rows below the headers of a table is headers as well, most of it: the lines are those of a sentence that
// lists them, regardless of age, gender, nationality, appearance, race, religion.
func (p *TableJudge) listsHeads(t *TextTable, text string) bool {
	n := len(t.heads)
	x := p.Tables.Get().(*columns.Table)
	lists := false
	for row := 0; row < rowsOfList && (row+1)*n <= len(t.cells) && !lists; row++ {
		said, heads := 0, 0
		for _, c := range t.cells[row*n : (row+1)*n] {
			if c.start == c.end {
				continue
			}
			if said++; p.Headers().IsHeader(&x.Header, text[c.start:c.end]) {
				heads++
			}
		}
		lists = heads >= fewestHeads && 2*heads >= said
	}
	p.Tables.Put(x)
	return lists
}

// rowsOfList is how many rows below headers are looked at for headers.
const rowsOfList = 3

// textLabels are the labels of columns that have another one in texts.
var textLabels = lazy.Value[map[privet.Label]tagger.Label]{Make: func() map[privet.Label]tagger.Label {
	return map[privet.Label]tagger.Label{
		"FIRST_NAME": tagger.Person, "LAST_NAME": tagger.Person, "PERSON": tagger.Person,
		"CITY": tagger.Location, "STATE": tagger.Location, "COUNTRY": tagger.Location, "LOCATION": tagger.Location,
		"ORGANIZATION": tagger.Organization,
	}
}}

// isExpression reports whether the login of a record is a part of a program, as in Name = args[0] and Name: opt.User, or too short to be told by its field.
func isExpression(text string, cell tableCell) bool {
	const shortest = 3
	v := text[cell.start:cell.end]
	if isSaidOfField(v) || strings.HasSuffix(v, "-") && strings.HasPrefix(text[cell.end:], ">") || strings.IndexByte(v, '.') > 0 && chars.Humps(v) > 0 {
		return true
	}
	return len(v) < shortest || (cell.start == 0 || strings.IndexByte("\"'`", text[cell.start-1]) < 0) && (strings.ContainsAny(v, "[({])}") ||
		strings.IndexByte(v, '.') > 0 && cell.end < len(text) && strings.IndexByte(",;)", text[cell.end]) >= 0)
}

// isSaidOfField reports whether a cell is no value: the sign of a setting and what follows it, what a list says of a field, a member that may be
// missing in a program, or one character again and again.
func isSaidOfField(v string) bool {
	return strings.HasPrefix(v, "= ") || strings.HasPrefix(v, "- ") || strings.Contains(v, "?.") || strings.Contains(v, " ?? ") ||
		v != "" && strings.Trim(v, v[:1]) == ""
}

// isCaption reports whether a value of a record is none: an everyday word in small letters, as in
// surname: "required", a type, or the name of a field or a variable, as in surname=Nachname, which a program shows.
func (p *TableJudge) isCaption(head, value string, r *columns.Result) bool {
	if value != "" && strings.IndexByte("$%<{", value[0]) >= 0 || prose.NamesField(value, head) {
		return true
	}
	if end, capital := prose.WordAt(value, 0); end == len(value) {
		if wordset.InSet(prose.TypeWords, value) {
			return true
		}
		c := lexicon.Lookup(value)
		if r.Label == "NATIONALITY" && c.Is(lexicon.Demonym) {
			return false
		}
		if c.Common() > 0 && (!capital || r.Confidence == headedBeside && c.Common() > 1 && c.Given()+c.Family()+c.Place() == 0) {
			return true
		}
	}
	x := p.Tables.Get().(*columns.Table)
	const fewest = 3 // digits behind what is no caption: MRN00017
	caption := len(value)-len(strings.TrimRight(value, "0123456789")) < fewest && p.Headers().IsHeader(&x.Header, value)
	p.Tables.Put(x)
	return caption
}

// FirstRecognizers gives the first recognizer of each label.
func FirstRecognizers(list []*spec.Recognizer) map[privet.Label]int {
	first := make(map[privet.Label]int, len(list))
	for i, r := range list {
		if _, ok := first[r.Label]; !ok {
			first[r.Label] = i
		}
	}
	return first
}

// mayHold reports whether a cell of a column of a kind may hold a value.
func (p *TableJudge) mayHold(kind int, value string) bool {
	for _, r := range p.Kinds[kind].Recognizers {
		if r.Cell != nil && r.Cell(value) {
			return true
		}
	}
	return p.IsValid(p.Kinds[kind].Label, value)
}

// takesCell gives the recognizer by whose label a cell is found under a verdict, or -1. A cell that
// has been judged is one of those that the verdict counts.
func (p *TableJudge) takesCell(r *columns.Result, value string, judged bool) int {
	if r.Label == privet.None || r.Label == privet.Unknown || r.Label == columns.FreeText || value == "" || len(value) > longestTableCell ||
		p.Allowed.SaysNothing(value) || value == `\N` {
		return -1
	}
	if name, ok := textLabels.Get()[r.Label]; ok {
		if len(value) > mostNameCell || len(p.Scanner.Named[name]) == 0 || !demographics.IsNameCell(value) {
			return -1
		}
		return p.Scanner.Named[name][0]
	}
	if strings.ContainsAny(value, "\n\t") || r.Label == "STREET_ADDRESS" && (strings.ContainsAny(value, "(){}<>&=") ||
		strings.HasPrefix(value, "0x") || chars.IsASCII(value) && !strings.ContainsAny(value, " 0123456789")) {
		return -1 // an address in memory, or in a program
	}
	first, ok := p.FirstOf()[r.Label]
	if !ok || !(judged && r.Matched == r.Count) && !p.mayHold(p.KindOf[first], value) {
		return -1
	}
	return first
}
