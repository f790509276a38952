package grids

import (
	"encoding/csv"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/builtin"
)

// textsOf are the texts of cells.
func textsOf(text string, cells ...tableCell) (list []string) {
	for _, c := range cells {
		list = append(list, text[c.start:c.end])
	}
	return list
}

// TestAppendFields holds how lines are parted to package encoding/csv, where quotes stand as it wants them, and to examples.
func TestAppendFields(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	values := []string{"", "a", "Bo Tan", "12", "x,y", "a;b", "|", "é", "say \"hi\" to", "王"}
	for range 5000 {
		sep := []byte{',', ';', '\t', '|'}[r.IntN(4)]
		var want []string
		var b strings.Builder
		w := csv.NewWriter(&b)
		w.Comma = rune(sep)
		for range 2 + r.IntN(5) {
			v := values[r.IntN(len(values))]
			if sep == '|' && strings.ContainsAny(v, "|\"") {
				v = "b"
			}
			want = append(want, v)
		}
		if sep == '|' && (want[0] == "" || want[len(want)-1] == "") {
			continue // a stroke begins and ends such a line
		}
		if err := w.Write(want); err != nil {
			t.Fatal(err)
		}
		w.Flush()
		line := strings.TrimSuffix(b.String(), "\n")
		text := "before\n" + line + "\nbehind"
		got := textsOf(text, appendFields(nil, text, len("before\n"), len("before\n")+len(line), sep)...)
		for i := range got {
			got[i] = strings.ReplaceAll(got[i], `""`, `"`) // a cell is a place
		}
		if !slices.Equal(got, want) {
			t.Fatalf("%q has the fields %q, want %q", line, got, want)
		}
	}
	for line, want := range map[string][]string{
		"| a | b c |": {"a", "b c"}, "|a||c|": {"a", "", "c"}, "a | b": {"a", "b"}, " 'a' | **b**\r": {"a", "b"}, `"a|b" | c`: {"a|b", "c"}, `"open | c`: {"open | c"},
	} {
		if got := textsOf(line, appendFields(nil, line, 0, len(line), '|')...); !slices.Equal(got, want) {
			t.Errorf("%q has the fields %q, want %q", line, got, want)
		}
	}
}

// TestTuples holds how rows of statements are parted.
func TestTuples(t *testing.T) {
	for _, c := range []struct {
		row, rest string
		want      []string // nil: it is none
	}{
		{"17, 'Bo', NULL), (1)", ", (1)", []string{"17", "Bo", "NULL"}},
		{"'O''Neill', N'Tan', E'a\\'b') x", " x", []string{"O''Neill", "Tan", "a\\'b"}},
		{"f(1, 'x)'), \"Bo\");", ";", []string{"f(1, 'x)')", "Bo"}},
		{"'open, 1)", "", nil}, {"1; 2)", "", nil}, {"1, 2", "", nil}, {"'a' 'b')", "", nil},
	} {
		var x TextTable
		end := x.appendTuple(c.row, 0, len(c.row))
		switch {
		case (end >= 0) != (c.want != nil):
			t.Errorf("%q is a row: %v", c.row, end >= 0)
		case end >= 0 && (c.row[end:] != c.rest || !slices.Equal(textsOf(c.row, x.cells...), c.want)):
			t.Errorf("%q has %q, and %q behind it", c.row, textsOf(c.row, x.cells...), c.row[end:])
		}
	}
}

// TestPairs holds which fields have a name before their value, and what they are.
func TestPairs(t *testing.T) {
	for text, want := range map[string][]string{
		`"surname": "Tan", x`: {"surname", "Tan"}, `'first name' => 'Bo'`: {"first name", "Bo"}, `"age": 41, x`: {"age", "41"}, `city=Rom&ad=x`: {"city", "Rom"},
		`städ=Rom`: {"städ", "Rom"}, `a = b c=d`: {"a", "b"}, `a = b c`: nil, `a=b c=d`: {"a", "b"}, `surname: Tan`: nil, `"a": [1, 2]`: nil, `"a"`: nil, `=x`: nil, `"": 1`: nil,
	} {
		head, cell, end := readPair(text, 0, len(text))
		if (end >= 0) != (want != nil) || end >= 0 && !slices.Equal(textsOf(text, head, cell), want) {
			t.Errorf("%q has %q up to %d, want %q", text, textsOf(text, head, cell), end, want)
		}
	}
}

// TestAligned holds which lines are parted by a gap.
func TestAligned(t *testing.T) {
	for line, want := range map[string][]string{
		"Surname   Tan": {"Surname", "Tan"}, "City\tRom": {"City", "Rom"}, "Phone .. 555-867": {"Phone", "555-867"}, "Ort | Rom": {"Ort", "Rom"}, "one two": nil, " Surname  Tan": nil,
		"a  b  c": nil, "a  ": nil, "who it is: me  x": nil, "one two three four five  x": nil,
	} {
		head, cell, ok := alignedPair(line, 0, len(line))
		if ok != (want != nil) || ok && !slices.Equal(textsOf(line, head, cell), want) {
			t.Errorf("%q has %q: %v, want %q", line, textsOf(line, head, cell), ok, want)
		}
	}
}

// TestHTMLCells holds the cells of a row.
func TestHTMLCells(t *testing.T) {
	for row, want := range map[string][]string{
		"<tr><td>Bo</td><td><b> Rom</b></td></tr>": {"Bo", "Rom"}, "<tr><th class='c'>Name<th>City</th></tr>": {"Name", "City"}, "<tr><td></td><td>x</td></tr>": {"", "x"}, "<tr><td>open": nil,
	} {
		cells, end := appendHTMLCells(nil, row, 0, len(row))
		if (end >= 0) != (want != nil) || end >= 0 && !slices.Equal(textsOf(row, cells...), want) {
			t.Errorf("%q has %q, up to %d, want %q", row, textsOf(row, cells...), end, want)
		}
	}
}

// TestHeads holds what can be a header, a rule below it, and where it ends.
func TestHeads(t *testing.T) {
	for head, want := range map[string]bool{"first name": true, "": true, "date of birth (day)": true, "what is said of all of them": false, "note: this": false, "a=b": false, "a@b": false} {
		if mayBeHead(head) != want {
			t.Errorf("%q may be a header: %v", head, !want)
		}
	}
	for line, want := range map[string]bool{"|---|:--:|": true, "----+----": true, "=-- ": true, "-": false, "| a--b |": false, "": false} {
		if isRule(line) != want {
			t.Errorf("%q is a rule: %v", line, !want)
		}
	}
	for text, want := range map[string]bool{"name;x": true, "name\n": true, "name | x": true, "the name of it is": false, "name. It": false, "name=x": false, "name": false} {
		if endsField(text, 0) != want {
			t.Errorf("a header ends in %q: %v", text, !want)
		}
	}
}

// TestThings holds which names are nobody's for where they stand, asked for in order and back, and behind a shift.
func TestThings(t *testing.T) {
	var x TextTable
	x.things = []thingCell{{tableCell{10, 20}, false}, {tableCell{30, 40}, true}, {tableCell{50, 60}, false}}
	ask := func(shift int) {
		t.Helper()
		for _, c := range []struct {
			start, end int
			want       bool
		}{{30, 40, true}, {30, 35, true}, {35, 45, false}, {50, 60, true}, {50, 55, false}, {70, 80, false}, {30, 40, true}, {10, 20, shift == 0}} {
			if got := x.IsThing(c.start-shift, c.end-shift); got != c.want {
				t.Errorf("%d–%d is a thing's: %v", c.start-shift, c.end-shift, got)
			}
		}
	}
	ask(0)
	x.Shift(25)
	ask(25)
	if x.Begin(); x.IsThing(5, 15) {
		t.Error("the last text is remembered")
	}
}

// TestTurn holds that a table of two columns is a record by its first.
func TestTurn(t *testing.T) {
	text := "Field Value First Bo Last Tan"
	at := func(w string) tableCell { i := strings.Index(text, w); return tableCell{i, i + len(w)} }
	x := TextTable{heads: []tableCell{at("Field"), at("Value")}, cells: []tableCell{at("First"), at("Bo"), at("Last"), at("Tan")}}
	x.turn()
	if heads, cells := textsOf(text, x.heads...), textsOf(text, x.cells...); !slices.Equal(heads, []string{"Field", "First", "Last"}) || !slices.Equal(cells, []string{"Value", "Bo", "Tan"}) {
		t.Errorf("%q have %q", heads, cells)
	}
}

// TestReaderLeads holds that the words which lead to tables head one, those of ASCII in capitals too, and that others do not.
func TestReaderLeads(t *testing.T) {
	words := append(slices.Clone(tableWords.Get()), tableOthers.Get()...)
	if len(words) < 100 {
		t.Fatalf("%d words", len(words))
	}
	for _, w := range words {
		written := []string{w}
		if strings.Trim(w, "abcdefghijklmnopqrstuvwxyz") == "" {
			written = append(written, strings.ToUpper(w), strings.ToUpper(w[:1])+w[1:])
		}
		for _, w := range written {
			if !headsTable(w+";x", 0) {
				t.Errorf("%q heads no table", w)
			}
		}
	}
	for _, w := range []string{"kettle", "namex", "xname", "1"} {
		if headsTable(w, 0) {
			t.Errorf("%q heads a table", w)
		}
	}
}

// TestFirstRecognizers holds that each label has the first recognizer of the list.
func TestFirstRecognizers(t *testing.T) {
	list := builtin.Recognizers()
	first := FirstRecognizers(list)
	for i, r := range list {
		k, ok := first[r.Label]
		if !ok || k > i || list[k].Label != r.Label {
			t.Errorf("%s has the recognizer %d, and %d is one", r.Label, k, i)
		}
	}
}
