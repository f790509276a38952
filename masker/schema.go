package masker

import (
	"encoding/json"
	"regexp"

	"github.com/privet-go/privet/masker/internal/calendar"
)

// PolicySchema gives the JSON Schema (draft 2020-12) of policies, which is made of
// the table of operators. It says what [ParsePolicy] takes, but for what one
// parameter asks of another.
func PolicySchema() []byte {
	text, err := json.MarshalIndent(policySchema(), "", "  ")
	if err != nil {
		panic(err) // a structure of strings and numbers
	}
	return append(text, '\n')
}

// A schema is the part of JSON Schema that policies need.
type schema struct {
	Schema      string             `json:"$schema,omitempty"`
	Title       string             `json:"title,omitempty"`
	Description string             `json:"description,omitempty"`
	Ref         string             `json:"$ref,omitempty"`
	Type        string             `json:"type,omitempty"`
	Const       string             `json:"const,omitempty"`
	Enum        []string           `json:"enum,omitempty"`
	Pattern     string             `json:"pattern,omitempty"`
	MinLength   int                `json:"minLength,omitempty"`
	MaxLength   int                `json:"maxLength,omitempty"`
	MaxItems    int                `json:"maxItems,omitempty"`
	Items       *schema            `json:"items,omitempty"`
	Minimum     *float64           `json:"minimum,omitempty"`
	Maximum     *float64           `json:"maximum,omitempty"`
	Above       *float64           `json:"exclusiveMinimum,omitempty"`
	Properties  map[string]*schema `json:"properties,omitempty"`
	Names       *schema            `json:"propertyNames,omitempty"`
	Required    []string           `json:"required,omitempty"`
	More        any                `json:"additionalProperties,omitempty"` // false, or a *schema
	AnyOf       []*schema          `json:"anyOf,omitempty"`
	Defs        map[string]*schema `json:"$defs,omitempty"`
}

func limit(f float64) *float64 { return &f }

func number(kind string, low, high float64) schema {
	return schema{Type: kind, Minimum: limit(low), Maximum: limit(high)}
}

// parameterSchema says what values a parameter has. Where operators differ, it says
// what is common to them.
func parameterSchema(operator, name string) *schema {
	var s schema
	switch name {
	case "keyRef":
		s = schema{Type: "string", Description: "The name of the key. Without it: " + DefaultKeyRef + "."}
	case "scope":
		s = schema{Type: "string", Description: "The name under which equal values get equal results. Without it: the label; for shift, all dates."}
	case "keepFirst":
		s = number("integer", 0, maxShown)
		s.Description = "How many characters stay at the beginning."
	case "keepLast":
		s = number("integer", 0, maxShown)
		s.Description = "How many characters stay at the end."
	case "char":
		s = schema{Type: "string", MinLength: 1, MaxLength: 1,
			Description: "What stands in the place of a hidden character. It stands by itself: no space, no mark, nothing that joins others or " +
				"runs from right to left."}
	case "ignore":
		s = schema{Type: "string", Description: "Separators that stay and are not counted."}
	case "with":
		s = schema{Type: "string", MinLength: 1, Pattern: `^[^\x00]*$`, Description: "What is written."}
	case "length":
		s = number("integer", 1, maxShown)
		s.Description = "How many characters stay."
		if operator == "hash" {
			s = number("integer", minHash, maxHash)
			s.Description = "How many hexadecimal digits are written. Without it: all 64."
		}
	case "locale":
		s = schema{Type: "string", Pattern: isLocale.String(), Description: "Where made-up values come from. Without it the value tells."}
		if operator == "shift" {
			s.Description = "The language of names of months that several languages have. Without it the value tells."
		}
	case "tweak":
		s = schema{Type: "string", MaxLength: maxTweak, Description: "Text that goes into the encryption beside the key. It need not be secret."}
	case "checkDigit":
		s = schema{Type: "boolean", Description: "Numbers with right check digits stay right, and others wrong."}
	case "min", "max":
		s = number("integer", -maxShift, maxShift)
		s.Description = "The bounds of the shift in days. Without both: -365 and 365."
	case "by":
		s = schema{Type: "string", Description: "The column whose value tells which rows are shifted alike."}
	case "given", "family":
		s = schema{Type: "string", Description: "The column of the " + name + " name of the person of the row, of whose made-up names the value is made."}
	case "order":
		s = schema{Type: "string", Enum: []string{calendar.OrderDMY, calendar.OrderMDY}, Description: "The order of the fields of dates such as 03/02/1985."}
	case "to":
		s = schema{Type: "string", Enum: generalizeTo, Description: "What is left."}
	case "bucket":
		s = schema{Type: "number", Above: limit(0), Maximum: limit(maxBucket), Description: "The width of the ranges of numbers."}
	case "ratio":
		s = number("number", minRatio, 1)
		s.Description = "By how much of itself a number moves at most."
	case "maxLength":
		s = number("integer", 1, maxMaxLength)
		s.Description = "How many characters are written at most. What would be longer is redacted."
	case "normalize":
		s = schema{Type: "array", Items: &schema{Enum: normalizations},
			Description: "What counts as one value: without white space around it, in lower case, with letters and marks composed."}
	case "policy":
		s = schema{Ref: "#", Description: "What is found is masked by this policy. Without it: by the one that this is part of."}
	default:
		return nil
	}
	return &s
}

func policySchema() *schema {
	var operations []*schema
	for _, k := range operatorKinds() {
		o := &schema{
			Description: k.doc,
			Type:        "object",
			Properties:  map[string]*schema{"operator": {Const: k.name}},
			Required:    append([]string{"operator"}, k.required...),
			More:        false,
		}
		for _, name := range k.params {
			o.Properties[name] = parameterSchema(k.name, name)
		}
		operations = append(operations, o)
	}
	operation := &schema{Ref: "#/$defs/operation"}
	text := &schema{Type: "string", MinLength: 1}
	return &schema{
		Schema:      "https://json-schema.org/draft/2020-12/schema",
		Title:       "Masking policy",
		Description: "Which operator masks what: one document for the library, the command and the service of privet.",
		Type:        "object",
		More:        false,
		Properties: map[string]*schema{
			"default": {Enum: []string{"mask", "redact", "fail"}, Description: "What happens to a label that is not in labels. Without it: mask."},
			"unknown": {Enum: unknownColumns, Description: "What happens to a column that is UNKNOWN and that columns does not " +
				"name. Without it: mask, or fail where that is the default."},
			"ids": {Enum: idColumns, Description: "What happens to a column whose label tells records apart, such as CUSTOMER_ID, " +
				"and that neither columns nor labels names. Without it: pseudonym where the default is mask; over HTTP mask."},
			"idsKeyRef": {Type: "string", Description: "The name of the key of these pseudonyms. Without it: a key that is made for the run and forgotten."},
			"types": {Enum: types, Description: "What becomes of numbers and booleans of JSON where what masks them gives a string: that string, " +
				"or 0 and false. Without it: string."},
			"standards": {Type: "array", MaxItems: maxStandards, Items: &schema{Type: "string", MinLength: 1, MaxLength: maxStandard},
				Description: "The standards that apply, such as GDPR. What was masked is scored under these alone. Without it: all."},
			"keepNulls": {Type: "array", MaxItems: maxNulls, Items: &schema{Type: "string", MaxLength: maxNullSize},
				Description: "Spellings of nothing that stay in columns of files, such as NULL, compared without white space around them; white space alone " +
					"stands for all values of white space alone. Without it: none but the empty value."},
			"labels": {Type: "object", Names: &schema{Type: "string", Pattern: labelName.String()}, More: operation,
				Description: "The operators of labels, by name, alias or code."},
			"columns": {Type: "object", More: operation,
				Description: "The operators of columns, by their names. They come before those of labels. In a name * stands for any characters and ? for one; " +
					"the exact name comes before such names, and of these the longest."},
			"absent": {Enum: absentColumns, Description: "What happens when columns names a column that the file does not have. Without it: fail."},
			"keys": {Type: "object", Description: "Where keys are. Without an entry, main is in the variable " + KeyVariable(DefaultKeyRef) + ".",
				More: &schema{AnyOf: []*schema{
					{Type: "object", Properties: map[string]*schema{"env": text}, Required: []string{"env"}, More: false,
						Description: "The name of an environment variable."},
					{Type: "object", Properties: map[string]*schema{"file": text}, Required: []string{"file"}, More: false,
						Description: "The path of a file; over HTTP none."},
				}}},
		},
		Defs: map[string]*schema{"operation": {AnyOf: operations}},
	}
}

// labelName is what names of labels, aliases and codes look like.
var labelName = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9_ -]*$`)
