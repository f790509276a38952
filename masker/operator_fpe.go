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
			"UUIDs, MAC and IP addresses and dates stay such. A value of a shape that fewer than a million values have becomes a token.",
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
				forms := machineForms(l, shaper{permutation: key.permutation("fpe hexadecimal", scope), tweak: p.Tweak},
					shaper{permutation: key.permutation("fpe ip", scope), tweak: p.Tweak})
				if l.Category() == privet.CategoryDate {
					forms = append(forms, calendarForm{shaper{permutation: key.permutation("fpe date", scope), tweak: p.Tweak}, true})
				}
				return &fpeOperator{
					shaper{
						label:       l,
						permutation: key.permutation("fpe mixed", scope),
						numerals:    key.ff1("fpe", scope),
						tweak:       p.Tweak,
						checked:     p.CheckDigit,
						avoid:       before(l, forms),
					},
					tokenizer{key.siv("fpe token", scope)},
					forms,
				}
			}
		},
	}
}

// maxTweak is the length in bytes of the longest tweak.
const maxTweak = 256

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
	forms []pseudonymForm // which go before the shape
}

// append appends the image of a value, or the value of an image.
func (o *fpeOperator) append(dst []byte, value string, w *worker, inverse bool) ([]byte, bool) {
	for _, f := range o.forms {
		if f.has(value) {
			return f.append(dst, value, w, inverse)
		}
	}
	return o.shaper.append(dst, value, w, inverse)
}

func (o *fpeOperator) apply(dst []byte, value string, w *worker) ([]byte, bool, error) {
	if out, ok := o.append(dst, value, w, false); ok {
		return out, true, nil
	}
	return o.tokenizer.append(dst, value, w), false, nil
}

func (o *fpeOperator) revert(dst []byte, masked string, w *worker) ([]byte, error) {
	if masked[0] == tokenMark {
		return o.tokenizer.revert(dst, masked, w)
	}
	if out, ok := o.append(dst, masked, w, true); ok {
		return out, nil
	}
	return nil, ErrNotMasked
}
