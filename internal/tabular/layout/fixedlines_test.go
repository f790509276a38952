package layout

import (
	"fmt"
	"io"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet/internal/tabular/block"
)

// readBack reads a text in a format, and gives its rows as values behind their columns, and what comes out where each value is put into its own place.
func readBack(t *testing.T, f *block.Format, src io.Reader, opts block.Options) (rows [][]string, out string) {
	t.Helper()
	r, err := f.Open(src, opts)
	if err != nil {
		t.Fatal(err)
	}
	var b block.Block
	for err = r.Next(&b); err == nil; err = r.Next(&b) {
		cell, at := 0, 0
		for _, row := range b.Rows {
			var values []string
			for _, c := range b.Cells[cell:row.Cells] {
				value := r.Decode(b.Raw, c)
				out += b.Raw[at:c.Start] + string(r.Encode(nil, c, []byte(value)))
				at = int(c.End)
				names, _ := r.Columns()
				name := "text"
				if c.Column >= 0 {
					if name = names[c.Column]; name == "" {
						name = fmt.Sprint(c.Column)
					}
				}
				values = append(values, name+"="+value)
			}
			if len(values) > 0 {
				rows = append(rows, values)
			}
			cell = int(row.Cells)
		}
		out += b.Raw[at:]
	}
	if err != io.EOF {
		t.Fatal(err)
	}
	return rows, out
}

// TestFixedWithout holds that columns without names are read as they have been written, at the left, at the right and without a
// blank between a number and letters, wherever the reads are cut.
func TestFixedWithout(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	word := func(least, most int, of string) string {
		b := make([]byte, least+r.IntN(most-least+1))
		for i := range b {
			b[i] = of[r.IntN(len(of))]
		}
		return string(b)
	}
	const letters, digits = "abcdefghij", "123456789"
	for range 300 {
		var text strings.Builder
		var want [][]string
		right := r.IntN(2) == 0
		for range leastLined + r.IntN(40) {
			number, name, town, mark := word(6, 6, digits), word(3, 12, letters), word(5, 9, letters), word(7, 7, digits)
			row := []string{"0=" + number, "1=" + name, "2=" + town, "3=" + mark}
			if right {
				fmt.Fprintf(&text, "%-7s %13s  %9s   %7s\n", number, name, town, mark)
			} else {
				fmt.Fprintf(&text, "%6s%-14s%-10s%7s\n", number, name, town, mark)
			}
			want = append(want, row)
		}
		for how, src := range map[string]io.Reader{"whole": strings.NewReader(text.String()), "one byte": iotest.OneByteReader(strings.NewReader(text.String()))} {
			rows, out := readBack(t, &Fixed, src, block.Options{})
			if !reflect.DeepEqual(rows, want) {
				t.Fatalf("%s:\n%s has %q, want %q", how, text.String(), rows, want)
			}
			if out != text.String() {
				t.Fatalf("%s: values in their own places give\n%s\nin the place of\n%s", how, out, text.String())
			}
		}
	}
}

// TestFixedWithoutApart holds which gaps part columns.
func TestFixedWithoutApart(t *testing.T) {
	for _, tt := range []struct {
		line    string // N is a number that is another in each line
		columns int
	}{
		{"%-9s  2 Jan 198N  York", 3}, {"%-9s  GB2N NWBK 6016  York", 3}, {"%-9s  202-1N-1980 2001-01-0N", 3}, {"Dear %s, we met N times", 0}, {"one two%s", 0},
	} {
		var text strings.Builder
		for i := range 20 {
			fmt.Fprintf(&text, strings.ReplaceAll(tt.line, "N", string(rune('0'+i%10)))+"\n", strings.Repeat("q", 1+i*i%7))
		}
		n := 0
		if g := findGrid(text.String(), true, &block.Options{}); g != nil {
			n = len(g.starts)
		}
		if n != tt.columns {
			t.Errorf("%s has %d columns, want %d", tt.line, n, tt.columns)
		}
	}
}

// TestObjects holds that lines of objects are no columns of a fixed width, however alike they are.
func TestObjects(t *testing.T) {
	var text strings.Builder
	for i := range 20 {
		fmt.Fprintf(&text, "  { id: %d, name: \"Quorl%d\", town: \"Bonn\" },\n", 1000+i, 10+i)
	}
	if IsFixed("export const all = [\n"+text.String()+"];\n", true, &block.Options{}) || !AreObjects(text.String()) || AreObjects("{\n a: 1\n}\n") {
		t.Error("objects are taken for columns")
	}
}
