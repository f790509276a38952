package masker

import (
	"regexp"
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker/internal/fake"
)

// fakeKind is the operator fake.
func fakeKind() operatorKind {
	return operatorKind{
		name: "fake",
		doc: "Puts a made-up value of the same kind in the place of the value, chosen by the key: the same for the same value. " +
			"Two values can have one fake. What does not look like a value of the label becomes a keyed token.",
		params: []string{"keyRef", "scope", "locale", "given", "family", "maxLength"},
		prepare: func(p *parameters) prepared {
			if p.label != "" && !hasFakes(p.label) {
				p.refuse("operator", "has no made-up values of this label; pseudonym has tokens of any")
			}
			if p.Locale != "" && !isLocale.MatchString(p.Locale) {
				p.refuse("locale", `must be a language, or a language and a country, such as "de" or "pt-BR"`)
			}
			key := p.key()
			of := func(l privet.Label) *fakeOperator {
				return &fakeOperator{
					label:  l,
					locale: p.Locale,
					seeds:  newMAC(key.derive(32, "fake", string(l), p.scopeOf(string(l)))),
					tokens: newMAC(key.derive(32, "fake token", string(l), p.scopeOf(string(l)))),
				}
			}
			return func(l privet.Label) operator {
				o := of(l)
				if p.Given != "" || p.Family != "" {
					o.names = &rowNames{p.Given, p.Family, of("FIRST_NAME"), of("LAST_NAME")}
				}
				return o
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
	names         *rowNames // nil: the rest of the row does not count
}

// A rowNames is where a row has the name of its person, and what makes up other names.
type rowNames struct {
	givenIn, familyIn string
	given, family     *fakeOperator
}

func (o *fakeOperator) by() []string {
	if o.names == nil {
		return nil
	}
	return slices.DeleteFunc([]string{o.names.givenIn, o.names.familyIn}, func(name string) bool { return name == "" })
}

// person is the person of the row, or nil.
func (n *rowNames) person(w *worker) *fake.Person {
	if n == nil {
		return nil
	}
	p := new(fake.Person)
	p.Given, _ = w.row.value(n.givenIn)
	p.Family, _ = w.row.value(n.familyIn)
	for _, part := range []struct {
		by       *fakeOperator
		was, now *string
	}{{n.given, &p.Given, &p.FakeGiven}, {n.family, &p.Family, &p.FakeFamily}} {
		if is, ok, _ := part.by.apply(nil, *part.was, w); ok {
			*part.now = string(is)
		} else {
			*part.was = "" // it has no fake
		}
	}
	return p
}

func (o *fakeOperator) apply(dst []byte, value string, w *worker) ([]byte, bool, error) {
	person := o.names.person(w)
	seed := o.seeds.sum(value)
	if w.stream == nil {
		w.stream = fake.NewStream(seed)
	} else {
		w.stream.Seed(seed)
	}
	if out, ok := fake.AppendOf(dst, o.label, value, o.locale, w.stream, person); ok {
		return out, true, nil
	}
	// Fakes cannot be undone, and neither can this.
	token := o.tokens.sum(value)
	w.scratch = append(w.scratch[:0], token[:]...)
	return tokenEncoding.AppendEncode(append(dst, tokenMark), w.scratch), false, nil
}
