package masker

import (
	"errors"
	"testing"

	"github.com/privet-go/privet"
)

// TestLabelsAdded gives a masker labels beside the built-in ones.
func TestLabelsAdded(t *testing.T) {
	m := newMasker(t, &Options{
		Labels: map[privet.Label]privet.Label{"STAFF_CARD": "CREDIT_CARD", "BADGE": "", "CITY": "NONE", "EMAIL": "CREDIT_CARD"},
	})
	with, err := m.With(&Policy{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ rule, value, want string }{
		{"SSN", "123-45-6789", "***-**-6789"},
		{"us-ssn", "123-45-6789", "***-**-6789"},
		{"PHONE_NUMBER", "+1 212 555 0100", "+1 *** *** **00"},
		{"STAFF_CARD", "4111 1111 1111 1111", "**** **** **** 1111"},
		{"staffcard", "4111 1111 1111 1111", "**** **** **** 1111"},
		{"BADGE", "B-7", "***"},
		{"CITY", "New York", "********"}, // NONE has no rule
		{"EMAIL_ADDRESS", "4111 1111 1111 1111", "**** **** **** 1111"},
		{"email", "4111 1111 1111 1111", "**** **** **** 1111"},
	} {
		for _, m := range []*Masker{m, with} {
			if got, err := m.Mask(tt.rule, tt.value); err != nil || got != tt.want {
				t.Errorf("%s: %q, %v, want %q", tt.rule, got, err, tt.want)
			}
		}
	}
	if got, err := m.Mask("OTHER", "a"); !errors.Is(err, ErrUnknownRule) || got != "" {
		t.Errorf("%q, %v, want ErrUnknownRule", got, err)
	}
	got, _, err := m.AppendFound(nil, "to 123-45-6789", []privet.Finding{{Label: "SSN", Start: 3, End: 14}})
	if err != nil || string(got) != "to ***-**-6789" {
		t.Errorf("%q, %v", got, err)
	}
	for _, twice := range []map[privet.Label]privet.Label{{"EMAIL": "", "EMAIL_ADDRESS": ""}, {"STAFF_NO": "", "STAFFNO": ""}} {
		if _, err := New(&Options{Labels: twice}); err == nil {
			t.Errorf("two names of one label are taken: %v", twice)
		}
	}
}

// TestLabelsAlone makes a masker whose labels are not the built-in ones.
func TestLabelsAlone(t *testing.T) {
	m, err := New(&Options{
		Labels:         map[privet.Label]privet.Label{"SSN": "SSN", "STAFF_CARD": "CREDIT_CARD", "BADGE": "", "CITY": "NONE", "ID": "ID"},
		WithoutBuiltIn: true,
		Policy:         &Policy{Labels: map[string]Operation{"BADGE": {Operator: "redact"}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ rule, value, want string }{
		{"SSN", "123-45-6789", "***-**-6789"},
		{"ssn", "123-45-6789", "***-**-6789"},
		{"us_ssn", "123-45-6789", "***-**-6789"},
		{"STAFF_CARD", "4111 1111 1111 1111", "**** **** **** 1111"},
		{"staff-card", "4111 1111 1111 1111", "**** **** **** 1111"},
		{"BADGE", "B-7", "[BADGE]"},
		{"CITY", "New York", "********"}, // NONE has no rule
		{"ID", "A-7", "***"},             // ID is not built in
	} {
		if got, err := m.Mask(tt.rule, tt.value); err != nil || got != tt.want {
			t.Errorf("%s: %q, %v, want %q", tt.rule, got, err, tt.want)
		}
	}
	for _, rule := range []string{"EMAIL_ADDRESS", "email", "OTHER"} {
		if got, err := m.Mask(rule, "a"); !errors.Is(err, ErrUnknownRule) || got != "" {
			t.Errorf("%s: %q, %v, want ErrUnknownRule", rule, got, err)
		}
	}
	// What is found nevertheless is masked to the last character.
	got, _, err := m.AppendFound(nil, "to j@example.com", []privet.Finding{{Label: "EMAIL_ADDRESS", Start: 3, End: 16}})
	if err != nil || string(got) != "to *************" {
		t.Errorf("%q, %v", got, err)
	}
	none, err := New(&Options{WithoutBuiltIn: true})
	if err != nil {
		t.Fatal(err)
	}
	if got, err := none.Mask("SSN", "123-45-6789"); !errors.Is(err, ErrUnknownRule) || got != "" {
		t.Errorf("of no labels: %q, %v, want ErrUnknownRule", got, err)
	}
}
