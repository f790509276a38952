package validator

import (
	"fmt"
	"strings"
	"testing"

	"github.com/privet-go/privet/masker"
)

// TestKeptNulls holds that spellings of nothing that the policy keeps are no values in clear, and that without it they are.
func TestKeptNulls(t *testing.T) {
	d := newValidator(t)
	var o, b strings.Builder
	for _, w := range []*strings.Builder{&o, &b} {
		w.WriteString("email,n\n")
	}
	for i := range 60 {
		value := fmt.Sprintf("jane%c.doe@mail-%c.example.org", 'a'+rune(i%26), 'a'+rune(i/3))
		masked, err := mustMasker(t).Mask("EMAIL_ADDRESS", value)
		if err != nil {
			t.Fatal(err)
		}
		if i%3 == 0 {
			value, masked = "NULL", "NULL"
		}
		fmt.Fprintf(&o, "%s,x\n", value)
		fmt.Fprintf(&b, "%s,x\n", masked)
	}
	for _, policy := range []*masker.Policy{{KeepNulls: []string{"NULL"}}, {}} {
		v, err := New(&Options{Profiler: d.profiler, Policy: policy})
		if err != nil {
			t.Fatal(err)
		}
		r, err := v.Tables([]Table{unnamed("t", strings.NewReader(o.String()), strings.NewReader(b.String()))}, &TableOptions{Now: testNow, MaxTries: -1})
		if err != nil {
			t.Fatal(err)
		}
		if got := hasCode(r, "VALUES_UNCHANGED") || hasCode(r, ruleNotFollowed); got != (policy.KeepNulls == nil) {
			t.Errorf("with %v:\n%s", policy.KeepNulls, findingsText(r))
		}
	}
}

// mustMasker returns a masker by the default rules.
func mustMasker(t *testing.T) *masker.Masker {
	t.Helper()
	m, err := masker.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}
