package masker

import (
	"errors"
	"strings"
	"testing"
)

// reasons gives the texts of all errors in err.
func reasons(err error) []string {
	if many, ok := err.(interface{ Unwrap() []error }); ok {
		var all []string
		for _, e := range many.Unwrap() {
			all = append(all, reasons(e)...)
		}
		return all
	}
	if inner := errors.Unwrap(err); inner != nil {
		return reasons(inner)
	}
	if err == nil {
		return nil
	}
	return []string{err.Error()}
}

// TestPolicyRefuses holds that a policy is refused for all reasons together, each
// with its place, and that no reason repeats what the policy says.
func TestPolicyRefuses(t *testing.T) {
	for document, want := range map[string][]string{
		`{`:                    {"is not JSON"},
		`{"default":"mask",}`:  {"is not JSON"},
		`{"default":"secret"}`: {`default must be "mask", "redact" or "fail"`},
		`{"secret":1}`:         {"the policy has a field that is not known, its number 1"},
		`{"labels":{"SSN":{"operator":"secret"},"email":{"operator":"keep","secret":2}}}`: {
			"labels.email has a field that is not known, its number 2",
		},
		`{"labels":{"SSN":{"operator":"secret"},"email":{"operator":"keep","keepFirst":2}},"keys":{"secret":{}}}`: {
			`keys[0] must have "env" or "file"`,
			"labels.SSN.operator is no operator; there are mask, redact",
			"labels.email.keepFirst is no parameter of this operator",
		},
		`{"labels":{"EMAIL":{"operator":"keep"},"EMAIL_ADDRESS":{"operator":"mask"},"secret!":{"operator":"keep"}}}`: {
			"labels.EMAIL_ADDRESS is a label that has another operation under another name",
			"labels[2] is neither the name of a label",
		},
		`{"columns":{"secret":{"operator":"text","policy":{"labels":{"SSN":{}}}}}}`: {
			"columns[0].policy.labels.SSN.operator is no operator",
		},
		`{"columns":{"c":{"operator":"text","policy":{"columns":{"c":{"operator":"text","policy":{"columns":{"c":{"operator":"text","policy":{"columns":{"c":{"operator":"text","policy":{}}}}}}}}}}}}}`: {
			"is inside more than 3 policies",
		},
	} {
		_, err := ParsePolicy([]byte(document))
		got := reasons(err)
		if len(got) != len(want) {
			t.Errorf("%s: %d reasons, want %d: %v", document, len(got), len(want), got)
			continue
		}
		for i := range want {
			if !strings.Contains(got[i], want[i]) || strings.Contains(got[i], "secret") {
				t.Errorf("%s: %q, want %q", document, got[i], want[i])
			}
		}
		if !errors.Is(err, ErrPolicy) {
			t.Errorf("%s: %v is no ErrPolicy", document, err)
		}
	}
}

// TestPolicy holds which operator is chosen for a label.
func TestPolicy(t *testing.T) {
	for _, tt := range []struct{ document, rule, want, reason string }{
		{`{}`, "SSN", "***-**-6789", "the zero policy masks"},
		{`{"default":"redact"}`, "us-ssn", "[SSN]", "by the canonical name"},
		{`{"default":"redact","labels":{"email":{"operator":"keep"}}}`, "EMAIL_ADDRESS", "123-45-6789", "a label is named by an alias"},
		{`{"labels":{"LOYALTY_TIER":{"operator":"redact"}}}`, "LOYALTY_TIER", "[LOYALTY_TIER]", "a label of one's own"},
		{`{"default":"fail","labels":{"SSN":{"operator":"mask"}}}`, "SSN", "***-**-6789", "it is named"},
	} {
		p, err := ParsePolicy([]byte(tt.document))
		if err != nil {
			t.Fatal(err)
		}
		m := newMasker(t, &Options{Policy: p})
		if got, err := m.Mask(tt.rule, "123-45-6789"); got != tt.want || err != nil {
			t.Errorf("%s, %s: %q, %v; want %q: %s", tt.document, tt.rule, got, err, tt.want, tt.reason)
		}
		if got, err := m.Mask(tt.rule, ""); got != "" || err != nil {
			t.Errorf("%s, %s: %q, %v for the empty value", tt.document, tt.rule, got, err)
		}
	}
	m := newMasker(t, &Options{Policy: &Policy{Default: "fail"}})
	if got, err := m.Mask("SSN", "123-45-6789"); got != "" || !errors.Is(err, ErrNoOperator) {
		t.Errorf("%q, %v; want ErrNoOperator", got, err)
	}
}

// TestPolicyOfFile holds what a policy does to the columns of a file.
func TestPolicyOfFile(t *testing.T) {
	const file = "id,mail,note,amount\n17,john.doe@example.com,write to john.doe@example.com,5\n18,a@example.com,none,6\n"
	p, err := ParsePolicy([]byte(`{"labels":{"EMAIL_ADDRESS":{"operator":"redact"}},
		"columns":{"id":{"operator":"keep"},"amount":{"operator":"redact"},"note":{"operator":"text","policy":{}}}}`))
	if err != nil {
		t.Fatal(err)
	}
	m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: fakeColumns, Policy: p})
	var out strings.Builder
	report, err := m.File(&out, strings.NewReader(file), nil)
	if err != nil {
		t.Fatal(err)
	}
	want := "id,mail,note,amount\n17,[EMAIL_ADDRESS],write to j***.d**@example.com,[REDACTED]\n18,[EMAIL_ADDRESS],none,[REDACTED]\n"
	if out.String() != want || report.Unexamined != 2 {
		t.Errorf("%q with %d values not looked at; want %q", out.String(), report.Unexamined, want)
	}
}
