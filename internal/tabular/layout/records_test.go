package layout

import (
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet/internal/tabular/block"
)

var recordOptions = block.Options{IsKnown: func(name string) bool { return slices.Contains([]string{"surname", "phone"}, strings.ToLower(name)) }}

// headed gives its head to whoever asks for it.
type headed struct {
	io.Reader
	head string
}

func (h headed) Head() string { return h.head }

// recordCells gives the cells of a text that is read a byte at a time, as name=value with a bar behind each row of data, the text as
// the blocks have it, and with another value in each cell of a column.
func recordCells(t testing.TB, in, become string) (cells []string, raw, out string) {
	t.Helper()
	r, err := Expanded.Open(headed{iotest.OneByteReader(strings.NewReader(in)), in}, recordOptions)
	if err != nil {
		t.Fatal(err)
	}
	var dst []byte
	for b := new(block.Block); ; {
		if err := r.Next(b); errors.Is(err, io.EOF) {
			return cells, raw, string(dst)
		} else if err != nil {
			t.Fatalf("%v in %q", err, in)
		}
		raw += b.Raw
		names, _ := r.Columns()
		at, cell := 0, 0
		for _, row := range b.Rows {
			for _, c := range b.Cells[cell:row.Cells] {
				name := ""
				dst = append(dst, b.Raw[at:c.Start]...)
				if at = int(c.Start); c.Column >= 0 {
					name = names[c.Column]
					dst, at = r.Encode(dst, c, []byte(become)), int(c.End)
				}
				cells = append(cells, name+"="+r.Decode(b.Raw, c))
			}
			if cell = int(row.Cells); row.Data {
				cells = append(cells, "|")
			}
		}
		dst = append(dst, b.Raw[at:]...)
	}
}

// TestRecords holds which texts are rows with a line for each value, and what is in them.
func TestRecords(t *testing.T) {
	for _, tt := range []struct{ reason, in, want, masked string }{
		{"parted by colons", "%rec: Staff\n\nSurname: Lee\nPhone: 1\nok: a\n\nSurname: Om\nPhone:\nok: b\n\nSurname: Ek\nPhone: 3\nok: c\nSurname: Al\nPhone: 4",
			"=%rec: Staff Surname=Lee Phone=1 ok=a | Surname=Om ok=b | Surname=Ek Phone=3 ok=c | Surname=Al Phone=4 |",
			"%rec: Staff\n\nSurname: *\nPhone: *\nok: *\n\nSurname: *\nPhone:\nok: *\n\nSurname: *\nPhone: *\nok: *\nSurname: *\nPhone: *"},
		{"as print_r has them", strings.Repeat("Array\r\n(\r\n    [surname] => Lee:x\r\n    [phone] => 1\r\n    [ok] => \r\n    [n] => 2\r\n)\r\n", 3),
			"=Array =( surname=Lee:x phone=1 n=2 =) =Array =( | surname=Lee:x phone=1 n=2 =) =Array =( | surname=Lee:x phone=1 n=2 =) |",
			strings.Repeat("Array\r\n(\r\n    [surname] => *\r\n    [phone] => *\r\n    [ok] => \r\n    [n] => *\r\n)\r\n", 3)},
	} {
		if !AreRecords(tt.in, true, &recordOptions) {
			t.Errorf("%s: it is not told", tt.reason)
		}
		cells, _, out := recordCells(t, tt.in, "*")
		if got := strings.Join(cells, " "); got != tt.want || out != tt.masked {
			t.Errorf("%s:\ngot  %s\nwant %s\n%q", tt.reason, got, tt.want, out)
		}
	}
	for _, in := range []string{"", "Surname: Lee\nPhone: 1\n", strings.Repeat("Jo: hello\nAl: bye\n", 9), strings.Repeat("Surname: Lee\nPhone: 1\nand that is all that there is\nto be said of her\n", 9),
		strings.Repeat("surname:Lee\nphone:1\n", 5)} {
		if AreRecords(in, true, &recordOptions) {
			t.Errorf("%q is taken for records", in)
		}
	}
}

// FuzzRecords holds that nothing of a text is lost.
func FuzzRecords(f *testing.F) {
	f.Add(strings.Repeat("Surname: Lee\nPhone: 1\n\n", 3), "x")
	f.Fuzz(func(t *testing.T, in, rest string) {
		in = strings.Repeat("surname => Lee\nphone => 1\n", 3) + in + rest
		if _, err := block.CheckText(in); err != nil || len(in) > 2000 || IsExpanded(in) {
			return
		}
		if _, raw, _ := recordCells(t, in, ""); raw != in {
			t.Fatalf("%q of %q", raw, in)
		}
	})
}
