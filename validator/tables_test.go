package validator

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/validator/internal/attack"

	"github.com/privet-go/privet/internal/longtest"
)

var testNow = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)

func hasCode(r *TableReport, code Code) bool {
	return slices.ContainsFunc(r.Findings, func(f TableFinding) bool { return f.Code == code })
}

// TestStructure holds what is said when the files have other rows or columns.
func TestStructure(t *testing.T) {
	const original = "id,mail,note\n1,a.first@mail.example,x\n2,b.second@mail.example,y\n3,c.third@mail.example,z\n"
	const masked = "id,mail,note\n1,*,x\n2,*,y\n3,*,z\n"
	for _, c := range []struct {
		masked string
		want   Code // empty: none of them
		reason string
	}{
		{masked, "", "all is well"},
		{"id,mail,note\n1,*,x\n2,*,y\n", rowCountChanged, "a row is lost"},
		{masked + "4,*,q\n", rowCountChanged, "a row is new"},
		{"id,mail,note\n1,*,x\n2,*,y\n3,*\n", rowShapeChanged, "a cell is lost"},
		{"id,mail\n1,*\n2,*\n3,*\n", columnMissing, ""},
		{"id,mail,note,new\n1,*,x,1\n2,*,y,1\n3,*,z,1\n", columnAdded, ""},
		{"mail,id,note\n*,1,x\n*,2,y\n*,3,z\n", columnOrderChanged, ""},
	} {
		r := compareTables(t, original, c.masked, &TableOptions{Columns: map[string]privet.Label{"id": privet.None, "mail": "EMAIL_ADDRESS",
			"note": privet.None}, Now: testNow})
		for _, code := range []Code{rowCountChanged, rowShapeChanged, columnMissing, columnAdded, columnOrderChanged} {
			if hasCode(r, code) != (code == c.want) {
				t.Errorf("%s %v; want only %q %s", code, hasCode(r, code), c.want, c.reason)
			}
		}
		if (c.want == rowCountChanged) == r.Complete {
			t.Errorf("complete is %v %s", r.Complete, c.reason)
		}
	}
}

// TestHeaderOfValues holds that values in the header of the masked file are found and
// not shown.
func TestHeaderOfValues(t *testing.T) {
	const original = "id,mail,note\n1,a.first@mail.example,x\n2,b.second@mail.example,y\n3,c.third@mail.example,z\n"
	labels := map[string]privet.Label{"id": privet.None, "mail": "EMAIL_ADDRESS", "note": privet.None}
	for _, masked := range []string{
		"id,mail,b.second@mail.example\n1,*,x\n2,*,y\n3,*,z\n",
		"id,mail,note,b.second@mail.example\n1,*,x\n2,*,y\n3,*,z\n",
		"1,a.first@mail.example,x\n2,*,y\n3,*,z\n", // the header is gone
	} {
		r := compareTables(t, original, masked, &TableOptions{Columns: labels, Now: testNow})
		if !hasCode(r, attack.ResidualValue) || !hasCode(r, ResidualPII) {
			t.Errorf("%q: not found; there are\n%s", masked, findingsText(r))
		}
		if text := fmt.Sprintf("%+v", r) + findingsText(r); strings.Contains(text, "@mail") {
			t.Errorf("%q: the value is in the report", masked)
		}
	}
}

// TestMisaligned holds that a file that was not masked is not passed because a row
// was dropped from it.
func TestMisaligned(t *testing.T) {
	o, _, labels := build(100, []made{{"mail", "EMAIL_ADDRESS", email, nil}, {"last", "LAST_NAME", lastName, nil}})
	head, rest, _ := strings.Cut(o, "\n")
	_, rest, _ = strings.Cut(rest, "\n")
	r := compareTables(t, o, head+"\n"+rest, &TableOptions{Columns: labels, Now: testNow})
	if !r.AtLeast(High) || !hasCode(r, attack.ResidualValue) {
		t.Errorf("there are\n%s", findingsText(r))
	}
}

// TestFormats holds that a table is compared alike in each format, and that the two
// files can have other compressions.
func TestFormats(t *testing.T) {
	pair := func(mask func(string) string) (csv, tsv, ndjson, json string) {
		csv, tsv = "mail,n\n", "mail\tn\n"
		var records []string
		for i := range 60 {
			m := mask(fmt.Sprintf("person%d.%d@mail.example", i, i*i))
			csv += fmt.Sprintf("%s,%d\n", m, i)
			tsv += fmt.Sprintf("%s\t%d\n", m, i)
			records = append(records, fmt.Sprintf(`{"mail":%q,"n":%d}`, m, i))
		}
		return csv, tsv, strings.Join(records, "\n") + "\n", "[" + strings.Join(records, ",\n") + "]"
	}
	o1, o2, o3, o4 := pair(func(s string) string { return s })
	m1, m2, m3, m4 := pair(func(s string) string {
		if strings.HasPrefix(s, "person7.") {
			return s
		}
		return starred(s, 0)
	})
	labels := map[string]privet.Label{"mail": "EMAIL_ADDRESS", "n": privet.None}
	for i, f := range []struct{ original, masked string }{{o1, m1}, {o2, m2}, {o3, m3}, {o4, m4}, {gzipped(o1), m1}, {o3, gzipped(m3)}} {
		r := compareTables(t, f.original, f.masked, &TableOptions{Columns: labels, Now: testNow})
		if !hasCode(r, attack.ValuesUnchanged) || r.Tables[0].Original.Rows != 60 {
			t.Errorf("file %d, %s: %d rows,\n%s", i, r.Tables[0].Format, r.Tables[0].Original.Rows, findingsText(r))
		}
	}
	// A text is a table of lines.
	r := compareTables(t, "first line\ncall +1 415 555 0132\n", "first line\ncall +1 415 555 0132\n", &TableOptions{Format: "text"})
	if !hasCode(r, ResidualPII) && !hasCode(r, attack.ColumnUnchanged) {
		t.Errorf("text: %s", findingsText(r))
	}
}

func gzipped(s string) string {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	_, _ = io.WriteString(w, s) // a Buffer does not fail
	_ = w.Close()
	return b.String()
}

// TestReferences holds that keys are followed from one file to another.
func TestReferences(t *testing.T) {
	customers := func(mask func(string) string) string {
		s := "id,last\n"
		for i := range 50 {
			s += mask(fmt.Sprint(1000+i)) + ",x\n"
		}
		return s
	}
	orders := func(column string, mask func(string) string) string {
		s := "order," + column + "\n"
		for i := range 120 {
			s += fmt.Sprintf("%d,%s\n", i, mask(fmt.Sprint(1000+i%50)))
		}
		return s
	}
	as := func(s string) string { return s }
	one := func(s string) string { return token(s, 0)[:12] }
	two := func(s string) string { return token(s+"2", 0)[:12] }
	for _, c := range []struct {
		column     string
		a, b       func(string) string
		references [][]string
		want       bool
		reason     string
	}{
		{"customer_id", one, one, nil, false, "same in, same out"},
		{"customer_id", one, two, nil, true, "another key for the other file"},
		{"customer_id", one, as, nil, true, "one of the two is as it was"},
		{"buyer", one, two, nil, false, "nobody has said that they belong together"},
		{"buyer", one, two, [][]string{{"customers.id", "orders.buyer"}}, true, "somebody has"},
	} {
		labels := map[string]privet.Label{"id": privet.None, "last": privet.None, "order": privet.None, c.column: privet.None}
		r, err := newValidator(t).Tables([]Table{
			unnamed("customers", strings.NewReader(customers(as)), strings.NewReader(customers(c.a))),
			unnamed("orders", strings.NewReader(orders(c.column, as)), strings.NewReader(orders(c.column, c.b))),
		}, &TableOptions{Columns: labels, References: c.references, Now: testNow, MaxTries: -1})
		if err != nil {
			t.Fatal(err)
		}
		if hasCode(r, referenceBroken) != c.want {
			t.Errorf("broken: %v %s\n%s", !c.want, c.reason, findingsText(r))
		}
	}
}

// TestResidualInOtherTable holds that what is masked in one file is looked for in
// the others.
func TestResidualInOtherTable(t *testing.T) {
	o, m, labels := build(50, []made{{"ssn", "SSN", ssn, redacted}})
	o2, m2, _ := build(50, []made{{"ref", privet.None, func(r *rand.Rand, row int) string {
		if row == 9 {
			return "his number is " + strings.ReplaceAll(ssn(r, row), "-", " ")
		}
		return "nothing"
	}, nil}})
	labels["ref"] = privet.None
	r, err := newValidator(t).Tables([]Table{unnamed("a", strings.NewReader(o), strings.NewReader(m)),
		unnamed("b", strings.NewReader(o2), strings.NewReader(m2))}, &TableOptions{Columns: labels, Now: testNow})
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(r.Findings, func(f TableFinding) bool { return f.Code == attack.ResidualValue })
	if i < 0 {
		t.Fatalf("it is not found\n%s", findingsText(r))
	}
	if f := r.Findings[i]; f.Table != "b" || f.Example.Row != 10 || f.Columns[1] != "a.ssn" {
		t.Errorf("%+v", f)
	}
}

// everything gives the columns of a table with leaks of most kinds, beside each
// other.
func everything() (columns []made) {
	for i, c := range leakCases {
		if i%2 == 1 || c.code == attack.CheckIncomplete || c.code == columnMissing || c.code == nullsFilled || c.code == nullsAdded || c.rows > 0 {
			continue
		}
		for _, l := range c.leaks {
			l.name = fmt.Sprintf("%s_%d", l.name, i)
			columns = append(columns, l)
		}
	}
	if longtest.UnderRace {
		return columns[:min(len(columns), 36)]
	}
	return columns
}

// TestOrderOfRows holds that the order of the rows changes nothing but the examples.
func TestOrderOfRows(t *testing.T) {
	columns := everything()
	o, m, labels := build(100, columns)
	opts := &TableOptions{Columns: labels, Now: testNow, MaxTries: -1}
	want := compareTables(t, o, m, opts)
	a, b := strings.Split(strings.TrimSpace(o), "\n"), strings.Split(strings.TrimSpace(m), "\n")
	r := rand.New(rand.NewPCG(3, 4))
	r.Shuffle(len(a)-1, func(i, j int) {
		a[i+1], a[j+1] = a[j+1], a[i+1]
		b[i+1], b[j+1] = b[j+1], b[i+1]
	})
	got := compareTables(t, strings.Join(a, "\n")+"\n", strings.Join(b, "\n")+"\n", opts)
	key := func(r *TableReport) (list []string) {
		for _, f := range r.Findings {
			list = append(list, fmt.Sprint(f.Code, f.Columns, f.Level))
		}
		slices.Sort(list)
		return list
	}
	g, w := key(got), key(want)
	if len(w) < 15 {
		t.Fatalf("only %d findings", len(w))
	}
	if !slices.Equal(g, w) {
		for _, s := range g {
			if !slices.Contains(w, s) {
				t.Errorf("only in the other order: %s", s)
			}
		}
		for _, s := range w {
			if !slices.Contains(g, s) {
				t.Errorf("only in the first order: %s", s)
			}
		}
	}
}

// TestMaskingHelps is the law that masking one more column by its default rule never
// makes the worst that is said of it worse.
func TestMaskingHelps(t *testing.T) {
	m, err := masker.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	columns := everything()
	worst := func(r *TableReport, name string) Level {
		for _, f := range r.Findings { // the worst first
			if slices.Contains(f.Columns, name) && kindIndex(f.Code) >= kindIndex(attack.ColumnUnchanged) {
				return f.Level
			}
		}
		return ""
	}
	opts := &TableOptions{Now: testNow, MaxTries: -1}
	for i, c := range columns {
		if c.masked != nil || c.label == privet.None {
			continue
		}
		// The neighbours that it could be seen with.
		few := columns[max(0, i-1):min(len(columns), i+2)]
		o, before, labels := build(80, few)
		opts.Columns = labels
		masked := slices.Clone(few)
		k := slices.IndexFunc(masked, func(m made) bool { return m.name == c.name })
		masked[k].masked = func(o string, _ int) string {
			s, err := m.Mask(string(c.label), o)
			if err != nil {
				panic(err)
			}
			return s
		}
		_, after, _ := build(80, masked)
		a, b := compareTables(t, o, before, opts), compareTables(t, o, after, opts)
		if x, y := worst(a, c.name), worst(b, c.name); y != "" && !x.AtLeast(y) {
			t.Errorf("%s was %q and is %q\n%s", c.name, x, y, findingsText(b))
		}
	}
}

// TestErrors holds what is refused, and that errors say where and no value.
func TestErrors(t *testing.T) {
	v := newValidator(t)
	ok := "a,b\n1,2\n"
	reader := func(s string) io.ReadSeeker { return strings.NewReader(s) }
	for _, c := range []struct {
		tables []Table
		opts   *TableOptions
		want   error
	}{
		{nil, nil, ErrOptions},
		{[]Table{unnamed("a", nil, reader(ok))}, nil, ErrOptions},
		{[]Table{unnamed("a", reader(ok), reader(ok)), unnamed("a", reader(ok), reader(ok))}, nil, ErrOptions},
		{[]Table{unnamed("a", reader(ok), reader(ok))}, &TableOptions{MaxMemory: -1}, ErrOptions},
		{[]Table{unnamed("a", reader(ok), reader(ok))}, &TableOptions{Columns: map[string]privet.Label{"a": "no label"}}, ErrOptions},
		{[]Table{unnamed("a", reader(ok), reader(ok))}, &TableOptions{Columns: map[string]privet.Label{"secretvalue": "SSN"}}, ErrOptions},
		{[]Table{unnamed("a", reader(ok), reader(ok))}, &TableOptions{Columns: map[string]privet.Label{"a.a": "SSN"}}, ErrOptions},
		{[]Table{unnamed("a", reader(ok), reader(ok))}, &TableOptions{References: [][]string{{"a", "a.secretvalue"}}}, ErrOptions},
		{[]Table{unnamed("a", reader(ok), reader(ok))}, &TableOptions{Keys: []string{"secretvalue{}"}}, ErrOptions},
		{[]Table{unnamed("a", reader(ok), reader(ok))}, &TableOptions{Format: "none"}, tabular.ErrUnknownFormat},
		{[]Table{unnamed("a", reader(ok), reader("a,b\n1,secretvalue\xff\n"))}, nil, tabular.ErrInvalidUTF8},
		{[]Table{unnamed("a", reader("a,b\n1,\"secretvalue\n"), reader(ok))}, nil, tabular.ErrQuote},
		{[]Table{unnamed("a", &changing{strings.NewReader(ok + "secretvalue,3\n"), 0}, reader(ok+"1,3\n"))}, nil, ErrFileChanged},
		{[]Table{unnamed("a", failing{reader(ok)}, reader(ok))}, nil, iotest.ErrTimeout},
	} {
		r, err := v.Tables(c.tables, c.opts)
		if !errors.Is(err, c.want) || r != nil {
			t.Errorf("%v, want %v; the report is %v", err, c.want, r)
		}
		if err != nil && (strings.Contains(err.Error(), "secretvalue") || !strings.HasPrefix(err.Error(), "validator: ")) {
			t.Errorf("the error is %q", err)
		}
	}
}

// A changing file has another byte each time it is read from its start.
type changing struct {
	*strings.Reader
	times byte
}

func (c *changing) Seek(offset int64, whence int) (int64, error) {
	c.times++
	return c.Reader.Seek(offset, whence)
}

func (c *changing) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	for i := range n {
		if p[i] == '3' {
			p[i] = '3' + c.times
		}
	}
	return n, err
}

type failing struct{ io.ReadSeeker }

func (failing) Read([]byte) (int, error) { return 0, iotest.ErrTimeout }

// TestReportHoldsNoValue holds that no value of a table is in a report, in whatever
// form.
func TestReportHoldsNoValue(t *testing.T) {
	columns := everything()
	o, m, labels := build(30, columns)
	r := compareTables(t, o, m, &TableOptions{Columns: labels, Now: testNow, MaxTries: -1})
	a := Attestation{Tool: "test", Report: *r, Time: testNow}
	doc, err := a.Document()
	if err != nil {
		t.Fatal(err)
	}
	var page bytes.Buffer
	if err := a.HTML(&page); err != nil {
		t.Fatal(err)
	}
	text := string(doc) + page.String() + fmt.Sprintf("%v %+v %#v", r, r, r)
	for i, row := range strings.Split(o, "\n") {
		if i == 0 {
			continue
		}
		for _, v := range strings.Split(row, ",") {
			if len(v) >= 6 && strings.Contains(text, v) {
				t.Errorf("row %d: %q is in the report", i, v)
			}
		}
	}
}

// TestSameReports holds that the report of the same tables is the same, whatever the
// hashes of their values are this time.
func TestSameReports(t *testing.T) {
	for _, c := range leakCases {
		rows := c.rows
		if rows == 0 {
			rows = 90
		}
		if c.code == attack.CheckIncomplete || rows > 1000 {
			continue // what is left out for want of memory is left to chance
		}
		for _, columns := range [][]made{c.leaks, mend(c.leaks, c.clean)} {
			o, m, labels := build(rows, columns)
			first := ""
			for range 3 {
				r := compareTables(t, o, m, &TableOptions{Columns: labels, Now: testNow, MaxTries: -1})
				if text := fmt.Sprintf("%+v", r); first == "" {
					first = text
				} else if text != first {
					t.Errorf("%s: the report is\n%s\nand was\n%s", c.code, text, first)
				}
			}
		}
	}
}
