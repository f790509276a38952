package masker

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// docOutputs are the rows of what comes out in docs/masking.md.
var docOutputs = []struct{ label, operation, value string }{
	{"SSN", `"operator": "mask"`, "123-45-6789"},
	{"SSN", `"operator": "mask", "keepLast": 2, "ignore": "-", "char": "#"`, "123-45-6789"},
	{"SSN", `"operator": "redact"`, "123-45-6789"},
	{"SSN", `"operator": "hash", "length": 32`, "123-45-6789"},
	{"SSN", `"operator": "pseudonym"`, "123-45-6789"},
	{"SSN", `"operator": "pseudonym", "scope": "payroll"`, "123-45-6789"},
	{"SSN", `"operator": "fpe"`, "123-45-6789"},
	{"SSN", `"operator": "fpe"`, "unknown!"},
	{"SSN", `"operator": "fpe"`, "n/a"},
	{"SSN", `"operator": "encrypt"`, "123-45-6789"},
	{"CREDIT_CARD", `"operator": "mask"`, "4111 1111 1111 1111"},
	{"CREDIT_CARD", `"operator": "pseudonym"`, "4111 1111 1111 1111"},
	{"CREDIT_CARD", `"operator": "fpe", "checkDigit": true`, "4111 1111 1111 1111"},
	{"IBAN", `"operator": "pseudonym"`, "DE89 3704 0044 0532 0130 00"},
	{"EMAIL_ADDRESS", `"operator": "mask"`, "john.doe@example.com"},
	{"EMAIL_ADDRESS", `"operator": "pseudonym"`, "john.doe@example.com"},
	{"PHONE_NUMBER", `"operator": "pseudonym"`, "+1 (415) 555-0132"},
	{"IP_ADDRESS", `"operator": "pseudonym"`, "192.0.2.17"},
	{"CUSTOMER_ID", `"operator": "pseudonym"`, "C-10017-XK"},
	{"ZIP_CODE", `"operator": "pseudonym"`, "90210"},
	{"PERSON", `"operator": "pseudonym"`, "Zoë Müller"},
	{"LAST_NAME", `"operator": "truncate", "length": 1`, "Müller"},
	{"DOB", `"operator": "mask"`, "1985-02-03"},
	{"DOB", `"operator": "pseudonym"`, "1985-02-03"},
	{"DOB", `"operator": "shift"`, "1985-02-03"},
	{"DOB", `"operator": "shift"`, "03/02/1985"},
	{"DOB", `"operator": "shift", "order": "dmy"`, "03/02/1985"},
	{"DOB", `"operator": "generalize"`, "3 February 1985"},
	{"DOB", `"operator": "generalize", "to": "quarter"`, "1985-02-03"},
	{"ZIP_CODE", `"operator": "generalize"`, "90210-1234"},
	{"ZIP_CODE", `"operator": "generalize"`, "05901"},
	{"AGE", `"operator": "generalize"`, "93"},
	{"AGE", `"operator": "generalize", "bucket": 10`, "42"},
	{"SALARY", `"operator": "generalize", "bucket": 10000`, "$54,321.00"},
	{"SALARY", `"operator": "noise", "ratio": 0.1`, "$54,321.00"},
	{"CREDIT_CARD", `"operator": "fake"`, "4111 1111 1111 1111"},
	{"PERSON", `"operator": "fake"`, "Zoë Müller"},
	{"EMAIL_ADDRESS", `"operator": "fake"`, "john.doe@example.com"},
}

// TestMaskingDoc holds that what docs/masking.md shows is what comes out.
func TestMaskingDoc(t *testing.T) {
	const file = "../docs/masking.md"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var operators, outputs strings.Builder
	operators.WriteString("| operator | does | parameters | can be undone |\n|---|---|---|---|\n")
	for o := range Operators() {
		back := "no"
		switch {
		case o.Reversible:
			back = "with the key"
		case o.Name == "keep":
			back = "–"
		}
		params := ""
		for i, p := range o.Parameters {
			if i > 0 {
				params += ", "
			}
			params += "`" + p + "`"
		}
		fmt.Fprintf(&operators, "| `%s` | %s | %s | %s |\n", o.Name, o.Doc, params, back)
	}
	outputs.WriteString("| label | operation | value | becomes |\n|---|---|---|---|\n")
	key := make([]byte, KeySize)
	for i := range key {
		key[i] = byte(i)
	}
	for _, row := range docOutputs {
		p, err := ParsePolicy([]byte(forLabel(row.label, row.operation)))
		if err != nil {
			t.Fatal(err)
		}
		m := newMasker(t, &Options{Policy: p, Keys: func(string) ([]byte, error) { return key, nil }})
		masked, err := m.Mask(row.label, row.value)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&outputs, "| %s | `{%s}` | `%s` | `%s` |\n", row.label, row.operation, row.value, masked)
	}
	want := string(text)
	for name, block := range map[string]string{"operators": operators.String(), "outputs": outputs.String()} {
		head, rest, ok1 := strings.Cut(want, "<!-- begin "+name+" -->\n")
		_, tail, ok2 := strings.Cut(rest, "<!-- end -->\n")
		if !ok1 || !ok2 {
			t.Fatalf("%s has no place for the %s", file, name)
		}
		want = head + "<!-- begin " + name + " -->\n" + block + "<!-- end -->\n" + tail
	}
	if *update {
		if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if want != string(text) {
		t.Errorf("%s does not show what comes out; -update writes it", file)
	}
	// The policy that it shows can be used.
	_, rest, _ := strings.Cut(string(text), "```json\n")
	document, _, _ := strings.Cut(rest, "```")
	if _, err := ParsePolicy([]byte(document)); err != nil {
		t.Error(err)
	}
}
