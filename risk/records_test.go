package risk

import (
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestRecordsRoundTrip says that a catalogue made of the records of another one
// is equal to it and scores the same.
func TestRecordsRoundTrip(t *testing.T) {
	c, err := NewCatalogue(BuiltIn().Records())
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(c.Records(), BuiltIn().Records()) {
		t.Error("the records of a catalogue are not those that it was made of")
	}
	// Nothing is lost on the way through JSON, as a store keeps them.
	text, err := json.Marshal(c.Records())
	if err != nil {
		t.Fatal(err)
	}
	var back Records
	if err := json.Unmarshal(text, &back); err != nil || !reflect.DeepEqual(back, c.Records()) {
		t.Errorf("the records come back from JSON otherwise: %v", err)
	}
	rng := newRand(20)
	for range 500 {
		labels := randomLabels(rng)
		opts := randomOptions(rng, labels)
		own := *opts
		own.Catalogue = c
		if want, got := Explain(names(labels), opts), Explain(names(labels), &own); !reflect.DeepEqual(want, got) {
			t.Fatalf("%v: the catalogues score %d and %d", labels, want.OverallRiskScore, got.OverallRiskScore)
		}
	}
}

// TestOwnRecords makes a label, a standard and a mapping of one's own, and takes
// built-in ones away.
func TestOwnRecords(t *testing.T) {
	r := BuiltIn().Records()
	r.Standards = append(r.Standards, Standard{Name: "HOUSE-RULES", Weight: 2})
	r.Kinds = append(r.Kinds, Kind{Label: "ACME_BADGE", Category: privet.CategoryHealth, Sensitivity: 70, Aliases: []string{"badge no"}})
	r.Mappings = append(r.Mappings,
		Mapping{Label: "ACME_BADGE", Standard: "HOUSE-RULES", Category: "badges", Citation: "§ 1", Weight: 1},
		Mapping{Label: "SSN", Standard: "HOUSE-RULES", Category: "none of ours", Scope: ScopeNo, Weight: 1},
		Mapping{Label: "EMAIL_ADDRESS", Standard: "HOUSE-RULES", Category: "addresses", Scope: ScopeConditional,
			Condition: "A badge is beside it.", Needs: []Group{{"ACME_BADGE"}}, Weight: 0.5})
	r.Kinds = slices.DeleteFunc(r.Kinds, func(k Kind) bool { return k.Label == "PASSPORT" })
	r.Mappings = slices.DeleteFunc(r.Mappings, func(m Mapping) bool { return m.Label == "PASSPORT" || m.Standard == "CCPA" })
	r.Standards = slices.DeleteFunc(r.Standards, func(s Standard) bool { return s.Name == "CCPA" })
	c, err := NewCatalogue(r)
	if err != nil {
		t.Fatal(err)
	}
	opts := &Options{Catalogue: c}

	s := Score([]string{"Badge-No", "acme badge", "PASSPORT", "SSN"}, opts)
	if want := []TagRisk{{"Badge-No", 70}, {"SSN", 95}}; !slices.Equal(s.TagCoverage, want) {
		t.Errorf("tags %v, want %v", s.TagCoverage, want)
	}
	if !slices.Equal(s.UnknownTags, []string{"PASSPORT"}) {
		t.Errorf("unknown tags %v; a label that was taken away is unknown", s.UnknownTags)
	}
	if s.StandardBreakdown["HOUSE-RULES"] != 70 {
		t.Errorf("the standard of one's own scores %d, want 70: it does not cover the SSN", s.StandardBreakdown["HOUSE-RULES"])
	}
	if _, ok := s.StandardBreakdown["CCPA"]; ok {
		t.Error("a standard that was taken away scores")
	}
	// By hand: EMAIL_ADDRESS 50 · 0.5 · 1/4 = 6.25 of the 30 that 70 leaves.
	if got := Score([]string{"ACME_BADGE", "EMAIL"}, opts).StandardBreakdown["HOUSE-RULES"]; got != 72 {
		t.Errorf("badge and address score %d, want 72", got)
	}
	if got := Score([]string{"EMAIL"}, opts).StandardBreakdown; got["HOUSE-RULES"] != 0 {
		t.Errorf("the address alone scores %v", got)
	}
	// A label of one's own takes part in combinations by its category.
	d := Explain([]string{"ACME_BADGE", "MEDICATION"}, opts)
	if len(d.Factors) != 1 || d.Factors[0].Factor != "HEALTH_WITH_IDENTIFIER" {
		t.Errorf("factors %+v, want HEALTH_WITH_IDENTIFIER", d.Factors)
	}
	if err := (&Options{Catalogue: c, Weights: map[string]float64{"HOUSE-RULES": 3}}).Check(); err != nil {
		t.Error(err)
	}
	for label, want := range map[privet.Label]Scope{"ACME_BADGE": ScopeYes, "SSN": ScopeNo, "EMAIL_ADDRESS": ScopeConditional, "DOB": ScopeNo, "X": ScopeNo} {
		if got := c.Scope(label, "HOUSE-RULES"); got != want {
			t.Errorf("the scope of %s is %s, want %s", label, got, want)
		}
	}
	if k, ok := c.Kind("acme-badge"); !ok || k.Sensitivity != 70 {
		t.Errorf("the code of a label of one's own gives %+v, %v", k, ok)
	}
	// What the caller does to its records afterwards changes nothing.
	r.Kinds[0].Sensitivity, r.Mappings[0].Weight, r.Combinations[0].Groups[0][0] = 1, 0, "X"
	if got := c.Records(); got.Kinds[0].Sensitivity == 1 || got.Combinations[0].Groups[0][0] == "X" {
		t.Error("the catalogue shares memory with its caller")
	}
}

// TestNoRecords says that a catalogue may be empty, and what nil rules mean.
func TestNoRecords(t *testing.T) {
	c, err := NewCatalogue(Records{})
	if err != nil {
		t.Fatal(err)
	}
	if got := len(c.Records().Combinations); got != len(BuiltIn().Records().Combinations) || got == 0 {
		t.Errorf("nil combinations are %d", got)
	}
	for _, c := range []*Catalogue{c, {}} {
		s := Score([]string{"SSN"}, &Options{Catalogue: c})
		if s.OverallRiskScore != 0 || len(s.UnknownTags) != 1 {
			t.Errorf("an empty catalogue scores %+v", s)
		}
		if w := Weighted([]string{"SSN"}, &Options{Catalogue: c}); w.WeightedScore != 0 {
			t.Errorf("an empty catalogue weighs %+v", w)
		}
	}
	r := BuiltIn().Records()
	r.Combinations, r.Spellings = []Combination{}, []Spelling{}
	c, err = NewCatalogue(r)
	if err != nil || len(c.Records().Combinations) != 0 || len(c.Records().Spellings) != 0 {
		t.Errorf("empty rules are not kept: %v", err)
	}
}

// TestNewCatalogueRefuses holds that all faults are told at once, by their places
// and without their values.
func TestNewCatalogueRefuses(t *testing.T) {
	const secret = "078-05-1120"
	r := Records{
		Standards: []Standard{{Name: "A", Weight: 1}, {Name: "a", Weight: -1}, {}},
		Kinds: []Kind{
			{Label: "GOOD", Sensitivity: 10}, {Label: "GOOD"}, {Label: privet.Label(secret), Sensitivity: 101},
			{Label: "OTHER", Aliases: []string{"good", "§", "mine"}}, {Label: "EMAIL_ADDRESS"}, {Label: "EMAIL"},
		},
		Mappings: []Mapping{
			{Label: "GOOD", Standard: "A", Weight: 1},
			{Label: "BAD", Standard: secret, Weight: 1.5, Evidence: "X", Scope: "maybe"},
			{Label: "GOOD", Standard: "A", Scope: ScopeConditional, Needs: []Group{{}, {"Mixed"}}},
			{Label: "GOOD", Standard: "A", Needs: []Group{{"GOOD"}}},
		},
		Combinations: []Combination{
			{Code: "X", Groups: []Group{{"A"}, {"b"}}, AtLeast: 3},
			{Code: "X", Groups: []Group{{"A"}}, Weight: 2},
			{Code: secret, Groups: []Group{{"A"}, {secret}}},
		},
		Spellings: []Spelling{{Label: "a"}},
	}
	c, err := NewCatalogue(r)
	if c != nil {
		t.Error("a catalogue comes with the error")
	}
	want := []string{
		"standards[1].name", "standards[1].weight", "standards[2].name",
		"kinds[1].label", "kinds[2].label", "kinds[2].sensitivity", "kinds[4].label",
		"kinds[3].aliases[0]", "kinds[3].aliases[1]",
		"mappings[1].standard", "mappings[1].label", "mappings[1].weight", "mappings[1].scope", "mappings[1].evidence",
		"mappings[2].condition", "mappings[2].needs[0]", "mappings[2].needs[1]", "mappings[3].needs",
		"combinations[0].atLeast", "combinations[1].code", "combinations[1].weight", "combinations[1].groups",
		"combinations[2].code", "combinations[2].groups[1]", "spellings[0].label", "spellings[0].spells",
	}
	if got := fields(t, err); !slices.Equal(got, want) {
		t.Errorf("fields\n%v, want\n%v", got, want)
	}
	if strings.Contains(err.Error(), secret) {
		t.Error("the error repeats a value")
	}

	r = Records{Standards: make([]Standard, maxStandards+1)}
	for i := range r.Standards {
		r.Standards[i] = Standard{Name: "S" + strings.Repeat("x", i)}
	}
	var field *FieldError
	if _, err := NewCatalogue(r); !errors.As(err, &field) {
		t.Errorf("%d standards give %v", len(r.Standards), err)
	}
	r = Records{}
	for i := range maxGroups/2 + 1 {
		r.Combinations = append(r.Combinations, Combination{Code: "X" + strings.Repeat("X", i), Groups: []Group{{"A"}, {"B"}}})
	}
	if _, err := NewCatalogue(r); err == nil {
		t.Error("too many groups are not refused")
	}
}

// TestSpelling says that masking has no effect while another tag spells what was
// masked.
func TestSpelling(t *testing.T) {
	clear := Score([]string{"DOB", "PL_PESEL"}, nil)
	half := Score([]string{"DOB", "PL_PESEL"}, &Options{Masked: []string{"DOB"}})
	both := Score([]string{"DOB", "PL_PESEL"}, &Options{Masked: []string{"DOB", "PL_PESEL"}})
	if half.OverallRiskScore != clear.OverallRiskScore || both.OverallRiskScore >= half.OverallRiskScore {
		t.Errorf("scores %d, %d and %d", clear.OverallRiskScore, half.OverallRiskScore, both.OverallRiskScore)
	}
	d := Explain([]string{"DOB", "pesel", "PL_PESEL"}, &Options{Masked: []string{"DOB"}})
	if got := d.Tags[0].SpelledBy; len(got) != 1 || !d.Tags[0].Masked {
		t.Errorf("DOB is spelled by %v", got)
	}
}

// TestCombinations holds some of the rules, and that none holds where a part is
// missing.
func TestCombinations(t *testing.T) {
	tests := []struct {
		tags, masked string
		want         string
		weight       float64
		reason       string
	}{
		{"USERNAME PASSWORD", "", "ACCOUNT_WITH_SECRET", 0.3, "a log-in with its password"},
		{"USERNAME PASSWORD", "PASSWORD", "ACCOUNT_WITH_SECRET", 0.06, "a masked part leaves a fifth"},
		{"USERNAME PASSWORD API_KEY", "PASSWORD", "ACCOUNT_WITH_SECRET", 0.3, "the other secret is not masked"},
		{"PASSWORD API_KEY", "", "", 0, "two secrets and no account"},
		{"CREDIT_CARD PERSON", "", "CARD_WITH_HOLDER", 0.15, "cardholder data"},
		{"CREDIT_CARD CREDIT_CARD_TRACK", "", "", 0, "no tag makes a combination with one of its own group"},
		{"MEDICATION MEDICAL_RECORD_NUMBER", "", "HEALTH_WITH_IDENTIFIER", 0.25, "protected health information"},
		{"MEDICATION MEDICAL_CONDITION", "", "", 0, "health content twice and nobody whose it is"},
		{"GENDER DOB ZIP_CODE", "", "QUASI_IDENTIFIERS", 0.3, "what Sweeney joined"},
		{"DOB AGE CITY ZIP_CODE", "", "", 0, "two kinds of quasi-identifier, each twice"},
		{"GENDER DOB ZIP_CODE MARITAL_STATUS", "DOB", "QUASI_IDENTIFIERS", 0.3, "three are left"},
		{"GENDER DOB ZIP_CODE", "DOB", "QUASI_IDENTIFIERS", 0.06, "two are left"},
	}
	for _, tt := range tests {
		d := Explain(strings.Fields(tt.tags), &Options{Masked: strings.Fields(tt.masked)})
		var got FactorPoints
		for _, f := range d.Factors {
			if f.Factor == tt.want || tt.want == "" {
				got = f
			}
		}
		if got.Factor != tt.want || got.Weight != tt.weight {
			t.Errorf("%s, masked %s: %s with weight %v, want %s with %v (%s)", tt.tags, tt.masked, got.Factor, got.Weight, tt.want, tt.weight, tt.reason)
		}
		if tt.want != "" && (len(got.Tags) < 2 || len(got.Citations) == 0) {
			t.Errorf("%s: %s names the tags %v and the citations %v", tt.tags, got.Factor, got.Tags, got.Citations)
		}
	}
	for _, x := range BuiltIn().Records().Combinations {
		if x.Name == "" || x.Effect == "" || !strings.HasSuffix(x.Advice, ".") || len(x.Citations) == 0 || x.Weight == 0 {
			t.Errorf("%s is not documented: %+v", x.Code, x)
		}
		for _, g := range x.Groups {
			for _, name := range g {
				if name == strings.ToUpper(name) && !privet.Label(name).IsBuiltIn() {
					t.Errorf("%s names %s, which is no label", x.Code, name)
				}
				if name == strings.ToLower(name) && builtInDocument().defaultFor(privet.Category(name)) == nil {
					t.Errorf("%s names %s, which is no category", x.Code, name)
				}
			}
		}
	}
	for _, s := range BuiltIn().Records().Spellings {
		for _, l := range append(s.Spells, s.Label) {
			if !l.IsBuiltIn() {
				t.Errorf("the spelling of %s names %s", s.Label, l)
			}
		}
	}
}
