package masker

import (
	"bytes"
	"compress/gzip"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"reflect"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/internal/tabular"
)

// zipped gives each part as a member of a gzip file.
func zipped(t testing.TB, parts ...string) string {
	t.Helper()
	var b bytes.Buffer
	for _, part := range parts {
		w := gzip.NewWriter(&b)
		if _, err := io.WriteString(w, part); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
	}
	return b.String()
}

func unzipped(t testing.TB, s string) string {
	t.Helper()
	r, err := gzip.NewReader(strings.NewReader(s))
	if err != nil {
		t.Fatal(err)
	}
	b, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// byEnd is a Classifier that goes by the last part of a path.
type byEnd struct{ byName }

func (c byEnd) Columns(columns []privet.Column) []privet.Result {
	results := c.byName.Columns(columns)
	for i := range columns {
		name := strings.TrimSuffix(columns[i].Name, "[]")
		if label, ok := c.byName[name[strings.LastIndexByte(name, '.')+1:]]; ok {
			results[i].Label = label
		}
	}
	return results
}

func newPathMasker(t testing.TB) *Masker {
	t.Helper()
	return newMasker(t, &Options{Finder: fakeFinder{}, Classifier: byEnd{fakeColumns}, Policy: &Policy{Unknown: "text"}})
}

var jsonFileTests = []struct {
	reason   string
	opts     *FileOptions
	in, want string
}{
	{"each leaf by its path", nil,
		`[{"id":7, "mail":"jo@b.co", "to":{"ssn":"123-45-6789"}, "name":["Jo","Al Bo"]}]`,
		`[{"id":7, "mail":"j*@b.co", "to":{"ssn":"***-**-6789"}, "name":["J*","A* B*"]}]`},
	{"white space, order of keys, nulls, numbers and keys that are given twice stay", nil,
		"{ \"id\" :\t1.0E+02,\r\n \"mail\": null, \"id\": -0 ,\"mail\":\"\" }\n",
		"{ \"id\" :\t1.0E+02,\r\n \"mail\": null, \"id\": -0 ,\"mail\":\"\" }\n"},
	{"a key that is given twice is masked twice", nil, `{"mail":"jo@b.co","mail":"al@b.co"}`, `{"mail":"j*@b.co","mail":"a*@b.co"}`},
	{"a key with an escape is the same key", nil, `{"m\u0061il":"jo@b.co"}`, `{"m\u0061il":"j*@b.co"}`},
	{"a value with escapes is read", nil, `{"mail":"\u006ao\u0040b.co"}`, `{"mail":"j*@b.co"}`},
	{"numbers and truth become strings where they are masked", nil, `{"ssn":123456789,"mail":true,"own":-1.5}`, `{"ssn":"*****6789","mail":"****","own":"****"}`},
	{"a text in which nothing is found stays as it is spelled", nil, `{"note":"\u00e9 \/ \ud800","x":1e999}`, `{"note":"\u00e9 \/ \ud800","x":1e999}`},
	{"a text in which something is found is spelled anew", nil, `{"note":"\u00e9\n\"jo@b.co\""}`, `{"note":"é\n\"j*@b.co\""}`},
	{"lines", nil, "{\"mail\":\"jo@b.co\"}\r\n\r\n{\"mail\":[\"jo@b.co\",3]}\n\"ask jo@b.co\"", "{\"mail\":\"j*@b.co\"}\r\n\r\n{\"mail\":[\"j*@b.co\",\"*\"]}\n\"ask j*@b.co\""},
	{"the options go by path", &FileOptions{Columns: map[string]privet.Label{"a.id": "PASSPHRASE", "a.mail[]": privet.None, "mail": privet.None}},
		`{"a":{"id":7,"mail":["jo@b.co"]},"mail":"jo@b.co","id":7}`, `{"a":{"id":"*","mail":["jo@b.co"]},"mail":"jo@b.co","id":7}`},
	{"keys that are data", nil, `{"own":{"jo@b.co":{"id":1,"mail":"al@b.co"},"123456":"ask jo@b.co"}}`, `{"own":{"j*@b.co":{"id":1,"mail":"a*@b.co"},"123456":"ask j*@b.co"}}`},
	{"columns that come after the sample are judged by name, and kept by none", &FileOptions{SampleRows: 1},
		"{\"id\":1}\n{\"id\":2,\"mail\":\"jo@b.co\",\"to\":{\"id\":\"jo@b.co\"}}\n", "{\"id\":1}\n{\"id\":2,\"mail\":\"j*@b.co\",\"to\":{\"id\":\"j*@b.co\"}}\n"},
	{"records under a key", nil, `{"n":1,"all":[{"mail":"jo@b.co"},{"mail":"al@b.co"}]}`, `{"n":1,"all":[{"mail":"j*@b.co"},{"mail":"a*@b.co"}]}`},
	{"no records", nil, ` [ ] `, ` [ ] `},
}

func TestFileJSON(t *testing.T) {
	m := newPathMasker(t)
	for _, tt := range jsonFileTests {
		for name, src := range map[string]io.Reader{"whole": strings.NewReader(tt.in), "one byte": iotest.OneByteReader(strings.NewReader(tt.in))} {
			var dst bytes.Buffer
			report, err := m.File(&dst, src, tt.opts)
			if err != nil || dst.String() != tt.want || !strings.HasSuffix(report.Format, "json") {
				t.Errorf("%s, %s:\ngot  %s, %s, %v\nwant %s", tt.reason, name, dst.String(), report.Format, err, tt.want)
			}
			// What is written is JSON again, and a second run shows no more.
			for d := json.NewDecoder(strings.NewReader(dst.String())); err == nil && d.More(); {
				var v any
				if err := d.Decode(&v); err != nil && !strings.Contains(tt.in, "1e999") {
					t.Errorf("%s: %v", tt.reason, err)
					break
				} else if err != nil {
					break
				}
			}
		}
	}
	if _, err := m.File(io.Discard, strings.NewReader(`{"a":{"id":1}}`), &FileOptions{Columns: map[string]privet.Label{"id": "SSN"}}); !errors.Is(err, ErrOptions) {
		t.Errorf("a path that the file does not have: %v", err)
	}
}

// TestFileJSONReport holds what is counted of a file in JSON.
func TestFileJSONReport(t *testing.T) {
	in := "{\"id\":1,\"mail\":\"jo@b.co\",\"note\":\"ask jo@b.co\"}\n{\"id\":2,\"mail\":\"nobody\"}\n{\"id\":3,\"id\":null,\"x\":\"{a b}\"}"
	report, err := newPathMasker(t).File(io.Discard, strings.NewReader(in), &FileOptions{SampleRows: 2})
	want := Report{Format: "ndjson", Rows: 3, Bytes: int64(len(in)), Header: true, SampledRows: 2,
		Columns: []ColumnReport{
			{Column: "id", Label: privet.None, Confidence: 0.5, Count: 2, Matched: 1},
			{Column: "mail", Label: "EMAIL_ADDRESS", Confidence: 0.5, Count: 2, Matched: 1, RuleName: "EMAIL_ADDRESS", Masked: true, Contradictions: 1},
			{Column: "note", Label: privet.Unknown, Confidence: 0.5, Count: 1, Matched: 1, Searched: true},
			{Column: "x", Label: privet.Unknown, Confidence: 0.5, Matched: 1, Searched: true},
		},
		Findings: map[privet.Label]int64{"EMAIL_ADDRESS": 1, "MY_OWN_ID": 1}, Unexamined: 1, Contradictions: 1}
	if err != nil || !reflect.DeepEqual(report, want) {
		t.Errorf("got  %+v, %v\nwant %+v", report, err, want)
	}
}

// besideOperator writes what the row has in another column.
type besideOperator string

func (o besideOperator) apply(dst []byte, _ string, w *worker) ([]byte, bool, error) {
	value, ok := w.row.value(string(o))
	return fmt.Appendf(dst, "%s/%v", value, ok), true, nil
}

// TestOperatorsOfRows holds that operators can ask for a null and for what else is
// in the row.
func TestOperatorsOfRows(t *testing.T) {
	m := newPathMasker(t)
	m.operators.columns = map[string]prepared{
		"gone":    func(privet.Label) operator { return nullOperator{} },
		"beside":  func(privet.Label) operator { return besideOperator("id") },
		"a.gone":  func(privet.Label) operator { return nullOperator{} },
		"own{}":   func(privet.Label) operator { return nullOperator{} },
		"note":    func(privet.Label) operator { return besideOperator("none") },
		"numbers": func(privet.Label) operator { return besideOperator("id") },
	}
	m.operators.named.exact = map[string]bool{}
	for name := range m.operators.columns {
		m.operators.named.exact[name] = true
	}
	m.operators.someAbsent = true
	for in, want := range map[string]string{
		"id,gone,beside,note\n1,\"x\",y,z\n,x,y,z\n":     "id,gone,beside,note\n1,,1/true,/false\n,,/false,/false\n",
		`[{"beside":0,"gone":[],"id":"é\n"},{"gone":1}]`: `[{"beside":"é\n/true","gone":[],"id":"é\n"},{"gone":null}]`,
		`{"id":1,"beside":2}`:                            `{"id":1,"beside":"1/true"}`,
		`{"id":1,"beside":2,"all":[{"x":1}]}`:            `{"id":1,"beside":"/false","all":[{"x":1}]}`,
		`{"a":{"gone":"x"},"own":{"12345":true}}`:        `{"a":{"gone":null},"own":{"":true}}`,
	} {
		var dst bytes.Buffer
		if _, err := m.File(&dst, strings.NewReader(in), nil); err != nil || dst.String() != want {
			t.Errorf("%s\ngot  %s, %v\nwant %s", in, dst.String(), err, want)
		}
	}
}

func TestFileGzip(t *testing.T) {
	m := newFileMasker(t)
	const (
		in   = "id,mail\n1,jo@b.co\n2,al@b.co\n"
		want = "id,mail\n1,j*@b.co\n2,a*@b.co\n"
	)
	for reason, file := range map[string]string{
		"one member": zipped(t, in), "two members": zipped(t, in[:11], in[11:]), "an empty member": zipped(t, "", in), "a byte a member": zipped(t, strings.Split(in, "")...),
	} {
		var dst bytes.Buffer
		report, err := m.File(&dst, iotest.OneByteReader(strings.NewReader(file)), &FileOptions{Name: "x/Y.CSV.gz"})
		if err != nil || unzipped(t, dst.String()) != want || !report.Gzip || report.Format != "csv" || report.Bytes != int64(len(file)) || report.Rows != 2 {
			t.Errorf("%s: %+v, %v", reason, report, err)
		}
	}
	file := zipped(t, in)
	for n := range len(file) {
		var dst bytes.Buffer
		_, err := m.File(&dst, strings.NewReader(file[:n]), &FileOptions{Format: "csv"})
		if n > 1 && (!errors.Is(err, ErrTruncated) || dst.Len() > 0) || n < 2 && err != nil {
			t.Errorf("the first %d of %d bytes: %v", n, len(file), err)
		}
	}
	for i := range 8 { // checksum and length
		broken := []byte(file)
		broken[len(broken)-1-i] ^= 0x10
		if _, err := m.File(io.Discard, bytes.NewReader(broken), nil); !errors.Is(err, ErrGzip) {
			t.Errorf("byte %d from the end is wrong: %v", i+1, err)
		}
	}
	for _, behind := range []string{"\x00", "x", "\x1f\x8b"} {
		if _, err := m.File(io.Discard, strings.NewReader(file+behind), nil); !errors.Is(err, ErrGzip) && !errors.Is(err, ErrTruncated) {
			t.Errorf("%q behind the end: %v", behind, err)
		}
	}
	// The limit is on what is inside.
	for n, want := range map[int64]error{0: nil, int64(len(in)) - 1: ErrTooManyBytes, int64(len(in)): nil, 1: ErrTooManyBytes} {
		for _, in := range []string{in, file} {
			if _, err := m.File(io.Discard, strings.NewReader(in), &FileOptions{MaxBytes: n}); !errors.Is(err, want) {
				t.Errorf("at most %d bytes: %v, want %v", n, err, want)
			}
		}
	}
	bomb := zipped(t, strings.Repeat("a,b\n", 1<<20))
	if _, err := m.File(io.Discard, strings.NewReader(bomb), &FileOptions{MaxBytes: 1 << 20}); !errors.Is(err, ErrTooManyBytes) {
		t.Errorf("a file that grows: %v", err)
	}
	// Text too.
	var dst bytes.Buffer
	report, err := m.File(&dst, strings.NewReader(zipped(t, "ask jo@b.co\n")), &FileOptions{Name: "a.log.gz"})
	if err != nil || unzipped(t, dst.String()) != "ask j*@b.co\n" || report.Format != "text" || !report.Gzip || report.Findings["EMAIL_ADDRESS"] != 1 {
		t.Errorf("text: %+v, %v", report, err)
	}
}

// TestFileFormat holds how formats are told by content, name and option.
func TestFileFormat(t *testing.T) {
	m := newPathMasker(t)
	pk := func(name string) string {
		return "PK\x03\x04\x14\x00\x06\x00\x08\x00\x00\x00!\x00" + name + strings.Repeat("\x00\x07", 9)
	}
	utf16 := func(s string, width, at int) string {
		b := make([]byte, width*len(s))
		for i := range s {
			b[width*i+at] = s[i]
		}
		return string(b)
	}
	for _, tt := range []struct {
		in, name, format string
		want             string // a format, or a part of the error
		err              error
	}{
		{"id,mail\n", "", "", "csv", nil},
		{"id\tmail\n", "", "", "tsv", nil},
		{"id\tmail\n", "a.csv", "", "tsv", nil},
		{"id,mail\n", "a.tsv", "", "tsv", nil},
		{"id,mail\n", "a.TAB", "", "tsv", nil},
		{"id,mail\n", "a.b", "", "csv", nil},
		{"id,mail\n", "a.txt", "", "text", nil},
		{"id,mail\n", "dir.json/a", "", "csv", nil},
		{`{"id":1}`, "", "", "json", nil},
		{`{"id":1}`, "a.txt", "", "json", nil},
		{`{"id":1}`, "a.txt", "text", "text", nil},
		{"{\"id\":1}\n{\"id\":2}\n", "a.log", "", "ndjson", nil},
		{"[info] x\n", "a.log", "", "text", nil},
		{"{id} x\n", "a.log", "", "text", nil},
		{"INSERT INTO t VALUES (1, 'Jo', 2);\nINSERT INTO t VALUES (2, 'Al', 3);\n", "dump.sql", "", "sql", nil},
		{"INSERT INTO t VALUES (1, 'Jo', 2);\nINSERT INTO t VALUES (2, 'Al', 3);\n", "dump.sql", "text", "text", nil},
		{"name: Jo, Al\nport: 1, 2\n", "a.YAML", "", "yaml", nil},
		{"{\"id\":1}\n{\"id\":1}", "", "", "ndjson", nil},
		{"{\"id\":1}\n{\"id\":1}", "a.json", "", "ndjson", nil},
		{`{"id":1}`, "a.jsonl", "", "json", nil},
		{`{"id":1}`, "a.jsonl", "ndjson", "ndjson", nil},
		{"", "a.jsonl", "", "ndjson", nil},
		{"[1] no JSON\n", "", "", "csv", nil},
		{"[2026-11-20 10:00] no JSON\n", "", "", "csv", nil},
		{"{x}\n", "", "", "csv", nil},
		{`{"id":1}`, "a.csv", "", "the name says csv, and the content is json", ErrFormatMismatch},
		{"id,mail\n", "a.json", "", "no value", ErrSyntax},
		{"id,mail\n", "a.csv.gz", "", "the name says gzip", ErrFormatMismatch},
		{"id,mail\n", "a.xlsx", "", "XLSX", ErrFormatMismatch},
		{"id,mail\n", "a.parquet", "csv", "csv", nil},
		{`{"id":1,}`, "", "", "no key", ErrSyntax},
		{pk("xl/workbook.xml"), "", "", "XLSX", ErrUnsupported},
		{pk("word/document.xml"), "", "", "DOCX", ErrUnsupported},
		{pk("a.csv"), "a.csv", "csv", "ZIP", ErrUnsupported},
		{"PAR1\x15\x04", "", "", "Parquet", ErrUnsupported},
		{"%PDF-1.7\n", "", "", "PDF", ErrUnsupported},
		{"SQLite format 3\x00\x10", "", "", "SQLite", ErrUnsupported},
		{"\xff\xfei\x00d\x00", "", "text", "UTF-16", ErrUnsupported},
		{"\xfe\xff\x00i\x00d", "", "", "UTF-16", ErrUnsupported},
		{utf16("id,mail\n", 2, 0), "", "", "UTF-16", ErrUnsupported},
		{utf16("id,mail\n", 2, 1), "", "", "UTF-16", ErrUnsupported},
		{utf16("id,mail\n", 4, 0), "", "", "UTF-32", ErrUnsupported},
		{utf16("id,mail\n", 4, 3), "", "", "UTF-32", ErrUnsupported},
		{"\xff\xfe\x00\x00i\x00\x00\x00", "", "", "UTF-32", ErrUnsupported},
		{"\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00", "", "", "binary", ErrUnsupported},
		{"\x89PNG\r\n\x1a\n\x00", "", "", "PNG", ErrUnsupported},
		{"\xff\xd8\xff\xe0\x00\x10JFIF\x00", "", "", "JPEG", ErrUnsupported},
		{"\ufeff<?xml version='1.0'?>\n<a/>", "", "", "xml", nil},
		{"<a>\n<b>1,2</b></a>", "a.xml", "", "xml", nil},
		{"<a>\n<b>1,2</a>", "a.xml", "", "line 2, offset 10: not as XML has it: the end tag", ErrSyntax},
		{"<?xml version='1.0'?><a/>", "a.csv", "", "the name says csv, and the content is xml", ErrFormatMismatch},
		{"<!DOCTYPE html>", "", "", "html", nil},
		{"<HTML><p>", "a.htm", "", "html", nil},
		{"<HTML><p>", "a.csv", "", "html", ErrFormatMismatch},
		{"<?xml version='1.0'?>", "a.log", "", "text", nil},
		{"<a>1,2</a>", "a.xml", "text", "text", nil},
		{"<?xml version='1.0'?>", "", "text", "text", nil},
		{"<id>,mail\n", "", "", "csv", nil},
		{"id,mail\nJos\xe9,x\n", "", "", "Latin-1", ErrInvalidUTF8},
		{"Jos\xe9\n", "a.txt", "", "Latin-1", ErrInvalidUTF8},
		{"{\"id\":\"Jos\xe9\"}", "", "", "Latin-1", ErrInvalidUTF8},
	} {
		for _, gz := range []bool{false, true} {
			in, name := tt.in, tt.name
			if gz {
				if strings.HasSuffix(name, ".gz") {
					continue
				}
				in = zipped(t, in)
				if name != "" {
					name += ".gz"
				}
			}
			report, err := m.File(io.Discard, strings.NewReader(in), &FileOptions{Name: name, Format: tt.format})
			if tt.err == nil && (err != nil || report.Format != tt.want || report.Gzip != gz) {
				t.Errorf("%q, %q, %q: %s, %v; want %s", tt.in, name, tt.format, report.Format, err, tt.want)
			}
			if tt.err != nil && (!errors.Is(err, tt.err) || !strings.Contains(err.Error(), tt.want)) {
				t.Errorf("%q, %q, %q: %s, %v; want %v with %q", tt.in, name, tt.format, report.Format, err, tt.err, tt.want)
			}
		}
	}
}

// ownFormat has a value a line, spelled backwards.
func ownFormat() *Format {
	return &Format{
		Name: "backwards", Doc: "A value a line, backwards.", Extensions: []string{".bw"},
		Holds: func(head string, _ bool) bool { return strings.HasPrefix(head, "BW\n") },
		Open: func(src io.Reader, _ FormatOptions) (FormatReader, error) {
			all, err := io.ReadAll(src)
			return &ownReader{string(all)}, err
		},
		Writer: func(dst io.Writer) io.WriteCloser { return &ownWriter{dst: dst} },
	}
}

type ownReader struct{ rest string }

func (r *ownReader) Next(b *Block) error {
	if r.rest == "" {
		return io.EOF
	}
	n := strings.IndexByte(r.rest, '\n') + 1
	b.Raw, r.rest = r.rest[:n], r.rest[n:]
	return nil
}

func (r *ownReader) Split(b *Block) error {
	b.Rows, b.Cells = []Row{{End: int32(len(b.Raw))}}, nil
	if b.Raw != "BW\n" {
		b.Cells = []Cell{{End: int32(len(b.Raw) - 1)}}
		b.Rows[0].Cells, b.Rows[0].Data = 1, true
	}
	return nil
}

func (r *ownReader) Columns() ([]string, bool) { return []string{"mail"}, true }

func (r *ownReader) Decode(raw string, c Cell) string { return backwards(raw[c.Start:c.End]) }

func (r *ownReader) Encode(dst []byte, _ Cell, value []byte) []byte {
	return append(dst, backwards(string(value))...)
}

func (r *ownReader) AppendNull(dst []byte, _ Cell) []byte { return dst }

// An ownWriter adds a line at the end.
type ownWriter struct{ dst io.Writer }

func (w *ownWriter) Write(b []byte) (int, error) { return w.dst.Write(b) }

func (w *ownWriter) Close() error { return write(w.dst, []byte("END\n")) }

func backwards(s string) string {
	b := []byte(s)
	for i := range len(b) / 2 {
		b[i], b[len(b)-1-i] = b[len(b)-1-i], b[i]
	}
	return string(b)
}

// TestFileOwnFormat holds that a format can be handed in.
func TestFileOwnFormat(t *testing.T) {
	m := newFileMasker(t)
	own, named := []*Format{ownFormat()}, ownFormat()
	named.Holds = nil
	for _, opts := range []*FileOptions{{Formats: own}, {Formats: own, Name: "x.bw"}, {Formats: own, Format: "backwards"},
		{Formats: []*Format{named}, Name: "x.bw"}, {Formats: []*Format{named}, Format: "backwards"}} {
		var dst bytes.Buffer
		report, err := m.File(&dst, strings.NewReader("BW\noc.b@oj\noc.b@la\n"), opts)
		if err != nil || dst.String() != "BW\noc.b@*j\noc.b@*a\nEND\n" || report.Format != "backwards" || report.Rows != 2 {
			t.Errorf("%q, %+v, %v", dst.String(), report, err)
		}
	}
	if _, err := m.File(io.Discard, strings.NewReader("id,mail\n"), &FileOptions{Formats: own, Name: "x.bw"}); !errors.Is(err, ErrFormatMismatch) {
		t.Errorf("another content: %v", err)
	}
}

// TestFormatDoc holds that the documentation of a type that is declared elsewhere has each of its
// fields and methods, as it is declared.
func TestFormatDoc(t *testing.T) {
	docs := map[string]string{} // by the name of the type there
	doc, err := parser.ParseFile(token.NewFileSet(), "format.go", nil, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range doc.Decls {
		if d, ok := d.(*ast.GenDecl); ok && d.Tok == token.TYPE {
			docs[d.Specs[0].(*ast.TypeSpec).Type.(*ast.SelectorExpr).Sel.Name] = d.Doc.Text()
		}
	}
	seen := 0
	for _, file := range []string{"../internal/tabular/block/format.go", "../internal/tabular/block/options.go"} {
		source, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(source, func(n ast.Node) bool {
			s, ok := n.(*ast.TypeSpec)
			if !ok || docs[s.Name.Name] == "" {
				return true
			}
			seen++
			var fields *ast.FieldList
			switch kind := s.Type.(type) {
			case *ast.StructType:
				fields = kind.Fields
			case *ast.InterfaceType:
				fields = kind.Methods
			}
			for _, field := range fields.List {
				for _, name := range field.Names {
					if name.IsExported() && !regexp.MustCompile(`(?m)^\t(\w+, )?`+name.Name+`\b`).MatchString(docs[s.Name.Name]) {
						t.Errorf("the documentation of %s lacks %s", s.Name, name)
					}
				}
			}
			return true
		})
	}
	if seen != len(docs) || seen < 6 {
		t.Errorf("%d of %d types are declared", seen, len(docs))
	}
}

// manyRecords are manyRows in JSON.
func manyRecords(t testing.TB, n int, before, between, after string) string {
	t.Helper()
	records, err := csv.NewReader(strings.NewReader(manyRows(n))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	b.WriteString(before)
	for i, r := range records[1:] {
		if i > 0 {
			b.WriteString(between)
		}
		fmt.Fprintf(&b, `{"id": %s, "name":%q,"mail":%q,"deep":{"mail":[%q,%d],"note":%q}}`, r[0], r[1], r[2], r[2], i, r[4])
	}
	return b.String() + after
}

// TestFileWorkers holds that the number of workers changes nothing: neither what is
// written, nor the report, nor which error is found.
func TestFileWorkers(t *testing.T) {
	m := newPathMasker(t)
	const n = 3000
	for reason, in := range map[string]string{
		"csv":                   manyRows(n),
		"csv, wrong at the end": manyRows(n) + "1,\"x\" y\n",
		"csv, wrong in between": manyRows(n/2) + "1,x\xff\n" + manyRows(n) + "1,\"",
		"ndjson":                manyRecords(t, n, "", "\n", "\n"),
		"json":                  manyRecords(t, n, `{"n":1,"all":[`, ",\r\n", "]}"),
		"json, cut":             manyRecords(t, n, `[`, ",", ",{"),
		"json, late":            manyRecords(t, n, `[`, ",", `,{"late":{"mail":"jo@b.co","id":"jo@b.co"}}]`),
		"json, keys that go on": growingRecords(n),
		"gzip":                  zipped(t, manyRows(n)),
		"short":                 manyRows(3),
		"empty":                 "",
	} {
		var first bytes.Buffer
		want, wantErr := m.File(&first, strings.NewReader(in), &FileOptions{Workers: 1})
		for _, workers := range []int{0, 2, 16} {
			var dst bytes.Buffer
			report, err := m.File(&dst, iotest.HalfReader(strings.NewReader(in)), &FileOptions{Workers: workers})
			if fmt.Sprint(err) != fmt.Sprint(wantErr) || !reflect.DeepEqual(report, want) || err == nil && !bytes.Equal(dst.Bytes(), first.Bytes()) {
				t.Errorf("%s, %d workers: %+v, %v, %d bytes; want %+v, %v, %d bytes", reason, workers, report, err, dst.Len(), want, wantErr, first.Len())
			}
		}
		if strings.Contains(reason, ",") && !strings.Contains(reason, "late") && !strings.Contains(reason, "keys") == (wantErr == nil) {
			t.Errorf("%s: %v", reason, wantErr)
		}
	}
}

// growingRecords are records with new keys now and then, and keys that are data.
func growingRecords(n int) string {
	var b strings.Builder
	b.WriteString(`{"before":[1,2],"all":[`)
	for i := range n {
		if i > 0 {
			b.WriteString(",\n")
		}
		fmt.Fprintf(&b, `{"id":%d,"mail":"jo@b.co","own_%c%c":{"%d":"ask jo@b.co","name":["Jo \"D\" Doe",{"ssn":"123-45-6789"}]},"text":%q}`,
			i, 'a'+i/100%26, 'a'+i/2600, 1000000+i, strings.Repeat("word ", i%50))
	}
	b.WriteString(`],"behind":{"mail":"jo@b.co"}}`)
	return b.String()
}

// TestFileErrorPlaces holds that rows are counted through all blocks.
func TestFileErrorPlaces(t *testing.T) {
	m := newFileMasker(t)
	for _, workers := range []int{1, 2} {
		_, err := m.File(io.Discard, strings.NewReader(manyRows(5000)+"\r\n1,x y,se\"cret"), &FileOptions{Workers: workers})
		var at *ParseError
		if !errors.As(err, &at) || !errors.Is(err, ErrQuote) || at.Row != 5001 || at.Line != 5003 || at.Column != 3 {
			t.Errorf("%d workers: %v", workers, err)
		}
	}
}

// A fragile Finder panics where it finds a word.
type fragile struct{ fakeFinder }

func (f fragile) AppendFind(dst []privet.Finding, text string) []privet.Finding {
	if text == "panic" {
		panic("as asked")
	}
	return f.fakeFinder.AppendFind(dst, text)
}

// TestFilePanic holds that a panic of a Finder in a worker can be recovered from
// where File was called.
func TestFilePanic(t *testing.T) {
	m := newMasker(t, &Options{Finder: fragile{}, Classifier: byName{"id": privet.None}, Policy: &Policy{Unknown: "text"}})
	before := runtime.NumGoroutine()
	func() {
		defer func() {
			if v := recover(); v != "as asked" {
				t.Errorf("recovered %v", v)
			}
		}()
		_, err := m.File(io.Discard, strings.NewReader("id,note\n"+strings.Repeat("1,x\n", 100_000)+"1,panic\n"), &FileOptions{Workers: 2})
		t.Errorf("no panic, %v", err)
	}()
	waitForGoroutines(t, before)
}

// waitForGoroutines holds that no goroutine is left behind.
func waitForGoroutines(t *testing.T, want int) {
	t.Helper()
	for deadline := time.Now().Add(longtest.Patience); runtime.NumGoroutine() > want; time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			t.Errorf("%d goroutines are left behind", runtime.NumGoroutine()-want)
			return
		}
	}
}

// A brokenWriter fails after some bytes.
type brokenWriter struct {
	left int
	err  error
}

func (w *brokenWriter) Write(b []byte) (int, error) {
	if w.left -= len(b); w.left < 0 {
		return 0, w.err
	}
	return len(b), nil
}

// TestFileEnds holds that errors of both ends come back, wherever they happen, and
// that no goroutine is left behind.
func TestFileEnds(t *testing.T) {
	m := newFileMasker(t)
	broken := errors.New("broken")
	in := manyRows(8000)
	before := runtime.NumGoroutine()
	for _, workers := range []int{1, 2, 5} {
		for _, n := range []int{0, 10, 300_000, len(in) / 2} {
			opts := &FileOptions{Workers: workers}
			if _, err := m.File(&brokenWriter{n, broken}, strings.NewReader(in), opts); !errors.Is(err, broken) {
				t.Errorf("%d workers, dst fails after %d bytes: %v", workers, n, err)
			}
			if _, err := m.File(io.Discard, io.MultiReader(strings.NewReader(in[:n]), iotest.ErrReader(broken)), opts); !errors.Is(err, broken) {
				t.Errorf("%d workers, src fails after %d bytes: %v", workers, n, err)
			}
			// As a request does whose end is missing.
			if _, err := m.File(io.Discard, io.MultiReader(strings.NewReader(in[:n]), iotest.ErrReader(io.ErrUnexpectedEOF)), opts); !errors.Is(err, io.ErrUnexpectedEOF) {
				t.Errorf("%d workers, src ends early after %d bytes: %v", workers, n, err)
			}
		}
	}
	waitForGoroutines(t, before)
	// A text has the same ends.
	text := strings.Repeat("ask jo@b.co or so. ", 100_000)
	for _, n := range []int{0, 10, len(text) / 2} {
		if _, err := m.File(io.Discard, io.MultiReader(strings.NewReader(text[:n]), iotest.ErrReader(io.ErrUnexpectedEOF)), &FileOptions{Format: "text"}); !errors.Is(err, io.ErrUnexpectedEOF) {
			t.Errorf("a text ends early after %d bytes: %v", n, err)
		}
	}
}

// An endless reader gives a header and then rows, up to a number of bytes.
type endless struct {
	header, rows string
	left, at     int
}

func (e *endless) Read(b []byte) (int, error) {
	if e.left <= 0 {
		return 0, io.EOF
	}
	n := 0
	if e.header != "" {
		n = copy(b, e.header)
		e.header = e.header[n:]
	} else {
		n = copy(b, e.rows[e.at:])
		e.at = (e.at + n) % len(e.rows)
	}
	e.left -= n
	return n, nil
}

// TestFileMemory holds that memory does not grow with the file. What is garbage is collected early, so that the heap
// of the lists beside it does not count.
func TestFileMemory(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(20))
	m := newMasker(t, &Options{Finder: nothing{}, Classifier: byEnd{fakeColumns}})
	size, most := 48<<20, uint64(24<<20)
	if longtest.UnderRace {
		size = 8 << 20 // slower by far, and held in the other run
	}
	rows := strings.SplitAfterN(manyRows(2000), "\n", 2)
	record := manyRecords(t, 2000, "", ",\n", ",\n")
	for reason, src := range map[string]*endless{
		"csv":  {header: rows[0], rows: rows[1]},
		"json": {header: `{"all":[`, rows: record},
	} {
		src.left = size
		var stats runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&stats)
		before, peak, calls := stats.HeapAlloc, uint64(0), 0
		_, err := m.File(io.Discard, src, &FileOptions{Workers: 4, SampleRows: 100, Progress: func(int64, int64) {
			if calls++; calls%16 == 0 {
				runtime.ReadMemStats(&stats)
				peak = max(peak, stats.HeapAlloc)
			}
		}})
		if err != nil && !errors.Is(err, ErrSyntax) && !errors.Is(err, ErrQuote) || src.left > 0 || peak == 0 || peak > before+most {
			t.Errorf("%s: %d bytes of memory for %d bytes, %v", reason, int64(peak)-int64(before), size-src.left, err)
		}
	}
}

// FuzzFormats holds for each format that a file of which all is kept comes out byte
// for byte, and that neither reads nor workers change what happens to one of which
// all is masked.
func FuzzFormats(f *testing.F) {
	for _, tt := range jsonFileTests {
		f.Add(tt.in, uint8(3))
		f.Add(tt.in, uint8(2))
	}
	for i, tt := range fileTests {
		f.Add(tt.in, uint8(i%2))
	}
	f.Add("ask jo@b.co\n", uint8(4))
	var names []string
	for format := range tabular.Formats() {
		names = append(names, format.Name)
	}
	all := func(label privet.Label) *Masker {
		return newMasker(f, &Options{Finder: nothing{}, Classifier: classifierFunc(func(columns []privet.Column) []privet.Result {
			results := make([]privet.Result, len(columns))
			for i := range results {
				results[i].Label = label
			}
			return results
		})})
	}
	keep, mask := all(privet.None), all("PASSPHRASE")
	f.Fuzz(func(t *testing.T, in string, format uint8) {
		opts := FileOptions{Format: names[int(format)%len(names)], NoHeader: true, Workers: 1, SampleRows: 1}
		var dst, other bytes.Buffer
		if _, err := keep.File(&dst, strings.NewReader(in), &opts); err == nil && dst.String() != in && !strings.HasPrefix(in, "\x1f\x8b") {
			t.Fatalf("%s: %q comes out as %q", opts.Format, in, dst.String())
		}
		dst.Reset()
		want, wantErr := mask.File(&dst, strings.NewReader(in), &opts)
		opts.Workers = 3
		got, err := mask.File(&other, iotest.OneByteReader(strings.NewReader(in)), &opts)
		if fmt.Sprint(err) != fmt.Sprint(wantErr) || !reflect.DeepEqual(got, want) || err == nil && !bytes.Equal(dst.Bytes(), other.Bytes()) {
			t.Fatalf("%s: %q: %q, %+v, %v; by bytes, %q, %+v, %v", opts.Format, in, dst.String(), want, wantErr, other.String(), got, err)
		}
		if wantErr != nil || tabular.IsText(opts.Format) {
			return
		}
		// What was masked is of the format still.
		if again, err := mask.File(io.Discard, &other, &opts); err != nil || again.Rows != want.Rows {
			t.Fatalf("%s: %q became %q: %+v, %v", opts.Format, in, dst.String(), again, err)
		}
	})
}

// TestFileLongFields holds that a field of the greatest length is masked, and that a
// longer one is masked whole and counted.
func TestFileLongFields(t *testing.T) {
	m := newPathMasker(t)
	for _, tt := range []struct{ format, before, after string }{
		{"csv", "id,own\n1,", "\n"},
		{"csv", "id,own\n1,\"\n", "\"\n"},
		{"tsv", "id\town\n1\t", ""},
		{"json", `[{"id":1,"own":"`, `"}]`},
		{"ndjson", "{\"id\":1}\n{\"own\":\"", "\"}\n"},
	} {
		around := strings.Count(tt.before[strings.LastIndexAny(tt.before, ",\t:")+1:]+tt.after, `"`) + strings.Count(tt.before, "\"\n")
		for more := range 2 {
			value := strings.Repeat("é", (DefaultMaxField-around)/2) + strings.Repeat("x", (DefaultMaxField-around)%2+more)
			var dst bytes.Buffer
			report, err := m.File(&dst, strings.NewReader(tt.before+value+tt.after), &FileOptions{Format: tt.format})
			if more == 0 {
				masked := strings.Repeat("*", (DefaultMaxField-around)/2+(DefaultMaxField-around)%2)
				want := strings.Replace(tt.before, "\"\n", "\"*", 1) + masked + tt.after
				if err != nil || dst.String() != want {
					t.Errorf("%s: %d bytes, %v", tt.format, dst.Len(), err)
				}
				continue
			}
			if err != nil || report.Columns[1].Oversized != 1 || strings.ContainsAny(dst.String(), "éx") || report.Columns[1].Contradictions != 0 {
				t.Errorf("%s: a byte more: %+v, %v", tt.format, report, err)
			}
		}
	}
}

// TestFileWorkersOperators holds that the operators of a policy give the same in
// whatever worker and block a row is, and in whatever format.
func TestFileWorkersOperators(t *testing.T) {
	policy, err := ParsePolicy([]byte(`{"columns":{
		"id":{"operator":"pseudonym"},"name":{"operator":"fake"},"mail":{"operator":"encrypt"},"born":{"operator":"shift","by":"id"},
		"n":{"operator":"noise","ratio":0.2},"ssn":{"operator":"fpe"},"zip":{"operator":"generalize","to":"zip3"},"x":{"operator":"null"}}}`))
	if err != nil {
		t.Fatal(err)
	}
	key := []byte("\x01\x83\x5b\x21\xf0\x9c\x44\x7e\xd3\x10\x6a\xbe\x95\x2f\x78\xc1\x0d\xe6\x39\x52\xab\x67\xf4\x1c\x80\xd9\x3e\xb5\x46\x0a\x97\xee")
	m := newMasker(t, &Options{Finder: fakeFinder{}, Policy: policy, Keys: func(string) ([]byte, error) { return key, nil },
		Classifier: byName{"name": "PERSON", "mail": "EMAIL_ADDRESS", "born": "DOB", "ssn": "SSN", "zip": "ZIP_CODE", "id": "CUSTOMER_ID"}})
	var table, lines strings.Builder
	table.WriteString("id,name,mail,born,n,ssn,zip,x\n")
	n := 6000
	if longtest.UnderRace {
		n = 2000
	}
	for i := range n {
		row := []any{fmt.Sprintf("C-%d", i%700), "Jo Doe", fmt.Sprintf("jo%d@b.co", i), "1980-02-01", i + 1, fmt.Sprintf("123-45-%04d", 1000+i), "90210", "y"}
		fmt.Fprintf(&table, "%v,%v,%v,%v,%v,%v,%v,%v\n", row...)
		fmt.Fprintf(&lines, "{\"id\":%q,\"name\":%q,\"mail\":%q,\"born\":%q,\"n\":%d,\"ssn\":%q,\"zip\":%q,\"x\":%q}\n", row...)
	}
	run := func(in string, workers int) string {
		var dst bytes.Buffer
		if _, err := m.File(&dst, strings.NewReader(in), &FileOptions{Workers: workers}); err != nil {
			t.Fatal(err)
		}
		return dst.String()
	}
	asTable, asLines := run(table.String(), 1), run(lines.String(), 1)
	if run(table.String(), 4) != asTable || run(lines.String(), 4) != asLines {
		t.Error("four workers give something else than one")
	}
	records, err := readCSV(asTable)
	if err != nil {
		t.Fatal(err)
	}
	d := json.NewDecoder(strings.NewReader(asLines))
	for i, r := range records[1:] {
		var v map[string]any
		if err := d.Decode(&v); err != nil {
			t.Fatal(err)
		}
		for j, name := range records[0] {
			want := any(r[j])
			if name == "x" {
				want = nil
			}
			if got := v[name]; got != want && fmt.Sprint(got) != r[j] {
				t.Fatalf("row %d: %s differs in JSON", i+1, name)
			}
		}
	}
}

// TestKeysAreData holds that keys are masked where the options say that they are data,
// in all records and whatever they look like, and can be unmasked; and that a place
// that the file does not have is refused.
func TestKeysAreData(t *testing.T) {
	policy := &Policy{Unknown: "text", Labels: map[string]Operation{"PERSON": {Operator: "encrypt"}}}
	m := newMasker(t, &Options{Finder: nothing{}, Classifier: byEnd{fakeColumns}, Policy: policy, Keys: testKeys})
	const in = `[{"id":1,"users":{"jkowalski":{"id":7,"mail":"a@b.pl"},"nowak":{"id":8}}},` + "\n" +
		`{"id":2,"users":{},"groups":{"nowak":3}},{"id":3,"users":{"müller":null,"id":[1]}}]`
	opts := &FileOptions{Keys: []string{"users{}"}, Columns: map[string]privet.Label{"users{}": "PERSON"}}
	for _, workers := range []int{1, 2} {
		opts.Workers = workers
		var out, back strings.Builder
		report, err := m.File(&out, strings.NewReader(in), opts)
		if err != nil {
			t.Fatal(err)
		}
		for _, secret := range []string{"jkowalski", "müller", `"nowak":{`, "a@b.pl"} {
			if strings.Contains(out.String(), secret) {
				t.Errorf("%s is left in %s", secret, out.String())
			}
		}
		if !strings.Contains(out.String(), `"groups":{"nowak":3}`) || !slices.ContainsFunc(report.Columns, func(c ColumnReport) bool { return c.Column == "users.*.id" }) {
			t.Errorf("%s\n%+v", out.String(), report.Columns)
		}
		if _, err := m.UnmaskFile(&back, strings.NewReader(out.String()), opts); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(back.String(), `"jkowalski":{"id":7`) || !strings.Contains(back.String(), `"müller":null`) {
			t.Errorf("unmasked: %s", back.String())
		}
	}
	for _, in := range []string{in, "a,b\n1,2\n"} {
		if _, err := m.File(io.Discard, strings.NewReader(in), &FileOptions{Keys: []string{"nobody{}"}}); !errors.Is(err, ErrOptions) {
			t.Errorf("a place that is not there: %v", err)
		}
	}
}
