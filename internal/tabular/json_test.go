package tabular

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/block/blocktest"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// leaves gives what a file in JSON holds: its values with their paths, a line for
// each, with rows of data apart.
func leaves(t *testing.T, src io.Reader, opts Options) (all []string, raw string) {
	t.Helper()
	f, err := Open(src, opts)
	if err != nil {
		t.Fatal(err)
	}
	for {
		var b Block
		if err := f.Next(&b); errors.Is(err, io.EOF) {
			return all, raw
		} else if err != nil {
			t.Fatal(err)
		}
		if err := f.Split(&b); err != nil {
			t.Fatal(err)
		}
		raw += b.Raw
		blocktest.Check(t, &b)
		names, _ := f.Columns()
		cell := 0
		for _, r := range b.Rows {
			for ; cell < int(r.Cells); cell++ {
				all = append(all, names[b.Cells[cell].Column]+"="+f.Decode(b.Raw, b.Cells[cell]))
			}
			if r.Data {
				all = append(all, "row")
			}
		}
	}
}

// TestJSON holds the paths and values of files, wherever the reads are cut, and
// that the blocks put together are the file.
func TestJSON(t *testing.T) {
	for _, tt := range []struct {
		reason, in, want string
	}{
		{"records in an array at the top", ` [ {"a":1,"b":{"c":"x","d":[true,"y",null]}} , {"a":-1.50e+3} ] `,
			"a=1 b.c=x b.d[]=true b.d[]=y b.d[]= row a=-1.50e+3 row"},
		{"records under a key", `{"total":2,"customers":[{"e":"x","tags":["p","q"]},{"e":"y"}],"more":false}`,
			"total=2 customers[].e=x customers[].tags[]=p customers[].tags[]=q row customers[].e=y row more=false"},
		{"records deep under keys", `{"data":{"people":[{"e":[{"f":1},{"f":2}]},{"e":3}]}}`,
			"data.people[].e[].f=1 data.people[].e[].f=2 row data.people[].e=3 row"},
		{"a file without records is one", `{"name":"x","tags":["p","q"],"n":{"m":1}}`, "name=x tags[]=p tags[]=q n.m=1 row"},
		{"leaves in an array at the top are records", `["x",2,[3],{}]`, "$=x row $=2 row []=3 row row"},
		{"records behind a null", `{"n":[null,{"a":1},null,{"a":2}]}`, "n[]= n[].a=1 row n[]= row n[].a=2 row"},
		{"nothing in it", `[]`, ""},
		{"lines", "{\"a\":1}\r\n\n{\"a\":[{\"b\":2},{\"b\":3}]}\n\"x\"\n[4]", "a=1 row a[].b=2 a[].b=3 row $=x row []=4 row"},
		{"escapes, in keys too", `{"\u0061\n":"\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00\ud83dx\ude00"}`, "a\n=\"\\/\b\f\n\r\té😀\ufffdx\ufffd row"},
		{"keys that paths cannot have plain", `{"a.b":{"c[]":1,"":2,"*":3}}`, `["a.b"]["c[]"]=1 ["a.b"][""]=2 ["a.b"]{}=* ["a.b"].*=3 row`},
		{"a key twice", `{"a":1,"a":2,"a":{"a":3}}`, "a=1 a=2 a.a=3 row"},
		{"keys that are data", `{"owners":{"12345678":{"n":"x"},"7":"y","b":"z"}}`, "owners{}=12345678 owners.*.n=x owners{}=7 owners.*=y owners.b=z row"},
		{"one after another", "{\"a\":\n1}\n{\"a\":2}", "a=1 row a=2 row"},
		{"byte order mark", "\ufeff{\"a\":1}", "a=1 row"},
	} {
		for i, src := range []io.Reader{strings.NewReader(tt.in), iotest.OneByteReader(strings.NewReader(tt.in))} {
			all, raw := leaves(t, src, Options{})
			if got := strings.Join(all, " "); got != tt.want || raw != tt.in {
				t.Errorf("%s, %d:\ngot  %s\nwant %s", tt.reason, i, got, tt.want)
			}
		}
	}
}

// TestJSONRefuses holds that what is no JSON is an error that says where.
func TestJSONRefuses(t *testing.T) {
	deep := strings.Repeat("[", MaxDepth)
	for _, tt := range []struct {
		in, format   string
		want         error
		line, offset int64
	}{
		{`{"a":1,}`, "json", errKey, 1, 7},
		{"{\"a\":1\n\"b\":2}", "json", errComma, 2, 7},
		{`{"a" 1}`, "json", errColon, 1, 5},
		{`{1:2}`, "json", errKey, 1, 1},
		{`[1 2]`, "json", errComma, 1, 3},
		{`[1,]`, "json", errValue, 1, 3},
		{`[01]`, "json", errNumber, 1, 1},
		{`[1.]`, "json", errNumber, 1, 1},
		{`[-]`, "json", errNumber, 1, 1},
		{`[1e]`, "json", errNumber, 1, 1},
		{`[.5]`, "json", errValue, 1, 1},
		{`[nul]`, "json", errValue, 1, 1},
		{`[NaN]`, "json", errValue, 1, 1},
		{`["\x"]`, "json", errEscape, 1, 2},
		{`["\u12g4"]`, "json", errEscape, 1, 2},
		{"[\"a\nb\"]", "json", errControl, 1, 3},
		{"\n['a']", "json", errValue, 2, 2},
		{`{"a":1} {"a":2}`, "json", errTrailing, 1, 8},
		{`{"a":1} {"a":2}`, "ndjson", errLine, 1, 8},
		{`]`, "json", errValue, 1, 0},
		{`[}`, "json", errValue, 1, 1},
		{`{]`, "json", errKey, 1, 1},
		{`[1}`, "json", errComma, 1, 2},
		{`{"a":1`, "json", errEnd, 1, 6},
		{`["abc`, "json", errEnd, 1, 1},
		{"[\n\"a\\u00", "json", errEnd, 2, 2},
		{`[tru`, "json", errEnd, 1, 1},
		{"", "json", errNothing, 1, 0},
		{" \n", "json", errNothing, 2, 2},
		{"[\"a\xff\"]", "json", ErrInvalidUTF8, 1, 3},
		{"{\"a\":1}\n\xff", "ndjson", errValue, 2, 8},
		{deep + "[", "json", ErrTooDeep, 1, MaxDepth},
		{deep + strings.Repeat("]", MaxDepth), "json", nil, 0, 0},
		{`["` + strings.Repeat("x", 99) + `"]`, "json", ErrTooLong, 1, 1},
		{`["` + strings.Repeat("x", 98) + `"]`, "json", nil, 0, 0},
		{`[` + strings.Repeat("1", 101) + `]`, "json", ErrTooLong, 1, 1},
		{`[` + strings.Repeat("1", 100) + `]`, "json", nil, 0, 0},
	} {
		f, err := Open(strings.NewReader(tt.in), Options{Format: tt.format, MaxField: 100})
		if err != nil {
			t.Fatal(err)
		}
		var b Block
		for err == nil {
			if err = f.Next(&b); err == nil {
				err = f.Split(&b)
			}
		}
		if tt.want == nil {
			if !errors.Is(err, io.EOF) {
				t.Errorf("%.20q: %v", tt.in, err)
			}
			continue
		}
		var e *ParseError
		if !errors.As(err, &e) || !errors.Is(err, tt.want) || e.Line != tt.line || e.Offset != tt.offset {
			t.Errorf("%.20q: %v; want line %d, offset %d: %v", tt.in, err, tt.line, tt.offset, tt.want)
		}
	}
}

// TestJSONLimits holds the limits on rows, paths and columns.
func TestJSONLimits(t *testing.T) {
	var wide, long strings.Builder
	for i := range MaxColumns + 1 {
		fmt.Fprintf(&wide, "{\"k%s\":1}\n", strings.Map(func(r rune) rune { return r - '0' + 'a' }, fmt.Sprint(i)))
	}
	long.WriteString(strings.Repeat(`{"`+strings.Repeat("x", 100)+`":`, 50))
	for reason, tt := range map[string]struct {
		in   io.Reader
		want error
	}{
		"columns": {strings.NewReader(wide.String()), ErrTooManyColumns},
		"path":    {strings.NewReader(long.String()), ErrTooLong},
		"row":     {io.MultiReader(strings.NewReader("["), strings.NewReader("["+strings.Repeat(`"xxxxxxxx",`, MaxRow/11+1000))), ErrTooLong},
	} {
		f, err := Open(tt.in, Options{Format: "ndjson"})
		if err != nil {
			t.Fatal(err)
		}
		var b Block
		for err == nil {
			if err = f.Next(&b); err == nil {
				err = f.Split(&b)
			}
		}
		if !errors.Is(err, tt.want) {
			t.Errorf("%s: %v, want %v", reason, err, tt.want)
		}
	}
	// What lies around records can be of any length, and is given in parts.
	f, err := Open(io.MultiReader(strings.NewReader(`{"a":["x"`), strings.NewReader(strings.Repeat(`,"x"`, MaxRow/4)), strings.NewReader("]}")), Options{})
	if err != nil {
		t.Fatal(err)
	}
	cells, most, rows, last := 0, 0, 0, 0
	for b := new(Block); err == nil; {
		if err = f.Next(b); err != nil {
			break
		}
		if err = f.Split(b); err != nil {
			break
		}
		blocktest.Check(t, b)
		cells, most = cells+len(b.Cells), max(most, len(b.Raw))
		before := 0
		for _, r := range b.Rows {
			if r.Data {
				rows, last = rows+1, int(r.Cells)-before
			}
			before = int(r.Cells)
		}
	}
	if !errors.Is(err, io.EOF) || cells != MaxRow/4+1 || most > 2*block.Size || rows != 1 || last != 0 {
		t.Errorf("%d cells, %d rows, the last of %d cells, blocks of up to %d bytes, %v", cells, rows, last, most, err)
	}
}

// slowLeaves is what [leaves] gives for one value, by encoding/json.
func slowLeaves(dst []string, path string, d *json.Decoder) ([]string, error) {
	token, err := d.Token()
	if err != nil {
		return nil, err
	}
	switch v := token.(type) {
	case json.Delim:
		for d.More() {
			at := path + "[]"
			if v == '{' {
				token, err := d.Token()
				if err != nil {
					return nil, err
				}
				key := token.(string)
				if LooksLikeName(key) {
					at = tree.Join(path, tree.SpellKey(key))
				} else {
					dst = append(dst, path+"{}="+key)
					at = tree.Join(path, "*")
				}
			}
			if dst, err = slowLeaves(dst, at, d); err != nil {
				return nil, err
			}
		}
		_, err = d.Token()
		return dst, err
	case nil:
		token = ""
	}
	if path == "" {
		path = "$"
	}
	return append(dst, fmt.Sprintf("%s=%v", path, token)), nil
}

// FuzzJSON holds that encoding/json reads the same paths and values in the same
// order, that blocks put together are the file, and that reads can be cut anywhere.
func FuzzJSON(f *testing.F) {
	for _, s := range []string{`{"a":[1,"x",{"b":null}],"c":"\u00e9\ud83d"}`, `[]`, "{\"a\":1}\n{\"a\":2}\n", `"x"`, "[1,\n2]", `{"1":{"2":3}}`, `-0.0e1`, "\ufeff[]"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, in string) {
		file, err := Open(strings.NewReader(in), Options{Format: "ndjson"})
		if err != nil {
			return
		}
		var b Block
		for err == nil {
			if err = file.Next(&b); err == nil {
				err = file.Split(&b)
			}
		}
		if !errors.Is(err, io.EOF) {
			if d := json.NewDecoder(strings.NewReader(in)); json.Valid([]byte(in)) {
				if _, slow := slowLeaves(nil, "", d); slow == nil && !errors.Is(err, ErrInvalidUTF8) && !errors.Is(err, ErrTooDeep) && !errors.Is(err, ErrTooLong) {
					t.Fatalf("%q: %v, and encoding/json reads it", in, err)
				}
			}
			return
		}
		all, raw := leaves(t, strings.NewReader(in), Options{Format: "ndjson"})
		cut, _ := leaves(t, iotest.OneByteReader(strings.NewReader(in)), Options{Format: "ndjson"})
		if raw != in || !slices.Equal(all, cut) {
			t.Fatalf("%q: blocks %q; %q and, cut, %q", in, raw, all, cut)
		}
		all = slices.DeleteFunc(all, func(s string) bool { return s == "row" })
		var want []string
		d := json.NewDecoder(strings.NewReader(strings.TrimPrefix(in, block.ByteOrderMark)))
		d.UseNumber()
		for d.More() {
			if want, err = slowLeaves(want, "", d); err != nil {
				t.Fatalf("%q: encoding/json says %v", in, err)
			}
		}
		if len(all)+len(want) > 0 && !reflect.DeepEqual(all, want) {
			t.Fatalf("%q:\ngot  %q\nwant %q", in, all, want)
		}
	})
}

// FuzzPlainJSON compares plainJSON with a look at each byte.
func FuzzPlainJSON(f *testing.F) {
	for _, s := range []string{"", "abcdefg\"", "abcdefgh\\", "\x80\x9f\xa0\x1f\x20\x7f\xff\x00", " !#[]^ é \x01"} {
		f.Add([]byte(s), uint8(0))
		f.Add([]byte(s), uint8(1))
	}
	f.Fuzz(func(t *testing.T, in []byte, from uint8) {
		at := min(int(from), len(in))
		want := at
		for want < len(in) && in[want] >= ' ' && in[want] != '"' && in[want] != '\\' {
			want++
		}
		if got := plainJSON(in, at); got != want {
			t.Fatalf("%q from %d: %d, want %d", in, at, got, want)
		}
	})
}
