package masker

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
)

// maxShown is how many characters mask and truncate can be told to leave.
const maxShown = 1000

// maskKind is the operator mask.
func maskKind() operatorKind {
	return operatorKind{
		name:   "mask",
		doc:    "Masks by the default rule of the label, or all but the characters that the parameters say.",
		params: []string{"keepFirst", "keepLast", "char", "ignore"},
		prepare: func(p *parameters) prepared {
			m := p.masker
			p.within("keepFirst", p.KeepFirst, 0, maxShown)
			p.within("keepLast", p.KeepLast, 0, maxShown)
			o := shownOperator{first: p.KeepFirst, last: p.KeepLast, char: string(Mask), ignore: p.Ignore}
			if p.Char != "" {
				o.char = p.Char
				r, n := utf8.DecodeRuneInString(p.Char)
				if n != len(p.Char) || r == utf8.RuneError || !unicode.IsPrint(r) {
					p.refuse("char", "must be one character that can be printed")
				}
			}
			if strings.ContainsFunc(p.Ignore, func(r rune) bool { return !isSeparator(r) }) {
				p.refuse("ignore", "must hold separators only: other characters are what is to be masked")
			}
			return func(l privet.Label) operator {
				if o != (shownOperator{char: string(Mask)}) {
					return o
				}
				if r := m.ruleOf(l); r != nil {
					return r
				}
				return whole
			}
		},
	}
}

// A shownOperator masks all but the first and last characters.
type shownOperator struct {
	first, last int
	char        string
	ignore      string
}

// apply leaves the characters of a value only where it has more than are to be
// left. Other values it masks whole.
func (o shownOperator) apply(dst []byte, value string, _ *worker) ([]byte, bool, error) {
	n := 0
	for _, r := range value {
		if !strings.ContainsRune(o.ignore, r) {
			n++
		}
	}
	first, last := o.first, n-o.last
	if first >= last {
		first, last = 0, n
	}
	start := len(dst)
	i := 0
	for at, r := range value {
		_, size := utf8.DecodeRuneInString(value[at:])
		switch {
		case strings.ContainsRune(o.ignore, r):
			dst = append(dst, value[at:at+size]...)
			continue
		case i < first || i >= last:
			dst = append(dst, value[at:at+size]...)
		default:
			dst = append(dst, o.char...)
		}
		i++
	}
	if differs(dst[start:], value) {
		return dst, n > o.first+o.last, nil
	}
	// Nothing was hidden: the value has separators only, or the character that
	// was to be hidden is the one that hides.
	dst = dst[:start]
	for range value {
		dst = append(dst, o.char...)
	}
	return dst, false, nil
}
