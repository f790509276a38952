package redact

import (
	"bytes"
	"encoding/json"
	"errors"
	"unicode/utf8"
)

// The reasons why a document cannot be redacted.
var (
	// ErrJSON says that a document is not JSON.
	ErrJSON = errors.New("redact: the document is not JSON")

	// ErrUTF8 says that a text or document is not UTF-8.
	ErrUTF8 = errors.New("redact: the text is not UTF-8")
)

// AppendJSON appends to dst the document with personal data in it masked. Each value is judged by its key
// with the keys of what it is in, as in user.name, and what they do not tell is searched as text; see
// Fields in the documentation of the package. Where an object gives a name and then a value, as in
// {"key":"password","value":…} and ["authorization",…], that name counts. Elements of an array go by its key, and keys
// that are data themselves are masked. A string that holds an object or an array is redacted as a document. All else
// stays byte for byte. In the place of a number there is a string, unless what masks it gives a number; of a boolean,
// [Replacement]; null stays.
//
// On an error it returns nil. A document of 2 KB with 17 addresses takes some 100 µs, beside 11 µs for [json.Valid].
func (r *Redactor) AppendJSON(dst, document []byte) ([]byte, error) {
	return r.ready().appendJSON(dst, document, "")
}

// appendJSON is AppendJSON for the value of a field.
func (r *Redactor) appendJSON(dst, document []byte, name string) ([]byte, error) {
	if !utf8.Valid(document) {
		return nil, ErrUTF8
	}
	if !json.Valid(document) {
		return nil, ErrJSON
	}
	w := &walk{r: r, src: document, dst: dst, path: []byte(name)}
	w.value()
	return append(w.dst, document[w.done:]...), nil
}

// A walk goes over a document that is JSON and copies it.
type walk struct {
	r    *Redactor
	src  []byte
	dst  []byte
	at   int    // where the walk is
	done int    // up to where dst has the document
	path []byte // the name of the value at hand
}

// skip goes on to the next byte that is no white space, and gives it.
func (w *walk) skip() byte {
	for {
		switch c := w.src[w.at]; c {
		case ' ', '\t', '\r', '\n':
			w.at++
		default:
			return c
		}
	}
}

// put puts a string in the place of what the walk has just passed.
func (w *walk) put(start int, s string) {
	quoted, err := json.Marshal(s)
	if err != nil {
		quoted = []byte(`"` + Replacement + `"`)
	}
	w.write(start, quoted)
}

func (w *walk) write(start int, b []byte) {
	w.dst = append(append(w.dst, w.src[w.done:start]...), b...)
	w.done = w.at
}

// value passes one value.
func (w *walk) value() {
	switch c := w.skip(); c {
	case '{':
		w.object()
	case '[':
		w.array()
	case '"':
		start := w.at
		s := w.str()
		if masked := w.r.value(w.r.fieldOf(w.path), s); masked != s {
			w.put(start, masked)
		}
	default:
		w.scalar(c)
	}
}

// scalar passes a number, a boolean or null.
func (w *walk) scalar(c byte) {
	start := w.at
	for w.at < len(w.src) && bytes.IndexByte([]byte(" \t\r\n,]}"), w.src[w.at]) < 0 {
		w.at++
	}
	f := w.r.fieldOf(w.path)
	switch c {
	case 'n':
	case 't', 'f':
		if w.r.boolean(f) {
			w.put(start, Replacement)
		}
	default:
		masked, changed := w.r.number(f, string(w.src[start:w.at]))
		switch {
		case !changed:
		case isNumber(masked):
			w.write(start, []byte(masked))
		default:
			w.put(start, masked)
		}
	}
}

// isNumber reports whether a text is a number of JSON.
func isNumber(s string) bool {
	return s != "" && (s[0] == '-' || '0' <= s[0] && s[0] <= '9') && json.Valid([]byte(s))
}

// str passes a string and gives what it spells.
func (w *walk) str() string {
	start, escaped := w.at, false
	for w.at++; w.src[w.at] != '"'; w.at++ {
		if w.src[w.at] == '\\' {
			w.at, escaped = w.at+1, true
		}
	}
	w.at++
	if !escaped {
		return string(w.src[start+1 : w.at-1])
	}
	var s string
	if json.Unmarshal(w.src[start:w.at], &s) != nil {
		return "\xff" // is replaced
	}
	return s
}

// array passes an array. In one of two strings the second is the value of the first if that is the name of a password or a
// token, as in the pairs that headers are written as.
func (w *walk) array() {
	outer := len(w.path)
	w.at++
	if name, ok := w.pair(); ok && isCredential(w.r.field(name).label) {
		w.skip()
		w.str()
		w.push(name)
	}
	for w.skip() != ']' {
		if w.src[w.at] == ',' {
			w.at++
		}
		w.value()
	}
	w.path = w.path[:outer]
	w.at++
}

// pair reports whether two strings are all that is left of an array, and gives the first.
func (w *walk) pair() (first string, ok bool) {
	start := w.at
	defer func() { w.at = start }()
	if w.skip() != '"' {
		return "", false
	}
	if first = w.str(); w.skip() != ',' {
		return "", false
	}
	if w.at++; w.skip() != '"' {
		return "", false
	}
	w.str()
	return first, w.skip() == ']'
}

// strAt gives what a string that begins at a place spells.
func (w *walk) strAt(start int) string {
	at := w.at
	w.at = start
	s := w.str()
	w.at = at
	return s
}

func (w *walk) object() {
	outer, named := len(w.path), ""
	for w.at++; w.skip() != '}'; {
		start := w.at
		key := w.str()
		w.push(key)
		f := w.r.fieldOf(w.path)
		if f.data || len(w.path) > maxFieldName && w.r.isData(key, key) {
			w.put(start, w.r.key(key))
			w.path = w.path[:outer]
			w.push(dataKey)
		}
		w.skip()
		w.at++ // the colon
		switch c := w.skip(); {
		case c == '"' && namesValue(key):
			named = w.strAt(w.at)
		case named != "" && fold(key) == "value" && f.label == "" && !f.keep:
			w.path = w.path[:outer]
			w.push(named)
		}
		w.value()
		w.path = w.path[:outer]
		if w.skip() == ',' {
			w.at++
		}
	}
	w.at++
}

// push adds a part to the name. Of a name that is too long to be read, only the last part still matters.
func (w *walk) push(part string) {
	if len(w.path) > maxFieldName {
		w.path = w.path[:maxFieldName+1]
	}
	part = part[:min(len(part), maxFieldName+1)]
	if len(w.path) > 0 {
		w.path = append(w.path, '.')
	}
	w.path = append(w.path, part...)
}

// namesValue reports whether a key is that of the name of the value beside it.
func namesValue(key string) bool {
	switch fold(key) {
	case "name", "key", "field", "attribute", "property", "column":
		return true
	}
	return false
}
