package validator

import (
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/validator/internal/attack"
	"github.com/privet-go/privet/validator/internal/promise"
)

// testKeys gives a key of the tests for each reference.
func testKeys(ref string) ([]byte, error) {
	sum := sha256.Sum256([]byte("a key of the tests: " + ref))
	return sum[:], nil
}

// operatorPolicies are policies by operator, each for a label and with originals of
// it.
var operatorPolicies = map[string]struct {
	label     privet.Label
	operation masker.Operation
	originals []string
}{
	"mask":       {"PHONE_NUMBER", masker.Operation{KeepLast: 4}, []string{"+1 415 555 0132", "030 1234567"}},
	"redact":     {"SSN", masker.Operation{}, []string{"123-45-6789", "junk"}},
	"replace":    {"PERSON", masker.Operation{With: "somebody"}, []string{"John Doe", "王小明"}},
	"null":       {"PERSON", masker.Operation{}, []string{"John Doe"}},
	"truncate":   {"ZIP_CODE", masker.Operation{Length: 2}, []string{"80331", "SW1A 1AA"}},
	"hash":       {"EMAIL_ADDRESS", masker.Operation{}, []string{"john.doe@example.com", "x"}},
	"pseudonym":  {"SSN", masker.Operation{}, []string{"123-45-6789", "534-21-0782", "078-05-1120"}},
	"fake":       {"CREDIT_CARD", masker.Operation{}, []string{"4111 1111 1111 1111", "5500000000000004"}},
	"fpe":        {"CREDIT_CARD", masker.Operation{CheckDigit: true}, []string{"4111 1111 1111 1111", "5500000000000004"}},
	"encrypt":    {"PASSPORT", masker.Operation{}, []string{"C01X00T47", "123456789"}},
	"shift":      {"DOB", masker.Operation{Min: -100, Max: 100}, []string{"1985-02-03", "2000-12-31"}},
	"generalize": {"DOB", masker.Operation{To: "year"}, []string{"1985-02-03"}},
	"noise":      {"SALARY", masker.Operation{Ratio: 0.1}, []string{"52000", "100.00", "3"}},
	"text":       {"FREE_TEXT", masker.Operation{}, []string{"write to john.doe@example.com today", "nothing in here"}},
	"keep":       {"COUNTRY", masker.Operation{}, []string{"Spain"}},
}

func operatorValidator(t testing.TB, name string, keys func(string) ([]byte, error)) (*Validator, *masker.Masker) {
	t.Helper()
	c := operatorPolicies[name]
	op := c.operation
	op.Operator = name
	d := newValidator(t)
	policy := &masker.Policy{Labels: map[string]masker.Operation{string(c.label): op}}
	v, err := New(&Options{Profiler: d.profiler, Policy: policy, Keys: keys})
	if err != nil {
		t.Fatal(name, err)
	}
	m, err := masker.New(&masker.Options{Finder: d.profiler, Classifier: d.profiler, Policy: policy, Keys: testKeys})
	if err != nil {
		t.Fatal(name, err)
	}
	return v, m
}

// TestOperators holds that what an operator makes is valid, with its key and
// without, and that there is a policy for each operator.
func TestOperators(t *testing.T) {
	for info := range masker.Operators() {
		c, ok := operatorPolicies[info.Name]
		if !ok {
			t.Errorf("%s has no policy here", info.Name)
			continue
		}
		if info.Name != "text" && promise.Of(masker.Operation{Operator: info.Name}) == (promise.Promise{}) {
			t.Errorf("%s has no promise", info.Name)
		}
		for _, keys := range []func(string) ([]byte, error){nil, testKeys} {
			v, m := operatorValidator(t, info.Name, keys)
			for _, original := range append(c.originals, "") {
				masked, err := m.Mask(string(c.label), original)
				if err != nil {
					t.Fatal(info.Name, err)
				}
				if r := v.Validate(string(c.label), original, masked); !r.Valid || r.Issues == nil {
					t.Errorf("%s, with a key %v: %q from %q: %v", info.Name, keys != nil, masked, original, r.Issues)
				}
				if original == "" || info.Name == "keep" || info.Name == "text" {
					continue
				}
				if r := v.Validate(string(c.label), original, original); r.Valid || r.Issues[0].Code != Unchanged {
					t.Errorf("%s: %q unchanged: %v", info.Name, original, r.Issues)
				}
			}
		}
	}
	for name := range operatorPolicies {
		if !slices.ContainsFunc(slices.Collect(masker.Operators()), func(i masker.OperatorInfo) bool { return i.Name == name }) {
			t.Errorf("there is no operator %s", name)
		}
	}
}

// TestOperatorsBesideTheirForm holds that what operators make of values that do not have
// the form they expect, of dates with a time and of hexadecimal values is valid, with
// the key and without.
func TestOperatorsBesideTheirForm(t *testing.T) {
	for _, c := range []struct {
		label     privet.Label
		operation masker.Operation
		originals []string
	}{
		{"SSN", masker.Operation{Operator: "fpe"}, []string{"n/a", "unknown", strings.Repeat("x-", 40) + "~"}},
		{"ZIP_CODE", masker.Operation{Operator: "pseudonym"}, []string{"90210", "SW1A 1AA"}},
		{"BD_NID", masker.Operation{Operator: "fake"}, []string{"１２３４５６７８９０"}},
		{"DOB", masker.Operation{Operator: "shift"}, []string{"1985-02-03T04:05:06Z", "03/02/1985", "unknown"}},
		{"DOB", masker.Operation{Operator: "shift", By: "id"}, []string{"1985-02-03T04:05:06Z", "03/02/1985", "unknown"}},
		{"DATE_TIME", masker.Operation{Operator: "pseudonym"}, []string{"1985-02-03T04:05:06Z"}},
		{"EMAIL_ADDRESS", masker.Operation{Operator: "pseudonym"}, []string{"john.doe@example.com"}},
		{"MAC_ADDRESS", masker.Operation{Operator: "pseudonym"}, []string{"00:1A:2b:3C:4d:5E"}},
		{"DEVICE_ID", masker.Operation{Operator: "pseudonym"}, []string{"550e8400-e29b-41d4-a716-446655440000"}},
		{"AGE", masker.Operation{Operator: "generalize"}, []string{"42", "93"}},
	} {
		policy := &masker.Policy{Labels: map[string]masker.Operation{string(c.label): c.operation}}
		m, err := masker.New(&masker.Options{Policy: policy, Keys: testKeys})
		if err != nil {
			t.Fatal(err)
		}
		for _, keys := range []func(string) ([]byte, error){nil, testKeys} {
			v, err := New(&Options{Policy: policy, Keys: keys})
			if err != nil {
				t.Fatal(err)
			}
			for _, original := range c.originals {
				masked, err := m.Mask(string(c.label), original)
				if err != nil {
					t.Fatal(err)
				}
				if r := v.Validate(string(c.label), original, masked); !r.Valid {
					t.Errorf("%s of %s, with a key %v: %q from %q: %v", c.operation.Operator, c.label, keys != nil, masked, original, r.Issues)
				}
			}
		}
	}
	// What only looks like a token or a moved date is told.
	for _, c := range []struct {
		label            privet.Label
		operator         string
		original, masked string
		want             Code
	}{
		{"SSN", "fpe", "unknown", "~mfrgg", LengthChanged},
		{"SSN", "fpe", "unknown", "~" + strings.Repeat("a", 51) + "b", LengthChanged},
		{"DOB", "shift", "1985-02-03T04:05:06Z", "1985-02-03T04:05:07Z", LeaksSubstring},
		{"MAC_ADDRESS", "pseudonym", "00:1A:2b:3C:4d:5E", "00:1A:2b:3C:4d:zz", FormatChanged},
	} {
		policy := &masker.Policy{Labels: map[string]masker.Operation{string(c.label): {Operator: c.operator}}}
		v, err := New(&Options{Policy: policy})
		if err != nil {
			t.Fatal(err)
		}
		if got := codes(v.Validate(string(c.label), c.original, c.masked)); !slices.Contains(got, c.want) {
			t.Errorf("%s: %q from %q: %v, want %s", c.operator, c.masked, c.original, got, c.want)
		}
	}
}

// TestOperatorIssues holds what is wrong with values that are not what the operator
// makes, where its key is not there and where it is.
func TestOperatorIssues(t *testing.T) {
	for _, c := range []struct {
		operator, original, masked string
		without                    []Code // without a key
		with                       Code   // with one, among others
		reason                     string
	}{
		{"redact", "123-45-6789", "[X]", []Code{RuleMismatch}, RuleMismatch, ""},
		{"redact", "123-45-6789", "[SSN] 123-45", []Code{LeaksSubstring, RuleMismatch}, RuleMismatch, ""},
		{"replace", "John Doe", "John D", []Code{LeaksSubstring, RuleMismatch}, RuleMismatch, ""},
		{"null", "John Doe", "x", []Code{RuleMismatch}, RuleMismatch, ""},
		{"truncate", "80331", "803", []Code{RuleMismatch}, RuleMismatch, "one more is shown"},
		{"hash", "john.doe@example.com", fmt.Sprintf("%x", sha256.Sum256([]byte("john.doe@example.com"))), []Code{Reversible}, Reversible, "no key was used"},
		{"hash", "john.doe@example.com", strings.Repeat("0", 63), []Code{LengthChanged}, RuleMismatch, ""},
		{"hash", "john.doe@example.com", strings.Repeat("Z", 64), []Code{FormatChanged}, RuleMismatch, ""},
		{"hash", "john.doe@example.com", strings.Repeat("0", 64), nil, RuleMismatch, "only the key tells"},
		{"pseudonym", "123-45-6789", "987 65 4320", []Code{FormatChanged}, RuleMismatch, "other separators"},
		{"pseudonym", "123-45-6789", "1234567890", []Code{LeaksSubstring, LengthChanged}, RuleMismatch, "the original with a digit behind it"},
		{"fake", "4111 1111 1111 1111", "4111 1111 1111 1112", []Code{FormatChanged, LeaksSubstring}, RuleMismatch, "it does not pass as real"},
		{"fake", "4111 1111 1111 1111", "5500 0000 0000 0004", nil, RuleMismatch, "it may pass as real, which STILL_VALID is not raised for"},
		{"fpe", "4111 1111 1111 1111", "550000000000000", []Code{LengthChanged}, RuleMismatch, ""},
		{"fpe", "4111 1111 1111 1111", "5500-0000-0000-0004", []Code{FormatChanged}, RuleMismatch, ""},
		{"encrypt", "C01X00T47", "!!", []Code{FormatChanged}, RuleMismatch, ""},
		{"encrypt", "C01X00T47", base64.RawURLEncoding.EncodeToString([]byte("C01X00T47")), []Code{Reversible, LengthChanged}, Reversible, "an encoding"},
		{"shift", "1985-02-03", "1985-06-30", []Code{RuleMismatch}, RuleMismatch, "147 days"},
		{"shift", "1985-02-03", "03.02.1985", []Code{FormatChanged}, FormatChanged, "another layout"},
		{"generalize", "1985-02-03", "1985-02", []Code{RuleMismatch, LeaksSubstring}, RuleMismatch, "more than the bucket"},
		{"noise", "52000", "60000", []Code{RuleMismatch}, RuleMismatch, "more than a tenth"},
		{"noise", "52000", "many", []Code{FormatChanged}, RuleMismatch, ""},
		{"text", "write to john.doe@example.com today", "write to john.doe@example.com today", []Code{RuleMismatch, ResidualPII}, ResidualPII, ""},
		{"keep", "Spain", "Italy", []Code{RuleMismatch}, RuleMismatch, ""},
	} {
		label := string(operatorPolicies[c.operator].label)
		v, _ := operatorValidator(t, c.operator, nil)
		got := codes(v.Validate(label, c.original, c.masked))
		slices.Sort(got)
		slices.Sort(c.without)
		if !slices.Equal(got, c.without) {
			t.Errorf("%s: %q from %q: %v, want %v %s", c.operator, c.masked, c.original, got, c.without, c.reason)
		}
		v, _ = operatorValidator(t, c.operator, testKeys)
		if got := codes(v.Validate(label, c.original, c.masked)); !slices.Contains(got, c.with) {
			t.Errorf("%s with a key: %q from %q: %v, want %s %s", c.operator, c.masked, c.original, got, c.with, c.reason)
		}
	}
}

// TestPolicyOptions holds what New refuses.
func TestPolicyOptions(t *testing.T) {
	p := &masker.Policy{Labels: map[string]masker.Operation{"SSN": {Operator: "hash"}}}
	if _, err := New(&Options{Policy: p, Keys: func(string) ([]byte, error) { return nil, errors.New("none") }}); !errors.Is(err, masker.ErrPolicy) {
		t.Errorf("a key that is missing: %v", err)
	}
	if v, err := New(&Options{Policy: &masker.Policy{Default: "fail"}}); err != nil {
		t.Error(err)
	} else if got := codes(v.Validate("SSN", "123-45-6789", "x")); !slices.Equal(got, []Code{UnknownRule}) {
		t.Errorf("a policy that fails: %v", got)
	}
	if _, err := New(&Options{Policy: &masker.Policy{Labels: map[string]masker.Operation{"SSN": {Operator: "none"}}}}); !errors.Is(err, masker.ErrPolicy) {
		t.Errorf("an operator that there is not: %v", err)
	}
}

// TestPolicyOfTables holds that a table that was masked by a policy keeps what the
// policy promises, with and without the keys, and what is told of one that was
// masked by something else.
func TestPolicyOfTables(t *testing.T) {
	policy := &masker.Policy{
		Labels: map[string]masker.Operation{"EMAIL_ADDRESS": {Operator: "pseudonym"}, "SSN": {Operator: "fpe"}, "CREDIT_CARD": {Operator: "fake"},
			"DOB":       {Operator: "generalize", To: "decade"},
			"LAST_NAME": {Operator: "redact"}, "PHONE_NUMBER": {Operator: "null"}},
		Columns: map[string]masker.Operation{"city": {Operator: "redact"}},
	}
	columns := []made{{"id", privet.None, serial, nil}, {"mail", "EMAIL_ADDRESS", email, nil}, {"ssn", "SSN", ssn, nil},
		{"card_number", "CREDIT_CARD", card, nil},
		{"date_of_birth", "DOB", birthDay, nil}, {"last_name", "LAST_NAME", lastName, nil}, {"city", "CITY", cityName, nil}}
	o, _, labels := build(300, columns)
	d := newValidator(t)
	m, err := masker.New(&masker.Options{Finder: d.profiler, Classifier: d.profiler, Policy: policy, Keys: testKeys})
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if _, err := m.File(&b, strings.NewReader(o), &masker.FileOptions{Columns: labels}); err != nil {
		t.Fatal(err)
	}
	other := maskTable(t, o, nil)
	for _, keys := range []func(string) ([]byte, error){nil, testKeys} {
		v, err := New(&Options{Profiler: d.profiler, Policy: policy, Keys: keys})
		if err != nil {
			t.Fatal(err)
		}
		run := func(masked string) *TableReport {
			r, err := v.Tables([]Table{unnamed("t", strings.NewReader(o), strings.NewReader(masked))},
				&TableOptions{Columns: labels, Now: testNow, MaxTries: -1})
			if err != nil {
				t.Fatal(err)
			}
			return r
		}
		r := run(b.String())
		for _, code := range []Code{ruleNotFollowed, FormatChanged, checkDigitsLost, uniquenessLost, inconsistent, referenceBroken, nullsAdded, typeChanged,
			attack.ValuesUnchanged, attack.ColumnUnchanged, attack.ResidualValue} {
			if hasCode(r, code) {
				t.Errorf("with keys %v: %s\n%s", keys != nil, code, findingsText(r))
			}
		}
		if r.Tables[0].Columns[1].Operator != "pseudonym" || r.Tables[0].Columns[6].Operator != "redact" {
			t.Errorf("%+v", r.Tables[0].Columns)
		}
		r = run(other)
		followed := func(column string) bool {
			return !slices.ContainsFunc(r.Findings, func(f TableFinding) bool {
				return f.Code == ruleNotFollowed && slices.Contains(f.Columns, column)
			})
		}
		if followed("last_name") || followed("date_of_birth") || followed("mail") != (keys == nil) {
			t.Errorf("with keys %v:\n%s", keys != nil, findingsText(r))
		}
		if !hasCode(r, checkDigitsLost) {
			t.Errorf("a masked card passes as a fake one:\n%s", findingsText(r))
		}
	}
}

// TestUniquenessUnderPolicy holds that it is said of a unique column when an operator that the policy names has made
// values equal, and not when it keeps them apart.
func TestUniquenessUnderPolicy(t *testing.T) {
	d := newValidator(t)
	labels := map[string]privet.Label{"phone": "PHONE_NUMBER", "n": privet.None}
	var o strings.Builder
	o.WriteString("phone,n\n")
	for i := range 400 {
		fmt.Fprintf(&o, "+1 415 %03d %04d,%c\n", 200+i, 7*i, 'a'+rune(i%3))
	}
	for operator, want := range map[string]bool{"fake": true, "pseudonym": false} {
		policy := &masker.Policy{Labels: map[string]masker.Operation{"PHONE_NUMBER": {Operator: operator}}}
		v, err := New(&Options{Profiler: d.profiler, Policy: policy, Keys: testKeys})
		if err != nil {
			t.Fatal(err)
		}
		// Two fakes of 400 may be one or not; here some are.
		var b strings.Builder
		m, err := masker.New(&masker.Options{Policy: policy, Keys: testKeys})
		if err != nil {
			t.Fatal(err)
		}
		first := ""
		for i, line := range strings.Split(strings.TrimSpace(o.String()), "\n") {
			phone, rest, _ := strings.Cut(line, ",")
			if i > 0 {
				if phone, err = m.Mask("PHONE_NUMBER", phone); err != nil {
					t.Fatal(err)
				}
				if first == "" {
					first = phone
				}
				if want && i%40 == 0 {
					phone = first
				}
			}
			b.WriteString(phone + "," + rest + "\n")
		}
		r, err := v.Tables([]Table{unnamed("t", strings.NewReader(o.String()), strings.NewReader(b.String()))}, &TableOptions{Columns: labels, Now: testNow, MaxTries: -1})
		if err != nil {
			t.Fatal(err)
		}
		if hasCode(r, uniquenessLost) != want {
			t.Errorf("%s:\n%s", operator, findingsText(r))
		}
	}
}

// TestTokensOfTables holds that the tokens that an operator makes of what it does not
// understand are no fault of the form, with and without the key, and that what only
// looks like one is.
func TestTokensOfTables(t *testing.T) {
	policy := &masker.Policy{Labels: map[string]masker.Operation{"SSN": {Operator: "fpe"}}}
	short := func(r *rand.Rand, row int) string {
		if row%5 == 0 {
			return fmt.Sprintf("n/a %c", 'a'+row%26)
		}
		return ssn(r, row)
	}
	o, _, labels := build(300, []made{{"id", privet.None, serial, nil}, {"ssn", "SSN", short, nil}})
	d := newValidator(t)
	m, err := masker.New(&masker.Options{Finder: d.profiler, Classifier: d.profiler, Policy: policy, Keys: testKeys})
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if _, err := m.File(&b, strings.NewReader(o), &masker.FileOptions{Columns: labels}); err != nil {
		t.Fatal(err)
	}
	masked := b.String()
	if n := strings.Count(masked, "~"); n != 60 {
		t.Fatalf("%d tokens, want one in five rows", n)
	}
	for _, keys := range []func(string) ([]byte, error){nil, testKeys} {
		v, err := New(&Options{Profiler: d.profiler, Policy: policy, Keys: keys})
		if err != nil {
			t.Fatal(err)
		}
		for masked, want := range map[string]bool{masked: false, strings.ReplaceAll(masked, "~", "#"): true, strings.ReplaceAll(masked, "~", "~a"): true} {
			r, err := v.Tables([]Table{unnamed("t", strings.NewReader(o), strings.NewReader(masked))},
				&TableOptions{Columns: labels, Now: testNow, MaxTries: -1})
			if err != nil {
				t.Fatal(err)
			}
			if hasCode(r, FormatChanged) != want || hasCode(r, ruleNotFollowed) != (want && keys != nil) {
				t.Errorf("with keys %v: %s is %v\n%s", keys != nil, FormatChanged, !want, findingsText(r))
			}
		}
	}
}

// TestFakesOfOneLanguage holds that made-up addresses, whose names are of the language of
// the originals, are not taken for those of the rows because now and then they are.
func TestFakesOfOneLanguage(t *testing.T) {
	const rows = 5000
	columns := []made{{"last", "LAST_NAME", lastName, starred}, {"mail", "EMAIL_ADDRESS", email, func(o string, row int) string {
		last := "meier"
		if row%50 == 0 { // far more often than that of the row before
			last = strings.ToLower(lastName(rand.New(rand.NewPCG(uint64(row), 7)), row))
		}
		return token(o, row)[:8] + "." + last + "@mail.example"
	}}}
	o, m, labels := build(rows, columns)
	r := compareTables(t, o, m, &TableOptions{Columns: labels, Now: testNow, MaxTries: -1})
	if hasCode(r, attack.ResidualValue) || hasCode(r, attack.EmbeddedValue) {
		t.Errorf("it is found:\n%s", findingsText(r))
	}
}
