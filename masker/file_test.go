package masker

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/internal/tabular"
)

// byName is a Classifier that goes by the names of columns. A column that it
// does not know is UNKNOWN.
type byName map[string]privet.Label

func (c byName) Columns(columns []privet.Column) []privet.Result {
	results := make([]privet.Result, len(columns))
	for i, column := range columns {
		label, ok := c[column.Name]
		if !ok {
			label = privet.Unknown
		}
		results[i] = privet.Result{Column: column.Name, Label: label, Confidence: 0.5, Count: len(column.Values), Matched: 1}
	}
	return results
}

var fakeColumns = byName{
	"id": privet.None, "name": "PERSON", "mail": "EMAIL_ADDRESS", "ssn": "SSN", "own": "MY_OWN_ID", "born": "DOB",
	"born, at": "DOB",
}

// newFileMasker makes a Masker that searches what its Classifier does not know.
func newFileMasker(t testing.TB) *Masker {
	t.Helper()
	return newMasker(t, &Options{Finder: fakeFinder{}, Classifier: fakeColumns, Policy: &Policy{Unknown: "text"}})
}

var fileTests = []struct {
	reason   string
	opts     *FileOptions
	in, want string
}{
	{"empty", nil, "", ""},
	{"header only", nil, "id,mail\n", "id,mail\n"},
	{"byte order mark only", nil, "\ufeff", "\ufeff"},
	{"each column by its rule", nil,
		"id,name,mail,ssn\n7,Jo Doe,jo@b.co,123-45-6789\n",
		"id,name,mail,ssn\n7,J* D**,j*@b.co,***-**-6789\n"},
	{"empty values, and no final line end", nil,
		"id,mail\n,\n8,jo@b.co",
		"id,mail\n,\n8,j*@b.co"},
	{"quoted fields stay quoted", nil,
		"\"id\",\"name\"\n\"a \"\"b\"\"\",\"Doe, \"\"Jo\"\"\"\n\"\",\"\"\n",
		"\"id\",\"name\"\n\"a \"\"b\"\"\",\"D**, \"\"J*\"\"\"\n\"\",\"\"\n"},
	{"line ends of all kinds, in fields too, and empty lines", nil,
		"id,mail\r\n\r\n1,jo@b.co\r2,jo@b.co\n\n\"3\r\n\",\"jo@b.co\"\r\n",
		"id,mail\r\n\r\n1,j*@b.co\r2,j*@b.co\n\n\"3\r\n\",\"j*@b.co\"\r\n"},
	{"byte order mark before a quoted name", nil,
		"\ufeff\"mail\"\njo@b.co\n",
		"\ufeff\"mail\"\nj*@b.co\n"},
	{"rows of uneven length: what is beyond the header is free text", nil,
		"id,mail\n1\n2,jo@b.co,ask jo@b.co or so\n",
		"id,mail\n1\n2,j*@b.co,ask j*@b.co or so\n"},
	{"a column that nobody knows is searched when the policy says so", nil,
		"id,note\n1,ask jo@b.co\n2,\"{x y}, {z}\"\n",
		"id,note\n1,ask j*@b.co\n2,\"*****, ***\"\n"},
	{"a label of one's own is masked whole", nil, "id,own\n1,a-b\n", "id,own\n1,***\n"},
	{"what does not fit is masked whole, and so is a word for nothing", nil,
		"id,mail\n1,jo at b\n2,N/A\n", "id,mail\n1,*******\n2,***\n"},
	{"semicolon", nil, "id;mail\n1,5;jo@b.co\n", "id;mail\n1,5;j*@b.co\n"},
	{"tab", nil, "id\tmail\n1\tjo@b.co\n", "id\tmail\n1\tj*@b.co\n"},
	{"vertical bar", nil, "id|mail\n1|jo@b.co\n", "id|mail\n1|j*@b.co\n"},
	{"the comma that is in fields does not win", nil,
		"id;mail;name\n1;jo@b.co;Doe, Jo\n2;jo@b.co;Doe, Jo\n", "id;mail;name\n1;j*@b.co;D**, J*\n2;j*@b.co;D**, J*\n"},
	{"a delimiter of one's own", &FileOptions{Delimiter: '§'}, "id§mail\n\"1\"§jo@b.co\n", "id§mail\n\"1\"§j*@b.co\n"},
	{"personal data in the first row: no header", nil, "1,jo@b.co\n2,ab@b.co\n", "1,j*@b.co\n2,a*@b.co\n"},
	{"a long number in the first row: no header", nil, "12345,jo\n2,ab@b.co\n", "12345,jo\n2,a*@b.co\n"},
	{"no header by option", &FileOptions{NoHeader: true}, "id,mail\n2,ab@b.co\n", "id,mail\n2,a*@b.co\n"},
	{"the options decide", &FileOptions{Columns: map[string]privet.Label{
		"id": "PASSPHRASE", "mail": privet.None, "name": privet.Unknown, "born, at": "SSN"}},
		"id,mail,name,\"born, at\"\n1,jo@b.co,I am jo@b.co,123456789\n",
		"id,mail,name,\"born, at\"\n*,jo@b.co,I am j*@b.co,*****6789\n"},
	{"a line that names the delimiter", nil, "sep=;\r\nid;mail\r\n1,2;jo@b.co\r\n", "sep=;\r\nid;mail\r\n1,2;j*@b.co\r\n"},
	{"a title, an empty row and comments", nil,
		"\ufeff# from \"x\n# by jo@b.co\n\"All \"\"people\",,\n\n,,\nid,mail,name\n1,jo@b.co,Jo\n2,jo@b.co,Jo\n",
		"\ufeff# from \"x\n# by j*@b.co\n\"All \"\"people\",,\n\n,,\nid,mail,name\n1,j*@b.co,J*\n2,j*@b.co,J*\n"},
	{"a title that is shorter, and a name in it", nil,
		"\"Made, by jo@b.co\",now\nid,mail,name,note\n1,jo@b.co,Jo,\n2,jo@b.co,Jo,\n",
		"\"Made, by j*@b.co\",now\nid,mail,name,note\n1,j*@b.co,J*,\n2,j*@b.co,J*,\n"},
	{"no header below what looks like a title: it is data", nil, "jo@b.co,,\n1,jo@b.co,x\n2,jo@b.co,x\n", "j*@b.co,,\n1,j*@b.co,x\n2,j*@b.co,x\n"},
	{"a header that begins with #", nil, "# of today\n#id,mail\n1,jo@b.co\n", "# of today\n#id,mail\n1,j*@b.co\n"},
	{"a row of types", nil, "id,mail\nint,varchar(40)\n1,jo@b.co\n", "id,mail\nint,varchar(40)\n1,j*@b.co\n"},
	{"names that the options give are a header", &FileOptions{Columns: map[string]privet.Label{"jo@b.co": "PASSWORD"}},
		"id,jo@b.co\n1,x\n", "id,jo@b.co\n1,*\n"},
}

func TestFile(t *testing.T) {
	m := newFileMasker(t)
	for _, tt := range fileTests {
		for name, src := range map[string]io.Reader{
			"whole":    strings.NewReader(tt.in),
			"one byte": iotest.OneByteReader(strings.NewReader(tt.in)),
		} {
			var dst bytes.Buffer
			report, err := m.File(&dst, src, tt.opts)
			if err != nil || dst.String() != tt.want {
				t.Errorf("%s, %s: wrote %q, %v; want %q", tt.reason, name, dst.String(), err, tt.want)
			}
			if report.Bytes != int64(len(tt.in)) || report.Format != "csv" && !strings.Contains(tt.in, "\t") {
				t.Errorf("%s, %s: report of %d bytes of %s", tt.reason, name, report.Bytes, report.Format)
			}
		}
	}
}

// TestReportKept holds that the report says which findings were left as they are, of a
// table as of a text.
func TestReportKept(t *testing.T) {
	keep := &Policy{Labels: map[string]Operation{"EMAIL_ADDRESS": {Operator: "keep"}}}
	m := newFileMasker(t)
	for _, tt := range []struct {
		policy *Policy
		in     string
		kept   []privet.Label
	}{
		{nil, "note\nask jo@b.co\n", nil},
		{keep, "note\nask jo@b.co {x}\n", []privet.Label{"EMAIL_ADDRESS"}},
		{&Policy{Labels: map[string]Operation{"EMAIL_ADDRESS": {Operator: "text"}}}, "note\nask jo@b.co {x}\n", []privet.Label{"EMAIL_ADDRESS"}},
	} {
		with, err := m.With(tt.policy, nil)
		if tt.policy == nil {
			with, err = m, nil
		}
		if err != nil {
			t.Fatal(err)
		}
		report, err := with.File(io.Discard, strings.NewReader(tt.in), nil)
		if err != nil || !slices.Equal(slices.Sorted(maps.Keys(report.Kept)), tt.kept) || report.Findings["EMAIL_ADDRESS"] == 0 {
			t.Errorf("a table: %+v, %v", report, err)
		}
		if report, err = with.Text(io.Discard, strings.NewReader(tt.in)); err != nil || !slices.Equal(slices.Sorted(maps.Keys(report.Kept)), tt.kept) {
			t.Errorf("a text: %+v, %v", report, err)
		}
	}
}

// TestReport holds each number of a report against a file that has a few of
// each thing.
func TestReport(t *testing.T) {
	m := newFileMasker(t)
	in := "id,mail,note,name\n" +
		"1,jo@b.co,ask jo@b.co,Jo\n" + // sampled
		"\n" +
		"2,,{x} {y},R2D2\n" + // sampled
		"3,nobody,,Jo,{z}\n" +
		",jo@b.co,,Jo\n"
	report, err := m.File(io.Discard, strings.NewReader(in), &FileOptions{
		SampleRows: 2, Columns: map[string]privet.Label{"name": "GIVEN_NAME"}}) // an alias
	if err != nil {
		t.Fatal(err)
	}
	want := Report{
		Format: "csv", Rows: 4, Bytes: int64(len(in)), Header: true, SampledRows: 2,
		Columns: []ColumnReport{
			{Column: "id", Label: privet.None, Confidence: 0.5, Count: 2, Matched: 1},
			{Column: "mail", Label: "EMAIL_ADDRESS", Confidence: 0.5, Count: 2, Matched: 1,
				RuleName: "EMAIL_ADDRESS", Masked: true, Contradictions: 1},
			{Column: "note", Label: privet.Unknown, Confidence: 0.5, Count: 2, Matched: 1, Searched: true},
			{Column: "name", Label: "FIRST_NAME", Confidence: 1, Count: 2, // the classifier matched another label
				RuleName: "FIRST_NAME", Masked: true, Contradictions: 1},
		},
		Findings:       map[privet.Label]int64{"EMAIL_ADDRESS": 1, "MY_OWN_ID": 3},
		Unexamined:     1, // the 3; the last id is empty
		Contradictions: 2,
	}
	if !reflect.DeepEqual(report, want) {
		t.Errorf("report %+v; want %+v", report, want)
	}
	doc, err := json.Marshal(report)
	if err != nil {
		t.Fatal(err)
	}
	for _, secret := range []string{"jo@b.co", "nobody", "R2D2", "{z}"} {
		if bytes.Contains(doc, []byte(secret)) {
			t.Errorf("the report has a value in it: %s", doc)
		}
	}

	// A column that the options keep is looked at in no row.
	report, err = m.File(io.Discard, strings.NewReader("mail\na\nb\n"), &FileOptions{Columns: map[string]privet.Label{"mail": privet.None}})
	if err != nil || report.Unexamined != 2 || report.Columns[0].Masked {
		t.Errorf("report %+v, %v; want two unexamined values", report, err)
	}
	report, err = m.File(io.Discard, strings.NewReader("1,jo@b.co\n"), nil)
	if err != nil || report.Header || report.Rows != 1 || len(report.Columns) != 2 || report.Columns[1].Column != "column_2" {
		t.Errorf("report %+v, %v; want no header, one row and two columns that are called by their places", report, err)
	}
}

// TestDoubted holds that a column that is NONE, and is so in the report, is searched as
// free text when something is surely found in it, when the sample has no value of it and
// when it comes after the sample.
func TestDoubted(t *testing.T) {
	manyLines := strings.Repeat(`{"mail":"x"}`+"\n", 20_000) // of more than one block
	for _, tt := range []struct{ reason, in, want string }{
		{"a finding", "id,mail\n1,x\nask jo@b.co,y\n", "id,mail\n1,*\nask j*@b.co,*\n"},
		{"no value", "id,mail\n,x\n,x\nask jo@b.co {x},y\n", "id,mail\n,*\n,*\nask j*@b.co ***,*\n"},
		{"late", manyLines + `{"id":"ask jo@b.co {x}"}`, strings.ReplaceAll(manyLines, "x", "*") + `{"id":"ask j*@b.co ***"}`},
	} {
		var dst bytes.Buffer
		report, err := newFileMasker(t).File(&dst, strings.NewReader(tt.in), &FileOptions{SampleRows: 2})
		if err != nil || dst.String() != tt.want {
			t.Errorf("%s: %q, %v", tt.reason, dst.String(), err)
		}
		if !slices.ContainsFunc(report.Columns, func(c ColumnReport) bool {
			return c.Column == "id" && c.Label == privet.None && c.Confidence == 0.5 && c.Searched && !c.Masked && c.Contradictions == 0
		}) {
			t.Errorf("%s: %+v", tt.reason, report.Columns)
		}
	}
}

// TestLateContradiction holds that something personal behind the sample of a column that
// is kept is masked and counted, unless somebody has said that the column is kept, and
// that the number of workers changes nothing.
func TestLateContradiction(t *testing.T) {
	const in = "id,mail\n1,x\n2,x\n1234567,x\nask jo@b.co,x\n3,x\n"
	for _, workers := range []int{1, 3} {
		var dst bytes.Buffer
		report, err := newFileMasker(t).File(&dst, strings.NewReader(in), &FileOptions{SampleRows: 2, Workers: workers})
		if err != nil || dst.String() != "id,mail\n1,*\n2,*\n1234567,*\nask j*@b.co,*\n3,*\n" {
			t.Errorf("%q, %v", dst.String(), err)
		}
		if c := report.Columns[0]; c.Contradictions != 1 || c.Label != privet.None || c.Masked || report.Unexamined != 1 {
			t.Errorf("%+v", report)
		}
		dst.Reset()
		report, err = newFileMasker(t).File(&dst, strings.NewReader(in), &FileOptions{SampleRows: 2, Workers: workers, Columns: map[string]privet.Label{"id": privet.None}})
		if err != nil || !strings.Contains(dst.String(), "ask jo@b.co") || report.Unexamined != 5 {
			t.Errorf("%q, %+v, %v", dst.String(), report, err)
		}
	}
}

// TestSample holds that the Classifier sees the first rows, and no more.
func TestSample(t *testing.T) {
	var seen []privet.Column
	m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: classifierFunc(func(columns []privet.Column) []privet.Result {
		seen = columns
		return byName{}.Columns(columns)
	})})
	_, err := m.File(io.Discard, strings.NewReader("a_1,b\n1,\"x \"\"y\"\"\"\n2\n3,z,beyond\n4,\n"), &FileOptions{SampleRows: 3})
	want := []privet.Column{{Name: "a_1", Values: []string{"1", "2", "3"}}, {Name: "b", Values: []string{`x "y"`, "z"}}, {Name: "column_3", Values: []string{"beyond"}}}
	if err != nil || !reflect.DeepEqual(seen, want) {
		t.Errorf("the classifier saw %q, %v; want %q", seen, err, want)
	}
	// Empty lines count for the memory of the sample, so it ends.
	report, err := m.File(io.Discard, strings.NewReader("a_1\nx\n"+strings.Repeat("\n", tabular.SampleMemory/32)+"y\n"), nil)
	if err != nil || report.SampledRows != 1 || report.Rows != 2 {
		t.Errorf("report %+v, %v; want a sample of one of two rows", report, err)
	}
}

type classifierFunc func([]privet.Column) []privet.Result

func (f classifierFunc) Columns(columns []privet.Column) []privet.Result { return f(columns) }

func TestFileRefuses(t *testing.T) {
	longtest.Alone(t)
	for _, tt := range []struct {
		reason string
		opts   *FileOptions
		in     string
		want   error
		at     ParseError
	}{
		{"quote without end", nil, "id,mail\n1,x\n\n2,\"secret\n\nsecret", ErrQuote, ParseError{Row: 2, Column: 2, Line: 4}},
		{"text after a quote", nil, "id,mail\r\n\"1\r\n\"secret,x\n", ErrQuote, ParseError{Row: 1, Column: 1, Line: 2}},
		{"a quote in a plain field", nil, "id,mail\r1,2,sec\"ret\n", ErrQuote, ParseError{Row: 1, Column: 3, Line: 2}},
		{"a quote in the header", nil, "id,sec\"ret\n", ErrQuote, ParseError{Column: 2, Line: 1}},
		{"a bad byte", nil, "id,mail\n\"\n\",secret\xff\n", ErrInvalidUTF8, ParseError{Row: 1, Column: 2, Line: 3}},
		{"UTF-16", nil, "i\x00d\x00", ErrUnsupported, ParseError{}},
		{"a NUL byte", nil, "id,mail\n1,secret\x00\n", ErrNUL, ParseError{Row: 1, Column: 2, Line: 2}},
		{"a long field without end", nil, "id,mail\n1,\"" + strings.Repeat("x", tabular.MaxRow), ErrTooLong, ParseError{Row: 1, Column: 2, Line: 2}},
		{"a limit over that of rows", &FileOptions{MaxField: tabular.MaxRow + 1}, "", ErrOptions, ParseError{}},
		{"a long row", nil, "id,mail\n" + strings.Repeat(strings.Repeat("x", 1<<19)+",", 40), ErrTooLong, ParseError{Row: 1, Column: tabular.MaxRow/(1<<19+1) + 1, Line: 2}},
		{"format", &FileOptions{Format: "secret"}, "", ErrUnknownFormat, ParseError{}},
		{"delimiter that is a quote", &FileOptions{Delimiter: '"'}, "", ErrOptions, ParseError{}},
		{"delimiter that is the mask", &FileOptions{Delimiter: '*'}, "", ErrOptions, ParseError{}},
		{"delimiter that is no rune", &FileOptions{Delimiter: -1}, "", ErrOptions, ParseError{}},
		{"negative sample", &FileOptions{SampleRows: -1}, "", ErrOptions, ParseError{}},
		{"negative limit", &FileOptions{MaxField: -1}, "", ErrOptions, ParseError{}},
		{"label", &FileOptions{Columns: map[string]privet.Label{"id": "se cret"}}, "id\n", ErrOptions, ParseError{}},
		{"no such column", &FileOptions{Columns: map[string]privet.Label{"secret": "SSN"}}, "id\n1\n", ErrOptions, ParseError{}},
		{"names without a header", &FileOptions{NoHeader: true, Columns: map[string]privet.Label{"id": "SSN"}}, "id\n1\n", ErrOptions, ParseError{}},
	} {
		m := newFileMasker(t)
		report, err := m.File(io.Discard, strings.NewReader(tt.in), tt.opts)
		if !errors.Is(err, tt.want) || !reflect.DeepEqual(report, Report{}) {
			t.Errorf("%s: %+v, %v; want %v", tt.reason, report, err, tt.want)
			continue
		}
		var at *ParseError
		if errors.As(err, &at) {
			if at.Row != tt.at.Row || at.Column != tt.at.Column || at.Line != tt.at.Line {
				t.Errorf("%s: %v; want %+v", tt.reason, err, tt.at)
			}
		} else if tt.at.Line > 0 {
			t.Errorf("%s: error %v says no place", tt.reason, err)
		}
		if s := err.Error(); strings.Contains(s, "secret") || !strings.HasPrefix(s, "masker: ") || strings.Count(s, "masker: ") != 1 {
			t.Errorf("%s: error %q", tt.reason, err)
		}
	}
}

// TestFileWithoutHelp holds that a file is refused, and nothing written, when
// somebody who is needed is missing or answers nonsense.
func TestFileWithoutHelp(t *testing.T) {
	const in = "name,mail\nJo,jo@b.co\n"
	for _, tt := range []struct {
		reason string
		opts   *Options
		want   error
	}{
		{"nobody", nil, ErrNoFinder},
		{"no finder", &Options{Classifier: fakeColumns}, ErrNoFinder},
		{"no classifier", &Options{Finder: fakeFinder{}}, ErrNoClassifier},
		{"no result", &Options{Finder: fakeFinder{}, Classifier: classifierFunc(func([]privet.Column) []privet.Result { return nil })}, ErrBadResult},
		{"results without labels", &Options{Finder: fakeFinder{}, Classifier: classifierFunc(func(c []privet.Column) []privet.Result {
			return make([]privet.Result, len(c))
		})}, ErrBadResult},
		{"impossible findings", &Options{Finder: fakeFindings{{Label: "SSN", Start: 5, End: 1}}, Classifier: byName{},
			Policy: &Policy{Unknown: "text"}}, ErrBadFinding},
	} {
		var dst bytes.Buffer
		report, err := newMasker(t, tt.opts).File(&dst, strings.NewReader(in), nil)
		if !errors.Is(err, tt.want) || !reflect.DeepEqual(report, Report{}) || dst.Len() > 0 {
			t.Errorf("%s: %+v, %v, wrote %d bytes; want %v and none", tt.reason, report, err, dst.Len(), tt.want)
		}
	}
}

func TestFileErrors(t *testing.T) {
	m := newFileMasker(t)
	broken := errors.New("broken")
	src := io.MultiReader(strings.NewReader("id,mail\n1,jo@b.co\n"), iotest.ErrReader(broken))
	if _, err := m.File(io.Discard, src, nil); !errors.Is(err, broken) {
		t.Errorf("an error of src comes back as %v", err)
	}
	if _, err := m.File(failingWriter{broken}, strings.NewReader("id,mail\n1,jo@b.co\n"), nil); !errors.Is(err, broken) {
		t.Errorf("an error of dst comes back as %v", err)
	}
}

// manyRows is a table of n rows, much of it quoted.
func manyRows(n int) string {
	var b strings.Builder
	b.WriteString("id,name,mail,amount,note\r\n")
	rng := rand.New(rand.NewPCG(5, 6))
	for range n {
		b.WriteString("1234,\"Doe, Jo\",john.doe@example.com,12.50,")
		b.WriteString(strings.Repeat("word ", rng.IntN(9)))
		b.WriteString("\r\n")
	}
	return b.String()
}

// TestFileBlocks masks a file of several blocks, so that rows are cut by reads,
// and a row that is longer than a block.
func TestFileBlocks(t *testing.T) {
	m := newFileMasker(t)
	in := manyRows(10000) + "1,\"" + strings.Repeat("John \"\" ", 100000) + "\",jo@b.co,,\r\n" + manyRows(3)
	var dst bytes.Buffer
	report, err := m.File(&dst, iotest.HalfReader(strings.NewReader(in)), nil)
	if err != nil || report.Rows != 10000+1+4 {
		t.Fatalf("%d rows, %v; want 10005", report.Rows, err)
	}
	want := strings.NewReplacer("john.doe@example.com", "j***.d**@example.com", "Doe, Jo", "D**, J*",
		"jo@b.co", "j*@b.co", "John", "J***", "\nid,name,mail", "\nid,n***,****").Replace(in)
	if dst.String() != want {
		t.Error("the file is not masked as it should be")
	}
}

// FuzzCSV holds that a table of which nothing is masked comes out as it went in,
// and that encoding/csv reads the same rows.
func FuzzCSV(f *testing.F) {
	for _, tt := range fileTests {
		f.Add(tt.in)
	}
	f.Add("{}") // which alone would be taken for JSON
	keep := newMasker(f, &Options{Finder: nothing{}, Classifier: classifierFunc(func(columns []privet.Column) []privet.Result {
		results := make([]privet.Result, len(columns))
		for i := range results {
			results[i].Label = privet.None
		}
		return results
	})})
	spaced := newMasker(f, &Options{Finder: nothing{}, Classifier: classifierFunc(func(columns []privet.Column) []privet.Result {
		results := make([]privet.Result, len(columns))
		for i := range results {
			results[i].Label = []privet.Label{"PASSPORT", privet.None}[i%2]
		}
		return results
	})})
	f.Fuzz(func(t *testing.T, in string) {
		opts := &FileOptions{Format: "csv", Delimiter: ',', NoHeader: true}
		var dst bytes.Buffer
		report, err := keep.File(&dst, strings.NewReader(in), opts)
		if err != nil {
			return
		}
		if dst.String() != in {
			t.Fatalf("%q comes out as %q", in, dst.String())
		}
		if report.PassedOver > 0 {
			return // encoding/csv takes comments for rows
		}

		// A byte order mark is data to encoding/csv.
		if in = strings.TrimPrefix(in, "\ufeff"); in == "" || strings.HasPrefix(in, "\ufeff") {
			return
		}
		// A carriage return alone ends a row here, and is data there.
		if strings.Contains(strings.ReplaceAll(in, "\r\n", ""), "\r") {
			return
		}
		dst.Reset()
		if _, err := spaced.File(&dst, strings.NewReader(in), opts); err != nil {
			t.Fatal(err)
		}
		before, err := readCSV(in)
		if err != nil {
			t.Fatalf("encoding/csv does not read %q: %v", in, err)
		}
		after, err := readCSV(dst.String())
		if err != nil || len(before) != len(after) {
			t.Fatalf("encoding/csv reads %d rows of %q and %d of %q, %v", len(before), in, len(after), dst.String(), err)
		}
		for i, fields := range before {
			if len(fields) != len(after[i]) {
				t.Fatalf("row %d of %q has another number of fields in %q", i, in, dst.String())
			}
			for j, field := range fields {
				if j%2 == 1 && after[i][j] != field || j == 0 && field != "" && !strings.ContainsRune(after[i][j], Mask) {
					t.Fatalf("row %d, field %d of %q is %q", i, j, in, after[i][j])
				}
			}
		}
	})
}

func readCSV(s string) ([][]string, error) {
	r := csv.NewReader(strings.NewReader(s))
	r.FieldsPerRecord = -1
	return r.ReadAll()
}

// TestFileConcurrent holds that two runs share no counts.
func TestFileConcurrent(t *testing.T) {
	m := newFileMasker(t)
	const in = "note\nask jo@b.co\n"
	reports := make(chan Report, 4)
	for range cap(reports) {
		go func() {
			report, err := m.File(io.Discard, strings.NewReader(in), nil)
			if err != nil {
				t.Error(err)
			}
			reports <- report
		}()
	}
	for range cap(reports) {
		if r := <-reports; !maps.Equal(r.Findings, map[privet.Label]int64{"EMAIL_ADDRESS": 1}) {
			t.Errorf("findings %v; want one", r.Findings)
		}
	}
}

// BenchmarkFile reports the speed of File with a Finder that finds nothing,
// beside a copy of the same bytes by encoding/csv.
func BenchmarkFile(b *testing.B) {
	in := manyRows(200000)
	b.Run("encoding-csv", func(b *testing.B) {
		b.SetBytes(int64(len(in)))
		b.ReportAllocs()
		for b.Loop() {
			r, w := csv.NewReader(strings.NewReader(in)), csv.NewWriter(io.Discard)
			r.ReuseRecord = true
			for {
				record, err := r.Read()
				if err == io.EOF {
					break
				}
				if err != nil {
					b.Fatal(err)
				}
				if err := w.Write(record); err != nil {
					b.Fatal(err)
				}
			}
			w.Flush()
		}
	})
	m := newMasker(b, &Options{Finder: nothing{}, Classifier: fakeColumns})
	for _, workers := range []int{1, 2} {
		b.Run(fmt.Sprintf("mask-%d", workers), func(b *testing.B) {
			b.SetBytes(int64(len(in)))
			b.ReportAllocs()
			for b.Loop() {
				if _, err := m.File(io.Discard, strings.NewReader(in), &FileOptions{Workers: workers}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkFileJSON reports the speed of File for the same records as lines and as one
// array, beside a copy by encoding/json.
func BenchmarkFileJSON(b *testing.B) {
	m := newMasker(b, &Options{Finder: nothing{}, Classifier: byEnd{fakeColumns}})
	for _, format := range []struct{ name, before, between, after string }{{"ndjson", "", "\n", "\n"}, {"json", "[", ",\n", "]"}} {
		in := manyRecords(b, 50000, format.before, format.between, format.after)
		if format.name == "ndjson" {
			b.Run("encoding-json", func(b *testing.B) {
				b.SetBytes(int64(len(in)))
				for b.Loop() {
					d, e := json.NewDecoder(strings.NewReader(in)), json.NewEncoder(io.Discard)
					for d.More() {
						var v any
						if err := d.Decode(&v); err != nil {
							b.Fatal(err)
						}
						if err := e.Encode(v); err != nil {
							b.Fatal(err)
						}
					}
				}
			})
		}
		for _, workers := range []int{1, 2} {
			b.Run(fmt.Sprintf("%s/mask-%d", format.name, workers), func(b *testing.B) {
				b.SetBytes(int64(len(in)))
				b.ReportAllocs()
				for b.Loop() {
					if _, err := m.File(io.Discard, strings.NewReader(in), &FileOptions{Workers: workers}); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
