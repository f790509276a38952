package masker

import (
	"errors"
	"testing"

	"github.com/privet-go/privet"
)

// TestLabels makes a masker whose labels are not the built-in ones.
func TestLabels(t *testing.T) {
	m, err := New(&Options{
		Labels: map[privet.Label]privet.Label{"SSN": "SSN", "STAFF_CARD": "CREDIT_CARD", "BADGE": "", "CITY": "NONE", "ID": "ID"},
		Policy: &Policy{Labels: map[string]Operation{"BADGE": {Operator: "redact"}}},
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
}
