package masker

import (
	"regexp"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker/internal/fake"
)

// fakeKind is the operator fake.
func fakeKind() operatorKind {
	return operatorKind{
		name: "fake",
		doc: "Puts a made-up value of the same kind in the place of the value, chosen by the key: the same for the same value. " +
			"Two values can have one fake. What does not look like a value of the label becomes a keyed token.",
		params: []string{"keyRef", "scope", "locale", "maxLength"},
		prepare: func(p *parameters) prepared {
			if p.label != "" && !hasFakes(p.label) {
				p.refuse("operator", "has no made-up values of this label; pseudonym has tokens of any")
			}
			if p.Locale != "" && !isLocale.MatchString(p.Locale) {
				p.refuse("locale", `must be a language, or a language and a country, such as "de" or "pt-BR"`)
			}
			key := p.key()
			return func(l privet.Label) operator {
				return &fakeOperator{
					label:  l,
					locale: p.Locale,
					seeds:  newMAC(key.derive(32, "fake", string(l), p.scopeOf(string(l)))),
					tokens: newMAC(key.derive(32, "fake token", string(l), p.scopeOf(string(l)))),
				}
			}
		},
	}
}

// isLocale is the form of a language tag (BCP 47) of a language and a country.
var isLocale = regexp.MustCompile(`^[a-z]{2,3}([-_][A-Z]{2})?$`)

func hasFakes(l privet.Label) bool {
	for with := range fake.Labels() {
		if with == l {
			return true
		}
	}
	return false
}

// A fakeOperator writes made-up values.
type fakeOperator struct {
	label         privet.Label
	locale        string
	seeds, tokens *mac
}

func (o *fakeOperator) apply(dst []byte, value string, w *worker) ([]byte, bool, error) {
	seed := o.seeds.sum(value)
	if w.stream == nil {
		w.stream = fake.NewStream(seed)
	} else {
		w.stream.Seed(seed)
	}
	if out, ok := fake.Append(dst, o.label, value, o.locale, w.stream); ok {
		return out, true, nil
	}
	// Fakes cannot be undone, and neither can this.
	token := o.tokens.sum(value)
	w.scratch = append(w.scratch[:0], token[:]...)
	return tokenEncoding.AppendEncode(append(dst, tokenMark), w.scratch), false, nil
}
