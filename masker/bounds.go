package masker

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker/internal/nfc"
)

// This file holds what goes around operators: a bound of what they write, and one spelling of what they are given.

// maxMaxLength is the greatest Operation.MaxLength.
const maxMaxLength = 1_000_000

// A boundedOperator writes no more than so many code points. What would be longer is redacted.
type boundedOperator struct {
	operator
	most     int
	redacted string // which is no longer
}

// A boundedReversible is a boundedOperator that can be undone, but for what was redacted.
type boundedReversible struct{ boundedOperator }

// bounded gives an operator with a bound.
func bounded(op operator, most int, l privet.Label) operator {
	o := boundedOperator{operator: op, most: most, redacted: redactedText(l)}
	if utf8.RuneCountInString(o.redacted) > most {
		o.redacted = strings.Repeat(string(Mask), most)
	}
	if _, ok := op.(reversible); ok {
		return boundedReversible{o}
	}
	return o
}

func (o boundedOperator) apply(dst []byte, value string, w *worker) ([]byte, bool, error) {
	start := len(dst)
	dst, understood, err := o.operator.apply(dst, value, w)
	if err != nil {
		return nil, false, err
	}
	// What looks as if it were redacted could not be undone either.
	if image := dst[start:]; utf8.RuneCount(image) > o.most || string(image) == o.redacted {
		w.tooLong = true
		return append(dst[:start], o.redacted...), true, nil
	}
	return dst, understood, nil
}

func (o boundedReversible) revert(dst []byte, masked string, w *worker) ([]byte, error) {
	if masked != o.redacted {
		return o.operator.(reversible).revert(dst, masked, w)
	}
	if !w.restoring {
		return nil, ErrNotMasked
	}
	return append(dst, masked...), nil
}

// The ways to spell values alike before they become pseudonyms.
const (
	normalizeTrim = "trim"
	normalizeCase = "case"
	normalizeNFC  = "nfc"
)

var normalizations = []string{normalizeTrim, normalizeCase, normalizeNFC}

// A normalizer spells values alike before an operator that can be undone masks them. What comes back is spelled so.
type normalizer struct {
	reversible
	trim, fold, nfc bool
}

// normalized gives an operator of values that are spelled alike in these ways.
func normalized(op reversible, ways []string) reversible {
	if len(ways) == 0 {
		return op
	}
	return normalizer{op, slices.Contains(ways, normalizeTrim), slices.Contains(ways, normalizeCase), slices.Contains(ways, normalizeNFC)}
}

func (o normalizer) apply(dst []byte, value string, w *worker) ([]byte, bool, error) {
	if one := o.spell(value); one != "" { // white space alone stays what it is
		value = one
	}
	return o.reversible.apply(dst, value, w)
}

func (o normalizer) spell(value string) string {
	if o.trim {
		value = strings.TrimSpace(value)
	}
	if o.fold {
		value = strings.ToLower(value)
	}
	if o.nfc {
		value = nfc.Of(value)
	}
	return value
}
