package corpus

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// uses tells the labelled slots of a sequence. What a choice may have counts.
func uses(t *testing.T, l *language, s sequence, into map[string]bool, depth int) {
	t.Helper()
	if depth > maxDepth {
		t.Fatal("a non-terminal that does not end")
	}
	for i := range s {
		switch it := &s[i]; {
		case it.choice != nil:
			for _, one := range it.choice.of {
				uses(t, l, one, into, depth+1)
			}
		case it.slot != nil && it.slot.labelled():
			into[it.slot.name] = true
			if it.slot.name == "ADDRESS" {
				into["STREET_ADDRESS"] = true
			}
		case it.slot != nil && fillers[it.slot.name] != nil:
		case it.slot != nil, it.rule != "":
			name := it.rule
			if it.slot != nil {
				name = it.slot.name
			}
			c := l.rule(loaded().shared, name)
			if c == nil {
				t.Errorf("%s: no filler and no non-terminal %s", l.code, name)
				continue
			}
			for _, one := range c.of {
				uses(t, l, one, into, depth+1)
			}
		}
	}
}

// TestTemplates holds the templates to what makes them worth learning from.
func TestTemplates(t *testing.T) {
	least := map[string]int{"en": 250, "de": 60, "fr": 60, "es": 60, "it": 60, "pt": 60, "nl": 60, "pl": 60, "sv": 60}
	for _, code := range Languages() {
		l := loaded().languages[code]
		without, none := 0, 0
		in := map[Part]int{}
		for _, tm := range l.templates {
			used := map[string]bool{}
			uses(t, l, tm.body, used, 0)
			if !used["PERSON"] {
				without++
			}
			if len(used) == 0 {
				none++
			}
			in[tm.part]++
		}
		n := len(l.templates)
		t.Logf("%s: %d templates, %d without PERSON, %d without labels, parts %d/%d/%d", code, n, without, none, in[Train], in[Calibrate], in[Test])
		if n < max(least[code], 25) {
			t.Errorf("%s has %d templates", code, n)
		}
		if without*3 < n || none*4 < n {
			t.Errorf("%s: of %d templates %d have no PERSON and %d no labels", code, n, without, none)
		}
		for part := range parts {
			if in[part] < 3 {
				t.Errorf("%s has %d templates in the part %v", code, in[part], part)
			}
		}
	}
}

// TestAddresses checks that each country that has streets has blocks, and that
// the rules use nothing that is unknown.
func TestAddresses(t *testing.T) {
	rules := loaded().addresses.rules
	for _, code := range Languages() {
		for _, country := range homeOf(code).countries {
			if rules["street_"+country] != nil && rules["block_"+country] == nil {
				t.Errorf("%s has streets and no addresses", country)
			}
		}
		if country := homeOf(code).countries[0]; rules["street_"+country] == nil {
			t.Errorf("%s has no streets", country)
		}
	}
	for name, c := range rules {
		for _, s := range c.of {
			used := map[string]bool{}
			uses(t, loaded().addresses, s, used, 0)
			if strings.HasPrefix(name, "block_") && !used["STREET_ADDRESS"] {
				t.Errorf("%s: an alternative without a street", name)
			}
		}
	}
}

// TestParser tries what the language of the templates can say, and what it cannot.
func TestParser(t *testing.T) {
	for _, line := range []string{"a [b|c] d", "[a|[b|]|c{number:1-9}]", "{PERSON.given#a}'s", `\[x\] \@ \n`, "@greeting you"} {
		p := parser{rest: line}
		if _, err := p.sequence(false); err != nil {
			t.Errorf("%q: %v", line, err)
		}
	}
	for _, line := range []string{"a [b", "a ] b", "{", "{}", "{a b}", "a\\", "\\q", "me @ work", "a } b", strings.Repeat("[", 30) + strings.Repeat("]", 30)} {
		p := parser{rest: line}
		if _, err := p.sequence(false); err == nil {
			t.Errorf("%q is taken", line)
		}
	}
}

// TestInflect holds the cases of names to grammar books.
func TestInflect(t *testing.T) {
	tests := []struct {
		code         string
		female       bool
		kind, name   string
		grammarCase  string
		want, reason string
	}{
		{"pl", false, "given", "Marek", "of", "Marka", "the vowel drops out"},
		{"pl", false, "family", "Kowalski", "ins", "Kowalskim", "declined as an adjective"},
		{"pl", true, "family", "Kowalska", "of", "Kowalskiej", "declined as an adjective"},
		{"pl", true, "family", "Nowak", "of", "Nowak", "women's names in a consonant stay"},
		{"pl", true, "given", "Anna", "of", "Anny", ""},
		{"pl", true, "given", "Julia", "of", "Julii", ""},
		{"cs", false, "family", "Novák", "of", "Nováka", ""},
		{"cs", true, "family", "Nováková", "ins", "Novákovou", ""},
		{"ru", false, "given", "Сергей", "dat", "Сергею", ""},
		{"ru", true, "given", "Мария", "dat", "Марии", ""},
		{"ru", false, "family", "Иванов", "ins", "Ивановым", "a family name, no common noun"},
		{"ru", true, "family", "Иванова", "of", "Ивановой", ""},
		{"ru", true, "family", "Шевченко", "of", "Шевченко", "not declined"},
		{"uk", false, "family", "Шевченко", "of", "Шевченка", "men's names are declined"},
		{"uk", true, "given", "Марія", "of", "Марії", ""},
		{"ro", true, "given", "Maria", "of", "Mariei", "the genitive of women is also the dative"},
		{"ro", true, "given", "Ilinca", "of", "Ilincăi", ""},
		{"ro", true, "given", "Andreea", "of", "Andreei", ""},
		{"ro", false, "given", "Mircea", "of", "Mircea", "men have lui before the name"},
		{"de", false, "given", "Hans", "of", "Hans", "no endings here"},
	}
	for _, tt := range tests {
		if got := inflect(tt.code, tt.female, tt.kind, tt.name, tt.grammarCase); got != tt.want {
			t.Errorf("%s: %s is %q in the case %s, want %q (%s)", tt.code, tt.name, got, tt.grammarCase, tt.want, tt.reason)
		}
	}
	for _, tt := range []struct{ code, name, want string }{{"de", "Anna", "Annas"}, {"de", "Hans", "Hans'"}, {"nl", "Anna", "Anna's"},
		{"nl", "Jan", "Jans"}, {"sv", "Lars", "Lars"},
		{"da", "DSB", "DSB's"}, {"sv", "SJ", "SJ:s"}, {"no", "Bergen", "Bergens"}, {"no", "Vinje & Co.", "Vinje & Co."}} {
		if got := genitive(tt.code, tt.name); got != tt.want {
			t.Errorf("%s: of %s is %q, want %q", tt.code, tt.name, got, tt.want)
		}
	}
	for _, tt := range []struct{ country, name, want string }{{"CZ", "Novák", "Nováková"}, {"CZ", "Černý", "Černá"}, {"CZ", "Marek", "Marková"},
		{"PL", "Nowicki", "Nowicka"}, {"RU", "Иванов", "Иванова"}, {"DE", "Müller", "Müller"}} {
		if got := feminine(tt.country, tt.name); got != tt.want {
			t.Errorf("%s: a woman of the family %s is %q, want %q", tt.country, tt.name, got, tt.want)
		}
	}
}

// TestForms checks the forms that names of all kinds may have: that of an owner, whose
// ending is outside of the span behind an apostrophe, and the letter cases.
func TestForms(t *testing.T) {
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 1))
		l, err := parseFile("da", "{PERSON.given.lower}|{LOCATION.city.upper}|{ORGANIZATION.gen}|{LOCATION.gen}")
		if err != nil {
			t.Fatal(err)
		}
		m := newMaker(newGenerator(Options{Part: Train}), rng, loaded().languages["da"])
		m.expand(l.templates[0].body, 0)
		s := join(m.segments)
		if len(s.Spans) != 4 {
			t.Fatalf("%q has the spans %v", s.Text, s.Spans)
		}
		if w := s.Text[:s.Spans[0].End]; w != strings.ToLower(w) || strings.Contains(w, "|") {
			t.Errorf("%q is no given name in small letters", w)
		}
		if w := s.Text[s.Spans[1].Start:s.Spans[1].End]; w != strings.ToUpper(w) {
			t.Errorf("%q is no town in capitals", w)
		}
		for _, sp := range s.Spans[2:] {
			if w := s.Text[sp.Start:sp.End]; strings.HasSuffix(w, "'s") || strings.HasSuffix(w, "'") {
				t.Errorf("the span %q holds an ending", w)
			}
		}
	}
}

// TestDisturb checks that noise changes values in their letter case at most.
func TestDisturb(t *testing.T) {
	values := []segment{{text: "Ask "}, {text: "Çiğdem Łuczak", label: "PERSON"}, {text: ", mail "},
		{text: "a.B@example.com", label: "EMAIL_ADDRESS"}, {text: " or “her” boss. Thanks."}}
	g := newGenerator(Options{})
	for seed := range uint64(3000) {
		m := newMaker(g, rand.New(rand.NewPCG(seed, 1)), loaded().languages["en"])
		got := disturb(m, slices.Clone(values))
		var of []segment
		for _, s := range got {
			if s.label != "" {
				of = append(of, s)
			}
		}
		if len(of) != 2 || !strings.EqualFold(of[0].text, values[1].text) || of[1].text != values[3].text {
			t.Fatalf("seed %d: %v", seed, got)
		}
		if text := join(got).Text; !utf8.ValidString(text) {
			t.Fatalf("seed %d: %q", seed, text)
		}
	}
}

// TestKeys checks that a key stands for the same person and value throughout.
func TestKeys(t *testing.T) {
	l, err := parseFile("en", "{PERSON.given#a} {PERSON.family#a} is {PERSON.full#a}; {LOCATION.city#b}={LOCATION.city#b}; {number:1-90000#c}={number:1-90000#c}")
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(100) {
		g := newGenerator(Options{Part: Train})
		m := newMaker(g, rand.New(rand.NewPCG(seed, 1)), loaded().languages["en"])
		m.expand(l.templates[0].body, 0)
		text := join(m.segments).Text
		names, rest, _ := strings.Cut(text, "; ")
		short, full, _ := strings.Cut(names, " is ")
		if given, family, _ := strings.Cut(short, " "); !strings.Contains(full, given) || !strings.Contains(full, family) {
			t.Errorf("%q", text)
		}
		for pair := range strings.SplitSeq(rest, "; ") {
			if a, b, _ := strings.Cut(pair, "="); a != b {
				t.Errorf("%q", text)
			}
		}
	}
}

func TestAppendJSON(t *testing.T) {
	s := Sentence{Text: "Łódź: Ян <x>", Spans: []Span{{Label: "LOCATION", Start: 0, End: 7}, {Label: "PERSON", Start: 9, End: 13}}, Language: "pl",
		Template: 5, Group: "form"}
	want := `{"text":"Łódź: Ян <x>","spans":[{"label":"LOCATION","start":0,"end":4},{"label":"PERSON","start":6,"end":8}],"language":"pl","template":5,"group":"form"}` + "\n"
	if got := string(AppendJSON([]byte("x"), s)); got != "x"+want {
		t.Errorf("got %s want %s", got[1:], want)
	}
}

// TestGermanNouns checks that the everyday words of German that are nouns have a capital,
// and those of other languages none.
func TestGermanNouns(t *testing.T) {
	for _, tt := range []struct {
		word string
		want bool
	}{{"geschwindigkeiten", true}, {"umgebung", true}, {"jung", false}, {"gesungen", false}, {"durchaus", false}, {"herbeizuschaffen", false}} {
		if got := isGermanNoun(tt.word); got != tt.want {
			t.Errorf("%s is a noun: %v", tt.word, got)
		}
	}
	for _, code := range []string{"da", "en", "fr", "sv"} {
		for _, w := range loaded().pools[poolKey{"common", code, false, Train}].words {
			if w != strings.ToLower(w) {
				t.Errorf("%s: the everyday word %s has a capital", code, w)
			}
		}
	}
}
