package strictjson

import (
	"encoding"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// A FieldError says which value of a document is not as it must be.
type FieldError struct {
	// Path is where the value is, such as labels.SSN.operator or records[1].id.
	// It is empty for the document itself.
	Path string

	// Reason is the rest of a sentence that begins with the path, such as "must
	// be a string".
	Reason string

	// Unknown says that the value itself is right, and has a field that is not known.
	Unknown bool
}

// Error gives the path and the reason.
func (e *FieldError) Error() string {
	if e.Path == "" {
		return "the document " + e.Reason
	}
	return e.Path + " " + e.Reason
}

// Overlap reports whether one of two paths is the other or leads through it. What is
// said of a value is not to be counted on where another error overlaps its path.
func Overlap(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	rest, ok := strings.CutPrefix(b, a)
	return ok && (a == "" || rest == "" || rest[0] == '.' || rest[0] == '[')
}

// Options are the options of [Unmarshal]. The zero value is of use.
type Options struct {
	// MaxDepth is how many arrays and objects may be inside each other. 0 means
	// 32.
	MaxDepth int

	// MaxElements is how many values there may be in all. 0 means a million.
	MaxElements int

	// ShowKey reports whether a key that the document has chosen, of a map, may
	// stand in a path. Nil, and all other keys: columns[3] is the fourth of them in
	// alphabetical order, which is the only one that a map has afterwards.
	ShowKey func(key string) bool

	// PassUnknown passes over keys that a struct has no field for, and PassNull over
	// a null where v has no pointer, as if the key were not there. An element of an
	// array is never passed over.
	PassUnknown, PassNull bool
}

// Unmarshal reads a JSON text into the value that v points at, which is made of
// structs with json tags, which may be embedded, maps with keys of a string kind,
// slices, pointers, strings, booleans, ints, floats, and types that unmarshal
// themselves from the text of a string. Unlike encoding/json it refuses a key that a
// struct has no field for and anything that [Parse] refuses, and compares keys
// exactly. A null is refused where v has no pointer, since it is most often a
// value that somebody meant to fill in.
//
// All errors are given: one *SyntaxError, or a *FieldError for each value at
// fault, in the order of the text. What v holds then is of use only for finding out
// what else is wrong: values at fault are zero.
func Unmarshal(text string, v any, opts *Options) []error {
	if opts == nil {
		opts = &Options{}
	}
	depth, elements := opts.MaxDepth, opts.MaxElements
	if depth == 0 {
		depth = 32
	}
	if elements == 0 {
		elements = 1_000_000
	}
	nodes, err := Parse(text, depth, elements)
	if err != nil {
		return []error{err}
	}
	r := reader{nodes: nodes, options: opts}
	r.read(0, "", reflect.ValueOf(v).Elem())
	return r.errors
}

// A reader fills Go values with the nodes of a text.
type reader struct {
	nodes   []Node
	options *Options
	errors  []error
}

// refuse notes that the value at the path is at fault.
func (r *reader) refuse(path, reason string) {
	r.errors = append(r.errors, &FieldError{Path: path, Reason: reason})
}

// kindNames are what values of a kind must be, in words.
var kindNames = map[Kind]string{Bool: "true or false", Number: "a number", String: "a string", Array: "an array", Object: "an object"}

// must reports whether the node is of the kind, and notes the error if not.
func (r *reader) must(id int32, path string, k Kind) bool {
	if r.nodes[id].Kind == k {
		return true
	}
	r.refuse(path, "must be "+kindNames[k])
	return false
}

func (r *reader) read(id int32, path string, v reflect.Value) {
	n := &r.nodes[id]
	if u, ok := v.Addr().Interface().(encoding.TextUnmarshaler); ok && v.Kind() != reflect.Pointer {
		// The error of an unmarshaler may quote the text.
		if r.must(id, path, String) && u.UnmarshalText([]byte(n.Text)) != nil {
			r.refuse(path, "is not written as it must be")
		}
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		if n.Kind == Null {
			v.SetZero()
			return
		}
		v.Set(reflect.New(v.Type().Elem()))
		r.read(id, path, v.Elem())
	case reflect.Struct:
		if r.must(id, path, Object) {
			r.readStruct(id, path, v)
		}
	case reflect.Map:
		if r.must(id, path, Object) {
			r.readMap(id, path, v)
		}
	case reflect.Slice:
		if !r.must(id, path, Array) {
			return
		}
		list := reflect.MakeSlice(v.Type(), 0, 0)
		for c := n.Child; c != 0; c = r.nodes[c].Next {
			e := reflect.New(v.Type().Elem()).Elem()
			r.read(c, path+"["+strconv.Itoa(int(r.nodes[c].Index))+"]", e)
			list = reflect.Append(list, e)
		}
		v.Set(list)
	case reflect.String:
		if r.must(id, path, String) {
			v.SetString(n.Text)
		}
	case reflect.Bool:
		if r.must(id, path, Bool) {
			v.SetBool(n.Text == "true")
		}
	case reflect.Int, reflect.Int64:
		if !r.must(id, path, Number) {
			return
		}
		i, ok := whole(n.Text)
		if !ok || v.OverflowInt(i) {
			r.refuse(path, "must be a whole number, and not too large a one")
			return
		}
		v.SetInt(i)
	case reflect.Float64:
		if !r.must(id, path, Number) {
			return
		}
		f, err := strconv.ParseFloat(n.Text, 64)
		if err != nil {
			r.refuse(path, "must be a number that is not too large")
			return
		}
		v.SetFloat(f)
	default:
		panic(fmt.Sprintf("strictjson: %v cannot be read", v.Type()))
	}
}

// maxWhole bounds whole numbers with a point or an exponent to those that every reader of
// JSON holds exactly (RFC 8259, section 6).
const maxWhole = 1<<53 - 1

// whole is the whole number that a number of JSON is, which knows one type of number: 1e5
// and 5.0 are whole.
func whole(text string) (int64, bool) {
	if i, err := strconv.ParseInt(text, 10, 64); err == nil {
		return i, true
	}
	f, err := strconv.ParseFloat(text, 64)
	if err != nil || f != math.Trunc(f) || math.Abs(f) > maxWhole {
		return 0, false
	}
	return int64(f), true
}

func (r *reader) readStruct(id int32, path string, v reflect.Value) {
	for c := r.nodes[id].Child; c != 0; c = r.nodes[c].Next {
		key := r.nodes[c].Key
		i := field(v.Type(), key)
		if i == nil && r.options.PassUnknown {
			continue
		}
		if i != nil && r.options.PassNull && r.nodes[c].Kind == Null {
			continue
		}
		if i == nil {
			r.errors = append(r.errors, unknown(path, key, int(r.nodes[c].Index)))
			continue
		}
		r.read(c, Join(path, key), v.FieldByIndex(i))
	}
}

// unknown is the error for a key that is not known, by its name where that can be no value.
func unknown(path, key string, index int) *FieldError {
	if IsName(key) {
		return &FieldError{Join(path, key), "is no field that is known", true}
	}
	return &FieldError{path, fmt.Sprintf("has a field that is not known, its number %d", index+1), true}
}

// maxName is the length of the longest key that counts as a name.
const maxName = 64

// IsName reports whether a key can be shown to its writer: it has only ASCII letters,
// underscores and hyphens, where a value would have digits, spaces or other signs.
func IsName(key string) bool {
	for i := range len(key) {
		switch c := key[i] | 0x20; {
		case 'a' <= c && c <= 'z':
		case i > 0 && (key[i] == '_' || key[i] == '-'):
		default:
			return false
		}
	}
	return key != "" && len(key) <= maxName
}

func (r *reader) readMap(id int32, path string, v reflect.Value) {
	v.Set(reflect.MakeMap(v.Type()))
	var keys []string
	for c := r.nodes[id].Child; c != 0; c = r.nodes[c].Next {
		keys = append(keys, r.nodes[c].Key)
	}
	slices.Sort(keys)
	for c := r.nodes[id].Child; c != 0; c = r.nodes[c].Next {
		key := r.nodes[c].Key
		place, _ := slices.BinarySearch(keys, key)
		at := fmt.Sprintf("%s[%d]", path, place)
		if r.options.ShowKey != nil && r.options.ShowKey(key) {
			at = Join(path, key)
		}
		e := reflect.New(v.Type().Elem()).Elem()
		r.read(c, at, e)
		v.SetMapIndex(reflect.ValueOf(key).Convert(v.Type().Key()), e)
	}
}

// field gives the place of the field with this json tag, or nil. The fields of an
// embedded struct without a tag are fields of the struct around it.
func field(t reflect.Type, key string) []int {
	for i := range t.NumField() {
		f := t.Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case f.Anonymous && name == "" && f.Type.Kind() == reflect.Struct:
			if inner := field(f.Type, key); inner != nil {
				return append([]int{i}, inner...)
			}
		case name == key && name != "" && name != "-":
			return []int{i}
		}
	}
	return nil
}

// Join is the path of the member of an object.
func Join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}
