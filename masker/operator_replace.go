package masker

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet"
)

// This file holds the operators that write little or nothing of a value.

// replaceKind is the operator replace.
func replaceKind() operatorKind {
	return operatorKind{
		name:     "replace",
		doc:      "Puts a constant in the place of the value.",
		params:   []string{"with", "maxLength"},
		required: []string{"with"},
		prepare: func(p *parameters) prepared {
			switch {
			case p.With == "":
				p.refuse("with", "is missing; the operator null leaves nothing")
			case strings.Contains(p.With, "\x00"):
				p.refuse("with", "must not hold a NUL, which no text file may have")
			case p.MaxLength > 0 && utf8.RuneCountInString(p.With) > p.MaxLength:
				p.refuse("with", "is longer than maxLength")
			}
			return func(privet.Label) operator { return replaceOperator(p.With) }
		},
	}
}

// A replaceOperator writes a constant.
type replaceOperator string

func (o replaceOperator) apply(dst []byte, _ string, _ *worker) ([]byte, bool, error) {
	return append(dst, o...), true, nil
}

// nullKind is the operator null.
func nullKind() operatorKind {
	return operatorKind{
		name: "null",
		doc:  "Leaves nothing: an empty value, or null in JSON.",
		prepare: func(*parameters) prepared {
			return func(privet.Label) operator { return nullOperator{} }
		},
	}
}

// A nullOperator writes nothing.
type nullOperator struct{}

func (nullOperator) apply(dst []byte, _ string, w *worker) ([]byte, bool, error) {
	w.null = true
	return dst, true, nil
}

// truncateKind is the operator truncate.
func truncateKind() operatorKind {
	return operatorKind{
		name:     "truncate",
		doc:      "Leaves the first characters. A value that has no more than these is masked whole.",
		params:   []string{"length"},
		required: []string{"length"},
		prepare: func(p *parameters) prepared {
			p.within("length", p.Length, 1, maxShown)
			return func(privet.Label) operator { return truncateOperator(p.Length) }
		},
	}
}

// A truncateOperator leaves so many code points.
type truncateOperator int

func (o truncateOperator) apply(dst []byte, value string, _ *worker) ([]byte, bool, error) {
	n := 0
	for at := range value {
		if n == int(o) {
			return append(dst, value[:at]...), true, nil
		}
		n++
	}
	return appendStars(dst, utf8.RuneCountInString(value)), false, nil
}
