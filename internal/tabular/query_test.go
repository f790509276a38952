package tabular

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"math/rand/v2"
	"net/url"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// queryCells reads a file, and gives the values of each column, and the file with another value in the place of all of "pay".
func queryCells(t *testing.T, in, format string) (map[string][]string, string) {
	t.Helper()
	f, err := Open(strings.NewReader(in), Options{Format: format, IsHeader: func([]string, [][]string) bool { return true }, IsKnown: func(s string) bool { return s == "pay" || s == "mail" }})
	if err != nil {
		t.Fatal(err)
	}
	values, out := map[string][]string{}, ""
	for b := new(Block); ; {
		if err := f.Next(b); err != nil {
			values[""], _ = f.Columns()
			return values, out
		}
		if err := f.Split(b); err != nil {
			t.Fatal(err)
		}
		names, _ := f.Columns()
		at := 0
		for _, c := range b.Cells {
			name, value := names[c.Column], f.Decode(b.Raw, c)
			values[name] = append(values[name], value)
			if strings.HasSuffix(name, "pay") {
				out += b.Raw[at:c.Start] + string(f.Encode(nil, c, []byte(newPay)))
				at = int(c.End)
			}
		}
		out += b.Raw[at:]
	}
}

const newPay = "* a&b,\"ü"

// TestQueries holds that the values of queries in cells are those that package url reads, with what is beside them, and that a
// value in the place of another is read back in the same place, in CSV and in JSON.
func TestQueries(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	some := []string{"Anna Quorl", "a@b.example", "50%", "x=y", "a&b", "é", "1", "a,b", "\"q\"", "#", "?"}
	for range 200 {
		var rows, asJSON []string
		want := map[string][]string{}
		for range 1 + r.IntN(20) {
			prefix := []string{"", "https://shop.example/u", "/a/b"}[r.IntN(3)]
			text := ""
			if prefix != "" {
				text = prefix + "?"
				want["q"] = append(want["q"], prefix)
			}
			for i, key := range []string{"pay", "page", "user[mail]"} {
				value := some[r.IntN(len(some))]
				if i > 0 {
					text += "&"
				}
				text += url.QueryEscape(key) + "=" + url.QueryEscape(value)
				name := "q." + key
				if key == "user[mail]" {
					name = `q["user[mail]"]`
				}
				want[name] = append(want[name], value)
			}
			if r.IntN(4) == 0 {
				text += "#top"
				want["q"] = append(want["q"], "top")
			}
			rows = append(rows, text)
			line, _ := json.Marshal(map[string]string{"q": text})
			asJSON = append(asJSON, string(line)+"\n")
		}
		var b bytes.Buffer
		w := csv.NewWriter(&b)
		for _, row := range append([]string{"q"}, rows...) {
			if err := w.Write([]string{row, "x"}); err != nil {
				t.Fatal(err)
			}
		}
		w.Flush()
		for format, in := range map[string]string{"csv": b.String(), "ndjson": strings.Join(asJSON, "")} {
			got, out := queryCells(t, in, format)
			if names := got[""]; len(slices.Compact(slices.Sorted(slices.Values(names)))) != len(names) {
				t.Fatalf("columns come twice: %q", names)
			}
			delete(got, "")
			delete(got, "x")
			if !reflect.DeepEqual(got, want) {
				t.Fatalf("%s: %s has %q, want %q", format, in, got, want)
			}
			again, _ := queryCells(t, out, format)
			if pays := again["q.pay"]; len(pays) != len(rows) || slices.ContainsFunc(pays, func(s string) bool { return s != newPay }) || !reflect.DeepEqual(again["q.page"], want["q.page"]) {
				t.Fatalf("%s: %s becomes %s", format, in, out)
			}
		}
	}
}

// TestNoQuery holds what is none.
func TestNoQuery(t *testing.T) {
	for _, s := range []string{"", "=", "a", "a=b c", "=b", "https://a.example/?", "a=1&b", "x?y", "SGVsbG8=", "a=1;b=2&c", "{a=1}", "pay = 7", "http://a.example/b=1&c=2"} {
		if parts, ok := appendQuery(nil, []byte(s)); ok && s != "SGVsbG8=" {
			t.Errorf("%q has %d parts", s, len(parts))
		}
		got, _ := queryCells(t, "q,x\npay=1,2\n"+`"`+strings.ReplaceAll(s, `"`, `""`)+"\",2\n", "csv")
		if s != "" && !slices.Contains(got["q"], s) {
			t.Errorf("%q is read as %q", s, got)
		}
	}
}
