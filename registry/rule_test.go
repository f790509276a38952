package registry

import (
	"errors"
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler"
)

// addRule adds a recognizer with a rule of its own, or gives the reasons why not.
func addRule(r *Registry, name string, label privet.Label, rule string) error {
	_, err := r.Recognizers().Create(Recognizer{Name: name, Label: label, MaskRule: rule, DenyList: []string{"zzyzx-" + name}}, nil)
	return err
}

// hasReason reports whether an error has one reason, with the code and the path.
func hasReason(err error, code Code, path string) bool {
	reasons := Reasons(err)
	return len(reasons) == 1 && reasons[0].Code == code && reasons[0].Path == path
}

// masks holds what the rule of a label makes of a value.
func masks(t *testing.T, r *Registry, label, value, want string) {
	t.Helper()
	if got, err := r.Snapshot().Masker.Mask(label, value); err != nil || got != want {
		t.Errorf("%s: %q, %v; want %q", label, got, err, want)
	}
}

// TestRuleOfLabel holds that a recognizer changes the rule of no other one, whatever their
// names: a label has the rule of its built-in recognizer, or of the one that was there first.
func TestRuleOfLabel(t *testing.T) {
	now := time.Date(2026, 11, 30, 8, 0, 0, 0, time.UTC)
	r := newRegistry(t, &Options{Now: func() time.Time { now = now.Add(time.Second); return now }})
	const mail, hidden = "jane@example.com", "j***@example.com"
	for _, rule := range []string{"keep", "redact", "null", "SSN"} {
		if err := addRule(r, "AAA", "EMAIL_ADDRESS", rule); !hasReason(err, Conflict, "maskRule") {
			t.Errorf("%s: %v", rule, err)
		}
	}
	if err := addRule(r, "AAA", "EMAIL", ""); err != nil {
		t.Fatal(err)
	}
	masks(t, r, "EMAIL_ADDRESS", mail, hidden)

	// Of two of one's own the first has the rule, though the other one's name comes first.
	if err := errors.Join(addRule(r, "M2", "SHELF", "redact"), addRule(r, "M1", "SHELF", "redact"), addRule(r, "M0", "SHELF", "")); err != nil {
		t.Fatal(err)
	}
	if err := addRule(r, "L1", "SHELF", "null"); !hasReason(err, Conflict, "maskRule") {
		t.Error(err)
	}
	masks(t, r, "SHELF", "zzyzx", "[SHELF]")

	// Whoever would have what they find unmasked by the rule of another has to say so.
	if err := addRule(r, "K1", "CRATE", "keep"); err != nil {
		t.Fatal(err)
	}
	if err := addRule(r, "K2", "CRATE", ""); !hasReason(err, Conflict, "maskRule") {
		t.Error(err)
	}
	if err := addRule(r, "K3", "CRATE", "keep"); err != nil {
		t.Fatal(err)
	}
	masks(t, r, "CRATE", "zzyzx", "zzyzx")
	k1, _ := find(r, "CRATE")
	k1.MaskRule = ""
	if _, err := r.Recognizers().Replace(k1.ID, k1, nil); err != nil {
		t.Fatal(err)
	}
	masks(t, r, "CRATE", "zzyzx", "*****")

	// The built-in recognizer itself says how its label is masked.
	builtIn, err := r.Recognizers().Get(builtInMeta("recognizer/EMAIL_ADDRESS").ID)
	if err != nil {
		t.Fatal(err)
	}
	builtIn.MaskRule = "redact"
	if _, err := r.Recognizers().Replace(builtIn.ID, builtIn, nil); err != nil {
		t.Fatal(err)
	}
	masks(t, r, "EMAIL_ADDRESS", mail, "[EMAIL_ADDRESS]")
}

// TestFindsNothing holds that a recognizer which could never find anything is refused, and
// one of a stored catalogue is not.
func TestFindsNothing(t *testing.T) {
	r := newRegistry(t, nil)
	for _, rec := range []Recognizer{
		{Name: "Shelf"},
		{Name: "Shelf", Label: "SSN"},
		{Name: "Shelf", Context: []string{"shelf"}, AllowList: []string{"S-1"}},
		{Name: "Shelf", Enabled: ptr(false)},
	} {
		if _, err := r.Recognizers().Create(rec, nil); !hasReason(err, InvalidPattern, "patterns") {
			t.Errorf("%+v: %v", rec, err)
		}
	}
	for _, rec := range []Recognizer{
		{Name: "a", Patterns: []Pattern{{Regex: "S-[0-9]"}}}, {Name: "b", DenyList: []string{"S-1"}}, {Name: "c", Headers: []string{"shelf"}},
	} {
		if _, err := r.Recognizers().Create(rec, nil); err != nil {
			t.Errorf("%+v: %v", rec, err)
		}
	}
	stored := []byte(`{"schema":1,"recognizers":[{"id":"00000000-0000-4000-8000-000000000001","name":"Shelf"}]}`)
	if _, err := New(&Options{Store: &memoryStore{revision: 1, document: stored}}); err != nil {
		t.Error(err)
	}
}

// TestOwnPatternOverHeader holds that a form which somebody has made for their data is
// believed whatever the column is called.
func TestOwnPatternOverHeader(t *testing.T) {
	r := newRegistry(t, nil)
	if _, err := r.Recognizers().Create(Recognizer{Name: "BERTH", Patterns: []Pattern{{Regex: "Q[A-F]-[0-9]{4}"}}}, nil); err != nil {
		t.Fatal(err)
	}
	values := []string{"QA-4820", "QB-7731", " ", "QF-1029"}
	for _, header := range []string{"", "customer_id", "employee id", "phone", "e-mail", "status", "amount", "order_id", "created_at", "berth"} {
		got := columnOf(r, header, values)
		if got.Label != "BERTH" || got.Confidence < 0.9 {
			t.Errorf("%q: %s %.3f", header, got.Label, got.Confidence)
		}
	}
	// One value that is of another form, and the header has its say again.
	if got := columnOf(r, "customer_id", append(values, "C-77")); got.Label != "CUSTOMER_ID" {
		t.Error(got.Label)
	}
}

func columnOf(r *Registry, name string, values []string) profiler.Result {
	return r.Snapshot().Profiler.Columns([]profiler.Column{{Name: name, Values: values}})[0]
}

// TestLabelMadeAgain holds that a built-in label which was deleted and made again is found
// in columns by what it has now, and by nothing else.
func TestLabelMadeAgain(t *testing.T) {
	longtest.Alone(t)
	for _, label := range []privet.Label{"EMAIL_ADDRESS", "PHONE_NUMBER", "EMPLOYEE_ID", "GENDER", "FIRST_NAME", "DOB", "SSN"} {
		r := newRegistry(t, nil)
		old, _ := find(r, label)
		if _, err := r.Recognizers().Delete(old.ID, &WriteOptions{Cascade: true}); err != nil {
			t.Fatal(err)
		}
		if _, err := r.Recognizers().Create(Recognizer{Name: string(label), Patterns: []Pattern{{Regex: "Q[A-F]-[0-9]{4}"}}}, nil); err != nil {
			t.Fatal(err)
		}
		for _, header := range []string{"", "berth", "order_id"} {
			if got := columnOf(r, header, []string{"QA-4820", "QB-7731", "QF-1029"}); got.Label != label {
				t.Errorf("%s under %q: %s %.3f", label, header, got.Label, got.Confidence)
			}
		}
	}
}
