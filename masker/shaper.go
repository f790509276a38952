package masker

import (
	"bytes"
	"errors"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/areacode"
	"github.com/privet-go/privet/masker/internal/fake"
	"github.com/privet-go/privet/masker/internal/ff1"
	"github.com/privet-go/privet/masker/internal/permute"
)

// A shaper replaces the characters of values and keeps their shape: separators
// stay, and each letter or digit becomes one of the same alphabet. Values of one
// shape are permuted, so that each has an image that no other has, and everything
// can be undone.
type shaper struct {
	label privet.Label

	// permutation is of the values of a shape; numerals, where it is not nil, goes
	// before it for values of one alphabet.
	permutation *permute.Permutation
	numerals    *ff1.Cipher
	single      *permute.Single // goes before it too, one way only
	tweak       string

	// checked says that what has right check characters stays right, and what has
	// wrong ones stays wrong.
	checked bool

	// calling says that the calling code of a telephone number stays.
	calling bool

	// avoid, where it is not nil, tells values that are of another form, and that
	// are no images either.
	avoid *otherForms
}

// append appends the image of a value, or the value of an image. It reports
// false for what has no shape, and for shapes of less than a million values.
func (s *shaper) append(dst []byte, value string, w *worker, inverse bool) ([]byte, bool) {
	from := 0
	if s.calling {
		if from = callingCode(value); from == 0 && (strings.HasPrefix(value, "+") || strings.HasPrefix(value, "(+")) {
			return dst, false // it may become one that has a code
		}
	}
	switch {
	case s.checked:
		return s.appendChecked(dst, value, w, inverse)
	case !w.shape.parse(value, from, nil):
		return dst, false
	case !s.avoids(value) && !isDecimal(value) && w.class == nil:
		if !s.permute(value[:from], w, nil, inverse) {
			return dst, false
		}
		return w.shape.append(dst, value, from, nil), true
	}
	start := len(dst)
	accept := func() bool {
		dst = w.shape.append(dst[:start], value, from, nil)
		return s.keepsForm(dst[start:], value) && w.keepsClass(dst[start:], value)
	}
	if !s.permute(value[:from], w, accept, inverse) {
		return dst[:start], false
	}
	return dst, true
}

// permute replaces the characters of w.shape.
func (s *shaper) permute(prefix string, w *worker, accept func() bool, inverse bool) bool {
	sh := &w.shape
	if r := sh.uniform(); r != 0 && s.numerals != nil && r <= ff1.MaxRadix && !(s.checked && accept != nil) {
		// This is FF1 as the standard has it, with the tweak of the policy alone, and again until the image is accepted.
		x := w.numerals[:0]
		for _, n := range sh.x {
			x = append(x, uint16(n))
		}
		w.numerals = x
		w.scratch = append(w.scratch[:0], s.tweak...)
		for range permute.MaxSteps {
			// The functions are called by their names: a method as a value is allocated.
			var err error
			if inverse {
				err = s.numerals.Decrypt(x, int(r), w.scratch)
			} else {
				err = s.numerals.Encrypt(x, int(r), w.scratch)
			}
			if err != nil {
				return false
			}
			for i, n := range x {
				sh.x[i] = uint32(n)
			}
			if accept == nil || accept() {
				return true
			}
		}
		return false
	}
	// Different shapes have different tweaks, so that nothing of one shape tells
	// about another. Separators are no part of the shape here: a number has the
	// same digits with and without them.
	w.scratch = append(append(append(w.scratch[:0], s.tweak...), 0), sh.kinds...)
	for i := range len(prefix) {
		if c := prefix[i]; '0' <= c && c <= '9' {
			w.scratch = append(w.scratch, c)
		}
	}
	if s.single != nil && !inverse {
		if err := s.single.Permute(sh.x, sh.radix, w.scratch, accept); err == nil || errors.Is(err, permute.ErrOwn) {
			return err == nil // what would be its own pseudonym becomes a token
		}
	}
	if inverse {
		return s.permutation.Invert(sh.x, sh.radix, w.scratch, accept) == nil
	}
	return s.permutation.Permute(sh.x, sh.radix, w.scratch, accept) == nil
}

// appendChecked is append for a label whose values have check characters. There
// are two permutations of the values of a shape: of those whose check characters
// are right, where the others are permuted and the check characters computed
// again, and of the rest.
func (s *shaper) appendChecked(dst []byte, value string, w *worker, inverse bool) ([]byte, bool) {
	n := &w.number
	w.image = append(w.image[:0], value...)
	if !s.isRight(n, w.image) {
		accept := func() bool {
			w.image = w.shape.append(w.image[:0], value, 0, nil)
			return s.keepsForm(w.image, value) && !s.isRight(n, w.image) && w.keepsClass(w.image, value)
		}
		if !w.shape.parse(value, 0, nil) || !s.permute("", w, accept, inverse) {
			return dst, false
		}
		return append(dst, w.image...), true
	}
	w.checks = append(w.checks[:0], n.Checks...)
	start := len(dst)
	if !s.complete(value, w, inverse) {
		return dst, false
	}
	dst = append(dst, n.Value...)
	// The form of a number can depend on its digits. An image that does not lead
	// back is given up, so that there is one value for each image.
	if !s.complete(string(n.Value), w, !inverse) || string(n.Value) != value {
		return dst[:start], false
	}
	return dst, true
}

// complete makes w.number the image of a value with right check characters, which
// stand at w.checks.
func (s *shaper) complete(value string, w *worker, inverse bool) bool {
	from := 0
	if s.label == "IBAN" {
		from = fixedOfIBAN(value)
	}
	n := &w.number
	accept := func() bool {
		w.image = w.shape.append(w.image[:0], value, from, w.checks)
		return n.Set(s.label, w.image) && s.keepsForm(n.Value, value) && slices.Equal(n.Checks, w.checks) && w.keepsClass(n.Value, value)
	}
	return w.shape.parse(value, from, w.checks) && s.permute(value[:from], w, accept, inverse)
}

// keepsForm reports whether an image is of the form that the value has: it is not one that is to be
// avoided, and a number that can stand in JSON, which begins with no zero, stays one.
func (s *shaper) keepsForm(image []byte, value string) bool {
	return !(s.avoids(value) && s.avoid.has(string(image))) && (!isDecimal(value) || leadsWithZero(image) == leadsWithZero(value))
}

// avoids reports whether an image of the value can be of another form.
func (s *shaper) avoids(value string) bool { return s.avoid != nil && s.avoid.near(value) }

// isDecimal reports whether a value is made of digits alone, but for a sign before them and a point between them.
func isDecimal(value string) bool {
	digits := strings.TrimPrefix(value, "-")
	points := 0
	for i := range len(digits) {
		switch c := digits[i]; {
		case c == '.' && i > 0 && i+1 < len(digits):
			points++
		case !isDigit(c):
			return false
		}
	}
	return digits != "" && points < 2
}

// isRight reports whether the value has check characters, and they are right. They
// stand where those of n do then.
func (s *shaper) isRight(n *fake.Completed, value []byte) bool {
	return n.Set(s.label, value) && len(n.Checks) > 0 && bytes.Equal(n.Value, value)
}

// fixedOfIBAN is the length of the country and the check digits of an account
// number, with spaces. The country says how long the number is, and stays.
func fixedOfIBAN(value string) int {
	n := 0
	for i := range len(value) {
		if c := value[i]; isLetter(c) || isDigit(c) {
			if n++; n == 2 {
				return i + 1
			}
		}
	}
	return 0
}

// callingCode is the length of the plus sign and the calling code that a
// telephone number begins with, or 0.
func callingCode(value string) int {
	open := 0
	switch {
	case len(value) > 1 && value[0] == '+':
		open = 1
	case len(value) > 2 && value[:2] == "(+":
		open = 2
	default:
		return 0
	}
	if n := areacode.CallingCode(value[open:]); n > 0 {
		return open + n
	}
	return 0
}
