package layout

import (
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet/internal/tabular/block"
)

// asHeader takes a row of words for the header, and knows three names.
var asHeader = block.Options{
	IsHeader: func(cells []string, _ [][]string) bool { return true },
	IsKnown:  func(name string) bool { return name == "first_name" || name == "surname" || name == "badge" },
}

var fixedTests = []struct {
	reason, in string
	names      []string
	rows       [][]string // without the empty values
}{
	{"at the left", "badge surname     town\nB-11  Quorl       York\nB-2   Tan         Ipoh\nB-345 Oyelaran    Kano\n",
		[]string{"badge", "surname", "town"}, [][]string{{"B-11", "Quorl", "York"}, {"B-2", "Tan", "Ipoh"}, {"B-345", "Oyelaran", "Kano"}}},
	{"at the right", "  badge  surname   town\n     11    Quorl   York\n      2      Tan   Ipoh\n  12345 Oyelaran   Kano\n",
		[]string{"badge", "surname", "town"}, [][]string{{"11", "Quorl", "York"}, {"2", "Tan", "Ipoh"}, {"12345", "Oyelaran", "Kano"}}},
	{"names without a blank between them", "id first_namesurname  town\n1  Maren     Quorl    York\n2  Siew Ling Tan      Ipoh\n3  Bo        Oyelaran Kano\n",
		[]string{"id", "first_name", "surname", "town"},
		[][]string{{"1", "Maren", "Quorl", "York"}, {"2", "Siew Ling", "Tan", "Ipoh"}, {"3", "Bo", "Oyelaran", "Kano"}}},
	{"a title, a ruler and an empty line", "Staff of York\n\nbadge  full name   town\n-----  ----------  ----\nB-11   Zoë Quorl   York\nB-2                Ipoh\nB-345  Bo Oyelaran\n",
		[]string{"badge", "full name", "town"}, [][]string{{"Staff of York"}, {"B-11", "Zoë Quorl", "York"}, {"B-2", "Ipoh"}, {"B-345", "Bo Oyelaran"}}},
	{"values that happen to stand one below the other", "badge address   town\nB-1   11 Elm Rd York\nB-2   24 Oak St Ipoh\nB-3   37 Fir Ln Kano\n",
		[]string{"badge", "address", "town"}, [][]string{{"B-1", "11 Elm Rd", "York"}, {"B-2", "24 Oak St", "Ipoh"}, {"B-3", "37 Fir Ln", "Kano"}}},
}

// TestFixed holds what columns of a fixed width are read as, wherever the reads are cut, and that all of them stay where they are
// when a value is replaced.
func TestFixed(t *testing.T) {
	for _, tt := range fixedTests {
		for how, src := range map[string]io.Reader{"whole": strings.NewReader(tt.in), "one byte": iotest.OneByteReader(strings.NewReader(tt.in))} {
			r, err := Fixed.Open(src, asHeader)
			if err != nil {
				t.Fatal(err)
			}
			var rows [][]string
			var out []byte
			var b block.Block
			for err = r.Next(&b); err == nil; err = r.Next(&b) {
				cell, at := 0, 0
				for _, row := range b.Rows {
					var values []string
					for _, c := range b.Cells[cell:row.Cells] {
						value := r.Decode(b.Raw, c)
						values = append(values, value)
						out = append(out, b.Raw[at:c.Start]...)
						out = r.Encode(out, c, []byte(value))
						at = int(c.End)
					}
					if len(values) > 0 {
						rows = append(rows, values)
					}
					cell = int(row.Cells)
				}
				out = append(out, b.Raw[at:]...)
			}
			names, _ := r.Columns()
			if err != io.EOF || !reflect.DeepEqual(names, tt.names) || !reflect.DeepEqual(rows, tt.rows) {
				t.Errorf("%s, %s: %q, %q, %v", tt.reason, how, names, rows, err)
			}
			if string(out) != tt.in {
				t.Errorf("%s, %s: values in their own places give\n%s\nin the place of\n%s", tt.reason, how, out, tt.in)
			}
		}
		if !IsFixed(tt.in, true, &asHeader) {
			t.Errorf("%s: not told", tt.reason)
		}
	}
}

// TestFixedWidths holds that a value of another length moves nothing.
func TestFixedWidths(t *testing.T) {
	const in = "badge surname   town\nB-11  Quorl     York\nB-2   Tan       Ipoh\nB-345 Oyelaran  Kano\n"
	r, err := Fixed.Open(strings.NewReader(in), asHeader)
	if err != nil {
		t.Fatal(err)
	}
	var b block.Block
	if err = r.Next(&b); err != nil {
		t.Fatal(err)
	}
	for value, want := range map[string]string{"王": "王         ", "[LAST_NAME_X]": "*********", "a\nb": "a b       "} {
		if got := string(r.Encode(nil, b.Cells[1], []byte(value))); strings.TrimRight(got, " ") != strings.TrimRight(want, " ") || len([]rune(got)) != len("Quorl     ") {
			t.Errorf("%q takes the place of a value as %q, want %q", value, got, want)
		}
	}
	if got := r.AppendNull(nil, b.Cells[1]); string(got) != strings.Repeat(" ", len("Quorl     ")) {
		t.Errorf("nothing takes the place of a value as %q", got)
	}
}

// TestFixedNot holds what has no columns of a fixed width.
func TestFixedNot(t *testing.T) {
	for _, in := range []string{
		"", "badge surname town\n", "Dear Maren,\nwe have met in York.\nYours\nBo\n",
		"a b c\n1 2 3\n", // two rows would do, and this is one
		"badge\tsurname\ttown\n1\t2\t3\n1\t2\t3\n1\t2\t3\n", // tabs
		"11  12  13\n21  22  23\n31  32  33\n41  42  43\n",  // no names
	} {
		if IsFixed(in, true, &asHeader) {
			t.Errorf("%q is told as columns of a fixed width", in)
		}
	}
	r, err := Fixed.Open(strings.NewReader("Dear Maren,\nhello\n"), asHeader)
	if err == nil {
		err = r.Next(new(block.Block))
	}
	if !errors.Is(err, block.ErrLayout) {
		t.Errorf("what was asked to be read as such gives %v", err)
	}
}

// TestFixedBlocks reads a file of many blocks.
func TestFixedBlocks(t *testing.T) {
	var in strings.Builder
	in.WriteString("badge   surname   town\n")
	const rows = 20_000
	for i := range rows {
		fmt.Fprintf(&in, "B-%-5d Quorl%-4d York\n", i, i%1000)
	}
	r, err := Fixed.Open(strings.NewReader(in.String()), asHeader)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	var b block.Block
	for err = r.Next(&b); err == nil; err = r.Next(&b) {
		for _, row := range b.Rows {
			if row.Data {
				n++
			}
		}
		if n > 0 && len(b.Cells) > 0 && !strings.HasPrefix(r.Decode(b.Raw, b.Cells[0]), "B-") {
			t.Fatalf("a block begins with %q", r.Decode(b.Raw, b.Cells[0]))
		}
	}
	if err != io.EOF || n != rows {
		t.Errorf("%d rows, %v", n, err)
	}
}
