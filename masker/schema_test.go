package masker

import (
	"bytes"
	"encoding/json"
	"flag"
	"math"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

var update = flag.Bool("update", false, "write the files that are made")

// TestPolicySchema holds that the published schema is that of the table of
// operators, and that the table knows each parameter.
func TestPolicySchema(t *testing.T) {
	const file = "policy.schema.json"
	if *update {
		if err := os.WriteFile(file, PolicySchema(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if published, err := os.ReadFile(file); err != nil || !bytes.Equal(published, PolicySchema()) {
		t.Errorf("%s is not that of the operators; -update writes it: %v", file, err)
	}
	var taken []string
	for _, k := range operatorKinds() {
		taken = append(taken, k.params...)
	}
	operation := reflect.TypeFor[Operation]()
	for i := range operation.NumField() {
		name, _, _ := strings.Cut(operation.Field(i).Tag.Get("json"), ",")
		if name != "operator" && (!slices.Contains(taken, name) || parameterSchema("mask", name) == nil) {
			t.Errorf("no operator takes %s, or the schema does not know it", name)
		}
	}
	for _, name := range taken {
		if parameterSchema("mask", name) == nil {
			t.Errorf("the schema does not know %s", name)
		}
	}
}

// TestSchemaAgrees holds that the schema takes what ParsePolicy takes, and refuses
// most of what it refuses.
func TestSchemaAgrees(t *testing.T) {
	var root any
	if err := json.Unmarshal(PolicySchema(), &root); err != nil {
		t.Fatal(err)
	}
	// What one parameter asks of another, and what labels there are, is not in a
	// schema.
	beyond := []string{
		`{"labels":{"DOB":{"operator":"shift","min":5,"max":20}}}`,
		`{"labels":{"GENDER":{"operator":"fpe"}}}`,
		`{"labels":{"DOB":{"operator":"generalize","to":"year","bucket":5}}}`,
		`{"labels":{"SSN":{"operator":"generalize"}}}`,
		`{"labels":{"SSN":{"operator":"mask","ignore":"0"}}}`,
		`{"labels":{"EMAIL":{"operator":"keep"},"EMAIL_ADDRESS":{"operator":"mask"}}}`,
	}
	documents := append([]string{
		patientPolicy,
		`{}`, `[]`, `7`, `{"default":"mask"}`, `{"default":"keep"}`, `{"more":1}`, `{"labels":[]}`, `{"labels":{"SSN":"keep"}}`, `{"labels":{"SSN":{}}}`,
		`{"labels":{"us-ssn":{"operator":"keep"}}}`, `{"labels":{"!":{"operator":"keep"}}}`, `{"columns":{"!":{"operator":"keep"}}}`,
		`{"keys":{"main":{"env":"A"}}}`, `{"keys":{"main":{"file":"a"}}}`, `{"keys":{"main":{"env":"A","file":"a"}}}`, `{"keys":{"main":{}}}`, `{"keys":{"main":{"env":1}}}`,
		`{"keys":{"main":{"env":""}}}`,
		`{"columns":{"t":{"operator":"text","policy":{"default":"redact"}}}}`, `{"columns":{"t":{"operator":"text","policy":{"default":"no"}}}}`,
		`{"columns":{"t":{"operator":"text"}}}`, `{"columns":{"t":{"operator":"text","char":"x"}}}`,
	}, beyond...)
	values := map[string][]string{
		"keyRef": {`"main"`, `7`}, "scope": {`"s"`, `true`}, "keepFirst": {`0`, `1000`, `-1`, `1001`, `1.5`, `"1"`}, "keepLast": {`4`, `-1`},
		"char": {`"X"`, `"█"`, `"XX"`}, "ignore": {`"-"`, `7`}, "with": {`"x"`, `"a\u0000"`, `7`}, "length": {`0`, `1`, `31`, `32`, `64`, `65`, `1001`},
		"locale": {`"de"`, `"pt-BR"`, `"german"`}, "tweak": {`"t"`, `7`}, "checkDigit": {`true`, `"true"`}, "min": {`-36501`, `-300`}, "max": {`36501`, `400`},
		"by": {`"c"`, `7`}, "given": {`"c"`, `7`}, "family": {`"c"`, `[]`}, "order": {`"dmy"`, `"ymd"`}, "to": {`"year"`, `"day"`}, "bucket": {`0.5`, `-1`, `1e13`}, "ratio": {`0.5`, `0.0001`, `2`}, "policy": {`{}`, `[]`},
	}
	for _, k := range operatorKinds() {
		for name, list := range values {
			for _, value := range list {
				rest := ""
				for _, other := range k.required {
					if other != name {
						rest += `,"` + other + `":` + map[string]string{"with": `"x"`, "length": `40`, "ratio": `0.5`}[other]
					}
				}
				// A column takes all that its operator may do for some label.
				documents = append(documents, `{"columns":{"c":{"operator":"`+k.name+`","`+name+`":`+value+rest+`}}}`)
			}
		}
	}
	taken, refused := 0, 0
	for _, document := range documents {
		_, err := ParsePolicy([]byte(document))
		var v any
		if err := json.Unmarshal([]byte(document), &v); err != nil {
			t.Fatal(err)
		}
		switch ok := holds(t, root, root, v); {
		case slices.Contains(beyond, document):
			if err == nil || !ok {
				t.Errorf("%s: the parser says %v, and the schema %v", document, err, ok)
			}
		case needsAnother(err):
		case ok != (err == nil) && !isZero(document):
			t.Errorf("%s: the parser says %v, and the schema %v", document, reasons(err), ok)
		case ok:
			taken++
		default:
			refused++
		}
	}
	if taken < 40 || refused < 200 {
		t.Errorf("%d documents are taken and %d refused", taken, refused)
	}
}

// needsAnother reports whether a parameter was refused for want of another.
func needsAnother(err error) bool {
	return err != nil && (strings.Contains(err.Error(), "to is missing") || strings.Contains(err.Error(), "30 or more above"))
}

// isZero reports whether a parameter has the value that stands for none, which the
// parser cannot tell from none.
func isZero(document string) bool {
	return strings.Contains(document, `:0}`) || strings.Contains(document, `:0,`)
}

// holds reports whether a value is valid by a schema, of which it understands what
// policies need.
func holds(t *testing.T, root, s, v any) bool {
	rules, ok := s.(map[string]any)
	if !ok {
		return s.(bool)
	}
	for key, rule := range rules {
		good := true
		object, isObject := v.(map[string]any)
		text, isText := v.(string)
		number, isNumber := v.(float64)
		switch key {
		case "$schema", "title", "description", "$defs":
		case "$ref":
			target := root
			for part := range strings.SplitSeq(strings.TrimPrefix(strings.TrimPrefix(rule.(string), "#"), "/"), "/") {
				if part != "" {
					target = target.(map[string]any)[part]
				}
			}
			good = holds(t, root, target, v)
		case "type":
			_, isBool := v.(bool)
			good = map[string]bool{"object": isObject, "string": isText, "number": isNumber, "boolean": isBool,
				"integer": isNumber && number == math.Trunc(number)}[rule.(string)]
		case "const":
			good = v == rule
		case "enum":
			good = slices.Contains(rule.([]any), v)
		case "pattern":
			good = !isText || regexp.MustCompile(rule.(string)).MatchString(text)
		case "minLength":
			good = !isText || utf8.RuneCountInString(text) >= int(rule.(float64))
		case "maxLength":
			good = !isText || utf8.RuneCountInString(text) <= int(rule.(float64))
		case "minimum":
			good = !isNumber || number >= rule.(float64)
		case "maximum":
			good = !isNumber || number <= rule.(float64)
		case "exclusiveMinimum":
			good = !isNumber || number > rule.(float64)
		case "required":
			for _, name := range rule.([]any) {
				_, has := object[name.(string)]
				good = good && (!isObject || has)
			}
		case "properties":
			for name, inner := range rule.(map[string]any) {
				if value, has := object[name]; has {
					good = good && holds(t, root, inner, value)
				}
			}
		case "propertyNames":
			for name := range object {
				good = good && holds(t, root, rule, name)
			}
		case "additionalProperties":
			known, _ := rules["properties"].(map[string]any)
			for name, value := range object {
				if _, has := known[name]; !has {
					good = good && holds(t, root, rule, value)
				}
			}
		case "anyOf":
			good = slices.ContainsFunc(rule.([]any), func(inner any) bool { return holds(t, root, inner, v) })
		default:
			t.Fatalf("%s is not understood", key)
		}
		if !good {
			return false
		}
	}
	return true
}
