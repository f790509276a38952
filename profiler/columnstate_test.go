package profiler

import (
	"testing"

	"github.com/privet-go/privet"
)

// TestStateColumns holds that a column of yes and no about a special category is one of
// it, and that such columns of things stay what they are.
func TestStateColumns(t *testing.T) {
	p, err := New(nil)
	if err != nil {
		t.Fatal(err)
	}
	yes, signs, words := []string{"Y", "N", "", "N"}, []string{"positive", "negative", "n/a"}, []string{"true", "false"}
	for _, tt := range []struct {
		name   string
		values []string
		want   privet.Label
	}{
		{"hiv_status", signs, "MEDICAL_CONDITION"},
		{"isPregnant", words, "MEDICAL_CONDITION"},
		{"has disability", yes, "MEDICAL_CONDITION"},
		{"Schwerbehindert", []string{"ja", "nein"}, "MEDICAL_CONDITION"},
		{"niepełnosprawność", []string{"tak", "nie"}, "MEDICAL_CONDITION"},
		{"married", yes, "MARITAL_STATUS"},
		{"Est casado", []string{"sí", "no"}, "MARITAL_STATUS"},
		{"church_tax", []string{"1", "0", "1"}, "RELIGION"},
		{"is_gay", words, "SEXUAL_ORIENTATION"},
		{"HasConvictions", yes, "CRIMINAL_RECORD"},
		{"union_member", yes, "TRADE_UNION"},
		{"us-citizen", yes, "IMMIGRATION_STATUS"},

		{"is_disabled", words, privet.None}, // an account
		{"email_verified", words, privet.None},
		{"hiv_tests", []string{"3", "14", "2"}, privet.None},
		{"in_stock", yes, privet.None},
		{"smoking_allowed", yes, privet.None}, // a room
		{"covid_closure", yes, privet.None},
		{"Smoker?", []string{"current", "former", "never"}, privet.None}, // a habit
		{"SeniorCitizen", yes, privet.None},
	} {
		values := tt.values
		for len(values) < 60 {
			values = append(values[:len(values):len(values)], tt.values...)
		}
		r := must(p.ColumnsWith([]Column{{Name: "id", Values: []string{"1", "2"}}, {Name: tt.name, Values: values}}, &Query{Explain: true}))[1]
		if r.Label != tt.want {
			t.Errorf("%s of %q is %s, want %s", tt.name, tt.values, r.Label, tt.want)
		}
		if r.Label == privet.None || r.Label == privet.Unknown {
			continue
		}
		sum := 0.0
		for _, c := range r.Candidates {
			sum += c.Confidence
		}
		if r.Candidates[0].Label != r.Label || r.Candidates[0].Confidence != r.Confidence || sum > 1.0001 {
			t.Errorf("%s is %s at %.2f, with the candidates %v", tt.name, r.Label, r.Confidence, r.Candidates)
		}
	}
	if r := must(p.ColumnsWith([]Column{{Name: "hiv", Values: signs}}, &Query{Labels: []privet.Label{"SSN"}}))[0]; r.Label == "MEDICAL_CONDITION" {
		t.Error("a label that nobody has asked for is given")
	}
}
