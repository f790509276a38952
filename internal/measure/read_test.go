package measure

import (
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"
	"github.com/privet-go/privet"
)

func readTexts(r io.Reader) (list []Text, errs []string) {
	for text, err := range Texts(r) {
		if err != nil {
			errs = append(errs, err.Error())
			continue
		}
		list = append(list, text)
	}
	return list, errs
}

// TestTexts holds that lines and arrays, in both spellings, are read as the same.
func TestTexts(t *testing.T) {
	want := []Text{
		{Text: "é Ann", Spans: []Span{{"PERSON", 2, 5}}},
		{Text: "none", Spans: nil},
		{Text: "é Ann Lee", Spans: []Span{{"x", 0, 1}, {"y", 2, 9}}, Differ: 1},
	}
	for name, in := range map[string]string{
		"lines": "\ufeff\n" + `{"text":"é Ann","spans":[{"label":"PERSON","start":2,"end":5,"other":{}}],"id":7}` + "\r\n\n" +
			`{"text":"none","spans":[]}` + "\n" +
			`{"full_text":"é Ann Lee","spans":[{"entity_type":"x","start_position":0,"end_position":1,"entity_value":"é"},{"entity_type":"y","start_position":2,"end_position":9,"entity_value":"Ann"}]}`,
		"array": " \n" + `[{"text":"é Ann","spans":[{"label":"PERSON","start":2,"end":5}]},` + "\n" + `{"full_text":"none", "spans":[ ]}
			, {"text":"é Ann Lee","spans":[
				{"label":"x","start":0,"end":1},{"entity_type":"y","start":2,"end_position":9,"entity_value":"Ann"}]}
			]` + "\n\n",
	} {
		for _, r := range []io.Reader{strings.NewReader(in), iotest.OneByteReader(strings.NewReader(in))} {
			got, errs := readTexts(r)
			if diff := cmp.Diff(want, got); diff != "" || errs != nil {
				t.Errorf("%s: %v %s", name, errs, diff)
			}
		}
	}
	for _, in := range []string{"", " \n\n", "[]", "\ufeff[ ]"} {
		if got, errs := readTexts(strings.NewReader(in)); got != nil || errs != nil {
			t.Errorf("%q: %v, %v", in, got, errs)
		}
	}
}

// TestTextsErrors holds where and why something cannot be read.
func TestTextsErrors(t *testing.T) {
	const good = `{"text":"abc","spans":[]}`
	for _, tt := range []struct {
		in   string
		want []string
	}{
		{"MARKER\n" + good + "\n{\"text\":\"MARKER\"", []string{"line 1: it is not valid JSON", "line 3: it is not valid JSON"}},
		{good + " " + good, []string{"line 1: something stands behind the object"}},
		{"5\n\n" + `{"text":5,"spans":[]}` + "\n" + `{"text":"a"}`, []string{
			"line 1: it is no JSON object", "line 3: there is no text, or it is no string", "line 4: there are no spans, or they are no array",
		}},
		{`{"text":"abc","spans":[{"label":"A","start":1,"end":4},5,{"start":1.5,"end":-1},{"label":"A","start":2,"end":2}]}`, []string{
			"line 1: span 1: its end is not in the text; span 2: it is no JSON object; " +
				"span 3: there is no label, or it is no string; there is no start, or it is no whole number; its end is not in the text; " +
				"span 4: its end is not behind its start",
		}},
		{"{\"text\":\"\xff\",\"spans\":[]}", []string{"line 1: it is not valid UTF-8"}},
		{"[" + good + ",\n" + good + ",\n\n{\"text\":\n5}, MARKER", []string{"line 4: there is no text, or it is no string", "line 5: it is not valid JSON"}},
		{"[" + good, []string{"line 1: it is not valid JSON"}},
		{"[" + good + "]\n" + good, []string{"line 2: something stands behind the document"}},
	} {
		_, got := readTexts(strings.NewReader(tt.in))
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s\ngot  %q\nwant %q", tt.in, got, tt.want)
		}
		if strings.Contains(strings.Join(got, ""), "MARKER") {
			t.Errorf("an error repeats the data: %q", got)
		}
	}
	_, got := readTexts(strings.NewReader(strings.Repeat("x\n", 1000)))
	if len(got) != MaxErrors+1 || got[MaxErrors] != errTooMany.Error() {
		t.Errorf("%d errors, the last %q", len(got), got[len(got)-1])
	}
	broken := errors.New("broken")
	for _, start := range []string{"", "{\"text\":", "[", "[" + good + ","} {
		_, got := readTexts(io.MultiReader(strings.NewReader(start), iotest.ErrReader(broken)))
		if len(got) != 1 || !strings.HasSuffix(got[0], "broken") {
			t.Errorf("%q and an error: %q", start, got)
		}
	}
}

// endless gives an 'a' again and again, up to a number.
type endless int

func (e *endless) Read(p []byte) (int, error) {
	if *e == 0 {
		return 0, io.EOF
	}
	n := min(len(p), int(*e))
	for i := range n {
		p[i] = 'a'
	}
	*e -= endless(n)
	return n, nil
}

// TestTooLong holds that what is too long is an error, and that lines behind it
// are still looked at.
func TestTooLong(t *testing.T) {
	for start, want := range map[string]int{`{"text":"`: 2, `[{"text":"`: 1} {
		long := endless(MaxDocument + MaxDocument/4)
		_, got := readTexts(io.MultiReader(strings.NewReader(start), &long, strings.NewReader("\n5\n")))
		if len(got) != want || got[0] != "line 1: "+errTooLong.Error() {
			t.Errorf("%s: %q", start, got)
		}
		if want == 2 && got[1] != "line 2: it is no JSON object" {
			t.Errorf("behind it: %q", got[1])
		}
	}
}

func readTables(in string) (list [][]Column, errs []string) {
	for table, err := range Tables(strings.NewReader(in)) {
		if err != nil {
			errs = append(errs, err.Error())
			continue
		}
		list = append(list, table)
	}
	return list, errs
}

func TestTables(t *testing.T) {
	got, errs := readTables(`{"source": [1,{"tables":2}], "tables": [
		{"columns":[{"name":"age","label":"AGE","values":["1",2.50,null,true]},{"label":null,"values":[]}]},
		{"columns":[]}], "more":"x"}` + "\n")
	want := [][]Column{
		{{"AGE", privet.Column{Name: "age", Values: []string{"1", "2.50", "", "true"}}}, {"", privet.Column{}}},
		{},
	}
	if diff := cmp.Diff(want, got); diff != "" || errs != nil {
		t.Errorf("%v %s", errs, diff)
	}
	for _, tt := range []struct{ in, want string }{
		{"", "line 1: it is not valid JSON"},
		{"[]", "line 1: it is no JSON object"},
		{"\n{}", "line 2: there is no tables"},
		{`{"tables":{}}`, "line 1: tables is no array"},
		{`{"tables":[],"tables":[]}`, "line 1: tables is given twice"},
		{`{"tables":[]`, "line 1: it is not valid JSON"},
		{`{"tables":[]} MARKER`, "line 1: something stands behind the document"},
		{`{"tables":[{"columns":"MARKER"}]}`, "line 1: there are no columns, or they are no array"},
		{`{"tables":[{"columns":[5,{"name":5,"label":6,"values":["MARKER",[],{}]}]}]}`, "line 1: column 1: it is no JSON object; column 2: its name is no string; its label is no string; value 2 is an array or an object; value 3 is an array or an object"},
	} {
		if _, errs := readTables(tt.in); len(errs) != 1 || errs[0] != tt.want {
			t.Errorf("%s\ngot  %q\nwant %q", tt.in, errs, tt.want)
		}
	}
}

// FuzzTexts holds that spans that are read lie in their text, that an error holds
// nothing of the input, and that a text is read from a line as from an array.
func FuzzTexts(f *testing.F) {
	f.Add(`{"text":"é Ann","spans":[{"label":"PERSON","start":2,"end":5}]}`)
	f.Add(`[{"full_text":"a","spans":[{"entity_type":"A","start_position":0,"end_position":1,"entity_value":""}]},5]`)
	f.Add("{}\n[\n")
	f.Fuzz(func(t *testing.T, in string) {
		list, errs := readTexts(strings.NewReader(in))
		for _, text := range list {
			points := len([]rune(text.Text))
			for _, s := range text.Spans {
				if s.Start < 0 || s.Start >= s.End || s.End > points || s.Label == "" {
					t.Fatalf("%+v in a text of %d", s, points)
				}
			}
		}
		for _, e := range errs {
			if strings.ContainsFunc(e, func(r rune) bool { return r > 0x7E || r < ' ' }) {
				t.Fatalf("an error has data in it: %q", e)
			}
		}
		if strings.ContainsAny(in, "\n") || errs != nil || len(list) != 1 || strings.HasPrefix(strings.TrimLeft(in, "\ufeff\t\r "), "[") {
			return
		}
		again, errs := readTexts(strings.NewReader("[" + strings.TrimPrefix(in, "\ufeff") + "]"))
		if diff := cmp.Diff(list, again); diff != "" || errs != nil {
			t.Fatalf("in an array: %v %s", errs, diff)
		}
	})
}
