package masker

import (
	"slices"

	"github.com/privet-go/privet"
)

// fpeKind is the operator fpe.
func fpeKind() operatorKind {
	return operatorKind{
		name: "fpe",
		doc: "Encrypts the letters and digits by FF1 (NIST SP 800-38G) into letters and digits of the same alphabet; separators stay. " +
			"IP addresses and dates in figures become others. A value of a shape that fewer than a million values have becomes a token.",
		params:     []string{"keyRef", "scope", "tweak", "checkDigit"},
		reversible: true,
		prepare: func(p *parameters) prepared {
			if slices.Contains(smallLabels, p.label) {
				p.refuse("operator", "cannot be used for this label, of which there are fewer than a million values")
			}
			if len(p.Tweak) > maxTweak {
				p.refuse("tweak", "is too long")
			}
			key := p.key()
			return func(l privet.Label) operator {
				scope := p.scopeOf(string(l))
				o := &fpeOperator{
					shaper: shaper{
						label:       l,
						permutation: key.permutation("fpe mixed", scope),
						numerals:    key.ff1("fpe", scope),
						tweak:       p.Tweak,
						checked:     p.CheckDigit && !slices.Contains(formLabels, l),
					},
					tokenizer: tokenizer{key.siv("fpe token", scope)},
				}
				switch l {
				case "IP_ADDRESS":
					o.form = ipForm{shaper{permutation: key.permutation("fpe ip", scope), tweak: p.Tweak}}
				case "DOB", "DATE_TIME":
					o.form = calendarForm{shaper{permutation: key.permutation("fpe date", scope), tweak: p.Tweak}, true}
				}
				if o.form != nil {
					o.avoid = o.form.has
				}
				return o
			}
		},
	}
}

// maxTweak is the length in bytes of the longest tweak.
const maxTweak = 256

// formLabels have values that are more than their characters, and no check digits.
var formLabels = []privet.Label{"DATE_TIME", "DOB", "IP_ADDRESS"}

// smallLabels have fewer than a million values of their usual forms. There are
// six digits in a million.
var smallLabels = []privet.Label{
	"AGE", "BLOOD_TYPE", "COUNTRY", "CREDIT_CARD_EXPIRATION", "CREDIT_SCORE", "CVV", "GENDER", "HCPCS_CPT_CODE",
	"ICD10_CODE", "ICD9_CODE", "MARITAL_STATUS", "NATIONALITY", "PIN", "STATE", "ZIP_CODE",
}

// An fpeOperator encrypts values and keeps their format.
type fpeOperator struct {
	shaper
	tokenizer

	form pseudonymForm // of values that are no mere characters; nil: of none
}

func (o *fpeOperator) apply(dst []byte, value string, w *worker) ([]byte, bool, error) {
	if o.form != nil && o.form.has(value) {
		if out, ok := o.form.append(dst, value, w, false); ok {
			return out, true, nil
		}
		return o.tokenizer.append(dst, value, w), false, nil
	}
	if out, ok := o.shaper.append(dst, value, w, false); ok {
		return out, true, nil
	}
	return o.tokenizer.append(dst, value, w), false, nil
}

func (o *fpeOperator) revert(dst []byte, masked string, w *worker) ([]byte, error) {
	if masked[0] == tokenMark {
		return o.tokenizer.revert(dst, masked, w)
	}
	if o.form != nil && o.form.has(masked) {
		if out, ok := o.form.append(dst, masked, w, true); ok {
			return out, nil
		}
		return nil, ErrNotMasked
	}
	if out, ok := o.shaper.append(dst, masked, w, true); ok {
		return out, nil
	}
	return nil, ErrNotMasked
}
