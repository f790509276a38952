package tabular

import (
	"errors"
	"io"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular/block/blocktest"
)

// TestEncode holds that a masked value that cannot stand without quotes gets
// them. No rule makes one of a value that stood without.
func TestEncode(t *testing.T) {
	c, err := openCSV(nil, Options{Delimiter: ';'})
	if err != nil {
		t.Fatal(err)
	}
	for value, want := range map[string]string{
		"a": "a", "": "", "a;b": `"a;b"`, `a"b`: `"a""b"`, "a\nb": "\"a\nb\"", "a\rb": "\"a\rb\"", `"`: `""""`, "a,b": "a,b",
	} {
		if got := c.Encode(nil, Cell{}, []byte(value)); string(got) != want {
			t.Errorf("%q is spelled %q; want %q", value, got, want)
		}
	}
}

// TestQuote holds that a quote that is missing is reported where it is, and not where the
// next one has made it plain.
func TestQuote(t *testing.T) {
	for bad, want := range map[string]string{
		`"Jo; of 12`:     "line 13, row 12, column 2: ",
		`Jo; of 12"`:     "line 13, row 12, column 3: ",
		`"Jo "x" of 12"`: "line 13, row 12, column 2: ",
	} {
		var file strings.Builder
		file.WriteString("id;name;note\n")
		for i := range 30 {
			name := `"Jo; of ten"`
			if i == 11 {
				name = bad
			}
			file.WriteString("1;" + name + ";fine\n")
		}
		f, err := Open(strings.NewReader(file.String()), Options{IsHeader: func([]string, [][]string) bool { return true }})
		if err != nil {
			t.Fatal(err)
		}
		var b Block
		if err := f.Next(&b); err != nil {
			t.Fatal(err)
		}
		if err := f.Split(&b); err == nil || err.Error() != want+ErrQuote.Error() {
			t.Errorf("%s: %v; want %s", bad, err, want)
		}
	}
}

// TestEncodeAlone holds that a row does not become an empty line, which is no row, when
// its only field is emptied.
func TestEncodeAlone(t *testing.T) {
	c, err := openCSV(strings.NewReader("a\n\"b\"\nc,d\n"), Options{Delimiter: ',', MaxField: DefaultMaxField})
	if err != nil {
		t.Fatal(err)
	}
	var b Block
	if err := c.Next(&b); err != nil {
		t.Fatal(err)
	}
	if err := c.Split(&b); err != nil {
		t.Fatal(err)
	}
	var empty, null []string
	for _, cell := range b.Cells {
		empty = append(empty, string(c.Encode(nil, cell, nil)))
		null = append(null, string(c.AppendNull(nil, cell)))
	}
	if want := []string{`""`, `""`, "", ""}; !reflect.DeepEqual(empty, want) || !reflect.DeepEqual(null, want) {
		t.Errorf("empty fields are spelled %q and nulls %q; want %q", empty, null, want)
	}
}

// read gives all that a file holds: the rows, spelled out, and the bytes put
// together again.
func read(t *testing.T, src io.Reader, opts Options) (names []string, rows [][]string, raw string) {
	t.Helper()
	f, err := Open(src, opts)
	if err != nil {
		t.Fatal(err)
	}
	for {
		var b Block
		if err := f.Next(&b); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		if err := f.Split(&b); err != nil {
			t.Fatal(err)
		}
		raw += b.Raw
		blocktest.Check(t, &b)
		cell := 0
		for _, r := range b.Rows {
			var values []string
			for ; cell < int(r.Cells); cell++ {
				values = append(values, f.Decode(b.Raw, b.Cells[cell]))
			}
			if r.Data {
				rows = append(rows, values)
			}
		}
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
		names, rows, raw := read(t, src, Options{IsHeader: func([]string, [][]string) bool { return true }})
		if raw != file {
			t.Errorf("the rows put together are %q", raw)
		}
		if !reflect.DeepEqual(names, []string{"id", "name"}) || !reflect.DeepEqual(rows, wantRows) {
			t.Errorf("read %q and %q", names, rows)
		}
	}
}

func TestIsHeader(t *testing.T) {
	find := func(s string) []privet.Finding {
		if strings.Contains(s, "@") || strings.ToUpper(s[:min(len(s), 1)]) == s[:min(len(s), 1)] && s != "Name" {
			return []privet.Finding{{Start: 0, End: len(s)}}
		}
		return nil
	}
	judge := func(columns []privet.Column) []privet.Result {
		results := make([]privet.Result, len(columns))
		for i, c := range columns {
			results[i] = privet.Result{Column: c.Name, Label: privet.Unknown}
			if c.Name == "id" || c.Name == "Name" {
				results[i].Label = privet.None
			}
			if len(c.Values) > 0 && c.Values[0] == "Texas" {
				results[i].Label = "PERSON"
			}
		}
		return results
	}
	for _, c := range []struct {
		cells  []string
		want   bool
		reason string
	}{
		{[]string{"id", "mail"}, true, "one name is known"},
		{[]string{"Name", "foo"}, true, ""},
		{[]string{"Name", "Foo"}, false, "Foo may be a name of a person"},
		{[]string{"Name", "id", "Foo"}, true, "two that are known outvote a doubt"},
		{[]string{"Name", "foo_bar", "Foo"}, true, "so does one that programs write"},
		{[]string{"Name", "id", "Foo", "Bar"}, false, "but not two"},
		{[]string{"id", "a@b.co"}, false, "there is data in it"},
		{[]string{"id", "12345"}, false, "there is a number in it"},
		{[]string{"John", "Smith"}, false, "nobody knows these"},
		{[]string{"john", "smith"}, false, ""},
		{[]string{"col_1", "x"}, true, "programs name columns so"},
		{[]string{"col_1", "3"}, false, "3 is no name"},
		{nil, false, ""},
		{[]string{"Column1", "Column2", "Column10"}, true, "so do they"},
		{[]string{"Column1", "Column1"}, false, "one of them is another's"},
		{[]string{"Column1", "Field2"}, false, "two words"},
		{[]string{"Column1"}, false, "one may be anything"},
		{[]string{"1", "2"}, false, "no word"},
		{[]string{"a@b.co1", "a@b.co2"}, false, "there is data in it"},
	} {
		if got := IsHeader(c.cells, nil, find, judge); got != c.want {
			t.Errorf("IsHeader(%q) = %v %s", c.cells, got, c.reason)
		}
	}
	numbers := [][]string{{"Texas", "37", "2020-01-02"}, {"Iowa", "4", "2021-03-04"}, {"Utah", "", "2021-05-06"}, {"Ohio", "6.5", ""}}
	for _, c := range []struct {
		cells  []string
		want   bool
		reason string
	}{
		{[]string{"id", "what", "when"}, true, "words over two columns of numbers"},
		{[]string{"where", "what", "when"}, false, "nobody knows the word over names of people"},
		{[]string{"where", "what", "2020-09-09"}, false, "a day over days"},
		{[]string{"Maine", "unknown", "2020-09-09"}, false, "a row with a word for what is missing"},
		{[]string{"id", "12", "x"}, false, "a number over numbers, whatever is known"},
		{[]string{"where", "2020", "when"}, false, "a year may be a name and a value"},
		{[]string{"a@b.co", "What", "When"}, false, "there is data in it"},
		{[]string{"Maine", "what", "when"}, false, "as many doubts as there are words over numbers"},
		{[]string{"where", "n/a", "n/a"}, false, "words for what is missing"},
		{[]string{"where", "Unknown", "when"}, false, "one of them is enough"},
		{[]string{"where", "low", "Low"}, false, "names are different"},
	} {
		if got := IsHeader(c.cells, numbers, find, judge); got != c.want {
			t.Errorf("IsHeader(%q) over numbers = %v %s", c.cells, got, c.reason)
		}
	}
	for _, row := range numbers {
		row[0] = "in " + row[0]
	}
	if !IsHeader([]string{"where", "what", "when"}, numbers, find, judge) {
		t.Error("words over two columns of numbers, and one that is not of people, are none")
	}
	if words := [][]string{{"Texas", "a"}, {"Iowa", "b"}, {"Utah", "c"}}; IsHeader([]string{"Where", "What"}, words, find, judge) {
		t.Error("words over words are a header")
	}
}

// TestMaxColumns holds that a row of commas alone is refused before it takes
// memory for each of them.
func TestMaxColumns(t *testing.T) {
	for n, want := range map[int]error{MaxColumns: ErrTooManyColumns, MaxColumns - 1: nil} {
		f, err := Open(strings.NewReader(strings.Repeat(",", n)), Options{})
		if err != nil {
			t.Fatal(err)
		}
		var b Block
		if err := f.Next(&b); err != nil {
			t.Fatal(err)
		}
		if err := f.Split(&b); !errors.Is(err, want) {
			t.Errorf("%d commas: %v, want %v", n, err, want)
		}
	}
}

func TestOpenRefuses(t *testing.T) {
	for _, opts := range []Options{{Format: "none"}, {MaxField: -1}, {MaxField: MaxRow + 1}, {Delimiter: '"'}, {Delimiter: '*'}} {
		if _, err := Open(strings.NewReader(""), opts); !errors.Is(err, ErrUnknownFormat) && !errors.Is(err, ErrOptions) {
			t.Errorf("%+v: %v", opts, err)
		}
	}
}

// FuzzWholeRows holds that what is taken for whole rows is split alike with and
// without what follows it, as long as there is nothing wrong.
func FuzzWholeRows(f *testing.F) {
	for _, s := range []string{"", "a,b\n", "\"a\"\"\",b\r\nc", "a\rb", "\"", "a\"", ",,\n\n", "a\r\n\"\n\"\r\nb"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, in string) {
		s := newCSVSplitter(',', DefaultMaxField)
		n := wholeRows([]byte(in))
		ends := map[int]bool{0: true}
		for at := 0; at < len(in); {
			_, end, _, err := s.split(nil, in, at)
			if err != nil {
				return
			}
			ends[end] = true
			at = end
		}
		if !ends[n] {
			t.Fatalf("%q has no row that ends at %d", in, n)
		}
		// Unless nothing but the end of the file can end it, the last row is one.
		if n == 0 && strings.Contains(strings.TrimSuffix(in, "\n"), "\n") && !strings.Contains(in, "\"") {
			t.Fatalf("%q has rows", in)
		}
	})
}
