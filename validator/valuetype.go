package validator

import "strings"

// A valueType is what a program takes a value for.
type valueType uint8

const (
	textType valueType = iota
	integerType
	decimalType
	dateType
	booleanType
	valueTypes
)

var typeNames = [valueTypes]string{"text", "integer", "decimal number", "date", "truth value"}

// typeOf gives the type of a value that is not empty, and the layout of a date:
// its characters with 9 for each digit.
func typeOf(s string) (valueType, string) {
	switch c := s[0]; {
	case '0' <= c && c <= '9', c == '+', c == '-':
		return numberOrDate(s)
	case len(s) <= 5:
		switch strings.ToLower(s) {
		case "true", "false", "yes", "no":
			return booleanType, ""
		}
	}
	return textType, ""
}

func numberOrDate(s string) (valueType, string) {
	digits, dots, others := 0, 0, 0
	for i := range len(s) {
		switch c := s[i]; {
		case '0' <= c && c <= '9':
			digits++
		case c == '.':
			dots++
		case i == 0: // a sign
		default:
			others++
		}
	}
	switch {
	case digits == 0:
		return textType, ""
	case others == 0 && dots == 0:
		return integerType, ""
	case others == 0 && dots == 1 && s[len(s)-1] != '.':
		return decimalType, ""
	}
	if layout, ok := dateLayout(s); ok {
		return dateType, layout
	}
	return textType, ""
}

// dateHeads are the layouts of days that are in use; a time may follow them.
var dateHeads = [...]string{"9999-99-99", "9999/99/99", "9999.99.99", "99-99-9999", "99/99/9999", "99.99.9999", "99/99/99", "9/9/9999", "99/9/9999", "9/99/9999"}

const maxDateLength = 40 // 2006-01-02T15:04:05.000000000+00:00 has 35

// dateLayout gives the layout of a date, with or without a time of day.
func dateLayout(s string) (string, bool) {
	if len(s) > maxDateLength || len(s) < 8 {
		return "", false
	}
	var buf [maxDateLength]byte
	for i := range len(s) {
		c := s[i]
		if '0' <= c && c <= '9' {
			c = '9'
		}
		buf[i] = c
	}
	layout := buf[:len(s)]
	for _, head := range dateHeads {
		if string(layout[:min(len(head), len(layout))]) != head {
			continue
		}
		rest := layout[len(head):]
		if len(rest) == 0 || (rest[0] == 'T' || rest[0] == ' ') && len(rest) >= 6 && rest[1] == '9' {
			return string(layout), true
		}
	}
	return "", false
}

// A typeTally counts the types of the values of a column.
type typeTally struct {
	counts  [valueTypes]count
	layouts map[string]*count // of dates
}

// maxLayouts is how many layouts of dates a column can have; with more it is none
// of dates.
const maxLayouts = 16

func (t *typeTally) add(s string, row int64) {
	kind, layout := typeOf(s)
	if kind == dateType {
		c := t.layouts[layout]
		switch {
		case c != nil:
		case len(t.layouts) == maxLayouts:
			kind = textType
		default:
			if t.layouts == nil {
				t.layouts = map[string]*count{}
			}
			c = new(count)
			t.layouts[layout] = c
		}
		if c != nil {
			c.add(row)
		}
	}
	t.counts[kind].add(row)
}

// all gives the one type that all values have, and for dates the one layout. A
// column of integers and decimals is one of decimals.
func (t *typeTally) all() (valueType, string) {
	total := int64(0)
	for i := range t.counts {
		total += t.counts[i].n
	}
	for kind := integerType; kind < valueTypes; kind++ {
		switch n := t.counts[kind].n; {
		case n == 0:
		case n == total && kind != dateType:
			return kind, ""
		case n == total && len(t.layouts) == 1:
			for layout := range t.layouts {
				return kind, layout
			}
		case kind == decimalType && n+t.counts[integerType].n == total:
			return decimalType, ""
		}
	}
	return textType, ""
}

// unlike counts the values that are not of the type and layout, and gives the row
// of the first.
func (t *typeTally) unlike(kind valueType, layout string) count {
	var c count
	take := func(o count) {
		if o.n == 0 {
			return
		}
		if c.n == 0 || o.row < c.row {
			c.row = o.row
		}
		c.n += o.n
	}
	for k := range valueTypes {
		if k != kind && !(kind == decimalType && k == integerType) {
			take(t.counts[k])
		}
	}
	if kind == dateType {
		for l, o := range t.layouts {
			if l != layout {
				take(*o)
			}
		}
	}
	return c
}
