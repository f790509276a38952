package postgres

import (
	"bytes"

	"github.com/privet-go/privet/masker/rows"
)

// The elements of an array of one dimension are values of their own. Def says what a value is.
const (
	isEmpty   = 1 // an array without elements
	isElement = 2 // an element; Rep is 1 but for the first
)

// appendElements appends the elements of an array, and reports whether it has one dimension.
func appendElements(dst []rows.Value, column int, of class, text []byte) ([]rows.Value, bool) {
	if string(text) == "{}" {
		return append(dst, rows.Value{Column: column, Kind: rows.Null, Def: isEmpty}), true
	}
	begin := len(dst)
	for i := 0; i < len(text)-1; {
		if i == 0 && text[i] != '{' || i > 0 && text[i] != ',' {
			return dst[:begin], false
		}
		i++
		element, n := arrayElement(text[i:])
		if n == 0 {
			return dst[:begin], false
		}
		i += n
		v := rows.Value{Column: column, Def: isElement, Kind: rows.Null}
		if element != nil {
			v.Kind, v.Text = of.read(element)
		}
		if len(dst) > begin {
			v.Rep = 1
		}
		dst = append(dst, v)
	}
	return dst, true
}

// arrayElement reads an element that text begins with, and gives its length; nil is NULL.
func arrayElement(text []byte) (element []byte, n int) {
	if text[0] != '"' {
		n = bytes.IndexAny(text, "{},\"\\")
		if n <= 0 {
			return nil, 0
		}
		if element = text[:n]; string(element) == "NULL" {
			element = nil
		}
		return element, n
	}
	element = []byte{}
	for n = 1; n < len(text); n++ {
		switch c := text[n]; {
		case c == '"':
			return element, n + 1
		case c == '\\' && n+1 < len(text):
			n++
			element = append(element, text[n])
		default:
			element = append(element, c)
		}
	}
	return nil, 0
}

// appendArray appends the array that a row begins with, in the spelling of COPY, and gives how many values it has. An element that does not
// fit its type is NULL.
func appendArray(dst []byte, of class, row []rows.Value) ([]byte, int) {
	dst = append(dst, '{')
	n := 0
	var spelled []byte
	for n == 0 || n < len(row) && row[n].Rep > 0 && row[n].Column == row[0].Column {
		v := row[n]
		if n++; v.Def == isEmpty {
			continue
		}
		if n > 1 {
			dst = append(dst, ',')
		}
		if v.Kind == rows.Null || !of.holds(v.Text) {
			dst = append(dst, "NULL"...)
			continue
		}
		spelled = append(spelled[:0], '"')
		for _, c := range v.Text {
			if c == '"' || c == '\\' {
				spelled = append(spelled, '\\')
			}
			spelled = append(spelled, c)
		}
		dst = append(appendEscaped(dst, spelled), '"')
	}
	return append(dst, '}'), n
}

// isArray reports whether a text is an array of which each element is of the class.
func isArray(text []byte, of class) bool {
	depth := 0
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == '{':
			depth++
			i++
		case c == '}':
			depth--
			i++
			if depth == 0 {
				return i == len(text)
			}
		case depth == 0:
			return false
		case c == ',':
			i++
		default:
			element, n := arrayElement(text[i:])
			if n == 0 || element != nil && !of.holds(element) {
				return false
			}
			i += n
		}
	}
	return false
}
