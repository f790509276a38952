package httpapi

import (
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// A schemaChecker checks values against schemas of the dialect 2020-12, as far as
// the keywords go that the document uses. A keyword that it does not know is an
// error, so that none is passed over.
type schemaChecker struct{ root map[string]any }

// annotations are keywords that say something and demand nothing.
var annotations = []string{"description", "format", "contentEncoding"}

// check gives what is wrong with a value, each with its place.
func (c schemaChecker) check(s map[string]any, v any, at string) (wrong []string) {
	bad := func(format string, args ...any) {
		wrong = append(wrong, at+": "+fmt.Sprintf(format, args...))
	}
	for keyword, k := range s {
		switch keyword {
		case "$ref":
			target := any(c.root)
			for step := range strings.SplitSeq(strings.TrimPrefix(k.(string), "#/"), "/") {
				target = target.(map[string]any)[step]
			}
			if target == nil {
				bad("%s leads nowhere", k)
				continue
			}
			wrong = append(wrong, c.check(target.(map[string]any), v, at)...)
		case "type":
			types, ok := k.([]any)
			if !ok {
				types = []any{k}
			}
			if !slices.ContainsFunc(types, func(t any) bool { return isOfType(v, t.(string)) }) {
				bad("is %T, want %v", v, k)
			}
		case "enum":
			if !slices.ContainsFunc(k.([]any), func(e any) bool { return reflect.DeepEqual(e, v) }) {
				bad("is none of %v", k)
			}
		case "const":
			if !reflect.DeepEqual(k, v) {
				bad("is not %v", k)
			}
		case "pattern":
			if s, ok := v.(string); ok && !regexp.MustCompile(k.(string)).MatchString(s) {
				bad("does not match %s", k)
			}
		case "minimum", "maximum":
			if n, ok := v.(float64); ok && (keyword == "minimum" && n < k.(float64) || keyword == "maximum" && n > k.(float64)) {
				bad("%s %v", keyword, k)
			}
		case "exclusiveMinimum":
			if n, ok := v.(float64); ok && n <= k.(float64) {
				bad("%s %v", keyword, k)
			}
		case "propertyNames":
			if m, ok := v.(map[string]any); ok {
				for name := range m {
					wrong = append(wrong, c.check(k.(map[string]any), name, at)...)
				}
			}
		case "minLength", "maxLength":
			if s, ok := v.(string); ok {
				n := float64(utf8.RuneCountInString(s))
				if keyword == "minLength" && n < k.(float64) || keyword == "maxLength" && n > k.(float64) {
					bad("%s %v", keyword, k)
				}
			}
		case "minItems", "maxItems":
			if list, ok := v.([]any); ok {
				n := float64(len(list))
				if keyword == "minItems" && n < k.(float64) || keyword == "maxItems" && n > k.(float64) {
					bad("%s %v", keyword, k)
				}
			}
		case "items":
			if list, ok := v.([]any); ok {
				for i, e := range list {
					wrong = append(wrong, c.check(k.(map[string]any), e, fmt.Sprintf("%s[%d]", at, i))...)
				}
			}
		case "required":
			if m, ok := v.(map[string]any); ok {
				for _, name := range k.([]any) {
					if _, ok := m[name.(string)]; !ok {
						bad("lacks %s", name)
					}
				}
			}
		case "properties":
			if m, ok := v.(map[string]any); ok {
				for name, p := range k.(map[string]any) {
					if e, ok := m[name]; ok {
						wrong = append(wrong, c.check(p.(map[string]any), e, at+"."+name)...)
					}
				}
			}
		case "additionalProperties":
			m, ok := v.(map[string]any)
			if !ok {
				continue
			}
			known, _ := s["properties"].(map[string]any)
			for name, e := range m {
				if _, ok := known[name]; ok {
					continue
				}
				if allowed, ok := k.(bool); ok && !allowed {
					bad("has %s, which is not in the schema", name)
				} else if !ok {
					wrong = append(wrong, c.check(k.(map[string]any), e, at+"."+name)...)
				}
			}
		case "anyOf":
			var all []string
			for i, alternative := range k.([]any) {
				w := c.check(alternative.(map[string]any), v, at)
				if len(w) == 0 {
					all = nil
					break
				}
				all = append(all, fmt.Sprintf("(%d) %s", i, strings.Join(w, "; ")))
			}
			wrong = append(wrong, all...)
		default:
			if !slices.Contains(annotations, keyword) {
				bad("the checker does not know the keyword %s", keyword)
			}
		}
	}
	return wrong
}

// isOfType reports whether a value that encoding/json has read is of a type of
// JSON Schema.
func isOfType(v any, name string) bool {
	switch v := v.(type) {
	case nil:
		return name == "null"
	case bool:
		return name == "boolean"
	case float64:
		return name == "number" || name == "integer" && v == math.Trunc(v)
	case string:
		return name == "string"
	case []any:
		return name == "array"
	case map[string]any:
		return name == "object"
	}
	return false
}

// TestSchemaChecker holds the checker itself: for each keyword a value that is
// right and one that is wrong.
func TestSchemaChecker(t *testing.T) {
	for _, tt := range []struct{ schema, right, wrong string }{
		{`{"type":"string"}`, `"a"`, `1`},
		{`{"type":"integer"}`, `1.0`, `1.5`},
		{`{"type":"number"}`, `1.5`, `"1.5"`},
		{`{"type":"boolean"}`, `true`, `null`},
		{`{"type":["array","null"]}`, `null`, `{}`},
		{`{"type":"object"}`, `{}`, `[]`},
		{`{"enum":["a","b"]}`, `"b"`, `"c"`},
		{`{"const":"a"}`, `"a"`, `"b"`},
		{`{"pattern":"^a+$"}`, `"aa"`, `"ab"`},
		{`{"minimum":2}`, `2`, `1.9`},
		{`{"maximum":2}`, `2`, `2.1`},
		{`{"minLength":2}`, `"éé"`, `"é"`},
		{`{"maxLength":2}`, `"éé"`, `"ééé"`},
		{`{"minItems":1}`, `[0]`, `[]`},
		{`{"maxItems":0}`, `[]`, `[0]`},
		{`{"items":{"type":"string"}}`, `["a"]`, `["a",1]`},
		{`{"required":["a"]}`, `{"a":null}`, `{"b":1}`},
		{`{"properties":{"a":{"type":"string"}}}`, `{"a":"","b":1}`, `{"a":1}`},
		{`{"properties":{"a":{}},"additionalProperties":false}`, `{"a":1}`, `{"a":1,"b":1}`},
		{`{"additionalProperties":{"type":"string"}}`, `{"a":"b"}`, `{"a":1}`},
		{`{"anyOf":[{"type":"string"},{"type":"null"}]}`, `null`, `1`},
		{`{"$ref":"#/defs/a"}`, `"a"`, `1`},
		{`{"$ref":"#/defs/none"}`, ``, `1`},
		{`{"oneOf":[]}`, ``, `1`},
	} {
		c := schemaChecker{map[string]any{"defs": map[string]any{"a": map[string]any{"type": "string"}}}}
		var s map[string]any
		if err := json.Unmarshal([]byte(tt.schema), &s); err != nil {
			t.Fatal(err)
		}
		check := func(text string) []string {
			var v any
			if err := json.Unmarshal([]byte(text), &v); err != nil {
				t.Fatal(err)
			}
			return c.check(s, v, "value")
		}
		if tt.right != "" {
			if w := check(tt.right); w != nil {
				t.Errorf("%s with %s: %v", tt.schema, tt.right, w)
			}
		}
		if check(tt.wrong) == nil {
			t.Errorf("%s takes %s", tt.schema, tt.wrong)
		}
	}
}
