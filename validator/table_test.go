package validator

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// maskTable masks a table by the default rules or a policy.
func maskTable(t testing.TB, original string, opts *masker.Options) string {
	t.Helper()
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	if opts == nil {
		opts = &masker.Options{}
	}
	opts.Finder, opts.Classifier = p, p
	m, err := masker.New(opts)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if _, err := m.File(&b, strings.NewReader(original), nil); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// compareTables compares one table with what became of it.
func compareTables(t testing.TB, original, masked string, opts *TableOptions) *TableReport {
	t.Helper()
	r, err := newValidator(t).Tables([]Table{{"table", strings.NewReader(original), strings.NewReader(masked)}}, opts)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func findingsText(r *TableReport) string {
	var b strings.Builder
	for _, f := range r.Findings {
		fmt.Fprintf(&b, "%s %s %v %s %d/%d %s at %d:%d: %s\n", f.Level, f.Code, f.Columns, f.Label, f.Count, f.Of, f.Unit, f.Example.Row, f.Example.Column, f.Message)
	}
	return b.String()
}

// TestDefaultsOnCustomers holds that what the default rules make of the sample has
// no finding of severity error.
func TestDefaultsOnCustomers(t *testing.T) {
	data, err := os.ReadFile("../examples/data/customers.csv")
	if err != nil {
		t.Fatal(err)
	}
	r := compareTables(t, string(data), maskTable(t, string(data), nil), nil)
	t.Log(findingsText(r))
	for _, c := range r.Tables[0].Columns {
		t.Log(c)
	}
	if r.AtLeast(High) {
		t.Errorf("findings:\n%s", findingsText(r))
	}
	if r = compareTables(t, string(data), string(data), nil); !r.AtLeast(Critical) {
		t.Errorf("the original itself has no critical finding:\n%s", findingsText(r))
	}
	t.Log(findingsText(r))
}
