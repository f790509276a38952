package masker

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// idColumnsByName are columns of records.
var idColumnsByName = byName{"customer": "CUSTOMER_ID", "employee": "EMPLOYEE_ID", "device": "DEVICE_ID", "n": privet.None}

func newIDMasker(t testing.TB, policy *Policy) *Masker {
	t.Helper()
	return newMasker(t, &Options{Finder: nothing{}, Classifier: idColumnsByName, Policy: policy, Keys: testKeys})
}

// maskColumn masks a table and returns what became of its first column.
func maskColumn(t *testing.T, m *Masker, header string, values []string) []string {
	t.Helper()
	var src, dst bytes.Buffer
	w := csv.NewWriter(&src)
	_ = w.Write([]string{header, "n"})
	for i, v := range values {
		_ = w.Write([]string{v, fmt.Sprint(i)})
	}
	w.Flush()
	if _, err := m.File(&dst, &src, nil); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(&dst).ReadAll()
	if err != nil || len(rows) != len(values)+1 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	var masked []string
	for _, r := range rows[1:] {
		masked = append(masked, r[0])
	}
	return masked
}

// TestIDs holds of all numbers of up to four digits, and of other forms, that what becomes of
// them in a column of a label that tells records apart has their form, is not the value, is
// unique and the same in each file of one Masker, whatever the label, and is another for another Masker.
func TestIDs(t *testing.T) {
	var values []string
	for i := range 10_000 {
		values = append(values, fmt.Sprint(i))
	}
	values = append(values, "007", "042", "ALFKI", "C-10017-XK", "-12", "3.25", "9007199254740993", "Zoë", "a~b",
		"123e4567-e89b-42d3-a456-426614174000", "jane.doe@example.com", "#")
	m, other := newIDMasker(t, nil), newIDMasker(t, nil)
	masked := maskColumn(t, m, "customer", values)
	if again := maskColumn(t, m, "employee", values); !slices.Equal(again, masked) {
		t.Error("another file has other pseudonyms")
	}
	if again := maskColumn(t, other, "customer", values); slices.Equal(again, masked) {
		t.Error("another Masker has the same pseudonyms")
	}
	seen := map[string]bool{}
	for i, v := range values {
		got := masked[i]
		if got == v || seen[got] {
			t.Fatalf("%s became %s, which is the value or not unique", v, got)
		}
		seen[got] = true
		if token := got[0] == tokenMark; token != strings.ContainsAny(v, "~#") {
			t.Errorf("%s became %s", v, got)
		} else if !token && (formOfID(got) != formOfID(v) || json.Valid([]byte(got)) != json.Valid([]byte(v))) {
			t.Errorf("%s became %s, of another form", v, got)
		}
	}
}

// formOfID puts one character for all of a kind.
func formOfID(s string) string {
	if (hexForm{}).has(s) {
		return "hexadecimal"
	}
	return strings.Map(func(r rune) rune {
		if a := alphabetOf(r); a >= 0 {
			return rune('A' + a)
		}
		return r
	}, s)
}

// TestIDsInJSON holds that numbers of JSON stay numbers, and that ids of records are joined
// across files of two formats.
func TestIDsInJSON(t *testing.T) {
	m := newIDMasker(t, nil)
	var src, dst bytes.Buffer
	for i := range 300 {
		fmt.Fprintf(&src, "{\"customer\":%d,\"employee\":\"%d\"}\n", i, i)
	}
	report, err := m.File(&dst, &src, nil)
	if err != nil {
		t.Fatal(err)
	}
	d := json.NewDecoder(&dst)
	seen := map[json.Number]bool{}
	for i := range 300 {
		var record struct {
			Customer json.RawMessage
			Employee string
		}
		if err := d.Decode(&record); err != nil {
			t.Fatal(err)
		}
		n := string(record.Customer)
		if n != record.Employee || len(n) != len(fmt.Sprint(i)) || strings.Contains(n, `"`) || n == fmt.Sprint(i) {
			t.Fatalf("%d became %s and %q", i, n, record.Employee)
		}
		seen[json.Number(n)] = true
	}
	if len(seen) != 300 {
		t.Errorf("%d of 300 are unique", len(seen))
	}
	if c := report.Columns[0]; !c.Masked || c.RuleName != "CUSTOMER_ID" || c.Operator != "pseudonym" {
		t.Errorf("%+v", c)
	}
}

// TestIDPolicies holds who decides about a column that tells records apart.
func TestIDPolicies(t *testing.T) {
	replace := Operation{Operator: "replace", With: "-"}
	for _, tt := range []struct {
		policy Policy
		want   string // empty: a pseudonym
	}{
		{Policy{}, ""},
		{Policy{IDs: "pseudonym"}, ""},
		{Policy{Default: "mask"}, ""},
		{Policy{Default: "redact", IDs: "pseudonym"}, ""},
		{Policy{Default: "fail", IDsKeyRef: "main"}, ""},
		{Policy{IDs: "mask"}, "*****"},
		{Policy{Default: "redact"}, "[CUSTOMER_ID]"},
		{Policy{Labels: map[string]Operation{"USER_ID": replace}}, "-"},
		{Policy{Columns: map[string]Operation{"customer": replace}}, "-"},
		{Policy{IDs: "pseudonym", Labels: map[string]Operation{"customer-id": {Operator: "mask"}}}, "*****"},
	} {
		m := newIDMasker(t, &tt.policy)
		got := maskColumn(t, m, "customer", []string{"ALFKI"})[0]
		if tt.want != "" && got != tt.want || tt.want == "" && (got == "ALFKI" || formOfID(got) != formOfID("ALFKI")) {
			t.Errorf("%+v: %s, want %s", tt.policy, got, tt.want)
		}
		if tt.policy.Columns != nil {
			continue
		}
		// A Masker that is made of it follows it, with its key.
		with, err := m.With(nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if again := maskColumn(t, with, "customer", []string{"ALFKI"})[0]; again != got {
			t.Errorf("%+v: %s, and without a policy of its own %s", tt.policy, got, again)
		}
	}
	if _, err := newIDMasker(t, &Policy{Default: "fail"}).File(io.Discard, strings.NewReader("customer,n\nA,1\n"), nil); !errors.Is(err, ErrNoOperator) {
		t.Error(err)
	}
	own := newMasker(t, &Options{Finder: nothing{}, Classifier: idColumnsByName, Labels: map[privet.Label]privet.Label{"CUSTOMER_ID": "PASSWORD"}})
	if got := maskColumn(t, own, "customer", []string{"C-17"})[0]; got != "****" {
		t.Errorf("a rule of one's own: %s", got)
	}
	for document, want := range map[string]string{
		`{"ids":"zzyzx"}`:                   `ids must be "pseudonym" or "mask"`,
		`{"ids":"mask","idsKeyRef":"main"}`: `idsKeyRef goes with "ids":"pseudonym" only`,
		`{"labels":{"FREE_TEXT":{"operator":"text","policy":{"ids":"mask"}}}}`: "policy.ids belongs into the policy that this one is part of",
	} {
		if _, err := ParsePolicy([]byte(document)); !errors.Is(err, ErrPolicy) ||
			!strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "zzyzx") {
			t.Errorf("%s: %v", document, err)
		}
	}
	if _, err := New(&Options{Policy: &Policy{IDsKeyRef: "none"}}); !errors.Is(err, ErrPolicy) || !strings.Contains(err.Error(), "idsKeyRef names a key") {
		t.Errorf("a key that is not there: %v", err)
	}
}

// TestUnmaskIDs holds that pseudonyms under a key with a name are the same in two runs and can
// be undone, and that others are left as they are.
func TestUnmaskIDs(t *testing.T) {
	values := []string{"7", "42", "10248", "ALFKI", "123e4567-e89b-42d3-a456-426614174000", "#"}
	for _, tt := range []struct {
		policy *Policy
		undone bool
	}{{&Policy{IDsKeyRef: "main"}, true}, {nil, false}} {
		masked := maskColumn(t, newIDMasker(t, tt.policy), "customer", values)
		if again := maskColumn(t, newIDMasker(t, tt.policy), "customer", values); slices.Equal(again, masked) != tt.undone {
			t.Errorf("another run: %q and %q", masked, again)
		}
		var back bytes.Buffer
		in := "customer\n" + strings.Join(masked, "\n") + "\n"
		report, err := newIDMasker(t, tt.policy).UnmaskFile(&back, strings.NewReader(in), &FileOptions{Columns: byName{"customer": "CUSTOMER_ID"}})
		want := in
		if tt.undone {
			want = "customer\n" + strings.Join(values, "\n") + "\n"
		}
		if err != nil || back.String() != want || report.Columns[0].Restored != tt.undone {
			t.Errorf("%q, %v, want %q", back.String(), err, want)
		}
	}
}
