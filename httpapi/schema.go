package httpapi

import (
	"encoding"
	"path"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/risk"
)

// A schema is a JSON Schema of the dialect 2020-12, which OpenAPI 3.1 uses. The
// document of the service uses few of its keywords: type, enum, const, pattern, the
// bounds of numbers, lengths and counts, properties, required, additionalProperties,
// items, anyOf and $ref.
type schema map[string]any

// A member is one field of an object that a client sends.
type member struct {
	name     string
	schema   schema
	required bool
}

// need returns a required field. The function may returns an optional one, which may
// also be null.
func need(name string, s schema) member { return member{name, s, true} }
func may(name string, s schema) member  { return member{name, s, false} }

// objectOf returns the schema of an object that a client sends. Unknown fields are
// ignored, so the schema allows them.
func objectOf(description string, members ...member) schema {
	properties, required := schema{}, []string{}
	for _, m := range members {
		if m.required {
			required = append(required, m.name)
			properties[m.name] = m.schema
		} else {
			properties[m.name] = orNull(m.schema)
		}
	}
	s := schema{"type": "object", "properties": properties}
	if len(required) > 0 {
		s["required"] = required
	}
	return s.saying(description)
}

// orNull returns the schema extended by null.
func orNull(s schema) schema {
	if t, ok := s["type"].(string); ok && s["enum"] == nil && s["title"] == nil {
		c := schema{}
		for k, v := range s {
			c[k] = v
		}
		c["type"] = []string{t, "null"}
		return c
	}
	if list, ok := s["anyOf"].([]schema); ok && s["title"] == nil {
		if slices.ContainsFunc(list, func(a schema) bool { return a["type"] == "null" }) {
			return s
		}
		return anyOf(s.about(), append(list[:len(list):len(list)], schema{"type": "null"})...)
	}
	c := schema{"anyOf": []schema{s, {"type": "null"}}}
	return c.saying(s.about())
}

// about returns the description of the schema.
func (s schema) about() string {
	d, _ := s["description"].(string)
	return d
}

// named returns the schema with a name, under which the document has it among those that others refer to.
func (s schema) named(name string) schema { return s.with("title", name) }

// moveNamed puts each schema in v that has a name into named, and a reference into its place.
func moveNamed(v any, named map[string]schema) any {
	switch v := v.(type) {
	case schema:
		return moveNamed(map[string]any(v), named)
	case map[string]any:
		moved := make(map[string]any, len(v))
		for k, e := range v {
			moved[k] = moveNamed(e, named)
		}
		name, ok := v["title"].(string)
		if !ok {
			return moved
		}
		delete(moved, "title")
		if other, ok := named[name]; ok && !reflect.DeepEqual(other, schema(moved)) {
			panic("httpapi: two schemas have the name " + name)
		}
		named[name] = moved
		return refTo(name)
	case []any:
		moved := make([]any, len(v))
		for i, e := range v {
			moved[i] = moveNamed(e, named)
		}
		return moved
	case []schema:
		moved := make([]any, len(v))
		for i, e := range v {
			moved[i] = moveNamed(e, named)
		}
		return moved
	}
	return v
}

// saying returns the schema with a description.
func (s schema) saying(description string) schema {
	if description != "" {
		s["description"] = description
	}
	return s
}

// with returns the schema with a keyword.
func (s schema) with(keyword string, value any) schema {
	s[keyword] = value
	return s
}

// The other schemas of what a client sends.

func stringOf(description string) schema { return schema{"type": "string"}.saying(description) }
func numberOf(description string) schema {
	return schema{"type": "number", "format": "double"}.saying(description)
}
func wholeOf(description string) schema { return schema{"type": "integer"}.saying(description) }
func flagOf(description string) schema  { return schema{"type": "boolean"}.saying(description) }

func wordOf(description string, words ...string) schema {
	return schema{"type": "string", "enum": words}.saying(description)
}

func listOf(description string, items schema, most int) schema {
	return schema{"type": "array", "items": items, "maxItems": most}.saying(description)
}

func anyOf(description string, list ...schema) schema {
	return schema{"anyOf": list}.saying(description)
}

// refTo returns a reference to a schema of the document.
func refTo(name string) schema { return schema{"$ref": "#/components/schemas/" + name} }

// answerOf returns the schema of T in an answer, made from the type itself, so that the
// two cannot differ. Every field without omitempty is required, and there are no
// others.
func answerOf[T any]() schema { return schemaOfType(reflect.TypeFor[T]()) }

var (
	labelType = reflect.TypeFor[privet.Label]()
	levelType = reflect.TypeFor[risk.Level]()
	timeType  = reflect.TypeFor[time.Time]()
	textType  = reflect.TypeFor[encoding.TextMarshaler]()
)

// labelSchema returns the schema of a label: a built-in one or one of the operator's
// own.
func labelSchema() schema {
	return schema{"type": "string", "pattern": "^[A-Z][A-Z0-9_]*$"}
}

// schemaOfType makes a schema from a type as encoding/json encodes it. It knows the
// kinds of types that answers have and panics for any other, which fails the tests.
func schemaOfType(t reflect.Type) schema {
	switch {
	case t == labelType:
		return labelSchema()
	case t == levelType:
		return wordOf("", string(risk.Low), string(risk.Medium), string(risk.High), string(risk.Critical))
	case t == timeType:
		return schema{"type": "string", "format": "date-time"}
	case t.Kind() != reflect.Pointer && (t.Implements(textType) || reflect.PointerTo(t).Implements(textType)):
		return schema{"type": "string"}
	}
	switch t.Kind() {
	case reflect.Pointer:
		return orNull(schemaOfType(t.Elem()))
	case reflect.String:
		return schema{"type": "string"}
	case reflect.Bool:
		return schema{"type": "boolean"}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return schema{"type": "integer"}
	case reflect.Float32, reflect.Float64:
		return schema{"type": "number", "format": "double"}
	case reflect.Slice, reflect.Array:
		if t.Elem().Kind() == reflect.Uint8 && t.Kind() == reflect.Slice {
			return schema{"type": "string", "contentEncoding": "base64"}
		}
		return schema{"type": "array", "items": schemaOfType(t.Elem())}
	case reflect.Map:
		return schema{"type": "object", "additionalProperties": schemaOfType(t.Elem())}
	case reflect.Interface:
		return schema{}
	case reflect.Struct:
		s := schema{"type": "object", "additionalProperties": false}.named(nameOfType(t))
		properties, required := schema{}, []string{}
		for _, f := range reflect.VisibleFields(t) {
			name, rest, _ := strings.Cut(f.Tag.Get("json"), ",")
			if f.Anonymous && name == "" || !f.IsExported() || name == "-" {
				continue
			}
			if name == "" {
				name = f.Name
			}
			field := f.Type
			if !strings.Contains(rest, "omitempty") && !strings.Contains(rest, "omitzero") {
				required = append(required, name)
			} else if field.Kind() == reflect.Pointer {
				field = field.Elem()
			}
			properties[name] = schemaOfType(field)
		}
		s["properties"] = properties
		if len(required) > 0 {
			s["required"] = required
		}
		return s
	}
	panic("httpapi: an answer has a field of a type that is not JSON")
}

// nameOfType returns the name of a type in the document. Types of the engines say whose they are, since several
// have a report or a summary.
func nameOfType(t reflect.Type) string {
	name := strings.ToUpper(t.Name()[:1]) + t.Name()[1:]
	switch owner := path.Base(t.PkgPath()); owner {
	case "httpapi", "privet", "registry":
		return name
	default:
		owner = strings.ToUpper(owner[:1]) + owner[1:]
		return owner + strings.TrimPrefix(name, owner)
	}
}
