package strictjson

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

type inner struct {
	Name  string   `json:"name"`
	Ratio float64  `json:"ratio"`
	Flags []bool   `json:"flags,omitempty"`
	Count *int     `json:"count,omitempty"`
	Deep  *inner   `json:"deep,omitempty"`
	Words []string `json:"words"`
	Note  string   // no tag: no key
}

type outer struct {
	Kinds map[string]inner `json:"kinds"`
	List  []inner          `json:"list"`
}

func TestUnmarshal(t *testing.T) {
	three := 3
	want := outer{
		Kinds: map[string]inner{"A": {Name: "x", Ratio: 0.5, Flags: []bool{true, false}}, "b c": {Count: &three}},
		List:  []inner{{Deep: &inner{Name: "y", Words: []string{"z"}}}, {}},
	}
	var got outer
	errs := Unmarshal(`{"kinds":{"A":{"name":"x","ratio":5e-1,"flags":[true,false]},"b c":{"count":3}},
		"list":[{"deep":{"name":"y","words":["z"]}},{"deep":null}]}`, &got, nil)
	if errs != nil {
		t.Fatal(errs)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestUnmarshalWhole holds which numbers are whole, however they are written.
func TestUnmarshalWhole(t *testing.T) {
	for text, want := range map[string]int{
		"0": 0, "-0": 0, "-0.0": 0, "7": 7, "7.0": 7, "7e0": 7, "-1.5e1": -15, "1e5": 100_000, "100000e-5": 1,
		"9007199254740991.0": 1<<53 - 1, "9223372036854775807": 1<<63 - 1,
		"1.5": -1, "1e-1": -1, "9007199254740992.0": -1, "1e16": -1, "1e999": -1, "9223372036854775808": -1,
	} {
		var v inner
		errs := Unmarshal(`{"count":`+text+`}`, &v, nil)
		if refused := want == -1; refused != (errs != nil) || !refused && *v.Count != want {
			t.Errorf("%s: %v, %v", text, v.Count, errs)
		}
	}
}

// TestUnmarshalRefuses holds that all errors are given, with their places and
// without what the document says.
func TestUnmarshalRefuses(t *testing.T) {
	upper := func(key string) bool { return key == strings.ToUpper(key) }
	for text, want := range map[string][]string{
		`[]`: {"the document must be an object"},
		`{"kinds":{"A":{"name":1,"secret":2},"low":{"ratio":"secret"}},"list":[{},{"count":1.5,"Note":"secret","flags":[true,0]}]}`: {
			"kinds.A.name must be a string",
			"kinds.A.secret is no field that is known",
			"kinds[1].ratio must be a number",
			"list[1].count must be a whole number, and not too large a one",
			"list[1].Note is no field that is known",
			"list[1].flags[1] must be true or false",
		},
		`{"list":[{"name":null,"ratio":1e999,"count":9999999999999999999,"deep":[],"words":{}}]}`: {
			"list[0].name must be a string",
			"list[0].ratio must be a number that is not too large",
			"list[0].count must be a whole number, and not too large a one",
			"list[0].deep must be an object",
			"list[0].words must be an array",
		},
		`{"kinds":{"z":{},"b":7,"a":{}}}`: {"kinds[1] must be an object"},
		`{"list":[],"list":[]}`:           {"a key is given twice in one object (byte 11)"},
		`{"Kinds":{}}`:                    {"Kinds is no field that is known"},
		`{"x":{},"536-90-4399":1}`:        {"x is no field that is known", "the document has a field that is not known, its number 2"},
		`{"":1}`:                          {"the document has a field that is not known, its number 1"},
	} {
		var v outer
		var got []string
		for _, err := range Unmarshal(text, &v, &Options{ShowKey: upper}) {
			got = append(got, err.Error())
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", text, diff)
		}
	}
}

func TestOverlap(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		want bool
	}{
		{"", "a.b", true}, {"a", "a", true}, {"a", "a.b", true}, {"a[1]", "a[1].b", true}, {"a", "a[1]", true},
		{"a", "ab", false}, {"a[1]", "a[10]", false}, {"a.b", "a.c", false},
	} {
		if Overlap(tt.a, tt.b) != tt.want || Overlap(tt.b, tt.a) != tt.want {
			t.Errorf("%q and %q: not %v", tt.a, tt.b, tt.want)
		}
	}
}

// TestUnmarshalEmbedded reads the fields of an embedded struct, and values that
// read themselves.
func TestUnmarshalEmbedded(t *testing.T) {
	type Base struct {
		ID string    `json:"id"`
		At time.Time `json:"at"`
	}
	type record struct {
		Base
		Name string     `json:"name"`
		Ends *time.Time `json:"ends"`
	}
	end := time.Date(2026, 2, 3, 4, 5, 6, 0, time.UTC)
	var got record
	if errs := Unmarshal(`{"id":"a","name":"b","at":"2026-02-03T04:05:06Z","ends":"2026-02-03T04:05:06Z"}`, &got, nil); errs != nil {
		t.Fatal(errs)
	}
	if diff := cmp.Diff(record{Base{"a", end}, "b", &end}, got); diff != "" {
		t.Error(diff)
	}
	var list []string
	for _, err := range Unmarshal(`{"Base":{},"at":"secret","ends":7}`, &got, nil) {
		list = append(list, err.Error())
	}
	if diff := cmp.Diff([]string{"Base is no field that is known", "at is not written as it must be", "ends must be a string"}, list); diff != "" {
		t.Error(diff)
	}
}

// TestUnmarshalPasses passes over what it is told to, and over nothing else.
func TestUnmarshalPasses(t *testing.T) {
	const text = `{"x":1,"list":[{"name":null,"y":{}},null],"kinds":null}`
	for _, tt := range []struct {
		opts Options
		want []string
	}{
		{Options{}, []string{"x is no field that is known", "list[0].name must be a string",
			"list[0].y is no field that is known", "list[1] must be an object", "kinds must be an object"}},
		{Options{PassUnknown: true}, []string{"list[0].name must be a string", "list[1] must be an object", "kinds must be an object"}},
		{Options{PassNull: true}, []string{"x is no field that is known",
			"list[0].y is no field that is known", "list[1] must be an object"}},
		{Options{PassUnknown: true, PassNull: true}, []string{"list[1] must be an object"}},
	} {
		var v outer
		var got []string
		for _, err := range Unmarshal(text, &v, &tt.opts) {
			got = append(got, err.Error())
		}
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("%+v: %s", tt.opts, diff)
		}
	}
}

func TestUnmarshalLimits(t *testing.T) {
	var v outer
	if errs := Unmarshal(`{"list":[]}`, &v, &Options{MaxDepth: 1}); len(errs) != 1 {
		t.Errorf("a document too deep: %v", errs)
	}
	errs := Unmarshal(`{"list":[{},{}]}`, &v, &Options{MaxElements: 3})
	if len(errs) != 1 || !errors.Is(errs[0], ErrTooManyElements) {
		t.Errorf("a document too large: %v", errs)
	}
}
