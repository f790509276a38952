package fake

import (
	"bytes"
	"iter"
	"maps"
	"slices"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/numbers"
)

// Version is the version of the mapping from streams to fakes. With another
// version the same key and value can have another fake.
const Version = 1

// MaxLength is the length in bytes of the longest value that a fake is made
// for.
const MaxLength = 4096

// A kind is how the fakes of a label are made.
type kind struct {
	doc string // one sentence: what a fake keeps and how it is chosen

	// forms are those of a number, in the order in which they are tried.
	forms []*form

	// byLength are the same forms by their lengths: there are dozens of a label, and
	// few of a length.
	byLength map[int][]*form

	// append makes a fake of what is no number, or of a number that has none of
	// the forms. The value has no space around it and is not empty.
	append func(dst []byte, value string, r *request) ([]byte, bool)
}

// A request is what a fake is made with beside the value.
type request struct {
	*Stream
	locale string
	person *Person // whose row the value is of, or nil
}

// numberKinds are the kinds of numbers by label.
var numberKinds = sync.OnceValue(func() map[privet.Label]*kind {
	m := map[privet.Label]*kind{}
	for i := range numbers.All() {
		addNumber(m, &numbers.All()[i])
	}
	for _, table := range numberTables {
		for _, n := range table {
			for _, p := range n.patterns {
				f := newForm(p, [2]int{}, n.check)
				if n.like != "" {
					f.check = f.finder(numbers.Named(n.like).Check, 0)
				}
				f.only = n.only
				addForm(m, n.label, n.doc, f)
			}
		}
	}
	return m
})

// kinds are all kinds by label.
var kinds = sync.OnceValue(func() map[privet.Label]*kind {
	m := maps.Clone(numberKinds())
	for _, table := range valueTables {
		for _, v := range table {
			k := &kind{doc: v.doc, append: v.append}
			if n := m[v.label]; n != nil {
				k.forms, k.byLength = n.forms, n.byLength
			}
			m[v.label] = k
		}
	}
	return m
})

// Labels gives the labels that there are fakes for, in alphabetical order, each
// with a sentence that says what a fake keeps and how it is chosen.
func Labels() iter.Seq2[privet.Label, string] {
	return func(yield func(privet.Label, string) bool) {
		labels := make([]privet.Label, 0, len(kinds()))
		for l := range kinds() {
			labels = append(labels, l)
		}
		slices.Sort(labels)
		for _, l := range labels {
			if !yield(l, kinds()[l].doc) {
				return
			}
		}
	}
}

// Append appends a fake of a value to dst. It reports false, and appends
// nothing, when there are no fakes of the label, or when the value does not look
// like one of its kind; then the value has to be masked in another way.
//
// The fake is never the value. White space around the value stays. The locale,
// such as "de" or "pt-BR", says which names and which country's forms to take
// where the value does not tell; empty means that the value alone decides.
func Append(dst []byte, label privet.Label, value, locale string, s *Stream) (out []byte, ok bool) {
	return AppendOf(dst, label, value, locale, s, nil)
}

// AppendOf is Append for a value of the row of a person, whose names it may have in it; nil: of nobody known.
func AppendOf(dst []byte, label privet.Label, value, locale string, s *Stream, p *Person) (out []byte, ok bool) {
	k := kinds()[label]
	if k == nil || len(value) > MaxLength {
		return dst, false
	}
	from, to := trimSpace(value)
	if from == to {
		return dst, false
	}
	start := len(dst)
	out = append(dst, value[:from]...)
	trimmed := value[from:to]
	s.request = request{s, locale, p}
	if out, ok = k.appendFake(out, trimmed, &s.request); !ok {
		return dst[:start], false
	}
	return append(out, value[to:]...), true
}

func (k *kind) appendFake(dst []byte, value string, r *request) ([]byte, bool) {
	if len(k.forms) > 0 {
		if c, ok := compact(r.was[:0], value); ok {
			if f := k.form(c); f != nil {
				if now, ok := f.appendFake(r.now[:0], c, r.Stream); ok {
					return appendSpelled(dst, value, now), true
				}
				return dst, false
			}
		}
	}
	if k.append == nil {
		return dst, false
	}
	// What is chosen from a list can be the value itself; then it is chosen
	// again.
	const tries = 16
	start := len(dst)
	for range tries {
		out, ok := k.append(dst, value, r)
		if !ok {
			return dst[:start], false
		}
		if string(out[start:]) != value {
			return out, true
		}
	}
	return dst[:start], false
}

// form is the form of a number, or nil. A form that has the number with all of
// its characters goes before one that has only its digits and letters at the
// right places.
func (k *kind) form(c []byte) *form {
	forms := k.byLength[len(c)]
	for _, strictly := range [...]bool{true, false} {
		for _, f := range forms {
			if f.admits(c, strictly) {
				return f
			}
		}
	}
	return nil
}

// Complete makes the check characters of a number right: those that are there
// are replaced by those that the other characters ask for. A number of a label
// without check characters stays as it is. It reports false when the value has
// none of the forms of the label, or when there are no check characters for it;
// such numbers are not given out. A completed number is completed to itself.
//
// Complete looks at the form and at nothing else: a number that is too large, or
// that holds a date that is none, stays so.
func Complete(label privet.Label, value string) (string, bool) {
	var n Completed
	if !n.Set(label, []byte(value)) {
		return "", false
	}
	return string(n.Value), true
}

// A Completed is a number with right check characters, and the memory for it, which
// is used again for the next. The zero value holds none.
type Completed struct {
	Value  []byte
	Checks []int // the byte offsets in Value that AppendCheckPositions gives

	compact, again []byte
}

// Set makes it what [Complete] makes of the value, which is not retained. After false
// it holds nothing.
func (n *Completed) Set(label privet.Label, value []byte) bool {
	n.Value, n.Checks = n.Value[:0], n.Checks[:0]
	k := kinds()[label]
	f, c, from, to := formOf(n.compact[:0], k, value)
	n.compact = c
	if f == nil || f.check != nil && !f.check(c) {
		return false
	}
	n.Value = append(n.Value, value[:from]...)
	n.Value = appendSpelled(n.Value, value[from:to], c)
	n.Value = append(n.Value, value[to:]...)
	if !bytes.Equal(n.Value, value) {
		// Other check characters can make it another form, which has to ask for the same.
		if f = k.form(c); f == nil || !n.isComplete(f) {
			n.Value = n.Value[:0]
			return false
		}
	}
	n.Checks = f.appendCheckPositions(n.Checks, n.Value, from, to)
	return true
}

// isComplete reports whether the check characters of the number are those of a form.
func (n *Completed) isComplete(f *form) bool {
	if f.check == nil {
		return true
	}
	n.again = append(n.again[:0], n.compact...)
	return f.check(n.again) && bytes.Equal(n.again, n.compact)
}

// AppendCheckPositions appends the byte offsets at which the check characters of
// a number stand, in ascending order. There are none for a label that has no
// check characters, and for a value that has none of the forms of the label.
// Each of them is a digit or a letter in ASCII.
func AppendCheckPositions(dst []int, label privet.Label, value string) []int {
	f, _, from, to := formOf(nil, kinds()[label], []byte(value))
	if f == nil {
		return dst
	}
	return f.appendCheckPositions(dst, []byte(value), from, to)
}

// appendCheckPositions appends those of a number of the form, which stands between
// the two places.
func (f *form) appendCheckPositions(dst []int, value []byte, from, to int) []int {
	i := from
	for k := range f.places {
		p := &f.places[k]
		for range p.width {
			for i < to && !isAlnum(value[i]) {
				i++
			}
			if p.kind == placeCheck {
				dst = append(dst, i)
			}
			i++
		}
	}
	return dst
}

// formOf gives the form of a number of a kind, which can be nil; its compact form, in
// buf; and where it begins and ends without white space. The form is nil when there is
// none.
func formOf(buf []byte, k *kind, value []byte) (f *form, c []byte, from, to int) {
	if k == nil || len(value) > MaxLength {
		return nil, buf, 0, 0
	}
	from, to = trimSpace(value)
	c, ok := compact(slices.Grow(buf, longest), value[from:to])
	if !ok {
		return nil, c, 0, 0
	}
	return k.form(c), c, from, to
}

// A text is what is read alike whether it is a string or not.
type text interface{ string | []byte }

// compact appends the digits and letters of a number, the letters as capitals.
// It reports false for what is too long for a number, and for characters that do
// not separate the groups of numbers.
func compact[T text](dst []byte, value T) ([]byte, bool) {
	for i := 0; i < len(value); {
		c := value[i]
		switch {
		case isAlnum(c):
			if len(dst) == longest {
				return dst, false
			}
			dst = append(dst, upper(c))
		case c < utf8.RuneSelf:
			if !isSeparator(c) {
				return dst, false
			}
		default:
			r, n := utf8.DecodeRuneInString(string(value[i:min(len(value), i+utf8.UTFMax)]))
			if !unicode.IsSpace(r) && !unicode.Is(unicode.Pd, r) {
				return dst, false
			}
			i += n
			continue
		}
		i++
	}
	return dst, len(dst) > 0
}

// isSeparator reports whether a character stands between the groups of numbers,
// or around them.
func isSeparator(c byte) bool {
	switch c {
	case ' ', '-', '.', '/', ',', ':', '(', ')', '+', '\t', '_', '#', '<', '\n', '\r', '{', '}':
		return true
	}
	return false
}

// appendSpelled appends a number with the separators of the value, and with
// letters that are small where those of the value are.
func appendSpelled[T text](dst []byte, value T, c []byte) []byte {
	small := hasSmall(value)
	for i := range len(value) {
		b := value[i]
		if !isAlnum(b) {
			dst = append(dst, b)
			continue
		}
		now := c[0]
		c = c[1:]
		// A digit says nothing of letter case, but the other letters do.
		if isLower(b) || isDigit(b) && small {
			now = lower(now)
		}
		dst = append(dst, now)
	}
	return dst
}

// hasSmall reports whether a value has small letters and no capitals.
func hasSmall[T text](value T) bool {
	small := false
	for i := range len(value) {
		if isUpper(value[i]) {
			return false
		}
		small = small || isLower(value[i])
	}
	return small
}
