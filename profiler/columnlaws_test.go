package profiler

import (
	"encoding/csv"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/samples"
)

// checkColumnLaws holds that a verdict is the same whatever the order of columns and rows, asked for once or again, with reasons
// or without, and that its figures are probabilities.
func checkColumnLaws(t *testing.T, p *Profiler, cols []Column) {
	t.Helper()
	want := p.Columns(cols)
	if len(want) != len(cols) {
		t.Fatalf("%d results for %d columns", len(want), len(cols))
	}
	same := func(i int, got Result, what string) {
		t.Helper()
		w := want[i]
		if got.Label != w.Label || got.Column != w.Column || got.Count != w.Count || got.Matched != w.Matched || math.Abs(got.Confidence-w.Confidence) > 1e-9 {
			t.Fatalf("column %d of %d (%q) is %s %.6f of %d, and %s %.6f of %d %s", i, len(cols), cols[i].Name, w.Label, w.Confidence, w.Matched,
				got.Label, got.Confidence, got.Matched, what)
		}
	}
	for i, r := range p.Columns(cols) {
		same(i, r, "when asked again")
	}
	for i, r := range must(p.ColumnsWith(cols, &Query{Explain: true})) {
		same(i, r, "with reasons")
		sum, last := 0.0, 1.0
		for _, c := range r.Candidates {
			if c.Confidence < 0 || c.Confidence > last+1e-9 {
				t.Fatalf("column %d (%q): the candidates are in no order", i, cols[i].Name)
			}
			last, sum = c.Confidence, sum+c.Confidence
		}
		if sum > 1+1e-9 || r.Confidence < 0 || r.Confidence > 1 || len(r.Candidates) == 0 {
			t.Fatalf("column %d (%q): the candidates have %.6f together", i, cols[i].Name, sum)
		}
	}
	back := slices.Clone(cols)
	slices.Reverse(back)
	for i := range back {
		back[i].Values = slices.Clone(back[i].Values)
		slices.Reverse(back[i].Values)
	}
	for i, r := range p.Columns(back) {
		same(len(cols)-1-i, r, "backwards")
	}
	for i, r := range must(p.ColumnsWith(cols, &Query{ExcludeLabels: []privet.Label{want[0].Label}})) {
		if r.Label == want[0].Label && r.Label != privet.None && r.Label != privet.Unknown {
			t.Fatalf("column %d (%q) has a label that was left out", i, cols[i].Name)
		}
	}
}

// ownProfilers are profilers with recognizers of the caller's own, one beside the
// built-in ones and one with some of them only, under other names and with other
// checks.
func ownProfilers(t testing.TB) []*Profiler {
	own := []Recognizer{
		{Name: "own-pattern", Label: "OWN", Doc: "d", Patterns: []Pattern{{Name: "a", Regexp: `[A-Z]{2,4}-?\d{3,9}`, Alone: 0.6}, {Name: "b", Regexp: `(?i)ref \w+`, Alone: 0.9}}, Checksum: "luhn"},
		{Name: "own-words", Label: "OWN", Doc: "d", DenyList: []string{"Jane Doe", "kettle", "日本"}, Headers: []string{"own"}},
		{Name: "own-func", Label: "OWN_FUNC", Doc: "d", Find: func(dst []Place, text string) []Place {
			return append(dst, Place{Start: 0, End: len(text), Alone: 0.3}, Place{Start: 0, End: strings.IndexByte(text, ' '), Alone: 0.9},
				Place{Start: -1, End: len(text) + 1, Alone: 0.9})
		}},
		{Name: "own-shape", Label: "SSN", Doc: "d", Shapes: []Shape{{Pattern: "999-99-9999", Alone: 0.88}, {Pattern: "nr-9999", Alone: 0.7}},
			AllowList: []string{"123-45-6789"}, FalseAccept: 0.5},
		{Name: "own-small", Label: "OWN", Doc: "d", Shapes: []Shape{{Pattern: "Aa-9999", Alone: 0.7}, {Pattern: "Nr 99", Alone: 0.6}}},
		{Name: "own-allowed", Label: "PHONE_NUMBER", Doc: "d", Shapes: []Shape{{Pattern: "999 999 9999", Alone: 0.3}}, AllowList: []string{"212 555 0100"}},
	}
	least := 0.3
	beside := newOwn(t, Options{Recognizers: own, AllowList: []string{"jane@example.com", "123456789", "ｎｏ", "1"}, MinConfidence: &least,
		Thresholds:    map[privet.Label]float64{"IBAN": 0.99},
		ExcludeLabels: []privet.Label{"CREDIT_CARD"}})
	some := own
	for i, r := range Recognizers() {
		switch r.Name {
		case "iban":
			r.Name, r.Check = "age", nil
		case "email-address":
			r.AllowList = []string{"JOE@example.com"}
		case "gender":
			r.Name = "blood-type"
		case "date-of-birth":
			r.Patterns = []Pattern{{Name: "p", Regexp: `\d+`, Alone: 0.5}}
		default:
			if i%5 > 0 || r.Name == "age" || r.Name == "blood-type" {
				continue
			}
		}
		some = append(some, r)
	}
	alone := newOwn(t, Options{Recognizers: some, WithoutBuiltIn: true})
	return []*Profiler{beside, alone}
}

// TestColumnLaws holds the laws on tables of all kinds of values.
func TestColumnLaws(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	t.Parallel()
	rounds := longtest.Of(150, 900)
	holdColumnLaws(t, newProfiler(t), rounds, longtest.Of(2, 1))
	for _, p := range ownProfilers(t) {
		holdColumnLaws(t, p, rounds/3, longtest.Of(6, 1))
	}
}

// holdColumnLaws holds the laws on some tables, and on each value, or one of each
// so many, alone.
func holdColumnLaws(t *testing.T, p *Profiler, rounds, each int) {
	r := rand.New(rand.NewPCG(5, 6))
	var headers []string
	for _, k := range p.judge.Kinds {
		for _, rec := range k.Recognizers {
			headers = append(headers, rec.Headers...)
		}
	}
	headers = append(headers, lists.Words("columns", "NotPersonalHeaders")...)
	header := func() string {
		h := headers[r.IntN(len(headers))]
		switch r.IntN(8) {
		case 0:
			return "c1"
		case 1:
			return strings.ReplaceAll(h, " ", "_") + "_2"
		case 2:
			return "customer " + h
		case 3:
			return h + "_verified"
		}
		return h
	}
	marked := samples.Marked(t)
	if len(marked) < 100 {
		t.Fatalf("%d marked values only", len(marked))
	}
	words := []string{"", "null", "N/A", "-", "true", "No", "0", "1", "17", "-3", "12.50", "1,234.5", "€ 3.20", "Jane Doe", "jane", "María",
		"O'Neill", "female", "M", "married",
		"AB+", "0-", "a b c d e f", "The kettle is broken again today", "ORD-10023", "ORD-10024", "x", "\xff", "日本", "K", "dİvers", "1 2 3", "5th", "$2b$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW",
		"Mozilla/5.0 (X11; Linux x86_64)", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", strings.Repeat("1 ", 40), strings.Repeat("a",
			200), "2024-01-02 03:04:05", "0123456789012345678",
		"JANE@example.com", "joe@example.com", "123456789", "123-45-6789", "212 555 0100", "nr-1234", "Nr 12", "Aa-1234", "Ba-1234", "ref x1", "AB-1230", "AB1236", "jane doe", "kettle",
		"ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ", "１２３－４５－６７８９", "１", "ｎｏ", "NO", "ｎｕｌｌ", "12\u00a0345.50", "\u200b1\u200b2", "4111\u20111111\u20111111\u20111111", "ﬁ ＡＢ１２３６", "\u3000１７\u3000",
		"ｆ８１ｄ４fae-7dec-11d0-a765-00a0c91e6bf6", "May 2021", "jane at example dot com", "00:1B:44:11:3A:B7", "E11.9", "Diabetes"}
	words = append(words, samples.MoreWholes...)
	shapes := samples.Patterns(builtin.Recognizers())
	column := func() []string {
		n := []int{1, 1, 2, 3, 7, 8, 9, 33, 64}[r.IntN(9)]
		values := make([]string, n)
		kind, shape := r.IntN(7), shapes[r.IntN(len(shapes))]
		digits := strings.Repeat("9", 4+r.IntN(14))
		start := r.IntN(1e6)
		for i := range values {
			switch v := &values[i]; kind {
			case 0:
				*v = marked[r.IntN(len(marked))]
			case 1:
				*v = samples.Altered(r, marked[r.IntN(len(marked))])
			case 2:
				*v = samples.Altered(r, samples.WrittenAs(r, shape))
			case 3:
				*v = words[r.IntN(len(words))]
			case 4:
				*v = samples.WrittenAs(r, digits)
			case 5:
				*v = fmt.Sprint(start + i)
			default:
				*v = samples.Altered(r, samples.WrittenAs(r, shapes[r.IntN(len(shapes))]))
			}
		}
		return values
	}
	for range rounds {
		cols := make([]Column, 1+r.IntN(4))
		for i := range cols {
			cols[i] = Column{Name: header(), Values: column()}
		}
		checkColumnLaws(t, p, cols)
	}
	checkColumnLaws(t, p, samples.MixedTable(300))
	checkColumnLaws(t, p, []Column{{}})
	// Each value alone under a header that says nothing.
	alone := append(marked, words...)
	for _, shape := range shapes {
		alone = append(alone, samples.WrittenAs(r, shape))
	}
	for i, v := range alone {
		if i%each != 0 {
			continue
		}
		checkColumnLaws(t, p, []Column{{Name: "c", Values: []string{v}}})
	}
}

// TestColumnLawsOfExamples holds the laws on the data of the examples.
func TestColumnLawsOfExamples(t *testing.T) {
	f, err := os.Open("../examples/data/customers.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	cols := make([]Column, len(rows[0]))
	for i, name := range rows[0] {
		cols[i].Name = name
		for _, row := range rows[1:] {
			cols[i].Values = append(cols[i].Values, row[i])
		}
	}
	checkColumnLaws(t, newProfiler(t), cols)
}

// FuzzColumns holds the laws. The values of the columns are the lines of
// the texts.
func FuzzColumns(f *testing.F) {
	f.Add("email", "jane@example.com\njoe@example.com", "id", "1\n2\n3\n4\n5\n6\n7\n8")
	f.Add("name", "Jane Doe\nnull", "birth_date", "1985-02-03\n03.02.1985")
	f.Add("customerIBAN", "DE89 3704 0044 0532 0130 00\nDE89370400440532013000", "x", "123456789\n123-45-6789\n123 45 6789")
	f.Add("", "+1 212 555 0100\n(212) 555-0100", "UA", "Mozilla/5.0 (X11)\n\xff\n::1\n10.1.2.3/8\nhttp://a.b")
	f.Add("email_sent_at", "ATU13585627\nAT U1358 5627\nBE 0403.019.261", "is_1a", "B-AB 123\nñab123456xyz\nA&B010203XY1")
	f.Add("own", "ref 12\nnr-1234\nAB-1230\nkettle", "x", "１２３－４５－６７８９\n123-45-6789\n212 555 0100\n1\nNO")
	profilers := append(ownProfilers(f), newProfiler(f))
	f.Fuzz(func(t *testing.T, name1, lines1, name2, lines2 string) {
		if len(name1)+len(lines1)+len(name2)+len(lines2) > 1<<14 {
			return
		}
		cols := []Column{{Name: name1, Values: strings.Split(lines1, "\n")}, {Name: name2, Values: strings.Split(lines2, "\n")}}
		for _, p := range profilers {
			checkColumnLaws(t, p, cols)
		}
	})
}
