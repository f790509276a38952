package risk

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/packed"
)

func sensitivityOf(label privet.Label) int {
	k, _ := BuiltIn().Kind(string(label))
	return k.Sensitivity
}

func readDocument(t *testing.T) document {
	t.Helper()
	var doc document
	if err := json.Unmarshal(readCatalogue(t), &doc); err != nil {
		t.Fatal(err)
	}
	return doc
}

// TestEveryLabelScores says that each built-in label has an entry or a default
// for its category, and that all but NONE score something: what tells something of a person
// three fifths of what it scores beside a name.
func TestEveryLabelScores(t *testing.T) {
	for label := range privet.Labels() {
		e := builtIn().entries[label]
		if e == nil {
			t.Errorf("%s has no entry", label)
			continue
		}
		meta := label == privet.None || label == privet.Unknown
		want := e.Sensitivity
		if e.tells {
			want = want * 6 / 10
		}
		if got := Score([]string{string(label)}, nil).OverallRiskScore; got != want || (got == 0) != (label == privet.None) {
			t.Errorf("%s alone scores %d, its sensitivity is %d", label, got, e.Sensitivity)
		}
		if e.Label != label || !strings.HasSuffix(e.Reason, ".") {
			t.Errorf("%s: entry of %s with the reason %q", label, e.Label, e.Reason)
		}
		if got := len(BuiltIn().Mappings(label)); (got == 0) != meta {
			t.Errorf("%s has %d mappings", label, got)
		}
	}
}

// TestEveryCategoryHasADefault keeps a new label of any category scoring.
func TestEveryCategoryHasADefault(t *testing.T) {
	doc := builtInDocument()
	for label := range privet.Labels() {
		if doc.defaultFor(label.Category()) == nil {
			t.Errorf("the category %s of %s has no default", label.Category(), label)
		}
	}
	if got, want := DefaultSensitivity("no such category"), sensitivityOf("CUSTOMER_ID"); got != want || got == 0 {
		t.Errorf("a category of one's own has the sensitivity %d, want %d", got, want)
	}
	if got := DefaultSensitivity(privet.CategoryNone); got != 0 {
		t.Errorf("what is not personal has the sensitivity %d", got)
	}
}

// readCatalogue reads catalogue.json, and holds that the packed file has the same in it.
func readCatalogue(t *testing.T) []byte {
	t.Helper()
	text, err := os.ReadFile("catalogue.json")
	if err != nil {
		t.Fatal(err)
	}
	if packed.Text(cataloguePacked) != string(text) {
		t.Fatal("catalogue.json.gz has something else in it; gzip -9nk catalogue.json writes it")
	}
	return text
}

// TestDocument holds what a reader of catalogue.json relies on.
func TestDocument(t *testing.T) {
	doc := readDocument(t)
	if n := len(readCatalogue(t)); n > 200_000 {
		t.Errorf("catalogue.json has %d bytes", n)
	}

	var labels []privet.Label
	canonical := func(l privet.Label) {
		t.Helper()
		if !l.IsBuiltIn() {
			t.Errorf("%s is not the canonical name of a label", l)
		}
	}
	clauses, conditions := map[[2]string]int{}, map[string]int{}
	for _, l := range doc.Labels {
		canonical(l.Label)
		labels = append(labels, l.Label)
		for _, m := range l.Mappings {
			clauses[[2]string{m.Standard, m.Code}]++
			conditions[m.If]++
		}
	}
	for _, a := range doc.Alike {
		canonical(a.Label)
		canonical(a.Like)
		labels = append(labels, a.Label)
	}
	slices.Sort(labels)
	if twice := len(labels) - len(slices.Compact(labels)); twice > 0 {
		t.Errorf("%d labels are described twice", twice)
	}

	for _, s := range doc.Standards {
		codes := map[string]bool{}
		for _, c := range s.Clauses {
			if codes[c.Code] {
				t.Errorf("%s %s is described twice", s.Name, c.Code)
			}
			codes[c.Code] = true
			if clauses[[2]string{s.Name, c.Code}] == 0 {
				t.Errorf("no mapping uses %s %s", s.Name, c.Code)
			}
			if (s.Name == "PDPA") != slices.Contains([]string{"SG", "TH", "MY"}, c.Jurisdiction) {
				t.Errorf("%s %s has the jurisdiction %q", s.Name, c.Code, c.Jurisdiction)
			}
		}
	}
	names := map[string]bool{}
	for _, c := range doc.Conditions {
		used := conditions[c.Name] > 0 || slices.ContainsFunc(doc.Regions, func(r region) bool { return r.Name == c.Name })
		if names[c.Name] || !used || !strings.HasSuffix(c.Text, ".") {
			t.Errorf("the condition %s is described twice, not used, or no sentence", c.Name)
		}
		names[c.Name] = true
		for _, group := range c.Needs {
			if len(group) == 0 {
				t.Errorf("%s needs a group without labels", c.Name)
			}
			for _, l := range group {
				if l != strings.ToLower(l) { // a whole category
					canonical(privet.Label(l))
				}
			}
		}
	}
}

// TestMemberStates holds that numbers that no Member State gives are not under Art. 87, and that
// one whose country is not known is under a condition.
func TestMemberStates(t *testing.T) {
	for label, want := range map[privet.Label]Scope{"PL_PESEL": ScopeYes, "DE_TAX_ID": ScopeYes, "NATIONAL_ID": ScopeConditional,
		"SSN": "", "CN_RESIDENT_ID": "", "IN_PAN": "", "UK_NINO": "", "SCOTLAND_CHI": ""} {
		got := Scope("")
		for _, m := range BuiltIn().Mappings(label) {
			if strings.Contains(m.Citation, "Art. 87") {
				got = m.Scope
			}
		}
		if got != want {
			t.Errorf("%s is under Art. 87 as %q, want %q", label, got, want)
		}
	}
}

// TestNarrowClauses holds what the text of a law narrows a clause to.
func TestNarrowClauses(t *testing.T) {
	for _, tt := range []struct {
		tags               []string
		standard, citation string
		applies            bool
	}{
		{[]string{"SALARY", "JOB_TITLE"}, "PDPA", "reg.3(1)(a)", false},
		{[]string{"SALARY", "PERSON"}, "PDPA", "reg.3(1)(a)", true},
		{[]string{"SALARY", "SG_NRIC_FIN"}, "PDPA", "reg.3(1)(a)", true},
		{[]string{"PASSWORD"}, "PDPA", "reg.3(1)(b)", false},
		{[]string{"PASSWORD", "USERNAME"}, "PDPA", "reg.3(1)(b)", true},
	} {
		d := Explain(tt.tags, nil)
		got := false
		for _, tag := range d.Tags[:1] {
			for _, m := range tag.Standards {
				got = got || m.Standard == tt.standard && strings.Contains(m.Citation, tt.citation) && m.Score > 0
			}
		}
		if got != tt.applies {
			t.Errorf("%v under %s %s: %v", tt.tags, tt.standard, tt.citation, got)
		}
	}
	for _, label := range []privet.Label{"EMAIL_ADDRESS", "DOB"} {
		for _, m := range BuiltIn().Mappings(label) {
			if strings.Contains(m.Category, "1798.80(e)") {
				t.Errorf("%s is under §1798.80(e), which does not name it", label)
			}
		}
	}
}

func TestMappings(t *testing.T) {
	for label := range privet.Labels() {
		for _, m := range BuiltIn().Mappings(label) {
			if m.Citation == "" || m.Category == "" || m.Code == "" {
				t.Errorf("%s under %s: incomplete mapping %+v", label, m.Standard, m)
			}
			if !slices.Contains([]string{"V", "K", "U"}, m.Evidence) {
				t.Errorf("%s under %s: evidence %q", label, m.Standard, m.Evidence)
			}
			if m.Scope != ScopeYes && m.Scope != ScopeConditional || (m.Scope == ScopeConditional) != (m.Condition != "") {
				t.Errorf("%s under %s: scope %q with the condition %q", label, m.Standard, m.Scope, m.Condition)
			}
			if m.Weight <= 0 || m.Weight > 1 {
				t.Errorf("%s under %s: weight %v", label, m.Standard, m.Weight)
			}
		}
	}
}

// TestLaw holds some lines of the standards themselves.
func TestLaw(t *testing.T) {
	tests := []struct {
		label    privet.Label
		standard string
		scope    Scope
		citation string // the beginning of one
		reason   string
	}{
		{"RELIGION", "GDPR", ScopeYes, "Art. 9(1)", "a special category"},
		{"CRIMINAL_RECORD", "GDPR", ScopeYes, "Art. 10", "a regime of its own"},
		{"SSN", "HIPAA", ScopeYes, "45 CFR 164.514(b)(2)(i)(G)", "identifier (G)"},
		{"IP_ADDRESS", "HIPAA", ScopeYes, "45 CFR 164.514(b)(2)(i)(O)", "identifier (O)"},
		{"CREDIT_CARD", "PCI-DSS", ScopeYes, "Req. 3.4.1", "the PAN defines the scope"},
		{"CVV", "PCI-DSS", ScopeYes, "Req. 3.3.1", "sensitive authentication data"},
		{"PERSON", "PCI-DSS", ScopeConditional, "Req. 3.2.1", "cardholder name, with a PAN only"},
		{"NEURAL_DATA", "CCPA", ScopeYes, "§1798.140(ae)(1)(G)", "SB 1223"},
		{"USERNAME", "CCPA", ScopeConditional, "§1798.140(ae)(1)(B)", "with a credential only"},
		{"BIOMETRIC", "PDPA", ScopeYes, "PDPA 2010 s.4 as amended by Act A1727", "Malaysia, 2024"},
		{"SSN", "NIST", ScopeYes, "SP 800-53r5 PT-7(1)", "control enhancement for social security numbers"},
		{"CITY", "HIPAA", ScopeYes, "45 CFR 164.514(b)(2)(i)(B)", "smaller than a State"},
		{"COUNTRY", "HIPAA", ScopeConditional, "45 CFR 164.514(b)(2)(i)(B)", "larger than a State"},
	}
	for _, tt := range tests {
		ok := slices.ContainsFunc(BuiltIn().Mappings(tt.label), func(m Mapping) bool {
			return m.Standard == tt.standard && m.Scope == tt.scope && strings.HasPrefix(m.Citation, tt.citation)
		})
		if !ok {
			t.Errorf("%s has no mapping %s %s %s (%s)", tt.label, tt.standard, tt.scope, tt.citation, tt.reason)
		}
	}
	// Which illnesses Singapore's Schedule lists is to be checked.
	for _, m := range BuiltIn().Mappings("MEDICAL_CONDITION") {
		if (m.Evidence == "U") != (m.Jurisdiction == "SG") {
			t.Errorf("MEDICAL_CONDITION under %s %s has the evidence %s", m.Standard, m.Jurisdiction, m.Evidence)
		}
	}
	// The Safe Harbor list runs from (A) to (R); none may be missing.
	for letter := 'A'; letter <= 'R'; letter++ {
		want := "45 CFR 164.514(b)(2)(i)(" + string(letter) + ")"
		found := false
		for label := range privet.Labels() {
			found = found || slices.ContainsFunc(BuiltIn().Mappings(label), func(m Mapping) bool { return m.Citation == want })
		}
		if !found {
			t.Errorf("no label is mapped to %s", want)
		}
	}
}

func TestStandards(t *testing.T) {
	want := []string{"GDPR", "HIPAA", "PCI-DSS", "CCPA", "PDPA", "NIST"}
	var got []string
	for _, s := range BuiltIn().Standards() {
		got = append(got, s.Name)
		if s.Title == "" || s.Jurisdiction == "" || s.Version == "" || s.Weight != 1 || !strings.HasPrefix(s.URL, "https://") {
			t.Errorf("%s is incomplete: %+v", s.Name, s)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("standards are %v, want %v", got, want)
	}
}

// TestCopies keeps callers from changing the catalogue.
func TestCopies(t *testing.T) {
	BuiltIn().Standards()[0].Name = "CHANGED"
	BuiltIn().Mappings("SSN")[0].Citation = "CHANGED"
	Explain([]string{"SSN"}, nil).Tags[0].Standards[0].Citation = "CHANGED"
	if BuiltIn().Standards()[0].Name == "CHANGED" || BuiltIn().Mappings("SSN")[0].Citation == "CHANGED" {
		t.Error("the catalogue gives out its own slices")
	}
}

func TestDocumentRefuses(t *testing.T) {
	const good = `{
		"standards": [{"name": "S", "clauses": [{"code": "c", "citation": "1", "weight": 1}]}],
		"conditions": [{"name": "beside", "text": "T.", "needs": [["SSN"]]}],
		"labels": [{"label": "SSN", "sensitivity": 90, "mappings": [{"standard": "S", "code": "c", "if": "beside"}]}],
		"alike": [{"label": "US_ITIN", "like": "SSN"}],
		"defaults": [DEFAULTS {"category": "other", "like": "SSN"}]
	}`
	var defaults strings.Builder
	seen := map[privet.Category]bool{}
	for label := range privet.Labels() {
		if c := label.Category(); !seen[c] {
			seen[c] = true
			defaults.WriteString(`{"category": "` + string(c) + `"},`)
		}
	}
	base := strings.Replace(good, "DEFAULTS", defaults.String(), 1)
	read := func(text string) (*Catalogue, error) {
		doc, err := parseDocument([]byte(text))
		if err != nil {
			return nil, err
		}
		r, err := doc.records()
		if err != nil {
			return nil, err
		}
		return compile(r)
	}
	if _, err := read(base); err != nil {
		t.Fatalf("the document to be broken is broken already: %v", err)
	}
	for _, tt := range []struct{ reason, old, new string }{
		{"no JSON", `{`, ``},
		{"unknown field", `"text"`, `"txet"`},
		{"unknown clause", `"code": "c", "if"`, `"code": "d", "if"`},
		{"unknown condition", `"if": "beside"`, `"if": "besides"`},
		{"sensitivity over 100", `90`, `101`},
		{"sensitivity under 0", `90`, `-1`},
		{"weight over 1", `"weight": 1`, `"weight": 1.01`},
		{"weight under 0", `"weight": 1`, `"weight": -1`},
		{"alike to no label", `"like": "SSN"}],`, `"like": "SNS"}],`},
		{"default to no label", `"other", "like": "SSN"`, `"other", "like": "SNS"`},
		{"no default for labels of one's own", `"category": "other"`, `"category": "else"`},
		{"no default for a category", `{"category": "card"},`, ``},
	} {
		broken := strings.Replace(base, tt.old, tt.new, 1)
		if broken == base {
			t.Fatalf("%s: nothing was broken", tt.reason)
		}
		if c, err := read(broken); err == nil || c != nil {
			t.Errorf("%s is not refused", tt.reason)
		}
	}
}
