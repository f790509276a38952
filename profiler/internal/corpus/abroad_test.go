package corpus

import (
	"math/rand/v2"
	"regexp"
	"testing"
)

// TestAbroad checks that a street abroad is not one of the country of the language.
func TestAbroad(t *testing.T) {
	for _, country := range abroad {
		if loaded().addresses.rules["street_"+country] == nil {
			t.Errorf("%s has no streets", country)
		}
		for part := range parts {
			if loaded().pools[poolKey{"city", country, false, part}] == nil {
				t.Errorf("%s has no towns in the part %v", country, part)
			}
		}
	}
}

// TestNameForms holds the forms of names that stand in lists and documents to their shapes.
func TestNameForms(t *testing.T) {
	g := newGenerator(Options{Languages: []string{"en"}})
	for form, want := range map[string]string{"initials": `^\p{Lu}(\. ?| )(\p{Lu}(\. ?| ))?\p{Lu}`, "short": `^(Mohd|Md|Muhd|Abd)\.? `, "particle": `\p{L}`, "particle.upper": `^[^\p{Ll}]+$`} {
		shape := regexp.MustCompile(want)
		p := parser{rest: "{abroad:IN}{PERSON." + form + "}"}
		body, err := p.sequence(false)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(50) {
			m := newMaker(g, rand.New(rand.NewPCG(seed, 1)), loaded().languages["en"])
			m.expand(body, 0)
			s := join(m.segments)
			if len(s.Spans) != 1 || s.Spans[0].End != len(s.Text) || !shape.MatchString(s.Text) {
				t.Errorf("%s: %q %v", form, s.Text, s.Spans)
			}
		}
	}
}
