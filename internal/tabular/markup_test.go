package tabular

import (
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
)

// A reading is what a file has been read as.
type reading struct {
	leaves []string // column=value, and "row" behind a row of data
	raw    string
	err    string
	at     ParseError
}

// String gives the leaves on one line.
func (r *reading) String() string { return strings.Join(r.leaves, " ") }

// readLeaves reads a file, and replaces its values if respell is set.
func readLeaves(t testing.TB, src io.Reader, opts Options, respell func(f *File, raw string, c Cell) []byte) (r reading, out string) {
	t.Helper()
	f, err := Open(src, opts)
	if err != nil {
		t.Fatal(err)
	}
	var masked strings.Builder
	var b Block
	for err == nil {
		if err = f.Next(&b); err == nil {
			err = f.Split(&b)
		}
		if err != nil {
			break
		}
		r.raw += b.Raw
		checkBlock(t, &b)
		names, _ := f.Columns()
		cell, done := 0, 0
		for _, row := range b.Rows {
			for ; cell < int(row.Cells); cell++ {
				c := b.Cells[cell]
				name := map[int32]string{Beside: "beside", Prose: "text"}[c.Column]
				if c.Column >= 0 {
					name = names[c.Column]
				}
				value := f.Decode(b.Raw, c)
				if from, to := c.Inside(); c.Plain && b.Raw[from:to] != value {
					t.Errorf("%q is not plain: %q", b.Raw[c.Start:c.End], value)
				}
				r.leaves = append(r.leaves, name+"="+value)
				if respell != nil {
					masked.WriteString(b.Raw[done:c.Start])
					masked.Write(respell(f, b.Raw, c))
					done = int(c.End)
				}
			}
			if row.Data {
				r.leaves = append(r.leaves, "row")
			}
		}
		masked.WriteString(b.Raw[done:])
	}
	if !errors.Is(err, io.EOF) {
		r.err = err.Error()
		if e := (*ParseError)(nil); errors.As(err, &e) {
			r.at = *e
		} else {
			t.Errorf("%v says not where", err)
		}
	}
	return r, masked.String()
}

// leavesOf reads a file in whole pieces and in single bytes, and holds that it is the same.
func leavesOf(t testing.TB, in string, opts Options) reading {
	t.Helper()
	r, _ := readLeaves(t, strings.NewReader(in), opts, nil)
	one, _ := readLeaves(t, iotest.OneByteReader(strings.NewReader(in)), opts, nil)
	if !slices.Equal(r.leaves, one.leaves) || r.err != one.err || r.raw != one.raw {
		t.Errorf("byte by byte %q is\n%v %s\nand not\n%v %s", in, one.leaves, one.err, r.leaves, r.err)
	}
	if r.err == "" && r.raw != in {
		t.Errorf("the blocks of %q are %q", in, r.raw)
	}
	return r
}

// longValues are such as an operator may put in the place of others.
var longValues = []string{"", "*", "a", `&<>"'`, "]]>", "]]", "--", "&amp;", "&#65;", " a\tb\nc\r", "~é%", "<b>", "-", strings.Repeat("]]>", 3), "<![CDATA[x"}

// holdSpelling holds that what is encoded is decoded again.
func holdSpelling(t testing.TB, f *File, c Cell, values ...string) {
	t.Helper()
	for _, v := range values {
		spelled := f.Encode(nil, c, []byte(v))
		again := c
		again.Start, again.End = 0, int32(len(spelled))
		if got := f.Decode(string(spelled), again); got != v {
			t.Errorf("spelling %d: %q is spelled %q, which is %q", c.Spelling, v, spelled, got)
		}
	}
}

// TestMarkupTold holds which texts are XML, which are HTML, and which are neither.
func TestMarkupTold(t *testing.T) {
	long := strings.Repeat("<bob> so much for that\n<al> indeed\n", headSize/30)
	for _, tt := range []struct{ in, name, want string }{
		{"<?xml version=\"1.0\"?><a/>", "", "xml"},
		{"\ufeff\n<?xml version=\"1.0\"?>\n<!-- x --><html xmlns='x'><p/></html>", "", "html"},
		{"<!DOCTYPE HTML><p>", "", "html"},
		{"<html><p>x", "a.xml", "html"},
		{"<people><person><id>1</id></person></people>", "", "xml"},
		{"<people><person><id>1</id></person></people>", "a.dat", "xml"},
		{"<people><person><id>1</id></person>", "", "xml"}, // which is then refused
		{"<table><row><id>1</id></row></table>", "", "xml"},
		{"<table><tr><td>1</td></tr></table>", "", "html"},
		{"<table><tr><td>1</td></tr></table>", "a.xml", "xml"},
		{"<people><person><id>1", "a.xml", "xml"}, // which says where
		{"", "a.xml", "xml"},
		{"<p>Hello", "", "html"},
		{"Hello, <b>you</b>", "a.html", "html"},
		{"<a><b>1</b></a>", "a.svg", "xml"},
		{"<r><v>1</v></r>", "a.txt", "xml"},
		{"<r><v>1</v></r>\nand so on", "a.txt", "text"},
		{"<v>1</v>", "a.log", "xml"},
		{"<?xml version=\"1.0\"?>\nis how it begins", "a.txt", "text"},
		{"<!doctype html><p>x", "a.txt", "html"},
		{"<p>x</p>", "a.md", "text"},
		{"<34>1 2003-10-11T22:14:15.003Z host su - ID47 - failed\n", "", "csv"},
		{"<34>1 2003-10-11T22:14:15.003Z host su - ID47 - failed\n", "a.log", "text"},
		{"<jo> hi, all\n<al> hi, jo\n", "", "csv"},
		{long, "a.log", "text"},
		{"<id>,mail\n1,x\n", "a.csv", "csv"},
		{"< 5,mail\n1,x\n", "", "csv"},
	} {
		f, err := Open(strings.NewReader(tt.in), Options{Name: tt.name})
		if err != nil || f.Format.Name != tt.want {
			t.Errorf("%.40q as %q: %+v, %v; want %s", tt.in, tt.name, f, err, tt.want)
		}
	}
	for _, tt := range []struct{ in, name string }{
		{"<r><v>1</v></r>", "a.csv"}, {"<?xml version=\"1.0\"?>", "a.tsv"}, {"<!doctype html>", "a.csv"}, {"id,mail\n1,x\n", "a.xml"}, {`{"a":1}`, "a.xml"},
		{`{"a":1}`, "a.html"},
	} {
		if f, err := Open(strings.NewReader(tt.in), Options{Name: tt.name}); !errors.Is(err, ErrFormatMismatch) {
			t.Errorf("%q as %q: %+v, %v", tt.in, tt.name, f, err)
		}
	}
	if f, err := Open(strings.NewReader("<a><b>1</b></a>"), Options{Name: "a.xml", Format: "text"}); err != nil || f.Reader != nil {
		t.Errorf("who asks for a text does not get one: %v", err)
	}
}

// TestMarkupLinear holds that the time of hostile files grows as their length does.
func TestMarkupLinear(t *testing.T) {
	const n = 1 << 18
	for _, unit := range []string{"<", "<a ", "<a x=\"", "<!--", "<!", "<![CDATA[", "</", "<?x ", "&", "<table>", "<table><tr><td>", "<x y='", "<script>",
		"<dl><dt>", "<form>", "]]", "<!A [",
		"<table><tr><th>a<tr><td>", "<i a=1>", "<p>a b"} {
		for _, format := range []string{"xml", "html"} {
			in := strings.Repeat(unit, n/len(unit))
			if format == "xml" {
				in = "<r>" + in
			}
			readLeaves(t, strings.NewReader(in), Options{Format: format}, nil)
		}
	}
}
