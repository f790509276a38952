package masker

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
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
		`{"slip":1}`:           {"slip is no field that is known"},
		`{"secret 1":1}`:       {"the policy has a field that is not known, its number 1"},
		`{"labels":{"SSN":{"operator":"secret"},"email":{"operator":"keep","slip":2}}}`: {
			"labels.email.slip is no field that is known",
			"labels.SSN.operator is no operator",
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
		`{"default":7,"labels":{"SSN":{"operator":"secret"},"DOB":{"operator":8},"EMAIL":9},"columns":{"z":{"operator":"keep","slip":1},"b":{"operator":"truncate","secret 1":1},"a 7":{"operator":true}}}`: {
			"default must be a string",
			"labels.DOB.operator must be a string",
			"labels.EMAIL must be an object",
			"columns.z.slip is no field that is known",
			"columns.b has a field that is not known, its number 2",
			"columns[0].operator must be a string",
			"labels.SSN.operator is no operator",
			"columns.b.length must be from 1 to 1000",
		},
		`{"labels":{"NONE":{"operator":"redact"},"unknown":{"operator":"redact"}}}`: {
			"labels.NONE is no kind of data", "labels.unknown is no kind of data",
		},
		`{"columns":{"secret 1":{"operator":"text","policy":{"labels":{"SSN":{}}}}}}`: {
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
		{`{"labels":{"SSN":{"operator":"generalize","to":"year"}}}`, "SSN", "***********", "it has no year"},
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

// TestUnusedLabels holds that labels which nobody knows, such as misspelled ones, are
// told, and that those of columns, of findings and of the options are not.
func TestUnusedLabels(t *testing.T) {
	p, err := ParsePolicy([]byte(`{"labels":{"EMIAL_ADDRESS":{"operator":"redact"},"SSN":{"operator":"redact"},"A_OWN":{"operator":"redact"},"B_OWN":{"operator":"redact"},"C_OWN":{"operator":"redact"}}}`))
	if err != nil {
		t.Fatal(err)
	}
	m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: fakeColumns, Policy: p})
	for _, tt := range []struct {
		m    *Masker
		file string
		opts FileOptions
		want string
	}{
		{m, "id,mail\n17,a@example.com\n", FileOptions{Columns: map[string]privet.Label{"id": "A_OWN"}}, "B_OWN C_OWN EMIAL_ADDRESS"},
		{m, "a@example.com\n", FileOptions{Format: "text"}, "A_OWN B_OWN C_OWN EMIAL_ADDRESS"},
		{newMasker(t, &Options{Finder: fakeFinder{}, Classifier: fakeColumns, Policy: p, Labels: map[privet.Label]privet.Label{"B_OWN": ""}}),
			"id,mail\n17,a@example.com\n", FileOptions{}, "A_OWN C_OWN EMIAL_ADDRESS"},
	} {
		var out strings.Builder
		report, err := tt.m.File(&out, strings.NewReader(tt.file), &tt.opts)
		if got := strings.Join(report.UnusedLabels, " "); err != nil || got != tt.want {
			t.Errorf("%q: %s, %v; want %s", tt.file, got, err, tt.want)
		}
	}
}

// TestPolicyOfFile holds what a policy does to the columns of a file.
func TestPolicyOfFile(t *testing.T) {
	const file = "id,mail,note,amount\n17,john.doe@example.com,write to john.doe@example.com,5\n18,a@example.com,none,6\n"
	p, err := ParsePolicy([]byte(`{"absent":"allow","labels":{"EMAIL_ADDRESS":{"operator":"redact"}},
		"columns":{"id":{"operator":"keep"},"zip":{"operator":"keep"},"gone":{"operator":"redact"},"amount":{"operator":"redact"},"note":{"operator":"text","policy":{}}}}`))
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
	if got := strings.Join(report.AbsentColumns, " "); got != "gone zip" {
		t.Errorf("%s are said to be absent", got)
	}
	for i, operator := range []string{"keep", "redact", "text", "redact"} {
		if c := report.Columns[i]; c.Operator != operator || c.Masked != (operator == "redact") {
			t.Errorf("%+v; want %s", c, operator)
		}
	}
}

// TestParametersRefused holds that a parameter that cannot be is refused when the
// policy is read, and a key that cannot be when a Masker is made, with the path.
func TestParametersRefused(t *testing.T) {
	for _, tt := range []struct{ label, operation, want string }{
		{"SSN", `"operator":"mask","keepFirst":-1`, "keepFirst must be from 0 to 1000"},
		{"SSN", `"operator":"mask","keepLast":1001`, "keepLast must be from 0 to 1000"},
		{"SSN", `"operator":"mask","char":"XX"`, "char must be one character"},
		{"SSN", `"operator":"mask","char":"\n"`, "char must be one character"},
		{"SSN", `"operator":"mask","ignore":"-0"`, "ignore must hold separators only"},
		{"SSN", `"operator":"mask","with":"x"`, "with is no parameter of this operator"},
		{"SSN", `"operator":"replace","with":"a\u0000"`, "with must not hold a NUL"},
		{"SSN", `"operator":"redact","char":"x"`, "char is no parameter"},
		{"SSN", `"operator":"replace"`, "with is missing"},
		{"SSN", `"operator":"truncate"`, "length must be from 1 to 1000"},
		{"SSN", `"operator":"hash","length":31`, "length must be from 32 to 64"},
		{"SSN", `"operator":"hash","length":65`, "length must be from 32 to 64"},
		{"SSN", `"operator":"hash","length":"64"`, "length must be a number"},
		{"SSN", `"operator":"hash","length":32.5`, "length must be a whole number"},
		{"GENDER", `"operator":"fpe"`, "operator cannot be used for this label"},
		{"pin", `"operator":"fpe"`, "operator cannot be used for this label"},
		{"LOYALTY_TIER", `"operator":"fake"`, "operator has no made-up values of this label"},
		{"SSN", `"operator":"fake","locale":"German"`, "locale must be a language"},
		{"DOB", `"operator":"shift","min":5,"max":20`, "max must be 30 or more above min"},
		{"DOB", `"operator":"shift","min":-40000`, "min must be from -36500 to 36500"},
		{"DOB", `"operator":"shift","order":"ymd"`, `order must be "dmy" or "mdy"`},
		{"SSN", `"operator":"generalize"`, "to is missing"},
		{"DOB", `"operator":"generalize","to":"day"`, "to must be one of year, quarter"},
		{"DOB", `"operator":"generalize","to":"year","bucket":5`, "bucket goes with numbers and ages only"},
		{"AGE", `"operator":"generalize","bucket":-5`, "bucket must be above 0"},
		{"SALARY", `"operator":"noise"`, "ratio must be from 0.001 to 1"},
		{"SALARY", `"operator":"noise","ratio":1.5`, "ratio must be from 0.001 to 1"},
		{"FREE_TEXT", `"operator":"text","policy":{"keys":{"main":{"env":"X"}}}`, "policy.keys belong into the policy that this one is part of"},
		{"SSN", `"operator":"Hash"`, "operator is no operator"},
		{"SSN", `"operator":""`, "operator is no operator"},
		{"SSN", `"operator":null`, "operator must be a string"},
		{"SSN", `"operator":"hash","operator":"keep"`, "a key is given twice"},
	} {
		_, err := ParsePolicy([]byte(forLabel(tt.label, tt.operation)))
		got := reasons(err)
		if len(got) != 1 || !strings.Contains(got[0], tt.want) || !errors.Is(err, ErrPolicy) {
			t.Errorf("%s, %s: %q; want one with %q", tt.label, tt.operation, got, tt.want)
		}
	}

	key := func(n int) func(string) ([]byte, error) {
		return func(string) ([]byte, error) { return make([]byte, n), nil }
	}
	p, err := ParsePolicy([]byte(`{"labels":{"SSN":{"operator":"fpe","keyRef":"secret"},"DOB":{"operator":"shift"}},"columns":{"secret":{"operator":"hash"}}}`))
	if err != nil {
		t.Fatal(err)
	}
	for want, keys := range map[string]func(string) ([]byte, error){
		"keyRef names a key, and the masker was given none": nil,
		"keyRef names a key that cannot be had":             func(string) ([]byte, error) { return nil, errors.New("the secret is secret") },
		"keyRef names a key that has not 32 bytes":          key(31),
		"keyRef names a key that is not random":             key(32),
	} {
		m, err := New(&Options{Policy: p, Keys: keys})
		if got := reasons(err); m != nil || len(got) != 3 || !errors.Is(err, ErrPolicy) {
			t.Errorf("%q", got)
		} else {
			for i, path := range []string{"labels.DOB.", "labels.SSN.", "columns.secret."} {
				if got[i] != path+want {
					t.Errorf("%q; want %q", got[i], path+want)
				}
			}
		}
	}
}

// TestKeysAreAskedOnce holds that each key is asked for once, while the Masker is
// made.
func TestKeysAreAskedOnce(t *testing.T) {
	p, err := ParsePolicy([]byte(`{"labels":{"SSN":{"operator":"fpe"},"DOB":{"operator":"shift","keyRef":"main"},"PERSON":{"operator":"hash","keyRef":"b"}},
		"columns":{"x":{"operator":"hash"},"t":{"operator":"text","policy":{"labels":{"SSN":{"operator":"hash","keyRef":"b"}}}}}}`))
	if err != nil {
		t.Fatal(err)
	}
	var asked []string
	m := newMasker(t, &Options{Policy: p, Finder: fakeFinder{}, Keys: func(ref string) ([]byte, error) {
		asked = append(asked, ref)
		return testKeys(ref)
	}})
	if _, err := m.Mask("SSN", "123-45-6789"); err != nil {
		t.Fatal(err)
	}
	slices.Sort(asked)
	if strings.Join(asked, " ") != "b main" {
		t.Errorf("asked for %v", asked)
	}
}

// TestWith holds what a Masker takes over from the one that it was made of.
func TestWith(t *testing.T) {
	parse := func(document string) *Policy {
		p, err := ParsePolicy([]byte(document))
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	base := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: fakeColumns,
		Policy: parse(`{"labels":{"SSN":{"operator":"redact"},"OWN":{"operator":"replace","with":"own"},"DOB":{"operator":"redact"}}}`)})
	for _, tt := range []struct{ policy, rule, want string }{
		{`{}`, "SSN", "[SSN]"},
		{`{}`, "OWN", "own"},
		{`{}`, "EMAIL", "***********"},
		{`{"labels":{"DOB":{"operator":"replace","with":"x"}}}`, "DOB", "x"},
		{`{"labels":{"DOB":{"operator":"mask"}}}`, "DOB", "***********"},
		{`{"default":"redact"}`, "OWN", "[OWN]"},
	} {
		m, err := base.With(parse(tt.policy), nil)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := m.Mask(tt.rule, "123-45-6789"); err != nil || got != tt.want {
			t.Errorf("%s, %s: %q, %v; want %q", tt.policy, tt.rule, got, err, tt.want)
		}
	}
	if m, err := base.With(parse(`{"labels":{"DOB":{"operator":"shift"}}}`), nil); m != nil || !errors.Is(err, ErrPolicy) {
		t.Errorf("%v", err)
	}
	m, err := base.With(nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got, spans, err := m.AppendText(nil, "to john.doe@example.com"); err != nil || len(spans) != 1 || string(got) != "to j***.d**@example.com" {
		t.Errorf("%s, %v", got, err)
	}
}

// TestTooManyOperations holds the limit, across policies inside of each other.
func TestTooManyOperations(t *testing.T) {
	columns := func(n int, more string) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, `"c%d":{"operator":"redact"},`, i)
		}
		return `{"columns":{` + b.String() + `"last":` + more + `}}`
	}
	if _, err := ParsePolicy([]byte(columns(MaxOperations-1, `{"operator":"keep"}`))); err != nil {
		t.Error(err)
	}
	for _, document := range []string{
		columns(MaxOperations, `{"operator":"keep"}`),
		columns(MaxOperations/2, `{"operator":"text","policy":`+columns(MaxOperations/2, `{"operator":"keep"}`)+`}`),
	} {
		if _, err := ParsePolicy([]byte(document)); len(reasons(err)) != 1 || !strings.Contains(err.Error(), "has more than 5000 operations") {
			t.Error(err)
		}
	}
}

// TestGeneralizeOtherLabels holds that a code which looks like a year, an age or a
// postcode is not left as if it were one.
func TestGeneralizeOtherLabels(t *testing.T) {
	for _, tt := range []struct{ rule, to, value, want string }{
		{"PIN", "year", "1985", "****"}, {"CVV", "age", "7", "*"}, {"BANK_ACCOUNT", "zip3", "94105", "*****"},
		{"DOB", "year", "1985", "1985"}, {"CREDIT_CARD_EXPIRATION", "year", "2027-03", "2027"}, {"AGE", "age", "7", "7"}, {"OWN", "year", "1985-02-03", "1985"},
	} {
		m := newMasker(t, &Options{Policy: &Policy{Labels: map[string]Operation{tt.rule: {Operator: "generalize", To: tt.to}}}})
		if got, err := m.Mask(tt.rule, tt.value); got != tt.want || err != nil {
			t.Errorf("%s to %s: %q becomes %q, %v; want %q", tt.rule, tt.to, tt.value, got, err, tt.want)
		}
	}
}

// TestOwnLabelsInTwoSpellings holds that labels of somebody's own are compared as
// built-in ones are: without regard to letter case, underscores, hyphens and spaces.
func TestOwnLabelsInTwoSpellings(t *testing.T) {
	if got := reasons(func() error {
		_, err := ParsePolicy([]byte(`{"labels":{"STAFFNO":{"operator":"keep"},"STAFF_NO":{"operator":"redact"}}}`))
		return err
	}()); len(got) != 1 || !strings.Contains(got[0], "labels[1] is a label that has another operation under another name") {
		t.Errorf("%q", got)
	}
	if _, err := New(&Options{Labels: map[privet.Label]privet.Label{"STAFF_NO": "", "STAFFNO": ""}}); err == nil {
		t.Error("two spellings of a label are taken")
	}
	policy, err := ParsePolicy([]byte(`{"labels":{"STAFFNO":{"operator":"redact"}}}`))
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		opts Options
		want string
	}{
		{Options{Policy: policy}, "[STAFFNO]"},
		{Options{Policy: policy, Labels: map[privet.Label]privet.Label{"STAFF_NO": ""}}, "[STAFF_NO]"},
		{Options{Labels: map[privet.Label]privet.Label{"STAFF_NO": ""}}, "****"},
	} {
		tt.opts.Finder, tt.opts.Classifier = fakeFinder{}, fakeColumns
		m := newMasker(t, &tt.opts)
		if tt.opts.Labels == nil {
			with, err := m.With(&Policy{}, nil)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := with.Mask("Staff No", "E-17"); got != tt.want || err != nil {
				t.Errorf("with another policy above: %q, %v", got, err)
			}
		}
		for _, rule := range []string{"STAFF_NO", "STAFFNO", "staff-no", "Staff No", "staff_NO"} {
			if got, err := m.Mask(rule, "E-17"); got != tt.want || err != nil {
				t.Errorf("%s: %q, %v; want %q", rule, got, err, tt.want)
			}
		}
		if got, err := m.Mask("STAFF_NOS", "E-17"); !errors.Is(err, ErrUnknownRule) {
			t.Errorf("a label that nobody has: %q, %v", got, err)
		}
		var out strings.Builder
		report, err := m.File(&out, strings.NewReader("no,status\nE-17,open\n"), &FileOptions{Columns: map[string]privet.Label{"no": "STAFF_NO", "status": privet.None}})
		if want := "no,status\n" + tt.want + ",open\n"; out.String() != want || err != nil || len(report.UnusedLabels) > 0 {
			t.Errorf("%q, %v, %v; want %q", out.String(), err, report.UnusedLabels, want)
		}
	}
}
