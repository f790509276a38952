package strictjson

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
)

// tree gives a parsed text the way encoding/json gives it with UseNumber.
func tree(nodes []Node, id int32) any {
	n := nodes[id]
	switch n.Kind {
	case Bool:
		return n.Text == "true"
	case Number:
		return json.Number(n.Text)
	case String:
		return n.Text
	case Array:
		list := []any{}
		for c := n.Child; c != 0; c = nodes[c].Next {
			list = append(list, tree(nodes, c))
		}
		return list
	case Object:
		object := map[string]any{}
		for c := n.Child; c != 0; c = nodes[c].Next {
			object[nodes[c].Key] = tree(nodes, c)
		}
		return object
	}
	return nil
}

// plainTree is what encoding/json makes of a text.
func plainTree(text string) any {
	d := json.NewDecoder(strings.NewReader(text))
	d.UseNumber()
	var v any
	if err := d.Decode(&v); err != nil {
		return err
	}
	return v
}

func TestParse(t *testing.T) {
	for _, text := range []string{
		`null`, `true`, ` false `, `0`, `-0`, `12.50e+3`, `1E9`, `""`, `"a"`, `[]`, `{}`,
		`[1,[2,[3]],{"a":[]}]`, `{"a":1,"A":2,"":3}`, "\t{ \"a\" : [ 1 , 2 ] }\r\n",
		`"\"\\\/\b\f\n\r\t"`, `"é\u00e9\u20AC\uD83D\uDE00"`, `"\u0000"`, `{"\u0061":1}`,
		`"` + strings.Repeat("x", 10_000) + `"`, "\"\u2028\uFFFD\x7f\"",
	} {
		nodes, err := Parse(text, 32, 1000)
		if err != nil {
			t.Errorf("Parse(%.40q): %v", text, err)
			continue
		}
		if diff := cmp.Diff(plainTree(text), tree(nodes, 0)); diff != "" {
			t.Errorf("Parse(%.40q) differs from encoding/json (-want +got):\n%s", text, diff)
		}
	}
}

// TestParseRefuses marks with ⟦ where the text stops being JSON.
func TestParseRefuses(t *testing.T) {
	for _, tt := range []struct{ text, reason string }{
		{"⟦", "it is empty"},
		{" \n⟦", "it is empty"},
		{`{⟦`, "key in quotes"},
		{`{⟦a:1}`, "key in quotes"},
		{`{"a"⟦}`, "colon"},
		{`{"a":⟦}`, "other than a value"},
		{`{"a":1⟦`, "not closed"},
		{`{"a":1 ⟦"b":2}`, "not closed"},
		{`{"a":1,⟦}`, "key in quotes"},
		{`{"a":1,⟦"a":2}`, "twice"},
		{`{"a":1,⟦"\u0061":2}`, "twice"},
		{`{"x":[{"a":{"b":1,⟦"b":1}}]}`, "twice"},
		{`[1,⟦]`, "other than a value"},
		{`[1⟦`, "not closed"},
		{`[1 ⟦2]`, "not closed"},
		{`[⟦`, "ends where a value should be"},
		{`1 ⟦2`, "after the end"},
		{`{}⟦{}`, "after the end"},
		{`[]⟦]`, "after the end"},
		{`⟦tru`, "other than a value"},
		{`⟦True`, "other than a value"},
		{`⟦NaN`, "other than a value"},
		{`⟦'a'`, "other than a value"},
		{`⟦// x`, "other than a value"},
		{`⟦+1`, "other than a value"},
		{`⟦.5`, "other than a value"},
		{`0⟦1`, "after the end"},
		{`-⟦`, "other than a value"},
		{`1.⟦`, "after its point"},
		{`1e+⟦`, "exponent"},
		{`⟦"a`, "not closed"},
		{`⟦"a\n`, "not closed"},
		{`"⟦\`, "escape"},
		{`"⟦\x"`, "escape"},
		{`"⟦\u12"`, "escape"},
		{`"⟦\u12G4"`, "escape"},
		{`"a⟦\ud800"`, "surrogate"},
		{`"a⟦\ud800\u0041"`, "surrogate"},
		{`"a⟦\udc00\ud800"`, "surrogate"},
		{`"\ud83d\ude00⟦\ude00"`, "surrogate"},
		{"\"a⟦\n\"", "control character"},
		{"\"\\na⟦\x00\"", "control character"},
		{"\"ab⟦\xff\"", "UTF-8"},
		{"\"ab⟦\xed\xa0\x80\"", "UTF-8"},
		{"⟦\ufeff{}", "other than a value"},
		{strings.Repeat("[", 32) + "⟦[", "nested"},
		{strings.Repeat(`{"a":`, 32) + "⟦{", "nested"},
	} {
		offset := strings.Index(tt.text, "⟦")
		text := strings.Replace(tt.text, "⟦", "", 1)
		nodes, err := Parse(text, 32, 1000)
		var e *SyntaxError
		if !errors.As(err, &e) || nodes != nil {
			t.Errorf("Parse(%q) = %v, %v; want an error and nothing else", text, nodes, err)
			continue
		}
		if e.Offset != offset || !strings.Contains(e.Reason, tt.reason) {
			t.Errorf("Parse(%q): byte %d, %q; want byte %d, %q", text, e.Offset, e.Reason, offset, tt.reason)
		}
	}
}

// TestParseLargeObject crosses the size at which keys are kept in a map, with
// the second copy of a key in each place.
func TestParseLargeObject(t *testing.T) {
	for n := 1; n <= 3*keysComparedOneByOne; n++ {
		for twice := -1; twice < n; twice++ {
			var b strings.Builder
			b.WriteByte('{')
			for i := range n {
				fmt.Fprintf(&b, `"k%d":%d,`, i, i)
			}
			fmt.Fprintf(&b, `"k%d":0}`, map[bool]int{true: n, false: twice}[twice < 0])
			if _, err := Parse(b.String(), 2, 1000); (err != nil) != (twice >= 0) {
				t.Fatalf("%d keys, key %d twice: error %v", n, twice, err)
			}
		}
	}
}

func TestParseLimits(t *testing.T) {
	nested := func(n int) string { return strings.Repeat("[", n) + strings.Repeat("]", n) }
	for _, tt := range []struct {
		text   string
		depth  int
		max    int
		wantOK bool
	}{
		{nested(5), 5, 100, true},
		{nested(6), 5, 100, false},
		{`[[],[],[],[]]`, 2, 5, true}, // depth is not a count
		{`[1,2,3]`, 5, 4, true},
		{`[1,2,3]`, 5, 3, false},
		{`1`, 0, 1, true},
		{`[]`, 0, 1, false},
	} {
		if _, err := Parse(tt.text, tt.depth, tt.max); (err == nil) != tt.wantOK {
			t.Errorf("Parse(%q, %d, %d): %v", tt.text, tt.depth, tt.max, err)
		}
	}
}

// FuzzParse holds parse against encoding/json: what parse takes, both read
// alike, and what only parse refuses has one of the faults that encoding/json
// lets pass.
func FuzzParse(f *testing.F) {
	for _, s := range []string{
		`{"requestId":"r","mode":"STRUCTURED","columns":[{"name":"a","value":"b"}]}`,
		`["EMAIL_ADDRESS","SSN"]`, `{"a":1,"a":2}`, `"\ud800"`, `[1e999,-0.0,null,true]`, `{"A":{"a":[[]]}} x`,
		"\"\xff\"", `"\uD83D\uDE00\u0000"`,
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		const depth = 50
		nodes, err := Parse(text, depth, len(text)+1)
		if err == nil {
			if diff := cmp.Diff(plainTree(text), tree(nodes, 0)); diff != "" {
				t.Errorf("differs from encoding/json:\n%s", diff)
			}
			if !json.Valid([]byte(text)) {
				t.Error("encoding/json refuses it")
			}
			return
		}
		var e *SyntaxError
		if !errors.As(err, &e) || e.Offset < 0 || e.Offset > len(text) {
			t.Fatalf("error %#v", err)
		}
		if !json.Valid([]byte(text)) {
			return
		}
		switch {
		case strings.Contains(e.Reason, "UTF-8") && !utf8.ValidString(text):
		case strings.Contains(e.Reason, "surrogate") && strings.Contains(strings.ToLower(text), `\ud`):
		case strings.Contains(e.Reason, "nested") && strings.Count(text, "[")+strings.Count(text, "{") > depth:
		case strings.Contains(e.Reason, "twice"):
			// A map loses the second copy of a key, so it has fewer keys than
			// the text has colons outside of strings.
			if countMembers(plainTree(text)) == countColons(text) {
				t.Error("no key is given twice")
			}
		default:
			t.Errorf("only parse refuses it: %v at %d", e, e.Offset)
		}
	})
}

func countMembers(v any) int {
	n := 0
	switch v := v.(type) {
	case []any:
		for _, e := range v {
			n += countMembers(e)
		}
	case map[string]any:
		n = len(v)
		for _, e := range v {
			n += countMembers(e)
		}
	}
	return n
}

func countColons(text string) int {
	n, quoted := 0, false
	for i := 0; i < len(text); i++ {
		switch {
		case text[i] == '"':
			quoted = !quoted
		case quoted && text[i] == '\\':
			i++
		case !quoted && text[i] == ':':
			n++
		}
	}
	return n
}

func BenchmarkParse(b *testing.B) {
	text := `{"requestId":"r-1","mode":"STRUCTURED","columns":[{"name":"email","value":"john.doe@example.com"},{"name":"dob","value":"1985-02-03"}]}`
	b.Run("parse", func(b *testing.B) {
		b.SetBytes(int64(len(text)))
		b.ReportAllocs()
		for b.Loop() {
			if _, err := Parse(text, 32, 1000); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("encoding-json", func(b *testing.B) {
		b.SetBytes(int64(len(text)))
		b.ReportAllocs()
		for b.Loop() {
			var v struct {
				RequestID, Mode string
				Columns         []struct{ Name, Value string }
			}
			if err := json.Unmarshal([]byte(text), &v); err != nil {
				b.Fatal(err)
			}
		}
	})
}
