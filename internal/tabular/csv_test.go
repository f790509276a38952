package tabular

import (
	"errors"
	"io"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"
)

// TestEncode holds that a masked value that cannot stand without quotes gets
// them. No rule makes one of a value that stood without.
func TestEncode(t *testing.T) {
	c := newCSV(nil, Options{Delimiter: ';'})
	for value, want := range map[string]string{
		"a": "a", "": "", "a;b": `"a;b"`, `a"b`: `"a""b"`, "a\nb": "\"a\nb\"", "a\rb": "\"a\rb\"", `"`: `""""`, "a,b": "a,b",
	} {
		if got := c.Encode(nil, Cell{}, []byte(value)); string(got) != want {
			t.Errorf("%q is spelled %q; want %q", value, got, want)
		}
	}
}

// read gives all that a file holds: the rows, spelled out, and the bytes put
// together again.
func read(t *testing.T, src io.Reader, opts Options) (names []string, rows [][]string, raw string) {
	t.Helper()
	f, _, err := Open(src, opts)
	if err != nil {
		t.Fatal(err)
	}
	for {
		var r Row
		if err := f.Next(&r); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		raw += r.Raw
		if r.Number == 0 {
			continue
		}
		var values []string
		for _, c := range r.Cells {
			values = append(values, f.Decode(&r, c))
		}
		rows = append(rows, values)
	}
	names, _ = f.Columns()
	return names, rows, raw
}

// TestCSV holds what is read of a file, wherever the reads are cut, and that the
// rows put together are the file.
func TestCSV(t *testing.T) {
	const file = "\ufeffid;name\r\n1;\"Doe; Jane\"\r\n\r\n2;\"a \"\"b\"\"\nc\";more\n3;"
	wantRows := [][]string{{"1", "Doe; Jane"}, {"2", "a \"b\"\nc", "more"}, {"3", ""}}
	for _, src := range []io.Reader{strings.NewReader(file), iotest.OneByteReader(strings.NewReader(file)), iotest.DataErrReader(strings.NewReader(file))} {
		names, rows, raw := read(t, src, Options{IsHeader: func([]string) bool { return true }})
		if raw != file {
			t.Errorf("the rows put together are %q", raw)
		}
		if !reflect.DeepEqual(names, []string{"id", "name"}) || !reflect.DeepEqual(rows, wantRows) {
			t.Errorf("read %q and %q", names, rows)
		}
	}
}

func TestIsHeader(t *testing.T) {
	holds := func(s string) bool { return strings.Contains(s, "@") }
	knows := func(s string) bool { return s == "id" || s == "Name" }
	for _, c := range []struct {
		cells  []string
		want   bool
		reason string
	}{
		{[]string{"id", "mail"}, true, "one name is known"},
		{[]string{"Name", "Foo"}, true, ""},
		{[]string{"id", "a@b.co"}, false, "there is data in it"},
		{[]string{"id", "12345"}, false, "there is a number in it"},
		{[]string{"John", "Smith"}, false, "nobody knows these"},
		{[]string{"john", "smith"}, false, ""},
		{[]string{"col_1", "x"}, true, "programs name columns so"},
		{[]string{"col_1", "3"}, false, "3 is no name"},
		{nil, false, ""},
	} {
		if got := IsHeader(c.cells, holds, knows); got != c.want {
			t.Errorf("IsHeader(%q) = %v %s", c.cells, got, c.reason)
		}
	}
}

// TestMaxColumns holds that a row of commas alone is refused before it takes
// memory for each of them.
func TestMaxColumns(t *testing.T) {
	f, _, err := Open(strings.NewReader(strings.Repeat(",", MaxColumns)), Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Next(new(Row)); !errors.Is(err, ErrTooManyColumns) {
		t.Errorf("%v, want ErrTooManyColumns", err)
	}
	f, _, _ = Open(strings.NewReader(strings.Repeat(",", MaxColumns-1)), Options{})
	if err := f.Next(new(Row)); err != nil {
		t.Errorf("as many as are allowed: %v", err)
	}
}

func TestOpenRefuses(t *testing.T) {
	for _, opts := range []Options{{Format: "none"}, {MaxField: -1}, {MaxField: MaxRow + 1}, {Delimiter: '"'}, {Delimiter: '*'}} {
		if _, _, err := Open(strings.NewReader(""), opts); !errors.Is(err, ErrUnknownFormat) && !errors.Is(err, ErrOptions) {
			t.Errorf("%+v: %v", opts, err)
		}
	}
}

// FuzzSplit holds that a row is split alike whatever has been read of what
// follows it.
func FuzzSplit(f *testing.F) {
	for _, s := range []string{"", "a,b\n", "\"a\"\"\",b\r\nc", "a\rb", "\"", "a\"", ",,\n\n"} {
		f.Add(s, uint16(len(s)/2))
	}
	f.Fuzz(func(t *testing.T, in string, cut uint16) {
		if in == "" {
			return
		}
		s := newCSVSplitter(',', DefaultMaxField)
		cells, n, _, err := s.split(nil, in, 0, false)
		if err != nil {
			return
		}
		part, m, _, err := s.split(nil, in[:min(int(cut), len(in))], 0, true)
		if err != nil || m != 0 && (m != n || !reflect.DeepEqual(cells, part)) {
			t.Fatalf("%q is split at %d, and a part of it at %d, %v", in, n, m, err)
		}
	})
}
