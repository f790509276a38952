package masker

import (
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker/internal/ff1"
)

// pseudonymKind is the operator pseudonym.
func pseudonymKind() operatorKind {
	return operatorKind{
		name: "pseudonym",
		doc: "Puts another value of the same shape in the place of the value, chosen by the key: the same for the same value in every file, " +
			"another for each other value, and never the value itself. What has too few values of its shape becomes a token.",
		params:     []string{"keyRef", "scope", "normalize", "maxLength"},
		reversible: true,
		prepare: func(p *parameters) prepared {
			for _, way := range p.Normalize {
				if !slices.Contains(normalizations, way) {
					p.refuse("normalize", "must have no other words than "+quotedChoice(normalizations))
				}
			}
			key := p.key()
			return func(l privet.Label) operator {
				return normalized(newPseudonym(key, p.scopeOf(string(l)), l), p.Normalize)
			}
		},
	}
}

// A pseudonymOperator permutes the values of each form that values of the label
// have. The images of a form have that form, and no image is in another form, so
// that each value has an image that no other has.
type pseudonymOperator struct {
	forms []pseudonymForm

	// small is the form of what has too few values of its shape, where the column has no room for a token; nil: there is none.
	small pseudonymForm

	tokenizer
}

// A pseudonymForm is a way to write values, and a permutation of them.
type pseudonymForm interface {
	// has reports whether a value is of the form. If it is, so is its image.
	has(value string) bool

	// append appends the image of a value that is of the form, or the value of an
	// image. It reports false for what has none; that becomes a token.
	append(dst []byte, value string, w *worker, inverse bool) ([]byte, bool)
}

func newPseudonym(key secret, scope string, l privet.Label) *pseudonymOperator {
	o := &pseudonymOperator{tokenizer: tokenizer{key.siv("pseudonym token", scope)}}
	if l.IsBuiltIn() && ruleOf(l).showsNothing() {
		// What the default rule shows nothing of has few values, and a shape would
		// tell them apart.
		return o
	}
	add := func(f pseudonymForm) { o.forms = append(o.forms, f) }
	switch l {
	case "EMAIL_ADDRESS":
		add(emailForm{key.ff1("pseudonym email", scope)})
	case "DOB", "DATE_TIME":
		add(calendarForm{shaper: shaper{permutation: key.cycle("pseudonym date", scope)}})
	}
	hexadecimal, address := key.cycle("pseudonym hexadecimal", scope), key.cycle("pseudonym ip", scope)
	o.forms = append(o.forms, machineForms(l, shaper{permutation: hexadecimal}, shaper{permutation: address})...)
	form := shapeForm{shaper{label: l, checked: slices.Contains(checkedCategories, l.Category())}}
	purpose := "pseudonym shape"
	switch {
	case l == "PHONE_NUMBER" || l == "FAX_NUMBER":
		form.calling = true
		purpose = "pseudonym phone"
	case form.checked:
		purpose = "pseudonym checked " + string(l)
	}
	form.permutation = key.cycle(purpose, scope)
	form.avoid = before(l, o.forms)
	add(form)
	o.small = idForm{shaper{permutation: key.smallCycle("pseudonym number", scope)}}
	return o
}

// checkedCategories have labels whose values have check characters.
var checkedCategories = []privet.Category{
	privet.CategoryGovernment, privet.CategoryCard, privet.CategoryBank, privet.CategoryHealth,
	privet.CategoryOrganization, privet.CategoryDevice, privet.CategoryVehicle,
}

func (o *pseudonymOperator) apply(dst []byte, value string, w *worker) ([]byte, bool, error) {
	if strings.IndexByte(value, tokenMark) < 0 {
		for _, f := range o.forms {
			if !f.has(value) {
				continue
			}
			if out, ok := f.append(dst, value, w, false); ok {
				return out, true, nil
			}
			break
		}
	}
	start := len(dst)
	dst = o.tokenizer.append(dst, value, w)
	if o.small != nil && !w.keepsClass(dst[start:], value) {
		if out, ok := o.small.append(dst[:start], value, w, false); ok {
			return out, true, nil
		}
	}
	return dst, true, nil
}

func (o *pseudonymOperator) revert(dst []byte, masked string, w *worker) ([]byte, error) {
	if masked[0] == tokenMark {
		return o.tokenizer.revert(dst, masked, w)
	}
	for _, f := range o.forms {
		if !f.has(masked) {
			continue
		}
		if out, ok := f.append(dst, masked, w, true); ok {
			return out, nil
		}
		break
	}
	if o.small != nil && w.class != nil {
		if out, ok := o.small.append(dst, masked, w, true); ok {
			return out, nil
		}
	}
	return nil, ErrNotMasked
}

// A shapeForm is any value that has a shape.
type shapeForm struct{ shaper }

func (f shapeForm) append(dst []byte, value string, w *worker, inverse bool) ([]byte, bool) {
	return f.shaper.append(dst, value, w, inverse)
}

func (f shapeForm) has(string) bool { return true }

// An emailForm turns an address into one under a domain that nobody has (RFC
// 2606). All of the address is in the new local part, so that addresses of two
// domains stay two: its bytes, permuted by FF1 as a number, in base32. What does
// not fit into a local part stands in front of the domain.
type emailForm struct{ *ff1.Cipher }

const (
	emailDomain = "example.com"
	maxLocal    = 64  // RFC 5321, section 4.5.3.1.1
	maxLabel    = 63  // RFC 1035, section 2.3.4
	maxEmail    = 140 // bytes of an address; its image has 254 at most, as addresses have
)

// has takes anything with an at sign. What is no address has no image.
func (f emailForm) has(value string) bool { return strings.IndexByte(value, '@') >= 0 }

func (f emailForm) append(dst []byte, value string, w *worker, inverse bool) ([]byte, bool) {
	if inverse {
		return f.revert(dst, value, w)
	}
	w.encoded = append(w.encoded[:0], value...)
	if _, ok := maskEmail(w.encoded, value); !ok || len(value) > maxEmail {
		return dst, false
	}
	w.scratch = append(w.scratch[:0], value...)
	if f.EncryptBits(w.scratch, 8*len(value), nil) != nil {
		return dst, false
	}
	w.encoded = tokenEncoding.AppendEncode(w.encoded[:0], w.scratch)
	letters := w.encoded
	n := min(len(letters), maxLocal)
	dst = append(append(dst, letters[:n]...), '@')
	for letters = letters[n:]; len(letters) > 0; letters = letters[n:] {
		n = min(len(letters), maxLabel)
		dst = append(append(dst, letters[:n]...), '.')
	}
	return append(dst, emailDomain...), true
}

func (f emailForm) revert(dst []byte, masked string, w *worker) ([]byte, bool) {
	head, ok := strings.CutSuffix(masked, emailDomain)
	if !ok {
		return dst, false
	}
	w.encoded = w.encoded[:0]
	for i := range len(head) {
		if c := head[i]; c != '@' && c != '.' {
			w.encoded = append(w.encoded, c)
		}
	}
	bytes, err := tokenEncoding.AppendDecode(w.scratch[:0], w.encoded)
	if err != nil || f.DecryptBits(bytes, 8*len(bytes), nil) != nil {
		return dst, false
	}
	w.scratch = bytes
	value := string(bytes)
	// Only one spelling is the right one.
	if !f.has(value) {
		return dst, false
	}
	if again, ok := f.append(nil, value, w, false); !ok || string(again) != masked {
		return dst, false
	}
	return append(dst, value...), true
}
