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
				if n != len(p.Char) || !canHide(r) {
					p.refuse("char",
						"must be one character that stands by itself and can be read: no space, no mark, nothing that joins others or runs from right to left")
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

// standingScripts are those whose letters stand beside each other as they are.
var standingScripts = []*unicode.RangeTable{unicode.Latin, unicode.Greek, unicode.Cyrillic, unicode.Han, unicode.Hiragana, unicode.Katakana}

// joined are symbols that are no characters by themselves: pairs of the first are flags,
// the second colour what is before them, and the last shows nothing.
var joined = &unicode.RangeTable{
	R16: []unicode.Range16{{Lo: 0x2800, Hi: 0x2800, Stride: 1}, {Lo: 0xFFFC, Hi: 0xFFFD, Stride: 1}},
	R32: []unicode.Range32{{Lo: 0x1F1E6, Hi: 0x1F1FF, Stride: 1}, {Lo: 0x1F3FB, Hi: 0x1F3FF, Stride: 1}},
}

// rightToLeft are the blocks of scripts that run from right to left, whose characters
// turn numbers around.
var rightToLeft = &unicode.RangeTable{
	R16: []unicode.Range16{{Lo: 0x0590, Hi: 0x08FF, Stride: 1}, {Lo: 0xFB1D, Hi: 0xFDFF, Stride: 1}, {Lo: 0xFE70, Hi: 0xFEFF, Stride: 1}},
	R32: []unicode.Range32{{Lo: 0x10800, Hi: 0x10FFF, Stride: 1}, {Lo: 0x1E800, Hi: 0x1EFFF, Stride: 1}},
}

// canHide reports whether a character can stand in the place of others, however many
// there are of it: a program that reads or shows the value must find as many.
func canHide(r rune) bool {
	if '!' <= r && r <= '~' {
		return true
	}
	if !unicode.IsPrint(r) || unicode.In(r, joined, rightToLeft) {
		return false
	}
	return unicode.IsPunct(r) || unicode.IsSymbol(r) || unicode.IsDigit(r) ||
		unicode.IsLetter(r) && !unicode.Is(unicode.Lm, r) && unicode.In(r, standingScripts...)
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
