package validator

import (
	"encoding/base64"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/validator/internal/reveal"
)

// An operatedValue is one value that an operator has made of an original.
type operatedValue struct {
	v                *Validator
	op               masker.Operation
	label            privet.Label
	original, masked string
	add              func(c Code, s Severity, format string, args ...any)
}

// formOf returns what reports how a value departs from the form that an operator gives it,
// for a value that cannot be told exactly. It returns nil where the operator gives no form.
// An operator that is added needs a case here, and a promise.
func formOf(operator string) func(x *operatedValue) {
	switch operator {
	case "hash":
		return (*operatedValue).hashForm
	case "encrypt":
		return (*operatedValue).encryptForm
	case "fpe":
		return (*operatedValue).shape
	case "pseudonym":
		return (*operatedValue).pseudonymForm
	case "fake":
		return (*operatedValue).fakeForm
	case "shift":
		return (*operatedValue).shiftForm
	case "noise":
		return (*operatedValue).noiseForm
	}
	return nil
}

func (x *operatedValue) hashForm() {
	length := x.op.Length
	if length == 0 {
		length = 64
	}
	if len(x.masked) != length {
		x.add(LengthChanged, Warning, "a hash of %d hexadecimal digits is wanted", length)
	}
	if strings.Trim(x.masked, "0123456789abcdef") != "" {
		x.add(FormatChanged, Warning, "a hash has hexadecimal digits in lower case only")
	}
}

func (x *operatedValue) encryptForm() {
	if _, err := base64.RawURLEncoding.Strict().DecodeString(x.masked); err != nil {
		x.add(FormatChanged, Warning, "an encrypted value is in base64url without padding")
	} else {
		x.add(LengthChanged, Warning, "an encrypted value has 16 bytes more than its original")
	}
}

func (x *operatedValue) pseudonymForm() {
	// An address keeps the form of one, and not its length.
	if x.label != "EMAIL_ADDRESS" && x.label != "IP_ADDRESS" && x.label.Category() != privet.CategoryPerson {
		x.shape()
	}
}

func (x *operatedValue) fakeForm() {
	if profiler.Valid(x.label, x.original) && !profiler.Valid(x.label, x.masked) {
		x.add(FormatChanged, Warning, "the original passes as a real %s and the fake does not", x.label)
	}
}

func (x *operatedValue) shiftForm() {
	from, layout, ok := parseDate(x.original)
	if !ok {
		return // nobody knows how it is written
	}
	to, err := time.Parse(layout, x.masked)
	if err != nil {
		x.add(FormatChanged, Warning, "the date is not written as the original is")
		return
	}
	if to.Equal(from) {
		return // which has an issue of its own
	}
	least, most := x.op.Min, x.op.Max
	if least == 0 && most == 0 {
		least, most = -365, 365
	}
	if days := int(math.Round(to.Sub(from).Hours() / 24)); days < least || days > most {
		x.add(RuleMismatch, Warning, "the date moved by %d days, which is not in %d to %d", days, least, most)
	}
}

func (x *operatedValue) noiseForm() {
	from, err := strconv.ParseFloat(strings.TrimSpace(x.original), 64)
	if err != nil {
		return
	}
	to, err := strconv.ParseFloat(strings.TrimSpace(x.masked), 64)
	if err != nil {
		x.add(FormatChanged, Warning, "the original is a number and the masked value is none")
		return
	}
	// The last digit is rounded.
	if math.Abs(to-from) > x.op.Ratio*math.Abs(from)+lastDigit(x.original) {
		x.add(RuleMismatch, Warning, "the number moved by more than its share of %v", x.op.Ratio)
	}
}

// shape reports whether length, separators and kinds of characters are those of the
// original.
func (x *operatedValue) shape() {
	o, m := []rune(x.original), []rune(x.masked)
	if len(o) != len(m) {
		x.add(LengthChanged, Warning, "%d code points became %d", len(o), len(m))
		return
	}
	// A pseudonym of these is one of hexadecimal digits.
	hexadecimal := x.op.Operator == "pseudonym" && slices.Contains([]privet.Label{"MAC_ADDRESS", "ADVERTISING_ID", "DEVICE_ID"}, x.label)
	for i := range o {
		if hexadecimal && isHexDigit(o[i]) && isHexDigit(m[i]) {
			continue
		}
		is := reveal.IsContent(o[i])
		if is != reveal.IsContent(m[i]) || !is && o[i] != m[i] || is && reveal.CharClass(o[i]) != reveal.CharClass(m[i]) {
			x.add(FormatChanged, Warning, "the code point at %d is of another kind than that of the original", i)
			return
		}
	}
}

func isHexDigit(r rune) bool {
	return '0' <= r && r <= '9' || 'a' <= r && r <= 'f' || 'A' <= r && r <= 'F'
}

// lastDigit returns the worth of the last digit of a number: 0.01 for 1.50.
func lastDigit(s string) float64 {
	worth := 1.0
	if _, fraction, ok := strings.Cut(strings.TrimSpace(s), "."); ok {
		for range len(fraction) {
			worth /= 10
		}
	}
	return worth
}

// dateLayouts are the layouts of dates that shift is checked for.
var dateLayouts = []string{time.DateOnly, time.RFC3339, "2006-01-02 15:04:05", "2006-01-02T15:04:05", "20060102", "2006/01/02", "02.01.2006", "02/01/2006",
	"01/02/2006", "02-01-2006"}

func parseDate(s string) (t time.Time, layout string, ok bool) {
	for _, layout := range dateLayouts {
		if t, err := time.Parse(layout, s); err == nil {
			return t, layout, true
		}
	}
	return time.Time{}, "", false
}

// textResidual returns the label of what is found in a masked text and was in the
// original, unless the operator leaves it there.
func (v *Validator) textResidual(original, masked, expected string, exact bool) privet.Label {
	before, allowed := haystack{text: original}, haystack{text: expected}
	for _, f := range v.profiler.Find(masked) {
		found := masked[f.Start:f.End]
		if before.contains(found) && !(exact && allowed.contains(found)) {
			return f.Label
		}
	}
	return ""
}
