package strictjson

import (
	"errors"
	"strings"
	"testing"

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

// TestUnmarshalRefuses holds that all errors are given, with their places and
// without what the document says.
func TestUnmarshalRefuses(t *testing.T) {
	upper := func(key string) bool { return key == strings.ToUpper(key) }
	for text, want := range map[string][]string{
		`[]`: {"the document must be an object"},
		`{"kinds":{"A":{"name":1,"secret":2},"low":{"ratio":"secret"}},"list":[{},{"count":1.5,"Note":"secret","flags":[true,0]}]}`: {
			"kinds.A.name must be a string",
			"kinds.A has a field that is not known, its number 2",
			"kinds[1].ratio must be a number",
			"list[1].count must be a whole number, and not too large a one",
			"list[1] has a field that is not known, its number 2",
			"list[1].flags[1] must be true or false",
		},
		`{"list":[{"name":null,"ratio":1e999,"count":9999999999999999999,"deep":[],"words":{}}]}`: {
			"list[0].name must be a string",
			"list[0].ratio must be a number that is not too large",
			"list[0].count must be a whole number, and not too large a one",
			"list[0].deep must be an object",
			"list[0].words must be an array",
		},
		`{"list":[],"list":[]}`: {"a key is given twice in one object (byte 11)"},
		`{"Kinds":{}}`:          {"the document has a field that is not known, its number 1"},
		`{"":1}`:                {"the document has a field that is not known, its number 1"},
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
