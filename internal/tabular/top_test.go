package tabular

import (
	"errors"
	"io"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/tabular/block/blocktest"
)

var topTests = []struct {
	reason   string
	in       string
	names    []string
	passed   int64
	beside   []string
	firstRow []string
}{
	{"nothing is in front of it", "id,name\n1,Jo\n2,Al\n", []string{"id", "name"}, 0, nil, []string{"1", "Jo"}},
	{"a spreadsheet says the delimiter, which few would guess", "SEP=,\r\na;1,b;1\r\n1;2,2;1\r\n", []string{"a;1", "b;1"}, 1, nil, []string{"1;2", "2;1"}},
	{"a title in front of another delimiter", "Sales, by month\nid;name;city\n1;Jo;Rome\n2;Al;Rome\n", []string{"id", "name", "city"}, 1,
		[]string{"Sales, by month"}, []string{"1", "Jo", "Rome"}},
	{"a comment with a quote", "# 5\" disks, by Jo\nid,name,city\n1,Jo,Rome\n", []string{"id", "name", "city"}, 1, []string{" 5\" disks, by Jo"}, []string{"1", "Jo", "Rome"}},
	{"the comment nearest to the rows is the header", "# of today\n#id,name\n1,Jo\n2,Al\n", []string{"#id", "name"}, 1, []string{" of today"}, []string{"1", "Jo"}},
	{"a row of types", "id,name,born\n\"NUMBER(10,2)\",character varying,date\n1,Jo,2001-01-02\n", []string{"id", "name", "born"}, 1,
		nil, []string{"1", "Jo", "2001-01-02"}},
	{"the numbers of the rows have no name", ",name\n0,Jo\n1,Al\n", []string{"column_1", "name"}, 0, nil, []string{"0", "Jo"}},
	{"rows have names, and they none", "age,size\nJo,1,2\nAl,3,4\n", []string{"age", "size"}, 0, nil, []string{"Jo", "1", "2"}},
	{"one column of hashtags", "#all\n#some\n#none\n", []string{"#all"}, 0, nil, []string{"#some"}},
	{"nothing but comments", "#a,b\n#c,d\n", []string{"#a", "b"}, 0, nil, []string{"#c", "d"}},
}

// always takes the first row that may be one for the header.
func always([]string, [][]string) bool { return true }

func TestTop(t *testing.T) {
	for _, tt := range topTests {
		names, rows, raw := read(t, strings.NewReader(tt.in), Options{Format: "csv", IsHeader: always})
		if raw != tt.in || !slices.Equal(names, tt.names) || len(rows) == 0 || !slices.Equal(rows[0], tt.firstRow) {
			t.Errorf("%s: names %q above %q", tt.reason, names, rows)
		}
		f, err := Open(strings.NewReader(tt.in), Options{Format: "csv", IsHeader: always})
		if err != nil {
			t.Fatal(err)
		}
		var b Block
		s := Sample{Most: 10}
		if err := errors.Join(f.Next(&b), f.Split(&b)); err != nil {
			t.Fatal(err)
		}
		s.Add(f, &b)
		if !slices.Equal(s.Beside, tt.beside) || f.PassedOver() != tt.passed {
			t.Errorf("%s: %d rows are passed over, with the texts %q", tt.reason, f.PassedOver(), s.Beside)
		}
	}
}

// TestTopWithoutHeader holds that a title is data where no header is below it.
func TestTopWithoutHeader(t *testing.T) {
	_, rows, _ := read(t, strings.NewReader("Jo,,\n\na,b,c\nd,e,f\n"), Options{Format: "csv"})
	if want := [][]string{{"Jo", "", ""}, {"a", "b", "c"}, {"d", "e", "f"}}; !reflect.DeepEqual(rows, want) {
		t.Errorf("rows %q", rows)
	}
}

// TestTopErrors holds that errors say the line of the file and the row of the table.
func TestTopErrors(t *testing.T) {
	const above = "sep=,\n# one \"\n\"A\ntitle\",,\n"
	for in, want := range map[string]string{
		above + "a,b,c\nint,date,text\n1,2,3\n4,5\"\n": "line 8, row 2, column 2: " + ErrQuote.Error(),
		above + "a,b,c\n1,2,3\n4,5,6\n7,8\xff\n":       "line 8, row 3, column 2: " + ErrInvalidUTF8.Error(),
		"# \xff\na,b,c\n1,2,3\n":                       "line 1, column 1: " + ErrInvalidUTF8.Error(),
		"# a\n# b\nx,y \"\n":                           "line 3, row 2, column 2: " + ErrQuote.Error(),
	} {
		f, err := Open(strings.NewReader(in), Options{Format: "csv", IsHeader: always})
		if err != nil {
			t.Fatal(err)
		}
		var b Block
		if err := f.Next(&b); err != nil {
			t.Fatal(err)
		}
		if err := f.Split(&b); err == nil || err.Error() != want {
			t.Errorf("%q: %v; want %s", in, err, want)
		}
	}
}

// FuzzTop holds that the rows put together are the file, whatever stands around the
// header, that cells beside the table are in no row of it, and that a value in the place of a
// text beside the table leaves the rows as they are.
func FuzzTop(f *testing.F) {
	for _, tt := range topTests {
		f.Add(tt.in)
	}
	f.Fuzz(func(t *testing.T, in string) {
		masked, names, rows, err := replaceBeside(t, in)
		if err != nil || masked == in {
			return
		}
		_, again, after, err := replaceBeside(t, masked)
		if err != nil || !slices.Equal(names, again) || rows != after {
			t.Errorf("%q has %d rows, and %q %d, %v", in, rows, masked, after, err)
		}
	})
}

// replaceBeside replaces the letter a in the texts beside a table by an asterisk.
func replaceBeside(t *testing.T, in string) (out string, names []string, rows int, err error) {
	f, err := Open(strings.NewReader(in), Options{Format: "csv", Delimiter: ',', IsHeader: always})
	if err != nil {
		return "", nil, 0, err
	}
	for b := new(Block); ; {
		if err = f.Next(b); err == nil {
			err = f.Split(b)
		}
		if errors.Is(err, io.EOF) {
			names, _ = f.Columns()
			return out, names, rows, nil
		}
		if err != nil {
			return "", nil, 0, err
		}
		blocktest.Check(t, b)
		done, cell := 0, 0
		for _, r := range b.Rows {
			for _, c := range b.Cells[cell:r.Cells] {
				if c.Column != Beside {
					continue
				}
				if r.Data {
					t.Fatalf("%q: a cell of a row of data is beside the table", in)
				}
				if value := f.Decode(b.Raw, c); strings.Contains(value, "a") {
					out += b.Raw[done:c.Start] + string(f.Encode(nil, c, []byte(strings.ReplaceAll(value, "a", "*"))))
					done = int(c.End)
				}
			}
			if cell = int(r.Cells); r.Data {
				rows++
			}
		}
		out += b.Raw[done:]
	}
}
