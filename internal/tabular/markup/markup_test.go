package markup

import (
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/block/blocktest"
)

// A reading is what a file has been read as.
type reading struct {
	leaves []string // column=value, and "row" behind a row of data
	raw    string
	err    string
	at     block.ParseError
}

// String gives the leaves on one line.
func (r *reading) String() string { return strings.Join(r.leaves, " ") }

// open begins to read a file of the format that the options say.
func open(src io.Reader, opts block.Options) (block.Reader, error) {
	if opts.MaxField == 0 {
		opts.MaxField = block.DefaultMaxField
	}
	if opts.Format == HTML.Name {
		return HTML.Open(src, opts)
	}
	return XML.Open(src, opts)
}

// readLeaves reads a file, and replaces its values if respell is set.
func readLeaves(t testing.TB, src io.Reader, opts block.Options, respell func(f block.Reader, raw string, c block.Cell) []byte) (r reading, out string) {
	t.Helper()
	f, err := open(src, opts)
	if err != nil {
		t.Fatal(err)
	}
	var masked strings.Builder
	var b block.Block
	for err == nil {
		if err = f.Next(&b); err == nil {
			err = f.Split(&b)
		}
		if err != nil {
			break
		}
		r.raw += b.Raw
		blocktest.Check(t, &b)
		names, _ := f.Columns()
		cell, done := 0, 0
		for _, row := range b.Rows {
			for ; cell < int(row.Cells); cell++ {
				c := b.Cells[cell]
				name := map[int32]string{block.Beside: "beside", block.Prose: "text"}[c.Column]
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
		if e := (*block.ParseError)(nil); errors.As(err, &e) {
			r.at = *e
		} else {
			t.Errorf("%v says not where", err)
		}
	}
	return r, masked.String()
}

// leavesOf reads a file in whole pieces and in single bytes, and holds that it is the same.
func leavesOf(t testing.TB, in string, opts block.Options) reading {
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
func holdSpelling(t testing.TB, f block.Reader, c block.Cell, values ...string) {
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
			readLeaves(t, strings.NewReader(in), block.Options{Format: format}, nil)
		}
	}
}
