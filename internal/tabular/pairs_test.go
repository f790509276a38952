package tabular

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet/internal/linear"
	"github.com/privet-go/privet/internal/tabular/block/blocktest"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// known are names that say what a column holds; the header of a table is known to be one.
func knownOptions(known ...string) Options {
	return Options{
		IsHeader: func(cells []string, _ [][]string) bool { return tree.IsHeading(cells[0]) },
		IsKnown:  func(name string) bool { return slices.Contains(known, name) },
	}
}

// TestPairs holds the columns of values that have their names beside them, wherever the reads
// are cut.
func TestPairs(t *testing.T) {
	for _, tt := range []struct {
		reason, in, want string
	}{
		{"a name in front of a value and behind it", `[{"key":"ssn","value":"1"},{"value":2,"key":"email"}]`, "value{ssn}=1 row value{email}=2 row"},
		{"a name that is not known counts among those that are", `[{"key":"ssn","value":"1"},{"key":"email","value":"2"},{"key":"huh","value":"3"}]`,
			"value{ssn}=1 row value{email}=2 row value{huh}=3 row"},
		{"few that are known count alone", `[{"a":[{"key":"p","value":1},{"key":"q","value":2},{"key":"r","value":3},{"key":"s","value":4},{"key":"t","value":5},{"key":"ssn","value":6}]}]`,
			"a[].key=p a[].value=1 a[].key=q a[].value=2 a[].key=r a[].value=3 a[].key=s a[].value=4 a[].key=t a[].value=5 a[].value{ssn}=6 row"},
		{"a key that is data", `[{"key":"ssn","value":"1"},{"key":"12345","value":"2"}]`, "value{ssn}=1 row key=12345 value=2 row"},
		{"nothing known", `[{"key":"p","value":"1"}]`, "key=p value=1 row"},
		{"what wraps a value", `[{"key":"ssn","value":{"stringValue":"1"}},{"key":"email","value":{"arrayValue":{"values":[{"stringValue":"2"}]}}}]`,
			"value.stringValue{ssn}=1 row value.arrayValue.values[].stringValue{email}=2 row"},
		{"what a value has names for", `[{"key":"ssn","value":{"city":"x"}}]`, "key=ssn value.city=x row"},
		{"the last part of an address", `[{"system":"http://example.org/sid/ssn","value":"1"},{"system":"urn:x:email","value":"2"},{"system":"http://example.org","value":"3"}]`,
			"value{ssn}=1 row value{email}=2 row system=http://example.org value=3 row"},
		{"a code inside of a type", `[{"type":{"coding":[{"system":"http://example.org/0203","code":"ssn"}]},"system":"http://example.org","value":"1"}]`,
			"type.coding[].system=http://example.org/0203 system=http://example.org value{ssn}=1 row"},
		{"outside of records", `{"n":[{"x":1}],"key":"ssn","value":"1"}`, "n[].x=1 row key=ssn value{ssn}=1"},
		{"two names", `[{"type":"ssn","name":"Ann","value":"1"}]`, "name=Ann value{ssn}=1 row"},
		{"an object of another kind", `[{"key":"ssn","price":1,"box":{"value":2}}]`, "key=ssn price=1 box.value=2 row"},

		{"arrays with a header", `[["ssn","email"],["1","2"],["3","4","5"],["6"]]`, "ssn=1 email=2 row ssn=3 email=4 []=5 row ssn=6 row"},
		{"arrays with a title", `[["Ann"],["ssn","email"],["1","2"]]`, "[]=Ann row []=ssn []=email row []=1 []=2 row"},
		{"arrays of data", `[["x","y"],["1","2"]]`, "[]=x []=y row []=1 []=2 row"},
		{"arrays under a key", `{"values":[["ssn","email"],["1","2"]]}`, "values[].ssn=1 values[].email=2 row"},
		{"names beside rows", `{"columns":["ssn","email"],"data":[["1","2"],["3",null]]}`, "data[].ssn=1 data[].email=2 data[].ssn=3 data[].email= row"},
		{"names behind rows", `{"data":[["1","2"]],"fields":[{"name":"ssn"},{"name":"email"}]}`, "data[].ssn=1 data[].email=2 row row"},
		{"names of another number", `{"columns":["ssn","email"],"data":[["1"],["3"]]}`, "columns[]=ssn columns[]=email data[][]=1 data[][]=3 row"},
		{"more names that are none", `{"columns":["ssn","email"],"data":[["1","2"]],"columns":["Ann"]}`, "columns[]=ssn columns[]=email data[][]=1 data[][]=2 columns[]=Ann row"},
		{"names in each record", `[{"columns":["ssn","email"],"data":[["1","2"]]}]`, "columns[]=ssn columns[]=email data[][]=1 data[][]=2 row"},

		{"an object in a string", `[{"s":"{\"ssn\":\"1\\n\",\"n\":[2,null],\"12345\":\"\u00e9\"}"}]`, "s.ssn=1\n s.n[]=2 s.n[]= s{}=12345 s.*=é row"},
		{"pairs in a string", `[{"s":"[{\"key\":\"ssn\",\"value\":1}]"}]`, "s[].value{ssn}=1 row"},
		{"no further inside", `[{"s":"{\"a\":\"{\\\"b\\\":1}\"}"}]`, `s.a={"b":1} row`},
		{"what is no JSON", `[{"s":"{x}"},{"s":"[1"},{"s":" {} "}]`, `s={x} row s=[1 row s= {}  row`},

		{"a table of attributes", "id,attribute,value\n1,ssn,a\n1,huh,b\n1,12345,c\n2,ssn,d\n2,huh,e\n",
			"id=1 value{ssn}=a row id=1 value{huh}=b row id=1 attribute=12345 value=c row id=2 value{ssn}=d row id=2 value{huh}=e row"},
		{"rows of other lengths", "attribute,value\nssn\nssn,a,b\n\nemail,c\n", "attribute=ssn row value{ssn}=a {}=b row value{email}=c row"},
		{"attributes that are none", "attribute,value\np,a\nq,b\n", "attribute=p value=a row attribute=q value=b row"},
		{"a table on its side", "ssn,1,2\nemail,3,4\nphone,5,6\nhuh,7,\n", "ssn=1 ssn=2 row email=3 email=4 row phone=5 phone=6 row huh=7 huh= row"},
		{"the same with numbers above", "row,1,2\nssn,3,4\nemail,5,6\nphone,7,8\n", "row=1 row=2 row ssn=3 ssn=4 row email=5 email=6 row phone=7 phone=8 row"},
		{"names of columns as data", "name,ssn\nssn,a\nemail,b\nphone,c\n", "name=ssn ssn=a row name=email ssn=b row name=phone ssn=c row"},
		{"names that come again", "ssn,1\nemail,2\nphone,3\nssn,4\n", "ssn=email 1=2 row ssn=phone 1=3 row ssn=ssn 1=4 row"},
		{"JSON in fields", "id,s\n1,\"{\"\"ssn\"\":\"\"a\\\"\"\"\",\"\"n\"\":2}\"\n2,x\n3,\"[\"\"b\"\"]\"\n4,\"{\"\"\"\n", "id=1 s.ssn=a\" s.n=2 row id=2 s=x row id=3 s[]=b row id=4 s={\" row"},
	} {
		for _, cut := range []bool{false, true} {
			src := io.Reader(strings.NewReader(tt.in))
			if cut {
				src = iotest.OneByteReader(src)
			}
			opts := knownOptions("ssn", "email", "phone")
			got, raw := leaves(t, src, opts)
			if g := strings.Join(got, " "); g != tt.want || raw != tt.in {
				t.Errorf("%s (cut %v): %s\ngot  %s\nwant %s", tt.reason, cut, tt.in, g, tt.want)
			}
		}
	}
}

// TestDeepPairs holds that values deep inside of others take no more time than others.
func TestDeepPairs(t *testing.T) {
	const width = 100_000
	read := func(depth int) func() {
		in := `[{"key":"ssn","value":1},` + strings.Repeat(`{"k":"huh","v":`, depth) + "[1" + strings.Repeat(",1", width) + "]" + strings.Repeat("}", depth) + "]"
		return func() {
			f, err := Open(strings.NewReader(in), knownOptions("ssn"))
			cells := 0
			for b := new(Block); err == nil; cells += len(b.Cells) {
				if err = f.Next(b); err == nil {
					err = f.Split(b)
				}
			}
			if cells < width || err != io.EOF {
				t.Errorf("%d values, %v", cells, err)
			}
		}
	}
	linear.Check(t, "pairs in pairs", 8, read(9), read(900))
}

// TestWhole holds that columns which somebody names are not parted.
func TestWhole(t *testing.T) {
	for _, in := range []string{`[{"key":"ssn","value":"1"}]`, `[{"value":"{\"ssn\":1}"}]`, "attribute,value\nssn,1\n", "attribute,value\nssn,\"{\"\"ssn\"\":1}\"\n"} {
		opts := knownOptions("ssn")
		opts.IsWhole = func(name string) bool { return name == "value" }
		got, _ := leaves(t, strings.NewReader(in), opts)
		if slices.ContainsFunc(got, func(s string) bool { return strings.HasPrefix(s, "value{") || strings.HasPrefix(s, "value.") }) {
			t.Errorf("%s: %q", in, got)
		}
	}
}

// TestManyPairs holds that a column has a thousand names, and values of more are in that of all.
func TestManyPairs(t *testing.T) {
	var b, c strings.Builder
	c.WriteString("attribute,value\n")
	for i := range tree.MostPairs + 50 {
		fmt.Fprintf(&b, `{"key":"p%d","value":%d}`+"\n", i, i)
		fmt.Fprintf(&c, "p%d,%d\n", i, i)
	}
	for _, in := range []string{b.String(), c.String()} {
		opts := knownOptions()
		opts.IsKnown = func(name string) bool { return strings.HasPrefix(name, "p") }
		f, err := Open(strings.NewReader(in), opts)
		if err != nil {
			t.Fatal(err)
		}
		for block := new(Block); err == nil; {
			if err = f.Next(block); err == nil {
				err = f.Split(block)
			}
		}
		names, _ := f.Columns()
		n := 0
		for _, name := range names {
			if strings.HasPrefix(name, "value{") {
				n++
			}
		}
		if n != tree.MostPairs || !slices.Contains(names, "value") || !f.Grows() || err != io.EOF {
			t.Errorf("%d names of values among %d columns, %v", n, len(names), err)
		}
	}
}

// TestManySideways holds that a table on its side has a thousand names, and a column for the values of more
// and of those that have none.
func TestManySideways(t *testing.T) {
	var b strings.Builder
	for i := range tree.MostPairs + 50 {
		fmt.Fprintf(&b, "p%d,%d\n", i, i)
	}
	b.WriteString("12345,x\n")
	opts := knownOptions()
	opts.IsKnown = func(name string) bool { return strings.HasPrefix(name, "p") }
	all, _ := leaves(t, strings.NewReader(b.String()), opts)
	if got := strings.Join(all[len(all)-5:], " "); got != "{}=1049 row {}=12345 {}=x row" || all[2*tree.MostPairs-2] != "p999=999" {
		t.Error(got, all[2*tree.MostPairs-2])
	}
}

// notAName stands in the place of values in the tests: it is no name, and not spelled as it is.
const notAName = "12345*\"\n"

// rewrite puts notAName in the place of each cell that is not empty, and gives what is in the
// cells with the names of their columns.
func rewrite(t *testing.T, in string, opts Options) (out string, cells []string, err error) {
	f, err := Open(strings.NewReader(in), opts)
	if err != nil {
		return "", nil, err
	}
	for b := new(Block); ; {
		if err = f.Next(b); err == nil {
			err = f.Split(b)
		}
		if err != nil {
			break
		}
		blocktest.Check(t, b)
		at := 0
		names, _ := f.Columns()
		for _, c := range b.Cells {
			value, column := f.Decode(b.Raw, c), "-"
			if int(c.Column) < len(names) && c.Column != Beside {
				column = names[c.Column]
			}
			if cells = append(cells, column+"="+value); value == "" || c.Column == Beside {
				continue
			}
			out += b.Raw[at:c.Start] + string(f.Encode(nil, c, []byte(notAName)))
			at = int(c.End)
		}
		out += b.Raw[at:]
	}
	if err != io.EOF {
		return "", nil, err
	}
	return out, cells, nil
}

// checkRewritten holds that a file whose values have been replaced has the same columns, with the new
// values in them.
func checkRewritten(t *testing.T, in string, opts Options) (cells []string) {
	out, cells, err := rewrite(t, in, opts)
	if err != nil {
		return nil
	}
	_, again, err := rewrite(t, out, opts)
	if err != nil || len(again) != len(cells) {
		t.Fatalf("%q\nbecomes %q\n%q\nbecome %q, %v", in, out, cells, again, err)
	}
	for i, cell := range cells {
		column, value, _ := strings.Cut(cell, "=")
		if want := column + "=" + notAName; value != "" && column != "-" && again[i] != want {
			t.Fatalf("%q\nbecomes %q\nin which %q is %q; want %q", in, out, cell, again[i], want)
		}
	}
	return cells
}

// FuzzPairsJSON holds that what replaces the values of a file is read at the same places, and that
// whatever is no cell is a name.
func FuzzPairsJSON(f *testing.F) {
	for _, s := range splitTests {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, in string) {
		if !json.Valid([]byte(in)) || strings.Contains(in, "=") {
			return // it stands between columns and values here
		}
		// Outside of records names may be cells.
		checkRewritten(t, in, Options{Format: "ndjson", IsKnown: isShort})
		_, cells, _ := rewrite(t, in, Options{Format: "json", IsKnown: isShort})
		var all any
		if cells == nil || json.Unmarshal([]byte(in), &all) != nil {
			return
		}
		have := map[string]int{}
		for _, cell := range cells {
			have[cell[strings.LastIndexByte(cell, '=')+1:]]++
		}
		eachText(all, func(s string) {
			if have[s]--; have[s] < 0 && s != "" && !LooksLikeName(tree.NameOfKey(s)) && !beginsInside([]byte(s)) {
				t.Fatalf("%q: %q is in no cell of %q", in, s, cells)
			}
		})
	})
}

// eachText calls f with each text in a value, in which no key of an object comes twice.
func eachText(v any, f func(string)) {
	switch v := v.(type) {
	case string:
		f(v)
	case []any:
		for _, e := range v {
			eachText(e, f)
		}
	case map[string]any:
		for _, e := range v {
			eachText(e, f)
		}
	}
}

// FuzzPairsCSV holds that what replaces the fields of a file is read at the same places, and that
// whatever is no cell is a name or stands in JSON.
func FuzzPairsCSV(f *testing.F) {
	for _, s := range []string{"k,v\na,1\nb,2\n12345,3\n", "id,type,val,v\n1,a,x,y\n2,a\n3,a,x,y,z\n", "a,1,2\nb,3,4\nc,5,6\n,7,8\n", "p,s\n1,\"{\"\"a\"\":\"\"x\"\"}\"\n2,\"[1]\"\n",
		"k,v\na,\"[{\"\"k\"\":\"\"b\"\",\"\"v\"\":1}]\"\n", "title\n\nk,v\na,1\n", "k,v\n\"a\",\"\"\n\"\"\"\",1\n"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, in string) {
		if strings.Contains(in, "=") {
			return // it stands between columns and values here
		}
		opts := Options{Format: "csv", Delimiter: ',', IsKnown: isShort, IsHeader: func(cells []string, _ [][]string) bool { return tree.IsHeading(cells[0]) }}
		checkRewritten(t, in, opts)
		got, raw := []string(nil), ""
		if _, _, err := rewrite(t, in, opts); err != nil {
			return
		}
		for _, src := range []io.Reader{strings.NewReader(in), iotest.OneByteReader(strings.NewReader(in))} {
			all := readAll(t, src, opts)
			if raw = strings.Join(all, "\n"); got != nil && raw != strings.Join(got, "\n") {
				t.Fatalf("%q: %q and, cut, %q", in, got, all)
			}
			got = all
		}
	})
}

// readAll gives the cells of a file with their columns.
func readAll(t *testing.T, src io.Reader, opts Options) (all []string) {
	f, err := Open(src, opts)
	for b := new(Block); err == nil; {
		if err = f.Next(b); err != nil {
			break
		}
		if err = f.Split(b); err == nil {
			for _, c := range b.Cells {
				all = append(all, fmt.Sprint(c.Column, "=", f.Decode(b.Raw, c)))
			}
		}
	}
	if err != io.EOF {
		t.Fatal(err)
	}
	names, _ := f.Columns()
	return append(all, names...)
}

// TestBlocksOfPairs holds that the columns of a long file are in one order whichever block is split first.
func TestBlocksOfPairs(t *testing.T) {
	var b strings.Builder
	b.WriteString("id,attribute,value,more\n")
	for i := range 40_000 {
		fmt.Fprintf(&b, "%d,p%d,%d,\"{\"\"q%d\"\":1}\"\n", i, i/100, i, i/100)
	}
	opts := knownOptions()
	opts.IsKnown = func(name string) bool { return true }
	want := readAll(t, strings.NewReader(b.String()), opts)
	f, err := Open(strings.NewReader(b.String()), opts)
	if err != nil {
		t.Fatal(err)
	}
	var blocks []*Block
	done := make(chan error)
	for {
		b := new(Block)
		if err := f.Next(b); err != nil {
			break
		}
		blocks = append(blocks, b)
	}
	for _, b := range slices.Backward(blocks) {
		go func() { done <- f.Split(b) }()
	}
	for range blocks {
		if err := <-done; err != nil {
			t.Fatal(err)
		}
	}
	var got []string
	for _, b := range blocks {
		for _, c := range b.Cells {
			got = append(got, fmt.Sprint(c.Column, "=", f.Decode(b.Raw, c)))
		}
	}
	names, _ := f.Columns()
	if got = append(got, names...); len(blocks) < 4 || !slices.Equal(got, want) {
		t.Errorf("%d blocks, %d cells and names, want %d", len(blocks), len(got), len(want))
	}
}
